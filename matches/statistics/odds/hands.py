"""Exact odds of having what one needs in hand by some draw."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import lru_cache
from itertools import product

#: More hands than so many, told apart by what serves the needs, take too long to count through with a mulligan: four needs of three copies.
MOST_HANDS = 256


class Mulligan(StrEnum):
    """The cards of the opening hand that are put back: none, or all that no need asks for."""

    NONE = "none"
    SEEK = "seek"


@dataclass(frozen=True, slots=True)
class Need:
    """At least `wanted` of the `copies` that a deck holds of a card, or of cards that do as well. No card serves two needs."""

    copies: int
    wanted: int = 1


@dataclass(frozen=True, slots=True)
class Opening:
    """A deck of so many cards and the hand drawn from it. What is put back goes to the bottom, as many cards are drawn from the top, and
    only then is the deck shuffled, where it `is_reshuffled`; elsewhere it stays at the bottom.
    """

    deck: int
    hand: int
    mulligan: Mulligan = Mulligan.NONE
    is_reshuffled: bool = True


def odds_of(needs: Sequence[Need], opening: Opening, draws: int) -> float:
    """Return the odds that all needs are met by the opening hand and the next `draws` cards (hypergeometric, counted exactly).

    Raises ValueError for cards that the deck does not have, for a mulligan that might draw what it put back, and for one with too many
    hands.
    """
    copies, wanted = tuple(need.copies for need in needs), tuple(need.wanted for need in needs)
    _require(all(need.copies >= 0 and need.wanted >= 0 for need in needs) and draws >= 0, "There are no fewer than no cards.")
    _require(sum(copies) <= opening.deck, "The deck has fewer cards than are needed.")
    _require(0 <= opening.hand <= opening.deck, "The hand is no larger than the deck.")
    if opening.mulligan == Mulligan.NONE:
        return float(_met(opening.deck, copies, wanted, min(opening.hand + draws, opening.deck)))
    _require(math.prod(held + 1 for held in copies) <= MOST_HANDS, "These needs have too many hands to count through with a mulligan.")
    _require(2 * opening.hand <= opening.deck, "A mulligan of more than half the deck draws what it put back.")
    return float(_met_after_mulligan(opening, copies, wanted, draws))


# Three needs and twelve draws take 100 ms of CPU time, and none when they are asked for again (2026-11-25).
@lru_cache(maxsize=1024)
def _met_after_mulligan(opening: Opening, copies: tuple[int, ...], wanted: tuple[int, ...], draws: int) -> Fraction:
    """Return the odds after a mulligan that keeps, of each need, at most the cards wanted; a surplus copy goes back for another chance at
    the rest.
    """
    hand, rest, chance = opening.hand, opening.deck - opening.hand, Fraction(0)
    for first, weight in _hands(opening.deck, copies, hand):
        kept = tuple(map(min, first, wanted))
        left = tuple(held - drawn for held, drawn in zip(copies, first, strict=True))
        for second, other in _hands(rest, left, hand - sum(kept)):
            have = tuple(map(sum, zip(kept, second, strict=True)))
            missing = tuple(max(0, want - got) for want, got in zip(wanted, have, strict=True))
            unseen = tuple(held - drawn for held, drawn in zip(left, second, strict=True))
            back = tuple(drawn - stays for drawn, stays in zip(first, kept, strict=True))
            if opening.is_reshuffled:
                in_deck = tuple(map(sum, zip(unseen, back, strict=True)))
                chance += weight * other * _met(rest, in_deck, missing, min(draws, rest))
            else:
                chance += weight * other * _met_above(rest, hand - sum(kept), unseen, back, missing, draws)
    return chance


def _met_above(rest: int, below: int, unseen: tuple[int, ...], back: tuple[int, ...], missing: tuple[int, ...], draws: int) -> Fraction:
    """Return the odds that `draws` cards hold what is missing; the last `below` cards of the `rest` are those put back, in random order."""
    above = rest - below
    if draws <= above:
        return _met(above, unseen, missing, draws)
    still = tuple(max(0, want - got) for want, got in zip(missing, unseen, strict=True))
    return _met(below, back, still, min(draws - above, below))


# Three needs and twelve draws take 100 ms of CPU time, and 166 without this, after a mulligan (2026-11-25).
@lru_cache(maxsize=65536)
def _met(deck: int, copies: tuple[int, ...], wanted: tuple[int, ...], draws: int) -> Fraction:
    """Return the odds that `draws` cards of `deck` hold at least what is wanted of each need."""
    # ways[n]: in how many ways n cards that serve a need can be chosen so that every need is met.
    ways = [1]
    for held, want in zip(copies, wanted, strict=True):
        longer = [0] * (len(ways) + held)
        for number, many in enumerate(ways):
            for got in range(want, held + 1):
                longer[number + got] += many * math.comb(held, got)
        ways = longer
    others = deck - sum(copies)
    good = sum(many * math.comb(others, draws - number) for number, many in enumerate(ways) if number <= draws)
    return Fraction(good, math.comb(deck, draws))


def _hands(deck: int, copies: tuple[int, ...], draws: int) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Yield all numbers of copies that `draws` cards may hold, with how likely they are."""
    others, whole = deck - sum(copies), math.comb(deck, draws)
    for hand in product(*(range(held + 1) for held in copies)):
        rest = draws - sum(hand)
        if 0 <= rest <= others:
            yield hand, Fraction(math.prod(map(math.comb, copies, hand)) * math.comb(others, rest), whole)


def _require(is_so: bool, complaint: str) -> None:
    if not is_so:
        raise ValueError(complaint)
