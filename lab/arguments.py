"""Arguments of commands that measure: least numbers, playable games and their players' levels, with refusals in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.core.management.base import CommandError

from lab.entrants import playable_games
from matches.requests.values import SimulationRefusedError, clean_level
from rules.kernel.game import Game


def check_least(options: Mapping[str, Any], **least: int) -> None:
    """Raise CommandError for an option below its least number; all are named as options are: `top_games`."""
    for name, number in least.items():
        if options[name] < number:
            raise CommandError(f"--{name.replace('_', '-')} takes a number of at least {number}.", returncode=2)


def check_seed(options: Mapping[str, Any]) -> None:
    """Raise CommandError for a seed that games can't have."""
    if not 0 <= options["seed"] < 2**63:
        raise CommandError("--seed takes a number from 0 to 2^63 - 1.", returncode=2)


def asked_games(slug: str) -> list[Game]:
    """Return the games that can be played, or the one called so. Raise CommandError where it can't."""
    try:
        return playable_games(slug)
    except LookupError as error:
        raise CommandError(f"There is no game “{slug}” that can be played.", returncode=2) from error


def asked_level(game: Game, slug: str) -> str:
    """Return a level of the game's players, the default one for none. Raise CommandError for one that it has not."""
    try:
        return clean_level(game.engine(), slug)
    except SimulationRefusedError as error:
        raise CommandError(error.message, returncode=2) from error
