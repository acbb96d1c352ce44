"""Simulations are searched in the language of the site, by their owners alone, through the API as on the page."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils.translation import override

from decks.models import Deck
from decks.owners import Owner
from matches.kinds.gauntlet import create_gauntlet
from matches.models import Kind, Simulation, Status
from matches.requests.terms import Terms
from matches.search.backend import SimulationSearch
from matches.search.keys import simulation_keys
from search import rows
from search.guide import Guide
from tests.assertions.languages import leftovers
from tests.assertions.markup import closed_up

ADDRESS = "/api/v1/simulations"


@pytest.fixture
def named(alice: Owner, strong: Deck, weak: Deck) -> dict[str, Simulation]:
    """Alice's first, asked for long ago and finished, and her second."""
    first = create_gauntlet(owner=alice, deck=strong, opponents=[weak], terms=Terms(20, level="coin"))
    asked = {"name": "Sunday’s question", "note": "after the 展示区 change", "status": Status.DONE}
    Simulation.objects.filter(pk=first.pk).update(**asked, created_at=datetime(2025, 3, 2, tzinfo=UTC))
    second = create_gauntlet(owner=alice, deck=weak, opponents=[weak], terms=Terms(40, level="sharp"))
    Simulation.objects.filter(pk=second.pk).update(name="Alike", kind=Kind.MATRIX)
    return {"first": Simulation.objects.get(pk=first.pk), "second": Simulation.objects.get(pk=second.pk)}


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("", "second first"),
        ("weak", "second first"),
        ("STRONG", "first"),
        ("-strong", "second"),
        ("sunday 展示区", "first"),
        ("sunday alike", ""),
        ("sunday or alike", "second first"),
        ("name:weak", ""),
        ("!alike", "second"),
        ("name=ali", ""),
        ("note:change", "first"),
        ("deck:strong|nobody", "first"),
        ("deck:/^we/ 名称:/^S/", "first"),
        ("/^after/", "first"),
        ("game:pips kind:gauntlet", "first"),
        ("kind!=gauntlet", "second"),
        ("level:sharp", "second"),
        ("状态:已完成", "first"),
        ("status:queued|running", "second"),
        ("games>20", "second"),
        ("局数=20|40", "second first"),
        ("created<2026", "first"),
        ("created=2025-03-02", "first"),
        ("sort:created", "second first"),
        ("sort:-created", "first second"),
        ("sort:name", "second first"),
        ("sort:-name", "first second"),
        ("sort:-games", "first second"),
    ],
)
def test_what_is_found_in_which_order(named: dict[str, Simulation], words: str, found: str) -> None:
    search = SimulationSearch(Simulation.objects.all(), words)
    called = {each.pk: slug for slug, each in named.items()}
    assert " ".join(called[each.pk] for each in search.found.order_by(*search.order)) == found
    assert not search.problems


def test_a_search_is_told_in_words(named: dict[str, Simulation]) -> None:
    words = "kind:matrix -deck:ox games>=9"
    assert SimulationSearch(Simulation.objects.all(), words).told == (
        "Simulations where the kind is every deck against every deck and the deck doesn't hold “ox” and the number of games is at least 9."
    )
    assert SimulationSearch(Simulation.objects.all(), "level:sharp").told == "Simulations where the level of play is Sharp."
    with override("zh-hans"):
        assert SimulationSearch(Simulation.objects.all(), "状态:已完成 sort:-games").told == "状态为已完成的模拟。 排序：局数（倒序）。"


@pytest.mark.parametrize("language", ["en", "zh-hans"])
def test_every_example_of_the_page_is_understood(pips_cards: None, language: str) -> None:
    with override(language):
        entries = Guide(simulation_keys(), language).entries
        assert {each.key.slug for each in entries} == {key.slug for key in simulation_keys().all}
        for example in (each for entry in entries for each in entry.examples):
            search = SimulationSearch(Simulation.objects.all(), example)
            assert (list(search.found), search.problems) == ([], []), example


@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_page_tells_the_keys_and_what_it_searched(alice_client: Client, named: dict[str, Simulation], language: str) -> None:
    headers = {"accept-language": {"en": "en", "zh": "zh-CN"}[language]}
    for words in ("kind:matrix level:sharp sort:-games", "状态:没有"):
        page = alice_client.get("/simulations/", {"q": words}, headers=headers).content.decode()
        assert leftovers(page, language, names=("Strong", "Weak", "Sunday’s question", "Alike", "alice", "没有", "Pips")) == []
        assert '<p class="notice warning">' in page if "没有" in words else ("Simulations where" in page) == (language == "en")


