"""The auction's numbers and records: three players with a deck each, and the bank, a fourth side that decides nothing."""

from __future__ import annotations

from typing import Any

import numba

from rules.kernel.compiled.action_codes import Packing
from rules.kernel.compiled.machine import codes as machine
from rules.kernel.compiled.machine.columns import CONTEXT_WIDTH
from rules.kernel.compiled.machine.commitments import COMMITTED, commitments
from rules.kernel.compiled.machine.sizes import Sizes, course_fields, knowledge_field, pile_fields, unseen_field
from rules.kernel.compiled.piles import piles
from rules.kernel.compiled.record_copy import copying
from rules.kernel.compiled.wide_knowledge import wide_knowledge
from rules.kernel.players.records import plain_tables, workspace
from rules.kernel.state.fields import PLACE, SIDE, Field, StateFields
from rules.kernel.state.values import Number
from rules.kernel.state.zones import Zone
from rules.wording import Text

PLAYERS, SIDES, BANK = 3, 4, 3
SIDE_CARDS, OPENING_HAND, ROUNDS = 12, 4, 10
CARDS = SIDES * SIDE_CARDS
START, BIDDING, OVER = range(3)
ASK_BID = machine.FIRST_OWN
ACTION_KINDS = (*machine.ANSWERS, "bid")
BID = machine.FIRST_OWN_ACTION
PACKING = Packing(a_bits=6, b_bits=0)
BY_POINTS, BY_TIE, BY_ACTIONS = range(3)
DRAWN_GAME, ACTION_LIMIT = PLAYERS, 100
STACK_OVERFLOW, LOG_OVERFLOW, CARDS_NOT_CONSERVED, NUMBER_OUT_OF_RANGE, OPEN_CARD_UNKNOWN, OUT_OF_ORDER = (1 << bit for bit in range(6))

SIZES = Sizes(cards=CARDS, registers=1, frames=1, stack=0, waiting=1)
HAND, DECK, USED = range(3)
ZONES = (
    Zone("hand", HAND, Text("Hand", "手牌"), seen="owner"),
    Zone("deck", DECK, Text("Deck", "牌库"), is_from_top=True, is_pile=True),
    Zone("used", USED, Text("Used", "用过的牌"), seen="everybody"),
)
#: The one place holds the prize, the bank's card that is bid for.
STATE = StateFields(
    *course_fields(turns=ROUNDS, phases=OVER + 1, players=PLAYERS),
    *SIZES.fields,
    knowledge_field(CARDS),
    unseen_field(CARDS),
    COMMITTED,
    Field("points", "i2", SIDE, told=8, said=(Number(name="points", most=999, words=Text("Points", "分数")),)),
    Field("card", "i2", PLACE, holds=(-1, CARDS - 1)),
    *pile_fields(zones=len(ZONES), side_cards=SIDE_CARDS),
    *SIZES.tables,
    places=1,
    sides=SIDES,
)
TABLES = plain_tables("value", cards=CARDS, decks=1, code=32, sides=SIDES)
WORK = workspace(
    ("context", "i2", (CONTEXT_WIDTH,)),
    ("hidden", "i1", (CARDS,)),
    actions=16,
    cards=CARDS,
    side_cards=SIDE_CARDS,
    features=1,
    sides=SIDES,
)
S, T, W = (numba.from_dtype(dtype) for dtype in (STATE.dtype, TABLES, WORK))
copy_state: Any = copying(S, STATE.dtype)
add, _, remove_at, remove = piles(S, DECK)
KNOWLEDGE = wide_knowledge(S, DECK, SIDES)
show, show_to, _, _, shuffle = KNOWLEDGE
open_bids, commit, next_after, bid_of = commitments(S, hand=HAND, players=PLAYERS)
pack, kind_of, a_of, _ = PACKING.compiled()
