"""The dealing of cards from a deck to a hand by the rules alone."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kernel.cards import UNSAID
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile that hands are drawn from: the deck's section called `section`, of which an opening hand has `hand` cards.

    `aside` cards of the shuffled pile are laid aside unseen before the hand is drawn.
    """

    section: str
    hand: int
    aside: int = 0


@dataclass(frozen=True, slots=True)
class Dealing:
    """An opening hand drawn from each of the piles, then so many cards in each turn of one's own, from a pile of one's choice.

    `first_turn` is how many are drawn in one's first turn, by seat: going first, going second. `each_turn` is drawn in every later one.
    With `has_mulligan` any cards of the opening hand may go back once: to the bottom of their piles or aside, as many are drawn from the
    tops of these. Where a hand `is_reshuffled` the piles are then shuffled with the cards that went back, else those stay at the bottom.
    `note` says what else brings cards by the rules alone.
    """

    piles: tuple[Pile, ...]
    first_turn: tuple[int, int] = (1, 1)
    each_turn: int = 1
    has_mulligan: bool = False
    is_reshuffled: bool = True
    note: Text = UNSAID

    @property
    def hand(self) -> int:
        """The number of cards in an opening hand."""
        return sum(pile.hand for pile in self.piles)

    def draws(self, seat: int, turn: int) -> int:
        """Return how many cards a seat has drawn after its opening hand by its turn of that number; 0 is before the first."""
        return self.first_turn[seat] + self.each_turn * (turn - 1) if turn else 0
