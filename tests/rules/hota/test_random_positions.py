"""Positions of random games between the precons: each is written as it is read, drawn, and every action in it has a line that does it."""

from __future__ import annotations

import random
from typing import Any

from rules.hota.board import board_of
from rules.hota.engine import describe, new_game
from rules.hota.engine.description import is_quiet
from rules.hota.notation import read_line
from rules.hota.scenario.files import read_scenarios
from rules.hota.scenario.writer import write_file, write_scenario
from rules.hota.written_actions import apply_line, line_of
from tests.rules.proving import SCALE, take_seed

GAMES, STEPS = 4 * SCALE, 300


def test_positions_and_lines_say_all(shipped: Any) -> None:
    chance = random.Random(take_seed())
    decks = list(shipped.decks("hota").values())
    for game in range(GAMES):
        play = new_game(chance.choices(decks, k=2), chance.randrange(2**32), game)
        for _ in range(STEPS):
            actions = play.legal_actions()
            if not actions:
                break
            for action in actions:
                assert read_line(str(line_of(action))) == line_of(action)
            if is_quiet(play):
                position = describe(play)
                (again,) = read_scenarios(write_file(write_scenario(position, name="x")), "written", shipped.cards("hota"))
                assert again.position == position
                assert [len(side.zones) for side in board_of(position).sides] == [7, 7]
            action = chance.choice(actions)
            done, by_line = play.clone(), play.clone()
            assert [event.name for event in done.apply(action)] == [event.name for event in apply_line(by_line, line_of(action))]
            play = done
            assert play.errors == 0
