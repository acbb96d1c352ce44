"""Pages that show the figures of a simulation."""

from __future__ import annotations

import time
from typing import Any
from uuid import UUID

from django.contrib import messages
from django.core.cache import cache
from django.db import connection
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language, gettext
from django.views.decorators.http import require_http_methods, require_safe

from decks.owners import Owner
from decks.visibility.stamps import privacy_stamp
from matches.checks.figures import Check
from matches.figures.downloads import figures_of
from matches.figures.pictures import picture_of
from matches.figures.shown import show_summary
from matches.figures.summaries import summarise
from matches.forms.results import DescribeForm
from matches.models import Simulation
from matches.registry.kinds import kind_of
from matches.retention.expiry import kept_until
from matches.shortcuts.repeats import is_checkable, strongest_level
from matches.visibility.privacy import privacy_of

#: However many watch a simulation, its figures are kept for so many seconds for each statement that the database was asked. While 200
#: watch for 24 seconds (`tests.matches.pages.test_watching`) it is asked 24 to 33 statements so, by the kind; if all were kept for one
#: second, 120 to 264 (2026-11-23).
STATEMENT_SECONDS = 1.0
#: A new simulation has its first games soon: for so long after it was asked for they are looked for so often.
NEW_SECONDS, NEWS_SECONDS = 10.0, 1.0
#: The figures of a long simulation take longer to count, and are kept for so many times that.
FRESH_TIMES = 5
KEPT_SECONDS = 60


@require_safe
def simulation(request: HttpRequest, simulation: UUID) -> HttpResponse:
    """The figures as they stand, and what one may do."""
    owner = Owner.of_request(request)
    row = get_object_or_404(Simulation.objects.visible_to(owner), pk=simulation)
    _forget(row.pk)
    return _page(request, row, DescribeForm(instance=row), owner)


def _page(request: HttpRequest, row: Simulation, form: DescribeForm, owner: Owner, *, status: int = 200) -> HttpResponse:
    kind, is_owner = kind_of(row), owner.owns(row)
    context = kind.show(row) | {"kind": kind, "is_owner": is_owner, "game": row.rules, "describe": form}
    if is_owner:
        context |= {"kept_until": kept_until(row), "privacy": privacy_of(row)}
    if row.checks_id is None and is_checkable(row) and not _is_checked(row, context.get("check")):
        context["checker"] = strongest_level(row.rules.engine())
    return render(request, "matches/simulation.html", context | kind.tools(row, owner), status=status)


def _is_checked(row: Simulation, check: Check | None) -> bool:
    """Return whether the engine of today has checked it."""
    return check is not None and check.simulation.engine_digest == row.rules.engine().digest


@require_safe
def figures(request: HttpRequest, simulation: UUID) -> HttpResponse:
    """The part of the page that changes while a simulation goes on."""
    return _watched(request, simulation)


def _watched(request: HttpRequest, simulation: UUID, index: int | None = None) -> HttpResponse:
    """A part that changes, of a simulation or of one pairing of it. What anybody may see is made once for all who watch."""
    stamp = privacy_stamp()
    key = _key(simulation, index, stamp)
    kept = cache.get(key)
    if kept is not None:
        fresh_until, html = kept
        if time.time() < fresh_until or not cache.add(f"{key}:making", 1, timeout=5):
            return HttpResponse(html)
    began, statements = time.time(), Statements()
    with connection.execute_wrapper(statements):
        row = Simulation.objects.visible_to(Owner.of_request(request)).filter(pk=simulation).first()
        if row is None or not row.is_open:
            _forget(simulation, index)
        if row is None:
            raise Http404
        template, context = _shown_part(row, index)
        html = render_to_string(template, context | {"is_part": True, "is_owner": True})
    if row.is_open:
        is_new = not context["played"] and (timezone.now() - row.created_at).total_seconds() < NEW_SECONDS
        seconds = NEWS_SECONDS if is_new else STATEMENT_SECONDS * statements.count
        cache.set(key, (began + max(seconds, FRESH_TIMES * (time.time() - began)), html), KEPT_SECONDS)
        cache.delete(f"{key}:making")
    return HttpResponse(html)


