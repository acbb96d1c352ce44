"""The page of a game's rules: every clause and ruling in both languages, and where there are none."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.test import Client

from rules import games
from tests.languages import leftovers

ZH = {"HTTP_ACCEPT_LANGUAGE": "zh-CN"}
PATH = "/echo/rules/"
WRITTEN = [game.slug for game in games.everything() if game.rulebook]
UNWRITTEN = [game.slug for game in games.everything() if not game.rulebook]


def page_of(client: Client, path: str = PATH, **headers: str) -> str:
    return unescape(client.get(path, **headers).content.decode())


def test_every_clause_and_ruling_can_be_linked_to(db: None, client: Client) -> None:
    page = page_of(client)
    places = re.findall(r'\bid="([^"]+)"', page)
    rulebook = games.get("echo").rulebook
    expected = {clause.anchor for clause in rulebook.clauses()} | {ruling.number.lower() for ruling in rulebook.rulings()}
    assert expected - set(places) == set()
    assert len(places) == len(set(places))
    assert {"c-2-2-3", "c-2-1-2-3-e", "e-9"} <= set(places)


def test_every_link_within_the_page_leads_somewhere(db: None, client: Client) -> None:
    page = page_of(client)
    assert set(re.findall(r'href="#([^"]+)"', page)) - set(re.findall(r'\bid="([^"]+)"', page)) == set()


def test_clauses_are_said_in_the_readers_language(db: None, client: Client) -> None:
    assert "Fire beats grass, grass beats water, water beats fire." in page_of(client)
    assert "火克草，草克水，水克火。" in page_of(client, **ZH)


def test_the_circle_is_drawn_with_its_meaning_in_words(db: None, client: Client) -> None:
    for headers, said in (({}, "Fire beats grass"), (ZH, "火克草")):
        (drawing,) = re.findall(r'<figure class="rules-figure">(<svg.*?</svg>)', page_of(client, **headers), re.DOTALL)
        assert f'aria-label="{said}' in drawing
        assert "style=" not in drawing
        assert all(f'class="hue-{hue}"' in drawing for hue in ("fire", "grass", "water", "light", "dark"))


@pytest.mark.parametrize(("number", "place"), [("E-9", "e-9"), ("2.2.3(4)iii", "c-2-2-3-4-iii"), ("2.3.3", "c-2-3-3")])
def test_a_clause_names_the_scenarios_that_prove_it(db: None, client: Client, number: str, place: str) -> None:
    proofs = games.get("echo").rulebook.proofs_of(number)
    assert proofs
    for headers, language in (({}, "en"), (ZH, "zh")):
        page = page_of(client, **headers)
        beside = page[page.index(f'id="{place}"') :]
        shown = beside[beside.index("<details") : beside.index("</details>")]
        assert re.findall(r"<li>(?:<span[^>]*>)?([^<]+)", shown) == [proof.name.in_language(language) or proof.name.en for proof in proofs]


@pytest.mark.parametrize("slug", WRITTEN)
def test_it_speaks_one_language(db: None, client: Client, slug: str) -> None:
    path = f"/{slug}/rules/"
    assert leftovers(page_of(client, path), "en") == []
    assert leftovers(page_of(client, path, **ZH), "zh") == []


@pytest.mark.parametrize("slug", WRITTEN)
def test_the_game_leads_to_its_rules(db: None, client: Client, slug: str) -> None:
    assert page_of(client, f"/{slug}/").count(f'href="/{slug}/rules/"') == 3


@pytest.mark.parametrize("slug", UNWRITTEN)
def test_a_game_without_written_rules_has_no_such_page(db: None, client: Client, slug: str) -> None:
    assert client.get(f"/{slug}/rules/").status_code == 404
    assert f'href="/{slug}/rules/"' not in page_of(client, f"/{slug}/")


def test_it_can_only_be_read(db: None, client: Client) -> None:
    assert client.post(PATH).status_code == 405
    assert client.get("/chess/rules/").status_code == 404
