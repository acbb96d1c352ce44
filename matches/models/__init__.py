"""Simulations with their contestants, matchups, heats and chunks, recorded games, answers about positions, and the workers that report."""

from matches.models.answers import Answer
from matches.models.chunks import Chunk
from matches.models.heats import Heat
from matches.models.recordings import Recording
from matches.models.simulations import (
    ACTIVE,
    KINDS_OF_TWO,
    SEED_BITS,
    URGENT_KINDS,
    CardRun,
    Contestant,
    Kind,
    Matchup,
    Simulation,
    Status,
    random_seed,
)
from matches.models.workers import Worker

__all__ = [
    "ACTIVE",
    "KINDS_OF_TWO",
    "SEED_BITS",
    "URGENT_KINDS",
    "Answer",
    "CardRun",
    "Chunk",
    "Contestant",
    "Heat",
    "Kind",
    "Matchup",
    "Recording",
    "Simulation",
    "Status",
    "Worker",
    "random_seed",
]
