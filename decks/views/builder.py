"""Pages that create a deck and edit it: the builder, its edits, copies and deletion."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods, require_POST

from cards.catalogue import catalogue_of
from cards.models import Card
from cards.requests.htmx import is_htmx, target_of
from decks.editing.builder import Desk
from decks.editing.edit_conflicts import clashes
from decks.lists.changes import Change, ChangeError
from decks.lists.differences import difference
from decks.lists.leads import lead_section
from decks.models import Deck, with_rows
from decks.owners import Owner
from decks.search.results import deck_rows, fixed_decks, lines_like
from decks.services import StaleRevisionError, change_deck, copy_deck, create_deck, delete_deck, draft_of
from decks.versions.history import redo, undo
from decks.views.access import own_deck, visible_deck
from decks.views.edits import changes_from, fields_of, revision_from
from decks.wording import said
from rules.kernel.game import Game


@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest, game: Game) -> HttpResponse:
    """Show what to start from, or what to do instead where nothing is built; a POST creates the deck and opens the builder."""
    catalogue = catalogue_of(game)
    form = request.POST or request.GET
    try:
        format = game.format(form.get("format", ""))
    except KeyError as error:
        raise Http404 from error
    if game.is_fixed and request.method != "POST":
        return render(request, "decks/fixed.html", {"game": game, "shelves": fixed_decks(game)})
    section = lead_section(format)
    leads = [card for card in catalogue.rows.values() if section and section.takes(card.kind)]
    lead = next((card for card in leads if card.slug == form.get("hero")), None)
    problem = ""
    if request.method == "POST":
        if section and form.get("hero") and lead is None:
            problem = gettext("There is no such card to start from.")
        else:
            try:
                return redirect("decks:edit", pk=_create(request, game, format.slug, section.slug if section else "", lead).pk)
            except ChangeError as refusal:
                problem = refusal.message
    precons = Deck.objects.public().precons().filter(game=game.slug, format=format.slug).with_totals().order_by("pk")
    context = {
        "game": game,
        "format": format,
        "section": section,
        "leads": leads,
        "lead": lead,
        "name": form.get("name", ""),
        "problem": problem,
        "starters": deck_rows(list(precons)),
    }
    return render(request, "decks/new.html", context, status=422 if problem else 200)


def _create(request: HttpRequest, game: Game, format: str, section: str, lead: Card | None) -> Deck:
    name = request.POST.get("name", "").strip()
    if not name:
        words = gettext("%(card)s's deck") % {"card": lead.name} if lead else gettext("New %(game)s deck") % {"game": said(game.name)}
        name = words[:80]
    sections = {section: {lead.slug: 1}} if lead else {}
    return create_deck(owner=Owner.of_writer(request), game=game, format=format, name=name, sections=sections)


#: The most letters of a typed card that similar ones are looked up for.
MAX_LINE = 100
#: The actions that move among the versions.
STEPS = {"undo": undo, "redo": redo}


@require_http_methods(["GET", "HEAD", "POST"])
def edit(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Show the builder. A POST is one edit, made on a revision; the answer is the changed part to scripts and the page to others.

    A script that asks for the panel alone says which revision it has `seen`, and gets nothing when that is the present one.
    """
    deck, owner = own_deck(request, pk), Owner.of_request(request)
    catalogue = catalogue_of(deck.game)
    if request.method != "POST":
        if target_of(request) == "line-names":
            return render(request, "decks/_names.html", {"names": lines_like(request.GET.get("line", "")[:MAX_LINE], catalogue)})
        if request.GET.get("seen") == str(deck.revision):
            return HttpResponse(status=204)
        return _show(request, Desk(deck, catalogue, owner))
    revision, tried = revision_from(request.POST), fields_of(request.POST)
    [deck] = with_rows([deck])
    before = draft_of(deck, catalogue)
    changes: list[Change] = []
    try:
        if step := STEPS.get(request.POST.get("do", "")):
            changed = step(deck=deck, revision=revision)
        else:
            changes = changes_from(request.POST)
            changed = change_deck(deck=deck, revision=revision, changes=changes, catalogue=catalogue)
    except ChangeError as refusal:
        return _show(
            request, Desk(own_deck(request, pk), catalogue, owner, refusal=refusal.message, offers=refusal.offers, tried=tried), status=422
        )
    except StaleRevisionError as stale:
        current = stale.current
        late = clashes(changes, draft_of(current, catalogue), catalogue)
        tried = tried if changes else []
        base = revision if current.versions.filter(revision=revision).exists() else 0
        return _show(request, Desk(current, catalogue, owner, clashes=late, is_stale=True, tried=tried, base=base), status=409)
    except Deck.DoesNotExist as error:
        raise Http404 from error
    if is_htmx(request):
        return _show(request, Desk(changed, catalogue, owner, done=difference(before, draft_of(changed, catalogue), catalogue).summary))
    query = request.META.get("QUERY_STRING", "")
    return redirect(reverse("decks:edit", args=[pk]) + (f"?{query}" if query else ""))


def _show(request: HttpRequest, desk: Desk, status: int = 200) -> HttpResponse:
    """Return the whole page; for htmx the deck's panel, or the pool's when that is what it asks to change."""
    context: dict[str, Any] = {"game": desk.deck.rules_game, "deck": desk.deck, "desk": desk, "overview": desk.overview}
    if is_htmx(request) and (request.method == "POST" or target_of(request) == "pad"):
        return render(request, "decks/_edited.html", context, status=status)
    context["shelf"] = desk.shelf(request.GET)
    template = "decks/edit/_shelf.html" if target_of(request) == "shelf" else "decks/edit.html"
    response = render(request, template, context, status=status)
    response["Vary"] = "HX-Request, HX-Target, Accept-Language, Cookie"
    response["Cache-Control"] = "no-store"
    return response


@require_POST
def copy(request: HttpRequest, pk: UUID) -> HttpResponse:
    deck = visible_deck(request, pk)
    try:
        copied = copy_deck(deck=deck, owner=Owner.of_writer(request))
    except ChangeError as refusal:
        messages.error(request, refusal.message)
        return redirect("decks:deck", pk=pk)
    messages.success(request, gettext("This is your copy; the original stays as it is."))
    return redirect("decks:edit", pk=copied.pk)


@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Ask first; delete at a POST on the revision that was shown."""
    deck = own_deck(request, pk)
    if request.method == "POST":
        try:
            delete_deck(deck=deck, revision=revision_from(request.POST))
        except StaleRevisionError as stale:
            messages.warning(request, gettext("The deck has been changed since this page was opened. Nothing was deleted."))
            deck = stale.current
        else:
            messages.success(request, gettext("“%(name)s” is deleted.") % {"name": deck.title})
            return redirect("decks:mine")
    context = {"game": deck.rules_game, "deck": deck, "total": deck.listing(catalogue_of(deck.game)).total}
    return render(request, "decks/delete.html", context)
