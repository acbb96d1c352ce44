"""What a deck's opening hands and draws bring: exact odds for its cards and for what one needs, and a hand drawn at random."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from cards.catalogue import Catalogue
from cards.models import Card
from decks.deck_list import DeckList
from matches.statistics import Mulligan, Need, Opening, odds_of
from rules.kernel.dealing import Dealing

#: The last of one's own turns that odds are told for. Turn 0 is the opening hand.
LAST_TURN = 8
TURNS = range(LAST_TURN + 1)
#: What is wanted of the cards that one needs: at least one of them, or one of each.
ANY, EACH = "any", "each"
#: The last seed of a hand drawn at random.
MOST_SEED = (1 << 31) - 1


@dataclass(frozen=True, slots=True)
class Odds:
    """How likely something has been seen by the opening hand and by each turn up to the last, for either seat."""

    first: tuple[float, ...]
    second: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Playset:
    """The cards that a deck holds so many copies of: their odds are the same."""

    copies: int
    cards: tuple[Card, ...]
    odds: Odds


@dataclass(frozen=True, slots=True)
class DealtDeck:
    """The part of a deck that hands are drawn from, as (card, copies) in the deck's order, and how they are."""

    dealing: Dealing
    cards: tuple[tuple[Card, int], ...]

    @classmethod
    def of_listing(cls, listing: DeckList, dealing: Dealing, pool: Catalogue) -> DealtDeck:
        listed = listing.sections.get(dealing.section, {})
        return cls(dealing, tuple((pool.rows[slug], copies) for slug, copies in listed.items()))

    @property
    def size(self) -> int:
        return sum(copies for _, copies in self.cards)

    @property
    def least_size(self) -> int:
        """So large a deck has to be for its hand, or for a mulligan that does not draw what it put back."""
        return self.dealing.aside + self.dealing.hand * (2 if self.dealing.has_mulligan else 1)

    @property
    def most_draws(self) -> int:
        """So many cards can follow the opening hand."""
        return self.size - self.dealing.hand - self.dealing.aside

    def playsets(self, mulligan: Mulligan) -> list[Playset]:
        """The odds of having seen at least one copy, card by card, those with most copies first."""
        together = {
            copies: tuple(card for card, held in self.cards if held == copies)
            for copies in sorted({copies for _, copies in self.cards}, reverse=True)
        }
        return [Playset(copies, cards, self.odds([Need(copies)], mulligan)) for copies, cards in together.items()]

    def needs(self, slugs: Collection[str], *, is_each: bool) -> list[Need]:
        """At least one copy of each of these cards, or of any of them."""
        held = sorted(copies for card, copies in self.cards if card.slug in slugs)
        return [Need(copies) for copies in held] if is_each else [Need(sum(held))]

    def odds(self, needs: Sequence[Need], mulligan: Mulligan) -> Odds:
        """Raises ValueError for needs that are too many to count through with a mulligan."""
        opening = Opening(self.size, self.dealing.hand, mulligan)
        first, second = ([odds_of(needs, opening, self._draws(seat, turn)) for turn in TURNS] for seat in (0, 1))
        return Odds(tuple(first), tuple(second))

    def _draws(self, seat: int, turn: int) -> int:
        return min(self.dealing.draws(seat, turn), self.most_draws)

    def sample_hand(self, seed: int) -> list[Card]:
        """An opening hand drawn at random; the same seed draws the same."""
        copies = [card for card, held in self.cards for _ in range(held)]
        return random.Random(seed).sample(copies, self.dealing.hand)
