"""A replay of Sorcery shows each step on the board in which it happens, with what it changes (rules.kernel.telling.scenes)."""

from __future__ import annotations

import pytest

from rules.sorcery.engine.core.state import codes
from rules.sorcery.scenes import SCRIPT
from tests.rules.engines.scenes import assert_events_say_what_they_move, assert_steps_differ
from tests.rules.sorcery.engine.telling import BY_CHANCE, ByChance, begun, told_game

#: Events after which thresholds change by more than the event says, or of which the cards behind a token are numbered anew.
LEFT_TO_THE_END = (
    "site_destroyed",
    "site_changed",
    "controlled",
    "threshold_changed",
    "turn_began",
    "deaths_door",
    "picked_up",
    "hand_exchanged",
)


@pytest.fixture(scope="module")
def told() -> ByChance:
    return told_game(6)


def squares(told: ByChance, moment: int) -> dict[str, str]:
    return {square["name"]: square["look"] for square in told.moments[moment].board["grid"]["squares"]}


def test_a_site_comes_to_the_square_where_it_is_played(told: ByChance) -> None:
    played = [step for step in told.steps if step.kind == "site_played"]
    assert played
    for step in played:
        place, name = next((change.place, change.text.en[2:]) for change in step.changes if change.text.en.startswith("→ "))
        assert place.split(".")[1] == "hand"
        assert squares(told, step.moment)[name] in ("void", "rubble")
        after = next(each for each in told.steps[told.steps.index(step) + 1 :] if each.moment != step.moment)
        assert squares(told, after.moment)[name] in ("land", "water")


def test_a_unit_goes_from_square_to_square(told: ByChance) -> None:
    steps = [step for step in told.steps if step.kind == "stepped"]
    assert steps
    for step in steps:
        assert any(change.place in step.places and change.text.en.startswith("→ ") for change in step.changes), step


def test_who_moves_is_tapped(told: ByChance) -> None:
    for step in (step for step in told.steps if step.kind in ("moved", "attacked") and step.decisions):
        assert any(change.text.en == "tapped" for change in step.changes), step


def test_two_steps_in_a_row_differ(told: ByChance) -> None:
    assert_steps_differ(told)


@pytest.mark.parametrize("seed", range(3))
def test_events_lead_to_the_board_after_them(seed: int) -> None:
    play = begun(seed)
    assert_events_say_what_they_move(BY_CHANCE, SCRIPT, play, 0, LEFT_TO_THE_END, lambda number: number < codes.FIRST_TOKEN)
