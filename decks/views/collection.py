"""Pages about the cards of a game that one owns, and the decks that can be built of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import get_language, gettext, ngettext
from django.views.decorators.http import require_http_methods, require_safe

from cards.catalogue import Catalogue, catalogue_of
from cards.catalogue.names import key_of
from cards.models import Card
from cards.requests.htmx import is_htmx
from decks.collections.collection_files import MAX_BYTES, ReadCollection, read_collection, write_collection
from decks.collections.owned_cards import (
    MOST_OWNED,
    DeckCoverage,
    coverage_of,
    holdings_of,
    listings_of,
    set_holdings,
    shipped_listings,
    used_in,
)
from decks.deck_list import DeckList
from decks.exporting import content_disposition
from decks.importing import UnreadableDeckError
from decks.lists.changes import ChangeError
from decks.owners import Owner
from decks.views.access import visible_deck
from decks.wording import said
from rules.kernel.game import Game

PER_PAGE = 60
SHOWN = ("", "owned", "wanted")


@dataclass(frozen=True, slots=True)
class OwnedRow:
    """A card with how many are owned, in how many of one's decks it is and with how many copies together."""

    card: Card
    owned: int
    decks: int
    used: int

    @property
    def is_short(self) -> bool:
        return self.used > self.owned


@require_http_methods(["GET", "HEAD", "POST"])
def collection(request: HttpRequest, game: Game) -> HttpResponse:
    """Show one's cards of a game. A POST sets a count or reads a list or a table; to scripts that set a count, answer the sum alone."""
    catalogue = catalogue_of(game)
    if request.method != "POST":
        return _show(request, catalogue)
    try:
        read = _write(request, catalogue)
    except (ChangeError, UnreadableDeckError) as refusal:
        return _show(request, catalogue, problems=(refusal.message,), typed=request.POST.get("text", ""))
    if read and read.problems:
        return _show(request, catalogue, problems=read.problems, typed="\n".join(read.unread))
    if is_htmx(request):
        return _show_sum(request, catalogue)
    query = request.META.get("QUERY_STRING", "")
    anchor = f"#card-{request.POST['card']}" if request.POST.get("card") in catalogue.rows else ""
    return redirect(reverse("decks:collection", args=[game]) + (f"?{query}" if query else "") + anchor)


def _write(request: HttpRequest, catalogue: Catalogue) -> ReadCollection | None:
    """Do what the form asks for; return what was read, if it was a list. Raise ChangeError and UnreadableDeckError."""
    form, owner = request.POST, Owner.of_writer(request)
    if "card" in form:
        set_holdings(owner=owner, catalogue=catalogue, counts=_one(form, holdings_of(owner, catalogue), catalogue))
        return None
    file = request.FILES.get("file")
    read = read_collection(file.read(MAX_BYTES + 1) if file else form.get("text", ""), catalogue)
    if not read.counts and not read.problems:
        raise ChangeError("nothing_asked", gettext("There is nothing here yet. Type or paste a list of cards, or choose a file."))
    is_whole = form.get("how") == "replace"
    if is_whole and read.problems:
        raise ChangeError("unread_lines", "\n".join([gettext("Nothing was replaced, since not every line could be read:"), *read.problems]))
    owned = {} if is_whole else holdings_of(owner, catalogue)
    counts = {slug: owned.get(slug, 0) + count for slug, count in read.counts.items()}
    set_holdings(owner=owner, catalogue=catalogue, counts=counts, is_whole=is_whole)
    total = sum(read.counts.values())
    if total or is_whole:
        messages.success(request, ngettext("%(count)d card is noted.", "%(count)d cards are noted.", total) % {"count": total})
    return read


def _one(form: QueryDict, owned: dict[str, int], catalogue: Catalogue) -> dict[str, int]:
    slug, by, count = form.get("card", ""), form.get("by", ""), form.get("count", "")
    if slug not in catalogue.rows:
        raise ChangeError("unknown_card", gettext("This game has no card “%(card)s”.") % {"card": slug[:80]})
    if by in ("1", "-1"):
        return {slug: min(max(owned.get(slug, 0) + int(by), 0), MOST_OWNED)}
    if count.isascii() and count.isdigit() and len(count) < 7 and int(count) <= MOST_OWNED:
        return {slug: int(count)}
    raise ChangeError("bad_count", gettext("“%(count)s” is not a number of copies.") % {"count": count[:40]})


