"""Where imported cards are switched off nobody sees them anywhere, and decks with them lose nothing."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from cards.catalogue import catalogue_of
from decks.importing import UnreadableDeckError, parse_deck_text
from decks.lists.changes import ChangeError, Rename, SetVisibility
from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.services import change_deck, copy_deck, create_deck, recheck_decks
from matches.contenders import require_read
from matches.requests.values import SimulationRefusedError
from matches.services import create_simulation
from tests.cards.imported import bring, sorcery
from tests.rules.sorcery.made_up_cards import deck_cards
from tests.shipping import load_shipped


@pytest.fixture
def deck(settings: Any, member: User) -> Deck:
    """A legal deck of imported cards."""
    settings.IMPORTED_CARDS = True
    load_shipped(sorcery())
    bring(*deck_cards())
    sections = {
        "avatar": {"imported-lock-keeper": 1},
        "spellbook": {f"imported-heron-of-pool-{number}": 4 for number in range(10)},
        "atlas": {f"imported-pool-{number}": 4 for number in range(5)},
    }
    return create_deck(owner=Owner(member), game=sorcery(), name="Pools", sections=sections, visibility=Visibility.PUBLIC)


def test_a_deck_of_imported_cards_is_built_and_checked(deck: Deck, client: Client) -> None:
    assert deck.is_legal
    page = client.get(deck.get_absolute_url()).content.decode()
    assert "Heron of Pool 3" in page
    assert "This deck can&#x27;t be simulated." in page or "This deck can't be simulated." in page
    assert "kept as words that no engine can play: Lock Keeper, Heron of Pool " in page


def test_a_simulation_of_it_is_refused_by_the_names_of_its_cards(deck: Deck, member: User) -> None:
    with pytest.raises(SimulationRefusedError, match="Heron of Pool 9") as refusal:
        create_simulation(deck=deck, opponents=[deck], owner=Owner(member), games=2)
    assert refusal.value.code == "kept_as_text"


@pytest.mark.parametrize(
    "address",
    [
        "/sorcery/cards/imported-lock-keeper/",
        "/sorcery/cards/imported-lock-keeper.en.svg",
        "/api/v1/games/sorcery/cards/imported-lock-keeper",
    ],
)
def test_switched_off_a_card_is_not_there(deck: Deck, client: Client, settings: Any, address: str) -> None:
    assert client.get(address).status_code == 200
    settings.IMPORTED_CARDS = False
    assert client.get(address).status_code == 404


@pytest.mark.parametrize(
    "address",
    [
        "/sorcery/cards/",
        "/sorcery/cards/?q=pool",
        "/sorcery/cards/?view=table",
        "/api/v1/games/sorcery/cards",
        "/api/v1/games/sorcery/cards.json",
        "/sorcery/",
        "/sorcery/decks/",
        "/sorcery/syntax/",
        "/",
    ],
)
def test_switched_off_no_list_names_a_card_or_set(deck: Deck, client: Client, settings: Any, address: str) -> None:
    settings.IMPORTED_CARDS = False
    page = client.get(address).content.decode()
    for words in ("imported-", "Lock Keeper", "Heron of Pool", "First Tide"):
        assert words not in page


def test_switched_off_no_name_is_read_or_offered(deck: Deck, client: Client, settings: Any) -> None:
    assert parse_deck_text("4 Heron of Pool 3", game=sorcery()).total == 4
    settings.IMPORTED_CARDS = False
    report = parse_deck_text("4 Heron of Pool 3", game=sorcery())
    assert (report.total, [line.choices for line in report.problems if any("Pool" in card.name_en for card in line.choices)]) == (0, [])
    with pytest.raises(UnreadableDeckError):
        parse_deck_text("4 Heron of Pool 3")


def test_switched_off_its_page_says_how_many_cards_are_not_shown(deck: Deck, client: Client, settings: Any) -> None:
    settings.IMPORTED_CARDS = False
    page = client.get(deck.get_absolute_url()).content.decode()
    assert "This deck has 61 imported cards that are not shown now" in page
    for words in ("imported-", "Lock Keeper", "Heron of Pool"):
        assert words not in page


def test_switched_off_its_cards_can_not_be_edited_copied_or_played(deck: Deck, member: User, settings: Any) -> None:
    settings.IMPORTED_CARDS = False
    with pytest.raises(ChangeError, match="61 imported cards"):
        change_deck(deck=deck, revision=deck.revision, changes=[Rename("Other")])
    with pytest.raises(ChangeError, match="61 imported cards"):
        copy_deck(deck=deck, owner=Owner(member))
    with pytest.raises(SimulationRefusedError, match="61 imported cards"):
        require_read(deck, catalogue_of(sorcery()))
    recheck_decks(game=sorcery())
    assert not Deck.objects.get(pk=deck.pk).is_legal


def test_switched_off_it_can_be_made_private_and_loses_nothing(deck: Deck, settings: Any) -> None:
    before = deck.sections(catalogue_of(sorcery()))
    settings.IMPORTED_CARDS = False
    changed = change_deck(deck=deck, revision=deck.revision, changes=[SetVisibility(Visibility.PRIVATE)])
    assert changed.visibility == Visibility.PRIVATE
    settings.IMPORTED_CARDS = True
    after = Deck.objects.get(pk=deck.pk)
    assert (after.sections(catalogue_of(sorcery())), after.digest, after.revision) == (before, deck.digest, deck.revision + 1)
    assert after.versions.get(revision=after.revision).draft["sections"] == before
    recheck_decks(game=sorcery())
    assert Deck.objects.get(pk=deck.pk).is_legal
