"""A search that finds nothing says which of its conditions is to blame, and what may have been meant."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.test import Client
from django.utils.translation import override

from cards.catalogue import catalogue_of
from cards.search import hints, words_as_values
from cards.search.card_search import Search
from cards.search.hints import alone, near_searches
from cards.search.words_as_values import as_values
from rules import games
from tests.assertions.languages import leftovers
from tests.assertions.markup import closed_up
from tests.cards.conftest import Folder
from tests.fixtures.shipping import load_shipped


def search(text: str) -> Search:
    return Search(catalogue_of(games.get("echo")), text)


def test_each_condition_is_told_with_what_it_finds(pool: Folder) -> None:
    assert alone(search("attribute:fire cost>4")) == [("the attribute is Fire", 2), ("the cost is above 4", 1)]
    assert alone(search("cost>9")) == []
    assert alone(search("")) == []


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("embr", ["ember"]),
        ("cost>=2 whael", ["cost>=2 whale"]),
        ("name:warden name:bel", []),
        ("name:oracel", ["name:oracle"]),
        ("苔狐", ["烬狐", "苔狼"]),
        ("/embr/", []),
        ("zzzzzz", []),
        ("x", []),
    ],
)
def test_names_that_look_like_it(pool: Folder, text: str, near: list[str]) -> None:
    assert sorted(near_searches(search(text))) == sorted(near)


def test_the_page_tells_it(pool: Folder, client: Client) -> None:
    page = unescape(client.get("/echo/cards/", {"q": "whael cost:5"}).content.decode())
    assert 'Did you mean: <a href="?q=whale+cost%3A5">whale cost:5</a>' in page
    assert re.search(r"the cost is 5: 1 card\s*<", page)
    assert re.search(r"the words hold “whael”: 0 cards\s*<", page)
    chinese = client.get("/echo/cards/", {"q": "苔狐 费用:5"}, headers={"accept-language": "zh-CN"}).content.decode()
    assert "能量费用为5：1 张牌" in chinese
    assert leftovers(chinese, "zh") == []


def test_a_table_is_sorted_by_its_heads(pool: Folder, client: Client) -> None:
    def head(name: str, query: str = "") -> str:
        page = closed_up(client.get(f"/echo/cards/?view=table{query}").content.decode())
        return next(each for each in page.split("<thead>")[1].split("</thead>")[0].split("<th ") if f">{name}<" in each)

    assert "sort=cost" in head("Cost")
    assert "aria-sort" not in head("Cost")
    assert 'aria-sort="ascending"' in head("Cost", "&sort=cost")
    assert "sort=-cost" in head("Cost", "&sort=cost")
    assert 'aria-sort="descending"' in head("Cost", "&sort=-cost")
    assert "<a " not in head("Usage", "&sort=-usage")
    assert "<a " not in head("Kind")
    assert 'aria-sort="ascending"' in head("No.")
    assert "aria-sort" not in head("No.", "&q=sort:name")
    assert "<a " in head("No.", "&sort=name")


@pytest.mark.parametrize(
    ("text", "english", "chinese"),
    [
        ("3 cost follower", "cost=3 kind:Follower", "能量费用=3 类别:随从"),
        ("UR", "rarity:UR", "稀有度:UR"),
        ("ur SR", "rarity:UR|SR", "稀有度:UR|SR"),
        ("费用3", "cost=3", "能量费用=3"),
        ("3费随从", "cost=3 kind:Follower", "能量费用=3 类别:随从"),
        ("3-cost ember ember followers", "cost=3 ember ember kind:Follower", "能量费用=3 ember ember 类别:随从"),
        ("3费 随从", "cost=3 kind:Follower", "能量费用=3 类别:随从"),
        ("2 3 cost", "2 cost=3", "2 能量费用=3"),
        ("warden", "", ""),
        ("3费", "", ""),
        ("kind:follower UR", "", ""),
        ('"UR"', "", ""),
        ("-UR", "", ""),
        ("follower or item", "", ""),
        ("ur not sr", "", ""),
        ("火 且 水", "", ""),
        ("ember & ur", "", ""),
        ("火兽", "", ""),
        ("随从" * 20, "", ""),
        ("3", "", ""),
        ("", "", ""),
    ],
)
def test_words_that_are_values(pool: Folder, text: str, english: str, chinese: str) -> None:
    for language, words in (("en", english), ("zh-hans", chinese)):
        with override(language):
            found = as_values(search(text))
        assert (found.text if found else "") == words


def test_of_several_values_of_a_card_each_is_asked_for(db: None) -> None:
    load_shipped(games.get("sorcery"))
    both = Search(catalogue_of("sorcery"), "air water minions")
    with override("en"):
        found = as_values(both)
    assert found
    assert found.text == "element:Air element:Water kind:Minion"


def test_values_with_signs_are_quoted() -> None:
    assert [words_as_values._quoted(name, "slug") for name in ("Fire", "First Light", "Promo(2024)", "A|B", 'Set "X"')] == [
        "Fire",
        '"First Light"',
        '"Promo(2024)"',
        '"A|B"',
        "slug",
    ]


def test_the_page_offers_them_with_their_number(pool: Folder, client: Client) -> None:
    page = closed_up(unescape(client.get("/echo/cards/", {"q": "followers fire"}).content.decode()))
    assert int(search("kind:follower attribute:fire").found.sum()) == 1
    assert '<a href="?q=kind%3AFollower+attribute%3AFire">kind:Follower attribute:Fire</a>: 1 card.' in page
    chinese = client.get("/echo/cards/", {"q": "火随从"}, headers={"accept-language": "zh-CN"}).content.decode()
    assert "属性:火 类别:随从</a>：1 张牌。" in chinese
    assert leftovers(chinese, "zh") == []
    assert "As conditions" not in client.get("/echo/cards/", {"q": "77 cost follower"}).content.decode()


@pytest.mark.parametrize(
    ("game", "typed", "meant"),
    [
        ("sorcery", "flying", "keyword:Airborne"),
        ("sorcery", "haste minion", "keyword:Charge kind:Minion"),
        ("hota", "airborne", "keyword:Flying"),
        ("hota", "rush", "keyword:Haste"),
        ("echo", "double attack", "keyword:Reattack"),
    ],
)
def test_what_players_of_other_games_call_a_keyword_is_offered_as_it(db: None, client: Client, game: str, typed: str, meant: str) -> None:
    load_shipped(games.get(game))
    offered = as_values(Search(catalogue_of(games.get(game)), typed))
    assert offered
    assert offered.text == meant
    page = closed_up(unescape(client.get(f"/{game}/cards/", {"q": typed}).content.decode()))
    assert f">{meant}</a>: " in page
    assert "Did you mean" not in page


def test_what_is_much_less_alike_than_the_best_is_not_offered(pool: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    near = list(near_searches(search("oracel")))
    monkeypatch.setattr(hints, "MOST_WORSE", 1.0)
    monkeypatch.setattr(hints, "LEAST_LIKENESS", 0.3)
    assert near == ["oracle"]
    assert len(list(near_searches(search("oracel")))) > 1
    monkeypatch.setattr(hints, "MOST_WORSE", 0.2)
    assert list(near_searches(search("oracel"))) == ["oracle"]
