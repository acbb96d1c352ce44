"""Attacks that have arrived: defended, fought out, sites struck; and shots (S-7, S-8, S-16)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.bits import count_bits, lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine import codes as asking
from rules.sorcery.engine.core.abilities.picks import ask
from rules.sorcery.engine.core.abilities.replacements import spared_by
from rules.sorcery.engine.core.abilities.triggers import about_places, tell
from rules.sorcery.engine.core.mechanics.advances import (
    can_meet,
    end_move,
    intercept,
    mover,
    offer_interception,
    prey_of,
    step,
    take_step,
    tell_attack,
)
from rules.sorcery.engine.core.mechanics.damage import deal, strike
from rules.sorcery.engine.core.mechanics.motion import can_end, can_enter, come
from rules.sorcery.engine.core.mechanics.resources import lose_life
from rules.sorcery.engine.core.state import codes, events
from rules.sorcery.engine.core.state.field import has, is_one_of, side_of, units_of
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.log import note
from rules.sorcery.engine.core.state.realm import adjacent, region_of, square_of

BOOL = types.boolean


@inner(BOOL(S, T, INT, INT))
def is_prey_there(s: Any, t: Any, place: int, prey: int) -> bool:
    """Return whether what the mover attacks is at the mover's location, and still something to attack."""
    if prey < 0:
        return False
    if prey < codes.OBJECTS:
        return bool(s.at[prey] == s.at[place]) and is_one_of(s, t, prey, codes.UNITS)
    return bool(s.at[place] == prey - codes.OBJECTS and s.holder[prey] != side_of(s, place))


@inner(VOID(S, T, W, INT))
def arrive_there(s: Any, t: Any, w: Any, place: int) -> None:
    """Go on once the mover is at its goal: the other side may defend what it attacks; without prey there the move ends."""
    if is_prey_there(s, t, place, prey_of(s)):
        s.stage = codes.DEFENDING
    else:
        end_move(s)


@inner(INT(S, T, INT))
def defenders(s: Any, t: Any, place: int) -> int:
    """Return the units (bits) that may defend against the mover: at its location or adjacent to it (S-7)."""
    side, prey, found = 1 - side_of(s, place), prey_of(s), 0
    if prey < 0 or side_of(s, prey) != side:
        return 0
    here, left = int(s.at[place]), units_of(s, t, side) & ~int(s.foes) & ~(1 << prey)
    squares, region = adjacent(square_of(here)), region_of(s, t, here)
    while left:
        other = lowest(left)
        left &= left - 1
        at = int(s.at[other])
        is_near = squares >> square_of(at) & 1 and region_of(s, t, at) == region and at // codes.SQUARES == here // codes.SQUARES
        if not is_near or not can_meet(s, t, other, place) or has(s, other, codes.CANT_DEFEND):
            continue
        can_come = not has(s, other, codes.CANT_MOVE) and can_enter(s, t, other, here) and can_end(s, t, other, here)
        found |= int(at == here or can_come) << other
    return found


@inner(VOID(S, T, W, INT))
def offer_defence(s: Any, t: Any, w: Any, place: int) -> None:
    if not is_prey_there(s, t, place, prey_of(s)) and s.foes == 0:
        end_move(s)
        return
    able = defenders(s, t, place)
    if able:
        ask(s, asking.TARGETS, 1 - side_of(s, place), able, 1, 1, codes.FOR_DEFENDING)
    else:
        s.stage = codes.KEEPING


@inner(VOID(S, T, W, INT, INT))
def defend(s: Any, t: Any, w: Any, place: int, other: int) -> None:
    """Tap a unit, bring it to the mover and let it fight. The prey's rank says that it was defended, whatever becomes of the defender."""
    s.rank[prey_of(s)] = 1
    s.done[other] |= codes.TAPPED
    s.foes |= 1 << other
    note(s, w, events.DEFENDED, side_of(s, other), int(s.card[other]), other, int(s.card[place]), place)
    come(s, t, w, other, int(s.at[place]), events.STEPPED)
    about_places(s, w, other, place, 0)
    tell(s, t, w, codes.DEFENDS, side_of(s, other))


