"""Continuous passives (Echo 4.2): what awake followers and the heroes give for as long as they do.

Each is worked out from printed attack and buffs alone, so the order of the sources makes no difference.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core import codes
from rules.echo.engine.core.conditions import amount_of, holds
from rules.echo.engine.core.field import find
from rules.echo.engine.core.layout import S, T, W
from rules.echo.engine.core.selectors import fits_card, followers_for
from rules.kernel.compiling import INT, VOID, inner

#: The modifiers that change followers on the field, as bits.
ON_FIELD = 1 << codes.GIVE_ATTACK | 1 << codes.GIVE_KEYWORD


@inner(types.boolean(S, T, W, INT, INT, INT, INT))
def gives_now(s: Any, t: Any, w: Any, ability: int, side: int, card: int, uid: int) -> bool:
    """Whether a continuous passive holds now; leaves its context in the workspace."""
    row = t.ability[ability]
    if row[codes.GIVES] == 0:
        return False
    slot = find(s, uid)
    if slot >= 0 and not (s.awake[slot] or row[codes.ASLEEP]):
        return False
    w.context[codes.SIDE] = side
    w.context[codes.SOURCE] = card
    w.context[codes.SOURCE_UID] = uid
    return holds(s, t, w.context[:], int(row[codes.CONDITION]), int(row[codes.CONDITIONS]))


@inner(VOID(S, T, W, INT, INT, INT))
def spread(s: Any, t: Any, w: Any, side: int, card: int, uid: int) -> None:
    """Add what one card gives to the workspace's sums of attack and keywords."""
    first = int(t.first_ability[card])
    for ability in range(first, first + int(t.abilities[card])):
        if not gives_now(s, t, w, ability, side, card, uid):
            continue
        row = t.ability[ability]
        for index in range(int(row[codes.GIVE]), int(row[codes.GIVE] + row[codes.GIVES])):
            give = t.give[index]
            if give[codes.GIVE_WORD] > codes.GIVE_KEYWORD:
                continue
            selector = int(give[codes.GIVE_SELECTOR])
            is_self = t.selector[selector, codes.PICK_HOW] == codes.SELF
            bits = 1 << find(s, uid) if is_self else followers_for(s, t, selector, side, uid)
            amount = amount_of(s, t, w.context[:], int(give[codes.GIVE_AMOUNT])) if give[codes.GIVE_WORD] == codes.GIVE_ATTACK else 0
            for slot in range(codes.FIELD):
                if bits >> slot & 1:
                    w.aura[slot] += amount
                    w.aura_keywords[slot] |= int(give[codes.GIVE_VALUE])


@inner(types.boolean(S, T))
def is_any_source(s: Any, t: Any) -> bool:
    """Whether anything on the field may give attack or keywords."""
    if (t.gives[codes.HERO] | t.gives[codes.HERO + 1]) & ON_FIELD:
        return True
    for slot in range(codes.FIELD):
        if s.card[slot] >= 0 and t.gives[s.card[slot]] & ON_FIELD:
            return True
    return False


@inner(VOID(S, T, W))
def refresh(s: Any, t: Any, w: Any) -> None:
    """Work out anew what every continuous passive gives."""
    if not t.has_gives & ON_FIELD or not (s.has_auras or is_any_source(s, t)):
        return
    s.has_auras = 0
    for slot in range(codes.FIELD):
        s.aura[slot] = 0
        s.aura_keywords[slot] = 0
        w.aura[slot] = 0
        w.aura_keywords[slot] = 0
    for slot in range(codes.FIELD):
        if s.card[slot] >= 0 and t.gives[s.card[slot]] & ON_FIELD:
            s.has_auras = 1
            spread(s, t, w, slot // codes.SLOTS, int(s.card[slot]), int(s.uid[slot]))
    for side in range(2):
        if t.gives[codes.HERO + side] & ON_FIELD:
            s.has_auras = 1
            spread(s, t, w, side, codes.HERO + side, 0)
    for slot in range(codes.FIELD):
        s.aura[slot] = w.aura[slot]
        s.aura_keywords[slot] = w.aura_keywords[slot]


@inner(INT(S, T, W, INT, INT, INT, INT, INT, INT))
def given_by(s: Any, t: Any, w: Any, word: int, of: int, card: int, side: int, source: int, uid: int) -> int:
    """What one source changes of a side's costs (of a card) or energy cap."""
    total = 0
    first = int(t.first_ability[source])
    for ability in range(first, first + int(t.abilities[source])):
        if not gives_now(s, t, w, ability, side, source, uid):
            continue
        row = t.ability[ability]
        for index in range(int(row[codes.GIVE]), int(row[codes.GIVE] + row[codes.GIVES])):
            give = t.give[index]
            if give[codes.GIVE_WORD] != word:
                continue
            selector = int(give[codes.GIVE_SELECTOR])
            whose = side if t.selector[selector, codes.OF_SIDE] == codes.OWN else 1 - side
            if whose == of and (word == codes.GIVE_CAP or fits_card(t, selector, card)):
                total += int(give[codes.GIVE_VALUE])
    return total


@inner(INT(S, T, W, INT, INT, INT))
def given_to(s: Any, t: Any, w: Any, word: int, of: int, card: int) -> int:
    """What all continuous passives change of a side's costs (of a card) or energy cap."""
    if not t.has_gives >> word & 1:
        return 0
    total = 0
    for slot in range(codes.FIELD):
        if s.card[slot] >= 0 and t.gives[s.card[slot]] >> word & 1:
            total += given_by(s, t, w, word, of, card, slot // codes.SLOTS, int(s.card[slot]), int(s.uid[slot]))
    for side in range(2):
        if t.gives[codes.HERO + side] >> word & 1:
            total += given_by(s, t, w, word, of, card, side, codes.HERO + side, 0)
    return total


@inner(INT(S, T, W, INT, INT))
def cost_of(s: Any, t: Any, w: Any, side: int, card: int) -> int:
    """What a side pays to awaken the follower or play the item."""
    return max(0, int(t.cost[card]) + given_to(s, t, w, codes.GIVE_COST, side, card))
