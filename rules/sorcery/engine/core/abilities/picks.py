"""Take what an effect acts on: targets that were named, things and squares taken as it happens, cards of zones (S-5)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.bits import count_bits
from rules.kernel.compiled.compilation import INT, ROW, VOID, inner
from rules.kernel.compiled.control import OPERATION, B
from rules.kernel.compiled.machine.picks import card_picking, naming, purpose_reading, taking
from rules.kernel.compiled.machine.questions import questioning
from rules.sorcery.engine.core.abilities.selectors import fits_card, known_places, places_for, targets_for
from rules.sorcery.engine.core.state import codes, events
from rules.sorcery.engine.core.state.field import first_of
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.log import note
from rules.sorcery.engine.core.state.zones import show_to

BOOL = types.boolean
QUESTIONS = questioning(S, T, W, packing=codes.PACKING, cards=codes.CARDS, first_of=first_of)
ask, ask_cards, unmark, list_answers, take_answer = QUESTIONS
purpose_of = purpose_reading(S)
name = naming(S, T, codes=codes, ask=ask, targets_for=targets_for)


@inner(INT(S, T, ROW, INT))
def places_taken(s: Any, t: Any, context: Any, selector: int) -> int:
    """Return what a selector may take, then forget the squares that the things taken before have left."""
    bits = int(places_for(s, t, context, selector))
    s.gone_from = 0
    return bits


@inner(VOID(S, W, INT, INT))
def tell_look(s: Any, w: Any, side: int, cards: int) -> None:
    note(s, w, events.REVEALED, side, -1, -1, cards, 0)


take = taking(
    S,
    T,
    codes=codes,
    ask=ask,
    known=(codes.SELF, codes.THE_SUBJECT, codes.THE_FOE, codes.HOST, codes.CASTER),
    known_places=known_places,
    places_for=places_taken,
    first_of=first_of,
)
# Searching a deck may fail: what lies there is not open.
take_cards, look_at = card_picking(
    S,
    T,
    W,
    codes=codes,
    questions=QUESTIONS,
    decks=(codes.SPELLBOOK, codes.ATLAS),
    can_find_nothing=True,
    fits_card=fits_card,
    show_to=show_to,
    tell_look=tell_look,
)


@inner(BOOL(S, T, ROW, INT, INT, INT))
def could_name(s: Any, t: Any, context: Any, first: int, count: int, taken: int) -> bool:
    """Return whether `count` groups of targets, which the instructions from `first` on name, could all be named.

    Each group is looked at for itself. What is `taken` (bits), and what a group must take, is not named again.
    """
    for pc in range(first, first + count):
        selector = int(t.code[pc, B])
        if t.code[pc, OPERATION] != codes.NAME or t.selector[selector, codes.UP_TO]:
            continue
        bits, wanted = targets_for(s, t, context, selector) & ~taken, int(t.selector[selector, codes.COUNT])
        if count_bits(bits) < wanted:
            return False
        if count_bits(bits) == wanted:
            taken |= bits
    return True
