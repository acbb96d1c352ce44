"""Selectors: which permanents, players, spells and cards a word of the card language is about."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.field import find, hosted_by, life_left, places_of
from rules.hota.engine.core.state.layout import S, T
from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, ROW, inner
from rules.kernel.compiled.machine.columns import FOE_UID, KIND, SIDE, SOURCE, SOURCE_UID, SUBJECT_UID

BOOL = types.boolean


@inner(BOOL(T, INT, INT))
def fits_print(t: Any, selector: int, card: int) -> bool:
    """Return whether the print of a card meets the filter, apart from attack, life and keywords."""
    row = t.selector[selector]
    if row[codes.KINDS] and not int(row[codes.KINDS]) >> t.kind[card] & 1:
        return False
    if row[codes.OF_ATTRIBUTE]:
        own = int(t.attributes[card]) or codes.NO_ATTRIBUTE
        if not own & int(row[codes.OF_ATTRIBUTE]):
            return False
    if row[codes.SPEED_ASKED] >= 0 and row[codes.SPEED_ASKED] != t.is_instant[card]:
        return False
    if row[codes.TOKEN] >= 0 and row[codes.TOKEN] != int(card >= codes.FIRST_TOKEN):
        return False
    return bool(row[codes.COST_MIN] <= t.cost[card] <= row[codes.COST_MAX])


@inner(BOOL(T, INT, INT))
def fits_card(t: Any, selector: int, card: int) -> bool:
    """Return whether a card outside the battlefield meets the filter, all of it as printed."""
    row = t.selector[selector]
    if not row[codes.HAS_FILTER]:
        return True
    if row[codes.HAS] and not int(row[codes.HAS]) & int(t.keywords[card]):
        return False
    if int(row[codes.HAS_NOT]) & int(t.keywords[card]):
        return False
    if not (row[codes.ATTACK_MIN] <= t.attack[card] <= row[codes.ATTACK_MAX]):
        return False
    return bool(row[codes.LIFE_MIN] <= t.life[card] <= row[codes.LIFE_MAX]) and fits_print(t, selector, card)


@inner(BOOL(S, INT, INT))
def is_in_state(s: Any, place: int, asked: int) -> bool:
    """Return whether the permanent on a place is in one of some states (bits)."""
    done = int(s.done[place])
    if (asked & codes.IS_TAPPED and done & codes.TAPPED) or (asked & codes.IS_READY and not done & codes.TAPPED):
        return True
    if (asked & codes.IS_ATTACKING and done & codes.ATTACKING) or (asked & codes.IS_BLOCKING and s.blocks[place] >= 0):
        return True
    if asked & codes.IS_HURT and s.wounds[place] > 0:
        return True
    return bool(asked & codes.IS_EQUIPPED and hosted_by(s, place) != 0)


@inner(BOOL(S, T, INT, INT))
def fits_place(s: Any, t: Any, selector: int, place: int) -> bool:
    """Return whether the permanent on a place meets the filter as it is now."""
    row = t.selector[selector]
    if not row[codes.HAS_FILTER]:
        return True
    if row[codes.STATE] and not is_in_state(s, place, int(row[codes.STATE])):
        return False
    if row[codes.HAS] and not int(row[codes.HAS]) & int(s.traits[place]):
        return False
    if int(row[codes.HAS_NOT]) & int(s.traits[place]):
        return False
    if not (row[codes.ATTACK_MIN] <= s.attack[place] <= row[codes.ATTACK_MAX]):
        return False
    return bool(row[codes.LIFE_MIN] <= life_left(s, place) <= row[codes.LIFE_MAX]) and fits_print(t, selector, int(s.card[place]))


@inner(INT(S, T, INT, INT, INT))
def places_for(s: Any, t: Any, selector: int, side: int, source_uid: int) -> int:
    """The permanents and players that a selector of a side's ability may take, as bits of targets."""
    row = t.selector[selector]
    whose, players = int(row[codes.WHOSE]), int(row[codes.PLAYERS])
    own = find(s, source_uid) if row[codes.OTHER] else codes.NOBODY
    bits = 0
    if players != codes.PLAYERS_ALONE:
        left = int(s.filled) if whose == codes.EITHER else places_of(s, side if whose == codes.OWN else 1 - side)
        while left:
            place = lowest(left)
            is_own = own >= 0 and (place == own or place == s.host[own])
            if not is_own and fits_place(s, t, selector, place):
                bits |= 1 << place
            left &= left - 1
    if players != codes.NO_PLAYERS:
        for player in range(2):
            if whose == codes.EITHER or (whose == codes.OWN) == (player == side):
                bits |= 1 << codes.PLAYER + player
    return bits


@inner(INT(S, INT, INT))
def barred_from_targets(s: Any, side: int, bits: int) -> int:
    """Those of some targets (bits) that a side's spells and abilities can't name: the enemy's with spell shield (H-10)."""
    barred, left = 0, bits & codes.ALL_PLACES << (1 - side) * codes.PLACES
    while left:
        place = lowest(left)
        if int(s.traits[place]) & codes.SPELL_SHIELD:
            barred |= 1 << place
        left &= left - 1
    return barred


@inner(INT(S, T, INT, INT))
def items_for(s: Any, t: Any, selector: int, side: int) -> int:
    """The spells on the stack that a selector of a side's ability may take, as bits of targets."""
    row, bits = t.selector[selector], 0
    for item in range(int(s.stack_size)):
        kind, whose = int(s.stack[item, KIND]), int(row[codes.WHOSE])
        if kind != codes.AS_SPELL and kind != codes.AS_PERMANENT:
            continue
        if whose != codes.EITHER and (whose == codes.OWN) != (s.stack[item, SIDE] == side):
            continue
        if fits_card(t, selector, int(s.stack[item, SOURCE])):
            bits |= 1 << codes.FIRST_ITEM + item
    return bits


@inner(INT(S, T, INT, INT, INT))
def targets_for(s: Any, t: Any, selector: int, side: int, source_uid: int) -> int:
    """All that a side's ability may name as targets, as bits."""
    if t.selector[selector, codes.ZONE] == codes.STACK_ZONE:
        return items_for(s, t, selector, side)
    bits = places_for(s, t, selector, side, source_uid)
    return bits & ~barred_from_targets(s, side, bits)


@inner(INT(S, ROW, INT))
def known_places(s: Any, context: Any, who: int) -> int:
    """The places (bits) of those that need no choice: the bearer, its creature, the subject, the foe, those taken before."""
    if who == codes.THAT:
        return int(s.that)
    column = SUBJECT_UID if who == codes.THE_SUBJECT else FOE_UID if who == codes.THE_FOE else SOURCE_UID
    place = find(s, int(context[column]))
    if place >= 0 and who == codes.HOST:
        place = int(s.host[place])
    return 1 << place if place >= 0 else 0


@inner(INT(S, T, INT, INT))
def count_cards(s: Any, t: Any, selector: int, owner: int) -> int:
    """Count the cards of an owner's zone that a selector may take."""
    zone, count = int(t.selector[selector, codes.ZONE]), 0
    for index in range(int(s.size[owner, zone])):
        count += 1 if fits_card(t, selector, int(s.cards[owner, zone, index])) else 0
    return count
