"""Triggers: which abilities a moment sets off, and in which order they wait (Echo 2.2.3, 2.3.4, E-17).

Within a side: passives of followers from the left, then last-stand skills, then the hero. Abilities that become due while another is
carried out wait until it is done; they are carried out in the order in which they became due.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from rules.echo.engine.core.abilities.conditions import is_met
from rules.echo.engine.core.abilities.selectors import fits_card, fits_follower
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.field import find
from rules.echo.engine.core.state.layout import S, T, W
from rules.echo.engine.core.state.zones import is_known, turn_player
from rules.kernel.compiled.bits import NONE, ONE, lowest
from rules.kernel.compiled.compilation import INT, VOID, inner

BOOL = types.boolean


@inner(VOID(W, INT, INT, INT, INT, INT))
def about(w: Any, subject: int, subject_uid: int, foe: int, foe_uid: int, amount: int) -> None:
    """Note the subject, the foe and the amount of the moment that is told next; -1 and 0 where there is no card or number."""
    w.context[codes.SUBJECT] = subject
    w.context[codes.SUBJECT_UID] = subject_uid
    w.context[codes.FOE] = foe
    w.context[codes.FOE_UID] = foe_uid
    w.context[codes.AMOUNT] = amount


@inner(VOID(S, W, INT, INT))
def enqueue(s: Any, w: Any, kind: int, index: int) -> None:
    """Let the ability with the workspace's context wait; or, with MAY as its kind, the moment `index` to be told then.

    If more would wait than there is room for, the turn counts as one with the most effects that it may have (Echo E-15).
    """
    size = int(s.waiting_size)
    if size >= codes.WAITING_HEIGHT:
        s.turn_effects = codes.ACTION_LIMIT
        return
    for column in range(codes.CONTEXT_WIDTH):
        s.waiting[size, column] = w.context[column]
    s.waiting[size, codes.KIND] = kind
    s.waiting[size, codes.INDEX] = index
    s.waiting_size = size + 1


@inner(VOID(S, W, INT, INT))
def announce_later(s: Any, w: Any, moment: int, side: int) -> None:
    """Tell a moment of a side once what waits before it is done."""
    w.context[codes.SIDE] = side
    w.context[codes.SOURCE] = -1
    w.context[codes.SOURCE_UID] = 0
    about(w, -1, 0, -1, 0, 0)
    enqueue(s, w, codes.MAY, moment)


@inner(BOOL(S, INT, INT, INT, INT))
def is_spent(s: Any, side: int, source: int, uid: int, bit: int) -> bool:
    """Return whether a once-a-turn ability has been used this turn."""
    if bit == 0:
        return False
    if source >= codes.HERO:
        return bool(int(s.hero_once[side]) & bit)
    slot = find(s, uid)
    return bool(slot >= 0 and int(s.once[slot]) & bit)


@inner(BOOL(S, T, W, INT, INT, INT))
def meets(s: Any, t: Any, w: Any, selector: int, side: int, owner: int) -> bool:
    """Return whether the subject of the moment, which belongs to `owner`, meets the filter of an ability of `side`."""
    if selector < 0:
        return True
    card = int(w.context[codes.SUBJECT])
    slot = find(s, int(w.context[codes.SUBJECT_UID]))
    if slot >= 0:
        return fits_follower(s, t, selector, slot, side)
    if card < 0 or (owner != side and not is_known(s, side, card)):
        return False
    return fits_card(t, selector, card)


@inner(BOOL(W, INT, INT, INT, INT, INT))
def is_whose(w: Any, by: int, owner: int, side: int, source: int, uid: int) -> bool:
    """Return whether a moment about something of `owner` is about the side, or the card, that an ability of a source asks for."""
    if by == codes.ITSELF:
        return bool(source == w.context[codes.SUBJECT] and uid == w.context[codes.SUBJECT_UID])
    return by == codes.ANY or (by == codes.OWN) == (owner == side)


@inner(BOOL(T, W, INT))
def is_from(t: Any, w: Any, ability: int) -> bool:
    """Return whether a card is discarded from the zone that an ability asks for."""
    return bool(t.ability[ability, codes.TARGET_KIND] < 0 or t.ability[ability, codes.TARGET_KIND] == w.context[codes.AMOUNT])


@inner(VOID(S, T, W, INT, INT, INT, INT, INT, INT))
def offer(s: Any, t: Any, w: Any, moment: int, owner: int, ability: int, side: int, source: int, uid: int) -> None:
    """Let a triggered passive wait if the moment, which is about a card or hero of `owner`, sets it off."""
    if t.ability[ability, codes.SKILL] != codes.PASSIVE or t.ability[ability, codes.MOMENT] != moment:
        return
    by = int(t.ability[ability, codes.BY])
    if not is_whose(w, by, owner, side, source, uid):
        return
    if moment == codes.DISCARDED and not is_from(t, w, ability):
        return
    if moment == codes.ATTACK_DECLARED and t.ability[ability, codes.TARGET_KIND] != codes.ANY_TARGET:
        is_on_hero = w.context[codes.FOE_UID] == 0
        if is_on_hero != (t.ability[ability, codes.TARGET_KIND] == codes.HERO_TARGET):
            return
    if not meets(s, t, w, int(t.ability[ability, codes.FILTER]), side, owner):
        return
    if is_spent(s, side, source, uid, int(t.ability[ability, codes.ONCE_BIT])):
        return
    w.context[codes.SIDE] = side
    w.context[codes.SOURCE] = source
    w.context[codes.SOURCE_UID] = uid
    if is_met(s, t, w, ability):
        enqueue(s, w, codes.ABILITY, ability)


@inner(BOOL(T, INT, INT))
def is_hearer(t: Any, moment: int, card: int) -> bool:
    """Return whether a card listens to a moment."""
    return bool(t.hearers[moment] >> np.uint64(card) & ONE)


@inner(VOID(S, T, W, INT, INT, INT, INT, INT, INT))
def offer_card(s: Any, t: Any, w: Any, moment: int, owner: int, side: int, card: int, uid: int, is_awake: int) -> None:
    """Offer the moment to every passive of a card."""
    if not is_hearer(t, moment, card):
        return
    first = int(t.first_ability[card])
    for ability in range(first, first + int(t.abilities[card])):
        if is_awake or t.ability[ability, codes.ASLEEP]:
            offer(s, t, w, moment, owner, ability, side, card, uid)


@inner(VOID(S, T, W, INT, INT, INT))
def tell_followers(s: Any, t: Any, w: Any, moment: int, owner: int, side: int) -> None:
    hearers = s.present & t.hearers[moment]
    if hearers == NONE:
        return
    first = side * codes.SLOTS
    hearing = 0
    for place in range(codes.SLOTS):
        hearing |= int(hearers >> np.uint64(s.card[first + place] & codes.NO_CARD) & ONE) << place
    while hearing:
        slot = first + lowest(hearing)
        offer_card(s, t, w, moment, owner, side, int(s.card[slot]), int(s.uid[slot]), int(s.awake[slot]))
        hearing &= hearing - 1


@inner(VOID(S, T, W, INT, INT, INT))
def tell_hero(s: Any, t: Any, w: Any, moment: int, owner: int, side: int) -> None:
    offer_card(s, t, w, moment, owner, side, codes.HERO + side, 0, 1)


@inner(BOOL(T, INT))
def is_heard(t: Any, moment: int) -> bool:
    """Return whether any card of the game listens to a moment."""
    return bool(t.hearers[moment] != NONE)


@inner(VOID(S, T, W, INT, INT))
def tell(s: Any, t: Any, w: Any, moment: int, owner: int) -> None:
    """Tell both sides of a moment about a card or hero of `owner`: the turn player's abilities wait first."""
    if s.present & t.hearers[moment] == NONE:
        return
    for side in (turn_player(s), 1 - turn_player(s)):
        tell_followers(s, t, w, moment, owner, side)
        tell_hero(s, t, w, moment, owner, side)


