"""The skirmish's numbers and records: 130 cards a side, two decks to draw from, a grid of five columns and four rows."""

from __future__ import annotations

from typing import Any

import numba

from rules.kernel.compiled.action_codes import Packing
from rules.kernel.compiled.machine import codes as machine
from rules.kernel.compiled.machine.columns import CONTEXT_WIDTH
from rules.kernel.compiled.machine.graph import graph, grid
from rules.kernel.compiled.machine.repetition import history_fields
from rules.kernel.compiled.machine.sizes import Sizes, course_fields, knowledge_field, pile_fields, unseen_field
from rules.kernel.compiled.piles import piles
from rules.kernel.compiled.record_copy import copying
from rules.kernel.compiled.wide_knowledge import wide_knowledge
from rules.kernel.players.records import plain_tables, workspace
from rules.kernel.state.fields import PLACE, SIDE, Field, StateFields
from rules.kernel.state.values import Number
from rules.kernel.state.zones import Zone
from rules.wording import Text

COLUMNS, ROWS = 5, 4
CELLS = COLUMNS * ROWS
UNIT_CARDS, SITE_CARDS, TOKENS = 100, 30, 8
SIDE_CARDS = UNIT_CARDS + SITE_CARDS
FIRST_TOKEN, CARDS = 2 * SIDE_CARDS, 2 * SIDE_CARDS + TOKENS
START_LIFE, TURN_LIMIT, ACTION_LIMIT, MOST_MANA = 12, 60, 100, 9
START, DRAWING, MAIN, OVER = range(4)
ASK_MAIN, ASK_DRAW = range(machine.FIRST_OWN, machine.FIRST_OWN + 2)
ACTION_KINDS = (*machine.ANSWERS, "draw", "site", "deploy", "move")
DRAW_FROM, PLAY_SITE, DEPLOY, MOVE = range(machine.FIRST_OWN_ACTION, machine.FIRST_OWN_ACTION + 4)
#: A card's id and a cell take more than 16 bits with the kind of action before them.
PACKING = Packing(a_bits=9, b_bits=5)
BY_LIFE, BY_TURNS, BY_ACTIONS, BY_REPETITION = range(4)
DRAWN_GAME = 2
STACK_OVERFLOW, LOG_OVERFLOW, CARDS_NOT_CONSERVED, NUMBER_OUT_OF_RANGE, OPEN_CARD_UNKNOWN, OUT_OF_ORDER = (1 << bit for bit in range(6))
#: The instructions of the skirmish's own: choose a free cell beside the card; make a token on the cell that was chosen.
CHOOSE_CELL, MAKE_TOKEN = machine.FIRST_OWN_INSTRUCTION, 10

SIZES = Sizes(cards=CARDS, registers=1, frames=2, stack=0, waiting=1)
HAND, UNITS, SITES, PLAYED, GRAVEYARD = range(5)
ZONES = (
    Zone("hand", HAND, Text("Hand", "手牌"), seen="owner"),
    Zone("units", UNITS, Text("Unit deck", "单位牌库"), is_from_top=True, is_pile=True),
    Zone("sites", SITES, Text("Site deck", "地点牌库"), is_from_top=True, is_pile=True),
    Zone("played", PLAYED, Text("Sites", "地点"), seen="everybody"),
    Zone("graveyard", GRAVEYARD, Text("Graveyard", "坟场"), seen="everybody", is_pile=True),
)
#: A side's places are side * CELLS + cell: on each cell there is one unit at most, whoever's it is.
STATE = StateFields(
    *course_fields(turns=TURN_LIMIT, phases=OVER + 1),
    *SIZES.fields,
    *history_fields(16),
    knowledge_field(CARDS),
    unseen_field(CARDS),
    Field("life", "i2", SIDE, told=8, said=(Number(name="life", most=99, words=Text("Life", "生命")),)),
    Field("mana", "i1", SIDE, told=4, holds=(0, MOST_MANA), said=(Number(name="mana", most=99, words=Text("Mana", "魔法")),)),
    Field("has_settled", "i1", SIDE, told=1),
    Field("card", "i2", PLACE, holds=(-1, CARDS - 1)),
    Field("has_moved", "i1", PLACE, told=1),
    Field("wounds", "i1", PLACE, told=5),
    *pile_fields(zones=len(ZONES), side_cards=SIDE_CARDS),
    *SIZES.tables,
    places=2 * CELLS,
)
TABLES = plain_tables("cost", "attack", "life", "is_site", cards=CARDS, decks=2, code=32)
WORK = workspace(
    ("context", "i2", (CONTEXT_WIDTH,)), ("hidden", "i1", (CARDS,)), actions=512, cards=CARDS, side_cards=SIDE_CARDS, features=1
)  # fmt: skip
S, T, W = (numba.from_dtype(dtype) for dtype in (STATE.dtype, TABLES, WORK))
copy_state: Any = copying(S, STATE.dtype)
add, _, remove_at, remove = piles(S, UNITS)
KNOWLEDGE = wide_knowledge(S, UNITS)
show, show_to, _, _, shuffle_units = KNOWLEDGE
shuffle_sites = wide_knowledge(S, SITES).shuffle
next_to, _, within = graph(grid(COLUMNS, ROWS))
pack, kind_of, a_of, b_of = PACKING.compiled()
