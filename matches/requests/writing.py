"""Writes a simulation with all that belongs to it: contestants, matchups with their share of the games, the first chunks."""

from __future__ import annotations

from collections.abc import Sequence

from django.db import transaction

from matches.farm.chunk_cutting import cut_chunks
from matches.farm.dispatching import dispatch_on_commit
from matches.farm.planning import Pairing, Share, seed_for, share_by_weight, share_out
from matches.models import KINDS_OF_TWO, Contestant, Heat, Kind, Matchup, Simulation
from matches.races.rounds import heat_matchups, race_pairings, race_shares


def write_simulation(simulation: Simulation, contestants: Sequence[Contestant], heat: Heat | None = None) -> None:
    """Writes a new simulation with all that belongs to it, and sends the first hints once that is there."""
    pairings = pairings_of(simulation, contestants)
    shares = _shares(simulation, contestants, len(pairings), heat)
    with transaction.atomic():
        simulation.save(force_insert=True)
        write_contestants(simulation, contestants)
        write_matchups(simulation, contestants, pairings, shares)
        if heat is not None:
            heat.simulation = simulation
            heat.save(force_insert=True)
            Matchup.objects.bulk_create(heat_matchups(simulation, contestants, heat))
        cut_chunks(simulation)
        dispatch_on_commit(simulation.pk)


def pairings_of(simulation: Simulation, contestants: Sequence[Contestant]) -> list[Pairing]:
    """Who plays whom at first."""
    is_race = simulation.kind == Kind.RACE
    return race_pairings(_weights(contestants)) if is_race else Kind(simulation.kind).pairings(len(contestants))


def _shares(simulation: Simulation, contestants: Sequence[Contestant], pairings: int, heat: Heat | None) -> list[Share]:
    """How the games are shared out at first: where opponents are met more or less often, so are they played."""
    weights = _weights(contestants)
    if simulation.kind == Kind.RACE:
        return race_shares(simulation.games, weights, heat)
    versions = 2 if simulation.kind in KINDS_OF_TWO else 1
    if simulation.kind == Kind.MATRIX:
        return share_out(simulation.games, pairings)
    return share_by_weight(simulation.games, weights[versions:], versions)


def _weights(contestants: Sequence[Contestant]) -> list[float]:
    return [each.weight for each in contestants]


def write_contestants(simulation: Simulation, contestants: Sequence[Contestant], first: int = 0) -> None:
    for index, each in enumerate(contestants, start=first):
        each.simulation, each.index = simulation, index
    Contestant.objects.bulk_create(contestants)


def write_matchups(
    simulation: Simulation, contestants: Sequence[Contestant], pairings: Sequence[Pairing], shares: Sequence[Share], first: int = 0
) -> None:
    Matchup.objects.bulk_create(
        Matchup(
            simulation=simulation,
            index=index,
            left=contestants[pairing.left],
            right=contestants[pairing.right],
            seed=seed_for(simulation.seed, pairing.seed),
            first_game=share.first_game,
            pairs=share.pairs,
        )
        for index, (pairing, share) in enumerate(zip(pairings, shares, strict=True), start=first)
    )
