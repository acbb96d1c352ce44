"""Pages about a deck's versions, the differences between any two states of decks, and ways to go on from one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods, require_POST

from cards.catalogue import catalogue_of
from decks.lists.changes import ChangeError
from decks.lists.differences import difference
from decks.models import Deck, DeckVersion
from decks.owners import Owner
from decks.services import StaleRevisionError, draft_of
from decks.versions.compared_states import Side
from decks.versions.edit_runs import RunPage, runs_of
from decks.versions.history import branch_deck, name_version, restore_version
from decks.versions.lineage import lineage_of
from decks.versions.offered_versions import named_versions
from decks.views.access import own_deck
from decks.views.edits import changes_from, fields_of, revision_from


@require_http_methods(["GET", "HEAD", "POST"])
def versions(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Show all versions of one's own deck, the latest first; a POST gives one a name."""
    deck = own_deck(request, pk)
    if request.method == "POST":
        version = get_object_or_404(deck.versions, revision=revision_from(request.POST))
        try:
            name_version(version=version, name=request.POST.get("name", ""), note=request.POST.get("note", ""))
        except ChangeError as refusal:
            return _list(request, deck, refusal.message)
        words = (
            gettext("Kept as “%(name)s”.") if version.name else gettext("The version has no name any more. It is still among the edits.")
        )
        messages.success(request, words % {"name": version.name} if version.name else words)
        return redirect("decks:versions", pk=pk)
    return _list(request, deck)


def _list(request: HttpRequest, deck: Deck, problem: str = "") -> HttpResponse:
    catalogue = catalogue_of(deck.game)
    until = request.GET.get("until", "")
    page = runs_of(deck, catalogue, until=int(until) if until.isdecimal() and len(until) < 10 else None)
    named = named_versions(deck)
    context: dict[str, Any] = {
        "game": deck.rules_game,
        "deck": deck,
        "page": page,
        "is_latest": not until,
        "named": named,
        "since": _since(deck, named, page),
        "lineage": lineage_of(deck, Owner.of_request(request)),
        "problem": problem,
        "typed": request.POST,
    }
    return render(request, "decks/versions.html", context, status=422 if problem else 200)


def _since(deck: Deck, named: Sequence[DeckVersion], page: RunPage) -> int:
    """Return the version that the comparison begins with: the latest with a name, or the one before the latest edits, 0 for none."""
    others = [run.version for run in page.runs[1:]] + [run.first for run in page.runs[-1:]]
    return next((each.revision for each in [*named, *others] if each.revision != deck.revision), 0)


@require_http_methods(["GET", "HEAD"])
def version(request: HttpRequest, pk: UUID, revision: int) -> HttpResponse:
    """Show one version: its list, and its differences from now."""
    deck = own_deck(request, pk)
    kept = get_object_or_404(deck.versions, revision=revision)
    side = Side(deck, kept)
    context = {
        "game": deck.rules_game,
        "deck": deck,
        "version": kept,
        "draft": side.draft,
        "overview": side.overview,
        "difference": difference(side.draft, draft_of(deck, side.catalogue), side.catalogue),
    }
    return render(request, "decks/version.html", context)


@require_POST
def restore(request: HttpRequest, pk: UUID, revision: int) -> HttpResponse:
    """Restore a version; the present state stays among the versions."""
    deck = own_deck(request, pk)
    kept = get_object_or_404(deck.versions, revision=revision)
    try:
        restore_version(deck=deck, revision=revision_from(request.POST), version=kept)
    except ChangeError as refusal:
        messages.error(request, refusal.message)
        return redirect("decks:version", pk=pk, revision=revision)
    except StaleRevisionError:
        messages.warning(
            request, gettext("The deck has been changed since this page was opened. Look again before you bring a version back.")
        )
        return redirect("decks:version", pk=pk, revision=revision)
    messages.success(
        request, gettext("Version %(revision)d is back. What was there before is still among the versions.") % {"revision": revision}
    )
    return redirect("decks:edit", pk=pk)


@require_POST
def branch(request: HttpRequest, pk: UUID, revision: int) -> HttpResponse:
    """Create a deck that goes on from a version, with the changes that the form holds, if any."""
    deck = own_deck(request, pk)
    kept = get_object_or_404(deck.versions, revision=revision)
    try:
        changes = changes_from(request.POST) if fields_of(request.POST) else []
        made = branch_deck(version=kept, owner=Owner.of_writer(request), changes=changes)
    except ChangeError as refusal:
        messages.error(request, refusal.message)
        return redirect("decks:version", pk=pk, revision=revision)
    messages.success(request, gettext("This is a deck of its own now; “%(name)s” stays as it is.") % {"name": deck.title})
    return redirect("decks:edit", pk=made.pk)
