"""Odds of hands that nobody shuffles after the mulligan, and of several piles, against every deal there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import permutations

import pytest

from matches.statistics import Mulligan, Need, Opening, odds_of, odds_of_all, odds_of_any

MOST = 5
#: The draw that would meet a need which nothing meets.
NEVER = 99

Needs = tuple[Need, ...]
CASES: list[tuple[Needs, Opening]] = [
    (needs, Opening(deck, hand, mulligan, is_reshuffled=False))
    for deck, hand in ((6, 2), (6, 3), (5, 2))
    for needs in ((Need(1),), (Need(2),), (Need(2, 2),), (Need(2), Need(1)), (Need(3, 2), Need(1)))
    for mulligan in Mulligan
]


def orders(needs: Needs, opening: Opening) -> Iterator[tuple[list[int], list[int], Fraction]]:
    """Every hand after its mulligan and the cards that follow it in order, as numbers of needs or -1, and how likely that is."""
    kinds = [number for number, need in enumerate(needs) for _ in range(need.copies)]
    decks = list(permutations(kinds + [-1] * (opening.deck - len(kinds))))
    for deck in decks:
        hand, rest = list(deck[: opening.hand]), list(deck[opening.hand :])
        back: list[int] = []
        if opening.mulligan == Mulligan.SEEK:
            kept = [kind for index, kind in enumerate(hand) if kind >= 0 and hand[:index].count(kind) < needs[kind].wanted]
            back = list((Counter(hand) - Counter(kept)).elements())
            hand, rest = kept + rest[: len(back)], rest[len(back) :]
        below = list(permutations(back))
        for order in below:
            yield hand, [*rest, *order], Fraction(1, len(decks) * len(below))


@cache
def waits(needs: Needs, opening: Opening) -> Counter[int]:
    """Return, for each number of draws, how likely the needs are met by it and not before; under NEVER, that they are not met."""
    found: Counter[int] = Counter()
    for hand, rest, chance in orders(needs, opening):
        for draws in range(len(rest) + 1):
            seen = hand + rest[:draws]
            if all(seen.count(number) >= need.wanted for number, need in enumerate(needs)):
                found[draws] += chance  # type: ignore[assignment]
                break
        else:
            found[NEVER] += chance  # type: ignore[assignment]
    return found


@pytest.mark.parametrize(("needs", "opening"), CASES, ids=str)
def test_what_went_back_stays_at_the_bottom(needs: Needs, opening: Opening) -> None:
    by_draws = waits(needs, opening)
    for draws in range(opening.deck - opening.hand + 1):
        counted = sum(chance for wait, chance in by_draws.items() if wait <= draws)
        assert odds_of(needs, opening, draws) == pytest.approx(float(counted), abs=1e-12)


PILES: list[tuple[Needs, Opening]] = [CASES[1], CASES[2], CASES[15]]
PAIRS = [(one, other) for one in PILES for other in PILES]


def odds_by_draws(pile: tuple[Needs, Opening]) -> list[float]:
    needs, opening = pile
    return [odds_of(needs, opening, min(draws, opening.deck - opening.hand)) for draws in range(MOST + 1)]


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_all_that_is_needed_of_two_piles(pair: tuple[tuple[Needs, Opening], ...]) -> None:
    """It is there once each pile has been drawn from as often as it takes."""
    first, second = (waits(*pile) for pile in pair)
    found = odds_of_all([odds_by_draws(pile) for pile in pair])
    for draws in range(MOST + 1):
        counted = sum(one * other for own, one in first.items() for theirs, other in second.items() if own + theirs <= draws)
        assert found[draws] == pytest.approx(float(counted), abs=1e-12)


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_any_that_is_needed_of_two_piles(pair: tuple[tuple[Needs, Opening], ...]) -> None:
    """No player does better who decides draw by draw, knowing that nothing has come yet."""
    first, second = (waits(*pile) for pile in pair)

    def missing(by_draws: Counter[int], draws: int) -> Fraction:
        return Fraction(sum(chance for wait, chance in by_draws.items() if wait > draws))

    @cache
    def best(own: int, theirs: int, left: int) -> Fraction:
        """Return how likely the best player finds nothing at all, with so many drawn from each pile and so many left to draw."""
        if left == 0:
            return missing(first, own) * missing(second, theirs)
        return min(best(own + 1, theirs, left - 1), best(own, theirs + 1, left - 1))

    found = odds_of_any([odds_by_draws(pile) for pile in pair])
    for draws in range(MOST + 1):
        assert found[draws] == pytest.approx(1 - float(best(0, 0, draws)), abs=1e-12)


def test_one_pile_has_its_own_odds() -> None:
    own = odds_by_draws(PILES[0])
    assert odds_of_all([own]) == odds_of_any([own]) == own