def _key(simulation: UUID, index: int | None, stamp: str) -> str:
    return f"figures:{simulation}:{index}:{get_language()}:{stamp}"


def _forget(simulation: UUID, index: int | None = None) -> None:
    """Nobody gets what was counted before: it is not for everybody any more, or somebody has seen newer figures."""
    key = _key(simulation, index, privacy_stamp())
    cache.delete_many([key, f"{key}:making"])


class Statements:
    """Counts what the database is asked (`connection.execute_wrapper`)."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, execute: Any, *asked: Any) -> Any:
        self.count += 1
        return execute(*asked)


def _shown_part(row: Simulation, index: int | None) -> tuple[str, dict[str, Any]]:
    """The template of the part, and what it shows."""
    if index is not None:
        return "matches/results/_figures.html", _cell(row, index)
    kind = kind_of(row)
    return kind.template, kind.show(row)


@require_safe
def cell(request: HttpRequest, simulation: UUID, index: int) -> HttpResponse:
    """All figures of one pairing of a matrix."""
    owner = Owner.of_request(request)
    row = get_object_or_404(Simulation.objects.visible_to(owner), pk=simulation)
    _forget(row.pk, index)
    return render(request, "matches/cell.html", _cell(row, index) | {"is_owner": owner.owns(row), "game": row.rules})


@require_safe
def cell_figures(request: HttpRequest, simulation: UUID, index: int) -> HttpResponse:
    """The part of it that changes."""
    return _watched(request, simulation, index)


def _cell(row: Simulation, index: int) -> dict[str, Any]:
    matchup = get_object_or_404(row.matchups.filter(is_heat=False), index=index)
    address = reverse("matches:cell_figures", args=[row.pk, index])
    row.read_contestants()
    return show_summary(summarise(row, only=[matchup])) | {"matchup": matchup, "figures_url": address}


@require_safe
def data(request: HttpRequest, simulation: UUID, form: str) -> HttpResponse:
    """The figures as a file."""
    row = get_object_or_404(Simulation.objects.visible_to(Owner.of_request(request)), pk=simulation)
    return _picture(row, kind_of(row).main_picture, form) if form == "svg" else figures_of(row).answer(form)


@require_safe
def picture(request: HttpRequest, simulation: UUID, figure: str, form: str) -> HttpResponse:
    """One picture of the page as a file, or its figures; with `pairing` of one cell of a matrix."""
    row = get_object_or_404(Simulation.objects.visible_to(Owner.of_request(request)), pk=simulation)
    pairing = request.GET.get("pairing", "")
    return _picture(row, figure, form, int(pairing) if pairing.isdecimal() and len(pairing) < 7 else None)


def _picture(row: Simulation, figure: str, form: str, pairing: int | None = None) -> HttpResponse:
    try:
        return picture_of(row, figure, pairing).answer(form)
    except LookupError as error:
        raise Http404 from error


@require_http_methods(["GET", "HEAD", "POST"])
def describe(request: HttpRequest, simulation: UUID) -> HttpResponse:
    """The owner's own name and notes for a simulation. A GET, such as after switching the language of a refusal, leads to its page."""
    owner = Owner.of_request(request)
    row = get_object_or_404(Simulation.objects.owned_by(owner), pk=simulation)
    if request.method != "POST":
        return redirect("matches:simulation", row.pk)
    form = DescribeForm(request.POST, instance=row)
    if not form.is_valid():
        return _page(request, row, form, owner, status=422)
    form.save(commit=False).save(update_fields=["name", "note"])
    messages.success(request, gettext("Name and notes are saved."))
    return redirect("matches:simulation", row.pk)
