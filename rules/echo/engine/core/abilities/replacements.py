"""Replacements: the passives that let something else happen instead of an event.

Asked at the event: first the card itself, then its side's followers from the left and its hero, then the other side's. The first that
applies goes on top of whatever causes the event and is carried out at once; if it is declined the next is asked, and if there is none
the event happens after all. What happens instead can't be replaced in turn, nor can the payment of a cost.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core.abilities.conditions import is_met
from rules.echo.engine.core.abilities.triggers import about, is_from, is_spent, is_whose, meets
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.layout import S, T, W
from rules.echo.engine.core.state.stack import push
from rules.kernel.compiled.compilation import INT, VOID, inner

BOOL = types.boolean
#: The card itself, then five followers and a hero of each side.
PLACES = 1 + 2 * (codes.SLOTS + 1)


@inner(BOOL(S, T, W, INT, INT, INT, INT))
def is_replaced(s: Any, t: Any, w: Any, event: int, owner: int, subject: int, amount: int) -> bool:
    """Put a replacement of an event about a hero or a card of `owner` on the stack; return whether there is one."""
    if not t.has_replacements >> event & 1:
        return False
    about(w, subject, 0, -1, 0, amount)
    return replace(s, t, w, event, owner)


@inner(BOOL(S, T, W, INT, INT))
def replace(s: Any, t: Any, w: Any, event: int, owner: int) -> bool:
    """The same for an event that the workspace tells about."""
    if is_replacing(s, t):
        return False
    ability = find_replacement(s, t, w, event, owner, -1, 0, -1)
    if ability < 0:
        return False
    if s.stack_size >= codes.REPLACED_HEIGHT:
        s.turn_effects = codes.ACTION_LIMIT
        return True
    f = push(s, codes.ABILITY, 0)
    while f > 0 and is_fresh(s, t, f - 1):
        for column in range(codes.FRAME_WIDTH):
            s.stack[f, column] = s.stack[f - 1, column]
        f -= 1
    begin_with(s, t, w, f, ability)
    return True


@inner(VOID(S, T, W, INT, INT))
def begin_with(s: Any, t: Any, w: Any, f: int, ability: int) -> None:
    """Let a frame carry out a replacement from its beginning, with the workspace's context."""
    for column in range(codes.SIDE, codes.CONTEXT_WIDTH):
        s.stack[f, column] = w.context[column]
    s.stack[f, codes.KIND] = codes.ABILITY
    s.stack[f, codes.INDEX] = ability
    s.stack[f, codes.COUNTER] = t.ability[ability, codes.PC]
    s.stack[f, codes.HELD] = 0


@inner(BOOL(S, T, INT))
def is_replacement(s: Any, t: Any, f: int) -> bool:
    """Return whether a frame carries out a replacement."""
    return bool(s.stack[f, codes.KIND] == codes.ABILITY and t.ability[s.stack[f, codes.INDEX], codes.SKILL] == codes.REPLACEMENT)


@inner(BOOL(S, T, INT))
def is_fresh(s: Any, t: Any, f: int) -> bool:
    """Return whether a frame is a replacement that has not begun: others of the same effect come after it."""
    return is_replacement(s, t, f) and not s.stack[f, codes.HELD]


@inner(BOOL(S, T))
def is_replacing(s: Any, t: Any) -> bool:
    """Return whether what happens now happens instead of an event."""
    f = int(s.stack_size) - 1
    while f >= 0 and is_fresh(s, t, f):
        f -= 1
    return f >= 0 and is_replacement(s, t, f)


@inner(INT(S, T, W, INT, INT, INT, INT, INT))
def find_replacement(s: Any, t: Any, w: Any, event: int, owner: int, source: int, uid: int, after: int) -> int:
    """The first replacement of an event, -1 for none; with a source and one of its abilities: the first after that."""
    is_past = source < 0
    for place in range(PLACES):
        card, its_uid, side, is_working = int(w.context[codes.SUBJECT]), 0, owner, 1
        if place > 0:
            side = owner if place <= codes.SLOTS + 1 else 1 - owner
            index = (place - 1) % (codes.SLOTS + 1)
            slot = side * codes.SLOTS + index
            card = codes.HERO + side if index == codes.SLOTS else int(s.card[slot])
            if index < codes.SLOTS:
                its_uid, is_working = int(s.uid[slot]), int(s.awake[slot])
        elif event != codes.WOULD_BE_DISCARDED:
            continue
        first = -1
        if is_past:
            first = 0
        elif card == source and its_uid == uid:
            is_past, first = True, after + 1
        if first < 0 or card < 0 or not t.replaces[card] >> event & 1:
            continue
        found = find_in(s, t, w, event, owner, side, card, its_uid, is_working, first)
        if found >= 0:
            return found
    return -1


@inner(INT(S, T, W, INT, INT, INT, INT, INT, INT, INT))
def find_in(s: Any, t: Any, w: Any, event: int, owner: int, side: int, card: int, uid: int, is_working: int, first: int) -> int:
    """The first replacement of an event among a card's abilities, from the one numbered `first`; -1 for none. Leaves its context."""
    start = int(t.first_ability[card])
    is_outside = uid == 0 and card < codes.HERO
    for ability in range(max(first, start), start + int(t.abilities[card])):
        if t.ability[ability, codes.SKILL] != codes.REPLACEMENT or t.ability[ability, codes.MOMENT] != event:
            continue
        by = int(t.ability[ability, codes.BY])
        if not is_whose(w, by, owner, side, card, uid) or (is_outside and by != codes.ITSELF):
            continue
        if not is_working and not t.ability[ability, codes.ASLEEP]:
            continue
        if event == codes.WOULD_BE_DISCARDED and not is_from(t, w, ability):
            continue
        if not meets(s, t, w, int(t.ability[ability, codes.FILTER]), side, owner):
            continue
        if is_spent(s, side, card, uid, int(t.ability[ability, codes.ONCE_BIT])):
            continue
        w.context[codes.SIDE] = side
        w.context[codes.SOURCE] = card
        w.context[codes.SOURCE_UID] = uid
        if is_met(s, t, w, ability):
            return ability
    return -1
