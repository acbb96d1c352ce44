"""The features of a position that a player sees at the end of its turn, whose weights are learned; and its chance to win by them.

The viewer's turn ends here and the other side is to move: it will untap, get its mana, and move and attack with all its units.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.bits import count_bits, lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.weighted_sum import weighing
from rules.kernel.players.logistic import REACH
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state import feature_codes as seen
from rules.sorcery.engine.core.state.field import did, has, is_stealthy, is_warded, places_of, units_of
from rules.sorcery.engine.core.state.layout import TABLES, WORK, S, T, W
from rules.sorcery.engine.core.state.realm import distance, sites_of, square_of, threshold_of

WON = 4 * REACH
#: As far as nothing in the realm is away.
AFAR = 9
#: An element counts to the players up to so many sites.
ENOUGH = 3
weigh = weighing(WORK, TABLES)


@inner(INT(S, T, INT))
def left_of(s: Any, t: Any, place: int) -> int:
    """Return the damage that a unit dies of now; for an avatar its life."""
    if t.kind[s.card[place]] == codes.AVATAR:
        return int(s.life[place // codes.PLACES])
    return max(1, int(s.power[place]) - int(s.wounds[place]))


@inner(types.boolean(S, T, INT, INT))
def kills(s: Any, t: Any, striker: int, struck: int) -> bool:
    """Return whether a unit kills another one by a strike; an avatar only at death's door."""
    power, kind = int(s.power[striker]), int(t.kind[s.card[struck]])
    if power <= 0:
        return False
    if kind == codes.AVATAR:
        return bool(s.died_on[struck // codes.PLACES] > 0)
    return power >= left_of(s, t, struck) or (kind == codes.MINION and has(s, striker, codes.LETHAL))


@inner(INT(S, T, INT, INT))
def fate(s: Any, t: Any, attacker: int, defender: int) -> int:
    """Return the outcome of a fight of two: bit 0 set if the attacker dies, bit 1 if the defender does."""
    return int(kills(s, t, defender, attacker)) | int(kills(s, t, attacker, defender)) << 1


@inner(INT(INT, INT))
def nearest(square: int, squares: int) -> int:
    """Return how many steps away the nearest of some squares (bits) is, AFAR where there is none."""
    least = AFAR
    while squares:
        least = min(least, distance(square, lowest(squares)))
        squares &= squares - 1
    return least


@inner(types.boolean(S, INT, INT))
def is_within_steps(s: Any, one: int, other: int) -> bool:
    """Return whether a unit, if ready, comes to another one in a move and may attack it, as the crow flies and on one level."""
    at, there = int(s.at[one]), int(s.at[other])
    if at // codes.SQUARES != there // codes.SQUARES or has(s, one, codes.CANT_ATTACK | codes.DEFENDER):
        return False
    return distance(square_of(at), square_of(there)) <= int(s.steps[one])


@inner(VOID(S, T, W, INT, INT, INT, INT))
def see_unit(s: Any, t: Any, w: Any, place: int, at: int, is_own: int, enemy_sites: int) -> None:
    f, traits, power = w.features, int(s.traits[place]), max(0, int(s.power[place]))
    is_avatar = t.kind[s.card[place]] == codes.AVATAR
    f[at + seen.CASTERS] += int(traits & codes.SPELLCASTER != 0)
    f[at + seen.SHOTS] += power if s.reach[place] > 0 else 0
    steps = nearest(square_of(int(s.at[place])), enemy_sites) - int(s.steps[place])
    is_held = traits & (codes.CANT_ATTACK | codes.DEFENDER | codes.CANT_UNTAP) != 0 or s.held[place] > 0
    if not is_held and not is_avatar:
        f[at + (seen.STRIKING_POWER if steps <= 0 else seen.COMING_POWER if steps == 1 else seen.FAR_POWER)] += power
    # Who is tapped at the end of the viewer's turn can't intercept or defend; the enemy's units will be ready again.
    is_ready = not (is_own and did(s, place, codes.TAPPED)) and not traits & codes.CANT_DEFEND
    if is_avatar:
        f[at + seen.AVATAR_READY] = int(is_ready)
        return
    f[at + seen.UNITS] += 1
    f[at + seen.STRONGEST] = max(f[at + seen.STRONGEST], power)
    f[at + seen.FLYING_POWER] += power if traits & codes.AIRBORNE else 0
    f[at + seen.BELOW_POWER] += power if traits & (codes.BURROWING | codes.SUBMERGE) else 0
    f[at + seen.VOID_POWER] += power if traits & codes.VOIDWALK else 0
    f[at + seen.HIDDEN_POWER] += power if is_stealthy(s, place) or traits & codes.CANT_BE_INTERCEPTED else 0
    f[at + seen.LETHAL] += int(traits & codes.LETHAL != 0)
    f[at + seen.WARDED] += int(is_warded(s, place))
    f[at + seen.STEPS] += int(s.steps[place]) - 1
    f[at + seen.HELD_BACK] += int(is_held)
    f[at + seen.READY] += int(is_ready)
    f[at + seen.READY_POWER] += power if is_ready else 0


@inner(VOID(S, T, W, INT, INT))
def see_attacks(s: Any, t: Any, w: Any, side: int, at: int) -> None:
    """Count a side's minions that an attacker in reach would beat or trade with, and the power that comes to its avatar."""
    f, left, avatar = w.features, units_of(s, t, side), side * codes.PLACES
    while left:
        place = lowest(left)
        left &= left - 1
        attackers, worst = units_of(s, t, 1 - side), 0
        while attackers:
            attacker = lowest(attackers)
            attackers &= attackers - 1
            if not is_within_steps(s, attacker, place) or (is_stealthy(s, place) and place != avatar):
                continue
            if place == avatar:
                f[at + seen.AIMED_POWER] += max(0, int(s.power[attacker]))
                continue
            what = fate(s, t, attacker, place)
            worst = max(worst, 2 if what == 2 else 1 if what == 3 else 0)
        if worst == 2:
            f[at + seen.BEATEN] += 1
            f[at + seen.BEATEN_POWER] += s.power[place]
        elif worst == 1:
            f[at + seen.TRADED] += 1
            f[at + seen.TRADED_POWER] += s.power[place]


@inner(VOID(S, T, W, INT, INT, INT))
def see_side(s: Any, t: Any, w: Any, side: int, at: int, is_own: int) -> None:
    f, left, life = w.features, places_of(s, side), int(s.life[side])
    sites, enemy_sites = sites_of(s, side), sites_of(s, 1 - side)
    while left:
        place = lowest(left)
        left &= left - 1
        kind = int(t.kind[s.card[place]])
        f[at + seen.SKILLS] += int(t.skills[s.card[place]])
        if codes.UNITS >> kind & 1:
            see_unit(s, t, w, place, at, is_own, enemy_sites)
        elif kind == codes.RELIC:
            f[at + (seen.CARRIED if s.host[place] >= 0 else seen.LYING)] += 1
        else:
            f[at + (seen.AURAS if kind == codes.AURA else seen.MONUMENTS)] += 1
    f[at + seen.LIFE] = life
    f[at + seen.LIFE_BELOW_12], f[at + seen.LIFE_BELOW_6] = max(0, 12 - life), max(0, 6 - life)
    f[at + seen.AT_DOOR] = int(s.died_on[side] > 0)
    f[at + seen.DOOR_SHUT] = int(s.died_on[side] == s.turn)
    f[at + seen.SITES] = count_bits(sites)
    f[at + seen.SITES_BELOW_6] = max(0, 6 - count_bits(sites))
    for element in range(codes.ELEMENTS):
        total, squares = int(s.plus_threshold[side, element]) + int(s.given_threshold[side, element]), sites
        while squares:
            total += threshold_of(s, t, codes.OBJECTS + lowest(squares), element)
            squares &= squares - 1
        f[at + seen.AFFINITY] += min(ENOUGH, total)
        w.affinity[element] = total
    for index in range(int(s.size[side, codes.HAND])):
        f[at + (seen.HAND_SITES if t.kind[s.cards[side, codes.HAND, index]] == codes.SITE else seen.HAND_SPELLS)] += 1
    f[at + seen.NO_SPELLS] = int(f[at + seen.HAND_SPELLS] == 0)
    f[at + seen.SPELLBOOK_BELOW_6] = max(0, 6 - int(s.size[side, codes.SPELLBOOK]))
    f[at + seen.ATLAS_BELOW_3] = max(0, 3 - int(s.size[side, codes.ATLAS]))


@inner(VOID(S, T, W, INT))
def see_hand(s: Any, t: Any, w: Any, side: int) -> None:
    """Add what is in the viewer's own hand; `w.affinity` holds the elements of its sites."""
    f, mana = w.features, int(w.features[seen.SITES]) + 1
    for index in range(int(s.size[side, codes.HAND])):
        card = int(s.cards[side, codes.HAND, index])
        kind = int(t.kind[card])
        if kind == codes.SITE:
            f[seen.HAS_SITE] = 1
            continue
        f[seen.HELD_COST] += t.cost[card]
        if kind == codes.MINION:
            f[seen.HELD_MINIONS] += 1
        elif kind == codes.MAGIC:
            f[seen.HELD_MAGIC] += 1
        else:
            f[seen.HELD_AURAS if kind == codes.AURA else seen.HELD_ARTIFACTS] += 1
        is_met = True
        for element in range(codes.ELEMENTS):
            is_met = is_met and w.affinity[element] >= t.need[card, element]
        f[seen.CASTABLE] += int(is_met and t.cost[card] <= mana)
        f[seen.STRANDED] += int(not is_met)
    f[seen.MANA_LEFT] = s.mana[side]


@inner(INT(INT, INT))
def clock(life: int, power: int) -> int:
    """Return in how many turns some power brings a player down, from 0 for one turn; the last number stands for many."""
    if power <= 0:
        return seen.CLOCKS - 1
    return min((life + power - 1) // power - 1, seen.CLOCKS - 1) if life > 0 else 0


@inner(VOID(S, T, W, INT))
def observe(s: Any, t: Any, w: Any, viewer: int) -> None:
    """Write what the viewer sees into the workspace."""
    f = w.features
    f[:] = 0
    # The viewer last: its elements are left in the workspace for its hand.
    for seat in range(1, -1, -1):
        side, at = (viewer, 0) if seat == 0 else (1 - viewer, seen.BLOCK)
        see_side(s, t, w, side, at, int(seat == 0))
        see_attacks(s, t, w, side, at)
    see_hand(s, t, w, viewer)
    mine = clock(int(s.life[1 - viewer]), int(f[seen.STRIKING_POWER] + f[seen.COMING_POWER]))
    theirs = clock(int(s.life[viewer]), int(f[seen.BLOCK + seen.STRIKING_POWER] + f[seen.BLOCK + seen.COMING_POWER]))
    f[seen.RACE + mine * seen.CLOCKS + theirs] = 1
    f[seen.BIAS] = 1
    f[seen.EARLY] = max(0, 12 - int(s.turn))


@inner(INT(S, T, INT))
def worth_of_cards(s: Any, t: Any, viewer: int) -> int:
    """Return the worth to the viewer of the words of the cards that it sees."""
    total = 0
    for index in range(int(s.size[viewer, codes.HAND])):
        total += int(t.worth[viewer, seen.IN_HAND, s.cards[viewer, codes.HAND, index]])
    left = int(s.filled)
    while left:
        place = lowest(left)
        left &= left - 1
        side = place // codes.PLACES if place < codes.OBJECTS else int(s.holder[place])
        total += int(t.worth[viewer, seen.OWN_REALM if side == viewer else seen.FOE_REALM, s.card[place]])
    return total


@inner(INT(S, T, W, INT))
def worth_now(s: Any, t: Any, w: Any, viewer: int) -> int:
    """Return the log odds of the viewer's chance to win if its turn ended here."""
    observe(s, t, w, viewer)
    return min(max(worth_of_cards(s, t, viewer) + int(weigh(w, t, viewer)), -REACH), REACH)


@inner(INT(S, T, W, INT))
def value(s: Any, t: Any, w: Any, viewer: int) -> int:
    """Return the viewer's log odds in the position as it is: in the other side's turn, that side's log odds at its end, negated."""
    if s.phase == codes.OVER:
        return 0 if s.winner == codes.DRAWN_GAME else WON if s.winner == viewer else -WON
    return worth_now(s, t, w, viewer) if s.active == viewer else -worth_now(s, t, w, 1 - viewer)
