"""Share out the games of a race: to a heat, the rounds and the final."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from matches.models import Heat
from matches.plans.pairings import Pairing, Share
from matches.statistics import Round, plan_race

MOST_VERSIONS, FINALISTS = 60, 3
#: The final has one of so many parts of the games.
FINAL_PART = 3
#: So often every version could play each opponent, were all rounds of a race alike; more are played by those that stay in.
EVEN_LOTS = 6
#: At most one of so many parts of the games are a heat's.
HEAT_PART = 2


@dataclass(frozen=True, slots=True)
class Plan:
    """The rounds, and the pairs that finalists and deck then play against each opponent."""

    rounds: tuple[Round, ...]
    final_pairs: int
    opponents: int

    @property
    def room(self) -> int:
        """The number of games for which each matchup reserves numbers."""
        return 2 * max(self.rounds[-1].pairs // self.opponents, self.final_pairs)

    def pairs(self, number: int) -> int:
        """Return the number of pairs that have been played against each opponent by the end of a round."""
        return self.rounds[number].pairs // self.opponents


def most_versions(games: int, opponents: int) -> int:
    """Return the most versions that so many games are enough for."""
    return min(MOST_VERSIONS, _race_pairs(games) // (EVEN_LOTS * opponents) - 1)


@dataclass(frozen=True, slots=True)
class HeatPlan:
    """The plan of a heat: `tried` of a deck's swaps play `pairs` pairs each, and `kept` of them race."""

    tried: int
    pairs: int
    kept: int

    @property
    def games(self) -> int:
        return 2 * self.pairs * self.tried


def plan_heat(games: int, swaps: int, opponents: int) -> HeatPlan:
    """Return the plan of a heat. With `pairs` 0 there is none: all of the swaps can race, or the games are too few for a heat."""
    most = most_versions(games, opponents)
    room = min(games // 2 // HEAT_PART, games // 2 - _pairs_for(FINALISTS + 1, opponents))
    tried = min(swaps, room)
    if swaps > most and tried > FINALISTS:
        pairs = room // tried
        kept = most_versions(games - 2 * pairs * tried, opponents)
        if kept < tried:
            return HeatPlan(tried, pairs, kept)
    return HeatPlan(min(swaps, most), 0, min(swaps, most))


def games_for_all(swaps: int, opponents: int) -> int:
    """The fewest games of a race that tries so many swaps."""
    by_heat = max(HEAT_PART * swaps, swaps + _pairs_for(FINALISTS + 1, opponents))
    return 2 * (by_heat if swaps > MOST_VERSIONS else min(by_heat, _pairs_for(swaps, opponents)))


def _pairs_for(versions: int, opponents: int) -> int:
    """The fewest pairs in which so many versions race, with their final."""
    pairs = EVEN_LOTS * opponents * (versions + 1)
    return next(whole for whole in range(pairs, FINAL_PART * pairs) if _race_pairs(2 * whole) >= pairs)


def plan_with_heat(games: int, heat: int, opponents: int) -> Plan:
    """Return the plan of the versions that a heat leaves in, where the heat takes `heat` of the games."""
    left = games - heat
    return plan_of(left, most_versions(left, opponents), opponents)


def plan_of(games: int, versions: int, opponents: int) -> Plan:
    """Return the plan of a race of so many versions. Raises ValueError for too few games, or for no more versions than finalists."""
    if not FINALISTS < versions <= most_versions(games, opponents):
        raise ValueError(f"{games} games are no race of {versions} versions.")
    budget = _race_pairs(games)
    lot = opponents * max(1, budget // (EVEN_LOTS * (versions + 1) * opponents))
    rounds = plan_race(versions, budget, finalists=FINALISTS, lot=lot)
    return Plan(rounds, (games // 2 - budget) // ((FINALISTS + 1) * opponents), opponents)


def _race_pairs(games: int) -> int:
    return games // 2 - games // 2 // FINAL_PART


def plan_with(games: int, heat: Heat | None, versions: int, opponents: int) -> Plan:
    """The plan of so many versions, or of those that a heat leaves in."""
    return plan_of(games, versions, opponents) if heat is None else plan_with_heat(games, heat.games, opponents)


def race_pairings(weights: Sequence[float]) -> list[Pairing]:
    """The deck and each version against each opponent, from the same seeds, by the contestants' weights."""
    opponents, versions = parts_of(weights)
    return [Pairing((version, other), other - 1) for version in (0, *versions) for other in opponents]


def race_shares(games: int, weights: Sequence[float], heat: Heat | None) -> list[Share]:
    """Return each pairing's share of the first round, which the deck plays alone beside a heat."""
    opponents, versions = parts_of(weights)
    plan = plan_with(games, heat, len(versions), len(opponents))
    return [Share(index * plan.room, plan.pairs(0)) for index in range((len(versions) + 1) * len(opponents))]


def parts_of(weights: Sequence[float]) -> tuple[list[int], list[int]]:
    """The numbers of the opponents, and of the versions."""
    others = range(1, len(weights))
    return [index for index in others if weights[index]], [index for index in others if not weights[index]]
