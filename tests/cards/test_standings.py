"""The standings of cards: searched, sorted and told by the figures of the last count; the formats that allow a card."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest
from django.test import Client

from cards.catalogue import catalogue_of
from cards.legality import standing_in
from cards.models import Card
from cards.search.card_search import Search
from cards.standings import OPENING, SEEN, Counted, Rate, begin_count, mark_stale, stale_games, write_standings
from rules import games
from rules.construction import Restriction, ban
from tests.cards.conftest import Folder

ECHO = games.get("echo")


@pytest.fixture
def standings(pool: Folder) -> None:
    """The fox in two decks of four and well played, the wolf in one and badly."""
    keys = dict(Card.objects.values_list("slug", "pk"))
    fox = {SEEN: Rate(200, 0.6, 0.53, 0.67), OPENING: Rate(50, 0.7, 0.56, 0.81)}
    rates = {"fox": fox, "wolf": {SEEN: Rate(100, 0.4, 0.31, 0.5)}}
    write_standings("echo", Counted(4, {keys["fox"]: 2, keys["wolf"]: 1}, rates, {"fox": 3, "wolf": 1}))


def found(query: str) -> list[str]:
    search = Search(catalogue_of(ECHO), query)
    assert search.problems == ()
    return [card.slug for card in search.sorted(search.found)]


@pytest.mark.parametrize(
    ("query", "cards"),
    [
        ("wr>55", ["fox"]),
        ("胜率<50", ["wolf"]),
        ("usage>=25%", ["fox", "wolf"]),
        ("使用率=50", ["fox"]),
        ("decks:1", ["wolf"]),
        ("usage>0 sort:wr", ["wolf", "fox"]),
        ("kind:follower sort:-usage", ["fox", "wolf", "carp", "whale"]),
        ("legal:standard kind:item", ["tea"]),
        ("可用:标准 kind:item", ["tea"]),
        ("banned:standard", []),
    ],
)
def test_cards_are_searched_by_their_standing(standings: None, query: str, cards: list[str]) -> None:
    standard = ECHO.format()
    assert found(query.replace("standard", standard.slug).replace("标准", standard.name.zh)) == cards


def test_another_count_is_seen_at_once(standings: None) -> None:
    assert found("wr>55") == ["fox"]
    write_standings("echo", Counted(0, {}))
    assert found("wr>0") == []


def test_where_no_games_are_played_there_is_no_rate(db: None) -> None:
    game = next(game for game in games.everything() if not game.is_playable)
    assert "can't be simulated yet" in Search(catalogue_of(game), "wr>50").problems[0]


def test_bans_and_restrictions_of_the_day(pool: Folder) -> None:
    format = replace(ECHO.format(), restrictions=(ban("fox", date(2026, 1, 1), date(2026, 2, 1)), Restriction("wolf", 1, date(2026, 1, 1))))
    columns = catalogue_of(ECHO).columns

    def slugs(name: str, day: date) -> list[str]:
        return list(columns.arrays["slug"][standing_in(columns, format, day, name)])

    assert slugs("banned", date(2026, 1, 31)) == ["fox"]
    assert slugs("banned", date(2026, 2, 1)) == []
    assert slugs("restricted", date(2026, 1, 31)) == ["wolf"]
    assert "fox" not in slugs("legal", date(2026, 1, 31))
    assert "wolf" in slugs("legal", date(2026, 1, 31))


def test_the_list_and_the_page_tell_it(standings: None, client: Client) -> None:
    table = client.get("/echo/cards/?view=table&sort=-rate").content.decode()
    assert table.index("Ember Fox") < table.index("Moss Wolf")
    assert '<td class="number">60.0%</td>' in table
    assert "with both sides played by the computer player “Strategist” or a stronger one." in " ".join(table.split())
    page = " ".join(client.get("/echo/cards/fox/").content.decode().split())
    assert "In 2 starter or public decks: 50.0% of them all." in page
    assert "53.0% to 67.0%" in page
    assert "From 3 finished public simulations" in page
    chinese = client.get("/echo/cards/fox/", headers={"accept-language": "zh-CN"}).content.decode()
    assert "2 套预组或公开卡组使用，占全部的 50.0%。" in chinese
    assert "both sides played by the computer player “Strategist” or a stronger one" in page
    assert "双方都由“谋略”或水平更高的电脑玩家操作" in chinese
    assert "by the computer player “Strategist” or a stronger one has seen it yet" in " ".join(
        client.get("/echo/cards/carp/").content.decode().split()
    )


def test_a_worker_is_asked_once_after_a_change(standings: None) -> None:
    assert "echo" not in stale_games({"echo": ""})
    mark_stale("echo")
    assert stale_games({"echo": ""}) == []  # counted just now


def test_what_another_rule_counted_is_counted_anew(standings: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cards.standings.LEAST_BETWEEN", timedelta(days=-1))
    begin_count("echo")
    assert stale_games({"echo": ""}) == []
    assert stale_games({"echo": "by the expert"}) == ["echo"]
    begin_count("echo", "by the expert")
    assert stale_games({"echo": "by the expert"}) == []  # it is being counted
    write_standings("echo", Counted(0, {}))
    assert stale_games({"echo": "by the expert"}) == []


def test_what_was_never_counted_is_asked_for_once(pool: Folder) -> None:
    assert stale_games({"echo": ""}) == ["echo"]
    assert stale_games({"echo": ""}) == []
