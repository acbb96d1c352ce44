"""The lists of decks: one's own, and everybody's public ones."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from decks.browsing import DeckBrowsing, deck_rows
from decks.models import Deck
from decks.owners import Owner
from rules import games
from rules.kernel.game import Game


@require_safe
def mine(request: HttpRequest) -> HttpResponse:
    owner = Owner.of_request(request)
    rows = deck_rows(list(Deck.objects.owned_by(owner).with_totals().order_by("-updated_at")))
    groups = [(game, [row for row in rows if row.deck.game == game.slug]) for game in games.everything()]
    context = {"groups": [(game, rows) for game, rows in groups if rows], "count": len(rows), "is_guest": owner.is_anonymous}
    return render(request, "decks/mine.html", context)


@require_safe
def public(request: HttpRequest, game: Game) -> HttpResponse:
    browsing = DeckBrowsing(game, request.GET)
    template = "decks/_public_results.html" if request.headers.get("HX-Target") == "deck-results" else "decks/public.html"
    response = render(request, template, {"game": game, "browsing": browsing})
    response["Vary"] = "HX-Request, HX-Target, Accept-Language, Cookie"
    return response
