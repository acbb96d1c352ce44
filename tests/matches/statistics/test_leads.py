"""The mean lead at a turn: its interval holds the truth 95 times of 100, also where few pairs come to it whole, and has a width."""

from __future__ import annotations

import numpy as np
import pytest

from matches.statistics import lead_at
from matches.tallies.leads import count_leads
from rules.kernel.compiled.rows import NO_LEAD
from rules.kernel.engine import lead_rows


def dealt(random_numbers: np.random.Generator, pairs: int, mean: float, come: float) -> np.ndarray:
    """Leads at one turn: both games of a pair lean to the side that its shuffle favours, and the one that leads more ends sooner."""
    leads = lead_rows(2 * pairs)
    luck = np.repeat(random_numbers.normal(0, 2, pairs), 2)
    leads[:, 0] = np.rint(mean + luck + random_numbers.normal(0, 3, 2 * pairs))
    leads[random_numbers.random(2 * pairs) >= come, 0] = NO_LEAD
    return leads


@pytest.mark.parametrize("come", [1.0, 0.6, 0.1])
@pytest.mark.parametrize("pairs", [60, 500])
def test_coverage(pairs: int, come: float) -> None:
    """Seed 41."""
    random_numbers, held, means = np.random.default_rng(41), 0, []
    for _ in range(3000):
        found = lead_at(1, count_leads(dealt(random_numbers, pairs, 1.5, come), np.ones(pairs, bool))[0])
        assert found
        held += found.interval.holds(1.5)
        means.append(found.mean)
    assert held / 3000 == pytest.approx(0.95, abs=0.015)
    assert np.mean(means) == pytest.approx(1.5, abs=0.06)


def test_equal_leads_leave_doubt() -> None:
    leads = lead_rows(40)
    leads[:, 0] = 0
    found = lead_at(1, count_leads(leads, np.ones(20, bool))[0])
    assert found
    assert (found.games, found.mean, found.ahead, found.behind) == (40, 0.0, 0, 0)
    assert found.interval.low == -found.interval.high
    assert 0.02 < found.interval.half_width < 0.1


def test_one_pair_tells_nothing() -> None:
    leads = lead_rows(2)
    leads[:, 0] = 3
    assert lead_at(1, count_leads(leads, np.ones(1, bool))[0]) is None
