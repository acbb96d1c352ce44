"""A race of a deck's single changes: each version plays the same pairs, the worst fall out round by round, finalists play fresh seeds.

Everything follows from the rows: contestant 0 is the deck, then its opponents, then its versions, whose weight is 0 because nobody
meets them. The first (versions + 1) x opponents matchups are the race, those after them the final. Where there are more swaps than can
race, a heat chooses the versions (`matches.races.heats`); its matchups come after all others, and the deck plays its first round meanwhile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.db.models import Sum

from decks.lists.swaps import Swap
from matches.farm.stops import prefix_of
from matches.models import Contestant, Heat, Matchup, Simulation, create_matchups, seat_matchups
from matches.plans.pairings import seed_for
from matches.plans.races import FINALISTS, Plan, parts_of, plan_with
from matches.races.heats import best_of, version_of
from matches.requests.snapshots import DeckSnapshot
from matches.statistics import Difference, count_differences, difference, judge_finalists, keep_best


def heat_matchups(
    simulation: Simulation, contestants: Sequence[Contestant], heat: Heat
) -> list[tuple[Matchup, tuple[Contestant, Contestant]]]:
    """The matchups of a heat with who plays them, one for each of its lanes; none of them is saved."""
    opponents = len(heat.lanes)
    plan = plan_with(simulation.games, heat, 0, opponents)
    index = (plan.rounds[0].versions + FINALISTS + 2) * opponents
    first_game, matchups = index * plan.room, list[tuple[Matchup, tuple[Contestant, Contestant]]]()
    for place, lane in enumerate(heat.lanes):
        pairs = len(lane) * heat.pairs
        seed = seed_for(simulation.seed, 2 * opponents + place)
        if pairs:
            matchup = Matchup(simulation=simulation, index=index + place, seed=seed, first_game=first_game, pairs=pairs, is_heat=True)
            matchups.append((matchup, (contestants[0], contestants[1 + place])))
        first_game += 2 * pairs
    return matchups


@dataclass(frozen=True)
class Race:
    """The state of a race. `race`, `final`: the matchups of each contestant that plays in it, by its number; `lanes`: those of its heat."""

    simulation: Simulation
    contestants: tuple[Contestant, ...]
    plan: Plan
    race: Mapping[int, Sequence[Matchup]]
    final: Mapping[int, Sequence[Matchup]]
    heat: Heat | None = None
    lanes: Sequence[Matchup] = ()

    @classmethod
    def of(cls, simulation: Simulation) -> Race:
        contestants = tuple(simulation.contestants.all())
        heat = Heat.objects.filter(simulation=simulation).first()
        opponents, versions = parts_of([each.weight for each in contestants])
        plan = plan_with(simulation.games, heat, len(versions), len(opponents))
        # Versions that join while this is read are of a moment later: without them the heat is still on.
        matchups = seat_matchups(simulation.matchups.order_by("index"), contestants)
        lanes = [each for each in matchups if each.is_heat]
        cut = (plan.rounds[0].versions + 1) * len(opponents)
        race: dict[int, list[Matchup]] = {}
        final: dict[int, list[Matchup]] = {}
        for each in matchups[: len(matchups) - len(lanes)]:
            (race if each.index < cut else final).setdefault(each.lead.index, []).append(each)
        return cls(simulation, contestants, plan, race, final, heat, lanes)

    @property
    def versions(self) -> int:
        """The number of versions that race, or will once the heat is over."""
        return self.plan.rounds[0].versions

    @property
    def is_in_heat(self) -> bool:
        """True until the heat has chosen the versions that race."""
        return len(self.race) == 1

    @property
    def tried(self) -> int:
        """The number of swaps that play in the heat, or that race if there is none."""
        return self.heat.tried if self.heat else self.versions

    @property
    def weights(self) -> list[float]:
        """The weight of each opponent: how often one expects to meet it."""
        return [each.opponent.weight for each in self.race[0]]

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
        """Return for each version, against each opponent, the counts of how much better its pairs did than the deck's."""
        played = [part[version] for version in (0, *versions)]
        digits = iter(prefix_of([each for matchups in played for each in matchups]).digits)
        base, *others = [[next(digits) for _ in matchups] for matchups in played]
        return [[count_differences(mine, theirs) for mine, theirs in zip(other, base, strict=True)] for other in others]

    def verdicts(self) -> dict[int, Difference]:
        """Return by how much each finalist does better than the deck, by number; nothing before the whole final is played."""
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
        """Begin the next round, or the final, if all of this round is played; the caller holds the simulation's row."""
        if self.final or not self._is_all_played(self.race):
            return
        if self.is_in_heat:
            if self._is_all_played({0: self.lanes}):
                self._begin_race()
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

    def _begin_race(self) -> None:
        """Make the best of the heat contestants, who join the deck in the first round."""
        assert self.heat
        played = dict(zip([each.opponent.index for each in self.lanes], prefix_of(self.lanes).digits, strict=True))
        digits = [played.get(1 + place, "") for place in range(len(self.heat.lanes))]
        versions = self._versions(best_of(self.heat, digits, self.versions))
        Contestant.objects.bulk_create(versions)
        own = self.race[0]
        create_matchups(
            (
                Matchup(simulation=self.simulation, index=index, seed=other.seed, first_game=index * self.plan.room, pairs=other.pairs),
                (version, other.opponent),
            )
            for index, (version, other) in enumerate(((version, other) for version in versions for other in own), start=len(own))
        )

    def _versions(self, swaps: Sequence[Swap]) -> list[Contestant]:
        """The deck with each of the swaps made, as further contestants; none of them is saved."""
        lead, cards = DeckSnapshot.from_json(self.contestants[0].snapshot), self.simulation.cards
        format = lead.listing(self.simulation.rules).format
        lists = [version_of(lead, swap, format, lambda slug: cards[slug]["number"]) for swap in swaps]
        numbered = enumerate(lists, start=len(self.contestants))
        return [Contestant(simulation=self.simulation, index=index, snapshot=each.as_json, weight=0) for index, each in numbered]

    def _begin_final(self, finalists: Sequence[int]) -> None:
        first, opponents = sum(map(len, self.race.values())), [each.opponent for each in self.race[0]]
        pairs = [(version, place) for version in (0, *finalists) for place in range(len(opponents))]
        create_matchups(
            (
                Matchup(
                    simulation=self.simulation,
                    index=index,
                    seed=seed_for(self.simulation.seed, len(opponents) + place),
                    first_game=index * self.plan.room,
                    pairs=self.plan.final_pairs,
                ),
                (self.contestants[version], opponents[place]),
            )
            for index, (version, place) in enumerate(pairs, start=first)
        )


def advance_race(simulation: Simulation) -> None:
    """Begin the next round of a race, or its final, if all of the round before is played; the caller holds the simulation's row."""
    Race.of(simulation).advance()
