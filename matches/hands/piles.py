"""The piles of a deck that its hands are drawn from, and a hand drawn from them at random."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from cards.catalogue import Catalogue
from cards.models import Card
from decks.deck_list import DeckList
from rules.kernel.dealing import Dealing
from rules.wording import Text

#: The last seed of a hand drawn at random.
MOST_SEED = (1 << 31) - 1

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class DealtPile:
    """A pile by its section and that section's name, as (card, copies) in the deck's order. A hand has `hand` cards of it."""

    section: str
    name: Text
    cards: tuple[tuple[Card, int], ...]
    hand: int
    #: So large it has to be for its part of a hand, or for a mulligan that does not draw what it put back.
    least_size: int
    #: So many of its cards can follow the opening hand.
    most_draws: int

    @property
    def size(self) -> int:
        return sum(copies for _, copies in self.cards)

    @property
    def cards_by_name(self) -> tuple[tuple[Card, int], ...]:
        """The same with all printings of a name together, as the first of them with the copies of all."""
        together: dict[str, tuple[Card, int]] = {}
        for card, held in self.cards:
            first, before = together.get(card.name_group, (card, 0))
            together[card.name_group] = (first, before + held)
        return tuple(together.values())

    @property
    def copies(self) -> list[Card]:
        return [card for card, held in self.cards for _ in range(held)]


@dataclass(frozen=True, slots=True)
class DealtDeck:
    """The piles of a deck that hands are drawn from, and how they are drawn."""

    dealing: Dealing
    piles: tuple[DealtPile, ...]

    @classmethod
    def of_listing(cls, listing: DeckList, dealing: Dealing, pool: Catalogue) -> DealtDeck:
        piles = []
        for pile in dealing.piles:
            listed = listing.sections.get(pile.section, {})
            cards = tuple((pool.rows[slug], copies) for slug, copies in listed.items())
            least = pile.aside + pile.hand * (2 if dealing.has_mulligan else 1)
            most = max(0, sum(listed.values()) - pile.hand - pile.aside)
            piles.append(DealtPile(pile.section, listing.format.section(pile.section).name, cards, pile.hand, least, most))
        return cls(dealing, tuple(piles))

    @property
    def cards(self) -> tuple[tuple[Card, int], ...]:
        return tuple(each for pile in self.piles for each in pile.cards)

    @property
    def size(self) -> int:
        return sum(pile.size for pile in self.piles)

    @property
    def short(self) -> DealtPile | None:
        """A pile that has too few cards for hands."""
        return next((pile for pile in self.piles if pile.size < pile.least_size), None)

    def sample_hand(self, seed: int) -> list[Card]:
        """An opening hand drawn at random, pile by pile; the same seed draws the same."""
        chance = random.Random(seed)
        return [card for pile in self.piles for card in chance.sample(pile.copies, pile.hand)]

    def by_pile(self, hand: Sequence[Item]) -> list[tuple[DealtPile, list[Item]]]:
        """Return the items that stand for the cards of a hand, split by pile."""
        left = iter(hand)
        return [(pile, [each for _, each in zip(range(pile.hand), left, strict=False)]) for pile in self.piles]
