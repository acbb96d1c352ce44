"""A duel: a few games between two shipped decks that are about as strong, for a visitor who has no deck yet."""

from __future__ import annotations

from collections.abc import Iterable

from django.utils.translation import gettext

from decks.models import Deck
from decks.owners import Owner
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Simulation
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError
from rules.kernel.game import Game

#: Enough for an interval of about 7 points to either side, and played in less than a second.
GAMES = 200


def duel_decks(game: Game) -> list[Deck]:
    """The two shipped decks of the game's duel; none where the game has no duel or the decks are not loaded."""
    return pick_duel(game, Deck.objects.precons().filter(game=game.slug, slug__in=game.duel))


def pick_duel(game: Game, shipped: Iterable[Deck]) -> list[Deck]:
    """The two decks of the game's duel among its shipped decks; none where one of them is missing."""
    decks = {deck.slug: deck for deck in shipped if deck.slug in game.duel}
    return [decks[slug] for slug in game.duel] if len(decks) == len(game.duel) else []


def create_duel(*, owner: Owner, game: Game) -> Simulation:
    """A simulation of the game's duel. Raises SimulationRefusedError."""
    decks = duel_decks(game)
    if not decks:
        raise SimulationRefusedError("no_duel", gettext("This game has no duel to watch."))
    return create_gauntlet(owner=owner, deck=decks[0], opponents=decks[1:], terms=Terms(GAMES))
