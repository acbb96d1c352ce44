"""The actions that players look at when they plan a turn: only one of those with the same result, and none that only loses."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core.course.legal import list_actions
from rules.echo.engine.core.mechanics.battle import final_attack
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.field import empty_slot
from rules.echo.engine.core.state.layout import S, T, W
from rules.echo.engine.core.state.packed import card_of, kind_of, slot_of
from rules.echo.engine.core.state.zones import is_known
from rules.kernel.compiled.compilation import INT, inner


@inner(types.boolean(S, T, INT, INT))
def is_alike(s: Any, t: Any, one: int, other: int) -> bool:
    """Return whether two followers are the same in all but their place."""
    return bool(
        t.definition[s.card[one]] == t.definition[s.card[other]]
        and s.awake[one] == s.awake[other]
        and s.buff[one] == s.buff[other]
        and s.buff_turn[one] == s.buff_turn[other]
        and s.aura[one] == s.aura[other]
        and s.done[one] == s.done[other]
        and s.once[one] == s.once[other]
        and s.gained[one] == s.gained[other]
        and s.lost[one] == s.lost[other]
        and s.gained_turn[one] == s.gained_turn[other]
        and s.lost_turn[one] == s.lost_turn[other]
    )


@inner(INT(S, T, INT))
def doubles(s: Any, t: Any, side: int) -> int:
    """The slots (bits) whose follower is like another further left, for the viewer: also the enemy's never seen after the first."""
    found, unseen = 0, 0
    for base in (0, codes.SLOTS):
        for slot in range(base, base + codes.SLOTS):
            if s.card[slot] < 0:
                continue
            if slot // codes.SLOTS != side and not is_known(s, side, int(s.card[slot])):
                if unseen:
                    found |= 1 << slot
                unseen = 1
                continue
            for other in range(base, slot):
                if s.card[other] >= 0 and not found >> other & 1 and is_known(s, side, int(s.card[other])) and is_alike(s, t, other, slot):
                    found |= 1 << slot
                    break
    return found


@inner(types.boolean(S, T, INT, INT))
def is_hopeless(s: Any, t: Any, slot: int, target: int) -> bool:
    """Return whether a follower without skills would only lose a battle against a known one without skills."""
    if t.abilities[s.card[slot]] or t.abilities[s.card[target]]:
        return False
    return bool(final_attack(s, t, slot, target) < final_attack(s, t, target, slot))


@inner(INT(S, T, W, INT))
def shortlist(s: Any, t: Any, w: Any, side: int) -> int:
    """Copy the legal actions that are worth a look to the candidates, without ending the turn; return how many."""
    count = list_actions(s, t, w)
    twins = doubles(s, t, side)
    leftmost = empty_slot(s, side) % codes.SLOTS
    mine, theirs = side * codes.SLOTS, (1 - side) * codes.SLOTS
    kept = 0
    for index in range(count):
        action = int(w.legal[index])
        kind, card, slot = kind_of(action), card_of(action), slot_of(action)
        if kind == codes.END_TURN or (kind == codes.PLACE and slot != leftmost):
            continue
        if kind == codes.AWAKEN and twins >> mine + slot & 1:
            continue
        if kind == codes.ATTACK:
            if twins >> mine + card & 1:
                continue
            if slot < codes.SLOTS:
                if twins >> theirs + slot & 1:
                    continue
                if is_known(s, side, int(s.card[theirs + slot])) and is_hopeless(s, t, mine + card, theirs + slot):
                    continue
        w.candidates[kept] = action
        kept += 1
    return kept


@inner(types.boolean(INT, INT))
def commutes(action: int, other: int) -> bool:
    """Return whether two actions place, awaken or attack with different followers and attack no target twice."""
    kind, kind_of_other = kind_of(action), kind_of(other)
    for each in (kind, kind_of_other):
        if each != codes.PLACE and each != codes.AWAKEN and each != codes.ATTACK:
            return False
    if kind == codes.PLACE or kind_of_other == codes.PLACE:
        return True
    if kind == codes.ATTACK and kind_of_other == codes.ATTACK:
        is_on_hero = slot_of(action) == codes.SLOTS and slot_of(other) == codes.SLOTS
        return card_of(action) != card_of(other) and (is_on_hero or slot_of(action) != slot_of(other))
    mine = card_of(action) if kind == codes.ATTACK else slot_of(action)
    its = card_of(other) if kind_of_other == codes.ATTACK else slot_of(other)
    return bool(mine != its)


@inner(INT(INT))
def canonical(action: int) -> int:
    """A number for an action: in which slot a follower is placed makes no difference."""
    return action - slot_of(action) if kind_of(action) == codes.PLACE else action
