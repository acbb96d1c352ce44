"""Examined games: what is wrong with a state is noted as an error, whatever it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules.douwushi.engine import new_game
from rules.douwushi.engine.core import codes, examined
from rules.douwushi.engine.play import Play
from tests.rules.douwushi.engine.making import sample_decks


def later(seed: int = 3, actions: int = 60) -> Play:
    """A game in the middle of a turn."""
    play, count = new_game(sample_decks(), seed), 0
    while count < actions or play.phase != "main" or play.state[0]["asked"]:
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


def first_hero(s: Any) -> int:
    return next(slot for slot in range(codes.FIELD) if s["uid"][slot])


def lose_a_card(s: Any) -> None:
    s["size"][0][codes.RESERVE] -= 1


def double_a_card(s: Any) -> None:
    s["cards"][0][codes.RESERVE][0] = s["cards"][0][codes.RESERVE][1]


def forget_a_place(s: Any) -> None:
    s["field"] &= ~(1 << first_hero(s))


def spend_too_much(s: Any) -> None:
    s["mp"][first_hero(s)] = -1


def heal_too_much(s: Any) -> None:
    s["damage"][first_hero(s)] = -1


def grow_a_stack(s: Any) -> None:
    s["stacks"][0] = 1
    s["stack_size"][0][0] = 9


def count_too_far(s: Any) -> None:
    s["turn"] = codes.TURN_LIMIT + 1


def hide_a_hand(s: Any) -> None:
    s["known"][s["active"]] = 0


def wound_to_death(s: Any) -> None:
    s["damage"][first_hero(s)] = 500


def lose_the_fourth(s: Any) -> None:
    s["fallen"][1] = codes.FALLEN_LIMIT


def forget_the_winner(s: Any) -> None:
    s["phase"] = codes.OVER


@pytest.mark.parametrize(
    ("change", "errors"),
    [
        (lose_a_card, codes.CARDS_NOT_CONSERVED),
        (double_a_card, codes.CARDS_NOT_CONSERVED),
        (forget_a_place, codes.CARDS_NOT_CONSERVED),
        (spend_too_much, codes.NUMBER_OUT_OF_RANGE),
        (heal_too_much, codes.NUMBER_OUT_OF_RANGE),
        (grow_a_stack, codes.NUMBER_OUT_OF_RANGE),
        (count_too_far, codes.NUMBER_OUT_OF_RANGE),
        (hide_a_hand, codes.OPEN_CARD_UNKNOWN),
        (wound_to_death, codes.OUT_OF_ORDER),
        (lose_the_fourth, codes.OUT_OF_ORDER),
        (forget_the_winner, codes.OUT_OF_ORDER),
    ],
)
def test_what_is_wrong_is_noted(change: Callable[[Any], None], errors: int) -> None:
    assert errors_after(change) & errors


def test_a_sound_state_is_left_as_it_is() -> None:
    play = later()
    before = play.state.tobytes()
    examined.look(play.state, play.tables, play.work)
    assert play.state.tobytes() == before
