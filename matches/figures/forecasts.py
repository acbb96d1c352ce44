"""Forecast a simulation before it begins: games by its rule, time at the speed of the workers here, and expected errors."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import Any

from matches.farm import workers
from matches.farm.speeds import in_heats, measured_speed
from matches.plans.pairings import even_games, games_of_two, share_by_weight
from matches.plans.races import HeatPlan, plan_of, plan_with_heat
from matches.requests.values import clean_stop
from matches.statistics import SequentialTest, TargetError, read_rule
from rules.kernel.engine import Engine

#: Of the normal distribution, for 95 %.
Z = 1.96
#: The same for three finalists that are judged together, as the first of them is.
Z_OF_FINALISTS = 2.39
#: A test of so many times the pairs of one of a fixed number is hardly ever undecided.
ROOM = 3


@dataclass(frozen=True, slots=True)
class Case:
    """The mean number of games at a true win rate; for a test also how likely it finds the deck better, or stays undecided."""

    rate: float
    games: int
    better: float | None = None
    undecided: float | None = None


class Figure(StrEnum):
    """The figure whose error is expected."""

    RATE, CELL, DIFFERENCE, GAIN = "rate", "cell", "difference", "gain"


@dataclass(frozen=True, slots=True)
class Expected:
    """Half the width of the 95 % interval of a figure, as a rate, where decks are about even, games are independent and none is drawn.

    For a difference it is that of versions that play from different seeds; they play from the same ones, which makes it smaller.
    """

    figure: Figure
    half_width: float

    @property
    def points(self) -> str:
        """In percentage points: ±2.2."""
        return f"±{100 * self.half_width:.1f}"


@dataclass(frozen=True, slots=True)
class Outlook:
    """The cases, at most `most` games, and the time that they take; `speed` is in games a second of all `workers`, None where not known.
    `expected` is None where a rule sets the error.
    """

    cases: tuple[Case, ...]
    most: int
    workers: int
    speed: float | None
    expected: Expected | None = None

    @property
    def quickest(self) -> float | None:
        """Seconds of the shortest case."""
        return min(each.games for each in self.cases) / self.speed if self.speed else None

    @property
    def cpu_seconds(self) -> float | None:
        """The CPU seconds that all planned games take."""
        return self.most * self.workers / self.speed if self.speed else None

    @property
    def longest(self) -> float | None:
        """Seconds of all the games that may be played."""
        return self.most / self.speed if self.speed else None


def foresee(*, games: int, stop: Mapping[str, Any], engine: Engine, level: str, opponents: int, weights: Sequence[float] = ()) -> Outlook:
    """The outlook of a deck against so many opponents, met by `weights`. Raises SimulationRefusedError for a rule that can't be used."""
    most = even_games(games, opponents)
    kept = clean_stop(stop, most // 2, opponents)
    rule = read_rule(kept) if kept else None
    if isinstance(rule, SequentialTest):
        cases = _test_cases(rule)
    elif isinstance(rule, TargetError):
        cases = tuple(Case(rate, min(most, error_games(rule.half_width, rate))) for rate in (0.5, 0.65, 0.8))
    else:
        cases = (Case(0.5, most),)
    expected = None if rule else Expected(Figure.RATE, rate_error(most, weights or [1.0] * opponents))
    return _outlook(cases, most, engine, level, expected)


def foresee_matrix(*, games: int, stop: Mapping[str, Any], engine: Engine, level: str, decks: int) -> Outlook:
    """The outlook of so many decks, each against each, with `games` in each pairing. Raises SimulationRefusedError."""
    cell = foresee(games=games, stop=stop, engine=engine, level=level, opponents=1)
    cells = decks * (decks - 1) // 2
    cases = tuple(replace(case, games=case.games * cells) for case in cell.cases)
    expected = cell.expected and replace(cell.expected, figure=Figure.CELL)
    return replace(cell, cases=cases, most=cell.most * cells, expected=expected)


def foresee_versions(*, games: int, engine: Engine, level: str, weights: Sequence[float]) -> Outlook:
    """The outlook of two versions with half of the games each, against opponents met by `weights`."""
    most = games_of_two(games, len(weights))
    expected = Expected(Figure.DIFFERENCE, math.sqrt(2) * rate_error(most // 2, weights))
    return _outlook((Case(0.5, most),), most, engine, level, expected)


def foresee_race(*, games: int, plan: HeatPlan, engine: Engine, level: str, weights: Sequence[float]) -> Outlook:
    """The outlook of a race within so many games against opponents met by `weights`. `plan`: the heat's part of them."""
    rounds = plan_with_heat(games, plan.games, len(weights)) if plan.pairs else plan_of(games, plan.tried, len(weights))
    variance = sum((weight / sum(weights)) ** 2 for weight in weights) / (4 * 2 * rounds.final_pairs)
    expected = Expected(Figure.GAIN, Z_OF_FINALISTS * math.sqrt(2 * variance))
    outlook = _outlook((Case(0.5, games),), games, engine, level, expected)
    slow = measured_speed(engine.slug, (level, level), in_heats(engine.digest))
    if outlook.speed is None or slow is None:
        return outlook
    seconds = plan.games / (slow * outlook.workers) + (games - plan.games) / outlook.speed
    return replace(outlook, speed=games / seconds)


def _outlook(cases: tuple[Case, ...], most: int, engine: Engine, level: str, expected: Expected | None) -> Outlook:
    count = workers.count_workers()
    speed = measured_speed(engine.slug, (level, level), engine.digest)
    return Outlook(cases, most, count, speed * count if speed and count else None, expected)


def rate_error(games: int, weights: Sequence[float]) -> float:
    """Half the width to expect of the interval of a rate over opponents met, and played, by these weights."""
    shares = share_by_weight(games, weights)
    return Z * math.sqrt(sum((weight / sum(weights)) ** 2 / (4 * 2 * share.pairs) for weight, share in zip(weights, shares, strict=True)))


def error_games(half_width: float, rate: float = 0.5) -> int:
    """About how many games an interval of +- `half_width` takes, where the games of a pair are independent and none is drawn."""
    return 2 * math.ceil(rate * (1 - rate) * (Z / half_width) ** 2 / 2)


def enough_games(stop: Mapping[str, Any]) -> int:
    """Return the most games that a rule should be given, so that it hardly ever ends for want of games."""
    if stop["kind"] == "target_error":
        return math.ceil(1.25 * error_games(stop["half_width"]))
    test = SequentialTest(1, alternative=stop["alternative"], alpha=stop["alpha"], beta=stop["beta"])
    return 2 * ROOM * test.fixed_pairs


# 1.1 to 1.6 ms of CPU time a rule, asked for at each change of a form (2026-11-25).
@lru_cache(maxsize=64)
def _test_cases(rule: SequentialTest) -> tuple[Case, ...]:
    found = [(rate, rule.forecast(rate)) for rate in (rule.null, (rule.null + rule.alternative) / 2, rule.alternative)]
    return tuple(Case(rate, 2 * round(each.pairs), each.better, each.undecided) for rate, each in found)
