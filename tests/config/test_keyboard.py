"""The keys of each page are listed on it, in the reader's language."""

from __future__ import annotations

import pytest
from django.test import Client

from cards.models import Card
from tests.assertions.markup import closed_up
from tests.cards.conftest import Folder
from tests.cards.conftest import folder as folder
from tests.cards.conftest import pool as pool


@pytest.mark.parametrize(
    ("path", "english", "chinese"),
    [
        ("cards/", "look at the card without leaving the page", "不离开页面，查看这张卡"),
        ("cards/fox/", "the card before, the card after", "上一张、下一张"),
        ("sandbox/", "undo, redo", "撤销、重做"),
    ],
)
def test_plain(pool: Folder, client: Client, path: str, english: str, chinese: str) -> None:
    assert f"<dd>{english}</dd>" in closed_up(client.get(f"/echo/{path}").content.decode())
    page = closed_up(client.get(f"/echo/{path}", headers={"accept-language": "zh-CN"}).content.decode())
    assert f"<dd>{chinese}</dd>" in page
    assert "<dt><kbd>?</kbd></dt><dd>显示这份按键说明</dd>" in page


def test_without_keys_there_is_no_list(db: None, client: Client) -> None:
    assert 'id="keys"' not in client.get("/echo/decks/").content.decode()


def test_a_card_comes_in_place_to_scripts_alone(pool: Folder, client: Client) -> None:
    part = client.get("/echo/cards/fox/", headers={"hx-request": "true"})
    assert "<html" not in part.content.decode()
    assert f'<h2 id="quick-title">{Card.objects.get(slug="fox").name_en}</h2>' in part.content.decode()
    assert "HX-Request" in client.get("/echo/cards/fox/")["Vary"]
