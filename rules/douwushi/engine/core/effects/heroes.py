"""The effects on heroes, one function a word: `s.that` holds the slots (bits) that they are for."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core.abilities.auras import see_now
from rules.douwushi.engine.core.abilities.modifiers import give as give_modifier
from rules.douwushi.engine.core.abilities.triggers import about_slots, tell
from rules.douwushi.engine.core.effects import EFFECTS, counted
from rules.douwushi.engine.core.mechanics.battle import tap as tap_hero
from rules.douwushi.engine.core.mechanics.damage import hurt
from rules.douwushi.engine.core.mechanics.deaths import check_victory, die
from rules.douwushi.engine.core.mechanics.guards import assign, can_guard
from rules.douwushi.engine.core.mechanics.items import lose_items_taken, strip
from rules.douwushi.engine.core.mechanics.mp import change_mp
from rules.douwushi.engine.core.state import codes, events
from rules.douwushi.engine.core.state.field import clear_slot, find, is_name_present, side_of
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.log import note
from rules.douwushi.engine.core.state.zones import add, mark, show, shuffle
from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner


@EFFECTS.means("damage", "amount", "unpreventable", "unguarded")
def damage(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    amount, flags = counted(s, t, t.code[pc, codes.A]), int(t.code[pc, codes.B]) | int(t.code[pc, codes.C]) << 1
    kind = int(t.kind[s.context[codes.SOURCE]])
    source = codes.BY_SKILL if kind == codes.HERO_CARD else codes.BY_SPELL if kind == codes.SPELL else codes.BY_ITEM
    dealer = codes.NOBODY if kind == codes.SPELL else find(s, int(s.context[codes.BEARER_UID]))
    hurt(s, t, w, int(s.that), amount, dealer, source, codes.NO_TYPE, flags)


@EFFECTS.means("heal", "amount")
def heal(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    amount, left = counted(s, t, t.code[pc, codes.A]), int(s.that)
    while left:
        slot = lowest(left)
        healed = min(amount, int(s.damage[slot]))
        if healed > 0:
            s.damage[slot] -= healed
            note(s, w, events.HEALED, side_of(slot), int(s.card[slot]), slot, healed, int(s.damage[slot]))
        left &= left - 1


@EFFECTS.means("give")
def give(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """A, B: the modifiers' rows from the first on, C: for how many turns, 0 for always."""
    first, count, lasts = int(t.code[pc, codes.A]), int(t.code[pc, codes.B]), int(t.code[pc, codes.C])
    until = int(s.turn) + lasts - 1 if lasts > 0 else codes.ALWAYS
    for row in range(first, first + count):
        word, amount = int(t.give[row, codes.GIVE_WORD]), int(t.give[row, codes.GIVE_NUMBER])
        if word <= codes.GIVE_REDUCE:
            amount = counted(s, t, int(t.give[row, codes.GIVE_VALUE]))
        left = int(s.that)
        while left:
            slot = lowest(left)
            give_modifier(s, t, slot, row, amount, until)
            note(s, w, events.GIVEN, side_of(slot), int(s.card[slot]), slot, row, amount)
            left &= left - 1


@inner(VOID(S, T, W, INT, INT))
def change_mp_of_all(s: Any, t: Any, w: Any, row: int, sign: int) -> None:
    amount, left = counted(s, t, row), int(s.that)
    while left:
        change_mp(s, w, lowest(left), sign * amount)
        left &= left - 1


@EFFECTS.means("gain_mp", "amount")
def gain_mp(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    change_mp_of_all(s, t, w, t.code[pc, codes.A], 1)


@EFFECTS.means("lose_mp", "amount")
def lose_mp(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    change_mp_of_all(s, t, w, t.code[pc, codes.A], -1)


@EFFECTS.means("move_mp", "amount")
def move_mp(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """MP goes from the hero taken first to the one taken last; it leaves the first even if the other can gain none."""
    if s.kept == 0 or s.that == 0 or s.kept == s.that:
        return
    giver, taker = lowest(int(s.kept)), lowest(int(s.that))
    amount = min(counted(s, t, t.code[pc, codes.A]), int(s.mp[giver]))
    change_mp(s, w, giver, -amount)
    change_mp(s, w, taker, amount)


@EFFECTS.means("tap")
def tap(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    left = int(s.that)
    while left:
        tap_hero(s, w, lowest(left))
        left &= left - 1


@EFFECTS.means("ready")
def ready(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    left = int(s.that)
    while left:
        slot = lowest(left)
        side, bit = side_of(slot), mark(int(s.card[slot]))
        if s.tapped[side] & bit:
            s.tapped[side] &= ~bit
            note(s, w, events.UNTAPPED, side, int(s.card[slot]), slot, 0, 0)
        left &= left - 1


@EFFECTS.means("kill")
def kill(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    if s.that:
        die(s, t, w, int(s.that), codes.NOBODY)


@inner(VOID(S, T, W, INT, INT))
def leave_slot(s: Any, t: Any, w: Any, slot: int, to: int) -> None:
    """A hero leaves without dying; what it bears goes to the graveyard."""
    side, card = side_of(slot), int(s.card[slot])
    strip(s, t, w, slot)
    clear_slot(s, slot)
    show(s, card)
    note(s, w, events.LEFT, side, card, slot, to, 0)
    zone = codes.HAND if to == codes.TO_HAND else codes.RESERVE if to == codes.TO_RESERVE else codes.BEYOND
    add(s, side, zone, card)
    if to == codes.TO_RESERVE:
        shuffle(s, side)
        note(s, w, events.SHUFFLED, side, -1, -1, 0, 0)


@EFFECTS.means("leave", "to")
def leave(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    left = int(s.that)
    while left:
        leave_slot(s, t, w, lowest(left), t.code[pc, codes.A])
        left &= left - 1
    check_victory(s, w)


@EFFECTS.means("guard")
def guard(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """The hero taken first guards the one taken last, if it may."""
    if s.kept and s.that:
        slot, guarded = lowest(int(s.kept)), lowest(int(s.that))
        if can_guard(s, slot, guarded):
            assign(s, w, slot, guarded)


@inner(VOID(S, T, W, INT, INT, INT))
def arrive(s: Any, t: Any, w: Any, slot: int, card: int, zone: int) -> None:
    """Tell that a hero has come to the battlefield out of a zone."""
    show(s, card)
    note(s, w, events.DEPLOYED, side_of(slot), card, slot, zone, 0)
    see_now(s, t, w)
    about_slots(s, w, slot, codes.NOBODY, 0)
    tell(s, t, w, codes.DEPLOYED, side_of(slot))


@inner(INT(S, T, INT, INT))
def is_deployable(s: Any, t: Any, side: int, card: int) -> int:
    """Return whether a hero may come to the battlefield (W-4)."""
    return int((int(s.field) >> side * codes.PLACES & codes.ALL_PLACES) != codes.ALL_PLACES and not is_name_present(s, t, card))


@EFFECTS.means("destroy_item")
def destroy_item(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    lose_items_taken(s, t, w, codes.GRAVEYARD)


@EFFECTS.means("return_item")
def return_item(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    lose_items_taken(s, t, w, codes.HAND)
