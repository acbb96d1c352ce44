"""Looking at a deck and downloading it."""

from __future__ import annotations

from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from decks.browsing import lead_cards
from decks.exporting import FORMATS, content_disposition, export_list
from decks.overview import overview_of
from decks.owners import Owner
from decks.pool import pool_of
from decks.views.access import visible_deck


@require_safe
def deck(request: HttpRequest, pk: UUID) -> HttpResponse:
    deck = visible_deck(request, pk)
    pool = pool_of(deck.game)
    listing = deck.listing(pool)
    files = [(format, export_list(listing, format.slug, pool=pool).text) for format in FORMATS.values()]
    origin = deck.copied_from
    owner = Owner.of_request(request)
    context = {
        "game": deck.rules_game,
        "deck": deck,
        "overview": overview_of(listing, pool),
        "lead": lead_cards([deck]).get(deck.pk),
        "files": files,
        "is_own": owner.owns(deck),
        "origin": origin if origin and (origin.visibility != "private" or owner.owns(origin)) else None,
    }
    return render(request, "decks/deck.html", context)


@require_safe
def export(request: HttpRequest, pk: UUID, format: str) -> HttpResponse:
    """The deck as a file in the reader's language."""
    deck = visible_deck(request, pk)
    if format not in FORMATS:
        raise Http404
    pool = pool_of(deck.game)
    file = export_list(deck.listing(pool), format, pool=pool)
    headers = {"Content-Disposition": content_disposition(file.name), "Cache-Control": "private, no-cache"}
    return HttpResponse(file.content, content_type=file.content_type, headers=headers)
