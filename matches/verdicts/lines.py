"""Wins, draws and losses of many games as one line, with their win rate and its interval."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from matches import statistics
from matches.statistics import Interval, Measured, Verdict, WithoutLuck
from matches.tallies.luck import luck_of
from matches.tallies.results import Results, Tally


@dataclass(frozen=True, slots=True)
class Line:
    """Wins, draws and losses of so many games, with the rate and its interval. `weighted` is the rate where opponents weigh differently."""

    wins: int
    draws: int
    losses: int
    interval: Interval
    weighted: float | None = None

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def win_rate(self) -> float | None:
        return statistics.win_rate(self.wins, self.draws, self.games) if self.weighted is None else self.weighted

    @property
    def verdict(self) -> Verdict:
        return statistics.verdict(self.interval)

    @property
    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "win_rate": self.win_rate,
            "interval": [self.interval.low, self.interval.high],
        }


def seat_line(results: Results) -> Line:
    """The line of one seat: its games are of different pairs, so each counts by itself."""
    wins, draws, losses = results
    return Line(wins, draws, losses, statistics.interval([[losses, draws, wins]]))


def pair_line(tallies: Sequence[Tally], weights: Sequence[float] = ()) -> Line:
    """The line of whole pairs, one tally for each opponent."""
    wins, draws, losses = (sum(tally.results[index] for tally in tallies) for index in range(3))
    strata = [tally.pair_scores for tally in tallies]
    weighted = statistics.mean_score(strata, weights) if weights else None
    return Line(wins, draws, losses, statistics.interval(strata, weights), weighted)


def pair_rate_without_luck(tallies: Sequence[Tally], weights: Sequence[float] = ()) -> WithoutLuck | None:
    """The rate of the same pairs without the luck of their draws, where that of all is known and explains something."""
    sums = [luck_of(each.luck, sum(each.pair_scores)) for each in tallies]
    known = [each for each in sums if each is not None]
    return statistics.rate_without_luck(known, weights) if len(known) == len(sums) else None


def cells_without_luck(tallies: Mapping[tuple[int, int], Tally]) -> dict[tuple[int, int], Measured]:
    """Return the scores of every pairing without the luck of their draws; nothing unless that of all is known."""
    sums = {place: luck_of(each.luck, sum(each.pair_scores)) for place, each in tallies.items()}
    known = {place: each for place, each in sums.items() if each is not None and any(half[0] for half in each)}
    return {place: statistics.score_without_luck(each) for place, each in known.items()} if len(known) == len(sums) else {}
