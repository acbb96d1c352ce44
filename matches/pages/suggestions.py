"""Pages of suggestions: a person asks for a list, waits for the workers, and takes it or not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext
from django.views.decorators.http import require_POST, require_safe

from cards.catalogue import catalogue_of
from cards.requests.htmx import is_htmx
from decks.models import Deck
from decks.owners import Owner
from decks.services import draft_of
from decks.views.access import own_deck
from limits.refusals import RefusedError
from matches.models import Suggestion
from matches.suggestions.offers import Offer
from matches.suggestions.requests import ask_for_list


@require_POST
def ask(request: HttpRequest, deck: UUID) -> HttpResponse:
    """Ask workers for the list that completes a deck; without them, offer the most sensible one at once."""
    row = own_deck(request, deck)
    pool = catalogue_of(row.game)
    draft = draft_of(row, pool)
    offer = Offer.of_draft(draft, pool)
    if offer.problem:
        return _page(request, row, offer, status=422)
    if not pool.game.is_playable:
        return _page(request, row, offer)
    try:
        suggestion = ask_for_list(row, Owner.of_request(request).payer)
    except RefusedError as refusal:
        return _page(request, row, replace(offer, refusal=refusal.message))
    if is_htmx(request):
        return _page(request, row, Offer.of_suggestion(suggestion, draft, pool))
    return redirect("matches:suggestion", row.pk, suggestion.pk)


@require_safe
def suggestion(request: HttpRequest, deck: UUID, suggestion: UUID) -> HttpResponse:
    """A suggestion as it stands: under way, found, or without a win rate."""
    row = own_deck(request, deck)
    found = get_object_or_404(Suggestion.objects.filter(deck=row), pk=suggestion)
    pool = catalogue_of(row.game)
    if found.revision != row.revision:
        words = gettext("The deck has been changed since. Ask again for the deck as it is now.")
        return _page(request, row, Offer.refused(words))
    return _page(request, row, Offer.of_suggestion(found, draft_of(row, pool), pool))


def _page(request: HttpRequest, deck: Deck, offer: Offer, *, status: int = 200) -> HttpResponse:
    is_part = is_htmx(request)
    context: dict[str, Any] = {"deck": deck, "game": deck.rules_game, "offer": offer}
    template = "matches/suggestion/_suggestion.html" if is_part else "matches/suggestion.html"
    answer = render(request, template, context, status=200 if is_part else status)
    answer["Cache-Control"] = "no-store"
    return answer