@inner(VOID(S, T, W, INT))
def settle_prey(s: Any, t: Any, w: Any, place: int) -> None:
    """Settle the prey's part: with defenders a site is no target any more, and a unit's side says whether it stays one (S-7)."""
    prey = prey_of(s)
    s.stage = codes.ORDERING
    if prey >= codes.OBJECTS or not is_prey_there(s, t, place, prey):
        return
    was_defended, s.rank[prey] = s.rank[prey] > 0, 0
    if was_defended:
        ask(s, asking.MAY, side_of(s, prey), 0, 1, 0, codes.FOR_KEEPING)
    else:
        s.foes = 1 << prey


@inner(VOID(S, W, INT))
def keep_prey(s: Any, w: Any, stays: int) -> None:
    """Keep the unit that was attacked in the fight, or leave it out, as the defending side says."""
    prey = prey_of(s)
    if prey < 0:
        return
    if stays:
        s.foes |= 1 << prey
    else:
        note(s, w, events.PREY_LEFT_OUT, side_of(s, prey), int(s.card[prey]), prey, 0, 0)


@inner(INT(S, T, INT))
def foes_there(s: Any, t: Any, place: int) -> int:
    """Return the units (bits) that fight the mover and are still where it is."""
    found, left = 0, int(s.foes)
    while left:
        other = lowest(left)
        found |= int(s.at[other] == s.at[place]) << other
        left &= left - 1
    return found


@inner(INT(S, T, INT))
def unranked(s: Any, t: Any, place: int) -> int:
    """Return the foes (bits) whose place in the mover's order is not chosen yet."""
    found, left = 0, foes_there(s, t, place)
    while left:
        other = lowest(left)
        found |= int(s.rank[other] == 0) << other
        left &= left - 1
    return found


@inner(VOID(S, T, W, INT))
def order_foes(s: Any, t: Any, w: Any, place: int) -> None:
    """Let the mover's player order several foes for its damage (S-8)."""
    left = unranked(s, t, place)
    if count_bits(left) > 1:
        ask(s, asking.TARGETS, side_of(s, place), left, 1, 0, codes.FOR_ORDER)
    else:
        s.stage = codes.STRIKING


@inner(VOID(S, T, INT, INT))
def rank_next(s: Any, t: Any, place: int, other: int) -> None:
    s.rank[other] = count_bits(foes_there(s, t, place)) - count_bits(unranked(s, t, place)) + 1


@inner(INT(S, T, INT, INT))
def deadly(s: Any, t: Any, place: int, other: int) -> int:
    """Return how much damage of a unit kills a foe."""
    if is_one_of(s, t, other, 1 << codes.AVATAR):
        side = other // codes.PLACES
        return int(s.life[side]) if s.died_on[side] == 0 else int(s.turn > s.died_on[side])
    left = max(0, int(s.power[other]) - int(s.wounds[other]))
    return min(1, left) if has(s, place, codes.LETHAL) and is_one_of(s, t, other, 1 << codes.MINION) else left


@inner(INT(S, T, INT, INT))
def foe_at(s: Any, t: Any, place: int, rank: int) -> int:
    """Return the foe with a rank; the one that was not ranked comes last."""
    left, last = foes_there(s, t, place), codes.NOBODY
    while left:
        other = lowest(left)
        if s.rank[other] == rank:
            return other
        last = other if s.rank[other] == 0 else last
        left &= left - 1
    return last


@inner(VOID(S, T, W, INT))
def fight(s: Any, t: Any, w: Any, place: int) -> None:
    """Deal both sides' damage at once: nobody dies before all have dealt theirs (S-8)."""
    from_mover, count = int(s.power[place]), count_bits(foes_there(s, t, place))
    foes = foes_there(s, t, place)
    for rank in range(1, count + 1):
        other = foe_at(s, t, place, rank)
        dealt = from_mover if rank == count else min(from_mover, deadly(s, t, place, other))
        from_mover -= dealt
        w.planned[other] = dealt
    left = foes
    while left:
        other = lowest(left)
        left &= left - 1
        s.done[other] |= codes.FOUGHT
        s.done[place] |= codes.FOUGHT | codes.REVEALED
        deal_planned(s, t, w, place, other)
    left = foes
    while left:
        strike(s, t, w, lowest(left), place)
        left &= left - 1


