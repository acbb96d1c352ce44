"""Pages that show the figures of a simulation."""

from __future__ import annotations

import time
from typing import Any
from uuid import UUID

from django.contrib import messages
from django.core.cache import cache
from django.db import connection
from django.db.models import Prefetch, prefetch_related_objects
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language, gettext
from django.views.decorators.http import require_http_methods, require_safe

from decks.owners import Owner
from decks.visibility.stamps import privacy_stamp
from matches.checks.figures import Check, check_of
from matches.farm import workers
from matches.figures import charts
from matches.figures.downloads import figures_of
from matches.figures.matrices import summarise_matrix
from matches.figures.pictures import picture_of
from matches.figures.summaries import Summary, summarise
from matches.figures.versions import Comparison, summarise_versions
from matches.forms import CHOSEN, DecksForm
from matches.hands.openings import hand_of
from matches.kinds.registry import kind_of
from matches.models import KINDS_OF_TWO, Contestant, Kind, Simulation
from matches.races.figures import summarise_race
from matches.requests.repeats import can_be_checked, strongest_level
from matches.result_forms import DescribeForm
from matches.retention.expiry import kept_until
from matches.statistics import SequentialTest
from matches.verdicts.standouts import standouts_of
from matches.visibility.privacy import privacy_of

#: However many watch a simulation, its figures are kept for so many seconds for each statement that the database was asked. While 200
#: watch for 24 seconds (`tests.matches.test_watching`) it is asked 24 to 33 statements so, by the kind; if all were kept for one second,
#: 120 to 264 (2026-11-23).
STATEMENT_SECONDS = 1.0
#: A new simulation has its first games soon: for so long after it was asked for they are looked for so often.
NEW_SECONDS, NEWS_SECONDS = 10.0, 1.0
#: The figures of a long simulation take longer to count, and are kept for so many times that.
FRESH_TIMES = 5
KEPT_SECONDS = 60
#: The sample games that the page links to, in this order.
SAMPLES = ("won_first", "won_second", "lost_first", "lost_second", "drawn_first", "drawn_second", "longest", "shortest")


@require_safe
def simulation(request: HttpRequest, simulation: UUID) -> HttpResponse:
    """The figures as they stand, and what one may do."""
    owner = Owner.of_request(request)
    row = get_object_or_404(Simulation.objects.visible_to(owner), pk=simulation)
    _forget(row.pk)
    return _page(request, row, DescribeForm(instance=row), is_owner=owner.owns(row))


def _page(request: HttpRequest, row: Simulation, form: DescribeForm, *, is_owner: bool, status: int = 200) -> HttpResponse:
    template, context = _shown(row)
    context |= {"part": template, "is_owner": is_owner, "game": row.rules, "describe": form}
    if is_owner:
        context |= {"kept_until": kept_until(row), "privacy": privacy_of(row)}
    if row.checks_id is None and can_be_checked(row) and not _is_checked(row, context.get("check")):
        context["checker"] = strongest_level(row.rules.engine())
    if row.kind == Kind.RACE and row.lead.deck:
        context["owns_deck"] = Owner.of_request(request).owns(row.lead.deck)
    if row.kind == Kind.MATRIX and is_owner:
        context["form"] = DecksForm(game=row.game, owner=Owner.of_request(request), initial={"against": CHOSEN})
    return render(request, "matches/simulation.html", context, status=status)


def _shown(row: Simulation) -> tuple[str, dict[str, Any]]:
    """The template of the part that changes, and what it shows: by what was asked of the simulation."""
    if row.kind == Kind.MATRIX:
        matrix = summarise_matrix(row)
        return "matches/_matrix.html", {"simulation": row, "matrix": matrix, **_begun(row, matrix.played)}
    _read_contestants(row)
    if row.kind in KINDS_OF_TWO:
        shown = _versions(summarise_versions(row))
        return ("matches/_hand.html", shown | {"hand": hand_of(row)}) if row.kind == Kind.HAND else ("matches/_versions.html", shown)
    if row.kind == Kind.RACE:
        race = summarise_race(row)
        bars = charts.difference_bars([each.difference for each in race.finalists])
        shown = {"simulation": row, "race": race, "finalists": list(zip(race.finalists, bars, strict=True))}
        return "matches/_race.html", shown | _begun(row, race.played)
    shown = _figures(summarise(row))
    check = check_of(shown["summary"]) if row.kind == Kind.GAUNTLET else None
    return "matches/_figures.html", shown | (check.shown() | {"is_watched": check.is_active} if check else {})


