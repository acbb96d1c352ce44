"""Stop a simulation that has played enough: its rule looks at prefixes of its pairs that are complete, whatever the chunks and workers."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import attrgetter, gt
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from matches.models import Chunk, Matchup, Simulation, Status, seat_matchups
from matches.registry.kinds import kind_of
from matches.statistics import Decision, FixedNumber, Interval, StopRule, decide, interval, mean_score, read_rule, share_turns
from matches.tallies.results import count_digits


@dataclass(frozen=True, slots=True)
class Turns:
    """The order in which matchups take turns at pairs: those that play more come more often. `planned` are the pairs of each."""

    planned: tuple[int, ...]

    @classmethod
    def of(cls, matchups: Sequence[Matchup]) -> Turns:
        return cls(tuple(each.pairs for each in matchups))

    @property
    def is_even(self) -> bool:
        return max(self.planned) - min(self.planned) <= 1

    def shares(self, size: int) -> tuple[int, ...]:
        """Return how many of the first `size` pairs belong to each matchup."""
        if not self.is_even:
            return share_turns(size, self.planned)
        least, more = divmod(size, len(self.planned))
        return tuple(least + (index < more) for index in range(len(self.planned)))

    def complete(self, played: Sequence[int]) -> int:
        """Return the size of the longest prefix whose pairs are all played, where so many of each matchup are."""
        sizes = range(sum(played) + 1)
        return bisect_left(sizes, True, key=lambda size: any(map(gt, self.shares(size), played))) - 1


def marks(rule: StopRule, turns: Turns) -> list[list[int]]:
    """For each matchup the numbers of its pairs at which the rule looks; no chunk reaches over one."""
    looks = [turns.shares(size) for size in rule.sizes()]
    return [sorted(set(found)) for found in zip(*looks, strict=True)]


#: The pairs after which a course begins, and at how many sizes at most it is told.
FIRST_POINT, MOST_POINTS = 10, 32


@dataclass(frozen=True, slots=True)
class Point:
    """The rate and its interval after so many games."""

    games: int
    rate: float
    interval: Interval


@dataclass(frozen=True)
class Prefix:
    """The pairs from the first on that are all played, one string of digits for each matchup (`Chunk.scores`)."""

    digits: tuple[str, ...]
    turns: Turns

    @cached_property
    def pairs(self) -> int:
        """The number of pairs that are complete when the matchups take turns."""
        return self.turns.complete([len(digits) for digits in self.digits])

    def strata(self, size: int) -> list[tuple[int, ...]]:
        """The scores of the first `size` pairs, counted for each matchup."""
        return [count_digits(digits[:share]) for digits, share in zip(self.digits, self.turns.shares(size), strict=True)]

    def look(self, rule: StopRule, weights: Sequence[float] = ()) -> Decision | None:
        """Return the look by which the rule ended, or else its last one so far; None before its first look."""
        return decide(rule, self.pairs, self.strata, weights)

    def looks(self, rule: StopRule, weights: Sequence[float] = ()) -> list[Decision]:
        """Return all looks of the rule up to the one by which it ended, or the last one so far."""
        found = []
        for size in rule.sizes():
            if size > self.pairs:
                break
            found.append(rule.check(size, self.strata(size), weights))
            if found[-1].is_over:
                break
        return found

    def course(self, weights: Sequence[float] = ()) -> list[Point]:
        """Return the rate and its interval as pairs came in, at some thirty sizes, beginning with the first that covers every matchup."""
        last = self.pairs
        sizes = sorted({min(last, round(FIRST_POINT * (last / FIRST_POINT) ** (step / MOST_POINTS))) for step in range(MOST_POINTS + 1)})
        points = []
        for size in sizes if last >= FIRST_POINT else ():
            strata = self.strata(size)
            rate = mean_score(strata, weights)
            if rate is not None and all(self.turns.shares(size)):
                points.append(Point(2 * size, rate, interval(strata, weights)))
        return points


@dataclass(frozen=True, slots=True)
class Group:
    """Matchups that one rule decides together; `weights` of their opponents, empty when all weigh the same."""

    rule: StopRule
    matchups: tuple[Matchup, ...]
    weights: tuple[float, ...] = ()


def groups_of(simulation: Simulation, matchups: Sequence[Matchup]) -> list[Group]:
    """Return the groups that the rule of a simulation is applied to: each matchup by itself if its kind decides so, else all together."""
    rule = read_rule(simulation.stop) if simulation.stop else FixedNumber(sum(each.pairs for each in matchups))
    if kind_of(simulation).decides_apart:
        return [Group(read_rule(simulation.stop) if simulation.stop else FixedNumber(each.pairs), (each,)) for each in matchups]
    weights = tuple(each.opponent.weight for each in matchups)
    return [Group(rule, tuple(matchups), weights if len(set(weights)) > 1 else ())]


def prefix_of(matchups: Sequence[Matchup]) -> Prefix:
    """The complete prefix of some matchups, in one query."""
    chunks = Chunk.objects.filter(matchup__in=matchups).exclude(done_at=None)
    return prefix_in(chunks.only("matchup_id", "first_pair", "pairs", "scores"), matchups)


def prefix_in(done: Iterable[Chunk], matchups: Sequence[Matchup]) -> Prefix:
    """Return the complete prefix of some matchups from the chunks that are done, of these and any other matchups."""
    played: dict[int, list[str]] = {matchup.pk: [] for matchup in matchups}
    reached = dict.fromkeys(played, 0)
    for chunk in sorted(done, key=attrgetter("first_pair")):
        if reached.get(chunk.matchup_id) == chunk.first_pair:
            played[chunk.matchup_id].append(chunk.scores)
            reached[chunk.matchup_id] += chunk.pairs
    return Prefix(tuple("".join(played[matchup.pk]) for matchup in matchups), Turns.of(matchups))


def settle(simulation_id: UUID) -> None:
    """End the matchups that the rule of a simulation has decided, and with the last of them the simulation.

    Safe to call at any time: a rule that has ended always ends at the same pair.
    """
    simulation = Simulation.objects.active().filter(pk=simulation_id).exclude(stop={}).defer("cards").first()
    if simulation is None:
        return
    for group in groups_of(simulation, seat_matchups(simulation.matchups.all(), simulation.contestants.defer("snapshot"))):
        if group.matchups[0].stopped_at is None:
            _settle_group(group.rule, group.matchups, group.weights)
    if not simulation.matchups.filter(stopped_at=None).exists():
        Simulation.objects.active().filter(pk=simulation_id).update(status=Status.DONE, finished_at=timezone.now())


def _settle_group(rule: StopRule, matchups: Sequence[Matchup], weights: Sequence[float]) -> None:
    decision = prefix_of(matchups).look(rule, weights)
    if decision is None or not decision.is_over:
        return
    with transaction.atomic():
        for matchup, stopped_at in zip(matchups, Turns.of(matchups).shares(decision.pairs), strict=True):
            Matchup.objects.filter(pk=matchup.pk, stopped_at=None).update(stopped_at=stopped_at)
            Chunk.objects.filter(matchup=matchup, first_pair__gte=stopped_at, done_at=None, lease_until=None).delete()
