"""The geometry of a simulation's pictures: plain numbers that the SVG templates put down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from matches.summaries import Line
from matches.tallies import Results
from rules.kernel.engine import Named
from rules.wording import Text

#: More bars than this can't be told apart on a phone.
MOST_BARS = 40


@dataclass(frozen=True, slots=True)
class RateBar:
    """A win rate on a scale from 0 to 100, with its whisker."""

    line: Line

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
