"""The page of one game, step by step."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext
from django.views.decorators.http import require_safe
from django_htmx.http import HttpResponseClientRefresh

from cards.requests.htmx import is_htmx, target_of
from decks.owners import Owner
from limits.payers import Payer
from matches.farm import workers
from matches.figures import charts
from matches.figures.summaries import summarise
from matches.forms.results import GameChoiceForm
from matches.models import Simulation
from matches.registry.kinds import kind_of
from matches.replays.recorder import ask_for_record
from matches.replays.replay_page import replay_of, view_of

#: How many steps a second a replay may play by itself; half of one is read more easily.
SPEEDS = ("0.5", "1", "2", "4", "8")


@require_safe
def choose_game(request: HttpRequest, simulation: UUID) -> HttpResponse:
    """Redirect the form with a game's number to that game, or back to the simulation for a number that no game has."""
    row = _visible(Owner.of_request(request), simulation)
    form = GameChoiceForm(request.GET, games=row.games)
    if form.is_valid():
        return redirect("matches:game", row.pk, form.cleaned_data["number"])
    messages.error(request, gettext("This simulation has the games 0 to %(last)s.") % {"last": f"{row.games - 1:,}"})
    return HttpResponseRedirect(f"{row.get_absolute_url()}#games")


@require_safe
def game(request: HttpRequest, simulation: UUID, number: int) -> HttpResponse:
    """One game, step by step; to htmx only the moment asked for."""
    row = _visible(Owner.of_request(request), simulation)
    try:
        recording = ask_for_record(simulation=row, game=number, payer=Payer.of_request(request))
    except LookupError as error:
        raise Http404 from error
    context: dict[str, Any] = {"simulation": row, "game": row.rules, "number": number, "recording": recording}
    asks_again = target_of(request) == "waiting"
    if recording.made_at is None and not recording.error:
        context["seconds_warming"] = workers.seconds_warming(row.game)
        return render(request, "matches/pending_game/_waiting.html" if asks_again else "matches/pending_game.html", context)
    if asks_again:
        return HttpResponseClientRefresh()
    if recording.made_at is None:
        context["is_engine_changed"] = row.rules.engine().digest != row.engine_digest
        return render(request, "matches/pending_game.html", context, status=409)
    replay = replay_of(recording, view_of(request.GET.get("see", "")))
    if kind_of(row).rates_deck and len(row.contestants.all()) == 2:
        context["bar"] = charts.RateBar(summarise(row).total)
    context |= {
        "replay": replay,
        "moment": replay.moment(request.GET.get("step", "")),
        "view_query": "" if replay.view == "both" else f"&see={replay.view}",
        "speeds": SPEEDS,
    }
    return render(request, "matches/game/_moment.html" if is_htmx(request) else "matches/game.html", context)


def _visible(owner: Owner, pk: UUID) -> Simulation:
    return get_object_or_404(Simulation.objects.visible_to(owner), pk=pk)
