"""The page of a deck's opening hands: the odds of its cards, those of what one needs, and a hand to look at."""

from __future__ import annotations

import secrets
from typing import Any
from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from matches.forms.odds import HandsForm
from matches.hands.odds import ANY, EACH, TURNS, odds_of_cards, playsets
from matches.hands.piles import MOST_SEED, DealtDeck
from matches.pages.dealt_decks import dealt_deck
from matches.statistics import Mulligan


@require_safe
def odds(request: HttpRequest, deck: UUID) -> HttpResponse:
    """Everything asked for is in the address."""
    row, dealt = dealt_deck(request, deck)
    game = row.rules_game
    context: dict[str, Any] = {"deck": row, "game": game, "dealt": dealt}
    if dealt.short:
        return render(request, "matches/odds.html", context)
    form = HandsForm({"of": ANY, "by": "3", "mulligan": Mulligan.NONE.value} | request.GET.dict() | _cards(request), deck=dealt)
    is_sound = form.is_valid()
    asked = form.cleaned_data
    mulligan = Mulligan(asked.get("mulligan") or Mulligan.NONE)
    context |= {"form": form, "mulligan": mulligan, "turns": TURNS[1:], "playsets": playsets(dealt, mulligan)}
    chosen = set(asked.get("card", ()))
    names = {card.name_group for card, _ in dealt.cards if card.slug in chosen}
    context["choices"] = [(pile, [(card, copies, card.name_group in names) for card, copies in pile.cards_by_name]) for pile in dealt.piles]
    if is_sound and chosen:
        is_sound = _answer(context, dealt, form, mulligan)
    seed = asked["hand"] if asked.get("hand") is not None else secrets.randbelow(MOST_SEED + 1)
    hand = dealt.sample_hand(seed)
    context |= {
        "seed": seed,
        "hand": hand,
        "by_pile": dealt.by_pile(hand),
        "another": _address(request, hand=secrets.randbelow(MOST_SEED + 1)),
    }
    context |= {"this_hand": _address(request, hand=seed), "is_played": game.is_playable and dealt.dealing.has_mulligan}
    return render(request, "matches/odds.html", context, status=200 if is_sound else 422)


def _answer(context: dict[str, Any], dealt: DealtDeck, form: HandsForm, mulligan: Mulligan) -> bool:
    """The odds of what is wanted; False when they can't be counted, which the form then says."""
    asked = form.cleaned_data
    try:
        found = odds_of_cards(dealt, asked["card"], mulligan, is_each=asked["of"] == EACH)
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
