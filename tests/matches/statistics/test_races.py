"""A race stays in its budget and finds good versions; nothing is said of finalists that chance would say as often."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from matches.statistics import Round, Verdict, difference, judge_finalists, keep_best, plan_race
from tests.matches.statistics.pairs import pair_scores

Floats = npt.NDArray[np.float64]


def cost(rounds: tuple[Round, ...]) -> int:
    played = [0, *(each.pairs for each in rounds)]
    return sum((each.versions + 1) * (each.pairs - before) for each, before in zip(rounds, played, strict=False))


def test_the_published_schedule() -> None:
    """Audibert, Bubeck and Munos: n_k in proportion to 1 / (K + 1 - k), for four versions and one left: 1/4, 1/3, 1/2 of the constant."""
    rounds = plan_race(4, 13_000, finalists=1)
    assert [(each.versions, each.kept) for each in rounds] == [(4, 3), (3, 2), (2, 1)]
    first = rounds[0].pairs
    assert [each.pairs for each in rounds] == pytest.approx([first, first * 4 / 3, first * 2], abs=2)


@pytest.mark.parametrize(
    ("versions", "budget", "finalists", "lot"), [(5, 1000, 1, 1), (400, 5000, 3, 1), (400, 30_000, 5, 8), (2, 10, 1, 3), (1500, 1501, 3, 1)]
)
def test_the_budget_is_used_and_kept(versions: int, budget: int, finalists: int, lot: int) -> None:
    rounds = plan_race(versions, budget, finalists=finalists, lot=lot)
    assert cost(rounds) <= budget
    assert rounds[0].versions == versions
    assert rounds[-1].kept == finalists
    assert [each.kept for each in rounds[:-1]] == [each.versions for each in rounds[1:]]
    assert all(each.pairs % lot == 0 and each.versions > each.kept for each in rounds)
    pairs = [each.pairs for each in rounds]
    assert pairs == sorted(set(pairs))
    assert cost(rounds) > 0.85 * budget or len(rounds) == 1


def test_finalists_alone_need_no_race() -> None:
    assert plan_race(3, 100, finalists=3) == ()


@pytest.mark.parametrize(
    ("versions", "budget", "finalists", "lot"), [(5, 5, 1, 1), (5, 47, 1, 8), (2, 100, 3, 1), (2, 100, 0, 1), (2, 100, 1, 0)]
)
def test_impossible_races_are_refused(versions: int, budget: int, finalists: int, lot: int) -> None:
    with pytest.raises(ValueError, match="race of"):
        plan_race(versions, budget, finalists=finalists, lot=lot)


def test_keep_best() -> None:
    assert keep_best({7: 0.1, 3: 0.3, 5: 0.1, 9: -0.2}, 2) == (3, 5)


def differences(effects: Floats, pairs: int, random_numbers: np.random.Generator) -> Floats:
    """Paired differences, shape (versions, pairs): a fifth of the pairs are scored otherwise, by half a win rate up or down."""
    drawn = random_numbers.random((len(effects), pairs))
    up = (0.2 + 2 * effects[:, None]) / 2
    return np.where(drawn < up, 0.5, np.where(drawn < 0.2, -0.5, 0.0))


def test_a_race_finds_the_best_oftener_than_even_shares() -> None:
    """Thirty versions, of which one is 4 points better, one 3, one 2 and most of them harmful, with 40 pairs each on the average."""
    effects = np.concatenate([[0.04, 0.03, 0.02], np.linspace(0.01, -0.08, 27)])
    random_numbers = np.random.default_rng(67)
    rounds = plan_race(30, 30 * 40, finalists=3)
    raced = even = 0
    for _ in range(300):
        scores = differences(effects, rounds[-1].pairs, random_numbers)
        left = tuple(range(30))
        for each in rounds:
            left = keep_best({version: float(scores[version, : each.pairs].mean()) for version in left}, each.kept)
        raced += 0 in left
        even += 0 in keep_best(dict(enumerate(differences(effects, 40, random_numbers).mean(axis=1).tolist())), 3)
    assert raced / 300 > even / 300 + 0.03
    assert raced / 300 > 0.6


def finals(runs: int, helps: float, seed: int = 71) -> list[list[list[int]]]:
    """Counted differences of three finalists from one version on the same 400 pairs: a quarter of each one's pairs go another way."""
    random_numbers = np.random.default_rng(seed)
    shared = random_numbers.choice(5, size=(runs, 1, 400), p=pair_scores(0.5))
    other = random_numbers.choice(5, size=(runs, 3, 400), p=pair_scores(0.5 + helps))
    is_other = random_numbers.random((runs, 3, 400)) < 0.25
    steps = np.where(is_other, other, shared) - shared + 4
    return [[np.bincount(steps[run, each], minlength=9).tolist() for each in range(3)] for run in range(runs)]


