"""Many games between two decks, played by the compiled loop."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from types import TracebackType
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.echo.engine.core import compiled
from rules.echo.engine.core.codes import HERO
from rules.echo.engine.core.layout import WORK, new, new_state
from rules.echo.engine.core.log import TALLYING
from rules.echo.engine.core.players import RANDOM_PLAYER
from rules.echo.engine.ready_tables import tables_for
from rules.kernel.engine import CARD_ROW, PlayableDeck

_NO_CARDS = np.zeros((0, 2, 0), CARD_ROW)


class Batch:
    """Two decks made ready once; every call plays more of their games in the same records. One thread at a time."""

    def __init__(self, decks: Sequence[PlayableDeck], seed: int, levels: tuple[int, int], is_examined: bool = False) -> None:
        self.tables = tables_for(decks)
        self.state, self.work = new_state(), new(WORK)
        self.seed = np.uint64(seed % 2**64)
        self.levels = np.array(levels, np.int64)
        self.is_examined = is_examined

    @cached_property
    def _choose(self) -> Any:
        """How both sides choose. Without the thinking players' code where none of them plays."""
        if (self.levels == RANDOM_PLAYER).all():
            return compiled.choose_at_random
        from rules.echo.engine.core.choosing import choose

        return choose

    def twin(self) -> Batch:
        """One that plays the same decks in records of its own; nothing writes to the tables, so they share them."""
        other = copy.copy(self)
        other.state, other.work = new_state(), new(WORK)
        return other

    def play(self, rows: npt.NDArray[np.void], cards: npt.NDArray[np.void] | None, first_game: int) -> None:
        """Play len(rows) games from number `first_game` on and fill in their rows and, if asked for, those of their cards."""
        self.work["is_logging"] = 0 if cards is None else TALLYING
        asked = (rows, _NO_CARDS if cards is None else cards, self.levels, self.seed, first_game)
        functions = (compiled.start, self._choose, compiled.apply, compiled.finish)
        if self.is_examined:
            from rules.echo.engine.core import examined

            examined.examine_games(self.state, self.tables, self.work, *asked, *functions, examined.look)
        else:
            compiled.play_games(self.state, self.tables, self.work, *asked, *functions)
        if cards is not None:
            self._use_heroes(cards)

    def _use_heroes(self, cards: npt.NDArray[np.void]) -> None:
        """A hero without an active skill is at work from the start."""
        for side in range(2):
            if self.tables[0]["active"][HERO + side] < 0:
                cards["used"][:, side, 0] = 0


class Crew:
    """Batches of the same decks, one a thread, that share games out among them. The compiled loop lets other threads run beside it."""

    def __init__(self, batch: Batch, threads: int) -> None:
        self._batches = [batch, *(batch.twin() for _ in range(threads - 1))]
        self._pool = ThreadPoolExecutor(threads)

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._pool.shutdown()

    def play(self, rows: npt.NDArray[np.void], cards: npt.NDArray[np.void] | None, first_game: int) -> None:
        """What `Batch.play` does; the rows are the same for any number of threads."""
        if len(self._batches) == 1:
            self._batches[0].play(rows, cards, first_game)
            return
        share = -(-len(rows) // len(self._batches))
        parts = [slice(start, start + share) for start in range(0, len(rows), share)]
        asked = [
            self._pool.submit(batch.play, rows[part], None if cards is None else cards[part], first_game + part.start)
            for batch, part in zip(self._batches, parts, strict=False)
        ]
        for each in asked:
            each.result()
