"""Finds what a stranger may see: whoever is signed in, previews, embeds and oEmbed show no more than that."""

from __future__ import annotations

from urllib.parse import urlsplit
from uuid import UUID

from django.conf import settings
from django.http import Http404
from django.shortcuts import get_object_or_404
from django.urls import Resolver404, resolve

from cards.models import Card
from config.sharing.previews import Preview, preview_of_card, preview_of_deck, preview_of_game, preview_of_simulation
from decks.models import Deck
from decks.owners import Owner
from matches.models import Matchup, Recording, Simulation
from matches.replays.replay_page import Replay, replay_of
from rules.kernel.game import Game

STRANGER = Owner(None)


def open_deck(pk: UUID) -> Deck:
    """Raises Http404."""
    return get_object_or_404(Deck.objects.visible_to(STRANGER).select_related("owner"), pk=pk)


def open_simulation(pk: UUID) -> Simulation:
    """Raises Http404."""
    return get_object_or_404(Simulation.objects.visible_to(STRANGER), pk=pk)


def open_pairing(row: Simulation, index: int) -> Matchup:
    """One pairing of a matrix. Raises Http404."""
    return get_object_or_404(row.matchups.filter(is_heat=False), index=index)


def recorded_game(row: Simulation, number: int) -> Replay | None:
    """A game that has been recorded for a reader before; None for another: nobody's preview has one played. Raises Http404."""
    try:
        row.matchup_of(number)
    except LookupError as error:
        raise Http404 from error
    recording = Recording.objects.filter(simulation=row, game=number).exclude(made_at=None).first()
    return replay_of(recording) if recording else None


def preview_at(address: str) -> Preview:
    """The preview of a page by its whole address. Raises Http404 for one that is not this site's, or has none."""
    try:
        parts = urlsplit(address)
        match = resolve(parts.path)
    except (ValueError, Resolver404) as error:
        raise Http404 from error
    if parts.scheme not in ("http", "https") or parts.netloc.lower() != urlsplit(settings.SITE_URL).netloc.lower():
        raise Http404
    given = match.kwargs
    if match.view_name == "decks:deck":
        return preview_of_deck(open_deck(given["pk"]))
    if match.view_name == "cards:detail":
        return preview_of_card(open_card(given["game"], given["slug"]))
    if match.view_name not in ("matches:simulation", "matches:cell", "matches:game"):
        raise Http404
    row = open_simulation(given["simulation"])
    if match.view_name == "matches:simulation":
        return preview_of_simulation(row)
    if match.view_name == "matches:cell":
        return preview_of_simulation(row, matchup=open_pairing(row, given["index"]))
    return preview_of_game(row, given["number"], recorded_game(row, given["number"]))


def open_card(game: Game, slug: str) -> Card:
    """Raises Http404."""
    return get_object_or_404(Card.objects.of_game(game), slug=slug)
