"""Storage quotas of simulations: how many one person may keep, and how many bytes they take together with the decks."""

from __future__ import annotations

from django.db.models import Count
from django.utils.translation import gettext

from decks.owners import Owner
from decks.retention.quotas import MEGABYTE, Quota, decks_bytes
from matches.models import Chunk, Simulation
from matches.requests.values import SimulationRefusedError

#: Estimated bytes of a simulation with its contestants, matchups and indexes, and of each chunk (measured by tests.matches.retention.year).
SIMULATION_BYTES, CHUNK_BYTES = 30_000, 4_200


def simulations_bytes(owner: Owner) -> int:
    """Estimate the bytes that a person's simulations take with their chunks."""
    own = Simulation.objects.owned_by(owner)
    chunks = Chunk.objects.filter(simulation__in=own).aggregate(count=Count("pk"))["count"]
    return SIMULATION_BYTES * own.count() + CHUNK_BYTES * int(chunks)


def require_room_to_keep(owner: Owner) -> None:
    """Raise SimulationRefusedError if a person keeps as many simulations, or as many bytes, as the quota allows."""
    quota = Quota.of(owner)
    if Simulation.objects.owned_by(owner).count() >= quota.simulations:
        guests = gettext("Without an account you can keep %(most)s simulations. Delete one first, or sign up to keep more.")
        members = gettext("You can keep %(most)s simulations. Delete one that you no longer need first.")
        raise SimulationRefusedError("too_many_kept", quota.refusal(quota.simulations, guests=guests, members=members))
    if decks_bytes(owner) + simulations_bytes(owner) >= quota.megabytes * MEGABYTE:
        message = gettext(
            "Your decks and simulations take all of the %(most)d MB that you have. Delete simulations that you no longer need."
        )
        raise SimulationRefusedError("no_room", message % {"most": quota.megabytes})
