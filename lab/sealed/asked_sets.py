"""The set that a command is asked to measure, with refusals in words."""

from __future__ import annotations

from django.core.management.base import CommandError

from lab.sealed.machine_decks import SealedGround, grounds_of
from rules.kernel.game import Game


def asked_ground(game: Game, card_set: str) -> SealedGround:
    """Return the set called so, or the game's only one. Raise CommandError for an unknown set, and for a game without boosters."""
    try:
        grounds = {each.card_set: each for each in grounds_of(game)}
    except LookupError as error:
        raise CommandError(f"{game.name.en} is not played with boosters.", returncode=2) from error
    if not card_set and len(grounds) == 1:
        return next(iter(grounds.values()))
    if card_set not in grounds:
        raise CommandError(f"Choose a set with --set: {', '.join(grounds)}.", returncode=2)
    return grounds[card_set]
