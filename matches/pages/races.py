"""Asking for the best single changes of a deck, and making one of them."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import get_language, gettext
from django.views.decorators.http import require_POST

from cards.catalogue import catalogue_of
from decks.lists.changes import ChangeError
from decks.lists.swaps import count_swaps
from decks.models import Deck
from decks.owners import Owner
from decks.services import StaleRevisionError
from matches.figures.forecasts import foresee_race
from matches.figures.races import candidate_of
from matches.forms.presets import preset_like
from matches.forms.simulations import GAMES_IN_RACE, WeighedForm
from matches.kinds.race import create_race
from matches.models import Simulation
from matches.pages.answers import status_of
from matches.plans.pairings import even_games
from matches.plans.races import HeatPlan, games_for_all
from matches.races.entries import plan_swaps
from matches.requests.contenders import engine_of, require_legal
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError, clean_versions, most_games
from matches.shortcuts.found_swaps import make_swap


def ask_for_race(request: HttpRequest, deck: UUID) -> HttpResponse:
    """The form, and the race that it makes."""
    owner = Owner.of_request(request)
    row = get_object_or_404(Deck.objects.visible_to(owner), pk=deck)
    context: dict[str, Any] = {"deck": row, "game": row.rules_game, "owns_deck": owner.owns(row), "most_games": most_games(owner)}
    try:
        engine = engine_of(row.rules_game)
        require_legal(row, catalogue_of(row.game))
        swaps = count_swaps(row, catalogue_of(row.game))
        context |= {"swaps": swaps, "offers": _offers(row, owner, swaps)}
        preset = preset_like(request.GET.get("like", ""), deck=row, owner=owner)
        asking = {"game": row.game, "owner": owner, "without": [row], "engine": engine, "amounts": GAMES_IN_RACE}
        form = WeighedForm(request.POST or None, initial=preset, **asking)
        if "forecast" in request.POST and form.is_valid():
            plan, games = _plan(form.cleaned_data["games"], swaps, len(form.cleaned_data["decks"]))
            told = {name: form.cleaned_data[name] for name in ("level", "weights")}
            context |= {"plan": plan, "outlook": foresee_race(games=games, plan=plan, engine=engine, **told)}
            context["enough"] = games_for_all(swaps, len(form.cleaned_data["decks"]))
        elif request.method == "POST" and form.is_valid():
            asked = form.cleaned_data
            terms = Terms(games=asked["games"], level=asked["level"], seed=asked["seed"])
            race = create_race(owner=Owner.of_writer(request), deck=row, opponents=asked["decks"], terms=terms, weights=asked["weights"])
            return redirect("matches:simulation", race.pk)
    except SimulationRefusedError as refusal:
        context["refusal"] = refusal
        if refusal.code in ("no_engine", "illegal_deck") and refusal.deck in (None, row):
            return render(request, "matches/refused.html", context, status=409 if request.method == "POST" else 200)
    return render(request, "matches/create_race.html", context | {"form": form}, status=status_of(request, context))


def _plan(games: int, swaps: int, opponents: int) -> tuple[HeatPlan, int]:
    """Return the plan of a race of so many games, and how many of them are played. Raises SimulationRefusedError."""
    games = even_games(games, 1)
    clean_versions(games, opponents)
    return plan_swaps(games, swaps, opponents), games


def _offers(deck: Deck, owner: Owner, swaps: int) -> list[tuple[int, HeatPlan]]:
    """Return the offered numbers of games, each with the plan of a race against the shipped decks."""
    decks = Deck.objects.precons().filter(game=deck.game, is_legal=True).exclude(pk=deck.pk).count()
    found = []
    for games in GAMES_IN_RACE if decks else ():
        if games <= most_games(owner):
            try:
                found.append((games, _plan(games, swaps, decks)[0]))
            except SimulationRefusedError:
                continue
    return found


@require_POST
def apply(request: HttpRequest, simulation: UUID, number: int) -> HttpResponse:
    """Make one of the changes in the deck that it was found for, if that is still the same list; in a copy if it is somebody else's."""
    reader = Owner.of_request(request)
    row = get_object_or_404(Simulation.objects.visible_to(reader), pk=simulation)
    deck = get_object_or_404(Deck.objects.visible_to(reader), pk=row.lead.deck_id)
    try:
        found = candidate_of(row, number)
    except LookupError as error:
        raise Http404 from error
    try:
        changed = make_swap(race=row, deck=deck, swap=found.swap, owner=Owner.of_writer(request))
    except StaleRevisionError:
        messages.error(request, gettext("The deck has been changed since these games were played, so it is left as it is."))
        return redirect("matches:simulation", row.pk)
    except ChangeError as refusal:
        messages.error(request, refusal.message)
        return redirect("matches:simulation", row.pk)
    language = get_language()
    words = {"into": found.into.in_language(language), "out": found.out.in_language(language)}
    if changed.pk == deck.pk:
        messages.success(request, gettext("One %(out)s is now one %(into)s.") % words)
        return redirect("decks:deck", deck.pk)
    messages.success(request, gettext("This is your copy, with one %(into)s for one %(out)s; the original stays as it is.") % words)
    return redirect("decks:edit", changed.pk)
