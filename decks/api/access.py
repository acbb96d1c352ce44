"""The decks that an API request may read or change."""

from __future__ import annotations

from uuid import UUID

from django.shortcuts import get_object_or_404
from rest_framework.exceptions import NotAuthenticated
from rest_framework.request import Request

from decks.models import Deck
from decks.owners import Owner


def deck_for(request: Request, deck_id: UUID) -> Deck:
    """Return a deck that the requester may see, or raise Http404."""
    return get_object_or_404(Deck.objects.visible_to(Owner.of_request(request)), pk=deck_id)


def own_deck_for(request: Request, deck_id: UUID) -> Deck:
    """Return a deck that a member may change; refuse with 401 without a token, and with 404 for somebody else's deck."""
    require_member(request)
    return get_object_or_404(Deck.objects.owned_by(Owner.of_request(request)), pk=deck_id)


def require_member(request: Request) -> Owner:
    owner = Owner.of_request(request)
    if owner.is_anonymous:
        raise NotAuthenticated
    return owner
