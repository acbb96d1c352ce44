"""Carrying abilities out: what is set off begins when nothing else goes on; the instructions that are no effects (S-5)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.control import OPERATION, A, B, C
from rules.kernel.compiled.machine import codes as asking
from rules.kernel.compiled.machine.columns import ABILITY, KIND, PC, SIDE, SOURCE, SOURCE_UID
from rules.kernel.compiled.machine.frames import frame_rows, framing
from rules.kernel.compiled.machine.picks import REGISTER_SHIFT, naming_before
from rules.sorcery.engine.core.abilities.conditions import holds
from rules.sorcery.engine.core.abilities.picks import QUESTIONS, ask, could_name, look_at, name, purpose_of, take, take_cards
from rules.sorcery.engine.core.abilities.spots import next_card, take_spot
from rules.sorcery.engine.core.abilities.statics import refresh
from rules.sorcery.engine.core.abilities.triggers import first_waiting, take_waiting
from rules.sorcery.engine.core.course.payments import pay
from rules.sorcery.engine.core.effects import EFFECTS, amount_for, cards, things, units
from rules.sorcery.engine.core.mechanics.damage import break_ward
from rules.sorcery.engine.core.mechanics.resources import return_card
from rules.sorcery.engine.core.mechanics.victory import exhaust
from rules.sorcery.engine.core.state import codes, events
from rules.sorcery.engine.core.state.field import find, first_of, is_warded, side_of
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.log import note

BOOL = types.boolean
ROWS = frame_rows(S, W, registers=codes.SPOT + 1)
push, pop, load = ROWS
named_before = naming_before(S, codes.REGISTERS)


@inner(VOID(S, T, INT, INT))
def go_to_next(s: Any, t: Any, f: int, end: int) -> None:
    """Go on with the next of the things that an effect goes over; after the last one those are the ones taken, and the list is done."""
    left = int(s.named[f, codes.LEFT])
    if left == 0:
        s.that = s.named[f, codes.WHOLE]
        s.frames[f, PC] = end
        return
    current = first_of(left, int(s.frames[f, SIDE]))
    s.named[f, codes.LEFT] = left & ~(1 << current)
    s.named[f, codes.CURRENT], s.named[f, codes.SPOT] = current, 0


@inner(VOID(S, T, INT, INT))
def choose_deck(s: Any, t: Any, f: int, side: int) -> None:
    """A player chooses which deck the next card is drawn from, where both hold some."""
    decks = int(s.size[side, codes.SPELLBOOK] > 0) | int(s.size[side, codes.ATLAS] > 0) << 1
    s.named[f, codes.SPOT] = int(decks == 2)
    if decks == 3:
        ask(s, asking.OPTION, side, decks, 1, 0, codes.FOR_DECK)


@inner(VOID(S, W, INT, INT))
def drop_warded(s: Any, w: Any, f: int, first: int) -> None:
    """Drop the enemy's targets with ward from the registers `first` and following; each loses its ward (S-16)."""
    side = int(s.frames[f, SIDE])
    for register in range(first, codes.REGISTERS):
        left = int(s.named[f, register]) & codes.ALL_OBJECTS
        while left:
            place = lowest(left)
            left &= left - 1
            if side_of(s, place) != side and is_warded(s, place):
                break_ward(s, w, place)
                s.named[f, register] &= ~(1 << place)


