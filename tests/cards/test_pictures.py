"""Pictures are drawn in both languages and may be kept for ever under their version."""

import pytest
from django.test import Client

from cards.models import Card
from cards.services import load_definitions
from rules import games
from tests.cards.conftest import Folder


def test_a_picture_is_drawn_with_the_name(pool: Folder, client: Client) -> None:
    english, chinese = client.get("/echo/cards/fox.en.svg"), client.get("/echo/cards/fox.zh.svg")
    assert english["Content-Type"] == "image/svg+xml; charset=utf-8"
    assert "Ember Fox" in english.content.decode()
    assert "烬狐" in chinese.content.decode()
    assert english["ETag"] != chinese["ETag"]


def test_under_its_version_it_may_be_kept_for_ever(pool: Folder, client: Client) -> None:
    address = Card.objects.get(slug="fox").picture_url
    assert client.get(address)["Cache-Control"] == "public, max-age=31536000, immutable"
    assert client.get("/echo/cards/fox.en.svg?v=0123456789")["Cache-Control"] == "public, max-age=300"


def test_a_browser_that_has_it_is_told_so(pool: Folder, client: Client) -> None:
    first = client.get("/echo/cards/fox.en.svg")
    again = client.get("/echo/cards/fox.en.svg", HTTP_IF_NONE_MATCH=first["ETag"])
    assert (again.status_code, again.content) == (304, b"")


def test_the_version_follows_the_card(pool: Folder) -> None:
    before = Card.objects.get(slug="fox").picture_url
    pool.card("fox", 2, cost=4)
    load_definitions(only=games.get("echo"), folder=pool.path)
    assert Card.objects.get(slug="fox").picture_url != before


@pytest.mark.parametrize("path", ["/echo/cards/fox.fr.svg", "/echo/cards/nobody.en.svg", "/echo/cards/fox.en.png"])
def test_a_picture_that_is_not_there(pool: Folder, client: Client, path: str) -> None:
    assert client.get(path).status_code == 404
