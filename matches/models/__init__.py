"""Simulations with all that belongs to them; recorded games, answers about positions, suggested lists; and the workers that report."""

from matches.models.answers import Answer
from matches.models.card_runs import CardRun
from matches.models.chunks import Chunk
from matches.models.contestants import Contestant
from matches.models.heats import Heat
from matches.models.kinds import ACTIVE, GUEST, LARGE, OVER, Kind, Status
from matches.models.matchups import Matchup, Seat, create_matchups, seat_matchups
from matches.models.recordings import Recording
from matches.models.simulations import SEED_BITS, Simulation, contestants_with_decks, random_seed
from matches.models.suggestions import Suggestion
from matches.models.workers import Worker

__all__ = [
    "ACTIVE",
    "GUEST",
    "LARGE",
    "OVER",
    "SEED_BITS",
    "Answer",
    "CardRun",
    "Chunk",
    "Contestant",
    "Heat",
    "Kind",
    "Matchup",
    "Recording",
    "Seat",
    "Simulation",
    "Status",
    "Suggestion",
    "Worker",
    "contestants_with_decks",
    "create_matchups",
    "random_seed",
    "seat_matchups",
]
