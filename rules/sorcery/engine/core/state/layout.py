"""The records: the state of a game, the tables compiled from its cards, and the workspace that belongs to neither."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from rules.kernel.compiled.machine.columns import CONTEXT_WIDTH
from rules.kernel.compiled.record_copy import copying
from rules.kernel.players.logistic import STEPS
from rules.kernel.players.records import workspace
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.feature_codes import FEATURES, PLACES
from rules.sorcery.engine.core.state.fields import STATE

_CARDS = (codes.CARDS,)

#: What the cards are.
TABLES = np.dtype(
    [
        ("heard", "i4"),  # bits of the moments that any card listens to
        ("has_costs", "i1"),  # whether any card changes costs
        ("replaced", "i2"),  # bits of the events that any card replaces
        ("decks", "i2", (2, 2)),  # how many cards each side's spellbook and atlas have
        ("deck", "i2", (2,)),
        ("first_card", "i2", (2,)),
        ("listed", "i2", _CARDS),  # where the decks list a card, -1 nowhere
        ("given", "i1", _CARDS),  # whether it is of the opening hand that its side is given: KEPT or PUT_BACK
        ("is_given", "i1", (2,)),
        ("same", "i2", _CARDS),  # the lowest number of the same card, of either side
        ("kind", "i2", _CARDS),
        ("cost", "i2", _CARDS),
        ("need", "i2", (codes.CARDS, codes.ELEMENTS)),  # the thresholds that a spell asks
        ("brings", "i2", (codes.CARDS, codes.ELEMENTS)),  # those that a site brings
        ("elements", "i2", _CARDS),  # those that it has, as a mask
        ("power", "i2", _CARDS),
        ("life", "i2", _CARDS),
        ("keywords", "i4", _CARDS),
        ("reach", "i2", _CARDS),  # how many squares it strikes over
        ("more_steps", "i2", _CARDS),
        ("hears", "i4", _CARDS),  # bits of the moments that it listens to
        ("gives", "i2", _CARDS),  # STEADY and SHIFTING, of its static abilities
        ("replaces", "i2", _CARDS),  # bits of the events that it replaces
        ("first_ability", "i2", _CARDS),
        ("abilities", "i2", _CARDS),
        ("skills", "i2", _CARDS),  # how many activated ones
        ("skill", "i2", (codes.CARDS, codes.SKILLS)),
        ("cast", "i2", _CARDS),  # the ability that a magic has, -1 none
        ("ability", "i2", (codes.ABILITIES, codes.ABILITY_WIDTH)),
        ("code", "i2", (codes.CODE, codes.CODE_WIDTH)),
        ("selector", "i2", (codes.SELECTORS, codes.SELECTOR_WIDTH)),
        ("condition", "i2", (codes.CONDITION_ROWS, codes.CONDITION_WIDTH)),
        ("amount", "i2", (codes.AMOUNTS, codes.AMOUNT_WIDTH)),
        ("give", "i4", (codes.GIVE_ROWS, codes.GIVE_WIDTH)),
        # What the players think with.
        ("mark", "u8", _CARDS),  # the same number for equal cards
        ("weights", "i4", (2, FEATURES)),  # those of each side's player
        ("worth", "i4", (2, PLACES, codes.CARDS)),  # of a card where a side's player sees it
        ("keep", "i4", (2, codes.CARDS)),  # what having a card in the opening hand is worth to a side's player
        ("chances", "i4", (STEPS + 1,)),
    ],
    align=True,
)

#: The legal actions, scratch rows, the players' own randomness and the event log.
WORK = workspace(
    ("context", "i2", (CONTEXT_WIDTH,)),
    ("giving", "i2", (CONTEXT_WIDTH,)),  # of a static ability
    ("more_power", "i4", (codes.TARGETS,)),  # what static abilities give
    ("more_traits", "i4", (codes.TARGETS,)),
    ("more_reach", "i2", (codes.TARGETS,)),
    ("more_steps", "i2", (codes.TARGETS,)),
    ("more_ground", "i1", (codes.TARGETS,)),
    ("receiving", "i8"),  # bits of the places for which they count
    ("ground_by", "i2", (codes.TARGETS,)),  # the uid of what gives it
    ("dealer", "i2"),  # the card that deals damage
    ("victim", "i2"),  # the kinds (a mask) of the unit that damage is dealt to
    ("host_was", "i2", (codes.TARGETS,)),  # the uid of the unit that carried an artifact and leaves just now, else 0
    ("zone", "i1"),  # the deck that a card is drawn from
    ("planned", "i2", (codes.OBJECTS,)),  # the damage that an attacker deals to each
    ("hidden", "i1", _CARDS),
    ("dead", "i2", (codes.TARGETS, 8)),  # those that leave at once: card, uid, place, owner, power, whether they died, location, side
    ("listed", "i2", _CARDS),
    ("is_standing", "i1", _CARDS),  # whether a card is used as it arrives
    ("affinity", "i2", (codes.ELEMENTS,)),  # scratch of the players
    actions=codes.ACTIONS,
    cards=codes.CARDS,
    side_cards=codes.SIDE_CARDS,
    features=FEATURES,
)

S: Any = numba.from_dtype(STATE.dtype)
T: Any = numba.from_dtype(TABLES)
W: Any = numba.from_dtype(WORK)

copy_state: Any = copying(S, STATE.dtype)
