"""The features of a position that a player sees at the end of its turn, with learned weights, and the chance to win that they give.

The viewer's turn ends here and the other side is to move: it will ready its creatures, refill its mana and attack those that stay ready.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.hota.engine.core.abilities.conditions import attribute_of
from rules.hota.engine.core.course.legal import meets_need
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state import feature_codes as seen
from rules.hota.engine.core.state.field import creatures_of, has, is_tapped, life_left, places_of
from rules.hota.engine.core.state.layout import TABLES, WORK, S, T, W
from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.weighted_sum import weighing
from rules.kernel.players.logistic import REACH
from rules.kernel.players.plan_memory import LEAST

WON = 4 * REACH
weigh = weighing(WORK, TABLES)


@inner(INT(S, INT, INT))
def fate(s: Any, attacker: int, blocker: int) -> int:
    """Return the result of a block: bit 0 is set if the attacker dies, bit 1 if the blocker does."""
    power, force = int(s.attack[attacker]), int(s.attack[blocker])
    is_first, is_blocker_first = has(s, attacker, codes.FIRST_STRIKE), has(s, blocker, codes.FIRST_STRIKE)
    kills, falls = power >= life_left(s, blocker), force >= life_left(s, attacker)
    if kills and is_first and not is_blocker_first:
        falls = False
    if falls and is_blocker_first and not is_first:
        kills = False
    return int(falls) | int(kills) << 1


@inner(VOID(S, T, W, INT, INT, INT))
def see_creature(s: Any, t: Any, w: Any, place: int, at: int, is_own: int) -> None:
    f, traits, attack = w.features, int(s.traits[place]), int(s.attack[place])
    f[at + seen.CREATURES] += 1
    f[at + seen.ATTACK] += attack
    f[at + seen.BODY] += life_left(s, place)
    f[at + seen.STRONGEST] = max(f[at + seen.STRONGEST], attack)
    f[at + seen.FLYING_ATTACK] += attack if traits & (codes.FLYING | codes.CANT_BE_BLOCKED) else 0
    f[at + seen.TRAMPLING_ATTACK] += attack if traits & codes.TRAMPLE else 0
    f[at + seen.FIRST_STRIKERS] += int(traits & codes.FIRST_STRIKE != 0)
    f[at + seen.LIFESTEAL_ATTACK] += attack if traits & codes.LIFESTEAL else 0
    f[at + seen.SHIELDED] += int(traits & codes.SPELL_SHIELD != 0)
    # Who is tapped at the end of the viewer's turn can't block; the enemy will be ready again.
    if not (is_own and is_tapped(s, place)) and not traits & codes.CANT_BLOCK:
        f[at + seen.GUARDS] += 1
        f[at + seen.GUARDING_BODY] += life_left(s, place)
    f[at + seen.HELD_BACK] += int(traits & (codes.CANT_ATTACK | codes.CANT_READY) != 0 or s.held[place] > 0)


@inner(VOID(S, T, W, INT, INT, INT))
def see_attacks(s: Any, t: Any, w: Any, side: int, at: int, is_own: int) -> None:
    """Note how a side's creatures would fare if the other side attacked with each of its own; the features are the blocking side's."""
    f = w.features
    attackers = creatures_of(s, t, 1 - side)
    while attackers:
        attacker = lowest(attackers)
        attackers &= attackers - 1
        blockers, best = creatures_of(s, t, side), 0
        while blockers:
            blocker = lowest(blockers)
            blockers &= blockers - 1
            if (is_own and is_tapped(s, blocker)) or has(s, blocker, codes.CANT_BLOCK) or has(s, attacker, codes.CANT_BE_BLOCKED):
                continue
            if has(s, attacker, codes.FLYING) and not has(s, blocker, codes.FLYING | codes.REACH):
                continue
            what = fate(s, attacker, blocker)
            best = max(best, 3 if what == 1 else 2 if what & 1 else 1 if what == 0 else 0)
        power = int(s.attack[attacker])
        if best == 3:
            f[at + seen.BEATEN] += 1
            f[at + seen.BEATEN_ATTACK] += power
        elif best == 2:
            f[at + seen.TRADED] += 1
            f[at + seen.TRADED_ATTACK] += power
        elif best == 0:
            f[at + seen.UNANSWERED] += 1
            f[at + seen.UNANSWERED_ATTACK] += power


@inner(VOID(S, T, W, INT, INT, INT))
def see_side(s: Any, t: Any, w: Any, side: int, at: int, is_own: int) -> None:
    f, left = w.features, places_of(s, side)
    life = codes.LIFE - int(s.damage[side])
    while left:
        place = lowest(left)
        left &= left - 1
        kind = int(t.kind[s.card[place]])
        f[at + seen.SKILLS] += int(t.skills[s.card[place]])
        if kind == codes.CREATURE:
            see_creature(s, t, w, place, at, is_own)
        else:
            f[at + (seen.EQUIPMENT if kind == codes.EQUIPMENT else seen.ENCHANTMENTS)] += 1
    f[at + seen.LIFE] = life
    f[at + seen.LIFE_BELOW_60], f[at + seen.LIFE_BELOW_30] = max(0, 60 - life), max(0, 30 - life)
    f[at + seen.LIFE_BELOW_12] = max(0, 12 - life)
    f[at + seen.HAND] = min(codes.HAND_LIMIT, int(s.size[side, codes.HAND]))
    f[at + seen.NO_HAND] = int(s.size[side, codes.HAND] == 0)
    f[at + seen.MANA_CAP] = s.mana_cap[side]
    f[at + seen.MANA_LEFT] = s.mana[side] if is_own else 0
    f[at + seen.ATTRIBUTES] = attribute_of(s, side, 0) + attribute_of(s, side, 1) + attribute_of(s, side, 2)
    f[at + seen.DECK_BELOW_8] = max(0, 8 - int(s.size[side, codes.DECK]))
    f[at + seen.NO_CREATURES] = int(f[at + seen.CREATURES] == 0)
    f[at + seen.ONE_CREATURE] = int(f[at + seen.CREATURES] == 1)


@inner(VOID(S, T, W, INT))
def see_hand(s: Any, t: Any, w: Any, side: int) -> None:
    """Add what is in the viewer's own hand."""
    f = w.features
    for index in range(int(s.size[side, codes.HAND])):
        card = int(s.cards[side, codes.HAND, index])
        kind = int(t.kind[card])
        if kind == codes.ATTRIBUTE:
            f[seen.HELD_ATTRIBUTES] += 1
            continue
        f[seen.HELD_COST] += t.cost[card]
        if kind == codes.CREATURE:
            f[seen.HELD_CREATURES] += 1
        elif kind == codes.SPELL:
            f[seen.HELD_SPELLS] += 1
            f[seen.HELD_INSTANTS] += int(t.is_instant[card] and t.cost[card] <= s.mana[side])
        else:
            f[seen.HELD_OTHERS] += 1
        f[seen.CASTABLE] += int(t.cost[card] <= s.mana_cap[side] + 1 and meets_need(s, t, side, card))
    f[seen.OVERFULL] = max(0, int(s.size[side, codes.HAND]) - codes.HAND_LIMIT)
    f[seen.HAS_NEXT_ATTRIBUTE] = int(f[seen.HELD_ATTRIBUTES] > 0)


