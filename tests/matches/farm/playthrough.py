"""Plays a simulation to its end in one process, its chunks in any order."""

from __future__ import annotations

import random

from matches.farm.chunk_play import play_chunks
from matches.farm.ranges import MOST_CHUNKS
from matches.models import Chunk, Simulation


def play_out(simulation: Simulation, order: random.Random) -> Simulation:
    """Play chunks in this order until the simulation ends."""
    for _ in range(MOST_CHUNKS):
        wanted = list(Chunk.objects.wanted().filter(simulation=simulation).values_list("pk", flat=True))
        if not wanted:
            simulation.refresh_from_db()
            return simulation
        play_chunks(order.choice(wanted))
    raise AssertionError(f"After {MOST_CHUNKS} chunks it still goes on.")
