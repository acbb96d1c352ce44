"""Positions of random games between the precons of any game: each is written as it is read, drawn, and every action in it has a line."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

from tests.rules.conftest import Shipped, _read_cards
from tests.rules.proving import SCALE, take_seed

GAMES, STEPS = 4 * SCALE, 300


def read_again(slug: str, position: Any) -> Any:
    """A position of shipped cards, written as a scenario and read."""
    writer, files = import_module(f"rules.{slug}.scenario.writer"), import_module(f"rules.{slug}.scenario.files")
    text = writer.write_file(writer.write_scenario(position, name="written"))
    (read,) = files.read_scenarios(text, "written", _read_cards(slug))
    return read.position


def prove_positions(slug: str, zones_of: Callable[[Any], int], games: int = GAMES) -> None:
    """Play games at random. zones_of(half): how many zones the board has of a side of a position."""
    package = import_module(f"rules.{slug}.engine")
    is_quiet, board_of = import_module(f"rules.{slug}.engine.description").is_quiet, import_module(f"rules.{slug}.board").board_of
    acting, read_line = import_module(f"rules.{slug}.written_actions"), import_module(f"rules.{slug}.notation").read_line
    chance, decks, quiet = random.Random(take_seed()), list(Shipped().decks(slug).values()), 0
    for game in range(games):
        play = package.new_game(chance.choices(decks, k=2), chance.randrange(2**32), game)
        for _ in range(STEPS):
            actions = play.legal_actions()
            if not actions:
                break
            for action in actions:
                assert read_line(str(acting.line_of(action))) == acting.line_of(action)
            if is_quiet(play):
                position = package.describe(play)
                assert read_again(slug, position) == position
                assert [len(side.zones) for side in board_of(position).sides] == [zones_of(half) for half in position.sides]
                quiet += 1
            action = chance.choice(actions)
            done, by_line = play.clone(), play.clone()
            told = acting.apply_line(by_line, acting.line_of(action))
            assert [event.name for event in done.apply(action)] == [event.name for event in told]
            play = done
            assert play.errors == 0
    assert quiet >= games
