"""The figures of a simulation as they stand: totals, intervals, splits, speed and time left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from django.utils import timezone

from matches import statistics
from matches.farm.stops import Point, groups_of, prefix_in
from matches.models import Chunk, Contestant, Matchup, Simulation
from matches.registry.kinds import kind_of
from matches.statistics import Decision, Lead, Spread, StopRule, WithoutLuck
from matches.tallies.leads import leads_of
from matches.tallies.results import Results, merge
from matches.verdicts.coverage import UNEVEN, weights_of_total
from matches.verdicts.lines import Line, pair_line, pair_rate_without_luck, seat_line
from matches.verdicts.player_margins import margin_of
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class Against:
    """The figures against one opponent. `planned` games were asked for; `scores` counts its pairs by their half points."""

    matchup: Matchup
    planned: int
    line: Line
    scores: tuple[int, ...]

    @property
    def opponent(self) -> Contestant:
        return self.matchup.opponent

    @property
    def name(self) -> Text:
        return self.opponent.name

    @property
    def as_json(self) -> dict[str, Any]:
        opponent = self.opponent
        return {"deck": opponent.name_json, "weight": opponent.weight, "games_asked": self.planned, **self.line.as_json}


@dataclass(frozen=True, slots=True)
class SetAside:
    """Games that could not be played, and why."""

    games: int
    reason: Text


@dataclass(frozen=True, slots=True)
class Summary:
    """All that is shown of a simulation.

    `seconds` is the time it has been going on, `seconds_left` an estimate or None; where a rule ends it,
    it is how long that takes if figures stay as they are. `games_for_a_point` is about how many games it would
    take for an interval of +- 1 percentage point. `rule` is None for a fixed number of games;
    `looks` are all that it has taken. `course` is how the rate went over the games, `leads` how far the deck was
    ahead by turn. `without_luck` is the total as it would be with average draws, None where it is not corrected.
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
    rule: StopRule | None
    looks: tuple[Decision, ...]
    course: tuple[Point, ...]
    leads: tuple[Lead, ...]
    without_luck: WithoutLuck | None

    @property
    def decision(self) -> Decision | None:
        """The look by which the stop rule ended the simulation, or None; its rate and interval allow for stopping early."""
        return self.looks[-1] if self.looks and self.looks[-1].is_over else None

    @property
    def is_provisional(self) -> bool:
        return self.simulation.is_active

    @property
    def met(self) -> tuple[Against, ...]:
        """The opponents that the total covers: those with games that count."""
        return tuple(each for each in self.against if each.line.games)

    @property
    def unmet(self) -> tuple[Against, ...]:
        return tuple(each for each in self.against if not each.line.games)

    @property
    def is_partial(self) -> bool:
        """True if the total covers some opponents and not all of them."""
        return 0 < len(self.met) < len(self.against)

    @property
    def is_uneven(self) -> bool:
        """True if the simulation ended before every opponent had its share of the games, so that some are known less well."""
        shares = [each.line.games / each.planned for each in self.against]
        return not self.is_provisional and max(shares) - min(shares) > UNEVEN

    @property
    def planned(self) -> int:
        """The most games that it will play."""
        return sum(each.planned for each in self.against)

    @property
    def most_seconds_left(self) -> float | None:
        """The time that is left at most, where a rule may end it sooner."""
        return (self.planned - self.played) / self.games_per_second if self.games_per_second and self.rule else None

    @property
    def played(self) -> int:
        """Games played, with those that the engine got wrong."""
        return self.total.games + self.errors

    @property
    def as_json(self) -> dict[str, Any]:
        """The figures as the command `simulate --json` gives them, with the state of things around them."""
        simulation = self.simulation
        return {
            **row_json(simulation),
            **figures_json(self.total, self.first, self.second, self.ends, self.turns, self.length, self.leads),
            "opponents": [each.as_json for each in self.against],
            "opponents_met": len(self.met),
            "errors": self.errors,
            "set_aside": [{"games": each.games, "reason": {"en": each.reason.en, "zh": each.reason.zh}} for each in self.set_aside],
            "games_per_second": self.games_per_second,
            "seconds_left": self.seconds_left,
            "stop": _stop_json(self.rule, self.looks),
            "without_luck": self.without_luck.as_json if self.without_luck else None,
            "comparison": None,
        }


def row_json(simulation: Simulation) -> dict[str, Any]:
    """Return what is known of a simulation before any game of it is counted."""
    margin = margin_of(simulation.game, (simulation.level, simulation.opponent_level))
    return {
        "id": str(simulation.pk),
        "kind": simulation.kind,
        "name": simulation.name,
        "note": simulation.note,
        "game": simulation.game,
        "deck": simulation.lead.name_json,
        "status": simulation.status,
        "is_provisional": simulation.is_active,
        "error": simulation.error or None,
        "games_asked": simulation.games,
        "level": simulation.level,
        "opponent_level": simulation.opponent_level,
        "player_margin": asdict(margin) if margin else None,
        "checks": str(simulation.checks_id) if simulation.checks_id else None,
        "seed": simulation.seed,
        "engine": simulation.engine_digest,
        "definitions": simulation.definitions_digest,
        "created_at": simulation.created_at.isoformat(),
        "finished_at": simulation.finished_at.isoformat() if simulation.finished_at else None,
    }


