"""The decisions of the players that plan, made of the game's functions and the kernel's search."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import INT, array_of, inner
from rules.kernel.compiled.events.rows import SILENT
from rules.kernel.players.search_tree import IMAGINED
from rules.kernel.players.turn_search import CHOICE, DONE, Mind, Planner

#: The most answers to others' and forced decisions within one action.
PATIENCE = 64
NO_OPENING = -1


def settling(state: Any, tables: Any, work: Any, *, stage: Any, legal: Any, decider: Any, perform: Any, answer: Any) -> Any:
    """Return the function `settle(worlds, t, w, at, side)` of a game (players.turn_search.Mind): do at once what leaves the side no choice,
    and answer the other side's choices for it.

    stage(state, side): STABLE when the side's next action is waited for, CHOICE when a choice that belongs to an action is open, whoever's
    it is, else DONE. legal(state, tables, work) lists the legal actions; decider(state); perform(state, tables, work, action);
    answer(worlds, tables, work, at, count): the other side's choice in a world, of the `count` actions listed (players.answers).
    """

    @inner(INT(array_of(state), tables, work, INT, INT))
    def settle(worlds: Any, t: Any, w: Any, at: int, side: int) -> int:
        s = worlds[at]
        for _ in range(PATIENCE):
            kind = int(stage(s, side))
            if kind != CHOICE:
                return kind
            count = legal(s, t, w)
            if count == 1:
                perform(s, t, w, int(w.legal[0]))
            elif decider(s) == side:
                return CHOICE
            else:
                perform(s, t, w, int(answer(worlds, t, w, at, count)))
        return DONE

    return settle


def all_options(state: Any, tables: Any, work: Any, legal: Any) -> Any:
    """Return the function `options(s, t, w)` of a game (rules.kernel.players.turn_search.Mind): every legal answer of a choice is worth a
    look.
    """

    @inner(INT(state, tables, work))
    def options(s: Any, t: Any, w: Any) -> int:
        count = int(legal(s, t, w))
        for index in range(count):
            w.candidates[index] = w.legal[index]
        return count

    return options


def no_gambles(state: Any, tables: Any, work: Any) -> tuple[Any, Any]:
    """Return the functions `gamble` and `offset` (players.turn_search.Mind) of a game in which no action is a gamble on what is hidden."""

    @inner(INT(state, tables, INT, INT))
    def gamble(s: Any, t: Any, side: int, action: int) -> int:
        return 0

    @inner(INT(state, state, tables, work, INT, INT))
    def offset(s: Any, trial: Any, t: Any, w: Any, side: int, action: int) -> int:
        return 0

    return gamble, offset


def planning_player(mind: Mind, planner: Planner, *, imagine: Any, legal: Any, decider: Any, opening: Any, width: int, tries: int) -> Any:
    """Return the function `choose(worlds, t, w)`: the planner's action for the side that decides in the first world.

    imagine(state, tables, work, side): deal anew what the side can't see. opening(state, tables, work, count, side): the action of a
    decision before the first turn, of the `count` legal ones, or NO_OPENING. `width` and `tries`: see Planner.
    """
    copy, key = mind.copy, mind.key
    search, begin, recall = planner.search, planner.begin, planner.recall

    @inner(INT(array_of(mind.state), mind.tables, mind.work))
    def choose(worlds: Any, t: Any, w: Any) -> int:
        s = worlds[0]
        count, side = legal(s, t, w), decider(s)
        if count == 1:
            return int(w.legal[0])
        action = opening(s, t, w, count, side)
        if action == NO_OPENING:
            action = recall(w, side, count, key(s, t, w, side))
        if action >= 0:
            return int(action)
        was_logging = w.is_logging
        w.is_logging = SILENT
        copy(worlds[IMAGINED], s)
        imagine(worlds[IMAGINED], t, w, side)
        search(worlds, t, w, side, width, tries)
        w.is_logging = was_logging
        return int(begin(w, side))

    return choose


def seeing_player(mind: Mind, foresee: Any, *, legal: Any, decider: Any, opening: Any) -> Any:
    """Return the function `choose(worlds, t, w, effort)` of players with foresight; `foresee`, `effort`: see
    rules.kernel.players.foresight.
    """

    @inner(INT(array_of(mind.state), mind.tables, mind.work, INT))
    def choose(worlds: Any, t: Any, w: Any, effort: int) -> int:
        count, side = legal(worlds[0], t, w), decider(worlds[0])
        if count == 1:
            return int(w.legal[0])
        action = opening(worlds[0], t, w, count, side)
        if action != NO_OPENING:
            return int(action)
        was_logging = w.is_logging
        w.is_logging = SILENT
        action = int(foresee(worlds, t, w, side, count, effort))
        w.is_logging = was_logging
        return action

    return choose
