"""The simulations that count for what is known of a game's decks and cards."""

from __future__ import annotations

from matches.models import Simulation, Status
from matches.models.simulations import SimulationQuerySet
from matches.registry.kinds import counted_kinds
from rules import games
from rules.kernel.engine import counted_levels


def counted_simulations(game: str) -> SimulationQuerySet:
    """Return the finished simulations that anybody may see, of kinds that count, both sides played by the default level or a stronger one.

    A weaker level's games say more of the player than of the deck, and whoever asks for a simulation chooses its level.
    """
    levels = _levels(game)
    open_ones = Simulation.objects.open().filter(game=game, status=Status.DONE, kind__in=counted_kinds())
    return open_ones.filter(level__in=levels, opponent_level__in=levels).order_by()


def counting_rule(game: str) -> str:
    """Return the kinds and levels that count, as a text: figures that were counted by another rule are to be counted anew."""
    return f"{' '.join(sorted(counted_kinds()))} by {' '.join(_levels(game))}"


def _levels(game: str) -> list[str]:
    found = games.get(game)
    return [level.slug for level in counted_levels(found.engine())] if found.is_playable else []
