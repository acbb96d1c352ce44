"""Card by card: the table of a simulation's deck, and the same games with a card replaced."""

from __future__ import annotations

import random

import pytest
from django.test import Client

from decks.loading.shipped_decks import shipped_decks
from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.services import load_precon
from matches.figures.card_tables import card_lines
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Kind, Simulation
from matches.requests.terms import Terms
from rules import games
from tests.fixtures.shipping import load_shipped
from tests.matches.farm.playthrough import play_out


@pytest.fixture
def simulation(alice: Owner, strong: Deck, weak: Deck, middle: Deck) -> Simulation:
    return create_gauntlet(owner=alice, deck=strong, opponents=[weak, middle], terms=Terms(200, seed=4))


def test_the_table(alice_client: Client, charlie_client: Client, simulation: Simulation) -> None:
    address = f"{simulation.get_absolute_url()}cards/"
    assert "No games have been counted yet." in alice_client.get(address).content.decode()
    play_out(simulation, random.Random(1))
    page = alice_client.get(f"{address}?sort=share").content.decode()
    assert "9 pips" in page
    assert 'aria-sort="descending"' in page
    assert charlie_client.get(address).status_code == 404
    assert charlie_client.get(f"{simulation.get_absolute_url()}cards.json").status_code == 404


def test_all_games_are_counted(alice_client: Client, simulation: Simulation) -> None:
    play_out(simulation, random.Random(1))
    lines = card_lines(simulation)
    assert [(line.slug, line.copies, line.games) for line in lines] == [("pip-7", 2, 200), ("pip-8", 2, 200), ("pip-9", 2, 200)]
    told = alice_client.get(f"{simulation.get_absolute_url()}cards.json").json()
    for line in told["cards"]:
        seen = [line["subsets"][mark] or {"games": 0} for mark in ("opening", "drawn", "unseen")]
        assert sum(found["games"] for found in seen) == 200


def test_a_card_replaced(alice_client: Client, charlie_client: Client, simulation: Simulation) -> None:
    address = f"{simulation.get_absolute_url()}cards/replace/"
    assert charlie_client.post(address, {"card": "pip-9", "by": "pip-1"}).status_code == 404
    answer = alice_client.post(address, {"card": "pip-9", "by": "pip-1"})
    made = Simulation.objects.get(kind=Kind.VERSIONS)
    assert answer.url == made.get_absolute_url()
    assert made.visibility == Visibility.PRIVATE
    edited, saved, *others = [dict(each.snapshot["sections"][0][1]) for each in made.contestants.all()]
    assert edited == {"pip-1": 1, "pip-7": 2, "pip-8": 2, "pip-9": 1}
    assert saved == {"pip-7": 2, "pip-8": 2, "pip-9": 2}
    assert len(others) == 2
    assert made.games == 400
    assert {each.seed for each in made.matchups.all()} == {each.seed for each in simulation.matchups.all()}


def test_a_list_that_is_not_legal_is_refused(alice_client: Client, simulation: Simulation) -> None:
    page = alice_client.post(f"{simulation.get_absolute_url()}cards/replace/", {"card": "pip-9", "by": "nothing"}, follow=True)
    assert "Select a valid choice" in page.content.decode()
    assert not Simulation.objects.filter(kind=Kind.VERSIONS).exists()


def test_printings_of_a_name_are_told_apart(db: None) -> None:
    """Their figures are of each by itself: a game in which either was drawn counts for that one."""
    echo = games.get("echo")
    load_shipped(echo)
    ebb, other = ({each.slug: each for each in shipped_decks(echo)}[slug] for slug in ("ebb-and-undertow", "redscales-brood"))
    one, two = (load_precon(slug=each.slug, listing=each.listing, name_zh=each.name_zh, note_zh=each.note_zh) for each in (ebb, other))
    done = play_out(
        create_gauntlet(owner=Owner(None, "k" * 32), deck=one, opponents=[two], terms=Terms(2, level="random", seed=1)), random.Random(1)
    )
    assert [line.slug for line in card_lines(done) if line.has_namesake] == ["dock-otter", "dock-otter-lantern-night"]
