"""The link to a simulation can be copied from its page, as a deck's can, where others may open it."""

from __future__ import annotations

import pytest
from django.test import Client

from decks.models import Deck
from decks.owners import Owner
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Simulation
from matches.requests.terms import Terms
from tests.matches.conftest import make_deck


@pytest.mark.parametrize(("language", "words"), [("en", "Copy the link"), ("zh-hans", "复制链接")])
def test_an_open_simulation(charlie_client: Client, simulation: Simulation, language: str, words: str) -> None:
    page = charlie_client.get(simulation.get_absolute_url(), headers={"accept-language": language}).content.decode()
    link = page.partition(f'<a class="button" href="{simulation.get_absolute_url()}"')[2].partition("</a>")[0]
    assert "data-copied=" in link
    assert link.endswith(words)


def test_a_simulation_that_only_its_owner_sees(alice: Owner, alice_client: Client, charlie_client: Client, weak: Deck) -> None:
    deck = make_deck(alice, "Quiet", {"main": {"pip-9": 3, "pip-8": 3}})
    row = create_gauntlet(owner=alice, deck=deck, opponents=[weak], terms=Terms(10, seed=1))
    assert "data-copied=" not in alice_client.get(row.get_absolute_url()).content.decode()
    assert charlie_client.get(row.get_absolute_url()).status_code == 404
