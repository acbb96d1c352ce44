"""The records: the state of a game, the tables compiled from its cards, and the workspace that belongs to neither."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from rules.echo.engine.core.codes import (
    ABILITIES,
    ABILITY_WIDTH,
    ACTIONS,
    AMOUNT_WIDTH,
    AMOUNTS,
    CARDS,
    CODE,
    CODE_WIDTH,
    CONDITION_ROWS,
    CONDITION_WIDTH,
    CONTEXT_WIDTH,
    DECK_CARDS,
    FIELD,
    FRAME_WIDTH,
    GIVE_ROWS,
    GIVE_WIDTH,
    SELECTOR_WIDTH,
    SELECTORS,
    STACK_HEIGHT,
    WAITING_HEIGHT,
)
from rules.echo.engine.core.events import EVENT_WIDTH, LOG_ROWS

#: Everything that a game is. A slot of the field is side * 5 + 0..4. `cards[p, zone]` lists card ids, the top of a deck last.
STATE = np.dtype(
    [
        ("rng", "u8", (2,)),  # one stream a side
        ("known", "u8", (2,)),  # bits of the cards whose place that side knows
        ("tossed", "u8", (2,)),  # bits of the cards chosen in the mulligan
        ("options", "u8"),  # bits of the cards that may be picked now
        ("picked", "u8"),  # bits of the cards picked by the running effect
        ("actions", "i4"),
        ("turn", "i2"),
        ("turn_actions", "i2"),
        ("turn_effects", "i2"),
        ("next_uid", "i2"),
        ("life", "i2", (2,)),
        ("energy", "i2", (2,)),
        ("cap_change", "i2", (2,)),
        ("cap_change_once", "i2", (2,)),
        ("that", "i2"),  # bits of the slots that the running ability took last
        ("uid", "i2", (FIELD,)),  # a new number each time a slot is filled, 0 when empty
        ("buff", "i2", (FIELD,)),
        ("buff_turn", "i2", (FIELD,)),
        ("aura", "i2", (FIELD,)),  # attack from continuous passives
        ("stack", "i2", (STACK_HEIGHT, FRAME_WIDTH)),
        ("waiting", "i2", (WAITING_HEIGHT, CONTEXT_WIDTH)),
        ("stack_size", "i1"),
        ("waiting_size", "i1"),
        ("phase", "i1"),
        ("active", "i1"),
        ("first", "i1"),
        ("asked", "i1"),  # who is asked in mulligan and setup
        ("winner", "i1"),  # -1 while the game goes on, 2 a draw
        ("end", "i1"),
        ("errors", "i1"),
        ("skips_battle", "i1"),
        ("has_auras", "i1"),
        ("skips_draw", "i1", (2,)),
        ("hero_used", "i1", (2,)),
        ("hero_once", "u1", (2,)),
        ("card", "i1", (FIELD,)),  # -1 when empty
        ("awake", "i1", (FIELD,)),
        ("done", "u1", (FIELD,)),
        ("once", "u1", (FIELD,)),
        ("gained", "u1", (FIELD,)),
        ("lost", "u1", (FIELD,)),
        ("gained_turn", "u1", (FIELD,)),
        ("lost_turn", "u1", (FIELD,)),
        ("aura_keywords", "u1", (FIELD,)),
        ("size", "i1", (2, 4)),
        ("cards", "i1", (2, 4, DECK_CARDS)),
    ],
    align=True,
)

#: What the cards are; -1 stands for an attribute, faction or race that a card hasn't.
TABLES = np.dtype(
    [
        ("heard", "u4"),  # bits of the moments that any card listens to
        ("has_gives", "i2"),  # bits of the modifiers that any card gives
        ("listens", "u4", (CARDS,)),
        ("definition", "i2", (CARDS,)),
        ("kind", "i2", (CARDS,)),
        ("cost", "i2", (CARDS,)),
        ("attack", "i2", (CARDS,)),
        ("attribute", "i2", (CARDS,)),
        ("faction", "i2", (CARDS,)),
        ("race", "i2", (CARDS,)),
        ("keywords", "i2", (CARDS,)),
        ("life", "i2", (CARDS,)),
        ("first_ability", "i2", (CARDS,)),
        ("abilities", "i2", (CARDS,)),
        ("active", "i2", (CARDS,)),  # its active skill, -1 without
        ("gives", "i2", (CARDS,)),  # bits of the modifiers that it gives
        ("ability", "i2", (ABILITIES, ABILITY_WIDTH)),
        ("code", "i2", (CODE, CODE_WIDTH)),
        ("selector", "i2", (SELECTORS, SELECTOR_WIDTH)),
        ("condition", "i2", (CONDITION_ROWS, CONDITION_WIDTH)),
        ("amount", "i2", (AMOUNTS, AMOUNT_WIDTH)),
        ("give", "i2", (GIVE_ROWS, GIVE_WIDTH)),
    ],
    align=True,
)

#: The legal actions, scratch rows, the players' own randomness and the event log.
WORK = np.dtype(
    [
        ("rng", "u8", (2,)),
        ("legal_size", "i4"),
        ("log_size", "i4"),
        ("is_logging", "i4"),
        ("candidates_size", "i4"),
        ("legal", "i2", (ACTIONS,)),
        ("candidates", "i2", (ACTIONS,)),
        ("context", "i2", (CONTEXT_WIDTH,)),
        ("dead", "i2", (FIELD, 4)),
        ("aura", "i2", (FIELD,)),
        ("aura_keywords", "i2", (FIELD,)),
        ("pool", "i1", (2, CARDS)),
        ("log", "i2", (LOG_ROWS, EVENT_WIDTH)),
    ],
    align=True,
)

S: Any = numba.from_dtype(STATE)
T: Any = numba.from_dtype(TABLES)
W: Any = numba.from_dtype(WORK)

Records = npt.NDArray[np.void]


#: A game stands first in its array; the others are worlds that players try actions on.
WORLDS = 4


def new(dtype: np.dtype[Any]) -> Records:
    """An empty record in its one-element array."""
    return np.zeros(1, dtype)


def new_state() -> Records:
    """An empty game, with room for the worlds that players imagine."""
    return np.zeros(WORLDS, STATE)
