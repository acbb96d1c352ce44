"""Get the decks that a person may open: for any other the answer is 404, so that nobody learns what exists."""

from __future__ import annotations

from uuid import UUID

from django.http import HttpRequest
from django.shortcuts import get_object_or_404

from decks.models import Deck
from decks.owners import Owner
from decks.retention.expiry import record_visit


def visible_deck(request: HttpRequest, pk: UUID) -> Deck:
    """Return a deck that this person may look at. Raise Http404."""
    owner = Owner.of_request(request)
    deck = get_object_or_404(Deck.objects.visible_to(owner).select_related("owner"), pk=pk)
    record_visit(deck=deck, owner=owner)
    return deck


def own_deck(request: HttpRequest, pk: UUID) -> Deck:
    """Return a deck that this person may change. Raise Http404."""
    owner = Owner.of_request(request)
    deck = get_object_or_404(Deck.objects.owned_by(owner), pk=pk)
    record_visit(deck=deck, owner=owner)
    return deck
