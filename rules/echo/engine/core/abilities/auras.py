"""Continuous passives (Echo 4.2): the modifiers that awake followers and the heroes give while their conditions hold.

Each is worked out from printed attack and buffs alone, so the order of the sources makes no difference.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from rules.echo.engine.core.abilities.conditions import amount_of, is_met
from rules.echo.engine.core.abilities.selectors import fits_card, followers_for
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.layout import S, T, W
from rules.kernel.compiled.bits import NONE, ONE, lowest
from rules.kernel.compiled.compilation import INT, VOID, inner

#: Sources as bits: the slots, then the two heroes, whose "slots" are HERO_SLOT and HERO_SLOT + 1.
_HEROES = np.uint64(codes.HERO)


@inner(INT(S, INT))
def source_in(s: Any, slot: int) -> int:
    """The card in a slot, or the hero whose slot it is; -1 for an empty slot."""
    return int(s.card[slot]) if slot < codes.FIELD else codes.HERO + slot - codes.FIELD


@inner(INT(S, T, types.uint64))
def find_sources(s: Any, t: Any, givers: Any) -> int:
    """The sources (bits) among some cards (bits) that may give what they give now."""
    givers &= s.present
    if givers == NONE:
        return 0
    found = int(givers >> _HEROES) << codes.FIELD
    for slot in range(codes.FIELD):
        card = np.uint64(s.card[slot] & codes.NO_CARD)
        is_up = np.uint64(s.awake[slot]) | t.asleep_givers >> card
        found |= int(givers >> card & is_up & ONE) << slot
    return found


@inner(types.boolean(S, T, W, INT, INT, INT))
def gives_now(s: Any, t: Any, w: Any, ability: int, slot: int, card: int) -> bool:
    """Return whether a continuous passive of the source in a slot holds now; leave its context in the workspace."""
    if t.ability[ability, codes.GIVES] == 0:
        return False
    is_hero = slot >= codes.FIELD
    if not is_hero and not s.awake[slot] and not t.ability[ability, codes.ASLEEP]:
        return False
    w.context[codes.SIDE] = slot - codes.FIELD if is_hero else slot // codes.SLOTS
    w.context[codes.SOURCE] = card
    w.context[codes.SOURCE_UID] = 0 if is_hero else s.uid[slot]
    return bool(is_met(s, t, w, ability))


@inner(VOID(S, T, W, INT))
def spread(s: Any, t: Any, w: Any, source: int) -> None:
    """Add what one source gives to the workspace's sums of attack and keywords."""
    card = source_in(s, source)
    first = int(t.first_ability[card])
    for ability in range(first, first + int(t.abilities[card])):
        if gives_now(s, t, w, ability, source, card):
            for index in range(int(t.ability[ability, codes.GIVE]), int(t.ability[ability, codes.GIVE] + t.ability[ability, codes.GIVES])):
                if t.give[index, codes.GIVE_WORD] <= codes.GIVE_KEYWORD:
                    spread_one(s, t, w, index, source)


@inner(VOID(S, T, W, INT, INT))
def spread_one(s: Any, t: Any, w: Any, index: int, source: int) -> None:
    """Add one modifier, whose context stands in the workspace."""
    selector = int(t.give[index, codes.GIVE_SELECTOR])
    is_self = t.selector[selector, codes.PICK_HOW] == codes.SELF
    bits = 1 << source if is_self else followers_for(s, t, selector, w.context[codes.SIDE], w.context[codes.SOURCE_UID])
    amount = 0
    if t.give[index, codes.GIVE_WORD] == codes.GIVE_ATTACK:
        amount = amount_of(s, t, w.context[:], int(t.give[index, codes.GIVE_AMOUNT]))
    for slot in range(codes.FIELD):
        if bits >> slot & 1:
            w.aura[slot] += amount
            w.aura_keywords[slot] |= int(t.give[index, codes.GIVE_VALUE])


@inner(VOID(S, T, W))
def refresh(s: Any, t: Any, w: Any) -> None:
    """Work out anew what every continuous passive gives, if it may have changed. A loop for each field: each becomes one copy."""
    if t.has_steady_auras and not s.is_stale:
        return
    s.is_stale = 0
    sources = find_sources(s, t, t.spreaders)
    if not sources and not s.has_auras:
        return
    s.has_auras = 1 if sources else 0
    for slot in range(codes.FIELD):
        s.aura[slot] = 0
    for slot in range(codes.FIELD):
        s.aura_keywords[slot] = 0
    if not sources:
        return
    for slot in range(codes.FIELD):
        w.aura[slot] = 0
    for slot in range(codes.FIELD):
        w.aura_keywords[slot] = 0
    while sources:
        spread(s, t, w, lowest(sources))
        sources &= sources - 1
    for slot in range(codes.FIELD):
        s.aura[slot] = w.aura[slot]
    for slot in range(codes.FIELD):
        s.aura_keywords[slot] = w.aura_keywords[slot]


@inner(INT(S, T, W, INT, INT, INT, INT))
def given_by(s: Any, t: Any, w: Any, word: int, of: int, card: int, slot: int) -> int:
    """Return by how much one source changes a side's costs (of a card) or energy cap."""
    total = 0
    source = source_in(s, slot)
    first = int(t.first_ability[source])
    for ability in range(first, first + int(t.abilities[source])):
        if not gives_now(s, t, w, ability, slot, source):
            continue
        side = int(w.context[codes.SIDE])
        for index in range(int(t.ability[ability, codes.GIVE]), int(t.ability[ability, codes.GIVE] + t.ability[ability, codes.GIVES])):
            if t.give[index, codes.GIVE_WORD] != word:
                continue
            selector = int(t.give[index, codes.GIVE_SELECTOR])
            whose = side if t.selector[selector, codes.OF_SIDE] == codes.OWN else 1 - side
            if whose == of and (word == codes.GIVE_CAP or fits_card(t, selector, card)):
                total += int(t.give[index, codes.GIVE_VALUE])
    return total


@inner(INT(S, T, INT))
def sources_of(s: Any, t: Any, word: int) -> int:
    """The sources (bits) of a modifier now."""
    return find_sources(s, t, t.givers[word])


@inner(INT(S, T, W, INT, INT, INT, INT))
def given_to(s: Any, t: Any, w: Any, word: int, sources: int, of: int, card: int) -> int:
    """Return by how much some sources (bits) change a side's costs (of a card) or energy cap."""
    total = 0
    while sources:
        total += given_by(s, t, w, word, of, card, lowest(sources))
        sources &= sources - 1
    return total


@inner(INT(S, T, W, INT, INT, INT))
def cost_of(s: Any, t: Any, w: Any, sources: int, side: int, card: int) -> int:
    """Return the energy that a side pays to awaken the follower or play the item, with the sources (bits) that change costs now."""
    cost = int(t.cost[card])
    return max(0, cost + given_to(s, t, w, codes.GIVE_COST, sources, side, card)) if sources else cost
