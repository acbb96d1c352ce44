"""The page of a card in a deck: what it says, its copies with their buttons, and the note on it."""

from __future__ import annotations

from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from cards.card_page import CardPage
from cards.catalogue import catalogue_of
from cards.models import Card
from cards.requests.htmx import is_htmx, target_of
from decks.editing.builder import Desk
from decks.editing.extra_changes import CARD_NOTE_LENGTH
from decks.owners import Owner
from decks.views.access import own_deck


@require_safe
def card(request: HttpRequest, pk: UUID, slug: str) -> HttpResponse:
    """Show the whole card with its copies in the deck, and the note on it. The builder shows the sheet or the note alone, over itself."""
    deck = own_deck(request, pk)
    catalogue = catalogue_of(deck.game)
    if slug not in catalogue.rows:
        raise Http404
    game = deck.rules_game
    card = Card.objects.of_game(game).select_related("set", "standing").get(slug=slug)
    listing = deck.listing(catalogue)
    context = {
        "game": game,
        "deck": deck,
        "card": card,
        "about": CardPage(card, game),
        "places": Desk(deck, catalogue, Owner.of_request(request)).places(card),
        "note": deck.card_notes.get(slug, ""),
        "held": [(section, cards[slug]) for section, cards in listing.sections.items() if slug in cards],
        "maybe": deck.maybe.get(slug, 0),
        "most": CARD_NOTE_LENGTH,
        "is_dialog": is_htmx(request),
    }
    if not context["is_dialog"]:
        template = "decks/card.html"
    elif target_of(request) == "card-sheet":
        template = "decks/_sheet.html"
    else:
        template = "decks/card/_card.html"
    response = render(request, template, context)
    patch_vary_headers(response, ("HX-Request", "HX-Target"))
    return response
