"""Rates without luck: right on average whatever the worths are, as sure as they say, and never much less sure than the plain ones."""

from __future__ import annotations

import numpy as np
import pytest

from matches.statistics import interval, mean_score, rate_decks, rate_without_luck, score_without_luck
from matches.statistics.luck import LEAST_EXPLAINED, LUCK_PARTS, LuckSums, WithoutLuck

RUNS = 3_000
#: The worths of what is drawn, as they are and as they are believed to be.
GOOD, HALF_WRONG, USELESS = (0.35, 0.35), (0.35, -0.2), (0.0, 0.0)


class Table:
    """Pairs of made-up games, many runs at once: luck of both sides moves the chance of each game.

    `worth`: by how much a step of either side's luck changes the chance of a win; what is counted of it is `counted`, with other noise.
    """

    def __init__(self, rate: float, worth: tuple[float, float], *, pairs: int, runs: int = RUNS, seed: int = 11) -> None:
        rng = np.random.default_rng(seed)
        mine, theirs = rng.choice([-1, 1], size=(2, runs, pairs))
        chance = rate + (worth[0] * mine - worth[1] * theirs) / 2
        assert 0 <= chance.min() <= chance.max() <= 1
        self.scores = 2 * (rng.random((2, runs, pairs)) < chance).sum(axis=0)
        noise = rng.choice([-1, 0, 1], size=(2, runs, pairs))
        self.luck = (LUCK_PARTS * (0.3 * np.stack([mine, theirs]) + 0.1 * noise)).round().astype(np.int64)

    def sums(self, run: int) -> LuckSums:
        values = np.stack([np.ones_like(self.scores[run]), self.scores[run], *self.luck[:, run]]).astype(np.int64)
        even, odd = (half @ half.T for half in (values[:, ::2], values[:, 1::2]))
        upper = np.triu_indices(4)
        return tuple(even[upper].tolist()), tuple(odd[upper].tolist())

    def counts(self, run: int) -> list[int]:
        return np.bincount(self.scores[run], minlength=5).tolist()


def judged(table: Table) -> tuple[list[WithoutLuck], list[float]]:
    """The rates without luck of all runs that have one, and how wide they are beside the plain ones."""
    found = [(rate_without_luck([table.sums(run)]), interval([table.counts(run)])) for run in range(len(table.scores))]
    told = [(each, plain) for each, plain in found if each]
    return [each for each, _ in told], [each.interval.half_width / plain.half_width for each, plain in told]


@pytest.mark.parametrize("rate", [0.5, 0.6])
@pytest.mark.parametrize("worth", [GOOD, HALF_WRONG], ids=["good", "half wrong"])
def test_it_is_right_on_average_and_as_sure_as_it_says(rate: float, worth: tuple[float, float]) -> None:
    """Seed 11."""
    found, widths = judged(Table(rate, worth, pairs=400))
    assert len(found) > 0.98 * RUNS
    errors = np.array([each.rate - rate for each in found])
    assert abs(errors.mean()) < 4 * errors.std() / np.sqrt(len(errors))
    assert np.mean([each.interval.holds(rate) for each in found]) == pytest.approx(0.95, abs=0.01)
    assert np.mean(widths) < 0.97
    explained = np.mean([each.explained for each in found])
    plain = np.array([mean_score([Table(rate, worth, pairs=400, runs=1, seed=run).counts(0)]) for run in range(400)])
    assert 1 - errors.var() / plain.var() == pytest.approx(explained, abs=0.1)


def test_each_side_has_its_own_multiple() -> None:
    """Luck that works for one side and, by wrong worths, against the other explains as much as if both worths were right."""
    right, _ = judged(Table(0.5, (0.35, 0.35), pairs=400, runs=300))
    turned, _ = judged(Table(0.5, (0.35, -0.35), pairs=400, runs=300))
    assert np.mean([each.explained for each in turned]) == pytest.approx(np.mean([each.explained for each in right]), abs=0.03)


@pytest.mark.parametrize("pairs", [110, 400])
def test_luck_that_explains_nothing_changes_nothing(pairs: int) -> None:
    """Few runs have a second rate at all, and none is less sure than the plain one by more than 3 %."""
    found, widths = judged(Table(0.5, USELESS, pairs=pairs))
    assert len(found) < 0.25 * RUNS
    assert max(widths) < 1.03
    assert all(each.explained >= LEAST_EXPLAINED for each in found)


