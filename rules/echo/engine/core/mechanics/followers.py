"""The changes to followers: placed, awakened, put to sleep, dying, destroyed and refilled (Echo 2.2.3, 2.3.1, 2.3.4, 4.2)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core.abilities.replacements import replace
from rules.echo.engine.core.abilities.triggers import about, offer_card, set_off, tell, tell_followers, tell_hero
from rules.echo.engine.core.state import codes, events
from rules.echo.engine.core.state.event_counts import keep_count
from rules.echo.engine.core.state.field import fill, find, has_follower_in_hand, keywords_of, vacate
from rules.echo.engine.core.state.layout import S, T, W
from rules.echo.engine.core.state.log import note
from rules.echo.engine.core.state.stack import push
from rules.echo.engine.core.state.zones import add, show, turn_player
from rules.kernel.compiled.compilation import INT, VOID, inner


@inner(VOID(S, T, W, INT, INT, INT, INT))
def enter(s: Any, t: Any, w: Any, slot: int, card: int, is_awake: int, event: int) -> None:
    """A follower takes an empty slot."""
    fill(s, slot, card, is_awake)
    side = slot // codes.SLOTS
    note(s, w, event, side, card, slot, is_awake, 0)
    if s.phase > codes.SETUP:
        keep_count(s, t, side, codes.COUNT_PLACED, 1)
        about(w, card, int(s.uid[slot]), -1, 0, 0)
        tell(s, t, w, codes.PLACED, side)


@inner(VOID(S, T, W, INT, INT))
def awaken(s: Any, t: Any, w: Any, slot: int, cost: int) -> None:
    """A sleeping follower awakes; its awaken skills wait before what others do about it."""
    side, card, uid = slot // codes.SLOTS, int(s.card[slot]), int(s.uid[slot])
    s.is_stale = 1
    s.awake[slot] = 1
    s.done[slot] |= codes.WOKE
    show(s, card)
    note(s, w, events.AWAKENED, side, card, slot, cost, int(s.energy[side]))
    keep_count(s, t, side, codes.COUNT_AWAKENED, 1)
    about(w, card, uid, -1, 0, 0)
    set_off(s, t, w, codes.AWAKEN_SKILL, side, card, uid)
    tell(s, t, w, codes.FOLLOWER_AWAKENED, side)


@inner(VOID(S, W, INT))
def fall_asleep(s: Any, w: Any, slot: int) -> None:
    if s.awake[slot]:
        s.is_stale = 1
        s.awake[slot] = 0
        note(s, w, events.STATE_CHANGED, slot // codes.SLOTS, int(s.card[slot]), slot, 0, 0)


@inner(types.boolean(S, T, W, INT, INT, INT, INT))
def die(s: Any, t: Any, w: Any, slot: int, is_battle: int, foe: int, foe_uid: int) -> bool:
    """Let a follower die: regenerate revives it once a turn as it is, a replacement happens, or it is destroyed. Return whether it is."""
    side, card = slot // codes.SLOTS, int(s.card[slot])
    note(s, w, events.DYING, side, card, slot, 0, 0)
    if keywords_of(s, t, slot) & codes.REGENERATE and not int(s.done[slot]) & codes.REGENERATED:
        s.done[slot] |= codes.REGENERATED
        note(s, w, events.REGENERATED, side, card, slot, 0, 0)
        return False
    if t.has_replacements >> codes.WOULD_BE_DESTROYED & 1:
        about(w, card, int(s.uid[slot]), foe, foe_uid, is_battle)
        if replace(s, t, w, codes.WOULD_BE_DESTROYED, side):
            return False
    perish(s, t, w, slot)
    return True


@inner(VOID(S, T, W, INT))
def perish(s: Any, t: Any, w: Any, slot: int) -> None:
    """A follower is destroyed: it goes to the graveyard of its current owner."""
    side, card = slot // codes.SLOTS, vacate(s, slot)
    add(s, side, codes.GRAVEYARD, card)
    show(s, card)
    note(s, w, events.DESTROYED, side, card, slot, 0, 0)
    keep_count(s, t, side, codes.COUNT_DESTROYED, 1)


@inner(VOID(S, T, INT))
def offer_refills(s: Any, t: Any, slots: int) -> None:
    """Offer refills of slots (bits) in which awake followers died: the defender's first, from the left (Echo 2.3.1)."""
    for side in (turn_player(s), 1 - turn_player(s)):
        if not slots >> side * codes.SLOTS & codes.ALL_SLOTS or not has_follower_in_hand(s, t, side):
            continue
        for index in range(codes.SLOTS - 1, -1, -1):
            slot = side * codes.SLOTS + index
            if slots >> slot & 1:
                top = push(s, codes.REFILL, side)
                s.stack[top, codes.REFILL_SLOT] = slot


