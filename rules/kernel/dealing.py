"""The dealing of cards from a deck to a hand by the rules alone."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Dealing:
    """An opening hand of `hand` cards from the section called `section`, then so many cards in each turn of one's own.

    `first_turn` is how many are drawn in one's first turn, by seat: going first, going second. `each_turn` is drawn in every later one.
    `aside` cards of the shuffled section are laid aside unseen before the hand is drawn. With `has_mulligan` any cards of the opening hand
    may go back once: to the bottom or aside, as many are drawn from the top, then the deck is shuffled with the cards that went back.
    """

    section: str
    hand: int
    first_turn: tuple[int, int] = (1, 1)
    each_turn: int = 1
    has_mulligan: bool = False
    aside: int = 0

    def draws(self, seat: int, turn: int) -> int:
        """Return how many cards a seat has drawn after its opening hand by its turn of that number; 0 is before the first."""
        return self.first_turn[seat] + self.each_turn * (turn - 1) if turn else 0
