"""Tell a whole game step by step: play it again from its decks, levels, seed and number."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rules.kernel.compiled.rows import GAME_ROW
from rules.kernel.engine import PlayableDeck, card_rows, lead_rows
from rules.kernel.engine_parts import EngineParts
from rules.kernel.telling.record import Record


def record_game(
    parts: EngineParts, decks: Sequence[PlayableDeck], seed: int, game: int, levels: Sequence[int], *, has_moments: bool = True
) -> Record:
    """Return the record of a game, without its moments in half the time."""
    play = parts.starts.new_game(decks, seed, game)
    chronicle = parts.chronicle.Chronicle(play, parts.description.describe(play), has_moments=has_moments)
    while play.decider is not None:
        chronicle.act(chronicle.choose_line(levels[play.decider]))
    rows = np.zeros(1, GAME_ROW)
    rows["game"], rows["first"] = game, game & 1
    parts.compiled.finish(play.state, play.work, rows, card_rows(decks, 0), lead_rows(0), 0)
    return Record(rows[0], tuple(chronicle.steps), tuple(chronicle.decisions), tuple(chronicle.moments))
