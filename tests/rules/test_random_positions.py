"""Positions of random games between the precons of any game: each is written as it is read, drawn, and every action in it has a line."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from tests.rules.conftest import Shipped
from tests.rules.engines.states import read_again
from tests.rules.proving import SCALE, take_seed

STEPS = 300
#: So many games are played, and so many zones the board has of a side of a position.
GAMES: dict[str, tuple[int, Callable[[Any], int]]] = {
    "douwushi": (4 * SCALE, lambda half: 6 + len(half.bounty)),
    "hota": (4 * SCALE, lambda half: 7),
    "sorcery": (2 * SCALE, lambda half: 7),
}


@pytest.mark.parametrize("slug", GAMES)
def test_positions_and_lines_say_all(shipped: Shipped, slug: str) -> None:
    games, zones_of = GAMES[slug]
    package = import_module(f"rules.{slug}.engine")
    is_quiet, board_of = import_module(f"rules.{slug}.engine.description").is_quiet, import_module(f"rules.{slug}.board").board_of
    acting, read_line = import_module(f"rules.{slug}.written_actions"), import_module(f"rules.{slug}.notation").read_line
    chance, decks, quiet = random.Random(take_seed()), list(shipped.decks(slug).values()), 0
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
