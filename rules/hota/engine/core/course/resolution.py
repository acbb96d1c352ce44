"""Carrying abilities out: what is announced, what comes off the stack, and the instructions that are no effects (H-6, H-9, H-11)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.hota.engine.core.abilities.conditions import holds
from rules.hota.engine.core.abilities.picks import QUESTIONS, ask, look_at, name, purpose_of, still_legal, take, take_cards
from rules.hota.engine.core.abilities.statics import refresh
from rules.hota.engine.core.abilities.triggers import first_waiting, take_waiting
from rules.hota.engine.core.course.payments import pay
from rules.hota.engine.core.effects import EFFECTS, cards, creatures
from rules.hota.engine.core.mechanics.permanents import arrive, attach
from rules.hota.engine.core.mechanics.resources import return_card
from rules.hota.engine.core.mechanics.stack import ROWS, carry_out, open_priority, pop, push, put_frame, take_top, tell_cast
from rules.hota.engine.core.mechanics.victory import finish_game
from rules.hota.engine.core.state import codes, events
from rules.hota.engine.core.state.field import creatures_of, find
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.log import note
from rules.hota.engine.core.state.zones import owner_of
from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.control import OPERATION, A, B, C, D
from rules.kernel.compiled.machine import codes as asking
from rules.kernel.compiled.machine.columns import ABILITY, KIND, PC, SIDE, SOURCE, SOURCE_UID
from rules.kernel.compiled.machine.frames import framing
from rules.kernel.compiled.machine.picks import REGISTER_SHIFT

BOOL = types.boolean


@inner(VOID(S, T, W, INT, INT))
def check_named(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Leave out the targets of a register that are not legal any more; after the last one stop if some were named and none is left (H-11).

    `s.number` says meanwhile whether any were named: no question is open here.
    """
    register = int(t.code[pc, A])
    s.number = int((s.number if register else 0) or s.named[f, register] != 0)
    s.named[f, register] = still_legal(s, t, f, register, int(t.code[pc, B]))
    if not t.code[pc, D] or not s.number:
        return
    for each in range(register + 1):
        if s.named[f, each] != 0:
            return
    note(s, w, events.FIZZLED, int(s.frames[f, SIDE]), int(s.frames[f, SOURCE]), -1, 0, 0)
    s.frames[f, PC] = t.code[pc, C]


@inner(VOID(S, T, W, INT, INT))
def steer(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """The game's own instructions that are no effects."""
    operation, a, b = int(t.code[pc, OPERATION]), int(t.code[pc, A]), int(t.code[pc, B])
    if operation == codes.NAME:
        if not name(s, t, f, pc):
            pop(s)
    elif operation == codes.PAY:
        pay(s, t, w, f)
    elif operation == codes.CHECK_NAMED:
        check_named(s, t, w, f, pc)
    elif operation == codes.RECALL:
        s.that = s.named[f, a]
    elif operation == codes.TAKE:
        take(s, t, f, a, b)
    elif operation == codes.TAKE_CARDS:
        take_cards(s, t, f, a)
    elif operation == codes.LOOK_AT:
        look_at(s, t, w, f, a, b, codes.DECK)


@inner(BOOL(S, T, W, INT, INT, INT))
def holds_in(s: Any, t: Any, w: Any, f: int, first: int, count: int) -> bool:
    return bool(holds(s, t, s.frames[f], first, count))


@inner(VOID(S, T, W, INT))
def announced(s: Any, t: Any, w: Any, f: int) -> None:
    """A spell or ability with its targets lies on the stack now, and may be responded to."""
    kind, side, card = int(s.frames[f, KIND]), int(s.frames[f, SIDE]), int(s.frames[f, SOURCE])
    put_frame(s, w, f)
    pop(s)
    if kind == codes.AS_SPELL:
        tell_cast(s, t, w, side, card)
    elif kind == codes.AS_TRIGGERED:
        note(s, w, events.ABILITY_TRIGGERED, side, card, find(s, int(w.context[SOURCE_UID])), int(w.context[ABILITY]), 0)
    open_priority(s, int(s.active))


@inner(VOID(S, T, W, INT))
def stopped(s: Any, t: Any, w: Any, f: int) -> None:
    """A spell or ability has been carried out; a spell's card goes to the graveyard."""
    card = int(s.frames[f, SOURCE])
    if s.frames[f, KIND] == codes.AS_SPELL:
        return_card(s, owner_of(card), card, codes.TO_GRAVEYARD)
        note(s, w, events.RESOLVED, int(s.frames[f, SIDE]), card, -1, 0, 0)
    open_priority(s, int(s.active))


#: The effects of the card language, and the function that carries out one by its number.
MEANINGS = EFFECTS.complete(cards, creatures)
step, resume = framing(
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
def announce(s: Any, t: Any, w: Any, ability: int) -> None:
    """Begin to announce the ability whose context stands in the workspace: it names its targets first."""
    w.context[ABILITY] = ability
    push(s, w, int(t.ability[ability, codes.PC]), 1)


@inner(VOID(S, T, W))
def announce_waiting(s: Any, t: Any, w: Any) -> None:
    """Put what waits on the stack: the active player's first, so that the other's comes first (H-9, 101.4)."""
    at = first_waiting(s, int(s.active))
    if at < 0:
        at = first_waiting(s, 1 - int(s.active))
    ability = take_waiting(s, w, at)
    if s.turn_effects >= codes.ACTION_LIMIT:
        finish_game(s, w, codes.DRAWN_GAME, codes.BY_LOOP)
    else:
        announce(s, t, w, ability)


@inner(VOID(S, T, W, INT, INT))
def offer_host(s: Any, t: Any, w: Any, side: int, place: int) -> None:
    """Equipment has arrived: its controller may choose a creature for it (H-7)."""
    hosts = creatures_of(s, t, side)
    if hosts:
        ask(s, asking.TARGETS, side, hosts, 1, 1, codes.FOR_HOST)
        s.number = place


@inner(VOID(S, T, W))
def resolve(s: Any, t: Any, w: Any) -> None:
    """Carry out what lies on top of the stack."""
    if s.stack[s.stack_size - 1, KIND] != codes.AS_PERMANENT:
        carry_out(s, w)
        return
    take_top(s, w)
    side, card = int(w.context[SIDE]), int(w.context[SOURCE])
    place = arrive(s, t, w, side, card, owner_of(card), 0)
    open_priority(s, int(s.active))
    if place >= 0 and t.kind[card] == codes.EQUIPMENT:
        offer_host(s, t, w, side, place)


@inner(VOID(S, T, W, INT))
def answer(s: Any, t: Any, w: Any, f: int) -> None:
    """Go on after the last answer to a question of an ability, or of arriving equipment."""
    purpose = purpose_of(s)
    if purpose < 0:
        resume(s, t)
    elif purpose == codes.FOR_TARGETS:
        s.named[f, int(s.purpose) >> REGISTER_SHIFT] = s.taken
    elif purpose == codes.FOR_TAKING:
        s.that = s.taken
    elif purpose == codes.FOR_HOST and s.taken:
        attach(s, w, int(s.number), lowest(int(s.taken)))