@inner(VOID(S, T, W, INT, INT))
def deal_planned(s: Any, t: Any, w: Any, place: int, other: int) -> None:
    deal(s, t, w, other, int(w.planned[other]), side_of(s, place), int(s.card[place]), int(s.uid[place]))


@inner(VOID(S, T, W, INT, INT))
def strike_site(s: Any, t: Any, w: Any, place: int, site: int) -> None:
    """Strike an undefended site: its controller's avatar loses as much life as the unit has power (S-8)."""
    s.done[place] |= codes.FOUGHT | codes.REVEALED
    side = side_of(s, site)
    w.dealer = s.card[place]
    power = int(s.power[place])
    lost = min(power - spared_by(s, t, w, side, power), int(s.life[side]))
    lose_life(s, t, w, side, lost)
    about_places(s, w, place, codes.NOBODY, lost)
    tell(s, t, w, codes.STRIKES_SITE, side_of(s, place))


@inner(VOID(S, T, W, INT))
def clash(s: Any, t: Any, w: Any, place: int) -> None:
    """Fight the attack out, and end it."""
    prey = prey_of(s)
    if foes_there(s, t, place):
        fight(s, t, w, place)
    elif prey >= codes.OBJECTS and is_prey_there(s, t, place, prey) and s.rank[prey] == 0:
        strike_site(s, t, w, place, prey)
    end_move(s)


@inner(VOID(S, T, W, INT, INT))
def shoot(s: Any, t: Any, w: Any, place: int, target: int) -> None:
    """Tap a ranged unit to strike another one from where it is; it is not struck back (S-16)."""
    s.done[place] |= codes.TAPPED | codes.FOUGHT
    note(s, w, events.SHOT, side_of(s, place), int(s.card[place]), place, int(s.card[target]), target)
    s.prey_uid = s.uid[target]
    tell_attack(s, t, w, place)
    s.prey_uid = 0
    s.stage = codes.STRIKING
    strike(s, t, w, place, target)
    s.stage = codes.IDLE


@inner(VOID(S, T, W))
def go_on_moving(s: Any, t: Any, w: Any) -> None:
    """Carry out the next part of the move or attack that is going on."""
    place = mover(s)
    if place < 0 or side_of(s, place) != s.active:
        end_move(s)
    elif s.stage == codes.STEPPING:
        step(s, t, w, place)
    elif s.stage == codes.ENTERED:
        offer_interception(s, t, w, place)
    elif s.stage == codes.ARRIVED:
        arrive_there(s, t, w, place)
    elif s.stage == codes.DEFENDING:
        offer_defence(s, t, w, place)
    elif s.stage == codes.KEEPING:
        settle_prey(s, t, w, place)
    elif s.stage == codes.ORDERING:
        order_foes(s, t, w, place)
    else:
        clash(s, t, w, place)


@inner(VOID(S, T, W))
def answer_move(s: Any, t: Any, w: Any) -> None:
    """Take the last answer to a question about the move or attack that is going on."""
    place, purpose = mover(s), int(s.purpose)
    taken = lowest(int(s.taken)) if s.taken else codes.NOBODY
    if purpose == codes.FOR_STEP:
        take_step(s, t, w, place, taken - codes.OBJECTS)
    elif purpose == codes.FOR_INTERCEPTING and taken >= 0:
        intercept(s, t, w, place, taken)
    elif purpose == codes.FOR_DEFENDING and taken >= 0:
        defend(s, t, w, place, taken)
    elif purpose == codes.FOR_DEFENDING:
        s.stage = codes.KEEPING
    elif purpose == codes.FOR_KEEPING:
        keep_prey(s, w, int(s.number))
    elif purpose == codes.FOR_ORDER:
        rank_next(s, t, place, taken)
