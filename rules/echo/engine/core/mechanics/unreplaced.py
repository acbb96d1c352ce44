"""The end of a replacement: an event happens after all if it is not used, or a card that is not discarded stays where it was."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core.abilities.replacements import begin_with, find_replacement
from rules.echo.engine.core.abilities.triggers import is_spent
from rules.echo.engine.core.mechanics.followers import offer_refills, perish, sacrifice
from rules.echo.engine.core.mechanics.heroes import discard_now, draw_now, gain_life_now, lose_life_now
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.field import find
from rules.echo.engine.core.state.layout import S, T, W
from rules.echo.engine.core.state.zones import add, holds_card, remove
from rules.kernel.compiled.compilation import INT, VOID, inner


@inner(types.boolean(S, T, INT))
def is_off(s: Any, t: Any, f: int) -> bool:
    """Return whether a replacement can't be used any more when its turn comes: used before in this turn, or its follower is gone."""
    ability = int(s.stack[f, codes.INDEX])
    if t.ability[ability, codes.MOMENT] == codes.WOULD_BE_DESTROYED and find(s, s.stack[f, codes.SUBJECT_UID]) < 0:
        return True
    source, uid = int(s.stack[f, codes.SOURCE]), int(s.stack[f, codes.SOURCE_UID])
    return is_spent(s, int(s.stack[f, codes.SIDE]), source, uid, int(t.ability[ability, codes.ONCE_BIT]))


@inner(INT(S, INT, INT))
def owner_of(s: Any, f: int, event: int) -> int:
    """Return the side of the follower, card or hero that the event is about; -1 when it is gone."""
    if event == codes.WOULD_BE_DESTROYED:
        slot = find(s, s.stack[f, codes.SUBJECT_UID])
        return slot // codes.SLOTS if slot >= 0 else -1
    card = int(s.stack[f, codes.SUBJECT])
    if event != codes.WOULD_BE_DISCARDED:
        return card - codes.HERO
    for side in range(2):
        if holds_card(s, side, codes.GRAVEYARD, card):
            return side
    return -1


@inner(VOID(S, T, W, INT))
def let_happen(s: Any, t: Any, w: Any, f: int) -> None:
    """A replacement is not used: another one is, or the event happens."""
    ability = int(s.stack[f, codes.INDEX])
    event = int(t.ability[ability, codes.MOMENT])
    owner = owner_of(s, f, event)
    if owner < 0:
        return
    for column in range(codes.CONTEXT_WIDTH):
        w.context[column] = s.stack[f, column]
    source, uid = int(s.stack[f, codes.SOURCE]), int(s.stack[f, codes.SOURCE_UID])
    other = find_replacement(s, t, w, event, owner, source, uid, ability)
    if other >= 0:
        begin_with(s, t, w, f, other)
        s.stack[f, codes.HELD] = 1
        return
    amount, subject = int(s.stack[f, codes.AMOUNT]), int(s.stack[f, codes.SUBJECT])
    if event == codes.WOULD_BE_DESTROYED:
        fall(s, t, w, find(s, s.stack[f, codes.SUBJECT_UID]), amount)
    elif event == codes.WOULD_LOSE_LIFE:
        lose_life_now(s, t, w, owner, amount)
    elif event == codes.WOULD_BE_HEALED:
        gain_life_now(s, t, w, owner, amount)
    elif event == codes.WOULD_DRAW:
        draw_now(s, t, w, owner)
    else:
        remove(s, owner, codes.GRAVEYARD, subject)
        discard_now(s, t, w, owner, subject, amount)


@inner(VOID(S, T, W, INT, INT))
def fall(s: Any, t: Any, w: Any, slot: int, is_battle: int) -> None:
    """A follower is destroyed after all; in a battle, which lies lowest on the stack, its settlement tells the rest."""
    if not is_battle:
        sacrifice(s, t, w, 1 << slot)
        return
    if s.stack[0, codes.ATTACKER_UID] == s.uid[slot]:
        s.stack[0, codes.FATES] += codes.ATTACKER_DESTROYED - codes.ATTACKER_REVIVED
    else:
        s.stack[0, codes.FATES] += codes.DEFENDER_DESTROYED - codes.DEFENDER_REVIVED
    was_awake = int(s.awake[slot])
    perish(s, t, w, slot)
    offer_refills(s, t, was_awake << slot)


@inner(VOID(S, INT))
def keep(s: Any, f: int) -> None:
    """Put a card that is not discarded back into the zone in which it was."""
    card = int(s.stack[f, codes.SUBJECT])
    owner = owner_of(s, f, codes.WOULD_BE_DISCARDED)
    if owner >= 0:
        remove(s, owner, codes.GRAVEYARD, card)
        add(s, owner, int(s.stack[f, codes.AMOUNT]), card)
