"""Odds agree with printed ones and with dealing the cards."""

from __future__ import annotations

import math

import numpy as np
import pytest

from matches.statistics import Mulligan, Need, Opening, odds_of

THIRTY = Opening(30, 10)


def test_printed_odds() -> None:
    """A playset of four in the opening seven of sixty: 39.95 %; three in ten of thirty: 1 - C(27, 10) / C(30, 10)."""
    assert odds_of([Need(4)], Opening(60, 7), 0) == pytest.approx(0.3995, abs=5e-5)
    assert odds_of([Need(3)], THIRTY, 0) == pytest.approx(1 - math.comb(27, 10) / math.comb(30, 10))


def test_two_needs_by_inclusion_and_exclusion() -> None:
    def without(cards: int) -> float:
        return math.comb(30 - cards, 12) / math.comb(30, 12)

    assert odds_of([Need(3), Need(2)], THIRTY, 2) == pytest.approx(1 - without(3) - without(2) + without(5))


def deal(needs: list[Need], opening: Opening, draws: int, runs: int = 20_000) -> float:
    """The share of dealt games that meet the needs, every card moved as a player would."""
    random_numbers = np.random.default_rng(61)
    kinds = [index for index, need in enumerate(needs) for _ in range(need.copies)]
    cards = np.array(kinds + [-1] * (opening.deck - len(kinds)))
    met = 0
    for _ in range(runs):
        deck = random_numbers.permutation(cards).tolist()
        hand, deck = deck[: opening.hand], deck[opening.hand :]
        if opening.mulligan == Mulligan.SEEK:
            kept = [kind for index, kind in enumerate(hand) if kind >= 0 and hand[:index].count(kind) < needs[kind].wanted]
            back = opening.hand - len(kept)
            surplus = [kind for kind in hand if kind >= 0]
            for kind in kept:
                surplus.remove(kind)
            deck += surplus + [-1] * (back - len(surplus))
            hand, deck = kept + deck[:back], random_numbers.permutation(deck[back:]).tolist()
        hand += deck[:draws]
        met += all(hand.count(index) >= need.wanted for index, need in enumerate(needs))
    return met / runs


@pytest.mark.parametrize(
    ("needs", "draws"),
    [([Need(1)], 0), ([Need(1)], 6), ([Need(3, 2)], 3), ([Need(2), Need(1)], 4), ([Need(3, 2), Need(2)], 5), ([Need(2)] * 3, 2)],
    ids=str,
)
@pytest.mark.parametrize("mulligan", Mulligan)
def test_agrees_with_dealing(needs: list[Need], draws: int, mulligan: Mulligan) -> None:
    opening = Opening(16, 5, mulligan)
    assert odds_of(needs, opening, draws) == pytest.approx(deal(needs, opening, draws), abs=0.011)


def test_a_single_card_sought_in_thirty() -> None:
    """In ten cards, or else in ten of the other twenty."""
    assert odds_of([Need(1)], Opening(30, 10, Mulligan.SEEK), 0) == pytest.approx(1 / 3 + 2 / 3 / 2)


def test_odds_grow_with_every_draw_up_to_all() -> None:
    for mulligan in Mulligan:
        found = [odds_of([Need(2), Need(3, 2)], Opening(30, 10, mulligan), draws) for draws in range(31)]
        assert found == sorted(found)
        assert found[-1] == 1
    assert found[0] > odds_of([Need(2), Need(3, 2)], THIRTY, 0)


def test_nothing_needed_is_always_there() -> None:
    assert odds_of([], THIRTY, 0) == odds_of([Need(3, 0)], THIRTY, 0) == 1


def test_more_than_there_are_is_never_there() -> None:
    assert odds_of([Need(2, 3)], THIRTY, 20) == 0


@pytest.mark.parametrize(
    ("needs", "opening", "draws", "told"),
    [
        ([Need(3)] * 5, Opening(30, 10, Mulligan.SEEK), 0, "too many hands"),
        ([Need(31)], THIRTY, 0, "fewer cards"),
        ([Need(-1)], THIRTY, 0, "no fewer than no"),
        ([Need(1)], THIRTY, -1, "no fewer than no"),
        ([Need(1)], Opening(5, 6), 0, "no larger"),
        ([Need(1)], Opening(15, 10, Mulligan.SEEK), 0, "half the deck"),
    ],
)
def test_impossible_questions_are_refused(needs: list[Need], opening: Opening, draws: int, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        odds_of(needs, opening, draws)
