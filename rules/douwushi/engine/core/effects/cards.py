"""The effects on cards, one function a word: `s.picked` holds the cards (bits of their owner's) that they are for."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core.effects import EFFECTS, counted, whose
from rules.douwushi.engine.core.effects.heroes import arrive, is_deployable
from rules.douwushi.engine.core.mechanics.bounty import choose_stack
from rules.douwushi.engine.core.mechanics.items import put_on
from rules.douwushi.engine.core.state import codes, events
from rules.douwushi.engine.core.state.field import fill_slot, free_slot, may_have
from rules.douwushi.engine.core.state.layout import S, W
from rules.douwushi.engine.core.state.log import note
from rules.douwushi.engine.core.state.zones import (
    add,
    add_below,
    add_stack,
    bury,
    draw_top,
    mark,
    remove_at,
    show,
    show_to,
    shuffle,
    take_picked,
)
from rules.kernel.compiled.bits import NONE, lowest
from rules.kernel.compiled.compilation import INT, VOID, inner


@inner(VOID(S, W, INT, INT))
def draw_cards(s: Any, w: Any, side: int, count: int) -> None:
    """Draw from the top, as many as there are."""
    for _ in range(min(count, int(s.size[side, codes.RESERVE]))):
        card = int(draw_top(s, w, side))
        note(s, w, events.DREW, side, card, -1, 0, 0)


@inner(VOID(S, W, INT))
def shuffle_reserve(s: Any, w: Any, side: int) -> None:
    shuffle(s, side)
    note(s, w, events.SHUFFLED, side, -1, -1, 0, 0)


@EFFECTS.means("discard", "cards.zone", "cards.side")
def discard(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """The cards that were picked go to the graveyard."""
    zone, side = int(t.code[pc, codes.A]), whose(s, t.code[pc, codes.B])
    card = take_picked(s, side, zone)
    while card >= 0:
        bury(s, side, card)
        note(s, w, events.DISCARDED, side, card, -1, zone, 0)
        card = take_picked(s, side, zone)


@inner(VOID(S, W, INT))
def take_into_hand(s: Any, w: Any, zone: int) -> None:
    """The picked cards of one's own go to hand, shown."""
    side = int(s.context[codes.OWNER])
    card = take_picked(s, side, zone)
    while card >= 0:
        add(s, side, codes.HAND, card)
        show(s, card)
        note(s, w, events.MOVED, side, card, -1, zone, codes.HAND)
        card = take_picked(s, side, zone)


