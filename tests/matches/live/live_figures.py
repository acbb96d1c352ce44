"""Shared parts of the tests of live figures: a payer, playing a figure to its end, and changing a deck."""

from __future__ import annotations

from decks.lists.changes import AddCopies
from decks.models import Deck
from decks.services import change_deck
from limits.payers import Payer
from matches.farm.chunk_play import play_chunks
from matches.live.figures import keep_playing
from matches.models import Chunk, Simulation

PAYER = Payer.of_browser("somebody")
HTMX = {"HX-Request": "true"}


def play(simulation: Simulation) -> Simulation:
    """Play a figure to its end while somebody keeps viewing it."""
    while (chunk := Chunk.objects.wanted().filter(simulation=simulation).first()) is not None:
        play_chunks(chunk.pk)
        keep_playing(simulation, PAYER)
    simulation.refresh_from_db()
    return simulation


def swap(deck: Deck, out: str, into: str) -> Deck:
    deck = change_deck(deck=deck, revision=deck.revision, changes=[AddCopies("main", out, -1)])
    return change_deck(deck=deck, revision=deck.revision, changes=[AddCopies("main", into, 1)])
