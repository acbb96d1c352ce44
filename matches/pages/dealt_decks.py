"""The deck of a page about its hands, and how it is dealt."""

from __future__ import annotations

from uuid import UUID

from django.http import Http404, HttpRequest
from django.shortcuts import get_object_or_404

from cards.catalogue import catalogue_of
from decks.models import Deck
from decks.owners import Owner
from matches.hands.piles import DealtDeck


def dealt_deck(request: HttpRequest, deck: UUID) -> tuple[Deck, DealtDeck]:
    """Raises Http404 for a deck that the request may not see, and for a game whose dealing is not known."""
    row = get_object_or_404(Deck.objects.visible_to(Owner.of_request(request)), pk=deck)
    dealing = row.rules_game.dealing
    if dealing is None:
        raise Http404
    pool = catalogue_of(row.game)
    return row, DealtDeck.of_listing(row.listing(pool), dealing, pool)
