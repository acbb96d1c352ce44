"""The page of a deck's opening hands: the odds of its cards, those of what one needs, and a hand to look at."""

from __future__ import annotations

import secrets
from typing import Any
from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from cards.catalogue import catalogue_of
from decks.models import Deck
from decks.owners import Owner
from matches.forms.odds import HandsForm
from matches.hands.odds import ANY, EACH, MOST_SEED, TURNS, DealtDeck
from matches.statistics import Mulligan


@require_safe
def odds(request: HttpRequest, deck: UUID) -> HttpResponse:
    """Everything asked for is in the address."""
    row = get_object_or_404(Deck.objects.visible_to(Owner.of_request(request)), pk=deck)
    game = row.rules_game
    if game.dealing is None:
        raise Http404
    pool = catalogue_of(row.game)
    dealt = DealtDeck.of_listing(row.listing(pool), game.dealing, pool)
    context: dict[str, Any] = {"deck": row, "game": game, "dealt": dealt}
    if dealt.size < dealt.least_size:
        return render(request, "matches/odds.html", context)
    form = HandsForm({"of": ANY, "by": "3", "mulligan": Mulligan.NONE.value} | request.GET.dict() | _cards(request), deck=dealt)
    is_sound = form.is_valid()
    asked = form.cleaned_data
    mulligan = Mulligan(asked.get("mulligan") or Mulligan.NONE)
    context |= {"form": form, "mulligan": mulligan, "turns": TURNS[1:], "playsets": dealt.playsets(mulligan)}
    chosen = set(asked.get("card", ()))
    context["copies"] = [(card, copies, card.slug in chosen) for card, copies in dealt.cards]
    if is_sound and chosen:
        is_sound = _answer(context, dealt, form, mulligan)
    seed = asked["hand"] if asked.get("hand") is not None else secrets.randbelow(MOST_SEED + 1)
    context |= {"seed": seed, "hand": dealt.sample_hand(seed), "another": _address(request, hand=secrets.randbelow(MOST_SEED + 1))}
    context |= {"this_hand": _address(request, hand=seed), "is_played": game.is_playable and game.dealing.has_mulligan}
    return render(request, "matches/odds.html", context, status=200 if is_sound else 422)


def _answer(context: dict[str, Any], dealt: DealtDeck, form: HandsForm, mulligan: Mulligan) -> bool:
    """The odds of what is wanted; False when they can't be counted, which the form then says."""
    asked = form.cleaned_data
    try:
        found = dealt.odds(dealt.needs(asked["card"], is_each=asked["of"] == EACH), mulligan)
    except ValueError:
        form.add_error("card", _("So many cards can't be counted through with a mulligan. Tick fewer, or count without one."))
        return False
    turn = asked["by"]
    context |= {"need": found, "turn": turn, "first": found.first[turn], "second": found.second[turn]}
    return True


def _cards(request: HttpRequest) -> dict[str, Any]:
    return {"card": request.GET.getlist("card")}


def _address(request: HttpRequest, *, hand: int) -> str:
    """This page with another sample hand."""
    query = request.GET.copy()
    query["hand"] = str(hand)
    return f"?{query.urlencode()}#hand"
