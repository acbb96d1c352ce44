"""The geometry of a simulation's pictures: plain numbers that the SVG templates put down."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from matches.farm.stops import Point
from matches.statistics import Decision, Difference, Lead, RateGap
from matches.tallies.results import Results
from matches.verdicts.lines import Line
from rules.kernel.engine import Named
from rules.wording import Text

#: More bars than this can't be told apart on a phone.
MOST_BARS = 40
MOST_TICKS = 5
#: Differences are never drawn on a scale finer than this.
LEAST_REACH = 0.05
#: Leads are never drawn on a finer scale either.
LEAST_LEAD = 1.0


@dataclass(frozen=True, slots=True)
class RateBar:
    """A win rate on a scale from 0 to 100, with its whisker."""

    line: Line

    @property
    def start(self) -> str:
        return _place(0.0)

    @property
    def length(self) -> str:
        return _place(self.line.win_rate or 0.0)

    @property
    def low(self) -> str:
        return _place(self.line.interval.low)

    @property
    def high(self) -> str:
        return _place(self.line.interval.high)


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar of the histogram: games of `first` to `last` turns. Places are on a scale from 0 to 100."""

    first: int
    last: int
    games: int
    x: str
    width: str
    y: str
    height: str


@dataclass(frozen=True, slots=True)
class EndBar:
    """A cause of the end: how many games ended so, and which part of them was won, drawn and lost."""

    name: Text
    results: Results
    share: float
    won_width: str
    drawn_x: str
    drawn_width: str
    lost_x: str
    lost_width: str


@dataclass(frozen=True, slots=True)
class Curve:
    """A line over games played, on a logarithmic scale from 0 to 100, or over turns, with a band around it or two bounds. `ticks` are
    (place, games or turns).

    `low` and `high` are what the bottom and the top stand for, `even` the place of the line that divides better from worse.
    """

    line: str
    band: str
    bounds: tuple[str, ...]
    even: str
    low: float
    high: float
    ticks: tuple[tuple[str, int], ...]

    @property
    def labels_even(self) -> bool:
        """True if the dividing line is far enough from bottom and top to have a label of its own between theirs."""
        return 12 <= float(self.even) <= 88


def course_curve(points: Sequence[Point]) -> Curve | None:
    """Return the curve of the win rate and its interval over the games; None with fewer than two points."""
    if len(points) < 2:
        return None
    low = max(0.0, min(0.5, *(each.interval.low for each in points[1:])) - 0.02)
    high = min(1.0, max(0.5, *(each.interval.high for each in points[1:])) + 0.02)
    scale = _Scale([each.games for each in points], low, high)
    there = [f"{scale.x(each.games)},{scale.y(each.interval.high)}" for each in points]
    back = [f"{scale.x(each.games)},{scale.y(each.interval.low)}" for each in reversed(points)]
    line = " ".join(f"{scale.x(each.games)},{scale.y(each.rate)}" for each in points)
    return Curve(line, " ".join(there + back), (), scale.y(0.5), low, high, scale.ticks())


def ratio_curve(looks: Sequence[Decision], bounds: tuple[float, float]) -> Curve | None:
    """Return the curve of a sequential test's log-likelihood ratio between its bounds; None before its second look."""
    if len(looks) < 2:
        return None
    ratios = [each.log_likelihood_ratio or 0.0 for each in looks]
    low, high = min(bounds[0], *ratios) - 0.5, max(bounds[1], *ratios) + 0.5
    scale = _Scale([2 * each.pairs for each in looks], low, high)
    line = " ".join(f"{scale.x(2 * each.pairs)},{scale.y(ratio)}" for each, ratio in zip(looks, ratios, strict=True))
    return Curve(line, "", (scale.y(bounds[0]), scale.y(bounds[1])), scale.y(0.0), low, high, scale.ticks())


def lead_curve(leads: Sequence[Lead]) -> Curve | None:
    """Return the curve of the deck's lead at the beginning of each turn; None with fewer than two turns."""
    if len(leads) < 2:
        return None
    reach = max(LEAST_LEAD, *(max(-each.interval.low, each.interval.high) for each in leads))
    scale = _EvenScale([each.turn for each in leads], -reach, reach)
    there = [f"{scale.x(each.turn)},{scale.y(each.interval.high)}" for each in leads]
    back = [f"{scale.x(each.turn)},{scale.y(each.interval.low)}" for each in reversed(leads)]
    line = " ".join(f"{scale.x(each.turn)},{scale.y(each.mean)}" for each in leads)
    return Curve(line, " ".join(there + back), (), scale.y(0.0), -reach, reach, scale.ticks())


