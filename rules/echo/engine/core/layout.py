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
    COUNTED_EVENTS,
    DECK_CARDS,
    FIELD,
    FRAME_WIDTH,
    GIVE_ROWS,
    GIVE_WIDTH,
    MODIFIERS,
    MOMENTS,
    SELECTOR_WIDTH,
    SELECTORS,
    STACK_HEIGHT,
    WAITING_HEIGHT,
)
from rules.echo.engine.core.feature_codes import CHANGES, FEATURES, GUESSES, PLACES
from rules.kernel.compiled.copying import copying
from rules.kernel.compiled.event_log import EVENT_WIDTH, LOG_ROWS
from rules.kernel.compiled.rows import LEAD_TURNS
from rules.kernel.players import foresight, plan_memory, turn_search
from rules.kernel.players.learning import STEPS

#: Everything that a game is. A slot of the field is side * 5 + 0..4. `cards[p, zone]` lists card ids, the top of a deck last.
STATE = np.dtype(
    [
        ("rng", "u8", (2,)),  # one stream a side
        ("known", "u8", (2,)),  # bits of the cards whose place that side knows
        ("tossed", "u8", (2,)),  # bits of the cards chosen in the mulligan
        ("options", "u8"),  # bits of the cards that may be picked now
        ("present", "u8"),  # bits of the cards on the field, and of both heroes
        ("picked", "u8"),  # bits of the cards picked by the running effect
        ("actions", "i4"),
        ("turn", "i2"),
        ("turn_actions", "i2"),
        ("turn_effects", "i2"),
        ("next_uid", "i2"),
        ("waiting_size", "i2"),
        ("life", "i2", (2,)),
        ("energy", "i2", (2,)),
        ("cap_change", "i2", (2,)),
        ("cap_change_once", "i2", (2,)),
        ("that", "i2"),  # bits of the slots that the running ability took last
        ("held", "i2"),  # the same of an ability that waits for a replacement
        ("gone", "i2"),  # the attack of those that the running ability destroyed or sent back last
        ("uid", "i2", (FIELD,)),  # a new number each time a slot is filled, 0 when empty
        ("buff", "i2", (FIELD,)),
        ("buff_turn", "i2", (FIELD,)),
        ("buff_next", "i2", (FIELD,)),  # what the next turn begins with as its own
        ("aura", "i2", (FIELD,)),  # attack from continuous passives
        ("gained", "i2", (FIELD,)),  # keywords and restrictions, as bits
        ("lost", "i2", (FIELD,)),
        ("gained_turn", "i2", (FIELD,)),
        ("lost_turn", "i2", (FIELD,)),
        ("gained_next", "i2", (FIELD,)),
        ("lost_next", "i2", (FIELD,)),
        ("aura_keywords", "i2", (FIELD,)),
        ("stack_size", "i1"),
        ("phase", "i1"),
        ("active", "i1"),
        ("first", "i1"),
        ("asked", "i1"),  # who is asked in mulligan and setup
        ("winner", "i1"),  # -1 while the game goes on, 2 a draw
        ("end", "i1"),
        ("errors", "u1"),
        ("skips_battle", "i1"),
        ("has_auras", "i1"),
        ("is_stale", "i1"),  # whether what steady auras give may have changed since it was worked out
        ("skips_draw", "i1", (2,)),
        ("hero_used", "i1", (2,)),
        ("hero_once", "u1", (2,)),
        ("card", "i1", (FIELD,)),  # -1 when empty
        ("awake", "i1", (FIELD,)),
        ("done", "u1", (FIELD,)),
        ("once", "u1", (FIELD,)),
        ("happened", "u1", (2, COUNTED_EVENTS)),  # to a side this turn; counted only if a card asks for it
        ("size", "i1", (2, 4)),
        ("cards", "i1", (2, 4, DECK_CARDS)),
        ("stack", "i2", (STACK_HEIGHT, FRAME_WIDTH)),  # the two that are mostly empty stand last: see copy_state
        ("waiting", "i2", (WAITING_HEIGHT, CONTEXT_WIDTH)),
    ],
    align=True,
)

