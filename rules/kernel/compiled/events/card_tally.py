"""The tally of a game's cards in the workspace, and their rows (rules.kernel.compiled.rows.CARD_ROW)."""

from __future__ import annotations

from typing import Any, NamedTuple

import numba

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.rows import CARD_ROW

#: The turn of what never happens.
NEVER = -1


class CardTally(NamedTuple):
    """The functions of a game: clear(w, card) before a game, write(w, row, card) into the card's row after it."""

    clear: Any
    write: Any


def card_tally(work: Any) -> CardTally:
    """Return the functions for a game's workspace (rules.kernel.players.records.workspace)."""

    @inner(VOID(work, INT))
    def clear(w: Any, card: int) -> None:
        w.opening[card] = 0
        w.drawn[card] = w.played[card] = w.used[card] = NEVER
        w.card_luck[card] = 0

    @inner(VOID(work, numba.from_dtype(CARD_ROW), INT))
    def write(w: Any, row: Any, card: int) -> None:
        row.opening = w.opening[card]
        row.drawn = w.drawn[card]
        row.played = w.played[card]
        row.used = w.used[card]
        row.luck = w.card_luck[card]

    return CardTally(clear, write)
