"""The battle: who attacks, who blocks, in which order an attacker deals damage to several blockers, and the damage (H-4, H-10)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.hota.engine.core.abilities.triggers import about_places, tell
from rules.hota.engine.core.mechanics.damage import deal
from rules.hota.engine.core.mechanics.resources import keep_count
from rules.hota.engine.core.state import codes, events
from rules.hota.engine.core.state.field import creatures_of, has, life_left, side_of
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.log import note
from rules.kernel.compiled.bits import count_bits, lowest
from rules.kernel.compiled.compilation import INT, VOID, inner

BOOL = types.boolean


@inner(INT(S, T, INT))
def able_attackers(s: Any, t: Any, side: int) -> int:
    """The creatures (bits) of a side that may still be declared as attackers."""
    found, left = 0, creatures_of(s, t, side)
    while left:
        place = lowest(left)
        done = int(s.done[place])
        is_fresh = done & codes.FRESH and not has(s, place, codes.HASTE)
        is_able = not done & (codes.TAPPED | codes.ATTACKING) and not is_fresh and not has(s, place, codes.CANT_ATTACK)
        found |= int(is_able) << place
        left &= left - 1
    return found


@inner(INT(S, INT))
def attackers_of(s: Any, side: int) -> int:
    """The attackers (bits) of a side."""
    found, left = 0, int(s.filled) & codes.ALL_PLACES << side * codes.PLACES
    while left:
        place = lowest(left)
        found |= int(bool(int(s.done[place]) & codes.ATTACKING)) << place
        left &= left - 1
    return found


@inner(INT(S, INT))
def blockers_of(s: Any, attacker: int) -> int:
    """The creatures (bits) that block an attacker and are still there."""
    found, left = 0, int(s.filled)
    while left:
        place = lowest(left)
        found |= int(s.blocks[place] == attacker) << place
        left &= left - 1
    return found


@inner(INT(S, INT))
def first_blocker(s: Any, attacker: int) -> int:
    """The creature that was declared first as a blocker of an attacker; read before they are put in order."""
    left = blockers_of(s, attacker)
    first = lowest(left)
    while left:
        place = lowest(left)
        if s.rank[place] < s.rank[first]:
            first = place
        left &= left - 1
    return first


@inner(BOOL(S, INT, INT))
def can_block(s: Any, place: int, attacker: int) -> bool:
    """Return whether a creature may block an attacker: not if tapped, blocking or forbidden; a flyer only with flying or reach."""
    if int(s.done[place]) & codes.TAPPED or s.blocks[place] >= 0 or has(s, place, codes.CANT_BLOCK):
        return False
    if has(s, attacker, codes.CANT_BE_BLOCKED):
        return False
    return not has(s, attacker, codes.FLYING) or has(s, place, codes.FLYING | codes.REACH)


@inner(VOID(S, T, W, INT))
def declare_attacker(s: Any, t: Any, w: Any, place: int) -> None:
    """A creature attacks; vigilance keeps it from being tapped."""
    s.done[place] |= codes.ATTACKING
    if not has(s, place, codes.VIGILANCE):
        s.done[place] |= codes.TAPPED
    s.is_stale |= t.minds_states
    keep_count(s, side_of(place), codes.COUNT_ATTACKS, 1)
    note(s, w, events.ATTACK_DECLARED, side_of(place), int(s.card[place]), place, 0, 0)


@inner(VOID(S, T, W))
def tell_attacks(s: Any, t: Any, w: Any) -> None:
    """All attackers are declared: what happens when they attack."""
    left = attackers_of(s, int(s.active))
    while left:
        about_places(s, w, lowest(left), codes.NOBODY, 0)
        tell(s, t, w, codes.ATTACKS, int(s.active))
        left &= left - 1


@inner(VOID(S, T, W, INT, INT))
def declare_blocker(s: Any, t: Any, w: Any, place: int, attacker: int) -> None:
    """A creature blocks an attacker, behind those that already do."""
    s.blocks[place] = attacker
    s.rank[place] = count_bits(blockers_of(s, attacker))
    s.done[attacker] |= codes.BLOCKED
    s.is_stale |= t.minds_states
    note(s, w, events.BLOCKED, side_of(place), int(s.card[place]), place, int(s.card[attacker]), attacker)


@inner(VOID(S, T, W))
def tell_blocks(s: Any, t: Any, w: Any) -> None:
    """All blockers are declared: what happens when creatures block and are blocked."""
    left = attackers_of(s, int(s.active))
    while left:
        attacker = lowest(left)
        left &= left - 1
        blockers = blockers_of(s, attacker)
        if blockers:
            about_places(s, w, attacker, first_blocker(s, attacker), count_bits(blockers))
            tell(s, t, w, codes.IS_BLOCKED, int(s.active))
        while blockers:
            about_places(s, w, lowest(blockers), attacker, 0)
            tell(s, t, w, codes.BLOCKS, 1 - int(s.active))
            blockers &= blockers - 1


@inner(INT(S, INT))
def unordered(s: Any, attacker: int) -> int:
    """The blockers (bits) whose place in the attacker's order is not chosen yet: rank 0."""
    found, left = 0, blockers_of(s, attacker)
    while left:
        place = lowest(left)
        found |= int(s.rank[place] == 0) << place
        left &= left - 1
    return found


