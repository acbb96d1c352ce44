"""A position as a side sees it, in one number: equal for positions that it can't tell apart, made of the fields declared as told."""

from __future__ import annotations

from typing import Any

import numpy as np

from rules.kernel.compiled.bits import NONE
from rules.kernel.compiled.columns import row_stirring
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.hashes import stir, word
from rules.kernel.compiled.knowledge import U64, Knowledge
from rules.kernel.compiled.machine.codes import CARDS
from rules.kernel.compiled.machine.columns import FRAME_WIDTH
from rules.kernel.compiled.machine.sizes import Sizes
from rules.kernel.compiled.wide_knowledge import WideKnowledge
from rules.kernel.state.fields import GAME, PLACE, SIDE, StateFields

#: The multiplier that tells a place from others with the same content.
_PLACE = np.uint64(0xD1B54A32D192ED03)


def viewing(
    state: Any, tables: Any, work: Any, fields: StateFields, knowledge: Knowledge | WideKnowledge, *, hand: int, stir_more: Any
) -> Any:
    """Return the function `key(s, t, w, side)` of a game (players.turn_search.Mind).

    It covers the fields that are declared as told, and which cards are known to lie in which places; of the side's hand, the zone `hand`,
    which cards it holds, equal ones alike: the tables' `mark` is the same number for them. stir_more(state, tables, side, total): stir in
    what takes more than that.
    """
    dtype, places, sides, is_known = fields.dtype, fields.places, fields.sides, knowledge.is_known
    stir_game = row_stirring(dtype, fields.told(GAME), is_one_row=True)
    stir_side, stir_own = row_stirring(dtype, fields.told(SIDE)), row_stirring(dtype, fields.told(SIDE, is_own=True))
    stir_place = row_stirring(dtype, fields.told(PLACE))

    @inner(U64(state, tables, work, INT))
    def key(s: Any, t: Any, w: Any, side: int) -> Any:
        total = stir_game(s, 0, NONE)
        for each in range(sides):
            total = stir_side(s, each, total)
        total = stir_own(s, side, total)
        held = NONE
        for index in range(int(s.size[side, hand])):
            held += t.mark[s.cards[side, hand, index]]
        total = stir(total, held)
        for place in range(places):
            card = int(s.card[place])
            if card >= 0:
                what = t.mark[card] if is_known(s, side, card) else NONE
                total = stir_place(s, place, total ^ what + word(place) * _PLACE)
        return stir_more(s, t, side, total)

    return key


def machine_stirring(state: Any, tables: Any, sizes: Sizes) -> Any:
    """Return the function `stir_more(s, t, side, total)` of a game on the machine: stir in what is on the stack and being carried out, with
    its targets, and the cards that are chosen among.
    """
    registers, cards = sizes.registers, sizes.cards

    @inner(U64(state, tables, INT, U64))
    def stir_machine(s: Any, t: Any, side: int, total: Any) -> Any:
        for item in range(int(s.stack_size)):
            for column in range(FRAME_WIDTH):
                total = stir(total, word(int(s.stack[item, column])))
            for register in range(registers):
                total = stir(total, word(int(s.stack_named[item, register])))
        for f in range(int(s.frames_size)):
            for column in range(FRAME_WIDTH):
                total = stir(total, word(int(s.frames[f, column])))
            for register in range(registers):
                total = stir(total, word(int(s.named[f, register])))
        if s.asked == CARDS:
            for card in range(cards):
                if s.marked[card]:
                    total = stir(total, word(card << 2 | int(s.marked[card])))
        return total

    return stir_machine
