"""The lists of decks: one's own, and everybody's public ones."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from decks.browsing import DeckBrowsing
from decks.own_decks import OwnDecks
from decks.owners import Owner
from rules.kernel.game import Game


@require_safe
def mine(request: HttpRequest) -> HttpResponse:
    owner = Owner.of_request(request)
    decks = OwnDecks(owner, request.GET.get("q", ""), request.GET.get("tag", ""))
    return render(
        request, "decks/mine.html", {"decks": decks, "groups": decks.groups, "count": decks.count, "is_guest": owner.is_anonymous}
    )


@require_safe
def public(request: HttpRequest, game: Game) -> HttpResponse:
    browsing = DeckBrowsing(game, request.GET)
    template = "decks/_public_results.html" if request.headers.get("HX-Target") == "deck-results" else "decks/public.html"
    response = render(request, template, {"game": game, "browsing": browsing})
    response["Vary"] = "HX-Request, HX-Target, Accept-Language, Cookie"
    return response