@inner(VOID(S, T, W, INT, INT))
def steer(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """The game's own instructions that are no effects."""
    operation, a, b = int(t.code[pc, OPERATION]), int(t.code[pc, A]), int(t.code[pc, B])
    side = int(s.frames[f, SIDE])
    if operation == codes.NAME:
        if not name(s, t, f, pc):
            pop(s)
    elif operation == codes.NEED:
        if not could_name(s, t, s.frames[f], pc + 1, a, named_before(s, f)):
            s.frames[f, PC], s.that, s.gone_from = b, 0, 0
    elif operation == codes.NAMED:
        drop_warded(s, w, f, a)
    elif operation == codes.PAY:
        pay(s, t, w, f)
    elif operation == codes.RECALL:
        s.that, s.gone_from = s.named[f, a], 0
    elif operation == codes.TAKE:
        take(s, t, f, a, b)
    elif operation == codes.TAKE_CARDS:
        take_cards(s, t, f, a)
    elif operation == codes.LOOK_AT:
        look_at(s, t, w, f, a, b, int(t.code[pc, C]))
    elif operation == codes.KEEP:
        s.named[f, codes.LEFT] = s.named[f, codes.WHOLE] = s.that
    elif operation == codes.REPEAT:
        s.named[f, codes.LEFT] = (1 << max(0, min(codes.PLACES, amount_for(s, t, f, a)))) - 1
        s.named[f, codes.WHOLE] = 0
    elif operation == codes.NEXT:
        go_to_next(s, t, f, a)
    elif operation == codes.NEXT_CARD:
        next_card(s, t, f, a, b)
    elif operation == codes.TAKE_SPOT:
        take_spot(s, t, f, a, b)
    elif operation == codes.CHOOSE_DECK:
        choose_deck(s, t, f, side if a == codes.OWN else 1 - side)


@inner(BOOL(S, T, W, INT, INT, INT))
def holds_in(s: Any, t: Any, w: Any, f: int, first: int, count: int) -> bool:
    return bool(holds(s, t, s.frames[f], first, count))


@inner(VOID(S, T, W, INT))
def announced(s: Any, t: Any, w: Any, f: int) -> None:
    """All targets are named: wards have their effect, and a triggered ability is told."""
    side = int(s.frames[f, SIDE])
    drop_warded(s, w, f, 0)
    if s.frames[f, KIND] == codes.AS_TRIGGERED:
        place = find(s, int(s.frames[f, SOURCE_UID]))
        note(s, w, events.ABILITY_TRIGGERED, side, int(s.frames[f, SOURCE]), place, int(s.frames[f, ABILITY]), 0)


@inner(VOID(S, T, W, INT))
def stopped(s: Any, t: Any, w: Any, f: int) -> None:
    """A spell or ability has been carried out; magic goes to the graveyard (S-5)."""
    card = int(s.frames[f, SOURCE])
    if s.frames[f, KIND] == codes.AS_SPELL:
        return_card(s, t, card, codes.TO_GRAVEYARD)
        note(s, w, events.RESOLVED, int(s.frames[f, SIDE]), card, -1, 0, 0)


#: The effects of the card language, and the function that carries out one by its number.
MEANINGS = EFFECTS.complete(cards, units, things)
FRAMES = framing(
    S,
    T,
    W,
    questions=QUESTIONS,
    rows=ROWS,
    first_effect=codes.FIRST_EFFECT,
    act=MEANINGS.caller(),
    steer=steer,
    holds=holds_in,
    announced=announced,
    stopped=stopped,
    settle=refresh,
)


@inner(VOID(S, T, W, INT))
def begin_ability(s: Any, t: Any, w: Any, ability: int) -> None:
    """Begin with the ability whose context stands in the workspace: it names its targets first."""
    w.context[ABILITY] = ability
    push(s, w, int(t.ability[ability, codes.PC]), 1)


@inner(VOID(S, T, W))
def begin_waiting(s: Any, t: Any, w: Any) -> None:
    """Carry out what has waited longest, the active player's first."""
    at = first_waiting(s, int(s.active))
    if at < 0:
        at = first_waiting(s, 1 - int(s.active))
    ability = take_waiting(s, w, at)
    if s.turn_effects >= codes.ACTION_LIMIT:
        exhaust(s, w)
    else:
        begin_ability(s, t, w, ability)


@inner(VOID(S, T, W))
def answer_ability(s: Any, t: Any, w: Any) -> None:
    """Go on after the last answer to a question of an ability."""
    purpose, f = purpose_of(s), int(s.frames_size) - 1
    if purpose == codes.FOR_TARGETS:
        s.named[f, int(s.purpose) >> REGISTER_SHIFT] = s.taken
    elif purpose == codes.FOR_TAKING:
        s.that = s.taken
    elif purpose == codes.FOR_SPOT:
        s.named[f, codes.SPOT] = s.taken
    elif purpose == codes.FOR_DECK:
        s.named[f, codes.SPOT] = s.number
