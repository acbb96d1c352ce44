"""No player looks at what its side can't see: permuting the unseen cards changes no choice."""

from __future__ import annotations

import random

import pytest

from rules.sorcery.engine import engine, new_game
from tests.rules.engines.peeking import assert_trials_leave_alone, compare_choices
from tests.rules.sorcery.engine.making import sample_decks
from tests.rules.sorcery.engine.unseen import permute_unseen

LEVELS = range(len(engine().levels))


@pytest.mark.parametrize("level", LEVELS)
def test_no_choice_depends_on_an_unseen_card(level: int) -> None:
    chance = random.Random(3)
    compared = sum(compare_choices(new_game(sample_decks(), 21, game), level, permute_unseen, chance) for game in range(4))
    assert compared > 300


@pytest.mark.parametrize("level", LEVELS)
def test_a_trial_of_a_player_leaves_the_game_and_its_log_alone(level: int) -> None:
    assert_trials_leave_alone(new_game(sample_decks(), 4, 0), level)
