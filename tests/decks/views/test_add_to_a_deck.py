"""A card's page leads to the reader's own decks of its game, each opened with that card in sight."""

from __future__ import annotations

import re
from html import unescape

from django.test import Client
from django.utils.translation import override

from cards.catalogue import Catalogue
from decks.models import Deck
from decks.owners import Owner
from decks.services import create_deck
from decks.templatetags.decks import MOST_OWN
from rules.kernel.game import Game
from tests.assertions.languages import leftovers

CARD = "/echo/cards/wick-sparrow/"


def offered(client: Client, language: str = "en") -> list[tuple[str, str]]:
    """The addresses and names of the decks that the page offers."""
    page = client.get(CARD, headers={"accept-language": language}).content.decode()
    words = {"en": "Add to a deck", "zh-CN": "加入卡组"}[language]
    menu = page.partition(f'<summary class="button">{words}</summary>')[2].partition("</details>")[0]
    assert leftovers(page, language[:2], names=("Oxen", "alice")) == []
    return [(unescape(link), name) for link, name in re.findall(r'<a href="([^"]+)">([^<]+)</a>', menu)]


def test_it_opens_the_deck_with_that_card_alone(deck: Deck, alice: Client, catalogue: Catalogue) -> None:
    for language, code in (("en", "en"), ("zh-CN", "zh-hans")):
        (link, name), *others = offered(alice, language)
        assert (name, others) == ("Oxen", [])
        with override(code):
            assert alice.get(link, headers={"accept-language": language}).context["shelf"].browsing.slugs == ["wick-sparrow"]


def test_charlie_and_bob_see_no_deck_of_hers(deck: Deck, bob: Client, charlie: Client) -> None:
    assert offered(bob) == offered(charlie) == []


def test_the_latest_of_many_and_none_of_another_game(all_games: tuple[Game, ...], deck: Deck, alice: Client) -> None:
    owner = Owner(deck.owner)
    create_deck(owner=owner, game=next(game for game in all_games if game.slug == "hota"), name="Stones", sections={})
    for number in range(MOST_OWN):
        create_deck(owner=owner, game=all_games[0], name=f"Oxen {number}", sections={"main": {"kiln-ox": 2}})
    assert [name for _, name in offered(alice)] == [f"Oxen {number}" for number in reversed(range(MOST_OWN))]
