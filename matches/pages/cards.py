"""Pages about the cards of a simulation's deck: what became of each, and what it is worth in another's place."""

from __future__ import annotations

from collections.abc import Callable
from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_POST, require_safe

from decks.owners import Owner
from matches.figures.card_tables import CardLine, card_lines
from matches.figures.downloads import cards_of
from matches.figures.forecasts import foresee_versions
from matches.forms.results import ReplaceForm
from matches.models import Simulation
from matches.registry.kinds import kind_of
from matches.requests.values import SimulationRefusedError
from matches.shortcuts.replacements import replace_card

COLUMNS = (
    ("name", _("Card")),
    ("drawing", _("Drawing it")),
    ("opening", _("In the opening hand")),
    ("drawn", _("Drawn later")),
    ("played", _("Played")),
    ("stuck", _("Stuck in hand")),
    ("unseen", _("Never seen")),
    ("share", _("Played when seen")),
    ("turn", _("Turn played")),
)
_KEYS: dict[str, Callable[[CardLine], float]] = {
    "drawing": lambda line: -9.0 if line.drawing is None else line.drawing.rate,
    **{
        name: lambda line, place=place: -9.0 if (found := line.rates[place]) is None else found.rate  # type: ignore[misc]
        for place, name in enumerate(("opening", "drawn", "played", "stuck", "unseen"))
    },
    "share": lambda line: -1.0 if line.play_share is None else line.play_share,
    "turn": lambda line: -1.0 if line.turn_played is None else line.turn_played,
}


@require_safe
def cards(request: HttpRequest, simulation: UUID) -> HttpResponse:
    """The table of the deck's cards."""
    row = _visible(request, simulation)
    sort = request.GET.get("sort", "")
    lines = card_lines(row)
    never = [line for line in lines if line.figures.is_never_played]
    if sort in _KEYS:
        lines.sort(key=_KEYS[sort], reverse=True)
    context = {"simulation": row, "game": row.rules, "lines": lines, "never": never, "columns": COLUMNS, "sort": sort}
    if kind_of(row).tells_cards:
        context["replacing"] = ReplaceForm(simulation=row)
        weights = [each.weight for each in row.opponents]
        context["outlook"] = foresee_versions(games=2 * row.games, engine=row.rules.engine(), level=row.level, weights=weights)
    return render(request, "matches/cards.html", context)


@require_safe
def card_data(request: HttpRequest, simulation: UUID) -> HttpResponse:
    """The figures of the deck's cards as JSON."""
    row = _visible(request, simulation)
    return cards_of(row).answer("json")


@require_POST
def replace(request: HttpRequest, simulation: UUID) -> HttpResponse:
    """Start the same games with one copy of a card replaced by another."""
    row = _visible(request, simulation)
    form = ReplaceForm(request.POST, simulation=row)
    if not form.is_valid():
        messages.error(request, " ".join(str(error) for errors in form.errors.values() for error in errors))
        return redirect("matches:cards", row.pk)
    try:
        made = replace_card(simulation=row, owner=Owner.of_writer(request), card=form.cleaned_data["card"], by=form.cleaned_data["by"])
    except SimulationRefusedError as refusal:
        told = [refusal.message, *(violation.text.in_language(get_language()) for violation in refusal.violations)]
        messages.error(request, " ".join(told))
        return redirect("matches:cards", row.pk)
    return redirect("matches:simulation", made.pk)


def _visible(request: HttpRequest, pk: UUID) -> Simulation:
    return get_object_or_404(Simulation.objects.visible_to(Owner.of_request(request)), pk=pk)
