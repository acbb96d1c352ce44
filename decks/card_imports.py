"""Imports a published game's cards and judges the decks of the game again."""

from __future__ import annotations

from django.db import transaction

from cards.imports.card_files import CardFile
from cards.imports.services import ImportOutcome, import_cards
from decks.services import recheck_decks
from rules import games
from rules.kernel.game import Game


def importing_games() -> list[Game]:
    """The games of which there are cards to import."""
    return [game for game in games.everything() if game.read_published]


@transaction.atomic
def import_and_recheck(*, game: Game, file: CardFile) -> ImportOutcome:
    """Imports the cards, after which decks can be legal that were not, and the other way round. Raises CardFileError."""
    outcome = import_cards(game=game, file=file)
    if outcome.added or outcome.changed:
        recheck_decks(game=game)
    return outcome
