"""Arguments that commands share."""

from typing import Any

from django.core.management.base import CommandError, CommandParser

from rules import games
from rules.kernel.game import Game


def add_game(parser: CommandParser, *, required: bool) -> None:
    parser.add_argument("--game", metavar="G", required=required, help=f"one of {', '.join(game.slug for game in games.everything())}")


def game_from(options: dict[str, Any]) -> Game | None:
    """Return the game that was asked for, if any. Raise CommandError naming the known ones."""
    slug = options["game"]
    if slug is None:
        return None
    try:
        return games.get(slug)
    except KeyError as error:
        known = ", ".join(game.slug for game in games.everything())
        raise CommandError(f"There is no game “{slug}”. The games are {known}.") from error
