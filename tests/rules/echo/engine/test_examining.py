"""Examined games: what is wrong with a state is noted as an error, whatever it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from rules.echo.engine import engine, new_game
from rules.echo.engine.batches import ENGINE
from rules.echo.engine.core import codes, examined
from rules.echo.engine.play import Play
from rules.kernel.batch import Batch
from rules.kernel.engine import GAME_ROW
from tests.rules.echo.engine.making import sample_decks


def later(seed: int = 3, actions: int = 60) -> Play:
    """A game in the middle of a main phase."""
    play = new_game(sample_decks(), seed)
    count = 0
    while count < actions or play.phase != "main" or play.state[0]["stack_size"]:
        play.apply(play.choose(0))
        count += 1
    return play


def errors_after(change: Callable[[Any], None]) -> int:
    play = later()
    examined.look(play.state, play.tables, play.work)
    assert play.errors == 0
    change(play.state[0])
    examined.look(play.state, play.tables, play.work)
    return play.errors


def lose_a_card(s: Any) -> None:
    s["size"][0][codes.DECK] -= 1


def double_a_card(s: Any) -> None:
    s["cards"][0][codes.DECK][0] = s["cards"][0][codes.DECK][1]


def number_a_card_wrongly(s: Any) -> None:
    s["cards"][1][codes.DECK][0] = codes.HERO


def spend_too_much(s: Any) -> None:
    s["energy"][0] = -1


def count_too_far(s: Any) -> None:
    s["turn"] = codes.TURN_LIMIT + 1


def hide_a_hand(s: Any) -> None:
    s["known"][s["active"]] = 0


def kill_a_hero(s: Any) -> None:
    s["life"][1] = 0


def forget_the_winner(s: Any) -> None:
    s["phase"] = codes.OVER


@pytest.mark.parametrize(
    ("change", "errors"),
    [
        (lose_a_card, codes.CARDS_NOT_CONSERVED),
        (double_a_card, codes.CARDS_NOT_CONSERVED),
        (number_a_card_wrongly, codes.CARDS_NOT_CONSERVED),
        (spend_too_much, codes.NUMBER_OUT_OF_RANGE),
        (count_too_far, codes.NUMBER_OUT_OF_RANGE),
        (hide_a_hand, codes.OPEN_CARD_UNKNOWN),
        (kill_a_hero, codes.OUT_OF_ORDER),
        (forget_the_winner, codes.OUT_OF_ORDER),
    ],
)
def test_what_is_wrong_is_noted(change: Callable[[Any], None], errors: int) -> None:
    assert errors_after(change) == errors


def test_examined_games_are_the_same_games() -> None:
    for level in ("random", "greedy"):
        asked = {"seed": 4, "first_pair": 0, "pairs": 40, "levels": (level, level)}
        assert np.array_equal(engine().play(sample_decks(), **asked), engine().play(sample_decks(), **asked, is_examined=True))


@pytest.mark.parametrize("is_examined", [False, True])
def test_every_state_of_a_game_is_examined(is_examined: bool) -> None:
    """A hero whose life no card could print serves as a state that is wrong from the first decision on."""
    batch = Batch(ENGINE.parts, sample_decks(), 1, (0, 0), is_examined)
    batch.tables[0]["life"][codes.HERO] = codes.BOUND + 1
    rows = np.zeros(4, GAME_ROW)
    batch.play(rows, None, 0)
    assert set(rows["errors"].tolist()) == {codes.NUMBER_OUT_OF_RANGE if is_examined else 0}
