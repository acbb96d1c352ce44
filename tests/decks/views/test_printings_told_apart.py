"""A deck that has two printings of a name tells them apart by rarity and number, wherever it is listed."""

from __future__ import annotations

import re

import pytest
from django.contrib.auth.models import User
from django.test import Client

from cards.catalogue import catalogue_of
from decks.figures.overview import several_printings
from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.services import create_deck
from rules.kernel.game import Game

OTTERS = {"dock-otter": 2, "dock-otter-lantern-night": 1}
TOLD = ["N\u00a0039", "SR\u00a0040"]
SHOWN = re.compile(r'<small class="faint">([^<]*\u00a0[^<]*)</small>')


@pytest.fixture
def otters(echo: Game, member: User) -> Deck:
    sections = {"main": {**OTTERS, "kiln-ox": 1}}
    return create_deck(owner=Owner(member), game=echo, name="Otters", sections=sections, visibility=Visibility.PUBLIC)


@pytest.mark.parametrize("language", ["en", "zh-hans"])
@pytest.mark.parametrize("path", ["/decks/{}/", "/decks/{}/versions/1/", "/embed/decks/{}/"])
def test_on_a_page(otters: Deck, alice: Client, path: str, language: str) -> None:
    page = alice.get(path.format(otters.pk), headers={"accept-language": language}).content.decode()
    assert SHOWN.findall(page) == TOLD


def test_in_the_builder_the_buttons_are_called_so_too(otters: Deck, alice: Client, charlie: Client) -> None:
    page = alice.get(f"/decks/{otters.pk}/edit/").content.decode()
    assert SHOWN.findall(page) == TOLD
    less = re.findall(r'aria-label="One ([^"]*) less"', page)
    assert [each for each in less if "Otter" in each] == [f"Dock Otter {each}" for each in TOLD]
    assert "Kiln Ox" in less
    assert charlie.get(f"/decks/{otters.pk}/edit/").status_code in (403, 404)


def test_only_names_of_which_there_are_several(echo: Game) -> None:
    rows = catalogue_of(echo).rows
    assert several_printings({"main": OTTERS}, rows) == {rows["dock-otter"].name_group}
    assert several_printings({"main": {"dock-otter": 3}, "maybe": {"gone": 1}}, rows) == set()
    assert several_printings({"main": {"dock-otter": 3}, "maybe": {"dock-otter": 1}}, rows) == set()
