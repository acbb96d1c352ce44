"""The tokens that cards make, as cards that no deck can hold (107.2)."""

from __future__ import annotations

from typing import Any

from rules.hota.language.tokens import Token
from rules.hota.text import rules_text
from rules.kernel.cards import Card
from rules.kernel.language.tokens import Tokens
from rules.wording import Text


def _card_of(token: Token, slug: str) -> Card:
    """Return a card without a number: the same one whichever others there are."""
    values: dict[str, Any] = {"cost": 0, "attack": token.attack, "life": token.life}
    if token.attribute:
        values["attribute"] = token.attribute
    if token.keywords:
        values["keywords"] = tuple(each.replace("_", "-") for each in token.keywords)
    return Card(slug, 0, "creature", token.name, None, values, rules_text, Text("", ""))


TOKENS = Tokens(Token, _card_of)
