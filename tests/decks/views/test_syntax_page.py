"""The page of the search language is made from the tables, and everything on it works."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape
from urllib.parse import unquote

import pytest
from django.test import Client

from cards.catalogue import catalogue_of
from cards.search.card_search import Search
from decks.models import Deck
from decks.search.backend import DeckSearch
from matches.models import Simulation
from matches.search.backend import SimulationSearch
from rules import games
from tests.assertions.languages import leftovers
from tests.fixtures.shipping import load_shipped

ZH = {"HTTP_ACCEPT_LANGUAGE": "zh-CN"}
LINK = re.compile(r'<a\s+href="([^"]+\?q=([^"]+))"><code>')


@pytest.fixture
def cards(db: None) -> None:
    load_shipped(*games.everything())


def problems_of_cards(search: Search) -> Sequence[str]:
    assert len(search.sorted(search.found)) <= len(search.columns)
    return search.problems


def problems_of_decks(search: DeckSearch) -> Sequence[str]:
    assert not search.narrow(Deck.objects.all()).exists()
    return search.problems


@pytest.mark.parametrize("language", ["en", "zh"])
def test_every_example_is_understood(cards: None, client: Client, language: str) -> None:
    wrong = []
    for game in games.everything():
        page = client.get(f"/{game.slug}/syntax/", **(ZH if language == "zh" else {})).content.decode()
        examples = [(unescape(address), unquote(query)) for address, query in LINK.findall(page)]
        assert len(examples) > 25
        for address, query in examples:
            if address.startswith(f"/{game.slug}/cards/"):
                problems = problems_of_cards(Search(catalogue_of(game), query))
            elif address.startswith("/simulations/"):
                problems = SimulationSearch(Simulation.objects.all(), query).problems
            elif address.startswith("/decks/"):
                problems = problems_of_decks(DeckSearch(catalogue_of(game), query, is_own=True))
            else:
                assert address.startswith(f"/{game.slug}/decks/")
                problems = problems_of_decks(DeckSearch(catalogue_of(game), query))
            if problems:
                wrong.append(f"{game.slug} {query}: {problems}")
        assert leftovers(page, language) == []
    assert not wrong, "\n".join(wrong)


def test_its_links_search(cards: None, client: Client) -> None:
    address = unescape(LINK.findall(client.get("/syntax/").content.decode())[10][0])
    response = client.get(address)
    assert response.context["browsing"].told.startswith("Cards where")


def test_it_names_every_key(cards: None, client: Client) -> None:
    page = client.get("/syntax/").content.decode()
    for name in ("cost", "费用", "mv", "attribute", "属性", "does", "when", "targets", "is", "has", "sort", "排序"):
        assert f"<code>{name}</code>" in page
    assert "Search language" in page


def test_it_tells_cards_decks_and_simulations_apart(cards: None, client: Client) -> None:
    page = client.get("/echo/syntax/").content.decode()
    for part, key in (("cards", "mv"), ("decks", "author"), ("simulations", "status")):
        table = page.split(f"Keys of {part}</h2>")[1].split("</table>")[0]
        assert f"<code>{key}</code>" in table
        assert [each for each in ("mv", "author", "status") if f"<code>{each}</code>" in table] == [key]


def test_an_unknown_game_has_none(db: None, client: Client) -> None:
    assert client.get("/chess/syntax/").status_code == 404