def _is_checked(row: Simulation, check: Check | None) -> bool:
    """Return whether the engine of today has checked it."""
    return check is not None and check.simulation.engine_digest == row.rules.engine().digest


def _read_contestants(row: Simulation) -> None:
    """Have them with their decks in one query, as the facts of a simulation name them."""
    prefetch_related_objects([row], Prefetch("contestants", Contestant.objects.select_related("deck")))


def _begun(row: Simulation, played: int) -> dict[str, int | None]:
    """The games played, and for how long the engine has been compiled that the first ones wait for, None when they do not."""
    return {"played": played, "seconds_warming": workers.seconds_warming(row.game) if row.is_active and not played else None}


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
    return _shown(row) if index is None else ("matches/_figures.html", _cell(row, index))


def _figures(summary: Summary) -> dict[str, Any]:
    row = summary.simulation
    engine = row.rules.engine() if row.rules.is_playable else None
    rule = summary.rule
    levels = {each.slug: each.name for each in engine.levels} if engine else {}
    return {
        "simulation": row,
        "is_watched": row.is_active,
        "summary": summary,
        "figures_url": reverse("matches:figures", args=[row.pk]),
        "total_bar": charts.RateBar(summary.total),
        "first_bar": charts.RateBar(summary.first),
        "second_bar": charts.RateBar(summary.second),
        "against": [(each, charts.RateBar(each.line)) for each in summary.against],
        "length_bars": charts.length_bars(summary.turns),
        "end_bars": charts.end_bars(summary.ends, engine.ends if engine else ()),
        "course": charts.course_curve(summary.course),
        "leads": charts.lead_curve(summary.leads),
        "lead": engine.lead if engine else None,
        "ratio": charts.ratio_curve(summary.looks, rule.bounds) if isinstance(rule, SequentialTest) else None,
        "ratio_rows": [(2 * look.pairs, look.log_likelihood_ratio) for look in summary.looks],
        "last_ratio": summary.looks[-1].log_likelihood_ratio if summary.looks else None,
        "level": levels.get(row.level, row.level),
        "opponent_level": levels.get(row.opponent_level, row.opponent_level),
        "standouts": standouts_of(summary),
        "is_engine_changed": engine is not None and engine.digest != row.engine_digest,
        "samples": [(name, *summary.samples[name]) for name in SAMPLES if name in summary.samples],
        **_begun(row, summary.played),
    }


def _versions(found: Comparison) -> dict[str, Any]:
    bar, *bars = charts.difference_bars([found.difference, *(each.difference for each in found.against)])
    return _figures(found.whole) | {
        "comparison": found,
        "bar": bar,
        "edited_bar": charts.RateBar(found.edited.total),
        "saved_bar": charts.RateBar(found.saved.total),
        "seat_bars": [charts.RateBar(line) for each in (found.edited, found.saved) for line in (each.first, each.second)],
        "against": list(zip(found.against, bars, strict=True)),
    }


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
    matchup = get_object_or_404(row.matchups.filter(is_heat=False).select_related("left__deck", "right__deck"), index=index)
    row.attach_to_sides([matchup])
    address = reverse("matches:cell_figures", args=[row.pk, index])
    _read_contestants(row)
    return _figures(summarise(row, only=[matchup])) | {"matchup": matchup, "figures_url": address}


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
    row = get_object_or_404(Simulation.objects.owned_by(Owner.of_request(request)), pk=simulation)
    if request.method != "POST":
        return redirect("matches:simulation", row.pk)
    form = DescribeForm(request.POST, instance=row)
    if not form.is_valid():
        return _page(request, row, form, is_owner=True, status=422)
    form.save(commit=False).save(update_fields=["name", "note"])
    messages.success(request, gettext("Name and notes are saved."))
    return redirect("matches:simulation", row.pk)
