"""Attacks on a face-down follower never seen: what they may be expected to bring, over all that the follower may be."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core.mechanics.battle import beats
from rules.echo.engine.core.mind.features import WON, value
from rules.echo.engine.core.mind.sight import gather
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.field import attack_of, clear_slot, filled, has_follower_in_hand, has_followers, keywords_of
from rules.echo.engine.core.state.layout import S, T, W, copy_state
from rules.echo.engine.core.state.packed import card_of, kind_of, slot_of
from rules.echo.engine.core.state.zones import is_known
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.players.logistic import chance, odds

OWN_FALLS, ENEMY_FALLS = 1, 2


@inner(INT(S, T, INT, INT, INT))
def fate(s: Any, t: Any, slot: int, target: int, card: int) -> int:
    """Return which followers fall if one attacks an enemy sleeper that is a certain card: bits OWN_FALLS and ENEMY_FALLS."""
    own = int(s.card[slot])
    keywords = keywords_of(s, t, slot)
    attack = attack_of(s, t, slot)
    defence = int(t.attack[card]) + int(s.buff[target]) + int(s.buff_turn[target]) + int(s.aura[target])
    if beats(int(t.attribute[own]), int(t.attribute[card])) and not int(t.keywords[card]) & codes.SHIELD:
        attack += int(t.attack[own])
    if beats(int(t.attribute[card]), int(t.attribute[own])) and not keywords & codes.SHIELD:
        defence += int(t.attack[card])
    attack, defence = max(0, attack), max(0, defence)
    falls = 0
    if attack <= defence and not (keywords & codes.REGENERATE and not int(s.done[slot]) & codes.REGENERATED):
        falls |= OWN_FALLS
    if attack >= defence and not int(t.keywords[card]) & codes.REGENERATE:
        falls |= ENEMY_FALLS
    return falls


@inner(INT(S, S, T, W, INT, INT, INT, INT))
def value_after(s: Any, trial: Any, t: Any, w: Any, side: int, slot: int, target: int, falls: int) -> int:
    """Return what a world is worth to a side if these followers fell."""
    copy_state(trial, s)
    if falls & ENEMY_FALLS:
        clear_slot(trial, target)
        if not has_followers(trial, 1 - side):
            return WON
    if falls & OWN_FALLS:
        clear_slot(trial, slot)
        if not has_followers(trial, side) and not has_follower_in_hand(trial, t, side):
            return -WON
    return value(trial, t, w, side)


@inner(INT(S, T, INT, INT))
def gamble(s: Any, t: Any, side: int, action: int) -> int:
    """Return a number that stands for the luck in an attack on a follower never seen; 0 for any other action."""
    if kind_of(action) != codes.ATTACK or slot_of(action) == codes.SLOTS:
        return 0
    slot, target = side * codes.SLOTS + card_of(action), (1 - side) * codes.SLOTS + slot_of(action)
    if is_known(s, side, int(s.card[target])):
        return 0
    keywords = keywords_of(s, t, slot) & (codes.SHIELD | codes.REGENERATE)
    force = (attack_of(s, t, slot) & 255) << 8 | int(s.done[slot]) & codes.REGENERATED | keywords
    is_last = int(filled(s, side) == 1 << slot % codes.SLOTS), int(filled(s, 1 - side) == 1 << target % codes.SLOTS)
    return (action << 16 | force) << 2 | is_last[0] << 1 | is_last[1]


@inner(INT(S, S, T, W, INT, INT))
def offset(s: Any, trial: Any, t: Any, w: Any, side: int, action: int) -> int:
    """Return what attacking a follower never seen may be expected to bring beyond what it brings in the imagined world."""
    slot, target = side * codes.SLOTS + card_of(action), (1 - side) * codes.SLOTS + slot_of(action)
    count = gather(s, w, 1 - side, side)
    w.cases[:] = 0
    for index in range(count):
        card = int(w.pool[1 - side, index])
        if t.kind[card] == codes.FOLLOWER:
            w.cases[fate(s, t, slot, target, card)] += 1
    assumed = fate(s, t, slot, target, int(s.card[target]))
    total, cases, basis = 0, 0, 0
    for falls in range(4):
        if w.cases[falls]:
            worth = value_after(s, trial, t, w, side, slot, target, falls)
            total += int(w.cases[falls]) * chance(t.chances[:], worth)
            cases += int(w.cases[falls])
            if falls == assumed:
                basis = worth
    return odds(t.chances[:], total // cases) - basis if cases else 0
