"""A hand drawn at random from a deck: a part for the builder, or a page."""

from __future__ import annotations

import secrets
from uuid import UUID

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.views.decorators.http import require_safe

from cards.requests.htmx import is_htmx
from matches.hands.piles import MOST_SEED
from matches.hands.sample_hands import MOST_DRAWS, deal
from matches.pages.dealt_decks import dealt_deck


@require_safe
def sample(request: HttpRequest, deck: UUID) -> HttpResponse:
    """`hand` is the seed, `back` the places that go back, `draws` how many cards come after it, where there are several piles
    `draws-SECTION` those of each. A part for the builder, else a page.
    """
    row, dealt = dealt_deck(request, deck)
    has_mulligan = dealt.dealing.has_mulligan
    seed = _number(request.GET, "hand", MOST_SEED)
    seed = secrets.randbelow(MOST_SEED + 1) if seed is None else seed
    put_back = request.GET.getlist("back") if has_mulligan else []
    back = {int(place) for place in put_back if place.isascii() and place.isdigit() and len(place) < 4}
    is_kept = "kept" in request.GET or not has_mulligan
    names = ["draws"] if len(dealt.piles) == 1 else [f"draws-{pile.section}" for pile in dealt.piles]
    draws = [_number(request.GET, name, MOST_DRAWS) or 0 for name in names]
    context = {"deck": row, "game": row.rules_game, "dealt": dealt, "seed": seed, "is_kept": is_kept, "back": sorted(back)}
    if not dealt.short:
        parts = deal(dealt, seed, back=back if is_kept else (), draws=draws if is_kept else ())
        context["sample"] = list(zip(parts, names, strict=True))
    is_part = is_htmx(request)
    answer = render(request, "matches/sample/_sample.html" if is_part else "matches/sample.html", context)
    answer["Vary"] = "HX-Request, Accept-Language, Cookie"
    answer["Cache-Control"] = "no-store"
    return answer


def _number(form: QueryDict, name: str, most: int) -> int | None:
    text = form.get(name, "")
    return min(int(text), most) if text.isascii() and text.isdigit() and len(text) < 11 else None
