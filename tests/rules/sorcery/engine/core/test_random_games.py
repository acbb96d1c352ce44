"""Games played at random are sound at every decision, are told in both languages, and come to an end."""

from __future__ import annotations

import pytest

from rules.sorcery.engine.core import examined
from rules.sorcery.events import EVENTS
from rules.sorcery.notation import read_line
from rules.sorcery.written_actions import line_of
from tests.rules.sorcery.engine.making import random_game

SEEDS = range(12)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_is_sound_to_its_end(seed: int) -> None:
    for play in random_game(seed):
        examined.look(play.state, play.tables, play.work)
        assert play.errors == 0
    assert play.outcome is not None


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_every_action_is_written_and_every_event_is_told(seed: int) -> None:
    for play in random_game(seed):
        for action in play.legal_actions():
            line = line_of(action)
            assert read_line(str(line)) == line
        for event in play.events():
            told = EVENTS.tell(event, play)
            assert told is None or (told.en and told.zh)


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = ([play.state[0].tobytes() for play in random_game(5, 60)][-1] for _ in range(2))
    assert one == other
