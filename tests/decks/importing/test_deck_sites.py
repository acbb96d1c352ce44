"""Decks come in and go out as the deck sites of the published game have them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client

from cards.catalogue import catalogue_of
from decks.deck_list import DeckList, Extras
from decks.exporting import export_list
from decks.importing import LineStatus, UnreadableDeckError, parse_deck_text
from decks.loading.shipped_decks import load_decks
from decks.models import Deck
from rules.kernel.game import Game
from tests.cards.imports.imported import sorcery

pytestmark = pytest.mark.usefixtures("all_games")

TEXT = """Avatar (1)
1 Ember Abbess

Spellbook (3)
2 Kiln Brute
1 Ridge Elder

Atlas (2)
2 Kiln Row

{side} (1)
1 Terrace Ox

Maybeboard (1)
1 Tin Sentry
"""


@pytest.fixture
def deck() -> DeckList:
    """A shipped deck with a card thought of."""
    load_decks()
    row = Deck.objects.precons().filter(game="sorcery").earliest("slug")
    catalogue = catalogue_of(sorcery())
    listing = row.listing(catalogue)
    return DeckList(listing.game, listing.format, listing.name, listing.sections, "", Extras({"tin-sentry": 2}))


def entry(name: str, quantity: Any = 1) -> dict[str, Any]:
    return {"quantity": quantity, "card": {"name": name}}


@pytest.mark.parametrize("side", ["Sideboard", "Collection"])
def test_headings_are_read_and_what_the_format_lacks_is_told(side: str) -> None:
    report = parse_deck_text(TEXT.format(side=side), game=sorcery())
    assert report.sections == {
        "avatar": {"ember-abbess": 1},
        "spellbook": {"kiln-brute": 2, "ridge-elder": 1},
        "atlas": {"kiln-row": 2},
    }
    assert report.is_clean
    assert report.extras == Extras({"terrace-ox": 1, "tin-sentry": 1})
    assert [line.message for line in report.remarked if line.status == LineStatus.HEADING] == [
        f"The format Constructed has no section “{side} (1)”. The cards below it go to the maybe-board.",
        "The format Constructed has no section “Maybeboard (1)”. The cards below it go to the maybe-board.",
    ]


@pytest.mark.parametrize("format", ["site-text", "site-json"])
@pytest.mark.parametrize("language", ["en", "zh-hans"])
def test_a_deck_goes_out_and_comes_back(deck: DeckList, format: str, language: str) -> None:
    written = export_list(deck, format, language)
    report = parse_deck_text(written.content)
    assert (report.game.slug, report.sections, report.extras) == ("sorcery", deck.sections, deck.extras)
    assert report.is_clean
    assert report.name == (deck.name if format == "site-json" else "")


@pytest.mark.parametrize("prefix", ["", "deck."])
def test_the_answers_of_the_site_are_read_as_programs_get_them(prefix: str) -> None:
    data = {
        f"{prefix}getAvatarById": entry("Ember Abbess"),
        f"{prefix}getDecklistById": {"result": {"data": {"json": [entry("Kiln Brute", 4), entry("Kiln Row", 2)]}}},
        f"{prefix}getSideboardById": [entry("Terrace Ox", 2)],
        f"{prefix}getMaybeboardById": None,
        "novelty": 1,
    }
    report = parse_deck_text(json.dumps(data))
    assert report.sections == {"avatar": {"ember-abbess": 1}, "spellbook": {"kiln-brute": 4}, "atlas": {"kiln-row": 2}}
    assert report.extras == Extras({"terrace-ox": 2})
    assert [line.message for line in report.remarked] == [
        "The format Constructed has no section “sideboard”. The card goes to the maybe-board."
    ]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"getAvatarById": []}, "“getDecklistById” is missing"),
        ({"getDecklistById": 7}, "“getDecklistById” is no list of cards"),
        ({"getDecklistById": [7]}, "“getDecklistById[0].card.name” is missing"),
        ({"getDecklistById": [entry("Kiln Brute"), {"quantity": 1}]}, "“getDecklistById[1].card.name” is missing"),
        ({"getDecklistById": [entry("Kiln Brute", None)]}, "“getDecklistById[0].quantity” is missing"),
        ({"getDecklistById": [entry("Kiln Brute", True)]}, "“getDecklistById[0].quantity” is missing"),
        ({"getDecklistById": [entry("Kiln Brute")] * 1_001}, "has 1001 lines"),
    ],
)
def test_fields_that_are_missing_are_named(data: dict[str, Any], words: str) -> None:
    with pytest.raises(UnreadableDeckError) as refusal:
        parse_deck_text(json.dumps(data), game=sorcery())
    assert words in refusal.value.message


def test_a_card_that_there_is_not_is_told() -> None:
    report = parse_deck_text(json.dumps({"getDecklistById": [entry("Kiln Brute"), entry("No Such Card")]}), game=sorcery())
    assert [line.number for line in report.problems] == [2]


def test_they_are_offered_for_this_game_alone(all_games: tuple[Game, ...], client: Client) -> None:
    load_decks()
    for deck in Deck.objects.precons():
        page = client.get(deck.get_absolute_url()).content.decode()
        assert ("JSON for deck sites" in page) == (deck.game == "sorcery")
        status = client.get(f"/decks/{deck.pk}/export/site-json/").status_code
        assert status == (200 if deck.game == "sorcery" else 404)
        assert client.get(f"/api/v1/decks/{deck.pk}/exports/site-text").status_code == status
