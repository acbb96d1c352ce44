"""A hand drawn at random from a deck: a part for the builder, or a page."""

from __future__ import annotations

import secrets
from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_safe

from cards.catalogue import catalogue_of
from cards.requests.htmx import is_htmx
from decks.models import Deck
from decks.owners import Owner
from matches.hands.odds import MOST_SEED, DealtDeck
from matches.hands.sample_hands import MOST_DRAWS, deal


@require_safe
def sample(request: HttpRequest, deck: UUID) -> HttpResponse:
    """`hand` is the seed, `back` the places that go back, `draws` how many cards come after it. A part for the builder, else a page."""
    row = get_object_or_404(Deck.objects.visible_to(Owner.of_request(request)), pk=deck)
    game = row.rules_game
    if game.dealing is None:
        raise Http404
    pool = catalogue_of(row.game)
    dealt = DealtDeck.of_listing(row.listing(pool), game.dealing, pool)
    seed = _number(request.GET, "hand", MOST_SEED)
    seed = secrets.randbelow(MOST_SEED + 1) if seed is None else seed
    put_back = request.GET.getlist("back") if game.dealing.has_mulligan else []
    back = {int(place) for place in put_back if place.isascii() and place.isdigit() and len(place) < 4}
    is_kept = "kept" in request.GET or not game.dealing.has_mulligan
    draws = _number(request.GET, "draws", MOST_DRAWS) or 0
    context = {"deck": row, "game": game, "dealt": dealt, "seed": seed, "is_kept": is_kept, "back": sorted(back), "draws": draws}
    if dealt.size >= dealt.least_size:
        context["sample"] = deal(dealt, seed, back=back if is_kept else (), draws=draws if is_kept else 0)
        context["more"] = min(draws + 1, dealt.most_draws, MOST_DRAWS)
    is_part = is_htmx(request)
    answer = render(request, "matches/sample/_sample.html" if is_part else "matches/sample.html", context)
    answer["Vary"] = "HX-Request, Accept-Language, Cookie"
    answer["Cache-Control"] = "no-store"
    return answer


def _number(form: QueryDict, name: str, most: int) -> int | None:
    text = form.get(name, "")
    return min(int(text), most) if text.isascii() and text.isdigit() and len(text) < 11 else None
