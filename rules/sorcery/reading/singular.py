"""Plural noun phrases as singular ones."""

from __future__ import annotations

import re

from rules.sorcery.text.english_nouns import PLURALS

_SINGULAR = {plural: kind for kind, plural in PLURALS.items()} | {
    f"{kind}s": kind for kind in ("unit", "minion", "avatar", "artifact", "relic", "monument", "aura", "site", "square", "ally")
}
_KINDS = re.compile(rf"\b({'|'.join(_SINGULAR)})\b")


def singular(phrase: str) -> str:
    """The same of one: `enemy minion`. What stands behind the first kinds is left alone."""
    head, joint, rest = _parted(phrase)
    return _KINDS.sub(lambda found: _SINGULAR[found[1]], head) + joint + rest


def _parted(phrase: str) -> tuple[str, str, str]:
    found = re.search(r" (?:with|without|up to|here|on|in|adjacent to|near|under|below)\b", phrase)
    return (phrase, "", "") if found is None else (phrase[: found.start()], "", phrase[found.start() :])
