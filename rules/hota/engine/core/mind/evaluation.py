"""The worth of a position to a side for the greedy player, from what that side can see. One point of life is 2."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.field import life_left, places_of
from rules.hota.engine.core.state.layout import S, T
from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, inner

WIN = 100000
LIFE, LOW_LIFE, LOW_LIFE_LOSS = 2, 30, 2
CREATURE, ATTACK, BODY, WORD, HELD_BACK = 8, 5, 4, 4, 12
PERMANENT, PERMANENT_COST = 8, 6
CARD, MANA_CAP, ATTRIBUTE = 9, 12, 4
_WORDS = codes.FLYING | codes.FIRST_STRIKE | codes.TRAMPLE | codes.LIFESTEAL | codes.SPELL_SHIELD


@inner(INT(S, T, INT))
def worth_of_permanent(s: Any, t: Any, place: int) -> int:
    """Return what a permanent is worth to its side."""
    card = int(s.card[place])
    if t.kind[card] != codes.CREATURE:
        return PERMANENT + PERMANENT_COST * int(t.cost[card]) if t.kind[card] == codes.ENCHANTMENT or s.host[place] >= 0 else PERMANENT
    total, words = CREATURE + ATTACK * int(s.attack[place]) + BODY * max(0, life_left(s, place)), int(s.traits[place]) & _WORDS
    while words:
        total += WORD
        words &= words - 1
    return total - HELD_BACK * int(int(s.traits[place]) & codes.CANT_ATTACK != 0 or s.held[place] > 0)


@inner(INT(S, T, INT))
def worth_of_side(s: Any, t: Any, side: int) -> int:
    life = codes.LIFE - int(s.damage[side])
    total = LIFE * life - LOW_LIFE_LOSS * max(0, LOW_LIFE - life)
    left = places_of(s, side)
    while left:
        total += worth_of_permanent(s, t, lowest(left))
        left &= left - 1
    total += CARD * min(codes.HAND_LIMIT, int(s.size[side, codes.HAND])) + MANA_CAP * int(s.mana_cap[side])
    for which in range(codes.ATTRIBUTE_KINDS):
        total += ATTRIBUTE * int(s.attributes[side, which])
    return total


@inner(INT(S, T, INT))
def worth_to(s: Any, t: Any, viewer: int) -> int:
    """The worth of a position to a side."""
    if s.phase == codes.OVER:
        return 0 if s.winner == codes.DRAWN_GAME else WIN if s.winner == viewer else -WIN
    return worth_of_side(s, t, viewer) - worth_of_side(s, t, 1 - viewer)
