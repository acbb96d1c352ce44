"""The actions that players look at, only one of those that are alike; and the stages into which they divide a turn."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.hota.engine.core.abilities.picks import purpose_of
from rules.hota.engine.core.course.decisions import decider, decision
from rules.hota.engine.core.course.legal import list_actions
from rules.hota.engine.core.mechanics.combat import able_attackers, attackers_of
from rules.hota.engine.core.mind.damage_order import next_blocker
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.packed import a_of, b_of, kind_of, pack
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.machine.codes import PASS, TARGET, TARGETS
from rules.kernel.compiled.machine.columns import SIDE
from rules.kernel.players.turn_search import CHOICE, DONE, STABLE


@inner(INT(S, INT))
def stage(s: Any, side: int) -> int:
    """Return what a world waits for in a side's plan (players.entry.Thinking).

    STABLE: its strategy, its attackers or its blockers; CHOICE: an answer or a response; DONE: nothing more in its turn.
    """
    what = decision(s)
    if what == codes.ASK_STRATEGY or what == codes.ASK_ATTACK:
        return STABLE if s.active == side else DONE
    if what == codes.ASK_BLOCK:
        return STABLE if s.active != side else CHOICE
    return CHOICE if what >= 0 else DONE


@inner(types.boolean(S, INT))
def is_end(s: Any, action: int) -> bool:
    """Return whether an action ends the decider's turn: a pass in the second strategy phase."""
    return bool(action == pack(PASS, 0, 0) and s.phase == codes.STRATEGY_2 and decision(s) == codes.ASK_STRATEGY)


@inner(types.boolean(S, INT, INT))
def is_alike(s: Any, one: int, other: int) -> bool:
    """Return whether two creatures of one card are the same in all but their place."""
    return bool(
        s.card[one] // codes.SIDE_CARDS == s.card[other] // codes.SIDE_CARDS
        and s.attack[one] == s.attack[other]
        and s.life[one] == s.life[other]
        and s.wounds[one] == s.wounds[other]
        and s.traits[one] == s.traits[other]
        and s.done[one] == s.done[other]
        and s.once[one] == s.once[other]
        and s.held[one] == s.held[other]
        and s.saved[one] == s.saved[other]
    )


@inner(types.boolean(S, T, W, INT, INT))
def has_twin(s: Any, t: Any, w: Any, index: int, action: int) -> bool:
    """Return whether an earlier action of the list does the same with a creature like this one's."""
    kind, place = kind_of(action), a_of(action)
    for before in range(index):
        other = int(w.legal[before])
        if kind_of(other) != kind or b_of(other) != b_of(action) or a_of(other) // codes.PLACES != place // codes.PLACES:
            continue
        if t.same[s.card[a_of(other)]] == t.same[s.card[place]] and is_alike(s, a_of(other), place):
            return True
    return False


@inner(INT(S, T, W, INT))
def shortlist(s: Any, t: Any, w: Any, side: int) -> int:
    """Write the actions of one's own turn or blocks that are worth a look, without its end, to the candidates; return how many."""
    count, kept, what = list_actions(s, t, w), 0, decision(s)
    for index in range(count):
        action = int(w.legal[index])
        kind = kind_of(action)
        if kind == PASS:
            goes_on = what == codes.ASK_BLOCK or (what == codes.ASK_ATTACK and attackers_of(s, side) != 0)
            goes_on = goes_on or (s.phase == codes.STRATEGY_1 and able_attackers(s, t, side) != 0)
            if not goes_on:
                continue
        elif (kind == codes.ATTACK_WITH or kind == codes.BLOCK_WITH) and has_twin(s, t, w, index, action):
            continue
        w.candidates[kept] = action
        kept += 1
    return kept


@inner(types.boolean(S))
def only_passes(s: Any) -> bool:
    """Return whether a player with priority passes without a search.

    It passes in response to its own spell or ability. With an empty stack it acts only after attackers or blockers have been declared and,
    in the other side's turn, at the end of the first strategy phase and of the turn.
    """
    if decision(s) != codes.ASK_RESPONSE:
        return False
    side = decider(s)
    if s.stack_size > 0:
        return bool(s.stack[s.stack_size - 1, SIDE] == side)
    if s.phase == codes.ATTACKED or s.phase == codes.BLOCKED_STEP:
        return False
    return bool(s.active == side or (s.phase != codes.STRATEGY_1 and s.phase != codes.ENDING))


@inner(INT(W, INT))
def only(w: Any, action: int) -> int:
    """Make an action the only one in the list of legal actions; return 1."""
    w.legal[0], w.legal_size = action, 1
    return 1


@inner(INT(S, T, W))
def list_options(s: Any, t: Any, w: Any) -> int:
    """Write the legal actions that players choose among into the workspace; return how many."""
    count = list_actions(s, t, w)
    if count > 1 and only_passes(s):
        return only(w, int(pack(PASS, 0, 0)))
    if count > 1 and s.asked == TARGETS and purpose_of(s) == codes.FOR_ORDER:
        return only(w, int(pack(TARGET, next_blocker(s, t), 0)))
    return count


@inner(types.boolean(INT, INT))
def commutes(action: int, other: int) -> bool:
    """Return whether two actions come to the same in either order, but for rare effects: two attackers, or blockers of two attackers."""
    kind, kind_of_other = kind_of(action), kind_of(other)
    if kind == codes.ATTACK_WITH and kind_of_other == codes.ATTACK_WITH:
        return True
    if kind == codes.BLOCK_WITH and kind_of_other == codes.BLOCK_WITH:
        return b_of(action) != b_of(other) and a_of(action) != a_of(other)
    return False
