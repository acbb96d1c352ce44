"""The worth of a position to a side in the greedy player's eyes, from what that side can see. One point of life is 4."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.bits import count_bits, lowest
from rules.kernel.compiled.compilation import INT, inner
from rules.sorcery.engine.core.mind.features import AFAR, nearest
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.field import has, places_of
from rules.sorcery.engine.core.state.layout import S, T
from rules.sorcery.engine.core.state.realm import sites_of, square_of, threshold_of

WIN = 100000
LIFE, LOW_LIFE, LOW_LIFE_LOSS, AT_DOOR = 4, 8, 4, 40
MINION, POWER, WORD, HELD_BACK, CLOSER = 10, 8, 4, 12, 3
PERMANENT, PERMANENT_COST, CARRIED = 8, 4, 8
SITE, ENOUGH_SITES, ELEMENT = 24, 7, 8
SPELL, SITE_CARD, HAND = 10, 6, 8
_WORDS = codes.AIRBORNE | codes.RANGED | codes.BURROWING | codes.SUBMERGE | codes.VOIDWALK | codes.STEALTH | codes.LETHAL | codes.WARD


@inner(INT(S, T, INT, INT))
def worth_of_thing(s: Any, t: Any, place: int, enemy_sites: int) -> int:
    """Return the worth of something in the realm to its side; a unit's is the higher the nearer it is to a site of the enemy's."""
    card = int(s.card[place])
    kind = int(t.kind[card])
    if kind == codes.AVATAR:
        return 0
    if not codes.MORTALS >> kind & 1:
        return PERMANENT + PERMANENT_COST * int(t.cost[card]) + CARRIED * int(s.host[place] >= 0)
    total, words = MINION + POWER * int(s.power[place]), int(s.traits[place]) & _WORDS
    while words:
        total += WORD
        words &= words - 1
    total += CLOSER * max(0, 4 - nearest(square_of(int(s.at[place])), enemy_sites)) if enemy_sites else CLOSER
    return total - HELD_BACK * int(has(s, place, codes.CANT_ATTACK | codes.DEFENDER) or s.held[place] > 0)


@inner(INT(S, T, INT))
def worth_of_side(s: Any, t: Any, side: int) -> int:
    life, sites = int(s.life[side]), sites_of(s, side)
    total = LIFE * life - LOW_LIFE_LOSS * max(0, LOW_LIFE - life) - AT_DOOR * int(s.died_on[side] > 0)
    left, enemy_sites = places_of(s, side), sites_of(s, 1 - side)
    while left:
        total += worth_of_thing(s, t, lowest(left), enemy_sites)
        left &= left - 1
    total += SITE * min(ENOUGH_SITES, count_bits(sites)) + SITE // 3 * max(0, count_bits(sites) - ENOUGH_SITES)
    for element in range(codes.ELEMENTS):
        squares, found = sites, 0
        while squares:
            found += threshold_of(s, t, codes.OBJECTS + lowest(squares), element)
            squares &= squares - 1
        total += ELEMENT * min(3, found)
    # Sites that come nearer to the enemy's avatar are where minions will be summoned.
    avatar = square_of(int(s.at[(1 - side) * codes.PLACES]))
    total += CLOSER * (AFAR - nearest(avatar, sites))
    for index in range(min(HAND, int(s.size[side, codes.HAND]))):
        total += SITE_CARD if t.kind[s.cards[side, codes.HAND, index]] == codes.SITE else SPELL
    return total


@inner(INT(S, T, INT))
def worth_to(s: Any, t: Any, viewer: int) -> int:
    """Return the worth of a position to a side."""
    if s.phase == codes.OVER:
        return 0 if s.winner == codes.DRAWN_GAME else WIN if s.winner == viewer else -WIN
    return worth_of_side(s, t, viewer) - worth_of_side(s, t, 1 - viewer)
