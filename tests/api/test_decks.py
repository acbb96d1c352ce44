"""Reading and writing decks through the API: Alice owns hers, Bob and Charlie don't."""

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from rest_framework.test import APIClient

from cards.catalogue import catalogue_of
from cards.pictures import rasters
from decks.exporting import FORMATS
from decks.models import Deck
from rules.kernel.game import Game

DECKS = "/api/v1/decks"


def test_public_decks_are_listed_and_private_ones_are_not(charlie: APIClient, alices_deck: Deck, shipped: list[Deck], game: Game) -> None:
    answer = charlie.get(DECKS, {"game": game.slug}).json()
    assert {each["id"] for each in answer["results"]} == {str(each.pk) for each in shipped}


def test_mine_are_listed_for_the_token(api: APIClient, alices_deck: Deck, shipped: list[Deck]) -> None:
    assert [each["id"] for each in api.get(DECKS, {"mine": "1"}).json()["results"]] == [str(alices_deck.pk)]


def test_a_deck_is_made_read_changed_and_deleted(api: APIClient, shipped: list[Deck], game: Game) -> None:
    sections = shipped[0].sections(catalogue_of(game))
    made = api.post(DECKS, {"game": game.slug, "name": "回声", "sections": sections}, format="json")
    assert made.status_code == 201
    address = made["Location"]
    deck = api.get(address).json()
    assert (deck["name"], deck["sections"], deck["legal"], deck["visibility"], deck["revision"]) == ("回声", sections, True, "private", 1)

    card = next(iter(sections["main"]))
    changed = api.patch(address, {"revision": 1, "name": "B", "sections": {**sections, "main": {card: 1}}}, format="json").json()
    assert (changed["name"], changed["revision"], changed["legal"], changed["sections"]["main"]) == ("B", 2, False, {card: 1})

    assert api.delete(f"{address}?revision=2").status_code == 204
    assert api.get(address).status_code == 404


def test_a_stale_revision_is_told_and_changes_nothing(api: APIClient, alices_deck: Deck) -> None:
    address = f"{DECKS}/{alices_deck.pk}"
    api.patch(address, {"revision": 1, "name": "First"}, format="json")
    late = api.patch(address, {"revision": 1, "name": "Second"}, format="json")
    assert (late.status_code, late.json()["code"]) == (409, "stale_revision")
    assert api.get(address).json()["name"] == "First"
    assert api.delete(f"{address}?revision=1").status_code == 409


def test_a_text_with_unread_lines_makes_no_deck(api: APIClient, shipped: list[Deck], game: Game) -> None:
    answer = api.post(DECKS, {"game": game.slug, "name": "x", "text": "3 no such card at all"}, format="json")
    assert answer.status_code == 400
    assert answer.json()["fields"]["text"][0].startswith("1: 3 no such card at all")
    assert not Deck.objects.filter(is_precon=False).exists()


@pytest.mark.parametrize("format", FORMATS)
def test_a_deck_is_exported(api: APIClient, alices_deck: Deck, format: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A format that needs pictures answers 202 until they are drawn; here nobody draws them."""
    monkeypatch.setattr(rasters, "draw_missing", lambda cards, *_, **__: len(cards))
    answer = api.get(f"{DECKS}/{alices_deck.pk}/exports/{format}")
    if FORMATS[format].needs_pictures:
        assert (answer.status_code, answer.json()["code"], answer["Retry-After"]) == (202, "drawing", "2")
        return
    assert answer.status_code == 200
    assert "attachment" in answer["Content-Disposition"]
    assert answer.content
    assert api.get(f"{DECKS}/{alices_deck.pk}/exports/{format}", headers={"if-none-match": answer["ETag"]}).status_code == 304


def test_others_may_not_even_know(alices_deck: Deck, bob: User, charlie: APIClient, client_of: Callable[[User | None], APIClient]) -> None:
    address = f"{DECKS}/{alices_deck.pk}"
    bobs = client_of(bob)
    for stranger in (bobs, charlie):
        assert stranger.get(address).status_code == 404
        assert stranger.get(f"{address}/exports/text").status_code == 404
    assert bobs.patch(address, {"revision": 1, "name": "Bob's"}, format="json").status_code == 404
    assert bobs.delete(f"{address}?revision=1").status_code == 404
    refused = charlie.patch(address, {"revision": 1, "name": "Mine"}, format="json")
    assert (refused.status_code, refused.json()["code"]) == (401, "not_authenticated")
    assert charlie.delete(f"{address}?revision=1").status_code == 401
    assert charlie.post(DECKS, {"game": alices_deck.game, "name": "x"}, format="json").status_code == 401
    alices_deck.refresh_from_db()
    assert (alices_deck.name, alices_deck.revision) == ("Alice's", 1)


def test_shipped_decks_belong_to_nobody(api: APIClient, shipped: list[Deck]) -> None:
    assert api.patch(f"{DECKS}/{shipped[0].pk}", {"revision": 1, "name": "x"}, format="json").status_code == 404


def test_a_token_for_name_and_password(charlie: APIClient, alice: User) -> None:
    token = charlie.post("/api/v1/token", {"username": "alice", "password": "correct horse"}, format="json").json()["token"]
    charlie.credentials(HTTP_AUTHORIZATION=f"Token {token}")
    assert charlie.get(DECKS, {"mine": "1"}).status_code == 200
    charlie.credentials()
    wrong = charlie.post("/api/v1/token", {"username": "alice", "password": "wrong"}, format="json")
    assert (wrong.status_code, bool(wrong.json()["detail"])) == (400, True)
    charlie.credentials(HTTP_AUTHORIZATION="Token nonsense")
    assert charlie.get(DECKS).json()["code"] == "authentication_failed"
