"""The greedy player: tries each action on a possible world, sees its choices through, and takes what looks best at once.

Attackers and blockers it declares one by one, each for its worth by itself. `worlds` is an array whose first record is the game.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.hota.engine.core.course.decisions import decider, decision
from rules.hota.engine.core.course.machine import perform
from rules.hota.engine.core.mechanics.combat import can_block
from rules.hota.engine.core.mind.candidates import list_options
from rules.hota.engine.core.mind.evaluation import worth_to
from rules.hota.engine.core.mind.features import fate
from rules.hota.engine.core.mind.openings import plain_opening
from rules.hota.engine.core.mind.replies import best_block
from rules.hota.engine.core.mind.sight import imagine
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.field import creatures_of, is_tapped
from rules.hota.engine.core.state.layout import S, T, W, copy_state
from rules.hota.engine.core.state.packed import a_of, kind_of, pack
from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, array_of, inner
from rules.kernel.compiled.events.rows import SILENT
from rules.kernel.compiled.machine.codes import FIRST_OWN, PASS
from rules.kernel.players.decisions import NO_OPENING
from rules.kernel.players.trials import IMAGINED, NEVER, trial

STATE = array_of(S)


@inner(types.boolean(S))
def is_choosing(s: Any) -> bool:
    """Return whether a choice that belongs to an action is open, or what was announced waits to be carried out."""
    what = decision(s)
    return bool(0 < what < FIRST_OWN or (what == codes.ASK_RESPONSE and s.stack_size > 0))


worth_of_action = trial(
    S, T, W, copy=copy_state, legal=list_options, perform=perform, decider=decider, is_choosing=is_choosing, worth=worth_to
)


@inner(types.boolean(S, T, INT))
def is_safe_attack(s: Any, t: Any, place: int) -> bool:
    """Return whether no single blocker could kill an attacker and survive."""
    left = creatures_of(s, t, 1 - int(s.active))
    while left:
        blocker = lowest(left)
        if can_block(s, blocker, place) and not is_tapped(s, blocker) and fate(s, place, blocker) == 1:
            return False
        left &= left - 1
    return True


@inner(INT(S, T, W, INT))
def choose_attacker(s: Any, t: Any, w: Any, count: int) -> int:
    """The first creature that attacks without being given away; passing when there is none."""
    for index in range(1, count):
        if is_safe_attack(s, t, a_of(int(w.legal[index]))):
            return int(w.legal[index])
    return int(pack(PASS, 0, 0))


@inner(INT(STATE, T, W, INT, INT))
def best_action(worlds: Any, t: Any, w: Any, side: int, count: int) -> int:
    """Return the legal action after which the imagined world is worth most; passing is worth the position as it is."""
    copy_state(worlds[IMAGINED], worlds[0])
    imagine(worlds[IMAGINED], t, w, side)
    for index in range(count):
        w.candidates[index] = w.legal[index]
    best, most = int(w.candidates[0]), NEVER
    for index in range(count):
        action = int(w.candidates[index])
        worth = worth_to(worlds[0], t, side) if kind_of(action) == PASS else worth_of_action(worlds, t, w, side, action)
        if worth > most:
            best, most = action, worth
    return best


@inner(INT(STATE, T, W))
def choose_greedily(worlds: Any, t: Any, w: Any) -> int:
    """The greedy player's action for whoever has to decide."""
    s = worlds[0]
    count, side = list_options(s, t, w), decider(s)
    if count == 1:
        return int(w.legal[0])
    what = decision(s)
    if what == codes.ASK_BLOCK:
        return int(best_block(s, t, w, count))
    if what == codes.ASK_ATTACK:
        return int(choose_attacker(s, t, w, count))
    action = plain_opening(s, t, w, count, side)
    if action != NO_OPENING:
        return int(action)
    was_logging = w.is_logging
    w.is_logging = SILENT
    action = best_action(worlds, t, w, side, count)
    w.is_logging = was_logging
    return int(action)
