"""A hand drawn at random from a deck, what the mulligan makes of it, and the draws after it: to look at while building."""

from __future__ import annotations

import random
import secrets
from collections.abc import Collection
from dataclasses import dataclass
from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_safe

from cards.catalogue import catalogue_of
from cards.models import Card
from cards.requests.htmx import is_htmx
from decks.models import Deck
from decks.owners import Owner
from matches.hands.odds import DealtDeck
from matches.hands.odds_views import MOST_SEED

MOST_DRAWS = 40


@dataclass(frozen=True, slots=True)
class SampleHand:
    """`opening` is what was dealt; `hand` what it became by the mulligan, each card with whether it came by it; `draws` what followed."""

    opening: tuple[Card, ...]
    hand: tuple[tuple[Card, bool], ...]
    draws: tuple[Card, ...]


def deal(dealt: DealtDeck, seed: int, *, back: Collection[int] = (), draws: int = 0) -> SampleHand:
    """A hand and the cards drawn after it; `back` are the places in the hand whose cards go back, from 0. Same seed, same cards.

    As the rules have it: what goes back goes to the bottom, as many come from the top, and then the deck is shuffled.
    """
    opening = dealt.sample_hand(seed)
    left = [card for card, copies in dealt.cards for _ in range(copies)]
    for card in opening:
        left.remove(card)
    chance = random.Random(f"{seed} after the hand")
    chance.shuffle(left)
    hand = [(left.pop(), True) if place in back else (card, False) for place, card in enumerate(opening)]
    left += [card for place, card in enumerate(opening) if place in back]
    if back:
        chance.shuffle(left)
    return SampleHand(tuple(opening), tuple(hand), tuple(left[::-1][: min(draws, dealt.most_draws)]))


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
    answer = render(request, "matches/_sample.html" if is_part else "matches/sample.html", context)
    answer["Vary"] = "HX-Request, Accept-Language, Cookie"
    answer["Cache-Control"] = "no-store"
    return answer


def _number(form: QueryDict, name: str, most: int) -> int | None:
    text = form.get(name, "")
    return min(int(text), most) if text.isascii() and text.isdigit() and len(text) < 11 else None
