"""A whole game told step by step: played again from its decks, levels, seed and number."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rules.echo.engine.chronicle import Chronicle, choose_line
from rules.echo.engine.core import compiled
from rules.echo.engine.describing import describe
from rules.echo.engine.starting import new_game
from rules.kernel.engine import GAME_ROW, PlayableDeck, card_rows
from rules.kernel.records import Record


def record_game(decks: Sequence[PlayableDeck], seed: int, game: int, levels: Sequence[int]) -> Record:
    """The record of a game."""
    play = new_game(decks, seed, game)
    chronicle = Chronicle(play, describe(play))
    while play.decider is not None:
        chronicle.act(choose_line(play, levels[play.decider]))
    rows = np.zeros(1, GAME_ROW)
    rows["game"], rows["first"] = game, game & 1
    compiled.finish(play.state, play.work, rows, card_rows(decks, 0), 0)
    return Record(rows[0], tuple(chronicle.steps), tuple(chronicle.decisions), tuple(chronicle.moments))
