"""Writes a simulation with all that belongs to it: contestants, matchups with their share of the games, the first chunks."""

from __future__ import annotations

from collections.abc import Sequence

from django.db import transaction

from matches.farm.chunk_sizes import cut_chunks
from matches.farm.dispatch import dispatch_on_commit
from matches.models import Contestant, Heat, Matchup, Simulation, create_matchups
from matches.plans.pairings import Pairing, Share, seed_for
from matches.races.rounds import heat_matchups
from matches.registry.kinds import kind_of


def write_simulation(simulation: Simulation, contestants: Sequence[Contestant], heat: Heat | None = None) -> None:
    """Writes a new simulation with all that belongs to it, and sends the first hints once that is there."""
    kind, weights = kind_of(simulation), [each.weight for each in contestants]
    pairings, shares = kind.pairings(weights), kind.shares(simulation.games, weights, heat)
    with transaction.atomic():
        simulation.save(force_insert=True)
        write_contestants(simulation, contestants)
        write_matchups(simulation, contestants, pairings, shares)
        if heat is not None:
            heat.simulation = simulation
            heat.save(force_insert=True)
            create_matchups(heat_matchups(simulation, contestants, heat))
        cut_chunks(simulation)
        dispatch_on_commit(simulation.pk)


def write_contestants(simulation: Simulation, contestants: Sequence[Contestant], first: int = 0) -> None:
    for index, each in enumerate(contestants, start=first):
        each.simulation, each.index = simulation, index
    Contestant.objects.bulk_create(contestants)


def write_matchups(
    simulation: Simulation, contestants: Sequence[Contestant], pairings: Sequence[Pairing], shares: Sequence[Share], first: int = 0
) -> None:
    create_matchups(
        (
            Matchup(
                simulation=simulation,
                index=index,
                seed=seed_for(simulation.seed, pairing.seed),
                first_game=share.first_game,
                pairs=share.pairs,
            ),
            [contestants[seat] for seat in pairing.seats],
        )
        for index, (pairing, share) in enumerate(zip(pairings, shares, strict=True), start=first)
    )
