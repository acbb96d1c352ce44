"""No player looks at what its side can't see: permuting the unseen cards changes no choice."""

from __future__ import annotations

import random

import pytest

from rules.echo.engine import engine, new_game
from tests.rules.echo.engine.making import sample_decks
from tests.rules.echo.engine.unseen import permute_unseen

LEVELS = range(len(engine().levels))


@pytest.mark.parametrize("level", LEVELS)
def test_no_choice_depends_on_an_unseen_card(level: int) -> None:
    chance = random.Random(3)
    compared = 0
    for game in range(10):
        play = new_game(sample_decks(), 21, game)
        while play.decider is not None:
            other = permute_unseen(play, play.decider, chance)
            legal = [action.code for action in play.legal_actions()]
            assert [action.code for action in other.legal_actions()] == legal
            action = play.choose(level)
            assert other.choose(level) == action, (play.phase, action)
            compared += 1
            play.apply(action)
    assert compared > 300


@pytest.mark.parametrize("level", LEVELS)
def test_a_trial_of_a_player_leaves_the_game_and_its_log_alone(level: int) -> None:
    play = new_game(sample_decks(), 4, 0)
    while play.decider is not None:
        before = play.state[0].tobytes(), play.work["log_size"].tobytes()
        action = play.choose(level)
        assert (play.state[0].tobytes(), play.work["log_size"].tobytes()) == before
        play.apply(action)
    assert int(play.work[0]["is_logging"]) == 1