@dataclass(frozen=True, slots=True)
class _Scale:
    games: Sequence[int]
    low: float
    high: float

    def x(self, games: int) -> str:
        first, last = math.log(self.games[0]), math.log(self.games[-1])
        return _place((math.log(games) - first) / (last - first))

    def y(self, value: float) -> str:
        return _place((self.high - min(max(value, self.low), self.high)) / (self.high - self.low))

    def ticks(self) -> tuple[tuple[str, int], ...]:
        """Round numbers of games within the scale; its ends where there is none."""
        tens = [size * 10**power for power in range(1, 9) for size in (1, 2, 5)]
        inside = [games for games in tens if self.games[0] <= games <= self.games[-1]] or [self.games[0], self.games[-1]]
        step = -(-len(inside) // MOST_TICKS)
        return tuple((self.x(games), games) for games in inside[::step])


@dataclass(frozen=True, slots=True)
class _EvenScale(_Scale):
    """A linear scale, for turns."""

    def x(self, games: int) -> str:
        return _place((games - self.games[0]) / (self.games[-1] - self.games[0]))

    def ticks(self) -> tuple[tuple[str, int], ...]:
        step = -(-len(self.games) // (2 * MOST_TICKS))
        return tuple((self.x(turn), turn) for turn in self.games[::step])


@dataclass(frozen=True, slots=True)
class DifferenceBar:
    """A difference on a scale from 0 to 100 whose middle is none; `reach` is what its ends stand for."""

    found: Difference | RateGap | None
    reach: float

    @property
    def start(self) -> str:
        return self._at(min(0.0, self.found.rate if self.found else 0.0))

    @property
    def length(self) -> str:
        return _place(abs(self.found.rate) / self.reach / 2 if self.found else 0.0)

    @property
    def low(self) -> str:
        return self._at(self.found.interval.low if self.found else 0.0)

    @property
    def high(self) -> str:
        return self._at(self.found.interval.high if self.found else 0.0)

    def _at(self, difference: float) -> str:
        return _place(min(max((difference / self.reach + 1) / 2, 0.0), 1.0))


def difference_bars(found: Sequence[Difference | RateGap | None]) -> list[DifferenceBar]:
    """Return a bar for each difference, all on one scale, which holds their intervals."""
    ends = [max(-each.interval.low, each.interval.high) for each in found if each]
    reach = min(max([LEAST_REACH, *ends]), 1.0)
    return [DifferenceBar(each, reach) for each in found]


def _place(rate: float) -> str:
    """A place between 0 and 100 as SVG takes it, in no language's decimal point but its own."""
    return f"{100 * rate:.2f}"


def length_bars(turns: dict[int, int]) -> list[Bar]:
    """The histogram of game lengths, at most 40 bars of equal width, zero-based."""
    if not turns:
        return []
    first, last = min(turns), max(turns)
    width = -(-(last - first + 1) // MOST_BARS)
    starts = range(first, last + 1, width)
    heights = [sum(turns.get(number, 0) for number in range(start, start + width)) for start in starts]
    highest, step = max(heights), 1 / len(starts)
    return [
        Bar(
            first=start,
            last=start + width - 1,
            games=games,
            x=_place(index * step + step * 0.06),
            width=_place(step * 0.88),
            y=_place(1 - games / highest),
            height=_place(games / highest),
        )
        for index, (start, games) in enumerate(zip(starts, heights, strict=True))
    ]


def end_bars(ends: dict[str, Results], known: Sequence[Named]) -> list[EndBar]:
    """All causes of the end in the engine's order, their lengths shares of all games."""
    whole = sum(map(sum, ends.values())) or 1
    names = {each.slug: each.name for each in known} | {
        slug: Text(slug, slug) for slug in ends if slug not in {each.slug for each in known}
    }
    bars = []
    for slug, name in names.items():
        won, drawn, lost = ends.get(slug, (0, 0, 0))
        bars.append(
            EndBar(
                name=name,
                results=(won, drawn, lost),
                share=(won + drawn + lost) / whole,
                won_width=_place(won / whole),
                drawn_x=_place(won / whole),
                drawn_width=_place(drawn / whole),
                lost_x=_place((won + drawn) / whole),
                lost_width=_place(lost / whole),
            )
        )
    return bars