def _stop_json(rule: StopRule | None, looks: Sequence[Decision]) -> dict[str, Any] | None:
    """The rule with all its looks; the estimate of the last one allows for stopping early once it is over."""
    if rule is None:
        return None
    return rule.as_json() | {
        "looks": [
            {
                "games": 2 * look.pairs,
                "outcome": look.outcome.value,
                "win_rate": look.rate,
                "interval": [look.interval.low, look.interval.high],
                "log_likelihood_ratio": look.log_likelihood_ratio,
            }
            for look in looks
        ]
    }


def figures_json(
    total: Line, first: Line, second: Line, ends: dict[str, Results], turns: dict[int, int], length: Spread | None, leads: Sequence[Lead]
) -> dict[str, Any]:
    """The part that depends on decks, levels, seed and number of games alone."""
    return {
        **total.as_json,
        "verdict": total.verdict.value,
        "by_seat": {"first": first.as_json, "second": second.as_json},
        "ends": {slug: sum(results) for slug, results in ends.items()},
        "turns": {str(number): games for number, games in turns.items()},
        "mean_turns": length.mean if length else None,
        "leads": [
            {
                "turn": each.turn,
                "games": each.games,
                "lead": each.mean,
                "interval": [each.interval.low, each.interval.high],
                "ahead": each.ahead,
                "behind": each.behind,
            }
            for each in leads
        ],
    }


def summarise(simulation: Simulation, *, only: Sequence[Matchup] = (), chunks: Sequence[Chunk] | None = None) -> Summary:
    """The figures from the chunks that are done; `only`: of some of its matchups, `chunks`: what has been read of theirs and others."""
    matchups = list(only or _shown(simulation))
    read = Chunk.objects.filter(matchup__in=matchups).over() if chunks is None else chunks
    asked = {matchup.pk for matchup in matchups}
    chunks = [chunk for chunk in read if chunk.matchup_id in asked]
    done = [chunk for chunk in chunks if chunk.done_at]
    counted = counted_chunks(done, matchups)
    tallies = {matchup.pk: merge(chunk.tally for chunk in counted if chunk.matchup_id == matchup.pk) for matchup in matchups}
    total = merge(tallies.values())
    group = groups_of(simulation, matchups)[0]
    prefix = prefix_in(done, matchups)
    looks = tuple(prefix.looks(group.rule, group.weights)) if simulation.stop else ()
    planned = sum(each.games for each in matchups)
    counts = list(tallies.values())
    weights = weights_of_total([sum(each.pair_scores) for each in counts], [each.pairs for each in matchups], group.weights)
    seconds, speed, left = pace_of(simulation, done, min(planned, 2 * group.rule.expect(looks[-1])) if looks else planned)
    return Summary(
        simulation=simulation,
        total=pair_line(counts, weights),
        first=seat_line(total.first),
        second=seat_line(total.second),
        against=tuple(Against(each, each.games, pair_line([tallies[each.pk]]), tallies[each.pk].pair_scores) for each in matchups),
        ends=total.ends,
        turns=total.turns,
        length=statistics.spread(total.turns),
        samples=total.samples,
        actions=total.actions,
        errors=total.errors,
        set_aside=set_aside_of(chunks),
        seconds=seconds,
        games_per_second=speed,
        seconds_left=left,
        games_for_a_point=statistics.games_needed([tally.pair_scores for tally in counts], 0.01),
        rule=group.rule if simulation.stop else None,
        looks=looks,
        course=tuple(prefix.course(group.weights)),
        leads=leads_of(total.leads),
        without_luck=None if simulation.stop else pair_rate_without_luck(counts, weights),
    )


def _shown(simulation: Simulation) -> list[Matchup]:
    """The matchups whose figures are those of the simulation."""
    return simulation.seat(kind_of(simulation).own_matchups(simulation, simulation.matchups.all()))


def counted_chunks(done: Sequence[Chunk], matchups: Sequence[Matchup]) -> list[Chunk]:
    """The chunks up to where the stop rule ended each matchup; chunks end where it looks, so none reaches over."""
    ends = {matchup.pk: matchup.stopped_at for matchup in matchups}
    return [chunk for chunk in done if (end := ends[chunk.matchup_id]) is None or chunk.first_pair + chunk.pairs <= end]


def set_aside_of(chunks: Sequence[Chunk]) -> tuple[SetAside, ...]:
    """Games set aside, those with the same reason together."""
    games: dict[Text, int] = {}
    for chunk in chunks:
        if not chunk.done_at:
            games[chunk.reason] = games.get(chunk.reason, 0) + chunk.games
    return tuple(SetAside(number, reason) for reason, number in games.items())


def pace_of(simulation: Simulation, done: Sequence[Chunk], expected: int) -> tuple[float | None, float | None, float | None]:
    """Seconds so far, games a second over them, and at that pace seconds left until so many games while it goes on."""
    if simulation.started_at is None:
        return None, None, None
    until = simulation.finished_at or timezone.now()
    seconds = max((until - simulation.started_at).total_seconds(), 1e-3)
    games = sum(chunk.games for chunk in done)
    speed = games / seconds
    left = max(0, expected - games) / speed if speed and simulation.is_active else None
    return seconds, speed or None, left
