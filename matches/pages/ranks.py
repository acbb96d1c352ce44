"""Asking for the rank of a deck."""

from __future__ import annotations

from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from decks.owners import Owner
from decks.views.access import own_deck
from matches.requests.values import SimulationRefusedError
from matches.shortcuts.ranks import rank_deck


@require_POST
def rank(request: HttpRequest, deck: UUID) -> HttpResponse:
    """Let one's deck play the field; its rank is on the simulation's page."""
    row = own_deck(request, deck)
    try:
        made = rank_deck(deck=row, owner=Owner.of_writer(request))
    except SimulationRefusedError as refusal:
        messages.error(request, refusal.message)
        return redirect("decks:pool" if row.rules_format.pool else "decks:deck", pk=row.pk)
    return redirect(made)