def test_equal_finalists_are_called_equal() -> None:
    """In 95 of 100 finals nothing is said of any finalist, though all three share the pairs that they are compared with."""
    runs = 2000
    loud = sum(
        any(found.verdict != Verdict.UNDECIDED for found in judge_finalists([[each] for each in final])) for final in finals(runs, 0)
    )
    plain = sum(any(difference([each]).verdict != Verdict.UNDECIDED for each in final) for final in finals(runs, 0))  # type: ignore[union-attr]
    assert 0.02 < loud / runs <= 0.05
    assert plain / runs > 0.08


def test_better_finalists_are_found() -> None:
    """A quarter of the pairs at 70 % is 5 points."""
    found = [each for final in finals(200, 0.2) for each in judge_finalists([[counts] for counts in final])]
    assert np.mean([each.rate for each in found]) == pytest.approx(0.05, abs=0.002)
    assert np.mean([each.verdict == Verdict.BETTER for each in found]) > 0.85
    assert np.mean([each.interval.holds(0.05) for each in found]) >= 0.945


def test_holms_levels() -> None:
    """Chances of 0.2 %, 2 % and 20 %: the first passes 5 % / 3, the second 5 % / 2, the third does not pass 5 %."""
    counts = [[0, 0, low, 0, 900, 0, high, 0, 0] for low, high in ((80, 46), (60, 40), (50, 40))]
    raw = [difference([each]) for each in counts]
    told = judge_finalists([[counts[2]], [counts[0]], [counts[1]]])
    assert [each.verdict for each in told] == [Verdict.UNDECIDED, Verdict.WORSE, Verdict.UNDECIDED]
    assert raw[0]
    assert raw[1]
    assert raw[2]
    assert told[1].chance == pytest.approx(3 * raw[0].chance)
    assert told[2].chance == pytest.approx(2 * raw[1].chance)
    assert told[0].chance == pytest.approx(raw[2].chance)
    assert told[1].interval == difference([counts[0]], tail=0.025 / 3).interval  # type: ignore[union-attr]


def test_words_and_intervals_agree() -> None:
    for final in finals(300, 0.1):
        for found in judge_finalists([[each] for each in final]):
            assert (found.chance <= 0.05) == (found.verdict != Verdict.UNDECIDED)


def test_a_race_flatters_its_finalists() -> None:
    """The figures of a race's winner are too good; those of fresh pairs are not. Twenty equal versions."""
    random_numbers = np.random.default_rng(73)
    seen, fresh = [], []
    for _ in range(200):
        means = differences(np.zeros(20), 100, random_numbers).mean(axis=1)
        winner = keep_best(dict(enumerate(means.tolist())), 1)[0]
        seen.append(means[winner])
        fresh.append(differences(np.zeros(1), 100, random_numbers).mean())
    assert np.mean(seen) > 0.03
    assert np.mean(fresh) == pytest.approx(0, abs=0.005)


def test_a_finalist_without_pairs_is_refused() -> None:
    with pytest.raises(ValueError, match="needs pairs"):
        judge_finalists([[[0, 0, 1, 0, 5, 0, 1, 0, 0]], [[0] * 9]])
