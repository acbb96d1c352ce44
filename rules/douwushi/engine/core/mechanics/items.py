"""Items and lasting spells on the battlefield: equipping, losing, staying (W-4, W-15)."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core.abilities.auras import see_now
from rules.douwushi.engine.core.abilities.triggers import about_slots, tell
from rules.douwushi.engine.core.mechanics.mp import change_mp
from rules.douwushi.engine.core.state import codes, events
from rules.douwushi.engine.core.state.field import forget_card, side_of, weapon_of
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.log import note
from rules.douwushi.engine.core.state.zones import add, bury, mark, show
from rules.kernel.compiled.bits import NONE, ONE, lowest_card
from rules.kernel.compiled.compilation import INT, VOID, inner


@inner(VOID(S, W, INT, INT, INT))
def lose_item(s: Any, w: Any, card: int, slot: int, zone: int) -> None:
    """An item leaves the hero that bears it, for its owner's graveyard or hand."""
    side = card // codes.SIDE_CARDS
    s.borne[side, slot] &= ~mark(card)
    forget_card(s, card)
    add(s, side, zone, card)
    show(s, card)
    note(s, w, events.ITEM_LOST, side, card, slot, zone, int(s.card[slot]))


@inner(VOID(S, T, W, INT, INT, INT))
def put_on(s: Any, t: Any, w: Any, card: int, slot: int, cost: int) -> None:
    """A hero is equipped with an item that is in no zone any more, then it pays (W-19); a weapon takes the place of the old one."""
    side = side_of(slot)
    if t.kind[card] == codes.WEAPON:
        old = weapon_of(s, t, slot)
        if old >= 0:
            lose_item(s, w, old, slot, codes.GRAVEYARD)
    s.borne[side, slot] |= mark(card)
    s.present[side] |= mark(card)
    s.is_stale = 1
    show(s, card)
    s.happened[side, codes.COUNT_EQUIPPED] = min(codes.MOST_EVENTS, s.happened[side, codes.COUNT_EQUIPPED] + 1)
    note(s, w, events.EQUIPPED, side, card, slot, cost, int(s.card[slot]))
    change_mp(s, w, slot, -cost)
    see_now(s, t, w)
    about_slots(s, w, slot, codes.NOBODY, 0)
    w.item_kind = t.kind[card]
    tell(s, t, w, codes.EQUIPPED, side)


@inner(VOID(S, INT))
def drop_spell_row(s: Any, index: int) -> None:
    for each in range(index, int(s.spells_size) - 1):
        for column in range(codes.SPELL_WIDTH):
            s.spells[each, column] = s.spells[each + 1, column]
    s.spells_size -= 1


@inner(VOID(S, W, INT))
def lose_spell(s: Any, w: Any, card: int) -> None:
    """A lasting spell goes to its owner's graveyard."""
    side = card // codes.SIDE_CARDS
    for index in range(int(s.spells_size)):
        if s.spells[index, codes.SPELL_CARD] == card:
            slot = int(s.spells[index, codes.SPELL_ON])
            if slot >= 0:
                s.borne[side, slot] &= ~mark(card)
            drop_spell_row(s, index)
            forget_card(s, card)
            bury(s, side, card)
            note(s, w, events.DISPELLED, side, card, slot, 0, 0)
            return


@inner(VOID(S, W, INT, INT, INT))
def let_stay(s: Any, w: Any, card: int, slot: int, until: int) -> None:
    """A lasting spell comes to stay, on a hero or (-1) on none."""
    side, size = card // codes.SIDE_CARDS, int(s.spells_size)
    s.spells[size, codes.SPELL_CARD], s.spells[size, codes.SPELL_ON], s.spells[size, codes.SPELL_UNTIL] = card, slot, until
    s.spells_size = size + 1
    s.present[side] |= mark(card)
    if slot >= 0:
        s.borne[side, slot] |= mark(card)
    s.is_stale = 1
    show(s, card)
    note(s, w, events.STAYED, side, card, slot, until, int(s.card[slot]) if slot >= 0 else codes.NOBODY)


@inner(VOID(S, T, W, INT))
def strip(s: Any, t: Any, w: Any, slot: int) -> None:
    """All that a hero bears goes to the graveyard."""
    side = side_of(slot)
    left = s.borne[side, slot] & t.items[side]
    while left != NONE:
        lose_item(s, w, side * codes.SIDE_CARDS + lowest_card(left), slot, codes.GRAVEYARD)
        left &= left - ONE
    for owner in range(2):
        left = s.borne[owner, slot]
        while left != NONE:
            lose_spell(s, w, owner * codes.SIDE_CARDS + lowest_card(left))
            left &= left - ONE


@inner(VOID(S, W))
def end_spells(s: Any, w: Any) -> None:
    """The turn ends: lasting spells whose time is over go to the graveyard (W-11, W-15)."""
    index = 0
    while index < s.spells_size:
        if s.spells[index, codes.SPELL_UNTIL] <= s.turn:
            lose_spell(s, w, int(s.spells[index, codes.SPELL_CARD]))
        else:
            index += 1


@inner(VOID(S, T, W, INT))
def lose_items_taken(s: Any, t: Any, w: Any, zone: int) -> None:
    """The items that the running ability took go to a zone of their owners, hero by hero, if they are still on one."""
    for slot in range(codes.FIELD):
        owner = side_of(slot)
        left = s.picked[owner] & s.borne[owner, slot] & t.items[owner]
        while left != NONE:
            lose_item(s, w, owner * codes.SIDE_CARDS + lowest_card(left), slot, zone)
            left &= left - ONE
    s.picked[0] = s.picked[1] = NONE
