"""The page of a game's rules: every clause and ruling in both languages, and where there are none."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.template.loader import render_to_string
from django.test import Client

from rules import games
from rules.kernel.rulebook import Clause
from rules.wording import Text
from tests.assertions.languages import leftovers

ZH = {"HTTP_ACCEPT_LANGUAGE": "zh-CN"}
PATH = "/echo/rules/"
WRITTEN = [game.slug for game in games.everything() if game.rulebook]
UNWRITTEN = [game.slug for game in games.everything() if not game.rulebook]


def page_of(client: Client, path: str = PATH, **headers: str) -> str:
    return unescape(client.get(path, **headers).content.decode())


@pytest.mark.parametrize(
    ("slug", "some"),
    [
        ("echo", {"c-2-2-3", "c-2-1-2-3-e", "e-9"}),
        ("douwushi", {"c-5-2-7", "c-6-1-d", "w-15"}),
        ("hota", {"c-104-3-b", "c-111-10", "h-12"}),
        ("sorcery", {"c-6-5-g", "c-8-10", "s-16"}),
    ],
)
def test_every_clause_and_ruling_can_be_linked_to(db: None, client: Client, slug: str, some: set[str]) -> None:
    page = page_of(client, f"/{slug}/rules/")
    places = re.findall(r'\bid="([^"]+)"', page)
    rulebook = games.get(slug).rulebook
    expected = {clause.anchor for clause in rulebook.clauses()} | {ruling.number.lower() for ruling in rulebook.rulings()}
    assert expected - set(places) == set()
    assert len(places) == len(set(places))
    assert some <= set(places)


@pytest.mark.parametrize("slug", WRITTEN)
def test_every_link_within_the_page_leads_somewhere(db: None, client: Client, slug: str) -> None:
    page = page_of(client, f"/{slug}/rules/")
    assert set(re.findall(r'href="#([^"]+)"', page)) - set(re.findall(r'\bid="([^"]+)"', page)) == set()


def test_clauses_are_said_in_the_readers_language(db: None, client: Client) -> None:
    assert "Fire beats grass, grass beats water, water beats fire." in page_of(client)
    assert "火克草，草克水，水克火。" in page_of(client, **ZH)
    assert "In the first turn of the game no MP is gained." in page_of(client, "/douwushi/rules/")
    assert "先手玩家略过自己第一个回合的恢复 MP 步骤。" in page_of(client, "/douwushi/rules/", **ZH)


@pytest.mark.parametrize(
    ("slug", "english", "chinese"),
    [
        (
            "echo",
            "The complete rules of Echo with all rulings, every clause proven by the engine.",
            "回响的完整规则与全部裁定，每一条都经引擎验证。",
        ),
        (
            "douwushi",
            "The complete rules of Dou Wushi with all rulings, every clause proven by the engine.",
            "斗巫师的完整规则与全部裁定，每一条都经引擎验证。",
        ),
    ],
)
def test_what_scenarios_prove_is_called_proven(db: None, client: Client, slug: str, english: str, chinese: str) -> None:
    path = f"/{slug}/rules/"
    for headers, said in (({}, english), (ZH, chinese)):
        page = page_of(client, path, **headers)
        assert f'<meta name="description" content="{said}">' in page
        assert 'id="scenarios"' in page


def test_the_circle_is_drawn_with_its_meaning_in_words(db: None, client: Client) -> None:
    for headers, said in (({}, "Fire beats grass"), (ZH, "火克草")):
        (drawing,) = re.findall(r'<figure class="rules-figure">(<svg.*?</svg>)', page_of(client, **headers), re.DOTALL)
        assert f'aria-label="{said}' in drawing
        assert "style=" not in drawing
        assert all(f'class="hue-{hue}"' in drawing for hue in ("fire", "grass", "water", "light", "dark"))


@pytest.mark.parametrize(
    ("slug", "number", "place"),
    [("echo", "E-9", "e-9"), ("echo", "2.2.3(4)iii", "c-2-2-3-4-iii"), ("echo", "2.3.3", "c-2-3-3"), ("douwushi", "5.2.4a", "c-5-2-4-a")],
)
def test_a_clause_names_the_scenarios_that_prove_it(db: None, client: Client, slug: str, number: str, place: str) -> None:
    proofs = games.get(slug).rulebook.proofs_of(number)
    assert proofs
    for headers, language in (({}, "en"), (ZH, "zh")):
        page = page_of(client, f"/{slug}/rules/", **headers)
        beside = page[page.index(f'id="{place}"') :]
        shown = beside[beside.index("<details") : beside.index("</details>")]
        assert re.findall(r"<li>(?:<span[^>]*>)?([^<]+)", shown) == [proof.name.in_language(language) or proof.name.en for proof in proofs]


@pytest.mark.parametrize("slug", WRITTEN)
def test_what_the_site_has_completed_is_marked(db: None, client: Client, slug: str) -> None:
    rulebook = games.get(slug).rulebook
    ours = [clause.anchor for clause in rulebook.clauses() if clause.is_ours]
    for headers, mark, told in (({}, "Completed by Deckproof", "Deckproof has completed"), (ZH, "验牌补全", "由验牌补全")):
        page = page_of(client, f"/{slug}/rules/", **headers)
        assert page.count("rules-ours") == len(ours)
        for place in ours:
            _, _, beside = page.partition(f'id="{place}"')
            own, _, _ = beside.replace(f'id="{place}-heading"', "").partition(' id="')
            assert f'<p class="rules-ours">{mark}</p>' in own
        assert (told in page) == bool(ours)


@pytest.mark.parametrize(("is_ours", "marks"), [(True, 1), (False, 0)])
def test_a_single_clause_may_be_marked(is_ours: bool, marks: int) -> None:
    clause = Clause("1a", Text("It is so.", "如此。"), is_ours=is_ours)
    said = render_to_string("cards/rules/_clause.html", {"game": games.get("hota"), "clause": clause})
    assert said.count('<p class="rules-ours">Completed by Deckproof</p>') == marks


@pytest.mark.parametrize("slug", WRITTEN)
def test_it_speaks_one_language(db: None, client: Client, slug: str) -> None:
    path = f"/{slug}/rules/"
    assert leftovers(page_of(client, path), "en") == []
    assert leftovers(page_of(client, path, **ZH), "zh") == []


@pytest.mark.parametrize("slug", WRITTEN)
def test_the_game_leads_to_its_rules(db: None, client: Client, slug: str) -> None:
    assert page_of(client, f"/{slug}/").count(f'href="/{slug}/rules/"') == 3


def test_some_games_have_no_written_rules() -> None:
    assert UNWRITTEN == ["dragon-trove"]


@pytest.mark.parametrize("slug", UNWRITTEN)
def test_a_game_without_written_rules_has_no_such_page(db: None, client: Client, slug: str) -> None:
    assert client.get(f"/{slug}/rules/").status_code == 404
    assert f'href="/{slug}/rules/"' not in page_of(client, f"/{slug}/")


def test_it_can_only_be_read(db: None, client: Client) -> None:
    assert client.post(PATH).status_code == 405
    assert client.get("/chess/rules/").status_code == 404
