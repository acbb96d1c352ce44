"""The features of a position that a player sees at the end of its turn, with learned weights, and the chance to win that they give.

The viewer's turn ends here and the other side is to move: it will ready its heroes, and each will gain 1 MP.
"""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core.abilities.auras import skill_cost
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state import feature_codes as seen
from rules.douwushi.engine.core.state.field import guard_of, heroes_of, life_left, weapon_of
from rules.douwushi.engine.core.state.layout import TABLES, WORK, S, T, W
from rules.kernel.compiled.bits import NONE, ONE, count_cards, lowest, lowest_card
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.weighted_sum import weighing
from rules.kernel.players.logistic import REACH

WON = 4 * REACH
weigh = weighing(WORK, TABLES)
MOST_LIFE, LITTLE_LIFE, MOST_MP = 14, 4, 6
#: Damage that may come beside the attacks that are there.
SPARE = 3
_HELD_BACK = codes.CANT_ATTACK | codes.CANT_USE | codes.CANT_GAIN_MP | codes.CANT_READY


@inner(VOID(S, W, INT))
def measure_attacks(s: Any, w: Any, side: int) -> None:
    """Note the sum of a side's attacks, and the strongest; its weakest hero is looked for later."""
    w.force[side] = w.strongest[side] = 0
    w.weakest[side] = codes.BOUND
    left = heroes_of(s, side)
    while left:
        attack = int(s.attack[lowest(left)])
        w.force[side] += attack
        w.strongest[side] = max(w.strongest[side], attack)
        left &= left - 1


@inner(VOID(S, T, W, INT, INT))
def see_hero(s: Any, t: Any, w: Any, slot: int, at: int) -> None:
    """Add what one hero has to the features of its side, which begin at `at`."""
    side, card = slot // codes.PLACES, int(s.card[slot])
    left, traits, mp = life_left(s, slot), int(s.traits[slot]), int(s.mp[slot])
    w.features[at + seen.HEROES] += 1
    w.features[at + seen.LIFE] += min(MOST_LIFE, left)
    w.features[at + seen.LOW_LIFE] += int(left <= LITTLE_LIFE)
    w.features[at + seen.MP] += min(MOST_MP, mp)
    w.features[at + seen.UNARMED] += int(weapon_of(s, t, slot) < 0)
    w.features[at + seen.GUARDED] += int(guard_of(s, slot) >= 0)
    w.features[at + seen.DOOMED] += int(w.strongest[1 - side] > left)
    w.features[at + seen.KILLABLE] += int(w.force[1 - side] > left)
    w.features[at + seen.CLOSE] += int(w.force[1 - side] + SPARE > left)
    w.weakest[side] = min(w.weakest[side], left)
    w.features[at + seen.ITEMS] += count_cards(s.borne[side, slot] & t.items[side])
    w.features[at + seen.GUARDS] += int(traits & codes.HAS_GUARD != 0)
    w.features[at + seen.HELD_BACK] += int(traits & _HELD_BACK != 0)
    for index in range(int(t.actives[card])):
        w.features[at + seen.SKILLS] += 1
        w.features[at + seen.ENOUGH_MP] += int(skill_cost(s, t, slot, int(t.active[card, index])) <= mp + 1)


@inner(VOID(S, T, W, INT, INT))
def see_side(s: Any, t: Any, w: Any, side: int, at: int) -> None:
    left = heroes_of(s, side)
    while left:
        see_hero(s, t, w, lowest(left), at)
        left &= left - 1
    count, fallen, hand = int(w.features[at + seen.HEROES]), int(s.fallen[side]), int(s.size[side, codes.HAND])
    w.features[at + seen.ATTACK] = w.force[side]
    w.features[at + seen.STRONGEST] = w.strongest[side]
    w.features[at + seen.FALLEN_1] = int(fallen >= 1)
    w.features[at + seen.FALLEN_2] = int(fallen >= 2)
    w.features[at + seen.FALLEN_3] = int(fallen >= 3)
    w.features[at + seen.HAND] = min(codes.HAND_LIMIT, hand)
    w.features[at + seen.SHORT_HAND] = int(hand <= 1)
    w.features[at + seen.BOUNTY] = int(s.stacks[side])
    w.features[at + seen.ONE_HERO] = int(count == 1)
    w.features[at + seen.TWO_HEROES] = int(count == 2)
    w.features[at + seen.RESERVE_OUT] = int(s.size[side, codes.RESERVE] == 0)
    w.features[at + seen.WEAKEST] = min(MOST_LIFE, w.weakest[side])
    if count == 1:
        w.features[at + seen.LONE_KILLABLE] = w.features[at + seen.KILLABLE]
        w.features[at + seen.LONE_CLOSE] = w.features[at + seen.CLOSE]
        w.features[at + seen.LONE_LIFE] = w.features[at + seen.LIFE]
    if fallen == codes.FALLEN_LIMIT - 1:
        w.features[at + seen.EDGE_KILLABLE] = int(w.features[at + seen.KILLABLE] > 0)
        w.features[at + seen.EDGE_CLOSE] = int(w.features[at + seen.CLOSE] > 0)


@inner(VOID(S, T, W, INT))
def see_hand(s: Any, t: Any, w: Any, side: int) -> None:
    """Add what is in the viewer's own hand."""
    for index in range(int(s.size[side, codes.HAND])):
        card = int(s.cards[side, codes.HAND, index])
        w.features[seen.FIRST_HELD + t.kind[card]] += 1
        w.features[seen.DEAR_ITEMS] += int(t.cost[card] >= 3)
    w.features[seen.NO_HERO_HELD] = int(w.features[seen.HAND_HEROES] == 0)


@inner(VOID(S, T, W, INT))
def observe(s: Any, t: Any, w: Any, viewer: int) -> None:
    """Write what the viewer sees into the workspace."""
    w.features[:] = 0
    measure_attacks(s, w, 0)
    measure_attacks(s, w, 1)
    see_side(s, t, w, viewer, 0)
    see_side(s, t, w, 1 - viewer, seen.BLOCK)
    see_hand(s, t, w, viewer)
    lead = int(s.fallen[1 - viewer]) - int(s.fallen[viewer])
    w.features[seen.BIAS] = 1
    w.features[seen.LEAD_FALLEN] = max(0, lead)
    w.features[seen.BEHIND_FALLEN] = max(0, -lead)


@inner(INT(S, T, INT))
def worth_of_cards(s: Any, t: Any, viewer: int) -> int:
    """Return what the words of the cards that the viewer sees are worth to it."""
    total = 0
    for index in range(int(s.size[viewer, codes.HAND])):
        total += int(t.worth[viewer, seen.IN_HAND, s.cards[viewer, codes.HAND, index]])
    for side in range(2):
        place = seen.OWN_FIELD if side == viewer else seen.FOE_FIELD
        left = s.present[side]
        while left != NONE:
            total += int(t.worth[viewer, place, side * codes.SIDE_CARDS + lowest_card(left)])
            left &= left - ONE
    return total


@inner(INT(S, T, W, INT))
def value(s: Any, t: Any, w: Any, viewer: int) -> int:
    """The log odds of the viewer's chance to win when its turn ends here."""
    if s.phase == codes.OVER:
        return 0 if s.winner == codes.DRAWN_GAME else WON if s.winner == viewer else -WON
    observe(s, t, w, viewer)
    return worth_of_cards(s, t, viewer) + int(weigh(w, t, viewer))
