"""Races, matrices, hands and odds for programs: asked for, told, and refused."""

from __future__ import annotations

import random
from typing import Any

import pytest
from django.test import Client

from cards.models import Card
from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.services import create_deck
from decks.tags import set_tags
from matches.models import Kind, Simulation
from matches.plans.races import FINALISTS
from rules import games
from tests.matches.conftest import WEAK, make_deck, tell_of_changed_cards
from tests.matches.farm.playthrough import play_out

ADDRESS = "/api/v1/simulations"


def ask(client: Client, status: int = 202, **body: Any) -> Any:
    answer = client.post(ADDRESS, {"game": "pips", "seed": 3, **body}, content_type="application/json", headers={"accept-language": "en"})
    assert answer.status_code == status, answer.content
    return answer.json()


def ids(*decks: Deck) -> list[dict[str, str]]:
    return [{"id": str(deck.pk)} for deck in decks]


def told(client: Client, made: Simulation) -> Any:
    return client.get(f"{ADDRESS}/{made.pk}").json()


def test_a_matrix(alice_client: Client, bob_client: Client, strong: Deck, middle: Deck, weak: Deck) -> None:
    ask(alice_client, kind="matrix", decks=ids(strong, middle), games=20)
    made = play_out(Simulation.objects.get(), random.Random(1))
    found = told(alice_client, made)
    assert (found["kind"], found["games"], found["win_rate"], found["deck"], found["opponents"]) == ("matrix", 20, None, None, [])
    assert [each["en"] for each in found["matrix"]["decks"]] == ["Strong", "Middle"]
    cells = found["matrix"]["cells"]
    assert cells[0][0] is cells[1][1] is None
    assert (cells[0][1]["games"], cells[0][1]["wins"]) == (20, cells[1][0]["losses"])
    assert found["matrix"]["overall"][0]["win_rate"] == cells[0][1]["win_rate"]
    more = {"decks": ids(weak)}
    assert bob_client.post(f"{ADDRESS}/{made.pk}/decks", more, content_type="application/json").status_code == 404
    assert alice_client.post(f"{ADDRESS}/{made.pk}/decks", more, content_type="application/json").status_code == 202
    made.refresh_from_db()
    assert (made.games, made.contestants.count(), told(alice_client, made)["is_provisional"]) == (60, 3, True)
    assert alice_client.get(ADDRESS).json()["results"][0]["kind"] == "matrix"