#: What the cards are; -1 stands for an attribute, faction or race that a card hasn't.
TABLES = np.dtype(
    [
        ("followers", "u8"),  # bits of the cards that are followers
        ("items", "u8"),
        ("hearers", "u8", (MOMENTS,)),  # bits of the cards that listen to a moment
        ("givers", "u8", (MODIFIERS,)),  # bits of the cards that give a modifier
        ("spreaders", "u8"),  # bits of those that give any to followers on the field
        ("asleep_givers", "u8"),  # bits of those that give also while asleep
        ("has_steady_auras", "i1"),  # whether the field, life and whose turn it is decide alone what is given to followers
        ("restricts", "i2"),  # bits of the restrictions that any card sets
        ("counted", "i2"),  # bits of the events that any card counts
        ("has_replacements", "i2"),  # bits of the events that any card replaces
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
        ("in_hand", "i2", (CARDS,)),  # what it is worth there to the greedy player
        ("first_ability", "i2", (CARDS,)),
        ("abilities", "i2", (CARDS,)),
        ("active", "i2", (CARDS,)),  # its active skill, -1 without
        ("has_skill", "i2", (CARDS,)),  # bits of the kinds of its skills
        ("gives", "i2", (CARDS,)),  # bits of the modifiers that it gives
        ("replaces", "i2", (CARDS,)),  # bits of the events that it replaces
        ("ability", "i2", (ABILITIES, ABILITY_WIDTH)),
        ("code", "i2", (CODE, CODE_WIDTH)),
        ("selector", "i2", (SELECTORS, SELECTOR_WIDTH)),
        ("condition", "i2", (CONDITION_ROWS, CONDITION_WIDTH)),
        ("amount", "i2", (AMOUNTS, AMOUNT_WIDTH)),
        ("give", "i2", (GIVE_ROWS, GIVE_WIDTH)),
        # What the players think with.
        ("mark", "u8", (CARDS,)),  # the same number for equal cards
        ("wins", "i1", (CARDS, CHANGES)),  # of SHARE battles with the other deck's followers, how many a card with a buff wins
        ("losses", "i1", (CARDS, CHANGES)),
        ("weights", "i4", (2, FEATURES)),  # those of each side's player
        ("guess", "i4", (2, GUESSES)),
        ("worth", "i4", (2, PLACES, CARDS)),  # of a card where a side's player sees it
        ("keep", "i4", (2, CARDS)),  # what having a card in the opening hand is worth to a side's player
        ("chances", "i4", (STEPS + 1,)),
        ("given", "u8", (2,)),  # bits of the opening hand that each side is given; none: a random one
        ("put_back", "u8", (2,)),  # those of them that go back in the mulligan
    ],
    align=True,
)

#: The legal actions, scratch rows, the players' own randomness and the event log.
WORK = np.dtype(
    [
        ("rng", "u8", (2,)),
        ("legal_size", "i4"),
        ("log_size", "i4"),
        ("is_logging", "i4"),  # who hears of events: nobody (0), the log (1), the tally of cards (2)
        ("candidates_size", "i4"),
        ("legal", "i2", (ACTIONS,)),
        ("candidates", "i2", (ACTIONS,)),
        ("context", "i2", (CONTEXT_WIDTH,)),
        ("dead", "i2", (FIELD, 4)),
        ("aura", "i2", (FIELD,)),
        ("aura_keywords", "i2", (FIELD,)),
        ("pool", "i1", (2, CARDS)),
        ("looked", "i1", (CARDS,)),
        ("lead", "i2", (LEAD_TURNS,)),
        ("opening", "i1", (CARDS,)),
        ("drawn", "i2", (CARDS,)),
        ("played", "i2", (CARDS,)),
        ("used", "i2", (CARDS,)),
        ("log", "i2", (LOG_ROWS, EVENT_WIDTH)),
        ("features", "i4", (FEATURES,)),
        ("worth", "i4"),
        ("cases", "i4", (4,)),
        ("seen_as", "i2", (FIELD,)),
        ("force", "i2", (FIELD,)),
        ("traits", "i2", (FIELD,)),
        *turn_search.FIELDS,
        *plan_memory.STRAYING,
        *plan_memory.MEMORY,
        *foresight.FIELDS,
    ],
    align=True,
)

S: Any = numba.from_dtype(STATE)
T: Any = numba.from_dtype(TABLES)
W: Any = numba.from_dtype(WORK)

copy_state = copying(S, STATE, "stack", "waiting")

Records = npt.NDArray[np.void]


def new(dtype: np.dtype[Any]) -> Records:
    """An empty record in its one-element array."""
    return np.zeros(1, dtype)


def new_state() -> Records:
    """An empty game, with room for the worlds that players imagine."""
    return np.zeros(foresight.ALL_WORLDS, STATE)
