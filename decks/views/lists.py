"""The lists of decks: one's own, and everybody's public ones."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from cards.catalogue import catalogue_of
from cards.requests.htmx import target_of
from decks.owners import Owner
from decks.search.own_decks import OwnDecks
from decks.search.results import DeckBrowsing, names_like
from rules.kernel.game import Game
from search.normalisation import MAX_QUERY

#: By the id of the filled list: the parameter that is typed, and whether it takes only cards that decks are known by.
NAMED = {"card-names": ("card", False), "lead-names": ("lead", True)}


@require_safe
def mine(request: HttpRequest) -> HttpResponse:
    owner = Owner.of_request(request)
    decks = OwnDecks(owner, request.GET.get("q", ""), request.GET.get("tag", ""))
    context = {"decks": decks, "groups": decks.groups, "count": decks.count, "is_guest": owner.is_anonymous}
    return render(request, "decks/mine.html", {**context, "days_kept": settings.GUEST_DECK_DAYS})


@require_safe
def public(request: HttpRequest, game: Game) -> HttpResponse:
    """Show the public decks that the address asks for; to htmx the results alone, or the names that complete what is typed."""
    target = target_of(request)
    if target in NAMED:
        param, are_leads = NAMED[target]
        names = names_like(request.GET.get(param, "")[:MAX_QUERY], catalogue_of(game), are_leads=are_leads)
        return _varying(render(request, "decks/_names.html", {"names": names}))
    browsing = DeckBrowsing(game, request.GET)
    context = {"game": game, "browsing": browsing}
    if target != "deck-results":
        return _varying(render(request, "decks/public.html", context))
    response = _varying(render(request, "decks/public/_results.html", context))
    response["HX-Replace-Url"] = request.path + browsing.ask.address().removesuffix("?")
    return response


def _varying(response: HttpResponse) -> HttpResponse:
    response["Vary"] = "HX-Request, HX-Target, Accept-Language, Cookie"
    return response
