"""The records: the state of a game, the tables compiled from its cards, and the workspace that belongs to neither."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.feature_codes import CHANGES, FEATURES, GUESSES, PLACES
from rules.echo.engine.core.state.fields import STATE
from rules.kernel.compiled.record_copy import clearing, copying
from rules.kernel.players.logistic import STEPS
from rules.kernel.players.records import workspace

#: What the cards are; -1 stands for an attribute, faction or race that a card hasn't.
TABLES = np.dtype(
    [
        ("followers", "u8"),  # bits of the cards that are followers
        ("items", "u8"),
        ("hearers", "u8", (codes.MOMENTS,)),  # bits of the cards that listen to a moment
        ("givers", "u8", (codes.MODIFIERS,)),  # bits of the cards that give a modifier
        ("spreaders", "u8"),  # bits of those that give any to followers on the field
        ("asleep_givers", "u8"),  # bits of those that give also while asleep
        ("has_steady_auras", "i1"),  # whether the field, life and whose turn it is decide alone what is given to followers
        ("restricts", "i2"),  # bits of the restrictions that any card sets
        ("counted", "i2"),  # bits of the events that any card counts
        ("has_replacements", "i2"),  # bits of the events that any card replaces
        ("listens", "u4", (codes.CARDS,)),
        ("definition", "i2", (codes.CARDS,)),
        ("kind", "i2", (codes.CARDS,)),
        ("cost", "i2", (codes.CARDS,)),
        ("attack", "i2", (codes.CARDS,)),
        ("attribute", "i2", (codes.CARDS,)),
        ("faction", "i2", (codes.CARDS,)),
        ("race", "i2", (codes.CARDS,)),
        ("keywords", "i2", (codes.CARDS,)),
        ("life", "i2", (codes.CARDS,)),
        ("in_hand", "i2", (codes.CARDS,)),  # what it is worth there to the greedy player
        ("first_ability", "i2", (codes.CARDS,)),
        ("abilities", "i2", (codes.CARDS,)),
        ("active", "i2", (codes.CARDS,)),  # its active skill, -1 without
        ("has_skill", "i2", (codes.CARDS,)),  # bits of the kinds of its skills
        ("gives", "i2", (codes.CARDS,)),  # bits of the modifiers that it gives
        ("replaces", "i2", (codes.CARDS,)),  # bits of the events that it replaces
        ("ability", "i2", (codes.ABILITIES, codes.ABILITY_WIDTH)),
        ("code", "i2", (codes.CODE, codes.CODE_WIDTH)),
        ("selector", "i2", (codes.SELECTORS, codes.SELECTOR_WIDTH)),
        ("condition", "i2", (codes.CONDITION_ROWS, codes.CONDITION_WIDTH)),
        ("amount", "i2", (codes.AMOUNTS, codes.AMOUNT_WIDTH)),
        ("give", "i2", (codes.GIVE_ROWS, codes.GIVE_WIDTH)),
        # What the players think with.
        ("mark", "u8", (codes.CARDS,)),  # the same number for equal cards
        ("wins", "i1", (codes.CARDS, CHANGES)),  # of SHARE battles with the other deck's followers, how many a card with a buff wins
        ("losses", "i1", (codes.CARDS, CHANGES)),
        ("weights", "i4", (2, FEATURES)),  # those of each side's player
        ("guess", "i4", (2, GUESSES)),
        ("worth", "i4", (2, PLACES, codes.CARDS)),  # of a card where a side's player sees it
        ("keep", "i4", (2, codes.CARDS)),  # what having a card in the opening hand is worth to a side's player
        ("chances", "i4", (STEPS + 1,)),
        ("given", "u8", (2,)),  # bits of the opening hand that each side is given; none: a random one
        ("put_back", "u8", (2,)),  # those of them that go back in the mulligan
    ],
    align=True,
)

#: The legal actions, scratch rows, the players' own randomness and the event log.
WORK = workspace(
    ("context", "i2", (codes.CONTEXT_WIDTH,)),
    ("dead", "i2", (codes.FIELD, 4)),
    ("aura", "i2", (codes.FIELD,)),
    ("aura_keywords", "i2", (codes.FIELD,)),
    ("looked", "i1", (codes.CARDS,)),
    ("worth", "i4"),
    ("cases", "i4", (4,)),
    ("seen_as", "i2", (codes.FIELD,)),
    ("force", "i2", (codes.FIELD,)),
    ("traits", "i2", (codes.FIELD,)),
    actions=codes.ACTIONS,
    cards=codes.CARDS,
    side_cards=codes.CARDS,
    features=FEATURES,
)

S: Any = numba.from_dtype(STATE.dtype)
T: Any = numba.from_dtype(TABLES)
W: Any = numba.from_dtype(WORK)

copy_state = copying(S, STATE.dtype)
clear_state = clearing(S, STATE.dtype)
