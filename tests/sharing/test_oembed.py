"""oEmbed: what programs are told of a page, and what they are refused."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

import pytest
from django.test import Client

from decks.models import Deck
from decks.owners import Owner
from matches.kinds.matrix import create_matrix
from matches.models import Recording, Simulation
from matches.requests.terms import Terms
from tests.assertions.languages import leftovers
from tests.sharing.conftest import SITE


def ask(client: Client, path: str, status: int = 200, **asked: object) -> dict[str, Any]:
    """The answer about a page of this site."""
    answer = client.get("/oembed", {"url": f"{SITE}{path}", **asked}, headers={"host": "elsewhere.example"})
    assert answer.status_code == status
    assert "elsewhere.example" not in answer.content.decode()
    told: dict[str, Any] = answer.json()
    return told


class Frame(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.given: dict[str, str | None] = {}
        self.feed(html)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        assert (tag, self.given) == ("iframe", {})
        self.given = dict(attributes)


def test_a_deck_comes_in_a_frame(charlie_client: Client, deck: Deck) -> None:
    told = ask(charlie_client, f"/decks/{deck.pk}/?show=faces#export", format="json")
    frame = Frame(told.pop("html")).given
    assert (frame["src"], frame["width"], frame["height"]) == (f"{SITE}/embed/decks/{deck.pk}/", "480", "640")
    assert frame["title"] == 'Fish & "Chips" <3'
    assert charlie_client.get(str(frame["src"]).removeprefix(SITE)).status_code == 200
    assert told == {
        "version": "1.0",
        "type": "rich",
        "title": 'Fish & "Chips" <3',
        "author_name": "alice",
        "provider_name": "Deckproof",
        "provider_url": f"{SITE}/",
        "cache_age": 3600,
        "width": 480,
        "height": 640,
        "thumbnail_url": f"{SITE}/preview/decks/{deck.pk}.en.png?v=1",
        "thumbnail_width": 1222,
        "thumbnail_height": 550,
    }


def test_figures_come_in_a_frame(charlie_client: Client, alice: Owner, simulation: Simulation, deck: Deck, weak: Deck) -> None:
    told = ask(charlie_client, f"/simulations/{simulation.pk}/")
    assert Frame(told["html"]).given["src"] == f"{SITE}/embed/simulations/{simulation.pk}/"
    matrix = create_matrix(owner=alice, decks=[deck, weak], terms=Terms(10, seed=4))
    told = ask(charlie_client, f"/simulations/{matrix.pk}/pairings/0/")
    assert Frame(told["html"]).given["src"] == f"{SITE}/embed/simulations/{matrix.pk}/?pairing=0"


def test_a_card_is_a_photo_and_a_replay_a_link(charlie_client: Client, simulation: Simulation) -> None:
    card = ask(charlie_client, "/pips/cards/pip-9/")
    assert (card["type"], card["title"], card["width"], card["height"]) == ("photo", "9 pips · Pips", 63, 88)
    assert charlie_client.get(card["url"].removeprefix(SITE))["Content-Type"] == "image/jpeg"
    replay = ask(charlie_client, f"/simulations/{simulation.pk}/games/3/")
    assert (replay["type"], replay["thumbnail_width"], replay["thumbnail_height"]) == ("link", 1200, 630)
    assert Recording.objects.count() == 0


def test_nothing_is_larger_than_asked_for(charlie_client: Client, deck: Deck) -> None:
    told = ask(charlie_client, f"/decks/{deck.pk}/", maxwidth=300, maxheight=200)
    assert (told["width"], told["height"]) == (300, 200)
    assert 'width="300" height="200"' in told["html"]
    assert "thumbnail_url" not in told
    assert ask(charlie_client, f"/decks/{deck.pk}/", maxwidth=199)["type"] == "link"
    assert ask(charlie_client, "/pips/cards/pip-9/", maxheight=87)["type"] == "link"


@pytest.mark.parametrize("language", ["en", "zh-hans"])
def test_refusals_are_in_words(charlie_client: Client, deck: Deck, language: str) -> None:
    path = f"{SITE}/decks/{deck.pk}/"
    for asked, status in (
        ({"url": path, "format": "xml"}, 501),
        ({}, 400),
        ({"url": path, "maxwidth": "wide"}, 400),
        ({"url": path, "maxheight": "0"}, 400),
        ({"url": path, "maxwidth": "1" * 5000}, 400),
        ({"url": f"{SITE}/decks/"}, 404),
    ):
        answer = charlie_client.get("/oembed", asked, headers={"accept-language": language})
        assert answer.status_code == status
        assert not leftovers(answer.json()["detail"], language[:2], names=("maxwidth", "maxheight", "url"))


def test_other_addresses_are_refused(charlie_client: Client, deck: Deck) -> None:
    path = f"/decks/{deck.pk}/"
    for address in (
        f"https://elsewhere.example{path}",
        f"https://deckproof.example.elsewhere.example{path}",
        f"https://deckproof.example@elsewhere.example{path}",
        f"//deckproof.example{path}",
        f"javascript://deckproof.example{path}",
        "https://[deckproof.example/",
        f"{SITE}{path}edit/",
        f"{SITE}/nothing/",
        f"{SITE}/pips/cards/none/",
        "\0",
        path,
    ):
        assert charlie_client.get("/oembed", {"url": address}).status_code == 404, address
    assert charlie_client.get("/oembed", {"url": f"http://deckproof.example{path}"}).status_code == 200