def _show(request: HttpRequest, catalogue: Catalogue, problems: tuple[str, ...] = (), typed: str = "") -> HttpResponse:
    owner = Owner.of_request(request)
    owned = holdings_of(owner, catalogue)
    listings = [listing for _, listing in listings_of(owner, catalogue)]
    used = used_in(listings, catalogue)
    shown = request.GET.get("show", "") if request.GET.get("show") in SHOWN else ""
    words = " ".join(request.GET.get("q", "").split())[:100]
    rows = [OwnedRow(card, owned.get(slug, 0), *used.get(slug, (0, 0))) for slug, card in catalogue.rows.items() if _is_called(card, words)]
    rows = [row for row in rows if (shown != "owned" or row.owned) and (shown != "wanted" or row.is_short)]
    context: dict[str, Any] = {
        "game": catalogue.game,
        "page": Paginator(rows, PER_PAGE).get_page(request.GET.get("page")),
        "query": words,
        "shown": shown,
        "total": sum(owned.values()),
        "kinds": len(owned),
        "everything": len(catalogue.rows),
        "has_decks": bool(listings),
        "problems": [line for problem in problems for line in problem.split("\n")],
        "typed": typed,
        "is_guest": owner.is_anonymous,
    }
    return render(request, "decks/collection.html", context, status=422 if problems else 200)


def _show_sum(request: HttpRequest, catalogue: Catalogue) -> HttpResponse:
    owned = holdings_of(Owner.of_request(request), catalogue)
    context = {"total": sum(owned.values()), "kinds": len(owned), "everything": len(catalogue.rows)}
    return render(request, "decks/collection/_sum.html", context)


def _is_called(card: Card, words: str) -> bool:
    key = key_of(words)
    return not key or key in key_of(card.name_en) or key in key_of(card.name_zh)


@require_safe
def coverage(request: HttpRequest, game: Game) -> HttpResponse:
    """Show which decks can be built of what one owns: each of one's own by itself, and all of them at once; each of the shipped ones."""
    catalogue, owner = catalogue_of(game), Owner.of_request(request)
    owned = holdings_of(owner, catalogue)
    decks = listings_of(owner, catalogue)
    shipped = (
        [DeckCoverage(deck, coverage_of([listing], owned, catalogue)) for deck, listing in shipped_listings(catalogue)] if owned else []
    )
    context = {
        "game": game,
        "rows": [DeckCoverage(deck, coverage_of([listing], owned, catalogue)) for deck, listing in decks],
        "whole": coverage_of([listing for _, listing in decks], owned, catalogue),
        "shipped": sorted(shipped, key=lambda row: row.coverage.lacks),
        "has_collection": bool(owned),
    }
    return render(request, "decks/coverage.html", context)


@require_safe
def missing(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Show what one lacks for a deck, card by card, and as a list to take along."""
    deck = visible_deck(request, pk)
    catalogue = catalogue_of(deck.game)
    owned = holdings_of(Owner.of_request(request), catalogue)
    listing: DeckList = deck.listing(catalogue)
    found = coverage_of([listing], owned, catalogue)
    lines = [f"{want.missing} {said(catalogue.definitions[want.card.slug].name)}" for want in found.missing]
    context = {"game": deck.rules_game, "deck": deck, "coverage": found, "text": "\n".join(lines), "has_collection": bool(owned)}
    return render(request, "decks/missing.html", context)


@require_safe
def export(request: HttpRequest, game: Game) -> HttpResponse:
    """Return one's cards as a table that reads back as the same cards."""
    catalogue = catalogue_of(game)
    text = write_collection(holdings_of(Owner.of_request(request), catalogue), catalogue, get_language() or "en")
    name = gettext("%(game)s collection") % {"game": said(game.name)}
    headers = {"Content-Disposition": content_disposition(f"{name}.csv"), "Cache-Control": "private, no-cache"}
    return HttpResponse(text.encode("utf-8-sig"), content_type="text/csv; charset=utf-8", headers=headers)
