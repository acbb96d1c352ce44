"""The greedy player: tries each action on a possible world, sees its choices through, and takes what looks best at once.

`worlds` is the array that the game stands first in.
"""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core import codes
from rules.douwushi.engine.core.decisions import decider, decision
from rules.douwushi.engine.core.evaluation import worth_to
from rules.douwushi.engine.core.layout import S, T, W
from rules.douwushi.engine.core.legal import list_actions
from rules.douwushi.engine.core.machine import perform
from rules.douwushi.engine.core.sight import imagine
from rules.douwushi.engine.core.worlds import copy_world
from rules.kernel.compiling import INT, array_of, inner

STATE = array_of(S)
#: The imagined world, and the first of three in which actions and the answers to what comes of them are tried.
IMAGINED, TRY, TRIES = 1, 2, 3
PATIENCE = 16
NEVER = -1000000


@inner(INT(STATE, T, W, INT, INT))
def answer_within(worlds: Any, t: Any, w: Any, side: int, at: int) -> int:
    """Answer a decision that comes up in a world: the side as looks best at once, the other as comes first. The world after the answer."""
    s = worlds[at]
    count = list_actions(s, t, w)
    if count == 1 or decider(s) != side:
        perform(s, t, w, int(w.legal[0]))
        return at
    for index in range(count):
        w.answers[index] = w.legal[index]
    best, most, free = at, NEVER, (at - TRY + 1) % TRIES + TRY
    for index in range(count):
        copy_world(worlds[free], s)
        perform(worlds[free], t, w, int(w.answers[index]))
        worth = worth_to(worlds[free], t, side)
        if worth > most:
            best, most, free = free, worth, 3 * TRY + TRIES - at - free
    return best


@inner(INT(STATE, T, W, INT, INT))
def worth_of_action(worlds: Any, t: Any, w: Any, side: int, action: int) -> int:
    """What the imagined world is worth after an action and the decisions that belong to it."""
    at = TRY
    copy_world(worlds[at], worlds[IMAGINED])
    perform(worlds[at], t, w, action)
    for _ in range(PATIENCE):
        what = decision(worlds[at])
        if what < 0 or what >= codes.ASK_DISCARD:
            break
        at = answer_within(worlds, t, w, side, at)
    return worth_to(worlds[at], t, side)


@inner(INT(STATE, T, W, INT, INT))
def best_action(worlds: Any, t: Any, w: Any, side: int, count: int) -> int:
    """The legal action after which the imagined world is worth most; ending the turn is worth what there is."""
    copy_world(worlds[IMAGINED], worlds[0])
    imagine(worlds[IMAGINED], t, w, side)
    for index in range(count):
        w.candidates[index] = w.legal[index]
    best, most = int(w.candidates[0]), NEVER
    for index in range(count):
        action = int(w.candidates[index])
        kind = action >> codes.KIND_SHIFT
        if kind == codes.ATTACK and (action & codes.B_MASK) // codes.PLACES == side:
            continue
        worth = worth_to(worlds[0], t, side) if kind == codes.END_TURN else worth_of_action(worlds, t, w, side, action)
        if worth > most or (worth == most and kind == codes.END_TURN):
            best, most = action, worth
    return best


@inner(INT(STATE, T, W))
def choose_greedily(worlds: Any, t: Any, w: Any) -> int:
    """The greedy player's action for whoever has to decide."""
    s = worlds[0]
    count, side = list_actions(s, t, w), decider(s)
    if count == 1:
        return int(w.legal[0])
    was_logging = w.is_logging
    w.is_logging = 0
    action = best_action(worlds, t, w, side, count)
    w.is_logging = was_logging
    return action
