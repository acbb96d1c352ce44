"""The reader's choice of a light or dark site is remembered."""

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db


def test_the_choice_is_kept_in_a_cookie(client: Client) -> None:
    assert " data-theme=" not in client.get("/").content.decode()
    answer = client.post("/appearance/", {"theme": "dark", "next": "/echo/"})
    assert (answer.status_code, answer["Location"]) == (302, "/echo/")
    assert 'data-theme="dark"' in client.get("/").content.decode()


@pytest.mark.parametrize("following", ["https://elsewhere.example/", "//elsewhere.example", "", "javascript:alert(1)"])
def test_it_leads_nowhere_else(client: Client, following: str) -> None:
    assert client.post("/appearance/", {"theme": "light", "next": following})["Location"] == "/"


def test_another_theme_is_refused(client: Client) -> None:
    assert client.post("/appearance/", {"theme": "pink"}).status_code == 400
    assert client.get("/appearance/").status_code == 405


def test_a_forged_cookie_is_ignored(client: Client) -> None:
    client.cookies["theme"] = '"><script>'
    assert " data-theme=" not in client.get("/").content.decode()
