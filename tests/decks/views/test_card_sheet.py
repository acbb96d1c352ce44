"""All of a card over the builder: what it says, where its copies are, and the buttons that change them."""

from __future__ import annotations

import re

from django.test import Client

from cards.catalogue import Catalogue, catalogue_of
from decks.editing.extra_changes import SetMaybe
from decks.lists.changes import SetCount
from decks.models import Deck
from decks.services import change_deck
from rules.kernel.game import Game
from tests.assertions.languages import leftovers

SHEET = {"HTTP_HX_REQUEST": "true", "HTTP_HX_TARGET": "card-sheet"}


def copies(page: str) -> dict[str, int]:
    """The copies told of each section, the maybe-board under no name."""
    told = re.findall(r'data-place="([^"]*)">.*?step-count">(\d+)<', page, re.DOTALL)
    return {section: int(count) for section, count in told}


def test_it_holds_the_whole_card_with_its_copies_and_buttons(deck: Deck, alice: Client, catalogue: Catalogue) -> None:
    change_deck(deck=deck, revision=1, changes=[SetMaybe("kiln-ox", 2)])
    page = alice.get(f"/decks/{deck.pk}/cards/kiln-ox/", **SHEET).content.decode()
    card = catalogue.rows["kiln-ox"]
    assert "<html" not in page
    assert card.name in page
    assert card.picture_url in page
    assert page.count('class="rules-text"') == 1
    assert copies(page) == {"main": 2, "": 2}
    buttons = re.findall(r'value="([^"]*)"( disabled)?', page)
    assert buttons == [("add:main:kiln-ox:-1", ""), ("add:main:kiln-ox:1", ""), ("maybe:kiln-ox:1", ""), ("maybe:kiln-ox:3", "")]


def test_what_is_not_in_the_deck_can_only_be_added(deck: Deck, alice: Client) -> None:
    page = alice.get(f"/decks/{deck.pk}/cards/wick-sparrow/", **SHEET).content.decode()
    assert copies(page) == {"main": 0, "": 0}
    assert re.findall(r'value="([^"]*)" disabled', page) == ["add:main:wick-sparrow:-1", "maybe:wick-sparrow:-1"]


def test_a_single_card_takes_the_place_of_the_other(deck: Deck, alice: Client, catalogue: Catalogue) -> None:
    other = next(slug for slug, card in catalogue.definitions.items() if card.kind == "hero" and slug != "a-ji")
    page = alice.get(f"/decks/{deck.pk}/cards/{other}/", **SHEET).content.decode()
    assert copies(page) == {"hero": 0, "": 0}
    assert re.findall(r'value="(put:[^"]*)"( disabled)?', page) == [(f"put:hero:{other}", "")]
    there = alice.get(f"/decks/{deck.pk}/cards/a-ji/", **SHEET).content.decode()
    assert re.findall(r'value="(put:[^"]*)"( disabled)?', there) == [("put:hero:a-ji", " disabled")]


def test_a_stated_pool_is_one_of_the_places(all_games: tuple[Game, ...], charlie: Client) -> None:
    charlie.post("/hota/decks/new/", {"name": "石与草", "format": "limited"})
    deck = Deck.objects.get()
    slug = next(iter(catalogue_of("hota").rows))
    change_deck(deck=deck, revision=1, changes=[SetCount("pool", slug, 2)])
    told = copies(charlie.get(f"/decks/{deck.pk}/cards/{slug}/", **SHEET).content.decode())
    assert told["pool"] == 2
    assert len(told) > 2


def test_the_page_without_javascript_has_the_same_buttons(deck: Deck, alice: Client, catalogue: Catalogue) -> None:
    page = alice.get(f"/decks/{deck.pk}/cards/kiln-ox/").content.decode()
    form = re.search(r'<form id="edit" method="post" action="([^"]*)">.*?name="revision" value="(\d+)"', page, re.DOTALL)
    assert form is not None
    assert 'form="edit" name="do" value="add:main:kiln-ox:1"' in page
    alice.post(form[1], {"revision": form[2], "do": "add:main:kiln-ox:1"})
    assert Deck.objects.get().sections(catalogue)["main"] == {"kiln-ox": 3}


def test_it_speaks_one_language_and_to_its_owner_alone(deck: Deck, alice: Client, charlie: Client) -> None:
    address = f"/decks/{deck.pk}/cards/kiln-ox/"
    assert leftovers(alice.get(address, headers={"accept-language": "zh-hans"}, **SHEET).content.decode(), "zh", names=("Oxen",)) == []
    Deck.objects.update(visibility="public")
    assert charlie.get(address, **SHEET).status_code == 404
