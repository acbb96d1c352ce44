"""The records: the state of a game, the tables compiled from its cards, and the workspace that belongs to neither."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from rules.douwushi.engine.core import codes
from rules.douwushi.engine.core.feature_codes import FEATURES, PLACES
from rules.kernel.compiled.copying import copying
from rules.kernel.compiled.event_log import EVENT_WIDTH, LOG_ROWS
from rules.kernel.compiled.rows import LEAD_TURNS
from rules.kernel.players import foresight, plan_memory, turn_search
from rules.kernel.players.learning import STEPS

_FIELD = (codes.FIELD,)
_CARDS = (codes.CARDS,)

#: Everything that a game is. `cards[p, zone]` lists card ids, the top of a reserve last, the bounty's stacks one after the other.
#: Bits of cards stand for one owner's each: `[p]` is the owner.
STATE = np.dtype(
    [
        ("rng", "u8", (2,)),  # one stream a side
        ("known", "u8", (2, 2)),  # [viewer, owner]: the cards whose place the viewer knows
        ("present", "u8", (2,)),  # the cards on the battlefield
        ("tapped", "u8", (2,)),  # the tapped heroes and weapons
        ("once", "u8", (2, 2)),  # [owner, which]: the cards whose first or second once-a-turn thing was used this turn
        ("picked", "u8", (2,)),  # the cards, items or spells taken by the running ability
        ("options", "u8", (2,)),  # those that may be picked now
        ("named", "u8", (codes.REGISTERS, 2)),  # the items or spells named before the ability was paid
        ("borne", "u8", (2, codes.FIELD)),  # [owner, slot]: the items and lasting spells on a hero
        ("named_heroes", "i4", (codes.REGISTERS,)),  # the heroes named, as bits of slots
        ("field", "i4"),  # the slots with a hero, as bits
        ("that", "i4"),  # the heroes that the running ability took last
        ("kept", "i4"),  # those that it took before them
        ("choices", "i4"),  # the slots that may be chosen now
        ("actions", "i4"),
        ("turn", "i2"),
        ("turn_actions", "i2"),
        ("turn_effects", "i2"),
        ("next_uid", "i2"),
        ("context", "i2", (codes.CONTEXT_WIDTH,)),  # of the ability that is carried out
        ("pc", "i2"),  # its next instruction, -1 when none is carried out
        ("else_pc", "i2"),  # where it goes on when "may" is declined
        ("battle_uids", "i2", (2,)),  # attacker and attacked
        ("uid", "i2", _FIELD),  # a new number each time a place is filled, 0 when empty
        ("damage", "i2", _FIELD),
        ("mp", "i2", _FIELD),
        ("attack", "i2", _FIELD),  # from here to `limits`: worked out again whenever something may have changed
        ("life", "i2", _FIELD),
        ("traits", "i2", _FIELD),  # restrictions and the like, as bits
        ("attack_type", "i1", _FIELD),
        ("classes", "i1", _FIELD),  # whose items it may have, as bits
        ("counters", "i2", _FIELD),  # how often it may counter in a turn
        ("skill_cost", "i2", _FIELD),
        ("equip_cost", "i2", (codes.FIELD, 2)),  # for weapons, for equipment
        ("limits", "i2", (2, 3)),
        ("has_damage_rules", "i1"),
        ("is_stale", "i1"),
        ("phase", "i1"),
        ("active", "i1"),
        ("first", "i1"),
        ("winner", "i1"),  # -1 while the game goes on, 2 a draw
        ("end", "i1"),
        ("errors", "u1"),
        ("asked", "i1"),  # what is asked, and of whom
        ("asked_side", "i1"),
        ("left", "i1"),  # how many are still to be chosen
        ("can_stop", "i1"),
        ("purpose", "i1"),
        ("zone_side", "i1"),
        ("zone", "i1"),
        ("battle_step", "i1"),
        ("spell_used", "i1"),  # the spell that is being cast, -1 none
        ("is_announced", "i1"),  # whether the ability that is carried out costs MP or taps its hero
        ("owed", "i2"),  # the MP that its bearer pays when it has been carried out
        ("bounty_due", "i1", (2,)),  # stacks to be taken for heroes that died
        ("fallen", "i1", (2,)),
        ("deployed", "i1", (2,)),
        ("cast", "i1", (2,)),
        ("card", "i1", _FIELD),  # -1 when empty
        ("guards", "i1", _FIELD),  # the slot that it guards, -1 none
        ("guard_until", "i2", _FIELD),  # the last turn of that
        ("done", "u1", _FIELD),
        ("countered", "i1", _FIELD),  # how often it has this turn
        ("happened", "u1", (2, codes.COUNTED_EVENTS)),
        ("size", "i1", (2, codes.ZONES)),
        ("stacks", "i1", (2,)),
        ("stack_size", "i1", (2, codes.STACKS)),
        ("cards", "i1", (2, codes.ZONES, codes.SIDE_CARDS)),
        ("spells_size", "i1"),
        ("given_size", "i1"),
        ("waiting_size", "i2"),
        ("spells", "i2", (codes.SPELL_ROWS, codes.SPELL_WIDTH)),
        ("given", "i2", (codes.GIVEN_ROWS, codes.GIVEN_WIDTH)),  # the two that are mostly empty stand last: see copy_state
        ("waiting", "i2", (codes.WAITING_HEIGHT, codes.CONTEXT_WIDTH)),
    ],
    align=True,
)

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
WORK = np.dtype(
    [
        ("rng", "u8", (2,)),
        ("legal_size", "i4"),
        ("log_size", "i4"),
        ("is_logging", "i4"),  # who hears of events: nobody (0), the log (1), the tally of cards (2)
        ("legal", "i2", (codes.ACTIONS,)),
        ("candidates_size", "i4"),
        ("candidates", "i2", (codes.ACTIONS,)),
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
        ("pool", "i1", (2, codes.SIDE_CARDS)),
        ("deck", "i2", (2,)),
        ("listed", "i2", _CARDS),
        ("has_skill", "i2", _CARDS),
        ("lead", "i2", (LEAD_TURNS,)),
        ("opening", "i1", _CARDS),
        ("drawn", "i2", _CARDS),
        ("played", "i2", _CARDS),
        ("used", "i2", _CARDS),
        ("log", "i2", (LOG_ROWS, EVENT_WIDTH)),
        ("features", "i4", (FEATURES,)),
        ("force", "i4", (2,)),
        ("strongest", "i4", (2,)),
        ("weakest", "i4", (2,)),
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

copy_state = copying(S, STATE, "given", "waiting")

Records = npt.NDArray[np.void]


def new(dtype: np.dtype[Any]) -> Records:
    """An empty record in its one-element array."""
    return np.zeros(1, dtype)


def new_state() -> Records:
    """An empty game, with room for the worlds that players imagine."""
    return np.zeros(foresight.ALL_WORLDS, STATE)
