"""The legal actions of the side that has to decide, written into the workspace.

There are as few branches as possible: which of a side's slots or cards allow something is unpredictable. So an action is written
first, and counted if it is legal; the next one overwrites it otherwise.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from rules.echo.engine.core.abilities.auras import cost_of, sources_of
from rules.echo.engine.core.abilities.conditions import is_met
from rules.echo.engine.core.abilities.selectors import fits_card, followers_for
from rules.echo.engine.core.course.decisions import decider, decision
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.field import barred_slots, filled, is_barred
from rules.echo.engine.core.state.layout import S, T, W
from rules.echo.engine.core.state.packed import pack
from rules.echo.engine.core.state.zones import seen_slot
from rules.kernel.compiled.bits import NONE, ONE, count_bits, lowest, lowest_card
from rules.kernel.compiled.compilation import INT, inner

BOOL = types.boolean
U64 = types.uint64


@inner(INT(W, INT, INT, INT))
def allow(w: Any, size: int, number: int, is_legal: int) -> int:
    """Write an action as number `size` of the list; return the size with it if it is legal (1), without it if not (0)."""
    w.legal[size] = number
    return size + is_legal


@inner(U64(S, T, INT, INT, U64))
def different(s: Any, t: Any, side: int, zone: int, among: Any) -> Any:
    """The places (bits) in a zone of the first of each different card that is among some (bits)."""
    seen = found = NONE
    for index in range(int(s.size[side, zone])):
        card = np.uint64(s.cards[side, zone, index])
        same = np.uint64(t.definition[card])
        is_new = among >> card & ~(seen >> same) & ONE
        seen |= is_new << same
        found |= is_new << np.uint64(index)
    return found


@inner(INT(S, T, W, INT, INT, INT, INT, U64))
def allow_cards(s: Any, t: Any, w: Any, size: int, kind: int, side: int, zone: int, among: Any) -> int:
    """Allow each different card of a zone that is among some (bits)."""
    found = different(s, t, side, zone, among)
    while found != NONE:
        size = allow(w, size, pack(kind, int(s.cards[side, zone, lowest_card(found)]), 0), 1)
        found &= found - ONE
    return size


@inner(INT(T, W, INT, INT, U64))
def allow_picks(t: Any, w: Any, size: int, kind: int, among: Any) -> int:
    """Allow each different card among some (bits), lowest id first: the order of a deck must not show."""
    seen = NONE
    while among != NONE:
        card = lowest_card(among)
        same = ONE << np.uint64(t.definition[card])
        size = allow(w, size, pack(kind, card, 0), int((seen & same) == NONE))
        seen |= same
        among &= among - ONE
    return size


@inner(types.UniTuple(U64, 2)(S, T, INT))  # type: ignore[attr-defined]
def different_in_hand(s: Any, t: Any, side: int) -> Any:
    """The places (bits) in hand of the first of each different follower, and of each different item."""
    seen = followers = items = NONE
    for index in range(int(s.size[side, codes.HAND])):
        card = np.uint64(s.cards[side, codes.HAND, index])
        same = np.uint64(t.definition[card])
        is_new = ~(seen >> same) & ONE
        seen |= is_new << same
        followers |= (t.followers >> card & is_new) << np.uint64(index)
        items |= (t.items >> card & is_new) << np.uint64(index)
    return followers, items


@inner(INT(S, W, INT, INT, U64))
def allow_followers(s: Any, w: Any, size: int, side: int, found: Any) -> int:
    """Allow to place the followers in some places (bits) of the hand in each empty slot."""
    full = filled(s, side)
    if full == codes.ALL_SLOTS:
        return size
    while found != NONE:
        number = pack(codes.PLACE, int(s.cards[side, codes.HAND, lowest_card(found)]), 0)
        for slot in range(codes.SLOTS):
            size = allow(w, size, number | slot, ~(full >> slot) & 1)
        found &= found - ONE
    return size


@inner(BOOL(S, T, W, INT, INT))
def is_useful(s: Any, t: Any, w: Any, side: int, card: int) -> bool:
    """Return whether an item's conditions let it be played: those of one of its skills hold, or it has none."""
    first, count = int(t.first_ability[card]), int(t.abilities[card])
    if count == 0:
        return True
    w.context[codes.SIDE] = side
    w.context[codes.SOURCE] = card
    w.context[codes.SOURCE_UID] = 0
    for ability in range(first, first + count):
        if is_met(s, t, w, ability):
            return True
    return False


