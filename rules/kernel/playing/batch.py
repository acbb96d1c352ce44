"""Batches: many games between some decks, played by the compiled loop."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from types import TracebackType
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.kernel.compiled.rows import CARD_ROW
from rules.kernel.engine import PlayableDeck, lead_rows
from rules.kernel.engine_parts import EngineParts
from rules.kernel.players.level_numbers import RANDOM
from rules.kernel.playing.ready_tables import tables_for

_NO_CARDS, _NO_LEADS = np.zeros((0, 2, 0), CARD_ROW), lead_rows(0)

Cards = npt.NDArray[np.void] | None
Leads = npt.NDArray[np.int16] | None


class Batch:
    """Decks made ready once; every call plays more of their games in the same records. One thread at a time."""

    def __init__(
        self, parts: EngineParts, decks: Sequence[PlayableDeck], seed: int, levels: tuple[int, ...], is_examined: bool = False
    ) -> None:
        self.parts = parts
        self.tables = tables_for(decks, parts.starts.compile_decks)
        self._make_records()
        self.seed = np.uint64(seed % 2**64)
        self.levels = np.array(levels, np.int64)
        self.is_examined = is_examined

    def _make_records(self) -> None:
        from rules.kernel.players.records import new, new_state

        layout = self.parts.layout
        self.state, self.work = new_state(layout.STATE.dtype), new(layout.WORK)

    @cached_property
    def _choose(self) -> Any:
        """The function by which both sides choose; without the thinking players' code where none of them plays."""
        if (self.levels == RANDOM).all():
            return self.parts.compiled.choose_at_random
        return self.parts.players.choose

    def twin(self) -> Batch:
        """Return a batch that plays the same decks in records of its own; nothing writes to the tables, so they share them."""
        other = copy.copy(self)
        other._make_records()
        return other

    def play(self, rows: npt.NDArray[np.void], cards: Cards, leads: Leads, first_game: int) -> None:
        """Play len(rows) games from number `first_game` on and fill in their rows and, if asked for, those of their cards and leads."""
        from rules.kernel.compiled.events.rows import SILENT, TALLYING

        self.work["is_logging"] = SILENT if cards is None and leads is None else TALLYING
        written = (rows, _NO_CARDS if cards is None else cards, _NO_LEADS if leads is None else leads)
        asked = (*written, self.levels, self.seed, first_game)
        compiled = self.parts.compiled
        functions = (compiled.start, self._choose, compiled.apply, compiled.finish)
        if self.is_examined:
            examined = self.parts.examined
            examined.examine_games(self.state, self.tables, self.work, *asked, *functions, examined.look)
        else:
            compiled.play_games(self.state, self.tables, self.work, *asked, *functions)


class Crew:
    """Batches of the same decks, one a thread, that divide games among them. The compiled loop lets other threads run beside it."""

    def __init__(self, batch: Batch, threads: int) -> None:
        self._batches = [batch, *(batch.twin() for _ in range(threads - 1))]
        self._pool = ThreadPoolExecutor(threads)

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._pool.shutdown()

    def play(self, rows: npt.NDArray[np.void], cards: Cards, leads: Leads, first_game: int) -> None:
        """Play games as `Batch.play` does; the rows are the same for any number of threads."""
        if len(self._batches) == 1:
            self._batches[0].play(rows, cards, leads, first_game)
            return
        share = -(-len(rows) // len(self._batches))
        parts = [slice(start, start + share) for start in range(0, len(rows), share)]
        asked = [
            self._pool.submit(batch.play, rows[part], part_of(cards, part), part_of(leads, part), first_game + part.start)
            for batch, part in zip(self._batches, parts, strict=False)
        ]
        for each in asked:
            each.result()


def part_of(rows: npt.NDArray[Any] | None, part: slice) -> npt.NDArray[Any] | None:
    """Return the rows of some games, where there are any."""
    return None if rows is None else rows[part]
