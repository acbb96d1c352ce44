"""The tokens that cards make, as cards that no deck can hold."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from rules.kernel.cards import Card
from rules.kernel.language.words import words_in
from rules.sorcery.language.tokens import Token
from rules.sorcery.text import rules_text
from rules.wording import Text

#: What the slug of a token begins with.
PREFIX = "token-"


def listed_tokens(cards: Iterable[Card]) -> tuple[Token, ...]:
    """All different tokens that the cards' abilities make, in the order of the cards' numbers."""
    ordered = sorted(cards, key=lambda card: (card.number, card.slug))
    words = (word for card in ordered for word, _ in words_in(card.abilities, ""))
    return tuple(dict.fromkeys(word for word in words if isinstance(word, Token)))


def tokens_of(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The same as cards; their slugs are made of their English names."""
    made: list[Card] = []
    slugs: dict[str, int] = {}
    for token in listed_tokens(cards):
        slug = PREFIX + re.sub(r"[^a-z0-9]+", "-", token.name.en.casefold()).strip("-")
        slugs[slug] = slugs.get(slug, 0) + 1
        made.append(_card_of(token, slug if slugs[slug] == 1 else f"{slug}-{slugs[slug]}"))
    return tuple(made)


def _card_of(token: Token, slug: str) -> Card:
    """A card without a number: the same one whichever others there are."""
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
