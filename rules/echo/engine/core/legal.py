"""The legal actions of the side that has to decide, written into the workspace."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core import codes
from rules.echo.engine.core.auras import cost_of, sources_of
from rules.echo.engine.core.codes import action as plain_action
from rules.echo.engine.core.conditions import is_met
from rules.echo.engine.core.layout import S, T, W
from rules.echo.engine.core.selectors import fits_card
from rules.echo.engine.core.stack import decider, decision
from rules.echo.engine.core.zones import NONE, bit, seen_slot
from rules.kernel.compiling import INT, VOID, inner

BOOL = types.boolean
action = inner(INT(INT, INT, INT))(plain_action)


@inner(VOID(S, W, INT, INT, INT))
def allow(s: Any, w: Any, kind: int, card: int, slot: int) -> None:
    size = w.legal_size
    if size >= codes.ACTIONS:
        s.errors |= codes.ACTIONS_OVERFLOW
        return
    w.legal[size] = action(kind, card, slot)
    w.legal_size = size + 1


@inner(VOID(S, T, W, INT, INT, INT, types.uint64))
def allow_cards(s: Any, t: Any, w: Any, kind: int, side: int, zone: int, among: Any) -> None:
    """Allow each different card of a zone that is among some (bits)."""
    seen = NONE
    for index in range(int(s.size[side, zone])):
        card = int(s.cards[side, zone, index])
        same = bit(int(t.definition[card]))
        if (among & bit(card)) != NONE and (seen & same) == NONE:
            seen |= same
            allow(s, w, kind, card, 0)


@inner(VOID(S, T, W, INT, types.uint64))
def allow_picks(s: Any, t: Any, w: Any, kind: int, among: Any) -> None:
    """Allow each different card among some (bits), lowest id first: the order of a deck must not show."""
    seen = NONE
    for card in range(codes.DECK_CARDS):
        same = bit(int(t.definition[card]))
        if (among & bit(card)) != NONE and (seen & same) == NONE:
            seen |= same
            allow(s, w, kind, card, 0)


@inner(VOID(S, T, W, INT))
def allow_followers(s: Any, t: Any, w: Any, side: int) -> None:
    """Allow to place each different follower of the hand in each empty slot, or to refill with it (slot -1 on the stack)."""
    seen = NONE
    for index in range(int(s.size[side, codes.HAND])):
        card = int(s.cards[side, codes.HAND, index])
        same = bit(int(t.definition[card]))
        if t.kind[card] != codes.FOLLOWER or (seen & same) != NONE:
            continue
        seen |= same
        for slot in range(codes.SLOTS):
            if s.card[side * codes.SLOTS + slot] < 0:
                allow(s, w, codes.PLACE, card, slot)


@inner(BOOL(S, T, W, INT, INT))
def is_useful(s: Any, t: Any, w: Any, side: int, card: int) -> bool:
    """Whether an item's conditions let it be played: those of one of its skills, or it has none."""
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


@inner(VOID(S, T, W, INT))
def allow_items(s: Any, t: Any, w: Any, side: int) -> None:
    sources = sources_of(s, t, codes.GIVE_COST)
    seen = NONE
    for index in range(int(s.size[side, codes.HAND])):
        card = int(s.cards[side, codes.HAND, index])
        same = bit(int(t.definition[card]))
        if t.kind[card] != codes.ITEM or (seen & same) != NONE:
            continue
        seen |= same
        if cost_of(s, t, w, sources, side, card) <= s.energy[side] and is_useful(s, t, w, side, card):
            allow(s, w, codes.PLAY, card, 0)


@inner(BOOL(S, T, W, INT, INT, INT))
def can_use(s: Any, t: Any, w: Any, side: int, card: int, uid: int) -> bool:
    """Whether the active skill of a card can be paid for and its conditions hold."""
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
    w.context[codes.SIDE] = side
    w.context[codes.SOURCE] = card
    w.context[codes.SOURCE_UID] = uid
    return is_met(s, t, w, ability)


