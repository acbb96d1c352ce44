"""The tokens that cards make, as cards that no deck can hold."""

from __future__ import annotations

from typing import Any

from rules.kernel.cards import Card
from rules.kernel.language.tokens import Tokens
from rules.sorcery.language.tokens import Token
from rules.sorcery.text import rules_text
from rules.wording import Text


def _card_of(token: Token, slug: str) -> Card:
    """Return a card without a number: the same one whichever others there are."""
    kind = "artifact" if token.kind == "automaton" else "minion"
    values: dict[str, Any] = {"cost": 0, "power": token.power}
    if kind == "artifact":
        values["artifact_type"] = "automaton"
    values |= {name: value for name in ("ranged", "movement") if (value := getattr(token, name))}
    if token.element:
        values["element"] = token.element
    if token.keywords:
        values["keywords"] = token.keywords
    return Card(slug, 0, kind, token.name, None, values, rules_text, Text("", ""))


TOKENS = Tokens(Token, _card_of)
