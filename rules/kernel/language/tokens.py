"""The tokens that cards make, as cards that no deck can hold: for every game whose cards make some."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Generic, Protocol, TypeVar

from rules.kernel.cards import Card
from rules.kernel.language.words import words_in
from rules.wording import Text

#: What the slug of a token begins with.
PREFIX = "token-"


def is_token(card: Card) -> bool:
    """Return whether a card is one that another card makes, none of a deck."""
    return card.slug.startswith(PREFIX)


class Named(Protocol):
    """A word of a card language that says what a token is."""

    @property
    def name(self) -> Text: ...
    def __hash__(self) -> int: ...


T = TypeVar("T", bound=Named)


class Tokens(Generic[T]):
    """The tokens of a game. `word` says one in an ability; `card_of` makes the card of one, with a slug that is given."""

    def __init__(self, word: type[T], card_of: Callable[[T, str], Card]) -> None:
        self._word = word
        # Kept: each file of scenarios asks for the tokens of all cards, 23 ms of CPU without this and 0.8 with it (2026-11-24).
        self._in = lru_cache(maxsize=4096)(self._find)
        self._card_of = lru_cache(maxsize=1024)(card_of)

    def listed(self, cards: Iterable[Card]) -> tuple[T, ...]:
        """Return all different tokens that the cards' abilities make, in the order of the cards' numbers."""
        ordered = sorted(cards, key=lambda card: (card.number, card.slug))
        return tuple(dict.fromkeys(token for card in ordered for token in self._in(card.abilities)))

    def cards(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Return the same as cards; their slugs are made of their English names."""
        made: list[Card] = []
        slugs: dict[str, int] = {}
        for token in self.listed(cards):
            slug = PREFIX + re.sub(r"[^a-z0-9]+", "-", token.name.en.casefold()).strip("-")
            slugs[slug] = slugs.get(slug, 0) + 1
            made.append(self._card_of(token, slug if slugs[slug] == 1 else f"{slug}-{slugs[slug]}"))
        return tuple(made)

    def by_slug(self, cards: Mapping[str, Card]) -> dict[str, Card]:
        """Return the same by their slugs."""
        return {token.slug: token for token in self.cards(cards.values())}

    def _find(self, abilities: tuple[Any, ...]) -> tuple[T, ...]:
        return tuple(word for word, _ in words_in(abilities, "") if isinstance(word, self._word))