@inner(INT(S, T, W, INT, INT, INT, U64))
def allow_items(s: Any, t: Any, w: Any, size: int, side: int, sources: int, found: Any) -> int:
    """Allow to play those items in some places (bits) of the hand that can be paid for."""
    while found != NONE:
        card = int(s.cards[side, codes.HAND, lowest_card(found)])
        if cost_of(s, t, w, sources, side, card) <= s.energy[side] and is_useful(s, t, w, side, card):
            size = allow(w, size, pack(codes.PLAY, card, 0), 1)
        found &= found - ONE
    return size


@inner(BOOL(S, T, W, INT, INT, INT))
def can_use(s: Any, t: Any, w: Any, side: int, card: int, uid: int) -> bool:
    """Return whether the active skill of a card can be paid for and its conditions hold."""
    ability = int(t.active[card])
    if ability < 0:
        return False
    if t.ability[ability, codes.COST_ENERGY] > s.energy[side] or t.ability[ability, codes.COST_LIFE] > s.life[side]:
        return False
    selector = int(t.ability[ability, codes.COST_CARDS])
    if selector >= 0:
        count, zone = 0, int(t.selector[selector, codes.OF_ZONE])
        for index in range(int(s.size[side, zone])):
            count += 1 if fits_card(t, selector, int(s.cards[side, zone, index])) else 0
        if count < t.ability[ability, codes.COST_COUNT]:
            return False
    if t.ability[ability, codes.COST_MILL] > s.size[side, codes.DECK]:
        return False
    selector = int(t.ability[ability, codes.COST_FOLLOWERS])
    if selector >= 0 and count_bits(followers_for(s, t, selector, side, uid)) < t.selector[selector, codes.COUNT]:
        return False
    w.context[codes.SIDE] = side
    w.context[codes.SOURCE] = card
    w.context[codes.SOURCE_UID] = uid
    return bool(is_met(s, t, w, ability))


@inner(BOOL(INT))
def can_attack(done: int) -> bool:
    return not done & codes.ATTACKED or bool(done & (codes.ATTACKS_AGAIN | codes.EXTRA_ATTACK))


@inner(INT(W, INT, INT, INT, INT))
def allow_attacks(w: Any, size: int, slot: int, targets: int, is_hero: int) -> int:
    """Allow a follower's attacks on those of the enemy's places (bits), and on the hero or not."""
    number = pack(codes.ATTACK, slot, 0)
    for target in range(codes.SLOTS):
        size = allow(w, size, number | target, targets >> target & 1)
    return allow(w, size, number | codes.SLOTS, is_hero)


