"""A deck of another game is refused as such, whatever cards are shown on this site."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.services import create_deck
from matches.models import Simulation
from tests.cards.imports.imported import bring, sorcery
from tests.rules.sorcery.made_up_cards import deck_cards


@pytest.fixture(params=[True, False], ids=["shown", "switched off"])
def realm(request: Any, settings: Any, bob: Owner) -> Deck:
    """Bob's public deck of imported Sorcery cards, where these are shown and where they are not."""
    settings.IMPORTED_CARDS = True
    bring(*deck_cards())
    sections = {"avatar": {"imported-sluice-warden": 1}, "atlas": {"imported-pool-1": 4}}
    deck = create_deck(owner=bob, game=sorcery(), name="Realm", sections=sections, visibility=Visibility.PUBLIC)
    settings.IMPORTED_CARDS = request.param
    return deck


@pytest.mark.parametrize(("language", "words"), [("en", "“Realm” is a deck for another game."), ("zh-hans", "“Realm”是另一款游戏的卡组。")])
def test_its_link_is_refused(alice_client: Client, strong: Deck, realm: Deck, language: str, words: str) -> None:
    asked = {"link": str(realm.pk), "amount": "100", "level": "coin"}
    page = alice_client.post(f"/decks/{strong.pk}/simulate/", asked, headers={"accept-language": language})
    assert page.status_code == 422
    assert words in page.content.decode()
    assert not Simulation.objects.exists()


def test_a_program_is_told_by_the_code(alice_client: Client, strong: Deck, realm: Deck) -> None:
    asked = {"game": "pips", "deck": {"id": str(strong.pk)}, "opponents": [{"id": str(realm.pk)}]}
    answer = alice_client.post("/api/v1/simulations", asked, content_type="application/json")
    assert (answer.status_code, answer.json()["code"]) == (400, "other_game")
    assert not Simulation.objects.exists()
