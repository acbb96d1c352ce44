"""Pages: asking for a simulation, watching it, and opening a game of it."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext
from django.views.decorators.http import require_POST, require_safe
from django_htmx.http import HttpResponseClientRefresh

from decks.models import Deck
from decks.owners import Owner
from decks.pool import pool_of
from matches import charts, workers
from matches.forms import GameChoiceForm, SimulationForm
from matches.models import Simulation, Status
from matches.recording import ask_for_record
from matches.replays import replay_of
from matches.services import (
    SimulationRefusedError,
    cancel_simulation,
    create_simulation,
    engine_of,
    most_games,
    repeat_simulation,
    require_legal,
)
from matches.summaries import Summary, summarise

PAGE_SIZE = 20


def create(request: HttpRequest, deck: UUID) -> HttpResponse:
    """The form, and what it makes. A deck that can't be played is told why before anything is filled in."""
    owner = Owner.of_request(request)
    row = get_object_or_404(Deck.objects.visible_to(owner), pk=deck)
    context: dict[str, Any] = {"deck": row, "game": row.rules_game, "owns_deck": owner.owns(row)}
    try:
        engine = engine_of(row.rules_game)
        require_legal(row, pool_of(row.game))
        form = SimulationForm(request.POST or None, deck=row, owner=owner, engine=engine)
        if request.method == "POST" and form.is_valid():
            simulation = create_simulation(
                owner=Owner.of_writer(request),
                deck=row,
                opponents=form.cleaned_data["opponents"],
                games=form.cleaned_data["games"],
                level=form.cleaned_data["level"],
                seed=form.cleaned_data["seed"],
            )
            return redirect("matches:simulation", simulation.pk)
    except SimulationRefusedError as refusal:
        context["refusal"] = refusal
        if refusal.code in ("no_engine", "illegal_deck") and refusal.deck in (None, row):
            return render(request, "matches/refused.html", context, status=409 if request.method == "POST" else 200)
    context |= {"form": form, "most_games": most_games(owner), "is_anonymous": owner.is_anonymous}
    return render(request, "matches/create.html", context, status=422 if request.method == "POST" else 200)


@require_safe
def mine(request: HttpRequest) -> HttpResponse:
    """The person's own simulations, the newest first."""
    rows = Simulation.objects.owned_by(Owner.of_request(request))
    status = request.GET.get("status", "")
    shown = rows.filter(status=status) if status in Status.values else rows
    page = Paginator(shown.with_results().prefetch_related("opponents"), PAGE_SIZE).get_page(request.GET.get("page"))
    counts = {each: rows.filter(status=each).count() for each in Status}
    context = {"page": page, "status": status, "counts": counts, "total": sum(counts.values())}
    return render(request, "matches/mine.html", context)


@require_safe
def simulation(request: HttpRequest, simulation: UUID) -> HttpResponse:
    """The figures as they stand; to htmx, which asks while the simulation goes on, only the part that changes."""
    owner = Owner.of_request(request)
    row = _visible(owner, simulation)
    context = _figures(summarise(row)) | {"is_owner": owner.owns(row), "game": row.rules}
    return render(request, "matches/_figures.html" if is_htmx(request) else "matches/simulation.html", context)


def _figures(summary: Summary) -> dict[str, Any]:
    row = summary.simulation
    engine = row.rules.engine() if row.rules.is_playable else None
    return {
        "simulation": row,
        "summary": summary,
        "total_bar": charts.RateBar(summary.total),
        "first_bar": charts.RateBar(summary.first),
        "second_bar": charts.RateBar(summary.second),
        "against": [(each, charts.RateBar(each.line)) for each in summary.against],
        "length_bars": charts.length_bars(summary.turns),
        "end_bars": charts.end_bars(summary.ends, engine.ends if engine else ()),
        "level": next((each.name for each in engine.levels if each.slug == row.level), row.level) if engine else row.level,
        "is_engine_changed": engine is not None and engine.digest != row.engine_digest,
        "seconds_warming": workers.seconds_warming(row.game) if row.is_active and not summary.played else None,
        "samples": [(name, *summary.samples[name]) for name in SAMPLES if name in summary.samples],
    }


#: The sample games that the page links to, in this order.
SAMPLES = ("won_first", "won_second", "lost_first", "lost_second", "drawn_first", "drawn_second", "longest", "shortest")


@require_POST
def cancel(request: HttpRequest, simulation: UUID) -> HttpResponse:
    row = _owned(request, simulation)
    if cancel_simulation(simulation=row):
        messages.info(request, gettext("The simulation is cancelled; the games played so far are kept."))
    return redirect("matches:simulation", row.pk)


@require_POST
def repeat(request: HttpRequest, simulation: UUID) -> HttpResponse:
    """Plays it again: with the seed that is sent along, or a new one."""
    row = _visible(Owner.of_request(request), simulation)
    try:
        again = repeat_simulation(simulation=row, owner=Owner.of_writer(request), seed=row.seed if "same_seed" in request.POST else None)
    except SimulationRefusedError as refusal:
        messages.error(request, refusal.message)
        return redirect("matches:simulation", row.pk)
    return redirect("matches:simulation", again.pk)


@require_POST
def delete(request: HttpRequest, simulation: UUID) -> HttpResponse:
    _owned(request, simulation).delete()
    messages.success(request, gettext("The simulation is deleted."))
    return redirect("matches:mine")


@require_safe
def choose_game(request: HttpRequest, simulation: UUID) -> HttpResponse:
    """Where the form with a game's number leads."""
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
        recording = ask_for_record(simulation=row, game=number)
    except LookupError as error:
        raise Http404 from error
    context: dict[str, Any] = {"simulation": row, "game": row.rules, "number": number, "recording": recording}
    asks_again = request.headers.get("HX-Target") == "waiting"
    if recording.made_at is None and not recording.error:
        context["seconds_warming"] = workers.seconds_warming(row.game)
        return render(request, "matches/_waiting.html" if asks_again else "matches/game_waiting.html", context)
    if asks_again:
        return HttpResponseClientRefresh()
    if recording.made_at is None:
        return render(request, "matches/game_waiting.html", context, status=409)
    replay = replay_of(recording)
    context |= {"replay": replay, "moment": replay.moment(request.GET.get("step", ""))}
    return render(request, "matches/_moment.html" if is_htmx(request) else "matches/game.html", context)


def is_htmx(request: HttpRequest) -> bool:
    """Whether only a part of the page is asked for."""
    return request.headers.get("HX-Request") == "true"


def _visible(owner: Owner, pk: UUID) -> Simulation:
    return get_object_or_404(Simulation.objects.visible_to(owner), pk=pk)


def _owned(request: HttpRequest, pk: UUID) -> Simulation:
    return get_object_or_404(Simulation.objects.owned_by(Owner.of_request(request)), pk=pk)
