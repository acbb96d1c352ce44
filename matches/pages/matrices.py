"""The page that asks for every deck against every deck, and the form by which more decks join."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_POST

from decks.owners import Owner
from matches.figures.forecasts import foresee_matrix
from matches.forms.simulations import GAMES_IN_CELL, DecksForm, MatrixForm
from matches.kinds.matrix import create_matrix
from matches.models import Simulation
from matches.pages.answers import status_of
from matches.registry.kinds import growing_kinds
from matches.requests.contenders import engine_of
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError, clean_matrix, clean_matrix_games, most_games
from matches.shortcuts.larger_matrix import extend_matrix
from rules.kernel.game import Game


def ask_for_matrix(request: HttpRequest, game: Game) -> HttpResponse:
    """The form for every deck against every deck, and what it makes."""
    owner = Owner.of_request(request)
    context: dict[str, Any] = {"game": game, "most_games": most_games(owner)}
    try:
        engine = engine_of(game)
        form = MatrixForm(request.POST or None, game=game.slug, owner=owner, engine=engine, amounts=GAMES_IN_CELL)
        if "forecast" in request.POST and form.is_valid():
            asked = form.cleaned_data
            count = clean_matrix(len(asked["decks"]))
            told = {"games": asked["games"], "stop": asked["rule"], "level": asked["level"]}
            context["outlook"] = foresee_matrix(engine=engine, decks=count, **told)
            clean_matrix_games(owner, count, asked["games"])
        elif request.method == "POST" and form.is_valid():
            asked = form.cleaned_data
            terms = Terms(games=asked["games"], level=asked["level"], seed=asked["seed"], stop=asked["rule"])
            matrix = create_matrix(owner=Owner.of_writer(request), decks=asked["decks"], terms=terms)
            return redirect("matches:simulation", matrix.pk)
    except SimulationRefusedError as refusal:
        context["refusal"] = refusal
        if refusal.code == "no_engine":
            return render(request, "matches/refused.html", context, status=409 if request.method == "POST" else 200)
    return render(request, "matches/create_matrix.html", context | {"form": form}, status=status_of(request, context))


@require_POST
def extend(request: HttpRequest, simulation: UUID) -> HttpResponse:
    """More decks for one's matrix."""
    row = get_object_or_404(Simulation.objects.owned_by(Owner.of_request(request)).filter(kind__in=growing_kinds()), pk=simulation)
    form = DecksForm(request.POST, game=row.game, owner=Owner.of_request(request))
    try:
        if form.is_valid():
            extend_matrix(simulation=row, owner=Owner.of_request(request), decks=form.cleaned_data["decks"])
        else:
            messages.error(request, " ".join(str(error) for errors in form.errors.values() for error in errors))
    except SimulationRefusedError as refusal:
        messages.error(request, refusal.message)
    return redirect("matches:simulation", row.pk)
