"""Stop rules look at fixed sizes only, tell true intervals, and come back from JSON as they were."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from matches.statistics import FixedNumber, Outcome, SequentialTest, StopRule, TargetError, decide, interval, read_rule
from tests.matches.statistics.pairs import STEPS, pair_scores, rate_of

RULES = [FixedNumber(500), TargetError(0.02, 20000), SequentialTest(4512), SequentialTest(900, 0.48, 0.52, 0.1, 0.01)]


@pytest.mark.parametrize("half_width", [0.03, 0.05])
@pytest.mark.parametrize(
    ("rate", "ties"), [(0.5, {"draws": 0.05}), (0.55, {"seat": 0.1}), (0.8, {"draws": 0.05}), (0.8, {"tie": 0.5})], ids=str
)
def test_coverage_at_a_target_error(half_width: float, rate: float, ties: dict[str, float]) -> None:
    """Stopping when the interval is narrow leaves its 95 % within 1.5."""
    rule, likely, runs = TargetError(half_width, 20000), pair_scores(rate, **ties), 2500
    random_numbers = np.random.default_rng(19)
    counts, going_on, played = np.zeros((runs, 5), dtype=int), np.arange(runs), 0
    held, rates = 0, np.zeros(runs)
    for size in rule.sizes():
        counts[going_on] += random_numbers.multinomial(size - played, likely, size=len(going_on))
        played, over = size, []
        # The half width of a rate +- is about 1.96 deviations: only those near it are looked at more closely.
        means = counts[going_on] @ STEPS / size
        variances = (counts[going_on] @ STEPS**2 / size - means**2) / size
        for run in going_on[1.96 * np.sqrt(variances) < 1.15 * half_width]:
            found = rule.check(size, [counts[run].tolist()])
            if found.is_over:
                held += found.interval.holds(rate)
                rates[run] = found.rate
                over.append(run)
        going_on = np.setdiff1d(going_on, over)
    assert len(going_on) == 0
    assert held / runs == pytest.approx(0.95, abs=0.015)
    assert rates.mean() == pytest.approx(rate_of(likely), abs=0.004)


@pytest.mark.parametrize("rule", RULES, ids=str)
def test_sizes_grow_to_the_most(rule: StopRule) -> None:
    sizes = rule.sizes()
    assert list(sizes) == sorted(set(sizes))
    assert sizes[-1] == rule.as_json().get("most_pairs", 500)
    assert len(sizes) == 1 or sizes[0] >= 25
    assert len(sizes) <= 80


@pytest.mark.parametrize("rule", RULES, ids=str)
def test_json_round_trip(rule: StopRule) -> None:
    assert read_rule(rule.as_json()) == rule


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({}, "one of fixed_number"),
        ({"kind": "by_eye"}, "not 'by_eye'"),
        ({"kind": "fixed_number"}, "needs pairs"),
        ({"kind": "fixed_number", "pairs": 0}, "at least one pair"),
        ({"kind": "fixed_number", "pairs": 2.5}, "2.5 is no whole number"),
        ({"kind": "fixed_number", "pairs": True}, "True is no whole number"),
        ({"kind": "fixed_number", "pairs": 5, "games": 10}, "has no 'games'"),
        ({"kind": "target_error", "half_width": 0.4, "most_pairs": 100}, "between 0.05 and 25"),
        ({"kind": "target_error", "half_width": "1", "most_pairs": 100}, "'1' is no number"),
        ({"kind": "target_error", "half_width": 0.1, "most_pairs": 0}, "at least one pair"),
        ({"kind": "sequential_test", "most_pairs": 100, "null": 0.9}, "above the null"),
    ],
)
def test_impossible_rules_are_refused(data: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        read_rule(data)


@pytest.mark.parametrize("rule", RULES, ids=str)
def test_looks_at_no_other_size(rule: StopRule) -> None:
    with pytest.raises(ValueError, match="none of the sizes"):
        rule.check(rule.sizes()[0] + 1, [[1] * 5])


def test_a_fixed_number_is_complete() -> None:
    found = FixedNumber(10).check(10, [[2, 0, 3, 0, 5]])
    assert (found.outcome, found.rate, found.interval) == (Outcome.COMPLETE, 0.65, interval([[2, 0, 3, 0, 5]]))


def test_a_target_out_of_reach_ends_with_the_games() -> None:
    rule = TargetError(0.01, 100)
    assert rule.check(100, [[25, 0, 50, 0, 25]]).outcome == Outcome.OUT_OF_GAMES
    assert TargetError(0.09, 100).check(100, [[25, 0, 50, 0, 25]]).outcome == Outcome.REACHED


def test_weights_count_for_the_target() -> None:
    strata = [[10, 0, 30, 0, 10], [20, 0, 10, 0, 20]]
    found = TargetError(0.1, 100).check(100, strata, [3, 1])
    assert found.interval == interval(strata, [3, 1])


def test_decisions_depend_on_completed_looks_alone() -> None:
    """Whatever number of pairs is completed when one asks, the look that ends it is the same."""
    scores = np.random.default_rng(23).choice(5, p=pair_scores(0.56), size=4512)

    def counted(pairs: int) -> list[list[int]]:
        return [np.bincount(scores[:pairs], minlength=5).tolist()]

    rule = SequentialTest(4512)
    whole = decide(rule, 4512, counted)
    assert whole is not None
    assert whole.outcome == Outcome.BETTER
    assert whole.pairs < 1000
    asked = [decide(rule, completed, counted) for completed in range(10, 1000, 17)]
    assert asked[0] is None
    assert {each.pairs for each in asked if each and each.is_over} == {whole.pairs}
    assert all(each.is_over == (completed >= whole.pairs) for completed, each in zip(range(10, 1000, 17), asked, strict=True) if each)
    assert decide(rule, 4512, counted, after=whole.pairs - 1) == whole
    assert decide(rule, whole.pairs, counted, after=whole.pairs) is None