@inner(BOOL(INT))
def can_attack(done: int) -> bool:
    return not done & codes.ATTACKED or bool(done & codes.ATTACKS_AGAIN)


@inner(VOID(S, T, W, INT))
def allow_on_field(s: Any, t: Any, w: Any, side: int) -> None:
    """Awakening, active skills and attacks (Echo 2.1.2 c-e). In the turn it awoke a follower can't attack the hero (E-6)."""
    mine, theirs = side * codes.SLOTS, (1 - side) * codes.SLOTS
    sources = sources_of(s, t, codes.GIVE_COST)
    for slot in range(codes.SLOTS):
        card, done = int(s.card[mine + slot]), int(s.done[mine + slot])
        if card < 0:
            continue
        if not s.awake[mine + slot]:
            if cost_of(s, t, w, sources, side, card) <= s.energy[side]:
                allow(s, w, codes.AWAKEN, 0, slot)
            continue
        if can_attack(done):
            for target in range(codes.SLOTS):
                if s.card[theirs + target] >= 0:
                    allow(s, w, codes.ATTACK, slot, target)
            if not done & codes.WOKE:
                allow(s, w, codes.ATTACK, slot, codes.SLOTS)
        if not done & codes.SKILL_USED and can_use(s, t, w, side, card, int(s.uid[mine + slot])):
            allow(s, w, codes.USE, 0, slot)
    if not s.hero_used[side] and can_use(s, t, w, side, codes.HERO + side, 0):
        allow(s, w, codes.USE, 0, codes.SLOTS)


@inner(VOID(S, T, W, INT))
def allow_in_frame(s: Any, t: Any, w: Any, kind: int) -> None:
    """What a decision on the stack allows."""
    f = int(s.stack_size) - 1
    side = int(s.stack[f, codes.SIDE])
    if kind == codes.TARGETS:
        for index in range(codes.FIELD):
            slot = seen_slot(side, index)
            if s.stack[f, codes.OPTIONS] >> slot & 1:
                allow(s, w, codes.TARGET, 0, slot)
    elif kind == codes.PICKS:
        allow_picks(s, t, w, codes.DISCARD_CARD if s.stack[f, codes.PURPOSE] else codes.PICK, s.options)
    elif kind == codes.DISCARD:
        allow_cards(s, t, w, codes.DISCARD_CARD, side, int(s.stack[f, codes.ZONE]), ~NONE)
    elif kind == codes.MAY:
        allow(s, w, codes.ACCEPT, 0, 0)
        allow(s, w, codes.DECLINE, 0, 0)
    elif kind == codes.CHOOSE:
        for option in range(s.stack[f, codes.LEFT]):
            allow(s, w, codes.OPTION, 0, option)
    elif kind == codes.REFILL:
        among = NONE
        for index in range(int(s.size[side, codes.HAND])):
            card = int(s.cards[side, codes.HAND, index])
            if t.kind[card] == codes.FOLLOWER:
                among |= bit(card)
        allow_cards(s, t, w, codes.REFILL_WITH, side, codes.HAND, among)
        allow(s, w, codes.DECLINE, 0, 0)


@inner(INT(S, T, W))
def list_actions(s: Any, t: Any, w: Any) -> int:
    """Write the legal actions into the workspace; how many there are. Of equal cards in one zone only one stands there."""
    w.legal_size = 0
    kind, side = decision(s), decider(s)
    if kind == codes.MULLIGAN:
        allow_cards(s, t, w, codes.TOSS, side, codes.HAND, ~s.tossed[side])
        allow(s, w, codes.KEEP, 0, 0)
    elif kind == codes.SETUP:
        allow_followers(s, t, w, side)
        allow(s, w, codes.READY, 0, 0)
    elif kind == codes.MAIN:
        allow_followers(s, t, w, side)
        allow_items(s, t, w, side)
        allow_on_field(s, t, w, side)
        allow(s, w, codes.END_TURN, 0, 0)
    elif kind >= 0:
        allow_in_frame(s, t, w, kind)
    return int(w.legal_size)
