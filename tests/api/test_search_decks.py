"""Decks are searched through the API in the language of the page of decks."""

from rest_framework.test import APIClient

from cards.catalogue import catalogue_of
from decks.models import Deck
from rules.kernel.game import Game

DECKS = "/api/v1/decks"


def test_decks_are_found_by_their_cards_and_in_the_order_asked_for(charlie: APIClient, shipped: list[Deck], game: Game) -> None:
    card = next(iter(shipped[0].sections(catalogue_of(game))["main"]))
    holding = {str(deck.pk) for deck in shipped if card in deck.sections(catalogue_of(game))["main"]}
    found = charlie.get(DECKS, {"game": game.slug, "q": f"card:{card} is:legal sort:name"}).json()["results"]
    assert {each["id"] for each in found} == holding
    names = [each["name"].lower() for each in found]
    assert names == sorted(names)


def test_ones_own_are_searched_alike(api: APIClient, alices_deck: Deck, game: Game) -> None:
    def found(words: str) -> list[str]:
        return [each["id"] for each in api.get(DECKS, {"mine": "1", "game": game.slug, "q": words}).json()["results"]]

    assert found("alice") == [str(alices_deck.pk)]
    assert found("-alice") == []


def test_what_cant_be_searched_is_told(charlie: APIClient, shipped: list[Deck]) -> None:
    for asked, code, said in (
        ({"q": "ox"}, "invalid", "keys of its own"),
        ({"game": "echo", "q": "colour:red"}, "unknown_filter", "there is no “red”"),
        ({"game": "echo", "q": "x" * 2_000}, "invalid", "characters at most"),
        ({"game": "chess", "q": "ox"}, "invalid", "chess"),
    ):
        refused = charlie.get(DECKS, asked)
        assert (refused.status_code, refused.json()["code"]) == (400, code)
        assert said in refused.json()["detail"]
