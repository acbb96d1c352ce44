"""In a list of decks those that are nearly the same can be shown as one."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from cards.catalogue import Catalogue
from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.search import near_duplicates
from decks.search.near_duplicates import Group, group_alike
from decks.services import create_deck
from rules.kernel.game import Game

#: Thirty cards, three of which are then others.
LIST = {"kiln-ox": 3, "ash-wren": 3, "seed-peddler": 3, "reed-crane": 3, "wall-rooting-boar": 3, "walking-camphor": 3, "doorstep-moss": 3}
LIST |= {"pack-whistler": 3, "hawthorn-hedge": 3, "mangrove-toll-keeper": 3}
NEAR = {**LIST, "mangrove-toll-keeper": 1, "grave-orchid": 2}
FAR = {**LIST, "mangrove-toll-keeper": 0, "pack-whistler": 2, "grave-orchid": 3, "gunpowder-toad": 1}


def deck(game: Game, name: str, cards: dict[str, int], hero: str = "old-banyan") -> Deck:
    main = {slug: count for slug, count in cards.items() if count}
    sections = {"hero": {hero: 1}, "main": main}
    author, _ = User.objects.get_or_create(username="author")
    return create_deck(owner=Owner(author), game=game, name=name, sections=sections, visibility=Visibility.PUBLIC)


@pytest.fixture
def decks(echo: Game) -> dict[str, Deck]:
    made = [deck(echo, "First", LIST), deck(echo, "Copy", LIST), deck(echo, "Near", NEAR), deck(echo, "Far", FAR)]
    made.append(deck(echo, "Other hero", LIST, hero="a-ji"))
    return {each.name: each for each in made}


def test_plain(decks: dict[str, Deck], catalogue: Catalogue) -> None:
    names = {each.pk: name for name, each in decks.items()}

    def told(groups: list[Group]) -> dict[str, list[str]]:
        return {names[group.first]: [names[other] for other in group.others] for group in groups}

    expected = {"First": ["Copy", "Near"], "Far": [], "Other hero": []}
    assert told(group_alike(Deck.objects.order_by("created_at"), catalogue)) == expected
    # The second time nothing has to be read.
    assert told(group_alike(Deck.objects.order_by("created_at"), catalogue)) == expected


def test_a_changed_deck_is_read_anew(decks: dict[str, Deck], echo: Game, catalogue: Catalogue) -> None:
    assert len(group_alike(Deck.objects.order_by("created_at"), catalogue)) == 3
    decks["Copy"].entries.filter(section="main").delete()
    Deck.objects.filter(pk=decks["Copy"].pk).update(digest="another")
    assert len(group_alike(Deck.objects.order_by("created_at"), catalogue)) == 4


def test_the_list_shows_one_of_each(decks: dict[str, Deck], charlie: Client, django_assert_max_num_queries: DjangoAssertNumQueries) -> None:
    with django_assert_max_num_queries(12):
        page = charlie.get("/echo/decks/?once=1&sort=name")
    shown: Any = page.context["browsing"]
    assert {row.deck.name: [each.name for each in row.alike] for row in shown.rows} == {
        "Copy": ["First", "Near"],
        "Far": [],
        "Other hero": [],
    }
    words = page.content.decode()
    assert "3 kinds of decks" in words
    assert "2 more are nearly the same" in words
    assert f"?a={decks['Copy'].pk}&amp;b={decks['Near'].pk}" in words
    assert "once=1" in shown.ask.address()


def test_only_so_many_are_compared(decks: dict[str, Deck], charlie: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(near_duplicates, "MOST_GROUPED", 2)
    monkeypatch.setattr("decks.search.results.MOST_GROUPED", 2)
    assert "Only the first 2 decks are compared" in charlie.get("/echo/decks/?once=1").content.decode()


def test_a_private_deck_stands_with_none(decks: dict[str, Deck], charlie: Client) -> None:
    Deck.objects.filter(pk=decks["Near"].pk).update(visibility=Visibility.PRIVATE)
    assert "Near" not in [
        each.name for row in charlie.get("/echo/decks/?once=1").context["browsing"].rows for each in (row.deck, *row.alike)
    ]


def test_no_decks(echo: Game, charlie: Client) -> None:
    assert "0 kinds of decks" in charlie.get("/echo/decks/?once=1").content.decode()