@EFFECTS.means("search")
def search(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    take_into_hand(s, w, codes.RESERVE)
    shuffle_reserve(s, w, int(s.context[codes.OWNER]))


@EFFECTS.means("retrieve", "cards.zone")
def retrieve(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    take_into_hand(s, w, int(t.code[pc, codes.A]))


@inner(VOID(S, W, INT, INT, INT))
def lay_in_reserve(s: Any, w: Any, side: int, card: int, to: int) -> None:
    if to == codes.TO_BOTTOM:
        add_below(s, side, card)
    else:
        add(s, side, codes.RESERVE, card)


@EFFECTS.means("put_back", "cards.zone", "cards.side", "to")
def put_back(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Cards go from hand or graveyard to the reserve; what both saw stays known there until a shuffle."""
    zone, side, to = int(t.code[pc, codes.A]), whose(s, t.code[pc, codes.B]), int(t.code[pc, codes.C])
    card = take_picked(s, side, zone)
    while card >= 0:
        lay_in_reserve(s, w, side, card, to)
        note(s, w, events.MOVED, side, card, -1, zone, codes.RESERVE)
        card = take_picked(s, side, zone)
    if to == codes.TO_SHUFFLE:
        shuffle_reserve(s, w, side)


@EFFECTS.means("set_beyond", "cards.zone", "cards.side")
def set_beyond(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    zone, side = int(t.code[pc, codes.A]), whose(s, t.code[pc, codes.B])
    card = take_picked(s, side, zone)
    while card >= 0:
        add(s, side, codes.BEYOND, card)
        show(s, card)
        note(s, w, events.MOVED, side, card, -1, zone, codes.BEYOND)
        card = take_picked(s, side, zone)


@EFFECTS.means("deploy", "cards.zone")
def deploy(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Heroes come to the battlefield; one whose name is there already stays where it is."""
    side, zone = int(s.context[codes.OWNER]), int(t.code[pc, codes.A])
    index = 0
    while index < s.size[side, zone]:
        card = int(s.cards[side, zone, index])
        is_picked = (s.picked[side] & mark(card)) != NONE
        if is_picked and is_deployable(s, t, side, card):
            remove_at(s, side, zone, index)
            slot = free_slot(s, side)
            fill_slot(s, slot, card)
            s.that = 1 << slot
            arrive(s, t, w, slot, card, zone)
        else:
            index += 1
    s.picked[side] = NONE
    if zone == codes.RESERVE:
        shuffle_reserve(s, w, side)


@EFFECTS.means("equip", "cards.zone")
def equip(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Items of one's own go to the hero taken, for nothing, as far as it may have them."""
    side, zone = int(s.context[codes.OWNER]), int(t.code[pc, codes.A])
    index = 0
    while index < s.size[side, zone] and s.that:
        card, slot = int(s.cards[side, zone, index]), lowest(int(s.that))
        if (s.picked[side] & mark(card)) != NONE and may_have(s, t, slot, card):
            remove_at(s, side, zone, index)
            s.picked[side] &= ~mark(card)
            put_on(s, t, w, card, slot, 0)
        else:
            index += 1
    s.picked[side] = NONE
    if zone == codes.RESERVE:
        shuffle_reserve(s, w, side)


@EFFECTS.means("draw", "amount", "side")
def draw(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    draw_cards(s, w, whose(s, t.code[pc, codes.B]), counted(s, t, t.code[pc, codes.A]))


@EFFECTS.means("mill", "amount", "side")
def mill(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Cards of the top of a reserve go to the graveyard."""
    side = whose(s, t.code[pc, codes.B])
    for _ in range(min(counted(s, t, t.code[pc, codes.A]), int(s.size[side, codes.RESERVE]))):
        card = remove_at(s, side, codes.RESERVE, int(s.size[side, codes.RESERVE]) - 1)
        bury(s, side, card)
        note(s, w, events.MOVED, side, card, -1, codes.RESERVE, codes.GRAVEYARD)


@EFFECTS.means("add_bounty", "amount", "side")
def add_bounty(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Cards of the top of a reserve become a stack; who knew them goes on knowing them."""
    side = whose(s, t.code[pc, codes.B])
    count = add_stack(s, side, counted(s, t, t.code[pc, codes.A]))
    if count:
        note(s, w, events.BOUNTY_ADDED, side, -1, -1, count, int(s.stacks[side]))


@EFFECTS.means("look")
def put_looked(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Of the cards looked at those picked go to hand and the others elsewhere, in the order in which they lay.

    A: how many were looked at, B: where the others go, C: whether what is taken is shown.
    """
    amount, rest, is_shown = int(t.code[pc, codes.A]), int(t.code[pc, codes.B]), int(t.code[pc, codes.C])
    side = int(s.context[codes.OWNER])
    size = int(s.size[side, codes.RESERVE])
    index = size - 1
    for _ in range(min(size, amount)):
        card = int(s.cards[side, codes.RESERVE, index])
        if (s.picked[side] & mark(card)) != NONE:
            remove_at(s, side, codes.RESERVE, index)
            add(s, side, codes.HAND, card)
            show_to(s, side, card)
            if is_shown:
                show(s, card)
            note(s, w, events.MOVED, side, card, -1, codes.RESERVE, codes.HAND)
        elif rest == codes.TO_BOTTOM or rest == codes.TO_GRAVEYARD:
            remove_at(s, side, codes.RESERVE, index)
            if rest == codes.TO_BOTTOM:
                add_below(s, side, card)
                index += 1
            else:
                bury(s, side, card)
                note(s, w, events.MOVED, side, card, -1, codes.RESERVE, codes.GRAVEYARD)
        index -= 1
    s.picked[side] = NONE
    if rest == codes.TO_SHUFFLE:
        shuffle_reserve(s, w, side)


@EFFECTS.means("take_bounty", "side")
def take_bounty(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    s.bounty_due[whose(s, t.code[pc, codes.A])] += 1


@EFFECTS.means("look_bounty", "side")
def look_bounty(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    choose_stack(s, t, w, int(s.context[codes.OWNER]), whose(s, t.code[pc, codes.A]), codes.FOR_LOOKING)
