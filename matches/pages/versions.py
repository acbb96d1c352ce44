"""The page that asks for two versions of a deck to be compared."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext_noop

from cards.catalogue import Catalogue, catalogue_of
from decks.deck_list import DeckList
from decks.models import Deck
from decks.owners import Owner
from decks.versions.compared_states import Side
from decks.versions.offered_versions import named_versions
from decks.wording import in_both, told_in_both
from matches.figures.forecasts import foresee_versions
from matches.forms.versions import BEFORE, KEPT, VersionsForm
from matches.kinds.versions import create_versions
from matches.live.browser_memory import Trail
from matches.models import Contestant
from matches.pages.answers import status_of
from matches.requests.contenders import engine_of, require_legal
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError, most_games
from rules.wording import Text


def compare(request: HttpRequest, deck: UUID) -> HttpResponse:
    """The form, and what it makes. A deck that can't be played is told why before anything is filled in."""
    owner = Owner.of_request(request)
    row = get_object_or_404(Deck.objects.visible_to(owner).select_related("copied_from"), pk=deck)
    context: dict[str, Any] = {"deck": row, "game": row.rules_game, "owns_deck": owner.owns(row)}
    pool = catalogue_of(row.game)
    try:
        engine = engine_of(row.rules_game)
        require_legal(row, pool)
    except SimulationRefusedError as refusal:
        context["refusal"] = refusal
        return render(request, "matches/refused.html", context, status=409 if request.method == "POST" else 200)
    before = _before(Trail(request.session, row), pool) if owner.owns(row) else None
    asked_for = request.GET.get("version", "")
    kept = _kept(row, asked_for) if owner.owns(row) else []
    form = VersionsForm(request.POST or None, deck=row, before=before, kept=kept, owner=owner, engine=engine)
    form.choose_version(asked_for)
    if "forecast" in request.POST and form.is_valid():
        told = {name: form.cleaned_data[name] for name in ("games", "level", "weights")}
        context["outlook"] = foresee_versions(engine=engine, **told)
    elif request.method == "POST" and form.is_valid():
        asked = form.cleaned_data
        try:
            simulation = create_versions(
                owner=Owner.of_writer(request),
                edited=row,
                saved=asked["version"],
                opponents=asked["decks"],
                terms=Terms(asked["games"], asked["level"], seed=asked["seed"]),
                weights=asked["weights"],
                names=_names(row, form),
                sources=[Contestant(deck=row)] * 2 if asked["other"] in (BEFORE, KEPT) else [],
            )
            return redirect("matches:simulation", simulation.pk)
        except SimulationRefusedError as refusal:
            context["refusal"] = refusal
    context |= {"form": form, "most_games": most_games(owner), "is_anonymous": owner.is_anonymous}
    return render(request, "matches/compare.html", context, status=status_of(request, context))


def _before(trail: Trail, pool: Catalogue) -> DeckList | None:
    """The list that the builder measured last, other than the one that is there now."""
    now = trail.deck.listing(pool)
    return next((each for each in trail.listings(pool) if each.sections != now.sections), None)


def _kept(deck: Deck, asked_for: str) -> list[Side]:
    """Return the versions to choose from, the latest first: those with a name, and the one asked for; never the deck as it is."""
    number = int(asked_for) if asked_for.isascii() and asked_for.isdigit() and len(asked_for) < 10 else 0
    found = {each.revision: each for each in (*named_versions(deck), *deck.versions.filter(revision=number).defer("draft"))}
    found.pop(deck.revision, None)
    return [Side(deck, found[revision]) for revision in sorted(found, reverse=True)]


def _names(deck: Deck, form: VersionsForm) -> dict[int, Text]:
    """Return the name of the version that the deck is compared with, where it is not a deck's own."""
    way = form.cleaned_data["other"]
    if way == BEFORE:
        return {1: in_both(gettext_noop("%(deck)s before the last edit"), deck=own_name(deck))}
    side = form.sides.get(form.cleaned_data["kept"]) if way == KEPT else None
    return {1: told_in_both(lambda: side.name)} if side else {}


def own_name(deck: Deck) -> Text:
    """Return the deck's name as its owner wrote it."""
    return Text(deck.name, deck.name_zh or deck.name)
