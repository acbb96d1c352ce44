"""The records that a game is played in, empty: the workspace, which all games have alike except their own scratch rows, and the others."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from rules.kernel.compiled.control import COLUMNS
from rules.kernel.compiled.events.rows import EVENT_WIDTH, LOG_ROWS
from rules.kernel.compiled.rows import LEAD_TURNS
from rules.kernel.players import foresight, plan_memory, turn_search
from rules.kernel.players.logistic import STEPS
from rules.kernel.state.fields import SIDES

Records = npt.NDArray[np.void]


def workspace(*own: tuple[Any, ...], actions: int, cards: int, side_cards: int, features: int, sides: int = SIDES) -> np.dtype[Any]:
    """Return the type of the workspace: the legal actions, a game's own scratch rows, the players' randomness and memory, the event log.

    `actions`: the most that may be legal at once. `cards`: an upper bound of the ids of a game's cards; `side_cards`: the most that a side
    has. `features`: the number of a position's features for the players.
    """
    return np.dtype(
        [
            ("rng", "u8", (sides,)),
            ("legal_size", "i4"),
            ("log_size", "i4"),
            ("is_logging", "i4"),  # who hears of events: nobody (0), the log (1), the tally of cards (2)
            ("candidates_size", "i4"),
            ("legal", "i4", (actions,)),
            ("candidates", "i4", (actions,)),
            *own,
            ("pool", "i1" if cards <= 128 else "i2", (sides, side_cards)),
            ("lead", "i2", (LEAD_TURNS,)),
            ("opening", "i1", (cards,)),
            ("drawn", "i2", (cards,)),
            ("played", "i2", (cards,)),
            ("used", "i2", (cards,)),
            ("card_luck", "i4", (cards,)),
            ("log", "i2", (LOG_ROWS, EVENT_WIDTH)),
            ("features", "i4", (features,)),
            *turn_search.FIELDS,
            *plan_memory.STRAYING,
            *plan_memory.MEMORY,
            *foresight.FIELDS,
        ],
        align=True,
    )


def plain_tables(*columns: str, cards: int, decks: int, code: int, sides: int = SIDES) -> np.dtype[Any]:
    """Return the type of the tables of plain games (playing.plain_plays): the columns named here, and what the machine and players read.

    `decks`: how many a side draws from. `code`: instructions of all cards together.
    """
    return np.dtype(
        [
            *((name, "i2", (cards,)) for name in (*columns, "same", "pc")),
            ("mark", "u8", (cards,)),
            ("first_card", "i2", (sides,)),
            ("deck", "i2", (sides,)),
            ("decks", "i2", (sides, decks)),
            ("code", "i2", (code, len(COLUMNS))),
            ("chances", "i4", (STEPS + 1,)),
        ],
        align=True,
    )


def new(dtype: np.dtype[Any]) -> Records:
    """Return an empty record in its one-element array."""
    return np.zeros(1, dtype)


def new_state(dtype: np.dtype[Any]) -> Records:
    """Return an empty game, with room for the worlds that players imagine."""
    return np.zeros(foresight.ALL_WORLDS, dtype)
