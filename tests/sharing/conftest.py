"""Alice's public deck and her simulation of it, in Pips; a site whose address is set; small pictures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User

from cards.pictures import rasters
from decks.models import Deck
from decks.owners import Owner
from limits.process_pool import PROCESS_POOL
from matches.farm.chunk_play import play_chunks
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Simulation, Status
from matches.requests.terms import Terms
from tests.matches.conftest import (
    MIDDLE,
    STRONG,
    alice,
    alice_client,
    bob,
    bob_client,
    charlie_client,
    make_deck,
    pips,
    pips_cards,
    weak,
)

__all__ = ["alice", "alice_client", "bob", "bob_client", "charlie_client", "pips", "pips_cards", "weak"]
SITE = "https://deckproof.example"


@pytest.fixture(autouse=True)
def _own_site(settings: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    settings.SITE_URL, settings.VAR_DIR = SITE, tmp_path
    settings.ALLOWED_HOSTS = ["testserver", "elsewhere.example"]
    monkeypatch.setattr(rasters, "WIDTH", 63)
    monkeypatch.setattr(rasters, "HEIGHT", 88)
    yield
    PROCESS_POOL._jobs.clear()


@pytest.fixture
def deck(alice: Owner) -> Deck:
    """Its name has signs that HTML and SVG must escape."""
    return make_deck(alice, 'Fish & "Chips" <3', STRONG, "public")


@pytest.fixture
def middle(alice: Owner) -> Deck:
    return make_deck(alice, "Middle", MIDDLE, "unlisted")


@pytest.fixture
def staff(db: None) -> User:
    return User.objects.create_user("dora", is_staff=True)


@pytest.fixture
def simulation(alice: Owner, deck: Deck, weak: Deck, middle: Deck) -> Simulation:
    return play(create_gauntlet(owner=alice, deck=deck, opponents=[weak, middle], terms=Terms(400, seed=4)))


def play(simulation: Simulation) -> Simulation:
    while Simulation.objects.get(pk=simulation.pk).status not in (Status.DONE, Status.FAILED):
        for chunk in simulation.chunks.open():
            play_chunks(chunk.pk)
    simulation.refresh_from_db()
    return simulation
