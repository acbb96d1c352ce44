"""The result of a plain action when no card listens to it, worked out from the position instead of tried on a copy: it is the same."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core.abilities.auras import cost_of, sources_of
from rules.echo.engine.core.mechanics.battle import done_by_attacking
from rules.echo.engine.core.mind.evaluation import ENERGY, LAST_FOLLOWER, RESERVE, WIN, worth_asleep, worth_of_follower, worth_of_life
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.field import attack_of, filled
from rules.echo.engine.core.state.layout import S, T, W
from rules.echo.engine.core.state.packed import card_of, kind_of, slot_of
from rules.echo.engine.core.state.stack import has_lost
from rules.kernel.compiled.bits import NONE, bit, count_bits
from rules.kernel.compiled.compilation import INT, inner

BOOL = types.boolean
#: Stands for a worth that has to be tried out.
UNFORESEEN = -2000000


@inner(BOOL(S, T))
def is_plain(s: Any, t: Any) -> bool:
    """Return whether an action changes only what it says while no card listens: nothing has auras, and the game does not end."""
    if s.has_auras or s.present & t.spreaders != NONE or s.turn_actions + 1 >= codes.ACTION_LIMIT:
        return False
    return not has_lost(s, 0) and not has_lost(s, 1)


@inner(BOOL(S, T, INT))
def is_unheard(s: Any, t: Any, moment: int) -> bool:
    return bool(s.present & t.hearers[moment] == NONE)


@inner(BOOL(S, T, INT, INT))
def has_other_follower(s: Any, t: Any, side: int, card: int) -> bool:
    """Return whether a side has a follower in reserve, in hand or display zone, beside a card."""
    held = NONE
    for zone in (codes.HAND, codes.DISPLAY):
        for index in range(int(s.size[side, zone])):
            held |= bit(int(s.cards[side, zone, index]))
    return bool(held & t.followers & ~bit(card) != NONE)


@inner(INT(S, T, INT, INT, INT))
def worth_of_placing(s: Any, t: Any, side: int, card: int, now: int) -> int:
    if bit(card) & (t.spreaders | t.hearers[codes.PLACED]) != NONE or not is_unheard(s, t, codes.PLACED):
        return UNFORESEEN
    worth = now + worth_asleep(int(t.attack[card]), int(t.keywords[card])) - int(t.in_hand[card])
    if count_bits(filled(s, side)) == 1:
        worth += LAST_FOLLOWER
    return worth if has_other_follower(s, t, side, card) else worth - RESERVE


@inner(INT(S, T, W, INT, INT, INT))
def worth_of_awakening(s: Any, t: Any, w: Any, side: int, slot: int, now: int) -> int:
    card = int(s.card[slot])
    if t.has_skill[card] >> codes.AWAKEN_SKILL & 1 or not is_unheard(s, t, codes.FOLLOWER_AWAKENED):
        return UNFORESEEN
    worth = now - ENERGY * cost_of(s, t, w, sources_of(s, t, codes.GIVE_COST), side, card) - worth_of_follower(s, t, slot, side)
    done = s.done[slot]
    s.awake[slot], s.done[slot] = 1, done | codes.WOKE
    worth += worth_of_follower(s, t, slot, side)
    s.awake[slot], s.done[slot] = 0, done
    return worth


@inner(INT(S, T, INT, INT, INT))
def worth_of_attacking_hero(s: Any, t: Any, side: int, slot: int, now: int) -> int:
    if t.has_replacements >> codes.WOULD_LOSE_LIFE & 1:
        return UNFORESEEN
    if not is_unheard(s, t, codes.ATTACK_DECLARED) or not is_unheard(s, t, codes.HERO_DAMAGED):
        return UNFORESEEN
    before = int(s.life[1 - side])
    after = before - max(0, attack_of(s, t, slot))
    if after <= 0:
        return WIN
    worth = now + worth_of_life(before) - worth_of_life(after) - worth_of_follower(s, t, slot, side)
    done = s.done[slot]
    s.done[slot] = done_by_attacking(int(done))
    worth += worth_of_follower(s, t, slot, side)
    s.done[slot] = done
    return worth


@inner(INT(S, T, W, INT, INT, INT))
def foresee(s: Any, t: Any, w: Any, side: int, action: int, now: int) -> int:
    """Return what a plain world is worth after an action of a side's main phase, if it is worth `now`; UNFORESEEN if it must be tried."""
    kind, card, slot = kind_of(action), card_of(action), side * codes.SLOTS + slot_of(action)
    if kind == codes.PLACE:
        return worth_of_placing(s, t, side, card, now)
    if kind == codes.AWAKEN:
        return worth_of_awakening(s, t, w, side, slot, now)
    if kind == codes.ATTACK and slot_of(action) == codes.SLOTS:
        return worth_of_attacking_hero(s, t, side, side * codes.SLOTS + card, now)
    return UNFORESEEN