@inner(INT(INT, INT))
def clock(life: int, attack: int) -> int:
    """Return in how many turns an attack brings a player down: 0 for one turn, CLOCKS - 1 for many."""
    if attack <= 0:
        return seen.CLOCKS - 1
    return min((life + attack - 1) // attack - 1, seen.CLOCKS - 1)


@inner(VOID(S, T, W, INT))
def observe(s: Any, t: Any, w: Any, viewer: int) -> None:
    """Write what the viewer sees into the workspace."""
    f = w.features
    f[:] = 0
    for seat in range(2):
        side, at = (viewer, 0) if seat == 0 else (1 - viewer, seen.BLOCK)
        see_side(s, t, w, side, at, int(seat == 0))
        see_attacks(s, t, w, side, at, int(seat == 0))
    see_hand(s, t, w, viewer)
    mine = clock(codes.LIFE - int(s.damage[1 - viewer]), int(f[seen.ATTACK]))
    theirs = clock(codes.LIFE - int(s.damage[viewer]), int(f[seen.BLOCK + seen.ATTACK]))
    f[seen.RACE + mine * seen.CLOCKS + theirs] = 1
    f[seen.BIAS] = 1
    f[seen.EARLY] = max(0, 10 - int(s.turn))


@inner(INT(S, T, INT))
def worth_of_cards(s: Any, t: Any, viewer: int) -> int:
    """Return what the words of the cards that the viewer sees are worth to it."""
    total = 0
    for index in range(int(s.size[viewer, codes.HAND])):
        total += int(t.worth[viewer, seen.IN_HAND, s.cards[viewer, codes.HAND, index]])
    left = int(s.filled)
    while left:
        place = lowest(left)
        total += int(t.worth[viewer, seen.OWN_FIELD if place // codes.PLACES == viewer else seen.FOE_FIELD, s.card[place]])
        left &= left - 1
    return total


@inner(INT(S, T, W, INT))
def worth_now(s: Any, t: Any, w: Any, viewer: int) -> int:
    """Return the log odds of the viewer's chance to win if its turn ended here."""
    observe(s, t, w, viewer)
    return min(max(worth_of_cards(s, t, viewer) + int(weigh(w, t, viewer)), -REACH), REACH)


@inner(INT(S, T, W, INT))
def standing(s: Any, t: Any, w: Any, viewer: int) -> int:
    """Return the log odds at the next end of a turn: in the other side's turn, the negative of what they are for that side."""
    return worth_now(s, t, w, viewer) if s.active == viewer else -worth_now(s, t, w, 1 - viewer)


@inner(types.boolean(S))
def is_fighting(s: Any) -> bool:
    """Return whether attackers have been declared whose damage is not dealt yet."""
    left = int(s.filled)
    while left:
        if int(s.done[lowest(left)]) & codes.ATTACKING:
            return True
        left &= left - 1
    return False


@inner(INT(S, T, W, INT))
def value(s: Any, t: Any, w: Any, viewer: int) -> int:
    """Return the log odds where a turn may end, LEAST in the middle of a battle, WON or its negative after the game."""
    if s.phase == codes.OVER:
        return 0 if s.winner == codes.DRAWN_GAME else WON if s.winner == viewer else -WON
    if codes.ATTACK <= s.phase <= codes.STRIKES and is_fighting(s):
        return LEAST
    return standing(s, t, w, viewer)
