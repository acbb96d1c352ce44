"""Threats among followers, on the field and still to come: which would beat which, as features of a position (mind.features)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.feature_codes import (
    ANSWERED,
    ANSWERED_ATTACK,
    BEATABLE,
    BEATABLE_ATTACK,
    BEATERS,
    BLOCK,
    NONE_LEFT,
    ONE_LEFT,
    THREATENED,
    TRADABLE,
    TRADABLE_ATTACK,
    TWO_LEFT,
)
from rules.echo.engine.core.state.layout import S, T, W
from rules.kernel.compiled.compilation import INT, VOID, inner


@inner(INT(S, T, W, INT, INT))
def force_against(s: Any, t: Any, w: Any, slot: int, other: int) -> int:
    """The final attack of a follower against another."""
    card, foe = int(s.card[slot]), int(s.card[other])
    force = int(w.force[slot])
    mine, theirs = int(t.attribute[card]), int(t.attribute[foe])
    if 0 <= mine <= codes.WATER and 0 <= theirs <= codes.WATER and (mine + 1) % 3 == theirs and not int(w.traits[other]) & codes.SHIELD:
        force += int(t.attack[card])
    return max(0, force)


@inner(VOID(S, T, W, INT, INT))
def see_threats(s: Any, t: Any, w: Any, side: int, at: int) -> None:
    """Note which of a side's followers the other side's awake ones beat, or fall with; how many of these could; how many are left."""
    f = w.features
    beaters, count = 0, 0
    foes = (1 - side) * codes.SLOTS
    for slot in range(side * codes.SLOTS, side * codes.SLOTS + codes.SLOTS):
        count += 1 if w.seen_as[slot] else 0
        if w.seen_as[slot] < 2:
            continue
        outcome = 0
        for other in range(foes, foes + codes.SLOTS):
            if w.seen_as[other] == 3:
                theirs, mine = force_against(s, t, w, other, slot), force_against(s, t, w, slot, other)
                if theirs > mine:
                    outcome = 2
                    beaters |= 1 << other - foes
                elif theirs == mine:
                    outcome = max(outcome, 1)
        if outcome == 2:
            f[at + BEATABLE] += 1
            f[at + BEATABLE_ATTACK] += max(0, int(w.force[slot]))
        elif outcome == 1:
            f[at + TRADABLE] += 1
            f[at + TRADABLE_ATTACK] += max(0, int(w.force[slot]))
    while beaters:
        f[at + BEATERS] += 1
        beaters &= beaters - 1
    threatened = min(int(f[at + BEATERS]), int(f[at + BEATABLE]))
    f[at + THREATENED] = threatened
    f[at + NONE_LEFT] = 1 if count == threatened else 0
    f[at + ONE_LEFT] = 1 if count == threatened + 1 else 0
    f[at + TWO_LEFT] = 1 if count == threatened + 2 else 0


@inner(types.boolean(T, W, INT, INT, INT, INT))
def would_beat(t: Any, w: Any, card: int, change: int, foe_card: int, foe: int) -> bool:
    """Return whether a card with a buff would beat the follower in a slot."""
    mine, theirs = int(t.attack[card]) + change, int(w.force[foe])
    one, other = int(t.attribute[card]), int(t.attribute[foe_card])
    if 0 <= one <= codes.WATER and 0 <= other <= codes.WATER:
        if (one + 1) % 3 == other and not int(w.traits[foe]) & codes.SHIELD:
            mine += int(t.attack[card])
        if (other + 1) % 3 == one and not int(t.keywords[card]) & codes.SHIELD:
            theirs += int(t.attack[foe_card])
    return mine > theirs


@inner(VOID(S, T, W, INT))
def see_answers(s: Any, t: Any, w: Any, viewer: int) -> None:
    """Note which of the enemy's awake followers one of the viewer's sleepers or of its hand could beat next turn."""
    f = w.features
    for foe in range((1 - viewer) * codes.SLOTS, (1 - viewer) * codes.SLOTS + codes.SLOTS):
        if w.seen_as[foe] != 3:
            continue
        is_answered = False
        for slot in range(viewer * codes.SLOTS, viewer * codes.SLOTS + codes.SLOTS):
            if w.seen_as[slot] == 2 and t.cost[s.card[slot]] <= 5:
                change = int(w.force[slot]) - int(t.attack[s.card[slot]])
                is_answered = is_answered or would_beat(t, w, int(s.card[slot]), change, int(s.card[foe]), foe)
        for index in range(int(s.size[viewer, codes.HAND])):
            card = int(s.cards[viewer, codes.HAND, index])
            if not is_answered and t.kind[card] == codes.FOLLOWER and t.cost[card] <= 5:
                is_answered = would_beat(t, w, card, 0, int(s.card[foe]), foe)
        if is_answered:
            f[BLOCK + ANSWERED] += 1
            f[BLOCK + ANSWERED_ATTACK] += max(0, int(w.force[foe]))
