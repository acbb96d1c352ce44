"""The front page, and the front page of each game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from cards.catalogue import Catalogue, catalogue_of
from cards.models import Card, CardSet
from decks.lists.leads import lead_section, leads_of
from decks.models import Deck
from decks.search.results import lead_cards
from matches.shortcuts.duels import duel_decks, pick_duel
from rules import games
from rules.kernel.game import Game

MOST_LEADERS = 60
DeckRows = list[tuple[Deck, Card | None]]


@dataclass(frozen=True, slots=True)
class Shelf:
    """A game as the front page shows it, with some of its finest cards."""

    game: Game
    faces: list[Card]
    cards: int


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    catalogues = [catalogue_of(game) for game in games.everything()]
    shelves = [Shelf(catalogue.game, finest(catalogue, 3), len(catalogue.rows)) for catalogue in catalogues]
    lead = next((catalogue for catalogue in catalogues if catalogue.game.is_playable), catalogues[0])
    shipped = _rows(Deck.objects.precons().filter(game=lead.game.slug).with_totals().order_by("pk"))
    precons, leads = shipped[:8], {deck.pk: card for deck, card in shipped}
    duel = pick_duel(lead.game, [deck for deck, _ in shipped])
    context = {
        "lead": lead.game,
        "fan": finest(lead, 5),
        "shelves": shelves,
        "precons": precons,
        "duel": duel,
        "duel_faces": [card for deck in duel if (card := leads[deck.pk])],
        "sample": precons[0][0].entries.select_related("card").order_by("-count", "card__number")[:4] if precons else (),
        "recent": _rows(Deck.objects.public().filter(is_precon=False).select_related("owner").with_totals().order_by("-updated_at")[:6]),
    }
    return render(request, "home.html", context)


@require_safe
def game(request: HttpRequest, game: Game) -> HttpResponse:
    catalogue = catalogue_of(game)
    decks = Deck.objects.public().filter(game=game.slug).select_related("owner").with_totals()
    precons = _rows(decks.filter(is_precon=True).order_by("pk")[:12])
    context = {
        "game": game,
        "fan": finest(catalogue, 5),
        "cards": len(catalogue.rows),
        "kinds": [(kind, catalogue.kinds[kind.slug]) for kind in game.kinds],
        "sets": CardSet.objects.filter(game=game.slug),
        "heroes": leaders(catalogue),
        "precons": precons,
        "duel": duel_decks(game),
        "recent": _rows(decks.filter(is_precon=False).order_by("-updated_at")[:6]),
    }
    return render(request, "game.html", context)


def finest(catalogue: Catalogue, count: int) -> list[Card]:
    """The rarest cards of the game, as unlike each other as its first field of choices allows."""
    field = next((field.slug for field in catalogue.game.fields if field.form != "number"), "")
    seen: set[str] = set()
    first: list[Card] = []
    for card in catalogue.rarest:
        if len(first) == count:
            break
        value = str(catalogue.definitions[card.slug].values.get(field, ""))
        if value and value not in seen:
            seen.add(value)
            first.append(card)
    keys = {card.pk for card in first}
    return [*first, *islice((card for card in catalogue.rarest if card.pk not in keys), count - len(first))]


def leaders(catalogue: Catalogue) -> list[Card]:
    """The first cards that a deck of the game can be started from; none where no card leads a deck."""
    section = lead_section(catalogue.game.format())
    return list(islice(leads_of(catalogue).values(), MOST_LEADERS)) if section and section.kinds else []


def _rows(decks: Iterable[Deck]) -> DeckRows:
    listed = list(decks)
    leads = lead_cards(listed)
    return [(deck, leads.get(deck.pk)) for deck in listed]
