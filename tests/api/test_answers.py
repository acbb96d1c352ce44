"""Programs may ask an answer for some fields only, or for parts beside them; nothing is sent while nothing has changed."""

from datetime import UTC, datetime

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from rest_framework.test import APIClient

from cards.catalogue import catalogue_of
from cards.models import Card, CardChange
from config.api import responses
from decks.models import Deck
from rules.kernel.game import Game

DECKS = "/api/v1/decks"


@pytest.fixture
def cards(game: Game, shipped: list[Deck]) -> str:
    return f"/api/v1/games/{game.slug}/cards"


def test_only_the_fields_that_are_asked_for(charlie: APIClient, cards: str, shipped: list[Deck]) -> None:
    for address, fields in ((cards, ["slug", "cost"]), (DECKS, ["id", "sections"])):
        listed = charlie.get(address, {"fields": ",".join(fields), "page_size": 3}).json()["results"]
        assert len(listed) == 3
        assert all(sorted(each) == sorted(fields) for each in listed)
        one = f"{address}/{listed[0][fields[0]]}"
        assert charlie.get(one, {"fields": ",".join(fields)}).json() == listed[0]
        assert listed[0].items() < charlie.get(one).json().items()


def test_a_field_or_part_that_there_is_not(charlie: APIClient, cards: str, shipped: list[Deck], game: Game) -> None:
    card = Card.objects.of_game(game).earliest("number")
    for address in (cards, f"{cards}/{card.slug}", DECKS, f"{DECKS}/{shipped[0].pk}"):
        for param, code in (("fields", "unknown_field"), ("include", "unknown_part")):
            refused = charlie.get(address, {param: "colour"})
            assert (refused.status_code, refused.json()["code"]) == (400, code)
            assert "colour" in refused.json()["detail"]
    assert "没有“colour”" in charlie.get(cards, {"fields": "colour"}, headers={"accept-language": "zh-CN"}).json()["detail"]


def test_parts_of_a_card(charlie: APIClient, cards: str, game: Game) -> None:
    card = Card.objects.of_game(game).earliest("number")
    CardChange.objects.create(card=card, differences=[{"key": "rarity", "before": "R", "after": "SR"}])
    told = charlie.get(f"{cards}/{card.slug}", {"include": "rulings,printings,changes"}).json()
    assert [change["differences"][0]["after"] for change in told["changes"]] == ["SR"]
    assert (isinstance(told["rulings"], list), told["printings"]) == (True, [])
    assert charlie.get(f"{cards}/{card.slug}", {"include": "changes", "fields": "slug"}).json().keys() == {"slug", "changes"}


def test_parts_of_a_deck(api: APIClient, alices_deck: Deck, game: Game) -> None:
    slugs = {slug for listed in alices_deck.sections(catalogue_of(game)).values() for slug in listed}
    told = api.get(f"{DECKS}/{alices_deck.pk}", {"include": "cards,violations"}).json()
    assert {each["slug"] for each in told["cards"]} == slugs
    assert told["violations"] == []
    assert not {"cards", "violations"} & api.get(f"{DECKS}/{alices_deck.pk}").json().keys()


def test_a_list_costs_the_same_queries_whatever_its_length(charlie: APIClient, cards: str, shipped: list[Deck], game: Game) -> None:
    def queries(address: str, **asked: str) -> int:
        with CaptureQueriesContext(connection) as captured:
            assert charlie.get(address, asked).status_code == 200
        return len(captured)

    for address, parts in ((cards, "rulings,printings,changes"), (DECKS, "cards,violations")):
        _, few, many = (queries(address, game=game.slug, include=parts, page_size=size) for size in ("2", "2", "9"))
        assert few == many <= 8


def test_what_is_known_is_not_sent_again(api: APIClient, charlie: APIClient, cards: str, alices_deck: Deck) -> None:
    own = f"{DECKS}/{alices_deck.pk}"
    for address in ("/api/v1/games", cards, f"{DECKS}?mine=1", own):
        first = api.get(address)
        again = api.get(address, headers={"if-none-match": first["ETag"]})
        assert (again.status_code, again.content, again["ETag"]) == (304, b"", first["ETag"])
        assert {"Accept-Language", "Authorization", "Cookie"} <= set(again["Vary"].split(", "))
        assert (
            api.get(address, headers={"if-none-match": first["ETag"], "accept-language": "zh-CN"})["Cache-Control"] == "private, no-cache"
        )
    before = api.get(own)["ETag"]
    api.patch(own, {"revision": 1, "name": "Another"}, format="json")
    assert api.get(own, headers={"if-none-match": before}).status_code == 200
    assert charlie.get(own, headers={"if-none-match": api.get(own)["ETag"]}).status_code == 404


@pytest.fixture
def deprecated(monkeypatch: pytest.MonkeyPatch) -> None:
    begins, ends = (datetime(year, 1, 1, tzinfo=UTC) for year in (2026, 2027))
    monkeypatch.setattr(responses, "DEPRECATIONS", [responses.Deprecation("games/.+/cards", begins, ends)])


def test_what_goes_away_says_so(charlie: APIClient, cards: str, deprecated: None) -> None:
    answer = charlie.get(cards)
    assert answer["Deprecation"] == "@1767225600"
    assert answer["Sunset"] == "Fri, 01 Jan 2027 00:00:00 GMT"
    assert 'rel="deprecation"' in answer["Link"]
    assert not charlie.get("/api/v1/games").has_header("Deprecation")
