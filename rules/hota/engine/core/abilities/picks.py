"""Take what an effect acts on: targets that were named, permanents and players taken as it happens, cards of zones (H-6, H-11)."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.abilities.selectors import fits_card, known_places, places_for, targets_for
from rules.hota.engine.core.state import codes, events
from rules.hota.engine.core.state.field import first_of
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.log import note
from rules.hota.engine.core.state.zones import show_to
from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, ROW, VOID, inner
from rules.kernel.compiled.machine.columns import BORN, SIDE, SOURCE_UID
from rules.kernel.compiled.machine.picks import card_picking, naming, purpose_reading, taking
from rules.kernel.compiled.machine.questions import questioning

QUESTIONS = questioning(S, T, W, packing=codes.PACKING, cards=codes.CARDS)
ask, ask_cards, unmark, list_answers, take_answer = QUESTIONS
purpose_of = purpose_reading(S)


@inner(INT(S, T, ROW, INT))
def targets_for_ability(s: Any, t: Any, context: Any, selector: int) -> int:
    """Return what an ability with its context may name as targets, as bits."""
    return int(targets_for(s, t, selector, int(context[SIDE]), int(context[SOURCE_UID])))


@inner(INT(S, T, ROW, INT))
def places_for_ability(s: Any, t: Any, context: Any, selector: int) -> int:
    """Return the permanents and players that a selector of an ability with its context may take, as bits."""
    return int(places_for(s, t, selector, int(context[SIDE]), int(context[SOURCE_UID])))


@inner(INT(S, T, INT, INT, INT))
def still_legal(s: Any, t: Any, f: int, register: int, selector: int) -> int:
    """Return those of an ability's targets (bits) that it may still have: what is there since later is another object (H-11)."""
    bits = int(s.named[f, register]) & targets_for_ability(s, t, s.frames[f], selector)
    left, born = bits & (1 << codes.FIELD) - 1, int(s.frames[f, BORN])
    while left:
        place = lowest(left)
        if s.uid[place] > born:
            bits &= ~(1 << place)
        left &= left - 1
    return bits


@inner(VOID(S, W, INT, INT))
def tell_look(s: Any, w: Any, side: int, cards: int) -> None:
    note(s, w, events.REVEALED, side, -1, -1, cards, 0)


name = naming(S, T, codes=codes, ask=ask, targets_for=targets_for_ability)
take = taking(
    S,
    T,
    codes=codes,
    ask=ask,
    known=(codes.SELF, codes.THE_SUBJECT, codes.THE_FOE, codes.HOST),
    known_places=known_places,
    places_for=places_for_ability,
    first_of=first_of,
)
take_cards, look_at = card_picking(
    S,
    T,
    W,
    codes=codes,
    questions=QUESTIONS,
    decks=(codes.DECK,),
    can_find_nothing=False,
    fits_card=fits_card,
    show_to=show_to,
    tell_look=tell_look,
)
