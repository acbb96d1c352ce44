"""A whole game told step by step: played again from its decks, levels, seed and number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from rules.echo.engine.actions import Event
from rules.echo.engine.board import board_of
from rules.echo.engine.core import compiled
from rules.echo.engine.play import Play
from rules.echo.engine.starting import new_game
from rules.echo.engine.telling import tell
from rules.kernel.engine import GAME_ROW, PlayableDeck, Record, Step


def record_game(decks: Sequence[PlayableDeck], seed: int, game: int, levels: Sequence[int]) -> Record:
    """The record of a game. Lines that one action caused share the position after it."""
    play = new_game(decks, seed, game)
    steps: list[Step] = _steps(play, play.events(), 0)
    turn = 0
    while play.decider is not None:
        action = play.choose(levels[play.decider])
        more = _steps(play, play.apply(action), turn)
        steps += more
        turn = steps[-1].turn if steps else 0
    rows = np.zeros(1, GAME_ROW)
    rows["game"], rows["first"] = game, game & 1
    compiled.finish(play.state, play.work, rows, 0)
    return Record(rows[0], tuple(steps))


def _steps(play: Play, events: Sequence[Event], turn: int) -> list[Step]:
    """The steps for the events of one action, which began in a turn."""
    steps: list[Step] = []
    board: Mapping[str, Any] | None = None
    for event in events:
        is_heading = event.name == "turn_began"
        turn = event.number if is_heading else turn
        text = tell(event, play.cards)
        if text is not None:
            board = board or board_of(play)
            steps.append(Step(turn, event.side, event.name, text, is_heading, board))
    return steps
