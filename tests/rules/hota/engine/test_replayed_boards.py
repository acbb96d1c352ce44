"""A replay of HotA shows each step on the board in which it happens, with what it changes (rules.kernel.telling.scenes)."""

from __future__ import annotations

import pytest

from rules.hota.engine import new_game
from rules.hota.scenes import SCRIPT
from rules.hota.token_numbers import FIRST_ABILITY
from rules.kernel.engine_parts import EngineParts
from tests.rules.conftest import Shipped
from tests.rules.engines.records import Told, tell_game
from tests.rules.engines.scenes import assert_events_say_what_they_move, assert_moves_are_shown, assert_steps_differ, cards_at
from tests.rules.hota.engine.making import sample_decks

PARTS = EngineParts("rules.hota.engine")
GREEDY = 1


@pytest.fixture(scope="module")
def told() -> Told:
    return tell_game(PARTS, new_game(sample_decks(), 11, 0), GREEDY)


def test_an_attacker_lies_on_the_field_and_is_tapped(told: Told) -> None:
    attacks = [step for step in told.steps if step.kind == "attack_declared"]
    assert attacks
    for step in attacks:
        assert step.places[0].startswith(f"{'AB'[step.player]}.field.")
        assert all(cards_at(told, step))
        assert step.changes


def test_cards_lie_where_they_were_with_where_they_go(told: Told) -> None:
    assert_moves_are_shown(told)


def test_no_two_steps_show_the_same(told: Told) -> None:
    assert_steps_differ(told)


def test_events_say_what_they_move(shipped: Shipped) -> None:
    """Attributes rise with the last event of playing a card; abilities leave the stack without one."""
    decks = shipped.decks("hota")
    play = new_game((decks["anvil-and-edge"], decks["drowned-library"]), 12, 1)
    known = ("cards_exchanged", "attribute_played")
    assert_events_say_what_they_move(PARTS, SCRIPT, play, GREEDY, known, lambda number: number < FIRST_ABILITY)