def test_luck_is_what_the_draws_added() -> None:
    table = Table(0.5, GOOD, pairs=400, runs=20)
    for run in range(20):
        found = rate_without_luck([table.sums(run)])
        assert found is not None
        assert found.rate + found.luck == pytest.approx(mean_score([table.counts(run)]))


@pytest.mark.parametrize(("rate", "pairs"), [(0.5, 60), (0.99, 400)], ids=["few pairs", "near the end"])
def test_the_plain_rate_stands(rate: float, pairs: int) -> None:
    table = Table(rate, GOOD if rate < 0.9 else USELESS, pairs=pairs, runs=50)
    assert [rate_without_luck([table.sums(run)]) for run in range(50)] == [None] * 50


def test_nothing_is_said_before_the_first_pair() -> None:
    nothing = ((0,) * 10, (0,) * 10)
    assert rate_without_luck([nothing]) is None
    assert rate_without_luck([]) is None


def test_opponents_count_by_their_weights() -> None:
    """An opponent that weighs nothing changes nothing; weights are those of the plain rate."""
    strong, weak = Table(0.6, GOOD, pairs=400, runs=1), Table(0.4, GOOD, pairs=200, runs=1, seed=5)
    both = [strong.sums(0), weak.sums(0)]
    alone, weighed, even = rate_without_luck(both[:1]), rate_without_luck(both, (1, 0)), rate_without_luck(both, (1, 1))
    assert alone is not None
    assert even is not None
    assert weighed == alone
    other = rate_without_luck(both[1:])
    assert other is not None
    assert even.rate == pytest.approx((alone.rate + other.rate) / 2)
    with pytest.raises(ValueError, match="as many weights"):
        rate_without_luck(both, (1,))


def test_equal_luck_in_all_pairs_is_no_luck() -> None:
    """Sums without any spread, exact ones and those of one side alone, are no reason to divide by zero."""
    half = (100, 200, 0, 0, 600, 0, 0, 0, 0, 0)
    assert rate_without_luck([(half, half)]) is None
    table = Table(0.5, GOOD, pairs=400, runs=1)
    even, odd = ((n, s, a, 0, ss, sa, 0, aa, 0, 0) for n, s, a, _, ss, sa, _, aa, _, _ in table.sums(0))
    found = rate_without_luck([(even, odd)])
    assert found is not None
    assert found.explained > LEAST_EXPLAINED


def test_ratings_without_luck_are_right_and_narrower() -> None:
    """Seeds 21, 22 and 23: three decks whose ratings lie 40 points apart."""
    apart, runs = 40.0, 500
    cells = {(0, 1): apart, (1, 2): apart, (0, 2): 2 * apart}
    tables = {
        cell: Table(1 / (1 + 10 ** (-gap / 400)), GOOD, pairs=200, runs=runs, seed=21 + number)
        for number, (cell, gap) in enumerate(cells.items())
    }
    found, widths = [], []
    for run in range(runs):
        without = rate_decks(3, {cell: score_without_luck(table.sums(run)) for cell, table in tables.items()})
        plain = rate_decks(3, {cell: table.counts(run) for cell, table in tables.items()})
        found.append(without)
        widths += [mine.interval.half_width / other.interval.half_width for mine, other in zip(without, plain, strict=True)]
    true = (1500 + apart, 1500.0, 1500 - apart)
    assert np.mean([[each.elo for each in ratings] for ratings in found], axis=0) == pytest.approx(true, abs=3)
    held = np.mean([[each.interval.holds(elo) for each, elo in zip(ratings, true, strict=True)] for ratings in found])
    assert held == pytest.approx(0.95, abs=0.015)
    assert np.mean(widths) < 0.97


def test_a_score_near_the_end_stays_plain() -> None:
    table = Table(0.98, USELESS, pairs=400, runs=1)
    found = score_without_luck(table.sums(0))
    assert found.pairs == 400
    assert found.score == pytest.approx(mean_score([table.counts(0)]))
