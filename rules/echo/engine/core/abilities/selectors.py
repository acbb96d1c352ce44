"""Selectors: which followers and cards a word of the card language is about.

A filter asks about a card that its side knows: a face-down follower of the enemy that was never shown meets none.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.field import attack_of, keywords_of
from rules.echo.engine.core.state.layout import S, T
from rules.echo.engine.core.state.zones import is_known
from rules.kernel.compiled.bits import NONE, bit
from rules.kernel.compiled.compilation import INT, inner

BOOL = types.boolean


@inner(BOOL(T, INT, INT))
def fits_card(t: Any, selector: int, card: int) -> bool:
    """Return whether a card outside the field meets the filter, all of it as printed."""
    if t.selector[selector, codes.OF_KIND] >= 0 and t.selector[selector, codes.OF_KIND] != t.kind[card]:
        return False
    if not t.selector[selector, codes.HAS_FILTER]:
        return True
    if not fits_print(t, selector, card):
        return False
    if not fits_keywords(t, selector, int(t.keywords[card])):
        return False
    return bool(t.selector[selector, codes.ATTACK_MIN] <= t.attack[card] <= t.selector[selector, codes.ATTACK_MAX])


@inner(BOOL(T, INT, INT))
def fits_keywords(t: Any, selector: int, keywords: int) -> bool:
    """Return whether keywords (bits) include one that is asked for, and none that is excluded."""
    asked = int(t.selector[selector, codes.OF_KEYWORD])
    return bool((asked == 0 or asked & keywords) and not t.selector[selector, codes.NOT_KEYWORD] & keywords)


@inner(BOOL(T, INT, INT))
def fits_print(t: Any, selector: int, card: int) -> bool:
    """Return whether attribute, faction, race and cost meet the filter; no effect changes these."""
    if not t.selector[selector, codes.OF_ATTRIBUTE] >> (t.attribute[card] + 1) & 1:
        return False
    if not t.selector[selector, codes.OF_FACTION] >> (t.faction[card] + 1) & 1:
        return False
    if not t.selector[selector, codes.OF_RACE] >> (t.race[card] + 1) & 1:
        return False
    return bool(t.selector[selector, codes.COST_MIN] <= t.cost[card] <= t.selector[selector, codes.COST_MAX])


@inner(BOOL(S, T, INT, INT, INT))
def fits_follower(s: Any, t: Any, selector: int, slot: int, side: int) -> bool:
    """Return whether the follower in a slot meets the filter, as far as a side knows."""
    if t.selector[selector, codes.OF_STATE] >= 0 and t.selector[selector, codes.OF_STATE] != s.awake[slot]:
        return False
    if not t.selector[selector, codes.HAS_FILTER]:
        return True
    card = int(s.card[slot])
    if not is_known(s, side, card) or not fits_print(t, selector, card):
        return False
    if not fits_keywords(t, selector, keywords_of(s, t, slot)):
        return False
    return bool(t.selector[selector, codes.ATTACK_MIN] <= attack_of(s, t, slot) <= t.selector[selector, codes.ATTACK_MAX])


@inner(INT(S, T, INT, INT, INT))
def followers_for(s: Any, t: Any, selector: int, side: int, source_uid: int) -> int:
    """The slots that a selector of a side's ability may take, as bits."""
    whose, other = int(t.selector[selector, codes.OF_SIDE]), t.selector[selector, codes.OTHER]
    low, high = 0, codes.FIELD
    if whose != codes.ANY:
        low = codes.SLOTS * (side if whose == codes.OWN else 1 - side)
        high = low + codes.SLOTS
    bits = 0
    for slot in range(low, high):
        if s.card[slot] >= 0 and not (other and s.uid[slot] == source_uid) and fits_follower(s, t, selector, slot, side):
            bits |= 1 << slot
    return bits


@inner(types.uint64(S, T, INT, INT, INT))
def cards_for(s: Any, t: Any, selector: int, side: int, source: int) -> Any:
    """The cards in a zone that a selector of a side's ability may take, as bits. An item being used does not find itself."""
    zone = int(t.selector[selector, codes.OF_ZONE])
    owner = side if t.selector[selector, codes.OF_SIDE] == codes.OWN else 1 - side
    bits = NONE
    for index in range(int(s.size[owner, zone])):
        card = int(s.cards[owner, zone, index])
        if card == source and t.kind[card] == codes.ITEM:
            continue
        is_blind = owner != side and not is_known(s, side, card)
        if is_blind and (t.selector[selector, codes.HAS_FILTER] or t.selector[selector, codes.OF_KIND] >= 0):
            continue
        if fits_card(t, selector, card):
            bits |= bit(card)
    return bits
