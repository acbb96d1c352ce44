"""The page of a deck."""

from __future__ import annotations

from dataclasses import replace
from uuid import UUID

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from cards.catalogue import catalogue_of
from decks.deck_list import kept_as_text, told_as_text
from decks.exporting import SITE_FORMATS, export_list, formats_of
from decks.figures.overview import overview_of
from decks.lists.extras import extras_of
from decks.owners import Owner
from decks.retention.expiry import kept_until
from decks.search.results import lead_cards
from decks.search.search_within import search_within
from decks.unseen_cards import told_unseen
from decks.versions.lineage import lineage_of
from decks.views.access import visible_deck


@require_safe
def deck(request: HttpRequest, pk: UUID) -> HttpResponse:
    deck = visible_deck(request, pk)
    catalogue = catalogue_of(deck.game)
    listing = deck.listing(catalogue)
    site = settings.SITE_URL
    formats = formats_of(deck.rules_game).values()
    whole = replace(listing, extras=extras_of(deck, catalogue, is_own=False))
    copied = [
        (format, export_list(whole if format.slug in SITE_FORMATS else listing, format.slug, catalogue=catalogue, site=site).text)
        for format in formats
        if format.is_copied
    ]
    owner = Owner.of_request(request)
    overview = overview_of(listing, catalogue)
    unread = kept_as_text(listing.format, listing.sections, catalogue.definitions)
    context = {
        "game": deck.rules_game,
        "deck": deck,
        "overview": overview,
        "has_faces": request.GET.get("show") == "faces",
        "within": search_within(deck.rules_game, overview, request.GET.get("q", "")),
        "lead": lead_cards([deck]).get(deck.pk),
        "copied": copied,
        "saved": [format for format in formats if format.is_saved],
        "is_own": owner.owns(deck),
        "kept_until": kept_until(deck) if owner.owns(deck) else None,
        "maybe": deck.thought_of(catalogue),
        "unread": told_as_text(unread) if unread else None,
        "unseen": told_unseen(deck.unseen) if deck.unseen else "",
        "lineage": lineage_of(deck, owner),
        "tags": [tag.name for tag in deck.tags.all()] if owner.owns(deck) else [],
    }
    return render(request, "decks/deck.html", context)
