"""Noun phrases of one and of several."""

from __future__ import annotations

import re

from rules.sorcery.text.english_nouns import PLURALS

_KINDS = ("unit", "minion", "avatar", "artifact", "relic", "automaton", "monument", "aura", "site", "square", "card", "spell", "attack")
_PLURAL = {kind: PLURALS.get(kind, f"{kind}s") for kind in _KINDS}
_SINGULAR = {plural: kind for kind, plural in _PLURAL.items()}
_ONE, _MANY = (re.compile(rf"\b({'|'.join(words)})\b(?!-)") for words in (_PLURAL, _SINGULAR))
#: What begins to describe a noun.
_BEHIND = re.compile(r" (?:with|without|that|up to|here|on|in|adjacent to|near|underground|underwater|below)\b")


def singular(phrase: str) -> str:
    """The same of one: `enemy minion`. What stands behind the noun is left alone."""
    head, rest = _parted(phrase)
    return _MANY.sub(lambda found: _SINGULAR[found[1]], head) + rest


def plural(phrase: str) -> str:
    """The same of several."""
    head, rest = _parted(phrase)
    return _ONE.sub(lambda found: _PLURAL[found[1]], head) + rest


def _parted(phrase: str) -> tuple[str, str]:
    found = _BEHIND.search(phrase)
    return (phrase, "") if found is None else (phrase[: found.start()], phrase[found.start() :])
