"""The worth of a position to a side, from what that side can see. One point of life is 10."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core.course.legal import can_attack
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.field import keywords_of
from rules.echo.engine.core.state.layout import S, T
from rules.echo.engine.core.state.zones import is_known
from rules.kernel.compiled.bits import NONE, bit
from rules.kernel.compiled.compilation import INT, inner

WIN = 100000
LIFE, LOW_LIFE, LOW_LIFE_LOSS = 10, 7, 6
AWAKE, AWAKE_ATTACK = 22, 11
ASLEEP, ASLEEP_ATTACK = 14, 6
UNKNOWN = 30
KEYWORD_SHIELD, KEYWORD_REATTACK, KEYWORD_REGENERATE = 5, 8, 12
LAST_FOLLOWER = 30
HAND_CARD, HAND_ATTACK, ITEM_CARD, ITEM_COST, UNKNOWN_CARD = 5, 2, 7, 2, 9
RESERVE = 5
ENERGY, CAP, CAP_ONCE, SKIPPED_DRAW = 2, 15, 6, 10


@inner(INT(INT))
def worth_of_keywords(keywords: int) -> int:
    total = KEYWORD_SHIELD * int(keywords & codes.SHIELD != 0)
    total += KEYWORD_REATTACK * int(keywords & codes.REATTACK != 0)
    return total + KEYWORD_REGENERATE * int(keywords & codes.REGENERATE != 0)


@inner(INT(INT, INT))
def worth_asleep(attack: int, keywords: int) -> int:
    """Return what a follower just placed is worth to its own side."""
    return ASLEEP + ASLEEP_ATTACK * max(0, attack) + worth_of_keywords(keywords)


@inner(INT(INT))
def worth_of_life(life: int) -> int:
    return LIFE * life - LOW_LIFE_LOSS * max(0, LOW_LIFE - life)


@inner(INT(S, T, INT, INT))
def worth_of_follower(s: Any, t: Any, slot: int, viewer: int) -> int:
    """Return what a follower on the field is worth to the side that has it. A buff for this turn counts while it can still be used."""
    card, side, awake = int(s.card[slot]), slot // codes.SLOTS, int(s.awake[slot])
    if not awake and not is_known(s, viewer, card):
        return UNKNOWN
    is_able = awake & int(s.active == side) & int(can_attack(int(s.done[slot])))
    attack = max(0, int(t.attack[card]) + int(s.buff[slot]) + int(s.aura[slot]) + int(s.buff_turn[slot]) * is_able)
    total = ASLEEP + (AWAKE - ASLEEP) * awake + (ASLEEP_ATTACK + (AWAKE_ATTACK - ASLEEP_ATTACK) * awake) * attack
    return total + worth_of_keywords(keywords_of(s, t, slot))


def worth_of_card(kind: int, cost: int, attack: int) -> int:
    """Return what a card in hand is worth, by its numbers in the tables, which keep the result."""
    return HAND_CARD + HAND_ATTACK * attack if kind == codes.FOLLOWER else ITEM_CARD + ITEM_COST * cost


@inner(INT(S, T, INT, INT))
def worth_of_hand(s: Any, t: Any, side: int, viewer: int) -> int:
    """Return what a hand is worth: the viewer's own card by card, each card of the other side's the same. A reserve can refill a slot."""
    if side != viewer:
        return UNKNOWN_CARD * int(s.size[side, codes.HAND] + s.size[side, codes.DISPLAY])
    total, held = 0, NONE
    for zone in (codes.HAND, codes.DISPLAY):
        for index in range(int(s.size[side, zone])):
            card = int(s.cards[side, zone, index])
            total += int(t.in_hand[card])
            held |= bit(card)
    return total + RESERVE * int((held & t.followers) != NONE)


@inner(INT(S, T, INT, INT))
def worth_of_side(s: Any, t: Any, side: int, viewer: int) -> int:
    total = worth_of_life(int(s.life[side]))
    count = 0
    for slot in range(side * codes.SLOTS, side * codes.SLOTS + codes.SLOTS):
        if s.card[slot] >= 0:
            total += worth_of_follower(s, t, slot, viewer)
            count += 1
    if count == 1:
        total -= LAST_FOLLOWER
    total += worth_of_hand(s, t, side, viewer)
    total += CAP * int(s.cap_change[side]) + CAP_ONCE * int(s.cap_change_once[side]) - SKIPPED_DRAW * int(s.skips_draw[side])
    if s.active == side:
        total += ENERGY * int(s.energy[side])
    return total


@inner(INT(S, T, INT))
def worth_to(s: Any, t: Any, viewer: int) -> int:
    """The worth of a position to a side."""
    if s.phase == codes.OVER:
        return 0 if s.winner == codes.DRAWN_GAME else WIN if s.winner == viewer else -WIN
    return worth_of_side(s, t, viewer, viewer) - worth_of_side(s, t, 1 - viewer, viewer)
