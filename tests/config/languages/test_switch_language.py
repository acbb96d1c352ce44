"""Switching the language leads back to the page; a pasted list comes along and is read again."""

from __future__ import annotations

import re
from html import unescape
from io import BytesIO

import pytest
from django.test import Client

from rules import games
from tests.fixtures.shipping import load_shipped

HOME = "/echo/decks/import/"
LIST = "2 Kiln Ox\n2 Nonesuch Qq"


@pytest.fixture
def echo(db: None) -> None:
    load_shipped(games.get("echo"))


def switch(page: str) -> tuple[str, str]:
    """Return the form that the header's button belongs to and the address that it sends to; both empty for the header's own form."""
    button = re.search(r'<button class="site-tool" name="language"([^>]*)>', page)
    assert button is not None
    found = {name: re.search(rf'\b{name}="([^"]*)"', button[1]) for name in ("form", "formaction")}
    form, address = (unescape(each[1]) if each else "" for each in found.values())
    return form, address


@pytest.mark.parametrize("home", [HOME, "/decks/import/"])
def test_a_pasted_list_comes_along(echo: None, client: Client, home: str) -> None:
    page = client.post(home, {"text": f"# Game: Echo\n{LIST}", "read": "1"}).content.decode()
    form, address = switch(page)
    assert f'<form id="{form}"' in page
    fields = {"text": f"# Game: Echo\n{LIST}", "name": "New Echo deck", "language": "zh-hans"}
    answer = client.post(address, fields)
    assert (answer.status_code, answer["Location"]) == (307, home)
    assert answer.cookies["django_language"].value == "zh-hans"
    again = client.post(home, fields).content.decode()
    assert 'lang="zh-Hans"' in again
    assert LIST in again
    assert "New Echo deck" not in again
    assert "Nonesuch Qq" in again.split("</textarea>")[1]


def test_a_name_that_was_typed_stays(echo: None, client: Client) -> None:
    page = client.post(HOME, {"text": LIST, "name": "Oxen"}, headers={"accept-language": "zh-hans"}).content.decode()
    assert 'value="Oxen"' in page


def test_a_chosen_file_comes_along(db: None, client: Client) -> None:
    file = BytesIO(LIST.encode())
    file.name = "list.txt"
    address = f"/language/?next={HOME}"
    assert client.post(address, {"language": "en", "text": "", "file": file}).status_code == 307


def test_nothing_pasted_is_nothing_to_read(db: None, client: Client) -> None:
    answer = client.post(f"/language/?next={HOME}", {"language": "zh-hans", "text": " "})
    assert (answer.status_code, answer["Location"]) == (302, HOME)


def test_other_forms_are_never_sent_on(db: None, client: Client) -> None:
    assert switch(client.get("/accounts/signup/").content.decode()) == ("", "")
    answer = client.post("/language/", {"language": "zh-hans", "next": "/echo/decks/new/", "name": "typed"})
    assert (answer.status_code, answer["Location"]) == (302, "/echo/decks/new/")


@pytest.mark.parametrize("following", ["https://elsewhere.example/", "//elsewhere.example", ""])
def test_it_leads_nowhere_else(db: None, client: Client, following: str) -> None:
    assert client.post(f"/language/?next={following}", {"language": "en", "text": LIST})["Location"] == "/"
