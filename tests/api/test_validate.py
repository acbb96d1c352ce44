"""Checking lists through the API, which anybody may."""

from typing import Any

import pytest
from rest_framework.test import APIClient

from cards.catalogue import catalogue_of
from decks.exporting import export_deck
from decks.models import Deck
from rules.kernel.game import Game

VALIDATE = "/api/v1/decks/validate"


def test_a_legal_list_by_sections_text_and_code(charlie: APIClient, shipped: list[Deck], game: Game) -> None:
    deck = shipped[0]
    sections = deck.sections(catalogue_of(game))
    given: list[dict[str, Any]] = [{"game": game.slug, "sections": sections}]
    given += [{"text": export_deck(deck, format, "en").text} for format in ("text", "markdown", "csv", "json", "code")]
    for each in given:
        answer = charlie.post(VALIDATE, each, format="json")
        assert answer.status_code == 200
        assert answer.json()["legal"] is True
        assert answer.json()["sections"] == sections
        assert answer.json()["violations"] == answer.json()["unread"] == []


def test_a_violation_names_code_cards_limit_count_and_fix(charlie: APIClient, shipped: list[Deck], game: Game) -> None:
    sections = shipped[0].sections(catalogue_of(game))
    card = next(iter(sections["main"]))
    sections["main"][card] += 10
    answer = charlie.post(VALIDATE, {"game": game.slug, "sections": sections}, format="json").json()
    assert answer["legal"] is False
    violation = next(each for each in answer["violations"] if each["code"] == "too_many_copies")
    assert violation["cards"] == [card]
    assert (violation["limit"], violation["count"]) == (3 if violation["limit"] == 3 else 1, sections["main"][card])
    assert violation["fix"]["changes"] == [
        {"action": "remove", "section": "main", "count": violation["count"] - violation["limit"], "card": card}
    ]


def test_lines_that_cant_be_read_come_back_with_the_nearest_names(charlie: APIClient, shipped: list[Deck], game: Game) -> None:
    name = catalogue_of(game).rows[next(iter(shipped[0].sections(catalogue_of(game))["main"]))].name_en
    answer = charlie.post(VALIDATE, {"game": game.slug, "text": f"3 {name}\n2 {name[:-1]}zz\n???"}, format="json").json()
    assert answer["legal"] is False
    assert [line["number"] for line in answer["unread"]] == [2, 3]
    assert name in {choice["name"] for choice in answer["unread"][0]["choices"]}


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({}, "no_list"),
        ({"text": ""}, "invalid"),
        ({"text": "   \n "}, "empty"),
        ({"text": "x" * 1_000_000}, "invalid"),
        ({"text": "1 x\n" * 10_000}, "too_many_lines"),
        ({"text": "\x01\x02binary"}, "binary"),
        ({"text": "3 x", "sections": {}}, "two_lists"),
        ({"sections": {}}, "invalid"),
        ({"game": "chess", "text": "3 x"}, "invalid"),
        ({"game": "echo", "sections": []}, "invalid"),
        ({"game": "echo", "sections": {"main": 3}}, "invalid"),
        ({"game": "echo", "sections": {"main": {"x": "three"}}}, "invalid"),
        ({"game": "echo", "format": "nonsense", "sections": {}}, "unknown_format"),
        ({"game": "echo", "sections": {}, "as_of": "yesterday"}, "invalid"),
        ({"text": "AAECAQcCABAECAwQAAAzz!!"}, None),
    ],
)
def test_bad_input_is_refused_in_words(charlie: APIClient, shipped: list[Deck], given: dict[str, Any], code: str | None) -> None:
    answer = charlie.post(VALIDATE, given, format="json")
    assert answer.status_code == 400, answer.content
    assert answer.json()["detail"]
    assert code is None or answer.json()["code"] == code


@pytest.mark.parametrize("copies", [0, -3, 1_000_000])
def test_odd_counts_are_for_the_check_to_tell(charlie: APIClient, shipped: list[Deck], game: Game, copies: int) -> None:
    card = next(iter(shipped[0].sections(catalogue_of(game))["main"]))
    answer = charlie.post(VALIDATE, {"game": game.slug, "sections": {"main": {card: copies}}}, format="json")
    assert answer.status_code == 200
    codes = {each["code"] for each in answer.json()["violations"]}
    assert ("bad_count" if copies < 1 else "too_many_copies") in codes


def test_bodies_that_are_no_json_and_wrong_methods(charlie: APIClient, db: None) -> None:
    assert charlie.post(VALIDATE, "{", content_type="application/json").json()["code"] == "parse_error"
    half = charlie.post(VALIDATE, '{"game": "echo", "sections": {"\\ud800": {}}}', content_type="application/json")
    assert (half.status_code, half.json()["code"]) == (400, "parse_error")
    assert "half of a character" in half.json()["detail"]
    assert charlie.post(VALIDATE, "a=1", content_type="application/x-www-form-urlencoded").status_code == 415
    wrong = charlie.get(VALIDATE)
    assert (wrong.status_code, wrong.json()["code"]) == (405, "method_not_allowed")


def test_checking_is_throttled(charlie: APIClient, shipped: list[Deck], settings: Any) -> None:
    settings.THROTTLE_RATES = {"validate": "2/min"}
    answers = [charlie.post(VALIDATE, {"text": "3 x"}, format="json") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [400, 400, 429]
    assert answers[2].json()["code"] == "throttled"
