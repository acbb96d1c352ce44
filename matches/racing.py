"""A race of a deck's single changes: each version plays the same pairs, the worst fall out round by round, finalists play fresh seeds.

Everything follows from the rows: contestant 0 is the deck, then its opponents, then its versions, whose weight is 0 because nobody
meets them. The first (versions + 1) x opponents matchups are the race, those after them the final.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.db.models import Sum

from matches.models import Contestant, Matchup, Simulation
from matches.planning import Pairing, Share, seed_for
from matches.statistics import Difference, Round, count_differences, difference, judge_finalists, keep_best, plan_race
from matches.stopping import prefix_of

MOST_VERSIONS, FINALISTS = 60, 3
#: The final has one of so many parts of the games.
FINAL_PART = 3
#: So often every version could play each opponent, were all rounds of a race alike; more are played by those that stay in.
EVEN_LOTS = 6


@dataclass(frozen=True, slots=True)
class Plan:
    """The rounds, and the pairs that finalists and deck then play against each opponent."""

    rounds: tuple[Round, ...]
    final_pairs: int
    opponents: int

    @property
    def room(self) -> int:
        """How many games of a matchup are numbered."""
        return 2 * max(self.rounds[-1].pairs // self.opponents, self.final_pairs)

    def pairs(self, number: int) -> int:
        """How many pairs have been played against each opponent by the end of a round."""
        return self.rounds[number].pairs // self.opponents


def most_versions(games: int, opponents: int) -> int:
    """How many versions so many games are enough for."""
    return min(MOST_VERSIONS, _race_pairs(games) // (EVEN_LOTS * opponents) - 1)


def plan_of(games: int, versions: int, opponents: int) -> Plan:
    """Raises ValueError for fewer games than so many versions take, or for no more versions than finalists."""
    if not FINALISTS < versions <= most_versions(games, opponents):
        raise ValueError(f"{games} games are no race of {versions} versions.")
    budget = _race_pairs(games)
    lot = opponents * max(1, budget // (EVEN_LOTS * (versions + 1) * opponents))
    rounds = plan_race(versions, budget, finalists=FINALISTS, lot=lot)
    return Plan(rounds, (games // 2 - budget) // ((FINALISTS + 1) * opponents), opponents)


def _race_pairs(games: int) -> int:
    return games // 2 - games // 2 // FINAL_PART


def race_pairings(weights: Sequence[float]) -> list[Pairing]:
    """The deck and each version against each opponent, from the same seeds, by the contestants' weights."""
    opponents, versions = _parts(weights)
    return [Pairing(version, other, other - 1) for version in (0, *versions) for other in opponents]


def race_shares(games: int, weights: Sequence[float]) -> list[Share]:
    """What is played in the first round."""
    opponents, versions = _parts(weights)
    plan = plan_of(games, len(versions), len(opponents))
    return [Share(index * plan.room, plan.pairs(0)) for index in range((len(versions) + 1) * len(opponents))]


def _parts(weights: Sequence[float]) -> tuple[list[int], list[int]]:
    """The numbers of the opponents, and of the versions."""
    others = range(1, len(weights))
    return [index for index in others if weights[index]], [index for index in others if not weights[index]]


@dataclass(frozen=True)
class Race:
    """How a race stands. `race` and `final`: the matchups of each contestant that plays in it, by its number."""

    simulation: Simulation
    contestants: tuple[Contestant, ...]
    plan: Plan
    race: Mapping[int, Sequence[Matchup]]
    final: Mapping[int, Sequence[Matchup]]

    @classmethod
    def of(cls, simulation: Simulation) -> Race:
        contestants = tuple(simulation.contestants.all())
        opponents, versions = _parts([each.weight for each in contestants])
        matchups = list(simulation.matchups.select_related("left", "right__deck").order_by("index"))
        cut = (len(versions) + 1) * len(opponents)
        race: dict[int, list[Matchup]] = {each.left.index: [] for each in matchups[:cut]}
        final: dict[int, list[Matchup]] = {each.left.index: [] for each in matchups[cut:]}
        for each in matchups:
            (race if each.index < cut else final)[each.left.index].append(each)
        return cls(simulation, contestants, plan_of(simulation.games, len(versions), len(opponents)), race, final)

    @property
    def versions(self) -> int:
        return len(self.race) - 1

    @property
    def weights(self) -> list[float]:
        """How often one expects to meet each opponent."""
        return [each.right.weight for each in self.race[0]]

    @property
    def number(self) -> int:
        """The round that is played or was the last."""
        played = self.race[0][0].pairs
        return next(number for number in range(len(self.plan.rounds)) if self.plan.pairs(number) == played)

    @property
    def left(self) -> list[int]:
        """The versions that are still in it."""
        return [version for version in self.race if version and self.race[version][0].pairs == self.race[0][0].pairs]

    def differences(self, part: Mapping[int, Sequence[Matchup]], versions: Sequence[int]) -> list[list[tuple[int, ...]]]:
        """Of each version, against each opponent: by how much its pairs did better than the deck's."""
        played = [part[version] for version in (0, *versions)]
        digits = iter(prefix_of([each for matchups in played for each in matchups]).digits)
        base, *others = [[next(digits) for _ in matchups] for matchups in played]
        return [[count_differences(mine, theirs) for mine, theirs in zip(other, base, strict=True)] for other in others]

    def verdicts(self) -> dict[int, Difference]:
        """What may be said of the finalists, by number; nothing before the whole final is played."""
        finalists = [version for version in self.final if version]
        if not finalists or not self._is_all_played(self.final):
            return {}
        try:
            return dict(zip(finalists, judge_finalists(self.differences(self.final, finalists), self.weights), strict=True))
        except ValueError:
            return {}

    def _is_all_played(self, part: Mapping[int, Sequence[Matchup]]) -> bool:
        matchups = [each for several in part.values() for each in several]
        chunks = self.simulation.chunks.filter(matchup__in=matchups).exclude(done_at=None)
        return (chunks.aggregate(pairs=Sum("pairs"))["pairs"] or 0) == sum(each.pairs for each in matchups)

    def advance(self) -> None:
        """Begins the next round, or the final, once all of this round is played; the caller holds the simulation's row."""
        if self.final or not self._is_all_played(self.race):
            return
        left, number = self.left, self.number
        found = [difference(strata, self.weights) for strata in self.differences(self.race, left)]
        rates = {version: each.rate if each else -1.0 for version, each in zip(left, found, strict=True)}
        kept = keep_best(rates, self.plan.rounds[number].kept)
        if number + 1 < len(self.plan.rounds):
            going = [each.pk for version in (0, *kept) for each in self.race[version]]
            Matchup.objects.filter(pk__in=going).update(pairs=self.plan.pairs(number + 1))
        else:
            self._begin_final(kept)

    def _begin_final(self, finalists: Sequence[int]) -> None:
        first, opponents = sum(map(len, self.race.values())), [each.right_id for each in self.race[0]]
        pairs = [(version, place) for version in (0, *finalists) for place in range(len(opponents))]
        Matchup.objects.bulk_create(
            Matchup(
                simulation=self.simulation,
                index=index,
                left=self.contestants[version],
                right_id=opponents[place],
                seed=seed_for(self.simulation.seed, len(opponents) + place),
                first_game=index * self.plan.room,
                pairs=self.plan.final_pairs,
            )
            for index, (version, place) in enumerate(pairs, start=first)
        )
