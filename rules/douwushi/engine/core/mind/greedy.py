"""The greedy player: tries each action on a possible world, sees its choices through, and takes what looks best at once.

`worlds` is an array whose first record is the game.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.course.decisions import decider, decision
from rules.douwushi.engine.core.course.machine import perform
from rules.douwushi.engine.core.mind.candidates import list_options
from rules.douwushi.engine.core.mind.evaluation import worth_to
from rules.douwushi.engine.core.mind.sight import imagine
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.layout import S, T, W, copy_state
from rules.douwushi.engine.core.state.packed import b_of, kind_of
from rules.kernel.compiled.compilation import INT, array_of, inner
from rules.kernel.compiled.events.rows import SILENT
from rules.kernel.players.trials import IMAGINED, NEVER, trial

STATE = array_of(S)


@inner(types.boolean(S))
def is_choosing(s: Any) -> bool:
    """Return whether a choice that belongs to an action is open."""
    return bool(codes.ASK_NOTHING < decision(s) < codes.ASK_DISCARD)


worth_of_action = trial(
    S, T, W, copy=copy_state, legal=list_options, perform=perform, decider=decider, is_choosing=is_choosing, worth=worth_to
)


@inner(INT(STATE, T, W, INT, INT))
def best_action(worlds: Any, t: Any, w: Any, side: int, count: int) -> int:
    """Return the legal action after which the imagined world is worth most; ending the turn is worth the position as it is."""
    copy_state(worlds[IMAGINED], worlds[0])
    imagine(worlds[IMAGINED], t, w, side)
    for index in range(count):
        w.candidates[index] = w.legal[index]
    best, most = int(w.candidates[0]), NEVER
    for index in range(count):
        action = int(w.candidates[index])
        kind = kind_of(action)
        if kind == codes.ATTACK and b_of(action) // codes.PLACES == side:
            continue
        worth = worth_to(worlds[0], t, side) if kind == codes.END_TURN else worth_of_action(worlds, t, w, side, action)
        if worth > most or (worth == most and kind == codes.END_TURN):
            best, most = action, worth
    return best


@inner(INT(STATE, T, W))
def choose_greedily(worlds: Any, t: Any, w: Any) -> int:
    """The greedy player's action for whoever has to decide."""
    s = worlds[0]
    count, side = list_options(s, t, w), decider(s)
    if count == 1:
        return int(w.legal[0])
    was_logging = w.is_logging
    w.is_logging = SILENT
    action = best_action(worlds, t, w, side, count)
    w.is_logging = was_logging
    return action
