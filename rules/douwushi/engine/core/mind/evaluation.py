"""The worth of a position to a side for the greedy player, from what that side can see. One point of attack is 6."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.field import guard_of, heroes_of, is_tapped, life_left, weapon_of
from rules.douwushi.engine.core.state.layout import S, T
from rules.kernel.compiled.bits import count_cards, lowest
from rules.kernel.compiled.compilation import INT, inner

WIN = 100000
HERO, LIFE, MOST_LIFE, MP, MOST_MP = 40, 8, 12, 4, 6
ATTACK, READY_ATTACK, ARMED, ITEM, GUARDED, RESTRICTED = 6, 3, 5, 3, 8, 8
FALLEN, THIRD_FALLEN, LAST_HERO = 40, 40, 40
CARD, HERO_CARD, STACK = 7, 6, 3
_HELD_BACK = codes.CANT_ATTACK | codes.CANT_USE | codes.CANT_GAIN_MP | codes.CANT_READY


@inner(INT(S, T, INT))
def worth_of_hero(s: Any, t: Any, slot: int) -> int:
    """Return what a hero on the battlefield is worth to its side."""
    side = slot // codes.PLACES
    total = HERO + LIFE * min(MOST_LIFE, life_left(s, slot)) + MP * min(MOST_MP, int(s.mp[slot])) + ATTACK * int(s.attack[slot])
    if s.active == side and not is_tapped(s, slot):
        total += READY_ATTACK * int(s.attack[slot])
    if weapon_of(s, t, slot) >= 0:
        total += ARMED
    total += ITEM * count_cards(s.borne[side, slot]) - RESTRICTED * count_cards(s.borne[1 - side, slot])
    if int(s.traits[slot]) & _HELD_BACK:
        total -= RESTRICTED
    return total + GUARDED * int(guard_of(s, slot) >= 0)


@inner(INT(S, T, INT, INT))
def worth_of_side(s: Any, t: Any, side: int, viewer: int) -> int:
    total, count, left = 0, 0, heroes_of(s, side)
    while left:
        total += worth_of_hero(s, t, lowest(left))
        count += 1
        left &= left - 1
    total -= FALLEN * int(s.fallen[side]) + THIRD_FALLEN * int(s.fallen[side] >= codes.FALLEN_LIMIT - 1)
    if count == 1:
        total -= LAST_HERO
    total += CARD * min(codes.HAND_LIMIT, int(s.size[side, codes.HAND])) + STACK * int(s.stacks[side])
    if side == viewer:
        for index in range(int(s.size[side, codes.HAND])):
            total += HERO_CARD * int(t.kind[s.cards[side, codes.HAND, index]] == codes.HERO_CARD)
    return total


@inner(INT(S, T, INT))
def worth_to(s: Any, t: Any, viewer: int) -> int:
    """The worth of a position to a side."""
    if s.phase == codes.OVER:
        return 0 if s.winner == codes.DRAWN_GAME else WIN if s.winner == viewer else -WIN
    return worth_of_side(s, t, viewer, viewer) - worth_of_side(s, t, 1 - viewer, viewer)
