"""Read from a program's request the decks that it names and the simulation that it asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.utils.translation import gettext
from rest_framework.exceptions import ValidationError

from cards.catalogue import catalogue_of
from decks.api.errors import answered
from decks.api.inputs import read_list, refuse_unread
from decks.deck_list import DeckList
from decks.importing.references import DeckNotFoundError, find_deck
from decks.lists.changes import clean_format
from decks.models import Deck
from decks.owners import Owner
from matches.api.inputs import TAGGED
from matches.models import Simulation
from matches.registry.declaration import Asked
from matches.registry.kinds import every_kind
from matches.requests.terms import Terms
from rules.kernel.game import Game


def make_asked(given: Mapping[str, Any], owner: Owner) -> Simulation:
    """The simulation that a valid SimulationInput asks for. Raises ValidationError and SimulationRefusedError."""
    game, kind = given["game"], every_kind()[given["kind"]]
    assert kind.create
    options: dict[str, Any] = {name: given[name] for name in ("level", "opponent_level", "seed", "stop") if name in given}
    terms = Terms(given["games"], **options)
    if "decks" in kind.takes:
        decks = _field(given, game, owner) if "against" in given else contenders_of(given["decks"], game, owner)
        return kind.create(Asked(owner, decks, terms))
    deck = contender_of(given["deck"], game, owner)
    opponents = _opponents(given, game, owner, deck) if "opponents" in kind.takes else []
    version = contender_of(given["compare_with"], game, owner) if "compare_with" in given else None
    return kind.create(Asked(owner, [deck, *opponents], terms, given.get("weights", ()), version, given.get("hand")))


def _opponents(given: Mapping[str, Any], game: Game, owner: Owner, deck: Deck | DeckList) -> list[Deck | DeckList]:
    if "against" in given:
        return [each for each in _field(given, game, owner) if each != deck]
    return contenders_of(given["opponents"], game, owner)


def _field(given: Mapping[str, Any], game: Game, owner: Owner) -> list[Deck | DeckList]:
    """The legal decks that `against` stands for. Raises ValidationError for a tag that none of one's decks has."""
    legal = Deck.objects.filter(game=game.slug, is_legal=True)
    if given["against"] != TAGGED:
        return list(legal.precons())
    tagged = list(legal.owned_by(owner).filter(tags__name=given["tag"]).order_by("-updated_at"))
    if not tagged:
        message = gettext("None of your legal decks for this game has the tag “%(tag)s”.") % {"tag": given["tag"]}
        raise ValidationError({"tag": [message]}, code="no_opponent")
    return list(tagged)


def contenders_of(given: Sequence[Mapping[str, Any]], game: Game, owner: Owner) -> list[Deck | DeckList]:
    return [contender_of(each, game, owner) for each in given]


def contender_of(given: Mapping[str, Any], game: Game, owner: Owner) -> Deck | DeckList:
    """The deck or list that is meant. Raises ValidationError."""
    if "id" in given:
        try:
            found = find_deck(given["id"], owner, may_read_files=False)
        except DeckNotFoundError as error:
            raise ValidationError(error.message, code="unknown_deck") from error
        return found.deck or found.listing
    sections, report = read_list(dict(given), game, owner.payer, given["format"])
    refuse_unread(report)
    with answered():
        format = report.format if report else clean_format(given["format"], catalogue_of(game))
    known = {section: dict(cards) for section, cards in (sections or {}).items()}
    name = given["name"] or (report.name if report else "")
    return DeckList(game, format, name, known)
