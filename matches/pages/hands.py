"""The page that asks whether to keep an opening hand or to put some of it back, and has both played."""

from __future__ import annotations

import secrets
from collections import Counter
from typing import Any
from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from cards.catalogue import catalogue_of
from decks.owners import Owner
from matches.forms.hands import HandForm, HandGamesForm
from matches.hands.openings import MOST_GAMES
from matches.hands.piles import MOST_SEED
from matches.kinds.hand import create_hand
from matches.pages.dealt_decks import dealt_deck
from matches.requests.contenders import engine_of, require_legal
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError, most_games
from matches.verdicts.hand_advice import advice_of


def ask_for_hand(request: HttpRequest, deck: UUID) -> HttpResponse:
    """The hand stands in the address: a seed that deals it, or its cards. A POST says what goes back, and has it played."""
    owner = Owner.of_request(request)
    row, dealt = dealt_deck(request, deck)
    game = row.rules_game
    if not dealt.dealing.has_mulligan:
        raise Http404
    context: dict[str, Any] = {"deck": row, "game": game, "owns_deck": owner.owns(row)}
    try:
        engine = engine_of(game)
        require_legal(row, catalogue_of(row.game))
    except SimulationRefusedError as refusal:
        context["refusal"] = refusal
        return render(request, "matches/refused.html", context, status=409 if request.method == "POST" else 200)
    choice = HandForm(request.GET or {"hand": secrets.randbelow(MOST_SEED + 1)}, deck=dealt)
    is_sound = choice.is_valid()
    hand = choice.cleaned_data["cards"]
    context |= {"choice": choice, "dealt": dealt, "hand": hand, "another": f"?hand={secrets.randbelow(MOST_SEED + 1)}"}
    if hand:
        form = HandGamesForm(request.POST or None, deck=dealt, hand=hand, game=row.game, owner=owner, without=[row], engine=engine)
        context |= {"form": form, "this_hand": f"?{request.GET.urlencode()}" if request.GET else f"?hand={choice.data['hand']}"}
        if request.method == "POST" and form.is_valid():
            asked = form.cleaned_data
            terms = Terms(asked["games"], asked["level"], seed=asked["seed"])
            cards = Counter(card.slug for card in hand)
            try:
                made = create_hand(
                    owner=Owner.of_writer(request),
                    deck=row,
                    opponents=asked["decks"],
                    hand=cards,
                    put_back=form.put_back,
                    terms=terms,
                    weights=asked["weights"],
                )
                return redirect("matches:simulation", made.pk)
            except SimulationRefusedError as refusal:
                context["refusal"] = refusal
    context["advice"] = advice_of(game.slug)
    context |= {"most_games": min(MOST_GAMES, most_games(owner)), "is_anonymous": owner.is_anonymous}
    return render(request, "matches/hand.html", context, status=200 if is_sound and request.method != "POST" else 422)
