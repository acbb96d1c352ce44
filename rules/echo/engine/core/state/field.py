"""The field: what stands in the ten slots, its attack and keywords (Echo 2.2.2, 4.2)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.layout import S, T
from rules.echo.engine.core.state.zones import forget, show, show_to
from rules.kernel.compiled.bits import bit
from rules.kernel.compiled.compilation import INT, VOID, inner


@inner(INT(S, INT))
def find(s: Any, uid: int) -> int:
    """The slot of the follower with that number, -1 when it has left the field."""
    if uid > 0:
        for slot in range(codes.FIELD):
            if s.uid[slot] == uid:
                return slot
    return -1


@inner(INT(S, INT))
def empty_slot(s: Any, side: int) -> int:
    """A side's leftmost empty slot, -1 when all are taken."""
    for slot in range(side * codes.SLOTS, side * codes.SLOTS + codes.SLOTS):
        if s.card[slot] < 0:
            return slot
    return -1


@inner(INT(S, INT))
def filled(s: Any, side: int) -> int:
    """The places 0-4 of a side that have a follower, as bits."""
    found = 0
    for slot in range(codes.SLOTS):
        found |= int(s.card[side * codes.SLOTS + slot] >= 0) << slot
    return found


@inner(types.boolean(S, INT))
def has_followers(s: Any, side: int) -> bool:
    """Return whether a side has any followers: -1, an empty slot, has all its bits set."""
    together = -1
    for slot in range(side * codes.SLOTS, side * codes.SLOTS + codes.SLOTS):
        together &= int(s.card[slot])
    return together >= 0


@inner(types.boolean(S, T, INT))
def has_follower_in_hand(s: Any, t: Any, side: int) -> bool:
    for index in range(int(s.size[side, codes.HAND])):
        if t.kind[s.cards[side, codes.HAND, index]] == codes.FOLLOWER:
            return True
    return False


@inner(INT(S, T, INT))
def attack_of(s: Any, t: Any, slot: int) -> int:
    """Printed attack plus buffs minus debuffs; it may be below 0."""
    return int(t.attack[s.card[slot]]) + int(s.buff[slot]) + int(s.buff_turn[slot]) + int(s.aura[slot])


@inner(INT(S, T, INT))
def keywords_of(s: Any, t: Any, slot: int) -> int:
    """Return the keywords that a follower has now, as bits. The last gain or loss for a duration counts, the turn's before the game's."""
    lasting = (int(t.keywords[s.card[slot]]) | int(s.gained[slot]) | int(s.aura_keywords[slot])) & ~int(s.lost[slot])
    return (lasting | int(s.gained_turn[slot])) & ~int(s.lost_turn[slot])


@inner(types.boolean(S, T, INT, INT))
def is_barred(s: Any, t: Any, slot: int, restriction: int) -> bool:
    """Return whether a restriction lies on the follower in a slot."""
    return bool(t.restricts & restriction and keywords_of(s, t, slot) & restriction)


@inner(INT(S, T, INT, INT))
def barred_slots(s: Any, t: Any, side: int, restriction: int) -> int:
    """The slots (bits) of a side whose followers have a restriction."""
    bits = 0
    if t.restricts & restriction:
        for slot in range(side * codes.SLOTS, side * codes.SLOTS + codes.SLOTS):
            if s.card[slot] >= 0 and is_barred(s, t, slot, restriction):
                bits |= 1 << slot
    return bits


@inner(INT(S, T, INT))
def attack_of_all(s: Any, t: Any, slots: int) -> int:
    """The attack of some followers (bits) together."""
    total = 0
    for slot in range(codes.FIELD):
        if slots >> slot & 1:
            total += attack_of(s, t, slot)
    return min(max(total, -codes.BOUND), codes.BOUND)


@inner(VOID(S, INT))
def clear_slot(s: Any, slot: int) -> None:
    s.is_stale = 1
    s.present &= ~bit(int(s.card[slot]) & codes.NO_CARD)
    s.card[slot] = -1
    s.uid[slot] = 0
    s.awake[slot] = 0
    s.buff[slot] = 0
    s.buff_turn[slot] = 0
    s.buff_next[slot] = 0
    s.aura[slot] = 0
    s.done[slot] = 0
    s.once[slot] = 0
    s.gained[slot] = 0
    s.lost[slot] = 0
    s.gained_turn[slot] = 0
    s.lost_turn[slot] = 0
    s.gained_next[slot] = 0
    s.lost_next[slot] = 0
    s.aura_keywords[slot] = 0


@inner(INT(S, INT))
def vacate(s: Any, slot: int) -> int:
    """Take the follower out of a slot; return its card."""
    card = int(s.card[slot])
    s.that &= ~(1 << slot)
    s.held &= ~(1 << slot)
    clear_slot(s, slot)
    return card


@inner(VOID(S, INT, INT, INT))
def fill(s: Any, slot: int, card: int, is_awake: int) -> None:
    """Put a card into an empty slot as a new follower. One that arrives awake awoke this turn."""
    clear_slot(s, slot)
    s.next_uid += 1
    s.uid[slot] = s.next_uid
    s.card[slot] = card
    s.present |= bit(card)
    s.awake[slot] = is_awake
    if is_awake:
        s.done[slot] = codes.WOKE
        show(s, card)


@inner(VOID(S, INT, INT))
def move(s: Any, old: int, new: int) -> None:
    """Move a follower to an empty slot with all that it has and has done (E-13)."""
    s.card[new] = s.card[old]
    s.uid[new] = s.uid[old]
    s.awake[new] = s.awake[old]
    s.buff[new] = s.buff[old]
    s.buff_turn[new] = s.buff_turn[old]
    s.buff_next[new] = s.buff_next[old]
    s.done[new] = s.done[old]
    s.once[new] = s.once[old]
    s.gained[new] = s.gained[old]
    s.lost[new] = s.lost[old]
    s.gained_turn[new] = s.gained_turn[old]
    s.lost_turn[new] = s.lost_turn[old]
    s.gained_next[new] = s.gained_next[old]
    s.lost_next[new] = s.lost_next[old]
    was_taken, was_held = s.that >> old & 1, s.held >> old & 1
    vacate(s, old)
    s.present |= bit(int(s.card[new]))
    s.that |= was_taken << new
    s.held |= was_held << new


@inner(VOID(S, T, INT, INT))
def conceal(s: Any, t: Any, side: int, card: int) -> None:
    """A card goes from hand to the field face down: the other side no longer knows which of the followers it knew it was."""
    show_to(s, side, card)
    forget(s, 1 - side, card)
    for index in range(int(s.size[side, codes.HAND])):
        other = int(s.cards[side, codes.HAND, index])
        if t.kind[other] == codes.FOLLOWER:
            forget(s, 1 - side, other)
