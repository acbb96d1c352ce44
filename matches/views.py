"""Pages: asking for a simulation, watching it, and opening a game of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from django.conf import settings
from django.contrib import messages
from django.core.paginator import Paginator
from django.db.models import Prefetch
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import get_language, gettext
from django.views.decorators.http import require_http_methods, require_POST, require_safe
from django_htmx.http import HttpResponseClientRefresh

from cards.catalogue import catalogue_of
from cards.requests.htmx import is_htmx, target_of
from decks.models import Deck
from decks.owners import Owner
from limits.payers import Payer
from matches.farm import workers
from matches.figures import charts
from matches.figures.summaries import summarise
from matches.forecasts import foresee, foresee_matrix
from matches.forms import GAMES_IN_CELL, DecksForm, MatrixForm, SimulationForm
from matches.kinds.gauntlet import create_gauntlet
from matches.kinds.matrix import create_matrix
from matches.models import Contestant, Simulation
from matches.registry.kinds import growing_kinds, kind_of
from matches.replays.recorder import ask_for_record
from matches.replays.replay_page import replay_of, view_of
from matches.requests.contenders import engine_of, require_legal
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError, clean_games, clean_matrix, most_games
from matches.result_forms import GameChoiceForm
from matches.search.filters import SimulationFilter
from matches.search.keys import simulation_keys
from matches.services import cancel_simulation, delete_simulation
from matches.shortcuts.duels import create_duel
from matches.shortcuts.larger_matrix import extend_matrix
from matches.shortcuts.repeats import repeat_simulation
from matches.verdicts.rows import with_figures
from rules import games
from rules.kernel.game import Game
from search.guide import Guide

PAGE_SIZE = 20
#: How many steps a second a replay may play by itself; half of one is read more easily.
SPEEDS = ("0.5", "1", "2", "4", "8")


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


def status_of(request: HttpRequest, context: Mapping[str, Any]) -> int:
    """422 for a form that is shown again because of what was sent, 200 for one that tells an outlook or is new."""
    is_told = "outlook" in context and "refusal" not in context
    return 200 if is_told or request.method != "POST" else 422


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
            clean_games(owner, context["outlook"].most, 1)
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
def start_duel(request: HttpRequest, game: Game) -> HttpResponse:
    """Start the game's duel and show its first game, which plays by itself."""
    try:
        row = create_duel(owner=Owner.of_writer(request), game=game)
    except SimulationRefusedError as refusal:
        messages.error(request, refusal.message)
        return redirect("game", game)
    return redirect(f"{reverse('matches:game', args=[row.pk, 0])}?play=1")


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


@require_safe
def mine(request: HttpRequest) -> HttpResponse:
    """The person's own simulations, the newest first."""
    form = SimulationFilter(request.GET, rows=Simulation.objects.owned_by(Owner.of_request(request)))
    page = Paginator(form.found.prefetch_related(Prefetch("contestants", Contestant.objects.select_related("deck"))), PAGE_SIZE).get_page(
        request.GET.get("page")
    )
    query = request.GET.copy()
    query.pop("page", None)
    playable = [game for game in games.everything() if game.is_playable]
    context = {
        "playable": playable,
        "page": page,
        "listed": with_figures(page.object_list),
        "form": form,
        "total": form.rows.count(),
        "days_kept": settings.MEMBER_SIMULATION_DAYS if request.user.is_authenticated else settings.GUEST_SIMULATION_DAYS,
        "query": query.urlencode(),
        "guide": Guide(simulation_keys(), get_language() or ""),
    }
    return render(request, "matches/mine.html", context)


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


@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest, simulation: UUID) -> HttpResponse:
    """Asks first; a POST deletes."""
    row = get_object_or_404(Simulation.objects.owned_by(Owner.of_request(request)).with_results(), pk=simulation)
    if request.method != "POST":
        return render(request, "matches/delete.html", {"game": row.rules, "simulation": row})
    delete_simulation(simulation=row)
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
        recording = ask_for_record(simulation=row, game=number, payer=Payer.of_request(request))
    except LookupError as error:
        raise Http404 from error
    context: dict[str, Any] = {"simulation": row, "game": row.rules, "number": number, "recording": recording}
    asks_again = target_of(request) == "waiting"
    if recording.made_at is None and not recording.error:
        context["seconds_warming"] = workers.seconds_warming(row.game)
        return render(request, "matches/_waiting.html" if asks_again else "matches/game_waiting.html", context)
    if asks_again:
        return HttpResponseClientRefresh()
    if recording.made_at is None:
        context["is_engine_changed"] = row.rules.engine().digest != row.engine_digest
        return render(request, "matches/game_waiting.html", context, status=409)
    replay = replay_of(recording, view_of(request.GET.get("see", "")))
    if kind_of(row).rates_deck and len(row.contestants.all()) == 2:
        context["bar"] = charts.RateBar(summarise(row).total)
    context |= {
        "replay": replay,
        "moment": replay.moment(request.GET.get("step", "")),
        "view_query": "" if replay.view == "both" else f"&see={replay.view}",
        "speeds": SPEEDS,
    }
    return render(request, "matches/_moment.html" if is_htmx(request) else "matches/game.html", context)


def _visible(owner: Owner, pk: UUID) -> Simulation:
    return get_object_or_404(Simulation.objects.visible_to(owner), pk=pk)


def _owned(request: HttpRequest, pk: UUID) -> Simulation:
    return get_object_or_404(Simulation.objects.owned_by(Owner.of_request(request)), pk=pk)