def test_each_says_of_which_game_it_is(alice_client: Client, named: dict[str, Simulation]) -> None:
    assert closed_up(alice_client.get("/simulations/").content.decode()).count('<span class="hint">Pips · ') == len(named)


def test_a_slow_expression_is_told(named: dict[str, Simulation], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "PATTERN_SECONDS", -1)
    search = SimulationSearch(Simulation.objects.all(), "/x/")
    assert list(search.found) == []
    assert "took too long" in search.problems[0]


def test_programs_search_their_own(alice_client: Client, bob_client: Client, charlie_client: Client, named: dict[str, Simulation]) -> None:
    def found(client: Client, words: str) -> list[str]:
        return [each["name"] for each in client.get(ADDRESS, {"q": words}).json()["results"]]

    assert found(alice_client, "sort:name") == ["Alike", "Sunday’s question"]
    assert found(alice_client, "sunday") == ["Sunday’s question"]
    for client in (bob_client, charlie_client):
        for words in ("", "sunday", "strong or alike", "-nothing", "/./", "deck:/./", "not name:/x/", "games>0"):
            assert found(client, words) == []


def test_only_the_fields_that_are_asked_for(alice_client: Client, named: dict[str, Simulation]) -> None:
    one = f"{ADDRESS}/{named['first'].pk}"
    listed = alice_client.get(ADDRESS, {"fields": "id,name, note,deck,win_rate"}).json()["results"]
    assert listed[1] == alice_client.get(one, {"fields": "id,name,note,deck,win_rate"}).json()
    assert listed[1].keys() == {"id", "name", "note", "deck", "win_rate"}
    assert listed[1].items() < alice_client.get(one).json().items()
    for each in (one, f"{ADDRESS}/{named['second'].pk}"):
        whole = alice_client.get(each).json()
        for field, value in whole.items():
            if field not in ("seconds_left", "games_per_second"):
                assert alice_client.get(each, {"fields": field}).json() == {field: value}


def queries_of_list(client: Client, size: int, **asked: str) -> int:
    client.get(ADDRESS)  # the first visit of an hour is written to the database
    with CaptureQueriesContext(connection) as captured:
        assert len(client.get(ADDRESS, {"page_size": size, **asked}).json()["results"]) == size
    return len(captured)


def test_fields_without_figures_cost_the_same_queries_whatever_the_length(alice_client: Client, named: dict[str, Simulation]) -> None:
    one, two = (queries_of_list(alice_client, size, fields="id,deck,status") for size in (1, 2))
    assert one == two


def test_figures_cost_one_query_a_simulation(alice_client: Client, named: dict[str, Simulation]) -> None:
    """The contestants, matchups and seats of a page are read together; the chunks of each by themselves, for they can be many."""
    one, two = (queries_of_list(alice_client, size) for size in (1, 2))
    assert two == one + 1


def test_what_is_known_is_not_sent_again(alice_client: Client, named: dict[str, Simulation]) -> None:
    asked = {"fields": "id,status", "q": "alike"}
    first = alice_client.get(ADDRESS, asked)
    again = alice_client.get(ADDRESS, asked, headers={"if-none-match": first["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    named["second"].status = Status.DONE
    named["second"].save()
    assert alice_client.get(ADDRESS, asked, headers={"if-none-match": first["ETag"]}).status_code == 200


@pytest.mark.parametrize(
    ("asked", "code", "said"),
    [
        ({"fields": "colour"}, "unknown_field", "colour"),
        ({"q": "colour:red"}, "unknown_filter", "There is no key “colour”"),
        ({"q": "kind:live"}, "unknown_filter", "there is no “live”"),
        ({"q": "status:lost"}, "unknown_filter", "there is no “lost”"),
        ({"q": "games>many"}, "unknown_filter", "is not a number"),
        ({"q": "games>games"}, "unknown_filter", "can't be compared"),
        ({"q": "/(/"}, "unknown_filter", "parenthesis"),
        ({"q": "sunday note:"}, "unknown_filter", "Nothing was searched"),
        ({"q": "x" * 401}, "invalid", "characters at most"),
    ],
)
def test_what_cant_be_answered_is_told(
    alice_client: Client, named: dict[str, Simulation], asked: dict[str, str], code: str, said: str
) -> None:
    refused = alice_client.get(ADDRESS, asked, headers={"accept-language": "en"})
    assert (refused.status_code, refused.json()["code"]) == (400, code)
    assert said in refused.json()["detail"]


def test_refusals_are_told_in_chinese(alice_client: Client, named: dict[str, Simulation]) -> None:
    one = f"{ADDRESS}/{named['first'].pk}"
    for address in (ADDRESS, one):
        assert "没有“colour”" in alice_client.get(address, {"fields": "colour"}, headers={"accept-language": "zh-CN"}).json()["detail"]
