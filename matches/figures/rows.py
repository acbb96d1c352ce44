"""The win rates of many simulations at once, as a list of them shows them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from uuid import UUID

from django.db.models import F, Q, Sum, prefetch_related_objects

from matches import statistics
from matches.farm.stops import groups_of, prefix_in
from matches.models import Chunk, Matchup, Simulation, seat_matchups
from matches.registry.kinds import kind_of
from matches.statistics import Decision, Interval
from matches.verdicts.coverage import weights_of_total

SCORES = tuple(f"score_{step}" for step in range(5))


@dataclass(frozen=True, slots=True)
class RowFigure:
    """The win rate of a deck with its interval, over the `met` of its `opponents`."""

    rate: float
    interval: Interval
    met: int
    opponents: int

    @property
    def is_partial(self) -> bool:
        return self.met < self.opponents


@dataclass(frozen=True, slots=True)
class ListedSimulation:
    """A simulation with what it has found; None before the first game, and for kinds that find no one win rate."""

    row: Simulation
    figure: RowFigure | None


def with_figures(rows: Iterable[Simulation]) -> list[ListedSimulation]:
    """The simulations with the same figures that their own pages show, in at most four queries."""
    listed = list(rows)
    rated = [row for row in listed if kind_of(row).rates_deck]
    matchups: dict[UUID, list[Matchup]] = defaultdict(list)
    for matchup in _counted(rated) if rated else ():
        matchups[matchup.simulation_id].append(matchup)
    decisions = dict(_decisions([row for row in rated if row.stop and not row.is_active], matchups))
    return [ListedSimulation(row, _figure(row, matchups[row.pk], decisions.get(row.pk)) if row.pk in matchups else None) for row in listed]


def _counted(rated: Sequence[Simulation]) -> list[Matchup]:
    """Their matchups, each with the scores of its pairs that count. Chunks end where a rule looks, so none reaches over its end."""
    counts = Q(stopped_at=None) | Q(chunks__first_pair__lt=F("stopped_at"))
    sums = {f"counted_{name}": Sum(f"chunks__{name}", filter=counts, default=0) for name in SCORES}
    prefetch_related_objects(rated, "contestants")
    rows = Matchup.objects.filter(simulation__in=[row.pk for row in rated]).annotate(**sums).order_by("index")
    return seat_matchups(rows, (each for row in rated for each in row.contestants.all()))


def _scores(matchup: Matchup) -> list[int]:
    return [getattr(matchup, f"counted_{name}") for name in SCORES]


def _figure(row: Simulation, matchups: Sequence[Matchup], decision: Decision | None) -> RowFigure | None:
    strata = [_scores(each) for each in matchups]
    pairs = [sum(each) for each in strata]
    if not any(pairs):
        return None
    met, opponents = sum(map(bool, pairs)), len(pairs)
    if decision and decision.rate is not None:
        return RowFigure(decision.rate, decision.interval, met, opponents)
    weights = weights_of_total(pairs, [each.pairs for each in matchups], groups_of(row, matchups)[0].weights)
    rate = statistics.mean_score(strata, weights)
    return None if rate is None else RowFigure(rate, statistics.interval(strata, weights), met, opponents)


def _decisions(rows: Sequence[Simulation], matchups: Mapping[UUID, Sequence[Matchup]]) -> Iterator[tuple[UUID, Decision]]:
    """Yield, by simulation, the look by which its stop rule ended it: its figures allow for stopping early."""
    chunks: dict[UUID, list[Chunk]] = defaultdict(list)
    if not rows:
        return
    done = Chunk.objects.filter(simulation__in=[row.pk for row in rows]).exclude(done_at=None)
    for chunk in done.only("simulation_id", "matchup_id", "first_pair", "pairs", "scores"):
        chunks[chunk.simulation_id].append(chunk)
    for row in rows:
        group = groups_of(row, matchups[row.pk])[0]
        found = prefix_in(chunks[row.pk], group.matchups).look(group.rule, group.weights)
        if found and found.is_over:
            yield row.pk, found
