"""The records: the state of a game, the tables compiled from its cards, and the workspace that belongs to neither."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.feature_codes import FEATURES, PLACES
from rules.douwushi.engine.core.state.fields import STATE
from rules.kernel.compiled.record_copy import clearing, copying
from rules.kernel.players.logistic import STEPS
from rules.kernel.players.records import workspace

_CARDS = (codes.CARDS,)

#: What the cards are. Bits of cards stand for one owner's each: the last dimension is the owner.
TABLES = np.dtype(
    [
        ("hearers", "u8", (codes.MOMENTS, 2)),  # the cards that listen to a moment
        ("givers", "u8", (2,)),  # those with continuous passives
        ("rulers", "u8", (2,)),  # those of which what they give bears on damage
        ("shifting", "u8", (2,)),  # those of which what they give hangs on more than who and what is there
        ("heroes", "u8", (2,)),
        ("spells", "u8", (2,)),
        ("items", "u8", (2,)),
        ("weapons", "u8", (2,)),
        ("deck", "i2", (2,)),  # how many cards each side has
        ("starter", "i2", (2,)),  # the starting hero that each deck names
        ("listed", "i2", _CARDS),  # where the decks list a card: the rows of what became of the cards go by it
        ("same", "i2", _CARDS),  # the lowest number of the same card, of either side
        ("named", "i2", _CARDS),  # the lowest number that bears the same name: another card may bear it, too (W-17)
        ("kind", "i2", _CARDS),
        ("cost", "i2", _CARDS),
        ("attack", "i2", _CARDS),
        ("attack_type", "i2", _CARDS),
        ("hands", "i2", _CARDS),
        ("life", "i2", _CARDS),
        ("classes", "i2", _CARDS),
        ("has_guard", "i2", _CARDS),
        ("is_lasting", "i2", _CARDS),
        ("first_ability", "i2", _CARDS),
        ("abilities", "i2", _CARDS),
        ("actives", "i2", _CARDS),  # how many active ones
        ("active", "i2", (codes.CARDS, codes.SKILLS)),
        ("cast", "i2", _CARDS),  # what a spell does when it is used, -1 nothing
        ("ability", "i2", (codes.ABILITIES, codes.ABILITY_WIDTH)),
        ("code", "i2", (codes.CODE, codes.CODE_WIDTH)),
        ("selector", "i2", (codes.SELECTORS, codes.SELECTOR_WIDTH)),
        ("condition", "i2", (codes.CONDITION_ROWS, codes.CONDITION_WIDTH)),
        ("amount", "i2", (codes.AMOUNTS, codes.AMOUNT_WIDTH)),
        ("give", "i2", (codes.GIVE_ROWS, codes.GIVE_WIDTH)),
        # What the players think with.
        ("mark", "u8", _CARDS),  # the same number for equal cards
        ("weights", "i4", (2, FEATURES)),  # those of each side's player
        ("worth", "i4", (2, PLACES, codes.CARDS)),  # of a card where a side's player sees it
        ("chances", "i4", (STEPS + 1,)),
        ("given_hand", "u8", (2,)),  # the opening hand that each side is given; none: a random one
    ],
    align=True,
)

#: The legal actions, scratch rows, the players' own randomness and the event log.
WORK = workspace(
    ("context", "i2", (codes.CONTEXT_WIDTH,)),
    ("giving", "i2", (codes.CONTEXT_WIDTH,)),  # of a continuous passive
    ("found", "u8", (2,)),
    ("seen_names", "u8", (2,)),  # the names of cards listed so far, as bits of the lowest cards that have them
    ("hit_source", "i4"),  # of the damage that a moment is about: how it was dealt, and with what type of attack
    ("hit_type", "i4"),
    ("item_kind", "i4"),  # of the item that a moment is about
    ("hits", "i2", (2 * codes.FIELD, 3)),  # the damage of one event: who takes it, how much, for whom
    ("hits_size", "i4"),
    ("dead", "i2", (codes.FIELD, 3)),  # those that die at once: card, uid, slot
    ("dead_borne", "u8", (codes.FIELD,)),
    ("rules", "i2", (codes.GIVEN_ROWS + codes.GIVE_ROWS, 3)),  # what bears on some damage: given row or -1, card, row of a modifier
    ("rules_size", "i4"),
    ("deck", "i2", (2,)),
    ("listed", "i2", _CARDS),
    ("has_skill", "i2", _CARDS),
    ("force", "i4", (2,)),
    ("strongest", "i4", (2,)),
    ("weakest", "i4", (2,)),
    actions=codes.ACTIONS,
    cards=codes.CARDS,
    side_cards=codes.SIDE_CARDS,
    features=FEATURES,
)

S: Any = numba.from_dtype(STATE.dtype)
T: Any = numba.from_dtype(TABLES)
W: Any = numba.from_dtype(WORK)

copy_state = copying(S, STATE.dtype)
clear_state = clearing(S, STATE.dtype)
