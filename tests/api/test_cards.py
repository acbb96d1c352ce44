"""Games and cards through the API."""

import pytest
from rest_framework.test import APIClient

from cards.models import Card
from decks.models import Deck
from rules import games
from rules.kernel.game import Game


def test_games_are_listed_with_formats_fields_and_levels(charlie: APIClient, shipped: list[Deck], game: Game) -> None:
    answer = charlie.get("/api/v1/games").json()
    assert [each["slug"] for each in answer] == [each.slug for each in games.everything()]
    one = charlie.get(f"/api/v1/games/{game.slug}").json()
    assert one in answer
    assert one["is_playable"] is True
    assert [each["slug"] for each in one["formats"]] == [each.slug for each in game.formats]
    assert {each["slug"] for each in one["levels"]} >= {"random", "greedy"}


def test_cards_come_in_pages(charlie: APIClient, shipped: list[Deck], game: Game) -> None:
    first = charlie.get(f"/api/v1/games/{game.slug}/cards", {"page_size": 10}).json()
    assert first["count"] == Card.objects.of_game(game).count()
    assert len(first["results"]) == 10
    second = charlie.get(first["next"]).json()
    assert {each["slug"] for each in first["results"]}.isdisjoint({each["slug"] for each in second["results"]})


@pytest.mark.parametrize("size", ["-1", "0", "00", "many", "", "1.5", "９"])
def test_a_wrong_size_of_pages_is_refused(charlie: APIClient, shipped: list[Deck], game: Game, size: str) -> None:
    for address in (f"/api/v1/games/{game.slug}/cards", "/api/v1/decks"):
        answer = charlie.get(address, {"page_size": size})
        assert (answer.status_code, answer.json()["fields"]) == (400, {"page_size": ["Write a whole number from 1 to 200."]})


def test_cards_are_filtered_and_sorted_as_on_the_page(charlie: APIClient, shipped: list[Deck], game: Game) -> None:
    found = charlie.get(f"/api/v1/games/{game.slug}/cards", {"kind": "follower", "attribute": "fire", "sort": "-cost"}).json()["results"]
    assert found
    assert {(each["kind"], each["attribute"]) for each in found} == {("follower", "fire")}
    costs = [each["cost"] for each in found]
    assert costs == sorted(costs, reverse=True)


def test_cards_are_found_by_words_of_either_language(charlie: APIClient, shipped: list[Deck], game: Game) -> None:
    card = Card.objects.of_game(game).filter(kind="follower").first()
    assert card is not None
    for words in (card.name_en, card.name_zh):
        found = charlie.get(f"/api/v1/games/{game.slug}/cards", {"q": f'"{words}"'}).json()["results"]
        assert card.slug in {each["slug"] for each in found}


def test_a_card_says_everything_in_both_languages(charlie: APIClient, shipped: list[Deck], game: Game) -> None:
    card = Card.objects.of_game(game).first()
    assert card is not None
    answer = charlie.get(f"/api/v1/games/{game.slug}/cards/{card.slug}").json()
    assert (answer["name"], answer["name_zh"], answer["text_zh"]) == (card.name_en, card.name_zh, card.text_zh)
    assert answer["number"] == card.number


def test_what_is_not_there_is_told_as_json(charlie: APIClient, shipped: list[Deck], game: Game) -> None:
    for address in ("games/chess", "games/chess/cards", f"games/{game.slug}/cards/no-such-card", "nowhere", "nowhere/"):
        answer = charlie.get(f"/api/v1/{address}")
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_an_unknown_filter_is_told_in_the_readers_language(charlie: APIClient, shipped: list[Deck], game: Game) -> None:
    address = f"/api/v1/games/{game.slug}/cards"
    english = charlie.get(address, {"attribute": "plaid"})
    chinese = charlie.get(address, {"attribute": "plaid"}, headers={"accept-language": "zh-CN"})
    assert (english.status_code, english.json()["code"]) == (400, "unknown_filter")
    assert "plaid" in english.json()["detail"]
    assert "属性" in chinese.json()["detail"]


def test_addresses_work_with_a_last_slash(charlie: APIClient, shipped: list[Deck]) -> None:
    assert charlie.get("/api/v1/games/").json() == charlie.get("/api/v1/games").json()
    assert charlie.get("/api/v1/").json()["docs"] == "/api/docs/"
