"""The greedy player: tries each action on a possible world, sees its choices through, and takes what looks best at once.

It answers attacks by what each defence is worth by itself. `worlds` is an array that begins with the game.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.compilation import INT, array_of, inner
from rules.kernel.compiled.events.rows import SILENT
from rules.kernel.compiled.machine.codes import FIRST_OWN, PASS
from rules.kernel.players.answers import NO_REPLY
from rules.kernel.players.decisions import NO_OPENING
from rules.kernel.players.trials import IMAGINED, NEVER, trial
from rules.sorcery.engine.core.course.legal import decision
from rules.sorcery.engine.core.mind.candidates import list_options, shortlist
from rules.sorcery.engine.core.mind.evaluation import worth_to
from rules.sorcery.engine.core.mind.openings import plain_opening
from rules.sorcery.engine.core.mind.replies import meet
from rules.sorcery.engine.core.mind.sight import imagine
from rules.sorcery.engine.core.rules import RULES
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.layout import S, T, W, copy_state
from rules.sorcery.engine.core.state.packed import kind_of, pack

STATE = array_of(S)
perform, decider = RULES.perform, RULES.decider


@inner(types.boolean(S))
def is_choosing(s: Any) -> bool:
    """Return whether a choice that belongs to an action is open."""
    return bool(0 < decision(s) < FIRST_OWN)


worth_of_action = trial(
    S, T, W, copy=copy_state, legal=list_options, perform=perform, decider=decider, is_choosing=is_choosing, worth=worth_to
)


@inner(INT(STATE, T, W, INT, INT))
def best_action(worlds: Any, t: Any, w: Any, side: int, count: int) -> int:
    """Return the candidate after which the imagined world is worth most; passing is worth the world as it is."""
    best, most = int(w.candidates[0]), NEVER
    for index in range(count):
        action = int(w.candidates[index])
        worth = worth_to(worlds[0], t, side) if kind_of(action) == PASS else worth_of_action(worlds, t, w, side, action)
        if worth > most:
            best, most = action, worth
    return best


@inner(INT(STATE, T, W))
def choose_greedily(worlds: Any, t: Any, w: Any) -> int:
    """Return the greedy player's action for whoever has to decide."""
    s = worlds[0]
    count, side = list_options(s, t, w), decider(s)
    if count == 1:
        return int(w.legal[0])
    action = plain_opening(s, t, w, count, side)
    if action != NO_OPENING:
        return int(action)
    action = meet(s, t, w, count)
    if action != NO_REPLY:
        return int(action)
    for index in range(count):
        w.candidates[index] = w.legal[index]
    if decision(s) == codes.ASK_MAIN:
        count = shortlist(s, t, w, side)
        w.candidates[count] = pack(PASS, 0, 0)
        count += 1
    was_logging = w.is_logging
    w.is_logging = SILENT
    copy_state(worlds[IMAGINED], s)
    imagine(worlds[IMAGINED], t, w, side)
    action = best_action(worlds, t, w, side, count)
    w.is_logging = was_logging
    return int(action)
