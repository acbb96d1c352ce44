"""The battlefield: heroes in their places and what they bear."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.layout import S, T
from rules.douwushi.engine.core.state.zones import mark
from rules.kernel.compiled.bits import NONE, lowest, lowest_card
from rules.kernel.compiled.compilation import INT, VOID, inner

BOOL = types.boolean


@inner(INT(INT))
def side_of(slot: int) -> int:
    return slot // codes.PLACES


@inner(INT(S, INT))
def heroes_of(s: Any, side: int) -> int:
    """The slots of a side's heroes, as bits."""
    return int(s.field) & (codes.ALL_PLACES << side * codes.PLACES)


@inner(INT(S, INT))
def find(s: Any, uid: int) -> int:
    """The slot of the hero with a number, -1 when it has left the battlefield."""
    if uid > 0:
        left = int(s.field)
        while left:
            slot = lowest(left)
            if s.uid[slot] == uid:
                return slot
            left &= left - 1
    return codes.NOBODY


@inner(INT(S, INT))
def free_slot(s: Any, side: int) -> int:
    """The first free place of a side, -1 when there is none."""
    free = codes.ALL_PLACES & ~(int(s.field) >> side * codes.PLACES)
    return side * codes.PLACES + lowest(free) if free else codes.NOBODY


@inner(INT(S, T, INT))
def weapon_of(s: Any, t: Any, slot: int) -> int:
    """The weapon of the hero in a slot, -1 without one."""
    side = side_of(slot)
    found = s.borne[side, slot] & t.weapons[side]
    return side * codes.SIDE_CARDS + lowest_card(found) if found != NONE else codes.NOBODY


@inner(BOOL(S, INT))
def is_tapped(s: Any, slot: int) -> bool:
    return bool((s.tapped[side_of(slot)] & mark(int(s.card[slot]))) != NONE)


@inner(BOOL(S, INT))
def is_card_tapped(s: Any, card: int) -> bool:
    return bool((s.tapped[card // codes.SIDE_CARDS] & mark(card)) != NONE)


@inner(BOOL(S, INT, INT))
def has_trait(s: Any, slot: int, bit: int) -> bool:
    return bool(int(s.traits[slot]) & bit)


@inner(INT(S, INT))
def guard_of(s: Any, slot: int) -> int:
    """The slot of the hero that guards the one in a slot, -1 when none does."""
    left = heroes_of(s, side_of(slot))
    while left:
        other = lowest(left)
        if s.guards[other] == slot:
            return other
        left &= left - 1
    return codes.NOBODY


@inner(INT(S, INT))
def life_left(s: Any, slot: int) -> int:
    return int(s.life[slot]) - int(s.damage[slot])


@inner(BOOL(S, T, INT))
def is_name_present(s: Any, t: Any, card: int) -> bool:
    """Return whether a hero of this card's name is on either battlefield (W-4, W-17)."""
    left = int(s.field)
    while left:
        slot = lowest(left)
        if t.named[s.card[slot]] == t.named[card]:
            return True
        left &= left - 1
    return False


@inner(INT(S, T, INT))
def hands_taken(s: Any, t: Any, slot: int) -> int:
    """Return how many hands of a hero its equipment takes, without its weapon."""
    side, taken = side_of(slot), 0
    left = s.borne[side, slot] & t.items[side] & ~t.weapons[side]
    while left != NONE:
        card = side * codes.SIDE_CARDS + lowest_card(left)
        taken += int(t.hands[card])
        left &= ~mark(card)
    return taken


@inner(BOOL(S, T, INT, INT))
def may_have(s: Any, t: Any, slot: int, card: int) -> bool:
    """Return whether a hero may be equipped with an item, apart from its cost: its side, its class, its hands (W-4)."""
    if side_of(slot) != card // codes.SIDE_CARDS or not int(t.classes[card]) & int(s.classes[slot]):
        return False
    taken = hands_taken(s, t, slot) + int(t.hands[card])
    if t.kind[card] == codes.EQUIPMENT:
        weapon = weapon_of(s, t, slot)
        if weapon >= 0 and t.hands[card] > 0:
            taken += int(t.hands[weapon])
    return bool(t.hands[card] == 0 or taken <= codes.HANDS)


@inner(VOID(S, INT))
def stop_guarding(s: Any, slot: int) -> None:
    """A hero that leaves guards nobody and is guarded by nobody."""
    left = heroes_of(s, side_of(slot))
    while left:
        other = lowest(left)
        if s.guards[other] == slot:
            s.guards[other] = codes.NOBODY
        left &= left - 1
    s.guards[slot] = codes.NOBODY


@inner(VOID(S, INT))
def drop_given(s: Any, slot: int) -> None:
    """Take away what effects have given to the hero in a slot."""
    kept = 0
    for index in range(int(s.given_size)):
        if s.given[index, codes.GIVEN_SLOT] != slot:
            if kept != index:
                for column in range(codes.GIVEN_WIDTH):
                    s.given[kept, column] = s.given[index, column]
            kept += 1
    s.given_size = kept


@inner(VOID(S, INT))
def forget_card(s: Any, card: int) -> None:
    """A card leaves the battlefield: it is neither tapped nor used when it comes back."""
    side, rest = card // codes.SIDE_CARDS, ~mark(card)
    s.present[side] &= rest
    s.tapped[side] &= rest
    s.once[side, 0] &= rest
    s.once[side, 1] &= rest
    s.is_stale = 1


@inner(VOID(S, INT))
def clear_slot(s: Any, slot: int) -> None:
    """The hero leaves its place; nothing that was chosen before hits whoever comes next. What it bears must be gone already."""
    forget_card(s, int(s.card[slot]))
    stop_guarding(s, slot)
    drop_given(s, slot)
    rest = ~(1 << slot)
    s.field &= rest
    s.that &= rest
    s.kept &= rest
    s.choices &= rest
    for register in range(codes.REGISTERS):
        s.named_heroes[register] &= rest
    s.card[slot] = codes.NOBODY
    s.uid[slot] = 0


@inner(VOID(S, INT, INT))
def fill_slot(s: Any, slot: int, card: int) -> None:
    """A hero comes to a free place: ready, without damage or MP."""
    s.next_uid += 1
    s.card[slot], s.uid[slot] = card, s.next_uid
    s.damage[slot] = s.mp[slot] = 0
    s.guards[slot] = codes.NOBODY
    s.guard_until[slot] = s.done[slot] = s.countered[slot] = 0
    s.field |= 1 << slot
    s.present[side_of(slot)] |= mark(card)
    s.is_stale = 1
