"""Moves and attacks: how they begin, go on step by step, and are intercepted (S-6, S-7, S-16)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.bits import count_bits, lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine import codes as asking
from rules.sorcery.engine.core.abilities.picks import ask
from rules.sorcery.engine.core.abilities.triggers import about_places, tell
from rules.sorcery.engine.core.mechanics.motion import come, next_squares, step_to
from rules.sorcery.engine.core.mechanics.resources import keep_count
from rules.sorcery.engine.core.state import codes, events
from rules.sorcery.engine.core.state.field import can_tap, find, has, is_stealthy, side_of, units_at
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.log import note

BOOL = types.boolean


@inner(INT(S))
def mover(s: Any) -> int:
    """Return the slot of the unit that moves or attacks, -1 when it is gone."""
    return int(find(s, int(s.mover_uid)))


@inner(INT(S))
def prey_of(s: Any) -> int:
    """Return the place of what the mover attacks, -1 if it attacks nothing or that is gone."""
    return int(find(s, int(s.prey_uid))) if s.prey_uid > 0 else codes.NOBODY


@inner(VOID(S))
def end_move(s: Any) -> None:
    """End the move or attack that is going on."""
    s.stage = codes.IDLE
    s.mover_uid = s.prey_uid = s.goal = s.steps_left = 0
    s.foes = 0
    s.rank[:] = 0


@inner(VOID(S, T, W, INT))
def tell_attack(s: Any, t: Any, w: Any, place: int) -> None:
    """Tell that a unit attacks its prey."""
    prey = prey_of(s)
    keep_count(s, side_of(s, place), codes.COUNT_ATTACKS, 1)
    about_places(s, w, place, prey if prey < codes.OBJECTS else codes.NOBODY, 0)
    tell(s, t, w, codes.ATTACKS, side_of(s, place))


@inner(VOID(S, T, W, INT, INT, INT))
def start_move(s: Any, t: Any, w: Any, place: int, goal: int, prey: int) -> None:
    """Tap a unit to go to a location, and to attack what is there if `prey` is not -1."""
    s.done[place] |= codes.TAPPED
    end_move(s)
    s.stage, s.mover_uid, s.goal, s.steps_left = codes.STEPPING, s.uid[place], goal, s.steps[place]
    if prey == codes.NOTHING_TO_STRIKE:
        note(s, w, events.MOVED, side_of(s, place), int(s.card[place]), place, goal, 0)
        return
    s.prey_uid = s.uid[prey]
    note(s, w, events.ATTACKED, side_of(s, place), int(s.card[place]), place, int(s.card[prey]), prey)
    tell_attack(s, t, w, place)


@inner(VOID(S, T, W, INT))
def step(s: Any, t: Any, w: Any, place: int) -> None:
    """Let the mover take its next step; its player chooses where several squares lead to the goal."""
    if s.at[place] == s.goal:
        s.stage = codes.ARRIVED
        return
    squares = next_squares(s, t, place)
    if squares == 0:
        end_move(s)
    elif count_bits(squares) == 1:
        take_step(s, t, w, place, lowest(squares))
    else:
        ask(s, asking.TARGETS, side_of(s, place), squares << codes.OBJECTS, 1, 0, codes.FOR_STEP)


@inner(VOID(S, T, W, INT, INT))
def take_step(s: Any, t: Any, w: Any, place: int, square: int) -> None:
    s.steps_left -= 1
    s.stage = codes.ENTERED
    come(s, t, w, place, step_to(int(s.at[place]), square), events.STEPPED)


@inner(BOOL(S, T, INT, INT))
def can_meet(s: Any, t: Any, place: int, attacker: int) -> bool:
    """Return whether a unit may tap against another: a flier that is not below a site is met only by fliers and ranged units (S-16)."""
    is_aloft = has(s, attacker, codes.AIRBORNE) and s.at[attacker] < codes.SQUARES
    return can_tap(s, t, place) and (not is_aloft or has(s, place, codes.AIRBORNE | codes.RANGED))


@inner(INT(S, T, INT))
def interceptors(s: Any, t: Any, place: int) -> int:
    """Return the units (bits) that may intercept the mover where it has come, without the one that it attacks."""
    if is_stealthy(s, place) or has(s, place, codes.CANT_BE_INTERCEPTED):
        return 0
    prey = prey_of(s)
    found, left = 0, units_at(s, t, 1 - side_of(s, place), int(s.at[place])) & ~(1 << prey if prey >= 0 else 0)
    while left:
        other = lowest(left)
        found |= int(can_meet(s, t, other, place) and not has(s, other, codes.CANT_INTERCEPT)) << other
        left &= left - 1
    return found


@inner(VOID(S, T, W, INT))
def offer_interception(s: Any, t: Any, w: Any, place: int) -> None:
    """Let the other side intercept the mover at the location to which it has come (S-7)."""
    s.stage = codes.STEPPING
    able = interceptors(s, t, place)
    if able:
        ask(s, asking.TARGETS, 1 - side_of(s, place), able, 1, 1, codes.FOR_INTERCEPTING)


@inner(VOID(S, T, W, INT, INT))
def intercept(s: Any, t: Any, w: Any, place: int, other: int) -> None:
    """Tap a unit to stop the mover, which attacks it now."""
    is_plain = s.prey_uid == 0
    s.done[other] |= codes.TAPPED
    s.stage, s.goal, s.prey_uid = codes.ARRIVED, s.at[place], s.uid[other]
    note(s, w, events.INTERCEPTED, side_of(s, other), int(s.card[other]), other, int(s.card[place]), place)
    about_places(s, w, other, place, 0)
    tell(s, t, w, codes.INTERCEPTS, side_of(s, other))
    if is_plain:
        tell_attack(s, t, w, place)
