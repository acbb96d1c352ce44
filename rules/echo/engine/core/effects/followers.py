"""The meanings of the effects that act on followers on the field, those taken last: one function a word."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core.effects import EFFECTS, amount_for, duration
from rules.echo.engine.core.effects.deck import put_into_deck, shuffle_deck
from rules.echo.engine.core.mechanics.followers import awaken, destroy, fall_asleep, sacrifice
from rules.echo.engine.core.state import codes, events
from rules.echo.engine.core.state.field import attack_of, attack_of_all, empty_slot, is_barred, move, vacate
from rules.echo.engine.core.state.layout import S, W
from rules.echo.engine.core.state.log import note
from rules.echo.engine.core.state.zones import add, show
from rules.kernel.compiled.compilation import INT, VOID, inner


@EFFECTS.means("attack", "amount", "duration")
def attack(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    amount, lasting = amount_for(s, t, f, t.code[pc, codes.A]), duration(s, f, t.code[pc, codes.B])
    for slot in range(codes.FIELD):
        if s.that >> slot & 1:
            change_attack(s, w, slot, amount, lasting)


@inner(INT(INT, INT))
def bounded(value: int, change: int) -> int:
    return min(max(value + change, -codes.BOUND), codes.BOUND)


@inner(VOID(S, W, INT, INT, INT))
def change_attack(s: Any, w: Any, slot: int, amount: int, lasting: int) -> None:
    if lasting == codes.FOR_GAME:
        s.buff[slot] = bounded(int(s.buff[slot]), amount)
    else:
        s.buff_turn[slot] = bounded(int(s.buff_turn[slot]), amount)
    if lasting == codes.FOR_NEXT_TURN:
        s.buff_next[slot] = bounded(int(s.buff_next[slot]), amount)
    note(s, w, events.ATTACK_CHANGED, slot // codes.SLOTS, int(s.card[slot]), slot, amount, lasting)


@EFFECTS.means("set_attack", "amount", "duration")
def set_attack(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """The attack changes by as much as it takes."""
    amount, lasting = amount_for(s, t, f, t.code[pc, codes.A]), duration(s, f, t.code[pc, codes.B])
    for slot in range(codes.FIELD):
        if s.that >> slot & 1:
            change_attack(s, w, slot, amount - attack_of(s, t, slot), lasting)


@EFFECTS.means("extra_attack")
def extra_attack(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    for slot in range(codes.FIELD):
        if s.that >> slot & 1:
            s.done[slot] |= codes.EXTRA_ATTACK
            note(s, w, events.EXTRA_ATTACK, slot // codes.SLOTS, int(s.card[slot]), slot, 0, 0)


@EFFECTS.means("destroy")
def destroy_followers(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    s.gone = attack_of_all(s, t, int(s.that))
    destroy(s, t, w, int(s.that))


@EFFECTS.means("sacrifice")
def sacrifice_followers(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    s.gone = attack_of_all(s, t, int(s.that))
    sacrifice(s, t, w, int(s.that))


@EFFECTS.means("bounce", "to")
def bounce(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Each goes to the hand or deck of its current owner."""
    s.gone = attack_of_all(s, t, int(s.that))
    to, taken = int(t.code[pc, codes.A]), int(s.that)
    for slot in range(codes.FIELD):
        if taken >> slot & 1:
            side = slot // codes.SLOTS
            card = vacate(s, slot)
            if to == codes.TO_HAND:
                add(s, side, codes.HAND, card)
                note(s, w, events.MOVED, side, card, slot, -1, codes.HAND)
            else:
                put_into_deck(s, w, side, card, slot, -1, to)
    for side in range(2):
        shuffle_deck(s, w, side, to, taken >> side * codes.SLOTS & (1 << codes.SLOTS) - 1)


@EFFECTS.means("sleep")
def sleep(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    for slot in range(codes.FIELD):
        if s.that >> slot & 1:
            fall_asleep(s, w, slot)


@EFFECTS.means("wake")
def wake(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    for slot in range(codes.FIELD):
        if s.that >> slot & 1 and not s.awake[slot] and not is_barred(s, t, slot, codes.CANT_AWAKEN):
            awaken(s, t, w, slot, 0)


@EFFECTS.means("control")
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


@EFFECTS.means("reveal")
def reveal(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    for slot in range(codes.FIELD):
        if s.that >> slot & 1 and not s.awake[slot]:
            show(s, int(s.card[slot]))
            note(s, w, events.REVEALED, slot // codes.SLOTS, int(s.card[slot]), slot, 1, 0)


@inner(VOID(S, W, INT, INT, INT, INT))
def change_keyword(s: Any, w: Any, slot: int, keyword: int, lasting: int, is_gained: int) -> None:
    """A keyword is gained or lost; the last change for a duration holds. Restrictions are gained only."""
    if lasting == codes.FOR_GAME:
        s.gained[slot] = int(s.gained[slot]) & ~keyword | keyword * is_gained
        s.lost[slot] = int(s.lost[slot]) & ~keyword | keyword * (1 - is_gained)
    else:
        s.gained_turn[slot] = int(s.gained_turn[slot]) & ~keyword | keyword * is_gained
        s.lost_turn[slot] = int(s.lost_turn[slot]) & ~keyword | keyword * (1 - is_gained)
    if lasting == codes.FOR_NEXT_TURN:
        s.gained_next[slot] = int(s.gained_next[slot]) & ~keyword | keyword * is_gained
        s.lost_next[slot] = int(s.lost_next[slot]) & ~keyword | keyword * (1 - is_gained)
    if keyword >= codes.FIRST_RESTRICTION:
        note(s, w, events.RESTRICTED, slot // codes.SLOTS, int(s.card[slot]), slot, keyword, lasting)
    else:
        note(s, w, events.KEYWORD_CHANGED, slot // codes.SLOTS, int(s.card[slot]), slot, keyword, is_gained)


@EFFECTS.means("grant", "keyword", "duration")
def grant(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    for slot in range(codes.FIELD):
        if s.that >> slot & 1:
            change_keyword(s, w, slot, t.code[pc, codes.A], duration(s, f, t.code[pc, codes.B]), 1)


@EFFECTS.means("remove", "keyword", "duration")
def remove(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    for slot in range(codes.FIELD):
        if s.that >> slot & 1:
            change_keyword(s, w, slot, t.code[pc, codes.A], duration(s, f, t.code[pc, codes.B]), 0)
