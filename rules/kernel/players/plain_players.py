"""The players of a game that declares only what a position is worth: they choose among all legal actions, and learn nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import types

from rules.kernel.compiled.compilation import INT, array_of, inner
from rules.kernel.compiled.entries import CompiledRules
from rules.kernel.compiled.events.rows import SILENT
from rules.kernel.compiled.machine.codes import PASS
from rules.kernel.players.decisions import NO_OPENING
from rules.kernel.players.entry import Thinking, players_entry
from rules.kernel.players.logistic import REACH
from rules.kernel.players.plan_memory import LEAST
from rules.kernel.players.trials import IMAGINED, NEVER, trial
from rules.kernel.players.turn_search import CHOICE, DONE, STABLE

#: The worth of a won game.
WON = 4 * REACH


def plain_players(
    rules: CompiledRules,
    *,
    copy: Any,
    key: Any,
    imagine: Any,
    worth: Any,
    decision: Any,
    own: tuple[int, ...],
    defended: tuple[int, ...] = (),
    is_end: Any,
    can_end: Any,
    must_act: bool = False,
    width: int = 4,
    tries: int = 12,
) -> Callable[..., int]:
    """Compile the entry `choose` of a game, or load it from its cache.

    worth(state, tables, side): the log odds of a side if its turn ended there; it is not called for a winner or a loser. `own` are the
    decisions of the active side's turn, `defended` those of the other side in it: both are planned, all others answered. can_end(state):
    whether a turn may end in a position, though not where its side `must_act`. The rest: players.entry.Thinking.
    """
    state, tables, work = rules.state, rules.tables, rules.work
    legal, decider = rules.legal, rules.decider
    own_bits, defended_bits = (sum(1 << each for each in some) for some in (own, defended))

    @inner(INT(state, tables, INT))
    def worth_of(s: Any, t: Any, side: int) -> int:
        if s.winner >= 0:
            return 0 if s.winner > 1 else WON if s.winner == side else -WON
        return min(max(int(worth(s, t, side)), -REACH), REACH)

    @inner(types.boolean(state, INT))
    def is_end_of(s: Any, side: int) -> bool:
        """Return whether a side's turn may end in a position."""
        return bool(s.winner >= 0 or (can_end(s) and not (must_act and decider(s) == side)))

    @inner(INT(state, tables, work, INT))
    def value(s: Any, t: Any, w: Any, side: int) -> int:
        return worth_of(s, t, side) if is_end_of(s, side) else LEAST

    @inner(INT(state, tables, work, INT))
    def promise(s: Any, t: Any, w: Any, side: int) -> int:
        return 0 if is_end_of(s, side) else worth_of(s, t, side)

    @inner(INT(state, INT))
    def stage(s: Any, side: int) -> int:
        what = decision(s)
        if what < 0:
            return DONE
        if own_bits >> what & 1:
            return STABLE if s.active == side else DONE
        return STABLE if defended_bits >> what & 1 and s.active != side else CHOICE

    @inner(types.boolean(state))
    def is_choosing(s: Any) -> bool:
        return bool(s.winner < 0 and (not can_end(s) or stage(s, int(s.active)) == CHOICE))

    @inner(INT(state, tables, work, INT))
    def shortlist(s: Any, t: Any, w: Any, side: int) -> int:
        """Shortlist all legal actions but the one that ends the turn."""
        count, kept = legal(s, t, w), 0
        for index in range(count):
            if not is_end(s, int(w.legal[index])):
                w.candidates[kept] = w.legal[index]
                kept += 1
        return kept

    @inner(INT(state, tables, work, INT, INT))
    def opening(s: Any, t: Any, w: Any, count: int, side: int) -> int:
        return NO_OPENING

    worth_of_action = trial(
        state, tables, work, copy=copy, legal=legal, perform=rules.perform, decider=decider, is_choosing=is_choosing, worth=worth_of
    )

    @inner(INT(array_of(state), tables, work))
    def choose_greedily(worlds: Any, t: Any, w: Any) -> int:
        """Return the legal action after which the imagined world is worth most."""
        side, count, best, most, was_logging = decider(worlds[0]), legal(worlds[0], t, w), 0, NEVER, w.is_logging
        w.is_logging = SILENT
        for index in range(count):
            w.candidates[index] = w.legal[index]
        copy(worlds[IMAGINED], worlds[0])
        imagine(worlds[IMAGINED], t, w, side)
        for index in range(count):
            found = worth_of_action(worlds, t, w, side, int(w.candidates[index]))
            if index == 0 or found > most:
                best, most = int(w.candidates[index]), found
        w.is_logging = was_logging
        return best

    thinking = Thinking(
        decision=decision,
        main=own[0],
        copy=copy,
        choose_greedily=choose_greedily,
        shortlist=shortlist,
        value=value,
        promise=promise,
        key=key,
        commutes=_never,
        end_action=PASS,
        imagine=imagine,
        opening=opening,
        width=width,
        tries=tries,
        stage=stage,
        is_end=is_end,
    )
    return players_entry(rules, thinking)


@inner(types.boolean(INT, INT))
def _never(action: int, other: int) -> bool:
    return False
