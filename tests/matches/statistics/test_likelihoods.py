"""The log-likelihood ratio is that of the likeliest distributions with the two means."""

from __future__ import annotations

import math

import numpy as np
import pytest

from matches.statistics.likelihoods import log_likelihood_ratio


def test_two_scores_leave_no_choice() -> None:
    """Won or lost: the ratio of two binomial likelihoods."""
    found = float(log_likelihood_ratio([40, 60], 0.5, 0.6))
    assert found == pytest.approx(40 * math.log(0.4 / 0.5) + 60 * math.log(0.6 / 0.5))


@pytest.mark.parametrize("counts", [[20, 50, 30], [3, 1, 96], [0, 40, 5]])
def test_three_scores_agree_with_a_search(counts: list[int]) -> None:
    """Of all distributions with the mean, as fine as a grid tells them apart, the likeliest."""

    def best(mean: float) -> float:
        drawn = np.linspace(1e-6, min(2 * mean, 2 - 2 * mean) - 1e-6, 400_001)
        won = mean - drawn / 2
        likely = np.array([1 - won - drawn, drawn, won])
        return float((np.maximum(counts, 1e-3) @ np.log(likely)).max())

    assert float(log_likelihood_ratio(counts, 0.5, 0.55)) == pytest.approx(best(0.55) - best(0.5), abs=1e-5)


def test_near_the_hypotheses_it_is_nearly_the_normal_one() -> None:
    """n (s1 - s0) (2 s - s0 - s1) / (2 variance), the approximation of M. Van den Bergh."""
    counts = np.array([300, 600, 1300, 620, 330])
    mean = counts @ np.arange(5) / 4 / counts.sum()
    variance = counts @ (np.arange(5) / 4 - mean) ** 2 / counts.sum()
    normal = counts.sum() * 0.02 * (2 * mean - 1.02) / (2 * variance)
    assert float(log_likelihood_ratio(counts, 0.5, 0.52)) == pytest.approx(normal, rel=0.01)


def test_many_at_once_are_as_one_by_one() -> None:
    counts = np.random.default_rng(3).multinomial(100, [0.2] * 5, size=(2, 3))
    found = log_likelihood_ratio(counts, 0.5, 0.6)
    assert found.shape == (2, 3)
    assert found[1, 2] == float(log_likelihood_ratio(counts[1, 2], 0.5, 0.6))


@pytest.mark.parametrize("counts", [[0, 0, 0, 0, 500], [0, 0, 500, 0, 0], [500, 0, 0, 0, 0], [0] * 5])
def test_scores_never_seen_leave_it_finite(counts: list[int]) -> None:
    found = float(log_likelihood_ratio(counts, 0.5, 0.53))
    assert math.isfinite(found)
    assert np.sign(round(found, 2)) == np.sign(counts[4] - counts[0] - counts[2])
