"""The figures of a simulation as they stand: totals, intervals, splits, speed and time left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.utils import timezone

from matches import statistics
from matches.models import Chunk, Opponent, Simulation
from matches.statistics import Interval, Spread, Verdict
from matches.tallies import Results, Tally, merge
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class Line:
    """Wins, draws and losses of so many games, with the rate and its interval."""

    wins: int
    draws: int
    losses: int
    interval: Interval

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def win_rate(self) -> float | None:
        return statistics.win_rate(self.wins, self.draws, self.games)

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


@dataclass(frozen=True, slots=True)
class Against:
    """The figures against one opponent. `planned` games were asked for."""

    opponent: Opponent
    planned: int
    line: Line

    @property
    def name(self) -> Text:
        return self.opponent.deck_name


@dataclass(frozen=True, slots=True)
class SetAside:
    """Games that could not be played, and why."""

    games: int
    reason: Text


@dataclass(frozen=True, slots=True)
class Summary:
    """All that is shown of a simulation.

    `seconds` is the time it has been going on, `seconds_left` an estimate or None. `games_for_a_point` is about how many games it would
    take for an interval of +- 1 percentage point.
    """

    simulation: Simulation
    total: Line
    first: Line
    second: Line
    against: tuple[Against, ...]
    ends: dict[str, Results]
    turns: dict[int, int]
    length: Spread | None
    samples: dict[str, tuple[int, int]]
    actions: int
    errors: int
    set_aside: tuple[SetAside, ...]
    seconds: float | None
    games_per_second: float | None
    seconds_left: float | None
    games_for_a_point: int

    @property
    def is_provisional(self) -> bool:
        return self.simulation.is_active

    @property
    def played(self) -> int:
        """Games played, with those that the engine got wrong."""
        return self.total.games + self.errors

    @property
    def as_json(self) -> dict[str, Any]:
        """The figures as the command `simulate --json` gives them, with the state of things around them."""
        simulation = self.simulation
        return {
            "id": str(simulation.pk),
            "game": simulation.game,
            "deck": simulation.snapshot["name"],
            "status": simulation.status,
            "is_provisional": self.is_provisional,
            "error": simulation.error or None,
            "games_asked": simulation.games,
            **figures_json(self.total, self.first, self.second, self.ends, self.turns, self.length),
            "opponents": [
                {"deck": each.opponent.snapshot["name"], "games_asked": each.planned, **each.line.as_json} for each in self.against
            ],
            "errors": self.errors,
            "set_aside": [{"games": each.games, "reason": {"en": each.reason.en, "zh": each.reason.zh}} for each in self.set_aside],
            "level": simulation.level,
            "opponent_level": simulation.opponent_level,
            "seed": simulation.seed,
            "engine": simulation.engine_digest,
            "definitions": simulation.definitions_digest,
            "created_at": simulation.created_at.isoformat(),
            "finished_at": simulation.finished_at.isoformat() if simulation.finished_at else None,
            "games_per_second": self.games_per_second,
            "seconds_left": self.seconds_left,
        }


def figures_json(
    total: Line, first: Line, second: Line, ends: dict[str, Results], turns: dict[int, int], length: Spread | None
) -> dict[str, Any]:
    """The part that depends on decks, levels, seed and number of games alone."""
    return {
        **total.as_json,
        "verdict": total.verdict.value,
        "by_seat": {"first": first.as_json, "second": second.as_json},
        "ends": {slug: sum(results) for slug, results in ends.items()},
        "turns": {str(number): games for number, games in turns.items()},
        "mean_turns": length.mean if length else None,
    }


def seat_line(results: Results) -> Line:
    """The line of one seat: its games are of different pairs, so each counts by itself."""
    wins, draws, losses = results
    return Line(wins, draws, losses, statistics.interval([[losses, draws, wins]]))


def pair_line(tallies: Sequence[Tally]) -> Line:
    """The line of whole pairs, one tally for each opponent."""
    wins, draws, losses = (sum(tally.results[index] for tally in tallies) for index in range(3))
    return Line(wins, draws, losses, statistics.interval([tally.pair_scores for tally in tallies]))


def summarise(simulation: Simulation) -> Summary:
    """The figures from the chunks that are done, in two queries."""
    opponents = list(simulation.opponents.select_related("deck"))
    chunks = list(simulation.chunks.exclude(done_at=None, set_aside_at=None).order_by("index"))
    done = [chunk for chunk in chunks if chunk.done_at]
    tallies = {opponent.pk: merge(chunk.tally for chunk in done if chunk.opponent_id == opponent.pk) for opponent in opponents}
    total = merge(tallies.values())
    seconds, speed, left = _pace(simulation, done)
    return Summary(
        simulation=simulation,
        total=pair_line(list(tallies.values())),
        first=seat_line(total.first),
        second=seat_line(total.second),
        against=tuple(Against(opponent, opponent.games, pair_line([tallies[opponent.pk]])) for opponent in opponents),
        ends=total.ends,
        turns=total.turns,
        length=statistics.spread(total.turns),
        samples=total.samples,
        actions=total.actions,
        errors=total.errors,
        set_aside=_set_aside(chunks),
        seconds=seconds,
        games_per_second=speed,
        seconds_left=left,
        games_for_a_point=statistics.games_needed([tally.pair_scores for tally in tallies.values()], 0.01),
    )


def _set_aside(chunks: Sequence[Chunk]) -> tuple[SetAside, ...]:
    """Games set aside, those with the same reason together."""
    games: dict[Text, int] = {}
    for chunk in chunks:
        if not chunk.done_at:
            games[chunk.reason] = games.get(chunk.reason, 0) + chunk.games
    return tuple(SetAside(number, reason) for reason, number in games.items())


def _pace(simulation: Simulation, done: Sequence[Chunk]) -> tuple[float | None, float | None, float | None]:
    """Seconds so far, games a second over them, and at that pace seconds left while it goes on."""
    if simulation.started_at is None:
        return None, None, None
    until = simulation.finished_at or timezone.now()
    seconds = max((until - simulation.started_at).total_seconds(), 1e-3)
    games = sum(chunk.games for chunk in done)
    speed = games / seconds
    left = (simulation.games - games) / speed if speed and simulation.is_active else None
    return seconds, speed or None, left
