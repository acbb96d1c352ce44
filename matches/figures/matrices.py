"""The figures of a matrix as they stand: a cell for each two decks, a rate for each deck over the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from matches import statistics
from matches.figures.summaries import counted_chunks, pace_of
from matches.models import Chunk, Contestant, Matchup, Simulation
from matches.statistics import Cells, Interval, Rating, Share, Verdict, WithoutLuck, mix_field, rate_decks
from matches.tallies.results import Tally, merge
from matches.verdicts.lines import Line, cells_without_luck, pair_line, pair_rate_without_luck

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
class Standing:
    """A deck's figures over the whole field. `rating` and `share` (of the mix that no deck beats) are None until every two have met."""

    contestant: Contestant
    rate: float | None
    interval: Interval
    rating: Rating | None
    share: Share | None

    @property
    def verdict(self) -> Verdict:
        return statistics.verdict(self.interval)


@dataclass(frozen=True, slots=True)
class Row:
    """A deck with its cells in the order of the columns, None against itself, and its figures over the whole field.

    `without_luck` is its rate as it would be with average draws, None where it is not corrected.
    """

    cells: tuple[Cell | None, ...]
    standing: Standing
    without_luck: WithoutLuck | None


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
    def ranking(self) -> tuple[Standing, ...]:
        """The standings of all decks, the best rate over the field first; decks without games last."""
        return _ranked([row.standing for row in self.rows])

    @cached_property
    def without_luck(self) -> tuple[Standing, ...]:
        """The standings as they would be with average draws, in the order of the rows: of a finished matrix, where luck explains the rate
        of any deck. A rate that is not corrected stands as it is.
        """
        cells = cells_without_luck(self.tallies) if not self.is_provisional and any(row.without_luck for row in self.rows) else {}
        if not cells:
            return ()
        ratings, mix = _rated(len(self.contestants), cells)
        return tuple(
            Standing(
                row.standing.contestant,
                row.without_luck.rate if row.without_luck else row.standing.rate,
                row.without_luck.interval if row.without_luck else row.standing.interval,
                ratings[index],
                mix[index],
            )
            for index, row in enumerate(self.rows)
        )

    @property
    def ranking_without_luck(self) -> tuple[Standing, ...]:
        return _ranked(self.without_luck)

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
        standing = Standing(
            self.contestants[index],
            statistics.mean_score(strata, weights),
            statistics.interval(strata, weights),
            self.ratings[index] if self.ratings else None,
            self.mix[index] if self.mix else None,
        )
        return Row(
            tuple(None if other == index else self._cell(index, other) for other in range(len(self.contestants))),
            standing,
            None if self.simulation.stop else pair_rate_without_luck(tallies, weights),
        )

    @cached_property
    def _rated(self) -> tuple[tuple[Rating, ...], tuple[Share, ...]]:
        """The ratings and the mix; empty until each pairing has games."""
        scores = {place: tally.pair_scores for place, tally in self.tallies.items()}
        return _rated(len(self.contestants), scores) if scores and all(map(sum, scores.values())) else ((), ())

    @property
    def ratings(self) -> tuple[Rating, ...]:
        return self._rated[0]

    @property
    def mix(self) -> tuple[Share, ...]:
        return self._rated[1]

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
            "overall": [
                _overall_json(row, without) for row, without in zip(self.rows, self.without_luck or [None] * len(self.rows), strict=True)
            ],
            "errors": self.errors,
            "level": self.simulation.level,
            "seed": self.simulation.seed,
            "engine": self.simulation.engine_digest,
            "definitions": self.simulation.definitions_digest,
        }


def _rated(decks: int, cells: Cells) -> tuple[tuple[Rating, ...], tuple[Share, ...]]:
    """Return the ratings of decks that have all met, and the mix that no deck beats."""
    return rate_decks(decks, cells), mix_field(decks, cells)


def _ranked(standings: Sequence[Standing]) -> tuple[Standing, ...]:
    return tuple(sorted(standings, key=lambda each: -1.0 if each.rate is None else each.rate, reverse=True))


def _overall_json(row: Row, without: Standing | None) -> dict[str, Any]:
    standing = row.standing
    return {
        "win_rate": standing.rate,
        "interval": [standing.interval.low, standing.interval.high],
        **_rating_json(standing.rating, standing.share),
        "without_luck": row.without_luck and row.without_luck.as_json,
        "standing_without_luck": without and _rating_json(without.rating, without.share),
    }


def _rating_json(rating: Rating | None, share: Share | None) -> dict[str, Any]:
    return {
        "rating": rating and {"elo": rating.elo, "interval": [rating.interval.low, rating.interval.high]},
        "mix": share and {"share": share.share, "interval": [share.interval.low, share.interval.high], "win_rate": share.win_rate},
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
