"""Ranks: how many decks one is better than, and intervals that hold as often as they say."""

from __future__ import annotations

import numpy as np
import pytest

from matches.sealed.ranks import Rank, rank_among


def test_the_best_and_the_worst() -> None:
    means, errors = [0.4 + 0.002 * number for number in range(100)], [0.001] * 100
    assert rank_among(0.7, 0.001, means, errors) == Rank(100, 100, 100, 100)
    assert rank_among(0.3, 0.001, means, errors) == Rank(0, 0, 0, 100)


def test_in_the_middle() -> None:
    means, errors = [0.4 + 0.002 * number for number in range(100)], [0.001] * 100
    rank = rank_among(0.4 + 0.002 * 63 - 0.001, 0.001, means, errors)
    assert abs(rank.better - 63) <= 1
    assert rank.low < 63 < rank.high


def test_less_known_is_less_sure() -> None:
    means = list(np.random.default_rng(3).normal(0.5, 0.06, 100))
    widths = []
    for error in (0.005, 0.02, 0.05):
        rank = rank_among(0.55, error, means, [0.02] * 100)
        widths.append(rank.high - rank.low)
    assert widths == sorted(widths)
    assert widths[0] < widths[-1]


def test_a_field_that_is_all_luck_tells_nothing() -> None:
    chance = np.random.default_rng(4)
    rank = rank_among(0.6, 0.05, list(chance.normal(0.5, 0.05, 100)), [0.05] * 100)
    assert 20 <= rank.better <= 80


@pytest.mark.parametrize("error", [0.01, 0.02, 0.04])
def test_intervals_hold_the_true_place(error: float) -> None:
    """The true place of decks of known strength lies in the interval about 95 times of 100."""
    chance, held = np.random.default_rng(5), 0
    for _ in range(200):
        strengths = chance.normal(0.5, 0.06, 100)
        means = strengths + chance.normal(0, 0.02, 100)
        deck = chance.normal(0.5, 0.06)
        rank = rank_among(deck + chance.normal(0, error), error, list(means), [0.02] * 100)
        held += rank.low <= int(np.sum(strengths < deck)) <= rank.high
    assert held >= 183


def test_the_same_figures_give_the_same_rank() -> None:
    means, errors = [0.45, 0.5, 0.55], [0.02, 0.02, 0.02]
    assert rank_among(0.51, 0.02, means, errors) == rank_among(0.51, 0.02, means, errors)
