"""Keep or mulligan: asking for a hand to be played both ways, what comes of it, and what is refused."""

from __future__ import annotations

import csv
import io
import random
from pathlib import Path

import pytest
from django.test import Client

from decks.models import Deck, Visibility
from decks.owners import Owner
from matches.farm import dispatch
from matches.figures.versions import summarise_versions
from matches.hands.openings import MOST_GAMES, hand_of
from matches.kinds.hand import create_hand
from matches.models import Chunk, Kind, Simulation
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError
from matches.shortcuts.repeats import repeat_simulation
from matches.verdicts import hand_advice
from tests.matches.conftest import make_deck
from tests.matches.farm.playthrough import play_out

BAD_HAND = {"pip-3": 1, "pip-5": 2}


@pytest.fixture
def played(alice: Owner, middle: Deck) -> Simulation:
    near = make_deck(alice, "Near", {"main": {"pip-6": 2, "pip-5": 2, "pip-3": 2}}, Visibility.PUBLIC)
    made = create_hand(owner=alice, deck=middle, opponents=[near], hand=BAD_HAND, put_back={"pip-3": 1}, terms=Terms(400, seed=3))
    return play_out(made, random.Random(1))


def address(deck: Deck) -> str:
    return f"/decks/{deck.pk}/hand/"


def chosen(hand: dict[str, int]) -> str:
    return "&".join(f"copies-{slug}={count}" for slug, count in hand.items())


def test_from_the_odds_to_the_figures(alice_client: Client, middle: Deck, weak: Deck) -> None:
    """A dealt hand: its link stands beside the sample hand, one ticks what goes back, and both are played."""
    way = f"{address(middle)}?hand=5"
    assert way in alice_client.get(f"/decks/{middle.pk}/odds/?hand=5").content.decode()
    page = alice_client.get(way)
    assert page.content.decode().count('name="back"') == 3
    form = {"back": ["0", "2"], "against": "chosen", "link": str(weak.pk), "amount": "400", "level": "coin", "seed": "3"}
    answer = alice_client.post(way, form)
    assert answer.status_code == 302, answer.content.decode()
    made = Simulation.objects.get()
    assert (made.kind, made.games, made.level) == (Kind.HAND, 400, "coin")
    play_out(made, random.Random(1))
    hand = page.context["hand"]
    assert sorted(each.name.en for each in hand_of(made)) == sorted(card.name_en for card in hand)
    assert sum(each.is_put_back for each in hand_of(made)) == 2
    told = alice_client.get(made.get_absolute_url()).content.decode()
    assert "Keep or mulligan a hand of Middle" in told
    assert "Kept, going first" in told
    assert "hx-get" not in told


def test_a_hand_of_one_s_own(alice_client: Client, middle: Deck) -> None:
    page = alice_client.get(f"{address(middle)}?{chosen(BAD_HAND)}")
    assert [card.slug for card in page.context["hand"]] == ["pip-3", "pip-5", "pip-5"]
    short = alice_client.get(f"{address(middle)}?copies-pip-3=1")
    assert short.status_code == 422
    assert "choose 2 more" in short.content.decode()
    long = alice_client.get(f"{address(middle)}?copies-pip-5=2&copies-pip-7=2")
    assert "take out 1" in long.content.decode()
    for query in ("hand=-1", "hand=x", "copies-pip-9=7"):
        assert alice_client.get(f"{address(middle)}?{query}").status_code == 422


def test_keeping_a_bad_hand_is_worse(played: Simulation) -> None:
    """Both versions play the same pairs; three cards and a draw against four better ones."""
    found = summarise_versions(played)
    assert (found.edited.total.games, found.saved.total.games) == (200, 200)
    assert found.difference is not None
    assert found.difference.pairs == 100
    assert found.difference.rate < 0
    assert not Chunk.objects.exclude(card_counts=None).exists()


def test_the_page_says_what_to_do_and_files_tell_the_same(alice_client: Client, bob_client: Client, played: Simulation) -> None:
    home = played.get_absolute_url()
    page = alice_client.get(home).content.decode()
    assert "Mulligan: after putting these cards back the deck wins more often." in page
    assert "How far a stronger player’s difference would be from this one has not been measured." in page
    assert "is-over" in alice_client.get(f"{home}figures/").content.decode()
    told = alice_client.get(f"{home}data.json").json()
    assert told == summarise_versions(played).as_json | {"seconds_left": None}
    assert told["comparison"]["hand"] == {"hand": BAD_HAND, "put_back": {"pip-3": 1}}
    rows = list(csv.DictReader(io.StringIO(alice_client.get(f"{home}data.csv").content.decode("utf-8-sig"))))
    assert [(row["against"], row["games_kept"], row["games_put_back"]) for row in rows] == [("Near", "200", "200"), ("all", "200", "200")]
    assert bob_client.get(home).status_code == 200