@inner(VOID(S, T, W, INT, INT, INT))
def tell_of_card(s: Any, t: Any, w: Any, moment: int, owner: int, card: int) -> None:
    """Tell both sides, and the card itself, of a moment about a card of `owner`: a follower after those on the field, an item last."""
    for side in (turn_player(s), 1 - turn_player(s)):
        tell_followers(s, t, w, moment, owner, side)
        if side == owner and t.kind[card] == codes.FOLLOWER:
            offer_itself(s, t, w, moment, owner, card)
        tell_hero(s, t, w, moment, owner, side)
        if side == owner and t.kind[card] == codes.ITEM:
            offer_itself(s, t, w, moment, owner, card)


@inner(VOID(S, T, W, INT, INT, INT))
def offer_itself(s: Any, t: Any, w: Any, moment: int, owner: int, card: int) -> None:
    """Offer a moment to those passives of a card outside the field that are about the card itself."""
    if not is_hearer(t, moment, card):
        return
    first = int(t.first_ability[card])
    for ability in range(first, first + int(t.abilities[card])):
        if t.ability[ability, codes.BY] == codes.ITSELF:
            offer(s, t, w, moment, owner, ability, owner, card, 0)


@inner(VOID(S, T, W, INT, INT, INT, INT))
def set_off(s: Any, t: Any, w: Any, skill: int, side: int, card: int, uid: int) -> None:
    """Let those of a card's skills of one kind wait whose conditions hold; the workspace holds their moment."""
    first = int(t.first_ability[card])
    for ability in range(first, first + int(t.abilities[card])):
        if t.ability[ability, codes.SKILL] != skill:
            continue
        w.context[codes.SIDE] = side
        w.context[codes.SOURCE] = card
        w.context[codes.SOURCE_UID] = uid
        if is_met(s, t, w, ability):
            enqueue(s, w, codes.ABILITY, ability)