@inner(VOID(S, T, W, INT, INT, INT, INT))
def tell_dead(s: Any, t: Any, w: Any, side: int, card: int, uid: int, was_awake: int) -> None:
    """Let the passives and then the last-stand skills of a destroyed follower wait; the workspace holds the moment."""
    offer_card(s, t, w, codes.DESTROYED, side, side, card, uid, was_awake)
    set_off(s, t, w, codes.LAST_STAND, side, card, uid)


@inner(VOID(S, W, INT, INT))
def list_dead(s: Any, w: Any, slot: int, index: int) -> None:
    """Write down a follower that may be about to be destroyed."""
    w.dead[index, 0] = s.card[slot]
    w.dead[index, 1] = s.uid[slot]
    w.dead[index, 2] = s.awake[slot]
    w.dead[index, 3] = slot // codes.SLOTS


@inner(VOID(S, T, W, INT))
def destroy(s: Any, t: Any, w: Any, slots: int) -> None:
    """Followers (bits) are dying at once, outside a battle: the defender's before the attacker's, each from the left (Echo 2.3.4)."""
    count, refills = 0, 0
    for side in (1 - turn_player(s), turn_player(s)):
        for slot in range(side * codes.SLOTS, side * codes.SLOTS + codes.SLOTS):
            if not slots >> slot & 1 or s.card[slot] < 0:
                continue
            list_dead(s, w, slot, count)
            if die(s, t, w, slot, 0, -1, 0):
                refills |= int(w.dead[count, 2]) << slot
                count += 1
    for index in range(count):
        settle_death(s, t, w, index)
    offer_refills(s, t, refills)


@inner(VOID(S, T, W, INT))
def sacrifice(s: Any, t: Any, w: Any, slots: int) -> None:
    """Followers (bits) of one side are destroyed at once, whatever might save them."""
    count, refills = 0, 0
    for slot in range(codes.FIELD):
        if slots >> slot & 1:
            list_dead(s, w, slot, count)
            refills |= int(s.awake[slot]) << slot
            count += 1
            perish(s, t, w, slot)
    for index in range(count):
        settle_death(s, t, w, index)
    offer_refills(s, t, refills)


@inner(VOID(S, T, W, INT))
def settle_death(s: Any, t: Any, w: Any, index: int) -> None:
    """Let the abilities wait that one of several deaths sets off."""
    card, uid, was_awake, owner = int(w.dead[index, 0]), int(w.dead[index, 1]), int(w.dead[index, 2]), int(w.dead[index, 3])
    about(w, card, uid, -1, 0, 0)
    for side in (1 - turn_player(s), turn_player(s)):
        tell_followers(s, t, w, codes.DESTROYED, owner, side)
        if side == owner:
            tell_dead(s, t, w, side, card, uid, was_awake)
        tell_hero(s, t, w, codes.DESTROYED, owner, side)


@inner(types.boolean(S, INT, INT))
def is_there(s: Any, slot: int, uid: int) -> bool:
    """Return whether a follower is still in the slot in which it was."""
    return find(s, uid) == slot
