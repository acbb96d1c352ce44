"""Import a published game's cards and recheck the decks of the game."""

from __future__ import annotations

from django.db import IntegrityError, transaction
from django.utils.translation import gettext_lazy

from cards.imports.card_files import CardFile
from cards.imports.services import ImportOutcome, define_cards, import_cards
from decks.services import recheck_decks
from limits.refusals import RefusedError
from rules import games
from rules.kernel.game import Game


class CardsChangingError(RefusedError):
    """Something else has written cards of the game in the meantime."""

    code = "cards_changing"
    status = 503
    wait = 30
    words = gettext_lazy(
        "The cards of this game were being changed at the same time, so nothing was imported. Try again in %(seconds)d seconds."
    )


def importing_games() -> list[Game]:
    """Return the games that have cards to import."""
    return [game for game in games.everything() if game.read_published]


def import_and_recheck(*, game: Game, file: CardFile) -> ImportOutcome:
    """Import the cards, and recheck the game's decks: any of them can become legal or illegal. Read the cards before the transaction, which
    keeps others from writing. Raise CardFileError and CardsChangingError.
    """
    defined = define_cards(game=game, file=file)
    try:
        with transaction.atomic():
            outcome = import_cards(game=game, file=file, defined=defined)
            if outcome.added or outcome.changed:
                recheck_decks(game=game)
    except IntegrityError as error:
        raise CardsChangingError from error
    return outcome
