"""The records: the state of a game, the tables compiled from its cards, and the workspace that belongs to neither."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.feature_codes import FEATURES, PLACES
from rules.hota.engine.core.state.fields import STATE
from rules.kernel.compiled.machine.columns import CONTEXT_WIDTH
from rules.kernel.compiled.record_copy import copying
from rules.kernel.players.logistic import STEPS
from rules.kernel.players.records import workspace

_CARDS = (codes.CARDS,)

#: What the cards are.
TABLES = np.dtype(
    [
        ("heard", "i4"),  # bits of the moments that any card listens to
        ("has_statics", "i1"),  # whether any card gives something
        ("has_costs", "i1"),  # whether any card changes costs
        ("minds_states", "i1"),  # whether what cards give hangs on who is tapped or in battle
        ("least_instant", "i2", (2,)),  # the least cost of a side's instants; more than there is mana without any
        ("replaced", "i2"),  # bits of the events that any card replaces
        ("decks", "i2", (2, 1)),  # how many cards each side's deck has; none in a position
        ("deck", "i2", (2,)),  # how many cards each side has, and its first
        ("first_card", "i2", (2,)),
        ("listed", "i2", _CARDS),  # where the decks list a card: the rows of what became of the cards go by it
        ("same", "i2", _CARDS),  # the lowest number of the same card, of either side
        ("kind", "i2", _CARDS),
        ("cost", "i2", _CARDS),
        ("need", "i2", (codes.CARDS, codes.ATTRIBUTE_KINDS)),
        ("attributes", "i2", _CARDS),  # those that it has, as a mask
        ("gives_attribute", "i2", _CARDS),  # those that it brings when it is played as an attribute card, as a mask
        ("is_instant", "i2", _CARDS),
        ("attack", "i2", _CARDS),
        ("life", "i2", _CARDS),
        ("keywords", "i2", _CARDS),
        ("is_basic", "i2", _CARDS),
        ("hears", "i4", _CARDS),  # bits of the moments that it listens to
        ("gives", "i2", _CARDS),  # STEADY and SHIFTING, of its static abilities
        ("replaces", "i2", _CARDS),  # bits of the events that it replaces
        ("first_ability", "i2", _CARDS),
        ("abilities", "i2", _CARDS),
        ("skills", "i2", _CARDS),  # how many activated ones
        ("skill", "i2", (codes.CARDS, codes.SKILLS)),
        ("cast", "i2", _CARDS),  # the ability that a spell has, -1 none
        ("equip", "i2", _CARDS),  # the ability by which equipment comes to another creature, -1 none
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
        ("keep", "i4", (2, codes.CARDS)),  # what having a card in the opening hand is worth to a side's player
        ("keep_attributes", "i4", (2, codes.OPENING_HAND + 1)),  # and so many attribute cards
        ("chances", "i4", (STEPS + 1,)),
        ("given", "i1", _CARDS),  # the opening hand that each side is given: 1; what of it goes back: 2
        ("is_given", "i1", (2,)),
    ],
    align=True,
)

#: The legal actions, scratch rows, the players' own randomness and the event log.
WORK = workspace(
    ("context", "i2", (CONTEXT_WIDTH,)),
    ("giving", "i2", (CONTEXT_WIDTH,)),  # of a static ability
    ("planned", "i2", (codes.FIRST_ITEM,)),  # the damage that an attacker deals at once
    ("more_attack", "i4", (codes.FIELD,)),  # what static abilities give
    ("more_life", "i4", (codes.FIELD,)),
    ("more_traits", "i2", (codes.FIELD,)),
    ("receiving", "i8"),  # bits of the places for which they count
    ("dealer", "i2"),  # the card that deals damage
    ("damage_to", "i4"),  # whom the damage is dealt to that a moment is about
    ("hidden", "i1", _CARDS),
    ("dead", "i2", (codes.FIELD, 6)),  # those that leave at once: card, uid, place, owner, attack, whether they died
    ("left", "i2", (codes.FIELD,)),  # the uid of the creature that an equipment was on and that leaves just now, else 0
    ("listed", "i2", _CARDS),
    ("deck", "i2", (2,)),
    ("force", "i4", (codes.FIELD,)),  # scratch of the players
    ("worths", "i4", (codes.FIELD,)),
    actions=codes.ACTIONS,
    cards=codes.CARDS,
    side_cards=codes.SIDE_CARDS,
    features=FEATURES,
)

S: Any = numba.from_dtype(STATE.dtype)
T: Any = numba.from_dtype(TABLES)
W: Any = numba.from_dtype(WORK)

copy_state = copying(S, STATE.dtype)
