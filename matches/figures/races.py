"""Summarise a race: how far it is, and what the finalists are worth on seeds that the race has not seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from decks.lists.swaps import Swap
from matches.figures.card_tables import card_name
from matches.figures.summaries import SetAside, pace_of, set_aside_of
from matches.models import Contestant, Simulation
from matches.plans.races import FINALISTS
from matches.races.rounds import Race
from matches.requests.snapshots import DeckSnapshot
from matches.statistics import Difference
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class Candidate:
    """A version of the deck: what goes, what comes, and by how much it does better; None before the final is over."""

    number: int
    swap: Swap
    out: Text
    into: Text
    difference: Difference | None

    @property
    def games(self) -> int:
        """The games of the final that its figure stands on."""
        return 2 * self.difference.pairs if self.difference else 0

    @property
    def as_json(self) -> dict[str, Any]:
        found = self.difference
        return {
            "out": self.swap.out,
            "into": self.swap.into,
            "difference": found.rate if found else None,
            "interval": [found.interval.low, found.interval.high] if found else None,
            "games": self.games,
            "verdict": found.verdict.value if found else None,
        }


@dataclass(frozen=True, slots=True)
class Stage:
    """A round of a race, or its final where `number` is 0: how many changes are in it, and the pairs that each has played against each
    opponent by its end; of a heat (`is_heat`), against one of them. `share` of all changes considered, 0 to 100.
    """

    number: int
    versions: int
    pairs: int
    share: float
    is_over: bool
    is_now: bool
    is_heat: bool = False


def stages_of(race: Race) -> tuple[Stage, ...]:
    """The heat if there is one, the rounds in order, then the final."""
    rounds = [(number, each.versions, race.plan.pairs(number - 1)) for number, each in enumerate(race.plan.rounds, start=1)]
    heats = [(0, race.heat.tried, race.heat.pairs)] if race.heat else []
    now = len(heats) + len(rounds) if race.final else 0 if race.is_in_heat else len(heats) + race.number
    ended = not race.simulation.is_active
    return tuple(
        Stage(
            number=number,
            versions=versions,
            pairs=pairs,
            share=100 * versions / race.tried,
            is_over=place < now or (ended and place == now),
            is_now=not ended and place == now,
            is_heat=place < len(heats),
        )
        for place, (number, versions, pairs) in enumerate([*heats, *rounds, (0, FINALISTS, race.plan.final_pairs)])
    )


@dataclass(frozen=True, slots=True)
class RaceSummary:
    """All that is shown of a race. `considered` of `swaps` legal changes play in it, of which `heard` have played all of their heat, where
    there is one; `left` are still in; the best finalists come first.
    """

    simulation: Simulation
    considered: int
    heard: int
    swaps: int
    is_in_heat: bool
    round: int
    rounds: int
    stages: tuple[Stage, ...]
    left: tuple[Candidate, ...]
    finalists: tuple[Candidate, ...]
    played: int
    set_aside: tuple[SetAside, ...]
    seconds_left: float | None
    games_per_second: float | None

    @property
    def is_judged(self) -> bool:
        return any(each.difference for each in self.finalists)

    @property
    def is_clear(self) -> bool:
        """True if any change has been found to do better."""
        return any(each.difference and each.difference.interval.low > 0 for each in self.finalists)

    @property
    def as_json(self) -> dict[str, Any]:
        row = self.simulation
        return {
            "id": str(row.pk),
            "game": row.game,
            "deck": row.lead.name_json,
            "status": row.status,
            "games_asked": row.games,
            "games": self.played,
            "opponents": [{"deck": each.name_json, "weight": each.weight} for each in row.opponents],
            "changes": self.swaps,
            "considered": self.considered,
            "tried": self.heard,
            "finalists": [each.as_json for each in self.finalists],
            "seed": row.seed,
            "level": row.level,
            "engine": row.engine_digest,
            "definitions": row.definitions_digest,
        }


def summarise_race(simulation: Simulation) -> RaceSummary:
    race = Race.of(simulation)
    found = race.verdicts()
    lead = race.contestants[0]
    finalists = [_candidate(simulation, lead, race.contestants[version], found.get(version)) for version in race.final if version]
    finalists.sort(key=lambda each: -each.difference.rate if each.difference else 0.0)
    done = list(simulation.chunks.exclude(done_at=None).only("pairs", "matchup_id"))
    lanes = {each.pk for each in race.lanes}
    heard = sum(chunk.pairs for chunk in done if chunk.matchup_id in lanes)
    _seconds, speed, left = pace_of(simulation, done, simulation.games)
    return RaceSummary(
        simulation=simulation,
        considered=race.tried,
        heard=heard // race.heat.pairs if race.heat else race.tried,
        swaps=simulation.swaps or race.tried,
        is_in_heat=race.is_in_heat,
        round=race.number + 1,
        rounds=len(race.plan.rounds),
        stages=stages_of(race),
        left=tuple(_candidate(simulation, lead, race.contestants[version], None) for version in race.left),
        finalists=tuple(finalists),
        played=sum(chunk.games for chunk in done),
        set_aside=set_aside_of(list(simulation.chunks.exclude(set_aside_at=None))),
        seconds_left=left,
        games_per_second=speed,
    )


def candidate_of(simulation: Simulation, number: int) -> Candidate:
    """Return a version by its number. Raises LookupError for a number that no version has."""
    contestants = list(simulation.contestants.all())
    if not 0 < number < len(contestants) or contestants[number].weight:
        raise LookupError(number)
    return _candidate(simulation, contestants[0], contestants[number], None)


def _candidate(simulation: Simulation, lead: Contestant, version: Contestant, found: Difference | None) -> Candidate:
    before, after = (DeckSnapshot.from_json(each.snapshot).sections for each in (lead, version))
    swap = Swap.between(before, after)
    return Candidate(version.index, swap, card_name(simulation.cards, swap.out), card_name(simulation.cards, swap.into), found)
