"""The tokens that cards make, as cards that no deck can hold (107.2)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from rules.hota.language.tokens import Token
from rules.hota.text import rules_text
from rules.kernel.cards import Card
from rules.kernel.language.words import words_in
from rules.wording import Text

#: What the slug of a token begins with.
PREFIX = "token-"


def listed_tokens(cards: Iterable[Card]) -> tuple[Token, ...]:
    """All different tokens that the cards' abilities make, in the order of the cards' numbers."""
    ordered = sorted(cards, key=lambda card: (card.number, card.slug))
    return tuple(dict.fromkeys(token for card in ordered for token in _tokens_in(card.abilities)))


@lru_cache(maxsize=4096)
def _tokens_in(abilities: tuple[Any, ...]) -> tuple[Token, ...]:
    """Kept: each file of scenarios asks for the tokens of all cards, 23 ms of CPU without this and 0.8 with it (2026-11-24)."""
    return tuple(word for word, _ in words_in(abilities, "") if isinstance(word, Token))


def tokens_of(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The same as cards; their slugs are made of their English names."""
    made: list[Card] = []
    slugs: dict[str, int] = {}
    for token in listed_tokens(cards):
        slug = PREFIX + re.sub(r"[^a-z0-9]+", "-", token.name.en.casefold()).strip("-")
        slugs[slug] = slugs.get(slug, 0) + 1
        made.append(_card_of(token, slug if slugs[slug] == 1 else f"{slug}-{slugs[slug]}"))
    return tuple(made)


@lru_cache(maxsize=1024)
def _card_of(token: Token, slug: str) -> Card:
    """A card without a number: the same one whichever others there are."""
    values: dict[str, Any] = {"cost": 0, "attack": token.attack, "life": token.life}
    if token.attribute:
        values["attribute"] = token.attribute
    if token.keywords:
        values["keywords"] = tuple(each.replace("_", "-") for each in token.keywords)
    return Card(slug, 0, "creature", token.name, None, values, rules_text, Text("", ""))
