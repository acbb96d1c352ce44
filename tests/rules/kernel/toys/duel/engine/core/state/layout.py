"""The duel's numbers and records."""

from __future__ import annotations

from typing import Any

import numba

from rules.kernel.compiled.action_codes import Packing
from rules.kernel.compiled.knowledge import knowledge
from rules.kernel.compiled.machine import codes as machine
from rules.kernel.compiled.machine.columns import CONTEXT_WIDTH
from rules.kernel.compiled.machine.sizes import Sizes, course_fields, pile_fields, unseen_field
from rules.kernel.compiled.piles import piles
from rules.kernel.compiled.record_copy import copying
from rules.kernel.players.records import plain_tables, workspace
from rules.kernel.state.fields import PLACE, SIDE, Field, StateFields
from rules.kernel.state.values import Number
from rules.kernel.state.zones import Zone
from rules.wording import Text

DECK_SIZE, PLACES, STACK, START_LIFE, OPENING_HAND, TURN_LIMIT, ACTION_LIMIT, MOST_MANA = 24, 6, 8, 15, 4, 60, 200, 8
CARDS, FIELD = 2 * DECK_SIZE, 2 * PLACES
#: As targets, behind the places.
PLAYER, FIRST_ITEM = FIELD, FIELD + 2
CREATURE, INSTANT = range(2)
#: A creature has attacked or came this turn; it attacks.
TIRED, ATTACKING = 1, 2
START, FIRST, ATTACK, BLOCK, FIGHT, SECOND, OVER = range(7)
ASK_MAIN, ASK_RESPONSE, ASK_ATTACK, ASK_BLOCK = range(machine.FIRST_OWN, machine.FIRST_OWN + 4)
ACTION_KINDS = (*machine.ANSWERS, "cast", "attack", "block")
CAST, ATTACK_WITH, BLOCK_WITH = range(machine.FIRST_OWN_ACTION, machine.FIRST_OWN_ACTION + 3)
PACKING = Packing(a_bits=6, b_bits=4)
BY_LIFE, BY_BOTH, BY_TURNS, BY_ACTIONS = range(4)
DRAWN_GAME = 2
STACK_OVERFLOW, LOG_OVERFLOW, CARDS_NOT_CONSERVED, NUMBER_OUT_OF_RANGE, OPEN_CARD_UNKNOWN, OUT_OF_ORDER = (1 << bit for bit in range(6))
#: What is on the stack or in a frame: a creature, an instant, an ability that a moment has set off.
AS_CREATURE, AS_INSTANT, AS_TRIGGERED = range(3)
NEVER, ARRIVES, DIES = range(3)
#: The instructions of the duel's own; NAME lets an ability name creatures and players, or spells on the stack.
NAME, DAMAGE, COUNTER, DRAW, HIT, GAIN = machine.FIRST_OWN_INSTRUCTION, 10, 11, 12, 13, 14
ANYBODY, SPELLS = range(2)

SIZES = Sizes(cards=CARDS, registers=1, stack=STACK, waiting=16)
HAND, DECK, GRAVEYARD = range(3)
ZONES = (
    Zone("hand", HAND, Text("Hand", "手牌"), seen="owner"),
    Zone("deck", DECK, Text("Deck", "牌库"), is_from_top=True, is_pile=True),
    Zone("graveyard", GRAVEYARD, Text("Graveyard", "坟场"), seen="everybody", is_pile=True),
)
LIFE, MANA = (Number(name=en.lower(), most=99, words=Text(en, zh)) for en, zh in (("Life", "生命"), ("Mana", "魔法")))
STATE = StateFields(
    *course_fields(turns=TURN_LIMIT, phases=OVER + 1),
    *SIZES.fields,
    Field("known", "u8", SIDE, seen="owner"),
    unseen_field(CARDS),
    Field("life", "i2", SIDE, told=8, said=(LIFE,)),
    Field("mana", "i1", SIDE, told=4, holds=(0, MOST_MANA), said=(MANA,)),
    Field("cap", "i1", SIDE, told=4, holds=(0, MOST_MANA)),
    Field("card", "i1", PLACE, holds=(-1, CARDS - 1)),
    Field("done", "i1", PLACE, told=2),
    Field("wounds", "i1", PLACE, told=5),
    Field("blocks", "i1", PLACE, told=5, holds=(-1, FIELD - 1)),
    *pile_fields(zones=len(ZONES), side_cards=DECK_SIZE),
    *SIZES.tables,
    places=FIELD,
)
TABLES = plain_tables("kind", "cost", "attack", "life", "moment", cards=CARDS, decks=1, code=64)
WORK = workspace(("context", "i2", (CONTEXT_WIDTH,)), actions=128, cards=CARDS, side_cards=DECK_SIZE, features=1)
S, T, W = (numba.from_dtype(dtype) for dtype in (STATE.dtype, TABLES, WORK))
copy_state: Any = copying(S, STATE.dtype)
add, _, remove_at, remove = piles(S, DECK)
KNOWLEDGE = knowledge(S, STATE.dtype, DECK)
show, show_to, shuffle = KNOWLEDGE.show, KNOWLEDGE.show_to, KNOWLEDGE.shuffle
pack, kind_of, a_of, b_of = PACKING.compiled()