@inner(INT(S, T, W, INT, INT, INT))
def allow_on_field(s: Any, t: Any, w: Any, size: int, side: int, sources: int) -> int:
    """Awakening, active skills and attacks, on guards first (Echo 2.1.2 c-e). In the turn it awoke none can attack the hero (E-6)."""
    mine, theirs = side * codes.SLOTS, (1 - side) * codes.SLOTS
    targets = filled(s, 1 - side) & ~(barred_slots(s, t, 1 - side, codes.CANT_BE_ATTACKED) >> theirs)
    guards = targets & barred_slots(s, t, 1 - side, codes.GUARD) >> theirs
    targets = guards if guards else targets
    own = filled(s, side)
    while own:
        slot = lowest(own)
        own &= own - 1
        card, done = int(s.card[mine + slot]), int(s.done[mine + slot])
        if not s.awake[mine + slot]:
            is_legal = cost_of(s, t, w, sources, side, card) <= s.energy[side] and not is_barred(s, t, mine + slot, codes.CANT_AWAKEN)
            size = allow(w, size, pack(codes.AWAKEN, 0, slot), int(is_legal))
            continue
        if can_attack(done) and not is_barred(s, t, mine + slot, codes.CANT_ATTACK):
            is_hero = not guards and not done & codes.WOKE and not is_barred(s, t, mine + slot, codes.CANT_ATTACK_HERO)
            size = allow_attacks(w, size, slot, targets, int(is_hero))
        if done & codes.SKILL_USED or is_barred(s, t, mine + slot, codes.CANT_USE):
            continue
        if can_use(s, t, w, side, card, int(s.uid[mine + slot])):
            size = allow(w, size, pack(codes.USE, 0, slot), 1)
    if not s.hero_used[side] and can_use(s, t, w, side, codes.HERO + side, 0):
        size = allow(w, size, pack(codes.USE, 0, codes.SLOTS), 1)
    return size


@inner(INT(S, T, W, INT))
def allow_in_frame(s: Any, t: Any, w: Any, kind: int) -> int:
    """Write the actions that a decision on the stack allows; return how many there are."""
    f, size = int(s.stack_size) - 1, 0
    side = int(s.stack[f, codes.SIDE])
    if (kind == codes.TARGETS or kind == codes.PICKS) and s.stack[f, codes.CAN_STOP]:
        size = allow(w, size, pack(codes.DONE, 0, 0), 1)
    if kind == codes.TARGETS:
        for index in range(codes.FIELD):
            slot = seen_slot(side, index)
            size = allow(w, size, pack(codes.TARGET, 0, slot), s.stack[f, codes.OPTIONS] >> slot & 1)
    elif kind == codes.PICKS:
        size = allow_picks(t, w, size, codes.DISCARD_CARD if s.stack[f, codes.PURPOSE] else codes.PICK, s.options)
    elif kind == codes.DISCARD:
        size = allow_cards(s, t, w, size, codes.DISCARD_CARD, side, int(s.stack[f, codes.ZONE]), ~NONE)
    elif kind == codes.MAY:
        size = allow(w, size, pack(codes.ACCEPT, 0, 0), 1)
        size = allow(w, size, pack(codes.DECLINE, 0, 0), 1)
    elif kind == codes.CHOOSE:
        for option in range(s.stack[f, codes.LEFT]):
            size = allow(w, size, pack(codes.OPTION, 0, option), 1)
    elif kind == codes.REFILL:
        size = allow_cards(s, t, w, size, codes.REFILL_WITH, side, codes.HAND, t.followers)
        size = allow(w, size, pack(codes.DECLINE, 0, 0), 1)
    return size


@inner(INT(S, T, W))
def list_actions(s: Any, t: Any, w: Any) -> int:
    """Write the legal actions into the workspace; return how many there are. Of equal cards in one zone only one is listed."""
    kind, side, size = decision(s), decider(s), 0
    if kind == codes.MAIN:
        sources = sources_of(s, t, codes.GIVE_COST)
        followers, items = different_in_hand(s, t, side)
        size = allow_followers(s, w, size, side, followers)
        size = allow_items(s, t, w, size, side, sources, items)
        size = allow_on_field(s, t, w, size, side, sources)
        size = allow(w, size, pack(codes.END_TURN, 0, 0), 1)
    elif kind == codes.MULLIGAN:
        size = allow_cards(s, t, w, size, codes.TOSS, side, codes.HAND, ~s.tossed[side])
        size = allow(w, size, pack(codes.KEEP, 0, 0), 1)
    elif kind == codes.SETUP:
        size = allow_followers(s, w, size, side, different_in_hand(s, t, side)[0])
        size = allow(w, size, pack(codes.READY, 0, 0), 1)
    elif kind >= 0:
        size = allow_in_frame(s, t, w, kind)
    w.legal_size = size
    return size
