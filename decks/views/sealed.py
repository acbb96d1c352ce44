"""Pages that open boosters and build from the pool in them."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods

from cards.catalogue import Catalogue, catalogue_of
from cards.requests.htmx import is_htmx
from decks.deck_list import Extras
from decks.lists.changes import Change, ChangeError
from decks.models import NAME_LENGTH, Deck
from decks.owners import Owner
from decks.sealed.machine_decks import BuildFromPool
from decks.sealed.opened_boosters import (
    USUAL_BOOSTERS,
    Opened,
    open_pool,
    pool_section,
    sealed_format,
    sets_of,
    short_name,
    slots_in_words,
    told,
)
from decks.sealed.pool_table import PoolTable, require_pool
from decks.services import StaleRevisionError, change_deck, create_deck
from decks.views.access import own_deck, visible_deck
from decks.views.edits import changes_from, revision_from
from rules.kernel.boosters import MOST_BOOSTERS
from rules.kernel.game import Game

#: The most of one's pools that are shown.
MOST_POOLS = 12


@require_http_methods(["GET", "HEAD", "POST"])
def sealed(request: HttpRequest, game: Game) -> HttpResponse:
    """Show what can be opened; a POST opens it, makes a deck of the pool and shows it."""
    catalogue = catalogue_of(game)
    format = sealed_format(catalogue)
    if format is None:
        raise Http404
    form, problem = request.POST or request.GET, ""
    if request.method == "POST":
        try:
            return redirect("decks:pool", pk=_open(request, catalogue, format.slug).pk)
        except ChangeError as refusal:
            problem = refusal.message
    owner = Owner.of_request(request)
    pools = Deck.objects.owned_by(owner).filter(game=game.slug).exclude(opened={}).with_totals()[:MOST_POOLS]
    context = {
        "game": game,
        "format": format,
        "recipe": game.boosters,
        "slots": slots_in_words(catalogue),
        "sets": sets_of(catalogue),
        "chosen": form.get("set", ""),
        "boosters": form.get("boosters", str(USUAL_BOOSTERS)),
        "most": MOST_BOOSTERS,
        "seed": form.get("seed", ""),
        "problem": problem,
        "pools": [(deck, told(origin, catalogue)) for deck in pools if (origin := Opened.from_json(deck.opened))],
    }
    return render(request, "decks/sealed.html", context, status=422 if problem else 200)


def _open(request: HttpRequest, catalogue: Catalogue, format: str) -> Deck:
    form = request.POST
    boosters = _whole(form.get("boosters", "") or str(USUAL_BOOSTERS), gettext("a number of boosters"))
    seed = _whole(form["seed"].strip(), gettext("a seed")) if form.get("seed", "").strip() else None
    opened = open_pool(catalogue, set=form.get("set", ""), boosters=boosters, seed=seed)
    return create_deck(
        owner=Owner.of_writer(request),
        game=catalogue.game,
        format=format,
        name=short_name(opened.origin, catalogue)[:NAME_LENGTH],
        sections={pool_section(catalogue.game.format(format)): dict(opened.pool)},
        extras=Extras(opened=opened.origin.as_json),
    )


def _whole(text: str, thing: str) -> int:
    text = text.strip()
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 20):
        raise ChangeError("bad_number", gettext("“%(text)s” is not %(thing)s.") % {"text": text[:40], "thing": thing})
    return int(text)


@require_http_methods(["GET", "HEAD", "POST"])
def pool(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Show the pool by colour and cost. A POST of its owner's is an edit of the deck, or has the machine build it."""
    deck = own_deck(request, pk) if request.method == "POST" else visible_deck(request, pk)
    catalogue = catalogue_of(deck.game)
    problem, status = "", 200
    try:
        require_pool(deck)
    except ChangeError as error:
        raise Http404 from error
    if request.method == "POST":
        try:
            deck = change_deck(deck=deck, revision=revision_from(request.POST), changes=_changes(request, deck), catalogue=catalogue)
        except ChangeError as refusal:
            problem, status = refusal.message, 422
        except StaleRevisionError as stale:
            deck, status = stale.current, 409
            problem = gettext("The deck has been changed somewhere else. This is how it is now; your change was not made.")
        else:
            if not is_htmx(request):
                if request.POST.get("do") == "machine":
                    messages.success(request, gettext("The machine has built a deck. Undo it in the builder if you like yours better."))
                return redirect("decks:pool", pk=pk)
    context: dict[str, Any] = {
        "game": deck.rules_game,
        "deck": deck,
        "table": PoolTable(deck, catalogue),
        "problem": problem,
        "is_own": Owner.of_request(request).owns(deck),
    }
    if is_htmx(request):  # htmx shows nothing of an answer that is an error
        return render(request, "decks/pool/_pool.html", context)
    return render(request, "decks/pool.html", context, status=status)


def _changes(request: HttpRequest, deck: Deck) -> list[Change]:
    if request.POST.get("do") == "machine":
        return [BuildFromPool(Opened.from_json(deck.opened))]
    return changes_from(request.POST)