def test_a_race(alice: Owner, alice_client: Client, middle: Deck) -> None:
    Card.objects.filter(slug="cursed").delete()
    tell_of_changed_cards()
    lame = make_deck(alice, "Lame", {"main": {"pip-1": 1, "pip-5": 3, "pip-6": 2}})
    ask(alice_client, kind="race", deck=ids(lame)[0], opponents=ids(middle), weights=[2], games=800, level="coin")
    made = Simulation.objects.get()
    before = told(alice_client, made)["race"]
    assert (before["finalists"], before["games"], before["rounds"][0]["is_over"]) == ([], 0, False)
    found = told(alice_client, play_out(made, random.Random(1)))["race"]
    assert len(found["finalists"]) == FINALISTS
    assert all(each["interval"][0] <= each["difference"] <= each["interval"][1] for each in found["finalists"])
    assert found["rounds"][-1] == {"changes": FINALISTS, "pairs": found["finalists"][0]["games"] // 2, "is_over": True}


def test_a_hand(alice_client: Client, middle: Deck, strong: Deck) -> None:
    hand = {"hand": {"pip-3": 1, "pip-5": 2}, "put_back": {"pip-3": 1}}
    ask(alice_client, deck=ids(middle)[0], opponents=ids(strong), hand=hand, games=40)
    made = play_out(Simulation.objects.get(), random.Random(1))
    found = told(alice_client, made)
    assert (found["kind"], found["comparison"]["hand"], found["comparison"]["pairs"]) == (Kind.HAND, hand, 10)


def test_decks_with_a_tag_are_a_field(alice: Owner, alice_client: Client, bob_client: Client, strong: Deck, middle: Deck) -> None:
    other = make_deck(alice, "Other", WEAK)
    for deck in (strong, other):
        set_tags(deck=deck, tags=["field"])
    field = {"against": "tagged", "tag": "field"}
    ask(alice_client, deck=ids(middle)[0], games=20, **field)
    assert sorted(each.name.en for each in Simulation.objects.get().opponents) == ["Other", "Strong"]
    ask(alice_client, kind="matrix", games=20, **field)
    assert Simulation.objects.filter(kind=Kind.MATRIX).get().contestants.count() == 2
    assert "has the tag" in ask(bob_client, 400, deck=ids(middle)[0], **field)["fields"]["tag"][0]
    for half in ({"against": "tagged"}, {"against": "precons", "tag": "field"}):
        assert "goes with" in ask(alice_client, 400, deck=ids(middle)[0], **half)["fields"]["tag"][0]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"kind": "matrix"}, "no_deck"),
        ({"kind": "race", "against": "precons"}, "invalid"),
        ({"kind": "matrix", "decks": 1}, "bad_matrix"),
        ({"kind": "hand", "deck": 0, "opponents": 1}, "invalid"),
        ({"kind": "versions", "deck": 0, "opponents": 1}, "invalid"),
        ({"kind": "race", "deck": 0, "opponents": 1, "games": 10}, "too_few_games"),
        ({"kind": "race", "deck": 0, "opponents": 1, "stop": {"kind": "target_error"}}, "bad_stop"),
        ({"kind": "tournament", "deck": 0, "opponents": 1}, "invalid"),
        ({"deck": 0, "opponents": 1, "hand": {"hand": {"pip-3": 3}, "put_back": {}}}, "bad_hand"),
        ({"deck": 0, "opponents": 1, "hand": {"hand": {"pip-3": "x"}}}, "invalid"),
    ],
)
def test_refusals(alice_client: Client, middle: Deck, weak: Deck, body: dict[str, Any], code: str) -> None:
    named = {"deck": ids(middle)[0], "opponents": ids(weak), "decks": ids(weak)}
    filled = {name: named.get(name, value) for name, value in body.items()}
    assert ask(alice_client, status=400, **filled)["code"] == code
    assert not Simulation.objects.exists()


def test_odds(alice_client: Client, strong: Deck) -> None:
    """Two copies in three of six cards: 1 - C(4, 3) / C(6, 3) = 80 %."""
    address = f"/api/v1/decks/{strong.pk}/odds"
    found = alice_client.get(address).json()
    assert (found["hand"], found["size"], found["need"], len(found["cards"])) == (3, 6, None, 1)
    assert found["cards"][0]["copies"] == 2
    assert found["cards"][0]["first"][0] == pytest.approx(0.8)
    each = alice_client.get(f"{address}?card=pip-9&card=pip-8&of=each").json()["need"]
    assert each["second"][0] == pytest.approx(0.6)
    for query in ("card=nothing", "of=most", "mulligan=twice"):
        assert alice_client.get(f"{address}?{query}").status_code == 400


def test_there_are_no_odds_of_some_decks(alice: Owner, alice_client: Client) -> None:
    other = next(game for game in games.everything() if game.dealing is None)
    elsewhere = create_deck(owner=alice, game=other, name="Elsewhere", sections={})
    small = make_deck(alice, "Small", {"main": {"pip-9": 1}})
    for deck in (elsewhere, small):
        assert alice_client.get(f"/api/v1/decks/{deck.pk}/odds").json()["code"] == "no_odds"


def test_charlie(charlie_client: Client, strong: Deck, middle: Deck) -> None:
    assert strong.visibility == Visibility.PRIVATE
    assert charlie_client.get(f"/api/v1/decks/{strong.pk}/odds").status_code == 404
    assert ask(charlie_client, status=400, kind="matrix", decks=ids(strong, middle))["code"] == "unknown_deck"
