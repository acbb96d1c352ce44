"""The figures of a matrix as they stand: a cell for each two decks, a rate for each deck over the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from matches import statistics
from matches.figures.summaries import counted_chunks, pace_of
from matches.models import Chunk, Contestant, Matchup, Simulation
from matches.statistics import Interval, Rating, Share, Verdict, WithoutLuck, mix_field, rate_decks
from matches.tallies.results import Tally, merge
from matches.verdicts.lines import Line, pair_line, pair_rate_without_luck

#: Colours of a cell: so many steps from even to certain, in each direction.
STEPS = 4
#: Half widths of an interval (in rates) from which on a cell's colour is fainter.
FAINT, FAINTER = 0.03, 0.08


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a matrix: the row's deck against the column's."""

    matchup: Matchup
    line: Line

    @property
    def shade(self) -> str:
        """The class of its colour: a direction with a step, and how faint it is for being uncertain."""
        rate, reach = self.line.win_rate, self.line.interval.half_width
        if rate is None:
            return "shade-none"
        step = min(STEPS, int(abs(rate - 0.5) * 2 * STEPS + 0.5))
        side = "even" if not step else "up" if rate > 0.5 else "down"
        return f"shade-{side}-{step} {'is-fainter' if reach > FAINTER else 'is-faint' if reach > FAINT else 'is-sure'}"

    @property
    def colour(self) -> str:
        """The colour of its square in a picture: blue where the row's deck wins, red where it loses."""
        return "#2b6591" if (self.line.win_rate or 0.5) >= 0.5 else "#b5512b"

    @property
    def opacity(self) -> str:
        """The opacity of its square: the stronger the farther from even, the fainter the less sure."""
        rate, reach = self.line.win_rate, self.line.interval.half_width
        sure = 0.35 if reach > FAINTER else 0.65 if reach > FAINT else 1.0
        return f"{0.0 if rate is None else min(1.6 * abs(rate - 0.5), 0.7) * sure:.2f}"


@dataclass(frozen=True, slots=True)
class Row:
    """A deck with its cells in the order of the columns, None against itself, and its rate over the whole field.

    `rating` and `share` (of the mix that no deck beats) are None until every two decks have met. `without_luck` is the rate as it would be
    with average draws, None where it is not corrected.
    """

    contestant: Contestant
    cells: tuple[Cell | None, ...]
    rate: float | None
    interval: Interval
    rating: Rating | None
    share: Share | None
    without_luck: WithoutLuck | None

    @property
    def verdict(self) -> Verdict:
        return statistics.verdict(self.interval)


@dataclass(frozen=True)
class Matrix:
    """All that is shown of a matrix."""

    simulation: Simulation
    contestants: tuple[Contestant, ...]
    tallies: Mapping[tuple[int, int], Tally]
    matchups: Mapping[tuple[int, int], Matchup]
    set_aside: int
    games_per_second: float | None
    seconds_left: float | None

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        return tuple(self._row(index) for index in range(len(self.contestants)))

    @cached_property
    def ranking(self) -> tuple[Row, ...]:
        """The rows, the best rate over the field first; decks without games last."""
        return tuple(sorted(self.rows, key=lambda row: -1.0 if row.rate is None else row.rate, reverse=True))

    @property
    def has_luck(self) -> bool:
        """Return whether the rate of any deck is also told without the luck of its draws."""
        return not self.is_provisional and any(row.without_luck for row in self.rows)

    @property
    def played(self) -> int:
        return sum(tally.games + tally.errors for tally in self.tallies.values())

    @property
    def errors(self) -> int:
        return sum(tally.errors for tally in self.tallies.values())

    @property
    def is_provisional(self) -> bool:
        return self.simulation.is_active

    def tally(self, row: int, column: int) -> Tally:
        """The results of a row's deck against a column's."""
        if row < column:
            return self.tallies[row, column]
        return self.tallies[column, row].turned

    def _row(self, index: int) -> Row:
        others = [other for other in range(len(self.contestants)) if other != index]
        tallies = [self.tally(index, other) for other in others]
        strata = [each.pair_scores for each in tallies]
        weights = [1.0] * len(strata)
        return Row(
            self.contestants[index],
            tuple(None if other == index else self._cell(index, other) for other in range(len(self.contestants))),
            statistics.mean_score(strata, weights),
            statistics.interval(strata, weights),
            self.ratings[index] if self.ratings else None,
            self.mix[index] if self.mix else None,
            None if self.simulation.stop else pair_rate_without_luck(tallies, weights),
        )

    @cached_property
    def _met(self) -> dict[tuple[int, int], tuple[int, ...]]:
        """The pair scores of all pairings; empty until each has some."""
        scores = {place: tally.pair_scores for place, tally in self.tallies.items()}
        return scores if scores and all(map(sum, scores.values())) else {}

    @cached_property
    def ratings(self) -> tuple[Rating, ...]:
        return rate_decks(len(self.contestants), self._met) if self._met else ()

    @cached_property
    def mix(self) -> tuple[Share, ...]:
        return mix_field(len(self.contestants), self._met) if self._met else ()

    def _cell(self, row: int, column: int) -> Cell:
        matchup = self.matchups[min(row, column), max(row, column)]
        return Cell(matchup, pair_line([self.tally(row, column)]))

    @property
    def as_json(self) -> dict[str, Any]:
        return {
            "id": str(self.simulation.pk),
            "game": self.simulation.game,
            "status": self.simulation.status,
            "is_provisional": self.is_provisional,
            "decks": [each.name_json for each in self.contestants],
            "cells": [[None if cell is None else cell.line.as_json for cell in row.cells] for row in self.rows],
            "overall": [_overall_json(row) for row in self.rows],
            "errors": self.errors,
            "level": self.simulation.level,
            "seed": self.simulation.seed,
            "engine": self.simulation.engine_digest,
            "definitions": self.simulation.definitions_digest,
        }


def _overall_json(row: Row) -> dict[str, Any]:
    rating, share = row.rating, row.share
    return {
        "win_rate": row.rate,
        "interval": [row.interval.low, row.interval.high],
        "rating": rating and {"elo": rating.elo, "interval": [rating.interval.low, rating.interval.high]},
        "mix": share and {"share": share.share, "interval": [share.interval.low, share.interval.high], "win_rate": share.win_rate},
        "without_luck": row.without_luck and row.without_luck.as_json,
    }


def summarise_matrix(simulation: Simulation) -> Matrix:
    """The figures from the chunks that are done, in four queries."""
    matchups = simulation.seat(simulation.matchups.all())
    chunks = list(Chunk.objects.filter(simulation=simulation).over().defer("card_counts", "scores"))
    done = [chunk for chunk in chunks if chunk.done_at]
    counted = counted_chunks(done, matchups)
    _, speed, left = pace_of(simulation, done, sum(each.games if each.stopped_at is None else 2 * each.stopped_at for each in matchups))
    return Matrix(
        simulation=simulation,
        contestants=tuple(simulation.contestants.all()),
        tallies={_place(each): _merged(counted, each) for each in matchups},
        matchups={_place(each): each for each in matchups},
        set_aside=sum(chunk.games for chunk in chunks if not chunk.done_at),
        games_per_second=speed,
        seconds_left=left,
    )


def _place(matchup: Matchup) -> tuple[int, int]:
    row, column = matchup.both
    return row.index, column.index


def _merged(chunks: Sequence[Chunk], matchup: Matchup) -> Tally:
    return merge(chunk.tally for chunk in chunks if chunk.matchup_id == matchup.pk)
