"""The meanings of the effects that act on followers on the field, those taken last: one function a word."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core import codes, events
from rules.echo.engine.core.card_effects import EFFECT, amount_for
from rules.echo.engine.core.field import empty_slot, move, vacate
from rules.echo.engine.core.followers import awaken, destroy, fall_asleep
from rules.echo.engine.core.layout import S, W
from rules.echo.engine.core.log import note
from rules.echo.engine.core.zones import add, show
from rules.kernel.compiling import INT, VOID, inner


@inner(EFFECT)
def attack(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """B: amount, C: for the turn or the game."""
    amount = amount_for(s, t, f, t.code[pc, codes.B])
    for slot in range(codes.FIELD):
        if s.that >> slot & 1:
            if t.code[pc, codes.C] == codes.FOR_TURN:
                s.buff_turn[slot] = min(max(int(s.buff_turn[slot]) + amount, -codes.BOUND), codes.BOUND)
            else:
                s.buff[slot] = min(max(int(s.buff[slot]) + amount, -codes.BOUND), codes.BOUND)
            note(s, w, events.ATTACK_CHANGED, slot // codes.SLOTS, int(s.card[slot]), slot, amount, t.code[pc, codes.C])


@inner(EFFECT)
def destroy_followers(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    destroy(s, t, w, int(s.that))


@inner(EFFECT)
def bounce(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Each goes to the hand of its current owner."""
    for slot in range(codes.FIELD):
        if s.that >> slot & 1:
            side = slot // codes.SLOTS
            card = vacate(s, slot)
            add(s, side, codes.HAND, card)
            note(s, w, events.MOVED, side, card, slot, -1, codes.HAND)


@inner(EFFECT)
def sleep(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    for slot in range(codes.FIELD):
        if s.that >> slot & 1:
            fall_asleep(s, w, slot)


@inner(EFFECT)
def wake(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    for slot in range(codes.FIELD):
        if s.that >> slot & 1 and not s.awake[slot]:
            awaken(s, t, w, slot, 0)


@inner(EFFECT)
def control(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Enemy followers move to the leftmost empty slots of the ability's owner, while there are any (E-12)."""
    side = int(s.stack[f, codes.SIDE])
    taken = int(s.that)
    enemy = (1 - side) * codes.SLOTS
    for slot in range(enemy, enemy + codes.SLOTS):
        new = empty_slot(s, side)
        if taken >> slot & 1 and s.card[slot] >= 0 and new >= 0:
            show(s, int(s.card[slot]))
            move(s, slot, new)
            note(s, w, events.CONTROLLED, side, int(s.card[new]), new, slot, 0)


@inner(EFFECT)
def reveal(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    for slot in range(codes.FIELD):
        if s.that >> slot & 1 and not s.awake[slot]:
            show(s, int(s.card[slot]))
            note(s, w, events.REVEALED, slot // codes.SLOTS, int(s.card[slot]), slot, 1, 0)


@inner(VOID(S, W, INT, INT, INT, INT))
def change_keyword(s: Any, w: Any, slot: int, keyword: int, duration: int, is_gained: int) -> None:
    """The last change for a duration holds."""
    if duration == codes.FOR_TURN:
        s.gained_turn[slot] = int(s.gained_turn[slot]) & ~keyword | keyword * is_gained
        s.lost_turn[slot] = int(s.lost_turn[slot]) & ~keyword | keyword * (1 - is_gained)
    else:
        s.gained[slot] = int(s.gained[slot]) & ~keyword | keyword * is_gained
        s.lost[slot] = int(s.lost[slot]) & ~keyword | keyword * (1 - is_gained)
    note(s, w, events.KEYWORD_CHANGED, slot // codes.SLOTS, int(s.card[slot]), slot, keyword, is_gained)


@inner(EFFECT)
def grant(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """B: keyword, C: duration."""
    for slot in range(codes.FIELD):
        if s.that >> slot & 1:
            change_keyword(s, w, slot, t.code[pc, codes.B], t.code[pc, codes.C], 1)


@inner(EFFECT)
def remove(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """B: keyword, C: duration."""
    for slot in range(codes.FIELD):
        if s.that >> slot & 1:
            change_keyword(s, w, slot, t.code[pc, codes.B], t.code[pc, codes.C], 0)