def test_it_is_played_again_alike(alice: Owner, played: Simulation) -> None:
    again = play_out(repeat_simulation(simulation=played, owner=alice, seed=3), random.Random(7))
    first, second = summarise_versions(played), summarise_versions(again)
    assert first.difference == second.difference


def test_it_goes_past_long_simulations(alice: Owner, middle: Deck, weak: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    queues: list[str] = []
    monkeypatch.setattr(dispatch.current_app, "send_task", lambda *_, queue, **__: queues.append(queue))
    made = create_hand(owner=alice, deck=middle, opponents=[weak], hand=BAD_HAND, put_back={"pip-3": 1}, terms=Terms(4000))
    dispatch.dispatch_chunks(made.pk)
    assert set(queues) == {"urgent"}


@pytest.mark.parametrize(
    ("hand", "put_back", "games", "said"),
    [
        ({"pip-3": 2, "pip-5": 1}, {"pip-3": 1}, 400, "the deck has 1"),
        ({"pip-3": 1, "nothing": 2}, {"pip-3": 1}, 400, "the deck has 0"),
        ({"pip-3": 1}, {"pip-3": 1}, 400, "choose 2 more"),
        (BAD_HAND, {}, 400, "at least one card"),
        (BAD_HAND, {"pip-7": 1}, 400, "could go back"),
        (BAD_HAND, {"pip-3": 1}, MOST_GAMES + 2, "at most 20,000 times"),
    ],
)
def test_refusals(alice: Owner, middle: Deck, weak: Deck, hand: dict[str, int], put_back: dict[str, int], games: int, said: str) -> None:
    with pytest.raises(SimulationRefusedError, match=said):
        create_hand(owner=alice, deck=middle, opponents=[weak], hand=hand, put_back=put_back, terms=Terms(games))


def test_a_form_filled_in_badly_is_told(alice_client: Client, middle: Deck, weak: Deck) -> None:
    form = {"against": "chosen", "link": str(weak.pk), "amount": "400", "level": "coin"}
    answer = alice_client.post(f"{address(middle)}?hand=5", form)
    assert answer.status_code == 422
    assert "Choose at least one card to put back" in answer.content.decode()
    answer = alice_client.post(f"{address(middle)}?hand=5", form | {"back": ["0"], "amount": "other", "other_amount": "30000"})
    assert "at most 20,000 times" in answer.content.decode()
    assert not Simulation.objects.exists()


def test_an_illegal_deck_is_told_why(alice_client: Client, alice: Owner) -> None:
    short = make_deck(alice, "Short", {"main": {"pip-1": 3}})
    assert "is not legal" in alice_client.get(address(short)).content.decode()
    assert alice_client.post(address(short), {}).status_code == 409


def test_charlie_has_no_private_hand(charlie_client: Client, strong: Deck, weak: Deck) -> None:
    assert charlie_client.get(address(strong)).status_code == 404
    assert charlie_client.post(f"{address(strong)}?hand=5", {}).status_code == 404
    assert charlie_client.get(address(weak)).status_code == 200


def test_the_page_tells_how_much_better_the_answer_is_than_the_players_own(
    alice_client: Client, middle: Deck, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(hand_advice, "FILE", tmp_path / "advice.json")
    said = {"en": "The computer players mostly mulligan well", "zh-hans": "电脑玩家的起手置换大多是对的"}
    for language, words in said.items():
        page = alice_client.get(f"{address(middle)}?hand=5", headers={"accept-language": language}).content.decode()
        assert words not in page
    hand_advice.write_advice("pips", hand_advice.HandAdvice("coin", 150, 12, 0.0061, 0.0049))
    for language, words in said.items():
        page = alice_client.get(f"{address(middle)}?hand=5", headers={"accept-language": language}).content.decode()
        assert words in page
        assert "+0.6 ±0.5" in page
        assert " 150 " in page