@inner(INT(S))
def attacker_to_order(s: Any) -> int:
    """The first attacker with several blockers whose order is not chosen yet, -1 for none."""
    left = attackers_of(s, int(s.active))
    while left:
        attacker = lowest(left)
        if count_bits(unordered(s, attacker)) > 1:
            return attacker
        left &= left - 1
    return codes.NOBODY


@inner(INT(S, INT, INT))
def blocker_at(s: Any, attacker: int, rank: int) -> int:
    """Return the blocker with a rank, -1 for none."""
    left, last = blockers_of(s, attacker), codes.NOBODY
    while left:
        place = lowest(left)
        if s.rank[place] == rank:
            return place
        left &= left - 1
    return last


@inner(INT(S, T, W, INT, INT))
def strikes_now(s: Any, t: Any, w: Any, place: int, is_first: int) -> int:
    """Return whether a creature deals its damage in a damage step: with first strike in the first, else in the second (H-10)."""
    return int(has(s, place, codes.FIRST_STRIKE)) if is_first else int(not int(s.done[place]) & codes.STRUCK)


@inner(BOOL(S))
def has_first_strikers(s: Any) -> bool:
    """Return whether a creature in the battle has first strike."""
    left = int(s.filled)
    while left:
        place = lowest(left)
        is_there = int(s.done[place]) & codes.ATTACKING or s.blocks[place] >= 0
        if is_there and has(s, place, codes.FIRST_STRIKE):
            return True
        left &= left - 1
    return False


@inner(VOID(S, T, W, INT))
def strike_blockers(s: Any, t: Any, w: Any, attacker: int) -> None:
    """A blocked attacker deals its damage: to each blocker in order as much as kills it, the rest to the last, or the player by trample."""
    power, card, uid, side = int(s.attack[attacker]), int(s.card[attacker]), int(s.uid[attacker]), side_of(attacker)
    count = count_bits(blockers_of(s, attacker))
    tramples = has(s, attacker, codes.TRAMPLE)
    for rank in range(1, codes.PLACES + 1):
        place = blocker_at(s, attacker, rank)
        if place < 0:
            continue
        count -= 1
        dealt = power if count == 0 and not tramples else min(power, max(0, life_left(s, place)))
        w.planned[place] = dealt
        power -= dealt
    w.planned[codes.PLAYER + 1 - side] = power if tramples else 0
    for target in range(codes.FIRST_ITEM):
        if w.planned[target] > 0:
            amount = int(w.planned[target])
            w.planned[target] = 0
            deal(s, t, w, target, amount, side, card, uid)


@inner(VOID(S, T, W, INT))
def strike(s: Any, t: Any, w: Any, is_first: int) -> None:
    """A damage step: all who strike in it deal their damage, the attackers first; nobody dies before all have."""
    active = int(s.active)
    strikers, left = 0, int(s.filled)
    while left:
        place = lowest(left)
        is_there = int(s.done[place]) & codes.ATTACKING or s.blocks[place] >= 0
        strikers |= int(is_there != 0 and strikes_now(s, t, w, place, is_first) != 0) << place
        left &= left - 1
    left = strikers
    while left:
        place = lowest(left)
        left &= left - 1
        s.done[place] |= codes.STRUCK
        if side_of(place) != active:
            continue
        if blockers_of(s, place):
            strike_blockers(s, t, w, place)
        elif not int(s.done[place]) & codes.BLOCKED or has(s, place, codes.TRAMPLE):
            deal(s, t, w, codes.PLAYER + 1 - active, int(s.attack[place]), active, int(s.card[place]), int(s.uid[place]))
    left = strikers & codes.ALL_PLACES << (1 - active) * codes.PLACES
    while left:
        place = lowest(left)
        deal(s, t, w, int(s.blocks[place]), int(s.attack[place]), 1 - active, int(s.card[place]), int(s.uid[place]))
        left &= left - 1


@inner(VOID(S, T))
def end_battle(s: Any, t: Any) -> None:
    """Nobody attacks or blocks any more."""
    left = int(s.filled)
    while left:
        place = lowest(left)
        s.done[place] &= codes.TAPPED | codes.FRESH
        s.blocks[place] = codes.NOBODY
        s.rank[place] = 0
        left &= left - 1
    s.is_stale |= t.minds_states
