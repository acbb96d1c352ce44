"""Work out what things in the realm have: print, what effects have given, what static abilities give; and what cards cost (S-5, S-14).

Each static ability is worked out from the realm as it is without what others give. Where they contradict each other the latest counts
(2.4c).
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.columns import SIDE, SOURCE, SOURCE_UID, X
from rules.kernel.compiled.machine.figures import receiving, refreshing
from rules.sorcery.engine.core.abilities.conditions import amount_of, holds
from rules.sorcery.engine.core.abilities.selectors import fits_card, places_for
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.field import side_of
from rules.sorcery.engine.core.state.layout import S, T, W

BOOL = types.boolean
#: The most steps that a unit takes, and squares that it strikes over.
MOST = 20


@inner(INT(INT))
def bounded(value: int) -> int:
    """Return a figure cut to what the records can hold, whatever is added to it."""
    return min(codes.BOUND, max(-codes.BOUND, value))


@inner(INT(INT))
def bounded_steps(value: int) -> int:
    return min(MOST, max(-MOST, value))


@inner(BOOL(S, T, INT))
def take_print(s: Any, t: Any, place: int) -> bool:
    """Set what something has by its print and by effects; return whether there are no effects."""
    plus_power, turn_power = int(s.plus_power[place]), int(s.turn_power[place])
    plus_steps, turn_steps = int(s.plus_steps[place]), int(s.turn_steps[place])
    power, steps, effects = plus_power + turn_power, plus_steps + turn_steps, plus_power | turn_power | plus_steps | turn_steps
    reach, traits = max(int(s.plus_reach[place]), int(s.turn_reach[place])), int(s.gained[place]) | int(s.gained_turn[place])
    for side in range(2):
        power += int(s.round_power[place, side])
        steps += int(s.round_steps[place, side])
        effects |= int(s.round_power[place, side]) | int(s.round_steps[place, side])
        reach = max(reach, int(s.round_reach[place, side]))
        traits |= int(s.gained_round[place, side])
    card = int(s.card[place])
    s.power[place], s.steps[place] = bounded(int(t.power[card]) + power), bounded_steps(1 + int(t.more_steps[card]) + steps)
    s.reach[place], s.traits[place] = max(int(t.reach[card]), reach), int(t.keywords[card]) | traits
    s.ground[place] = 0
    return (effects | reach | traits) == 0


@inner(BOOL(S, T, W, INT, INT))
def is_giving(s: Any, t: Any, w: Any, ability: int, place: int) -> bool:
    """Return whether the conditions of a static ability hold; leave its context in the workspace."""
    w.giving[SIDE], w.giving[SOURCE], w.giving[SOURCE_UID] = side_of(s, place), s.card[place], s.uid[place]
    w.giving[X] = s.at[place]
    count = int(t.ability[ability, codes.CONDITIONS])
    return count == 0 or holds(s, t, w.giving[:], int(t.ability[ability, codes.CONDITION]), count)


@inner(INT(S, T, W, INT, INT))
def receivers(s: Any, t: Any, w: Any, row: int, place: int) -> int:
    """Return the places (bits) that get a modifier of what lies in a place."""
    selector = int(t.give[row, codes.GIVE_SELECTOR])
    how = int(t.selector[selector, codes.HOW])
    if how == codes.SELF:
        return 1 << place
    if how == codes.HOST:
        return 1 << int(s.host[place]) if s.host[place] >= 0 else 0
    return places_for(s, t, w.giving[:], selector)


@inner(VOID(S, T, W, INT, INT))
def give_to_player(s: Any, t: Any, w: Any, row: int, place: int) -> None:
    """Give players a modifier that is meant for players, costs left out."""
    word, number = int(t.give[row, codes.GIVE_WORD]), int(t.give[row, codes.GIVE_NUMBER])
    side, whose = int(w.giving[SIDE]), int(t.give[row, codes.GIVE_REACH])
    for other in range(2):
        if whose != codes.EITHER and (whose == codes.OWN) != (other == side):
            continue
        if word == codes.GIVE_THRESHOLD:
            s.given_threshold[other, t.give[row, codes.GIVE_VALUE]] += number
        elif word == codes.GIVE_INCOME:
            s.given_income[other] += number


@inner(VOID(W, INT))
def clear_given(w: Any, place: int) -> None:
    w.more_power[place] = w.more_traits[place] = w.more_steps[place] = w.more_reach[place] = 0
    w.more_ground[place] = w.ground_by[place] = 0


receive = receiving(W, clear_given)


@inner(VOID(S, T, W, INT, INT))
def give(s: Any, t: Any, w: Any, row: int, place: int) -> None:
    """Give a modifier to those who get it."""
    word, value = int(t.give[row, codes.GIVE_WORD]), int(t.give[row, codes.GIVE_VALUE])
    if word >= codes.GIVE_COST:
        give_to_player(s, t, w, row, place)
        return
    power = amount_of(s, t, w.giving[:], value) if word == codes.GIVE_STATS else 0
    left = receivers(s, t, w, row, place) & int(s.filled)
    receive(w, left)
    while left:
        other = lowest(left)
        if word == codes.GIVE_STATS:
            w.more_power[other] += power
            w.more_steps[other] += t.give[row, codes.GIVE_NUMBER]
            w.more_reach[other] = max(w.more_reach[other], t.give[row, codes.GIVE_REACH])
        elif word == codes.GIVE_BITS:
            w.more_traits[other] |= value
        elif s.uid[place] >= w.ground_by[other]:
            w.more_ground[other], w.ground_by[other] = value, s.uid[place]
        left &= left - 1


@inner(VOID(S))
def clear_sides(s: Any) -> None:
    for side in range(2):
        s.given_income[side] = 0
        for element in range(codes.ELEMENTS):
            s.given_threshold[side, element] = 0


@inner(VOID(S, W, INT))
def add(s: Any, w: Any, place: int) -> None:
    """Add what a place is given to its figures."""
    s.power[place] = bounded(int(s.power[place]) + int(w.more_power[place]))
    s.steps[place] = bounded_steps(int(s.steps[place]) + int(w.more_steps[place]))
    s.reach[place] = max(int(s.reach[place]), int(w.more_reach[place]))
    s.traits[place] |= w.more_traits[place]
    s.ground[place] = w.more_ground[place]


@inner(VOID(S, INT))
def finish(s: Any, place: int) -> None:
    """Cut power and steps at 0, and set the traits that follow from reach and steps."""
    s.power[place], s.steps[place] = max(0, s.power[place]), max(0, s.steps[place])
    s.traits[place] = int(s.traits[place]) | (codes.RANGED if s.reach[place] > 0 else 0) | (codes.MOVEMENT if s.steps[place] > 1 else 0)


refresh = refreshing(
    S,
    T,
    W,
    codes=codes,
    take_print=take_print,
    is_giving=is_giving,
    give=give,
    add=add,
    finish=finish,
    clear_sides=clear_sides,
)


@inner(INT(S, T, W, INT, INT))
def cost_of(s: Any, t: Any, w: Any, side: int, card: int) -> int:
    """Return the mana that a side pays to cast a card (S-5)."""
    total, left = int(t.cost[card]), int(s.givers) if t.has_costs else 0
    while left:
        place = lowest(left)
        left &= left - 1
        source = int(s.card[place])
        first = int(t.first_ability[source])
        for ability in range(first, first + int(t.abilities[source])):
            if t.ability[ability, codes.ABILITY_KIND] != codes.STATIC:
                continue
            start = int(t.ability[ability, codes.GIVE])
            for row in range(start, start + int(t.ability[ability, codes.GIVES])):
                if t.give[row, codes.GIVE_WORD] != codes.GIVE_COST or not is_giving(s, t, w, ability, place):
                    continue
                whose, selector = int(t.give[row, codes.GIVE_REACH]), int(t.give[row, codes.GIVE_SELECTOR])
                is_asked = whose == codes.EITHER or (whose == codes.OWN) == (side_of(s, place) == side)
                if is_asked and fits_card(t, selector, card):
                    total += int(t.give[row, codes.GIVE_NUMBER])
    return max(0, total)
