"""The meanings of the effects that act on heroes and on cards outside the field: one function a word."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core import codes, events
from rules.echo.engine.core.conditions import amount_of
from rules.echo.engine.core.field import conceal, empty_slot
from rules.echo.engine.core.followers import enter
from rules.echo.engine.core.heroes import change_energy, discard, discard_now, display, draw_cards, gain_life, lose_life
from rules.echo.engine.core.layout import S, T, W
from rules.echo.engine.core.log import note
from rules.echo.engine.core.zones import add, forget, remove_at, show, show_to, shuffle, take_picked
from rules.kernel.compiled.bits import NONE
from rules.kernel.compiled.compiling import INT, VOID, inner

EFFECT = VOID(S, T, W, INT, INT)


@inner(INT(S, INT, INT))
def player(s: Any, f: int, whose: int) -> int:
    """The side that a word names, seen from the ability's owner."""
    return int(s.stack[f, codes.SIDE]) if whose == codes.OWN else 1 - int(s.stack[f, codes.SIDE])


@inner(INT(S, T, INT, INT))
def amount_for(s: Any, t: Any, f: int, index: int) -> int:
    """An amount of the ability in a frame."""
    if t.amount[index, codes.COUNTED] == codes.NUMBER:
        return int(t.amount[index, codes.PLUS])
    return amount_of(s, t, s.stack[f], index)


@inner(EFFECT)
def damage(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """A: side, B: amount."""
    lose_life(s, t, w, player(s, f, t.code[pc, codes.A]), amount_for(s, t, f, t.code[pc, codes.B]))


@inner(EFFECT)
def heal(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """A: side, B: amount."""
    gain_life(s, t, w, player(s, f, t.code[pc, codes.A]), amount_for(s, t, f, t.code[pc, codes.B]))


@inner(EFFECT)
def draw(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """A: side, B: amount."""
    draw_cards(s, t, w, player(s, f, t.code[pc, codes.A]), max(0, amount_for(s, t, f, t.code[pc, codes.B])))


@inner(EFFECT)
def discard_cards(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """A: side, B: zone, C: whether it is a cost."""
    side, zone = player(s, f, t.code[pc, codes.A]), int(t.code[pc, codes.B])
    card = take_picked(s, side, zone)
    while card >= 0:
        if t.code[pc, codes.C]:
            discard_now(s, t, w, side, card, zone)
        else:
            discard(s, t, w, side, card, zone)
        card = take_picked(s, side, zone)


@inner(VOID(S, W, INT, INT, INT))
def take_into_hand(s: Any, w: Any, side: int, owner: int, zone: int) -> None:
    """The picked cards of `owner`, shown to both, go to a side's hand."""
    card = take_picked(s, owner, zone)
    while card >= 0:
        add(s, side, codes.HAND, card)
        show(s, card)
        note(s, w, events.MOVED, side, card, -1, zone, codes.HAND)
        card = take_picked(s, owner, zone)


@inner(EFFECT)
def search(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    side = int(s.stack[f, codes.SIDE])
    take_into_hand(s, w, side, side, codes.DECK)
    shuffle(s, side)
    note(s, w, events.DECK_SHUFFLED, side, -1, -1, 0, 0)


@inner(EFFECT)
def retrieve(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """A: side, B: zone."""
    take_into_hand(s, w, int(s.stack[f, codes.SIDE]), player(s, f, t.code[pc, codes.A]), t.code[pc, codes.B])


@inner(EFFECT)
def mill(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """A: side, B: amount. An empty deck costs nothing."""
    side = player(s, f, t.code[pc, codes.A])
    count = min(amount_for(s, t, f, t.code[pc, codes.B]), int(s.size[side, codes.DECK]))
    for _ in range(count):
        discard(s, t, w, side, remove_at(s, side, codes.DECK, int(s.size[side, codes.DECK]) - 1), codes.DECK)


@inner(EFFECT)
def display_cards(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """B: zone."""
    side, zone = int(s.stack[f, codes.SIDE]), int(t.code[pc, codes.B])
    card = take_picked(s, side, zone)
    while card >= 0:
        display(s, t, w, side, card)
        card = take_picked(s, side, zone)


@inner(EFFECT)
def place(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """A: whether a deck was searched, B: zone, C: whether awake, D: side. Each goes to the leftmost empty slot, while there is one."""
    side, owner, zone = int(s.stack[f, codes.SIDE]), player(s, f, t.code[pc, codes.D]), int(t.code[pc, codes.B])
    s.that = 0
    slot = empty_slot(s, side)
    while slot >= 0:
        card = take_picked(s, owner, zone)
        if card < 0:
            break
        if zone == codes.HAND:
            conceal(s, t, side, card)
        elif zone == codes.DECK:
            show_to(s, side, card)
            forget(s, 1 - side, card)
        enter(s, t, w, slot, card, t.code[pc, codes.C], events.PLACED)
        s.that |= 1 << slot
        slot = empty_slot(s, side)
    s.picked = NONE
    if t.code[pc, codes.A]:
        shuffle(s, side)
        note(s, w, events.DECK_SHUFFLED, side, -1, -1, 0, 0)


@inner(EFFECT)
def energy(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """A: side, B: amount."""
    change_energy(s, w, player(s, f, t.code[pc, codes.A]), amount_for(s, t, f, t.code[pc, codes.B]))


@inner(EFFECT)
def energy_cap(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """A: side, B: amount, C: for its next energy phase, or for the game."""
    side, amount = player(s, f, t.code[pc, codes.A]), amount_for(s, t, f, t.code[pc, codes.B])
    if t.code[pc, codes.C] == codes.FOR_TURN:
        s.cap_change_once[side] += amount
    else:
        s.cap_change[side] += amount


@inner(EFFECT)
def skip_draw(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """A: side."""
    s.skips_draw[player(s, f, t.code[pc, codes.A])] += 1


@inner(EFFECT)
def skip_battle(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    s.skips_battle = 1
