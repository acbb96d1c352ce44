"""A replay of Echo shows each step on the board in which it happens, with what it changes (rules.kernel.telling.scenes)."""

from __future__ import annotations

import pytest

from rules.echo.engine import new_game
from rules.echo.scenes import SCRIPT
from rules.kernel.engine_parts import EngineParts
from tests.rules.conftest import Shipped
from tests.rules.engines.records import Told, tell_game
from tests.rules.engines.scenes import (
    assert_attacks_are_seen,
    assert_events_say_what_they_move,
    assert_moves_are_shown,
    assert_steps_differ,
)

PARTS = EngineParts("rules.echo.engine")
GREEDY = 1


@pytest.fixture(scope="module")
def told(shipped: Shipped) -> Told:
    return tell_game(PARTS, new_game(list(shipped.decks("echo").values())[:2], 11, 0), GREEDY)


def test_attackers_and_targets_are_on_the_board_of_an_attack(told: Told) -> None:
    assert_attacks_are_seen(told)


def test_cards_lie_where_they_were_with_where_they_go(told: Told) -> None:
    assert_moves_are_shown(told)


def test_no_two_steps_show_the_same(told: Told) -> None:
    assert_steps_differ(told)


def test_events_say_what_they_move(shipped: Shipped) -> None:
    play = new_game(list(shipped.decks("echo").values())[2:4], 12, 1)
    assert_events_say_what_they_move(PARTS, SCRIPT, play, GREEDY)
