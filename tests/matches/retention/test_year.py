"""A few days of guests: expired rows are deleted, the database stops growing (the whole year: `python -m tests.matches.retention.year`)."""

from __future__ import annotations

from typing import Any
from unittest import mock

import pytest
from django.contrib.sessions.models import Session
from django.db.models import F

from decks.loading.shipped_decks import shipped_decks
from decks.models import Deck, DeckTag, DeckVersion, Holding
from decks.owners import Guest
from decks.services import load_precon
from matches.models import Chunk, Matchup, Seat, Simulation
from rules import games
from tests.fixtures.shipping import load_shipped
from tests.matches.retention.year import START, clock, make_templates, simulate_days


@pytest.mark.django_db
def test_the_database_stops_growing(settings: Any) -> None:
    settings.GUEST_DECK_DAYS, settings.GUEST_SIMULATION_DAYS, settings.LIVE_FIGURES_KEPT = 3, 2, 50
    game = min((each for each in games.everything() if each.is_playable), key=lambda each: each.number)
    load_shipped(game)
    for deck in shipped_decks(game)[:5]:
        load_precon(slug=deck.slug, listing=deck.listing, name_zh=deck.name_zh, note_zh=deck.note_zh)
    with clock(START), mock.patch("matches.farm.dispatch.send_hint", return_value=False):
        templates = make_templates(game.slug)
    sizes = [size for _, size, _ in simulate_days(templates, days=10, guests=20)]
    assert max(sizes[5:]) <= 1.02 * max(sizes[:5])
    guests = Deck.objects.filter(owner=None, is_precon=False)
    assert 3 * 20 <= guests.count() <= 4 * 20
    assert DeckVersion.objects.filter(deck__in=guests).count() == 11 * guests.count()
    assert (DeckTag.objects.filter(deck__in=guests).exists(), Holding.objects.exists()) == (True, True)
    assert Guest.objects.count() <= 4 * 20
    assert Session.objects.count() <= 32 * 20
    assert 2 * 10 <= Simulation.objects.filter(live_key="", owner=None).count() <= 3 * 10
    assert 30 <= Simulation.objects.exclude(live_key="").count() <= 50
    simulations = Simulation.objects.count()
    assert Chunk.objects.count() == 26 * simulations
    assert not Seat.objects.exclude(contestant__simulation=F("matchup__simulation")).exists()
    assert Seat.objects.count() == 2 * Matchup.objects.count()
