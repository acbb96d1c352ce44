"""The page that asks for a deck to play others, and the button of a duel."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST

from cards.catalogue import catalogue_of
from decks.models import Deck
from decks.owners import Owner
from matches.figures.forecasts import foresee
from matches.forms.simulations import SimulationForm
from matches.kinds.gauntlet import create_gauntlet
from matches.pages.answers import status_of
from matches.requests.contenders import engine_of, require_legal
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError, most_games
from matches.shortcuts.duels import create_duel
from rules.kernel.game import Game


def create(request: HttpRequest, deck: UUID) -> HttpResponse:
    """The form, and what it makes. A deck that can't be played is told why before anything is filled in."""
    owner = Owner.of_request(request)
    row = get_object_or_404(Deck.objects.visible_to(owner), pk=deck)
    context: dict[str, Any] = {"deck": row, "game": row.rules_game, "owns_deck": owner.owns(row)}
    try:
        engine = engine_of(row.rules_game)
        require_legal(row, catalogue_of(row.game))
        form = SimulationForm(request.POST or None, deck=row, owner=owner, engine=engine)
        if "forecast" in request.POST and form.is_valid():
            asked = form.cleaned_data
            told = {"games": asked["games"], "stop": asked["rule"], "level": asked["level"], "weights": asked["weights"]}
            context["outlook"] = foresee(engine=engine, opponents=len(asked["decks"]), **told)
        elif request.method == "POST" and form.is_valid():
            asked = form.cleaned_data
            terms = Terms(asked["games"], asked["level"], seed=asked["seed"], stop=asked["rule"])
            simulation = create_gauntlet(
                owner=Owner.of_writer(request), deck=row, opponents=asked["decks"], terms=terms, weights=asked["weights"]
            )
            return redirect("matches:simulation", simulation.pk)
    except SimulationRefusedError as refusal:
        context["refusal"] = refusal
        if refusal.code in ("no_engine", "illegal_deck") and refusal.deck in (None, row):
            return render(request, "matches/refused.html", context, status=409 if request.method == "POST" else 200)
    context |= {"form": form, "most_games": most_games(owner), "is_anonymous": owner.is_anonymous}
    return render(request, "matches/create.html", context, status=status_of(request, context))


@require_POST
def start_duel(request: HttpRequest, game: Game) -> HttpResponse:
    """Start the game's duel and show its first game, which plays by itself."""
    try:
        row = create_duel(owner=Owner.of_writer(request), game=game)
    except SimulationRefusedError as refusal:
        messages.error(request, refusal.message)
        return redirect("game", game)
    return redirect(f"{reverse('matches:game', args=[row.pk, 0])}?play=1")
