"""Whatever Host a request names, what the site hands out holds the site's own address."""

from __future__ import annotations

import pytest
from django.test import Client

from decks.models import Deck
from tests.sharing.conftest import SITE

ELSEWHERE = {"host": "elsewhere.example"}


@pytest.mark.parametrize(
    "path",
    [
        "/decks/{deck}/",
        "/decks/{deck}/export/link/",
        "/decks/{deck}/export/tabletop/",
        "/api/v1/decks/{deck}/exports/link/",
        "/api/docs/",
    ],
)
def test_pages_and_files_hold_the_address_that_is_set(charlie_client: Client, deck: Deck, path: str) -> None:
    answer = charlie_client.get(path.format(deck=deck.pk), headers=ELSEWHERE)
    assert answer.status_code == 200
    said = answer.content.decode()
    assert SITE in said
    assert "elsewhere.example" not in said


def test_a_link_is_read_by_the_address_that_is_set_and_by_the_one_in_use(alice_client: Client, deck: Deck) -> None:
    for host in (SITE, "http://elsewhere.example"):
        page = alice_client.post("/decks/import/", {"text": f"{host}/decks/{deck.pk}/"}, headers=ELSEWHERE)
        assert "1 deck read" in page.content.decode()
    page = alice_client.post("/decks/import/", {"text": f"https://third.example/decks/{deck.pk}/"}, headers=ELSEWHERE)
    assert "1 deck read" not in page.content.decode()
