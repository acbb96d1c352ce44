"""The prospects of a position before the turn ends: a guess that says which positions to look further into."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core.course.legal import can_attack
from rules.echo.engine.core.mechanics.battle import final_attack
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.feature_codes import (
    CHANGES,
    HIT,
    KILL,
    KILL_ATTACK,
    KILL_UNKNOWN,
    LOSS,
    LOSS_ATTACK,
    LOWEST,
    SHARE,
)
from rules.echo.engine.core.state.field import attack_of, keywords_of
from rules.echo.engine.core.state.layout import S, T, W
from rules.echo.engine.core.state.zones import is_known
from rules.kernel.compiled.compilation import INT, inner


@inner(INT(S, T, W, INT, INT))
def attack_gain(s: Any, t: Any, w: Any, slot: int, target: int) -> int:
    """Guess what attacking a follower may bring."""
    side, card, foe = slot // codes.SLOTS, int(s.card[slot]), int(s.card[target])
    own = attack_of(s, t, slot)
    keywords = keywords_of(s, t, slot)
    guess = t.guess[side]
    is_safe = keywords & codes.REGENERATE and not int(s.done[slot]) & codes.REGENERATED
    loss = 0 if is_safe else int(guess[LOSS]) + int(guess[LOSS_ATTACK]) * own
    if not s.awake[target] and not is_known(s, side, foe):
        change = min(max(own - int(t.attack[card]) + LOWEST, 0), CHANGES - 1)
        won, lost = int(t.wins[card, change]), int(t.losses[card, change])
        return (int(guess[KILL_UNKNOWN]) * (SHARE - lost) - loss * (SHARE - won)) // SHARE
    mine, theirs = final_attack(s, t, slot, target), final_attack(s, t, target, slot)
    total = 0
    if mine >= theirs and not (keywords_of(s, t, target) & codes.REGENERATE and not int(s.done[target]) & codes.REGENERATED):
        total += int(guess[KILL]) + int(guess[KILL_ATTACK]) * (int(t.attack[foe]) + int(s.buff[target]) + int(s.aura[target]))
    return total - loss if theirs >= mine else total


@inner(INT(S, T, W, INT))
def promise(s: Any, t: Any, w: Any, side: int) -> int:
    """Guess what the attacks that can still be made may bring."""
    total, guess = 0, t.guess[side]
    theirs = (1 - side) * codes.SLOTS
    for slot in range(side * codes.SLOTS, side * codes.SLOTS + codes.SLOTS):
        if s.card[slot] < 0 or not s.awake[slot] or not can_attack(int(s.done[slot])):
            continue
        most = 0 if int(s.done[slot]) & codes.WOKE else int(guess[HIT]) * attack_of(s, t, slot)
        for target in range(theirs, theirs + codes.SLOTS):
            if s.card[target] >= 0:
                most = max(most, attack_gain(s, t, w, slot, target))
        total += most
    return total
