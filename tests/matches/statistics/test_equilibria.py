"""The mix is one that no deck beats, the only one of its kind, and its intervals hold the true shares."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from matches.statistics import mix_field
from matches.statistics.equilibria import equilibria
from tests.matches.statistics.pairs import pair_scores

CIRCLE = {(0, 1): 0.6, (1, 2): 0.62, (2, 0): 0.58}


def gains_of(decks: int, rates: dict[tuple[int, int], float]) -> npt.NDArray[np.float64]:
    gains = np.zeros((decks, decks))
    for (left, right), rate in rates.items():
        gains[left, right], gains[right, left] = rate - 0.5, 0.5 - rate
    return gains


@pytest.mark.parametrize("decks", [1, 2, 3, 5, 12, 30])
@pytest.mark.parametrize("is_coarse", [False, True], ids=["any", "with ties"])
def test_nothing_gains_against_it(decks: int, is_coarse: bool) -> None:
    drawn = np.random.default_rng(47).uniform(-0.3, 0.3, (50, decks, decks))
    upper = np.triu(np.round(drawn, 1) if is_coarse else drawn, 1)
    gains = upper - upper.transpose(0, 2, 1)
    mixes = equilibria(gains)
    assert mixes.sum(axis=1) == pytest.approx(np.ones(50))
    assert mixes.min() >= 0
    assert np.einsum("mij,mj->mi", gains, mixes).max() < 1e-6


def test_rock_paper_scissors() -> None:
    """Three decks in a circle: each has the share by which the other two differ."""
    assert equilibria(gains_of(3, CIRCLE)[None])[0] == pytest.approx([0.4, 4 / 15, 1 / 3])


def test_the_best_deck_is_the_whole_mix() -> None:
    assert equilibria(gains_of(3, {(0, 1): 0.6, (0, 2): 0.51, (1, 2): 0.7})[None])[0].tolist() == [1, 0, 0]


def test_copies_share_alike() -> None:
    """A second copy of the rock takes half of the rock's share and nothing else's."""
    single = gains_of(3, CIRCLE)
    copied = single[np.ix_([0, 0, 1, 2], [0, 0, 1, 2])]
    assert equilibria(copied[None])[0] == pytest.approx([0.2, 0.2, 4 / 15, 1 / 3])
    assert equilibria(np.zeros((1, 4, 4)))[0] == pytest.approx([0.25] * 4)


@pytest.mark.parametrize("pairs", [60, 400])
def test_coverage(pairs: int) -> None:
    """A circle of three, a deck that loses to the mix and one that all but holds its own."""
    rates = {**CIRCLE, (0, 3): 0.55, (1, 3): 0.6, (2, 3): 0.5, (0, 4): 0.52, (1, 4): 0.51, (2, 4): 0.55, (3, 4): 0.5}
    true = [0.4, 4 / 15, 1 / 3, 0, 0]
    random_numbers = np.random.default_rng(53)
    held = np.zeros(5)
    runs = 150
    for run in range(runs):
        cells = {cell: random_numbers.multinomial(pairs, pair_scores(rate, draws=0.05)).tolist() for cell, rate in rates.items()}
        found = mix_field(5, cells, seed=run, samples=200)
        held += [each.interval.holds(share) for each, share in zip(found, true, strict=True)]
    assert (held / runs).min() > 0.91


def test_what_is_told_of_each_deck() -> None:
    found = mix_field(4, {cell: (1e5 * pair_scores(rate)).astype(int).tolist() for cell, rate in {**CIRCLE, (3, 0): 0.4}.items()})
    assert sum(each.share for each in found) == pytest.approx(1)
    assert max(each.win_rate for each in found) == pytest.approx(0.5, abs=1e-6)
    known = mix_field(3, {cell: (1e5 * pair_scores(rate)).astype(int).tolist() for cell, rate in CIRCLE.items()})
    assert [each.chance for each in known] == [1, 1, 1]
    assert max(each.interval.half_width for each in known) < 0.02


def test_never_of_zero_width() -> None:
    best, worst = mix_field(2, {(0, 1): [0, 0, 0, 0, 5000]}, samples=100)
    assert (best.share, worst.share, best.chance, worst.chance) == (1, 0, 1, 0)
    assert (best.interval.low, best.interval.high) == (0.99, 1)
    assert (worst.interval.low, worst.interval.high) == (0, 0.01)


def test_decks_that_have_not_met_may_be_anything_to_each_other() -> None:
    found = mix_field(2, {})
    assert [each.share for each in found] == pytest.approx([0.5, 0.5])
    assert found[0].interval.half_width == 0.5


def test_the_same_seed_gives_the_same_answer() -> None:
    cells = {(0, 1): [5, 0, 10, 0, 6], (1, 2): [5, 0, 10, 0, 6], (0, 2): [6, 0, 10, 0, 5]}
    assert mix_field(3, cells, seed=4) == mix_field(3, cells, seed=4) != mix_field(3, cells, seed=5)
