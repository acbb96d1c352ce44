"""The pages of a matrix: asking for it, its table, a cell, more decks, and what strangers may not."""

from __future__ import annotations

import random
import re
from html import unescape
from typing import Any

import pytest
from django.test import Client

from decks.models import Deck
from decks.owners import Owner
from decks.services import create_deck
from matches.figures.matrices import summarise_matrix
from matches.kinds.matrix import create_matrix
from matches.models import Kind, Simulation
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError
from rules import games
from tests.assertions.languages import leftovers
from tests.assertions.markup import closed_up
from tests.matches.conftest import STRONG
from tests.matches.farm.playthrough import play_out
from tests.matches.pips import PIPS


@pytest.fixture
def matrix(alice: Owner, strong: Deck, middle: Deck, weak: Deck) -> Simulation:
    return create_matrix(owner=alice, decks=[strong, middle, weak], terms=Terms(100, seed=3))


def test_the_form_makes_a_matrix(alice_client: Client, strong: Deck, weak: Deck, middle: Deck) -> None:
    assert "Play the matrix" in alice_client.get("/pips/matrix/").content.decode()
    asked = {
        "against": "chosen",
        "opponent": [strong.pk],
        "link": f"{weak.pk}\n{middle.pk}",
        "stop": "fixed_number",
        "amount": "100",
        "level": "coin",
    }
    answer = alice_client.post("/pips/matrix/", asked)
    made = Simulation.objects.get()
    assert answer.url == made.get_absolute_url()
    assert (made.kind, made.games, made.contestants.count()) == (Kind.MATRIX, 300, 3)


def test_the_form_refuses_in_words(alice_client: Client, strong: Deck) -> None:
    asked = {"against": "chosen", "opponent": [strong.pk], "amount": "100", "level": "coin"}
    answer = alice_client.post("/pips/matrix/", asked)
    assert answer.status_code == 422
    assert "A matrix takes 2 to 20 decks" in answer.content.decode()


def test_too_many_games_are_refused_with_what_fits(
    settings: Any, alice: Owner, alice_client: Client, strong: Deck, weak: Deck, middle: Deck
) -> None:
    settings.MAX_GAMES, settings.MAX_ANONYMOUS_GAMES = 250, 200
    asked = {"against": "chosen", "opponent": [strong.pk], "link": f"{weak.pk}\n{middle.pk}", "amount": "100", "level": "coin"}
    page = unescape(alice_client.post("/pips/matrix/", asked).content.decode())
    assert "3 pairings of 100 games are 300 games; at most 250 can be played at once. Play at most 82 in each pairing" in page
    assert not Simulation.objects.exists()
    settings.MAX_GAMES = 1000
    guest = Owner(None, "k" * 32)
    with pytest.raises(SimulationRefusedError, match=r"without an account at most 200 .* Play at most 66 in each pairing.* sign up"):
        create_matrix(owner=guest, decks=[strong, weak, middle], terms=Terms(100, level="coin"))
    with pytest.raises(SimulationRefusedError, match=r"Without an account a simulation has at most 200 games"):
        create_matrix(owner=guest, decks=[strong, weak], terms=Terms(400, level="coin"))
    assert create_matrix(owner=alice, decks=[strong, weak, middle], terms=Terms(100, level="coin")).games == 300


@pytest.mark.parametrize(("most", "first"), [(100_000, 400), (600, 100)])
def test_at_first_as_many_games_are_offered_as_all_decks_may_play(
    settings: Any, alice: Owner, alice_client: Client, most: int, first: int
) -> None:
    for name in ("One", "Two", "Three"):
        create_deck(owner=alice, game=PIPS, name=name, sections=STRONG)
    settings.MAX_GAMES = most
    ticked = [each for each in re.findall(r"<input[^>]*>", alice_client.get("/pips/matrix/").content.decode()) if "checked" in each]
    assert [re.search(r'value="(\d+)"', each)[1] for each in ticked if 'name="amount"' in each] == [str(first)]  # type: ignore[index]


@pytest.mark.parametrize("game", [game.slug for game in games.everything() if not game.is_playable])
def test_a_game_that_nothing_plays_says_so(charlie_client: Client, game: str) -> None:
    english = charlie_client.get(f"/{game}/matrix/")
    assert english.status_code == 200
    assert "This game can't be played yet" in unescape(english.content.decode())
    assert f'<p><a href="/{game}/">' in closed_up(english.content.decode())
    assert charlie_client.post(f"/{game}/matrix/").status_code == 409
    assert leftovers(charlie_client.get(f"/{game}/matrix/", HTTP_ACCEPT_LANGUAGE="zh-CN").content.decode(), "zh") == []


def test_both_halves_of_the_table_agree(matrix: Simulation) -> None:
    play_out(matrix, random.Random(1))
    found = summarise_matrix(matrix)
    for row in range(3):
        for column in range(3):
            cell, turned = found.rows[row].cells[column], found.rows[column].cells[row]
            if cell is None or turned is None:
                assert row == column
                continue
            assert cell.line.games == 100
            assert (cell.line.wins, cell.line.draws, cell.line.losses) == (turned.line.losses, turned.line.draws, turned.line.wins)
    assert [row.contestant.name.en for row in found.ranking] == ["Strong", "Middle", "Weak"]


def test_the_page_and_its_cells(alice_client: Client, charlie_client: Client, matrix: Simulation) -> None:
    before = alice_client.get(matrix.get_absolute_url()).content.decode()
    assert "3 decks against each other" in before
    assert "hx-get" in before
    play_out(matrix, random.Random(1))
    page = alice_client.get(matrix.get_absolute_url()).content.decode()
    assert "shade-up-" in page
    assert "Add decks" in page
    cell = alice_client.get(f"{matrix.get_absolute_url()}pairings/2/").content.decode()
    assert "Middle against Weak" in cell
    assert "100 of 100 games" in cell
    for path in ("", "figures/", "pairings/0/", "pairings/0/figures/", "data.csv"):
        assert charlie_client.get(f"{matrix.get_absolute_url()}{path}").status_code == 404


def test_more_decks(alice_client: Client, charlie_client: Client, alice: Owner, strong: Deck, middle: Deck, weak: Deck) -> None:
    matrix = play_out(create_matrix(owner=alice, decks=[strong, middle], terms=Terms(100, seed=3)), random.Random(1))
    address = f"{matrix.get_absolute_url()}extend/"
    assert charlie_client.post(address, {"against": "chosen", "link": str(weak.pk)}).status_code == 404
    alice_client.post(address, {"against": "chosen", "link": str(weak.pk)})
    assert matrix.contestants.count() == 3
    page = alice_client.post(address, {"against": "chosen", "link": "nonsense"}, follow=True).content.decode()
    assert "No deck that you may see has the address" in page
    assert matrix.contestants.count() == 3


def test_files(alice_client: Client, matrix: Simulation) -> None:
    play_out(matrix, random.Random(1))
    rows = alice_client.get(f"{matrix.get_absolute_url()}data.csv").content.decode("utf-8-sig").splitlines()
    assert len(rows) == 7
    told = alice_client.get(f"{matrix.get_absolute_url()}data.json").json()
    assert told["cells"][0][0] is None
    assert told["cells"][0][1]["games"] == 100
    assert [round(deck["mix"]["share"], 6) for deck in told["overall"]] == [1, 0, 0]
    assert told["overall"][0]["rating"]["elo"] > told["overall"][1]["rating"]["elo"] > told["overall"][2]["rating"]["elo"]
