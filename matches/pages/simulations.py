"""One's own simulations, and what can be done with one: cancel, play again, check, open, delete."""

from __future__ import annotations

from uuid import UUID

from django.conf import settings
from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import get_language, gettext
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from decks.owners import Owner
from matches.figures.rows import with_figures
from matches.models import Simulation, contestants_with_decks
from matches.requests.values import SimulationRefusedError
from matches.search.filters import SimulationFilter
from matches.search.keys import simulation_keys
from matches.services import cancel_simulation, delete_simulation
from matches.shortcuts.repeats import check_simulation, repeat_simulation
from matches.visibility.privacy import open_simulation
from rules import games
from search.guide import Guide

PAGE_SIZE = 20


@require_safe
def mine(request: HttpRequest) -> HttpResponse:
    """The person's own simulations, the newest first."""
    form = SimulationFilter(request.GET, rows=Simulation.objects.owned_by(Owner.of_request(request)))
    page = Paginator(form.found.prefetch_related(contestants_with_decks()), PAGE_SIZE).get_page(request.GET.get("page"))
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


@require_POST
def check(request: HttpRequest, simulation: UUID) -> HttpResponse:
    """Let the strongest player play it again, and lead to where both are seen: beside the figures, or at the check's own address."""
    row = get_object_or_404(Simulation.objects.visible_to(Owner.of_request(request)), pk=simulation)
    try:
        made = check_simulation(simulation=row, owner=Owner.of_writer(request))
    except SimulationRefusedError as refusal:
        messages.error(request, refusal.message)
        return redirect("matches:simulation", row.pk)
    is_visible = Simulation.objects.visible_with(row).filter(pk=made.pk).exists()
    return redirect(f"{row.get_absolute_url()}#check" if is_visible else made.get_absolute_url())


@require_POST
def open_up(request: HttpRequest, simulation: UUID) -> HttpResponse:
    """Opens one's own simulation, where its decks allow it; the page then says how it stands."""
    row = get_object_or_404(Simulation.objects.owned_by(Owner.of_request(request)), pk=simulation)
    if open_simulation(simulation=row):
        messages.success(request, gettext("The simulation is open: whoever has its address sees it."))
    else:
        messages.error(request, gettext("The simulation was not opened."))
    return redirect("matches:simulation", row.pk)


@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest, simulation: UUID) -> HttpResponse:
    """Asks first; a POST deletes."""
    row = get_object_or_404(Simulation.objects.owned_by(Owner.of_request(request)).with_results(), pk=simulation)
    if request.method != "POST":
        return render(request, "matches/delete.html", {"game": row.rules, "simulation": row})
    delete_simulation(simulation=row)
    messages.success(request, gettext("The simulation is deleted."))
    return redirect("matches:mine")


def _visible(owner: Owner, pk: UUID) -> Simulation:
    return get_object_or_404(Simulation.objects.visible_to(owner), pk=pk)


def _owned(request: HttpRequest, pk: UUID) -> Simulation:
    return get_object_or_404(Simulation.objects.owned_by(Owner.of_request(request)), pk=pk)
