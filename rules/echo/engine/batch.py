"""Many games between two decks, played by the compiled loop."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from rules.echo.engine.compiler import compile_cards
from rules.echo.engine.core import compiled
from rules.echo.engine.core.layout import WORK, new, new_state
from rules.echo.engine.starting import cards_of
from rules.kernel.engine import PlayableDeck


class Batch:
    """Two decks made ready once; every call plays more of their games in the same records. One thread at a time."""

    def __init__(self, decks: Sequence[PlayableDeck], seed: int, levels: tuple[int, int]) -> None:
        self.tables = compile_cards(cards_of(decks))
        self.state, self.work = new_state(), new(WORK)
        self.seed = np.uint64(seed % 2**64)
        self.levels = np.array(levels, np.int64)

    def play(self, rows: npt.NDArray[np.void], first_game: int) -> None:
        """Play len(rows) games from number `first_game` on and fill in their rows."""
        compiled.play_games(
            self.state,
            self.tables,
            self.work,
            rows,
            self.levels,
            self.seed,
            first_game,
            compiled.start,
            compiled.choose,
            compiled.apply,
            compiled.finish,
        )
