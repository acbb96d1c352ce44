"""Plan a turn: a beam search over the sequences of actions of a side's own turn, for any game.

A game declares what a world waits for, which actions are worth a look, what a position is worth and what tells it from others (`Mind`);
`planner` makes the functions that plan with it. The array of worlds holds the game first, then the world in which plans are made. A plan is
remembered (rules.kernel.players.plan_memory), so that a turn is not searched anew at every decision.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numba import types

from rules.kernel.compiled.compilation import INT, VOID, array_of, inner
from rules.kernel.compiled.random import scramble
from rules.kernel.players import action_order, answers, search_tree
from rules.kernel.players.plan_memory import LEAST, memory
from rules.kernel.players.search_tree import IMAGINED, NO_KEY, NODES, OPEN

#: The most gambles whose luck is remembered in a search.
LUCKS = 32
#: A limit of `Mind.choices` that no search reaches.
ALL_CHOICES = 1 << 24
#: What a world waits for: its side's next action, a choice that belongs to an action of its side, or nothing more in this turn.
STABLE, CHOICE, DONE = range(3)

#: The fields of a workspace that planning uses.
FIELDS: list[tuple[Any, ...]] = [
    ("some_answer", "i4"),
    ("open_node", "i2", (OPEN,)),
    ("open_world", "i2", (OPEN,)),
    ("open_first", "i4", (OPEN,)),
    ("open_base", "i4", (OPEN,)),
    ("open_share", "i4", (OPEN,)),
    ("opens", "i4"),
    ("luck_of", "i8", (LUCKS,)),
    ("luck", "i4", (LUCKS,)),
    ("lucks", "i4"),
    *search_tree.FIELDS,
    *action_order.FIELDS,
    *answers.FIELDS,
]


@dataclass(frozen=True)
class Mind:
    """A game as the search plans in it: its record types and compiled functions. Worths are log odds (rules.kernel.players.logistic).

    copy(target, source): copy a state.
    perform(state, tables, work, action): apply a legal action.
    settle(worlds, tables, work, at, side): run the world `at` through what is not the side's to choose; return STABLE, CHOICE or DONE.
    shortlist(state, tables, work, side): write the actions worth a look in a stable world, without ending, as candidates; return how many.
    options(state, tables, work): write those of a choice to the candidates; return how many.
    value(state, tables, work, side): what it is worth to the side when its turn ends here, LEAST where it can't (plan_memory).
    promise(state, tables, work, side): about what more may come of it before the turn ends; where it can't end, what it may be worth.
    key(state, tables, work, side): the position as the side sees it, as a number.
    gamble(state, tables, side, action): what luck an action takes, as a number; 0 for none.
    offset(state, trial, tables, work, side, action): what to add to the worth after one, as luck was assumed; `trial`: to try it on.
    commutes(action, other): whether two actions, one after the other in either order, come to the same but for rare effects.
    canonical(action): a number for an action, the same for those that differ only in what doesn't matter.
    end_action: the action that ends a turn.
    is_end(state, action): whether an action of the decider ends its turn.
    choices: the most ways of answering the choices after an action that a search tries, times its `width`.
    """

    state: Any
    tables: Any
    work: Any
    copy: Any
    perform: Any
    settle: Any
    shortlist: Any
    options: Any
    value: Any
    promise: Any
    key: Any
    gamble: Any
    offset: Any
    commutes: Any
    canonical: Any
    end_action: int
    is_end: Any
    choices: int = ALL_CHOICES


class Planner(NamedTuple):
    """`search(worlds, t, w, side, width, tries)` plans from the imagined world on: at most `width` positions are kept and
    `tries` actions tried at each step after the first; `begin(work, memory)` remembers its plan and gives the first action;
    `recall(work, memory, count, key)` gives the next action of the plan in mind, if it is among the `count` legal ones and the position is
    as expected, else -1.
    """

    search: Any
    begin: Any
    recall: Any


def planner(mind: Mind) -> Planner:
    """Return the planning functions of a game."""
    return Planner(_searcher(mind), *memory(mind.work, mind.end_action))


def _searcher(mind: Mind) -> Any:
    state, tables_type, work_type = mind.state, mind.tables, mind.work
    records = (array_of(state), tables_type, work_type)
    copy, perform, settle, shortlist, options = mind.copy, mind.perform, mind.settle, mind.shortlist, mind.options
    value, promise, key, gamble, offset = mind.value, mind.promise, mind.key, mind.gamble, mind.offset
    commutes, canonical, choices = mind.commutes, mind.canonical, mind.choices
    clear, is_new, add_node, enter, release = search_tree.search_tree(work_type)
    learn, add_pair, take_pair = action_order.action_order(work_type)

    @inner(types.boolean(work_type, INT, INT))
    def is_repeated(w: Any, node: int, action: int) -> bool:
        """Return whether an action would come to what the same two actions have come to in the other order."""
        parent, before = int(w.node_parent[node]), int(w.node_action[node])
        if parent < 0 or not commutes(before, action):
            return False
        return not is_new(w, w.node_key[parent] ^ (scramble(np.uint64(canonical(before))) + scramble(np.uint64(canonical(action)))))

    @inner(INT(*records, INT, INT, INT))
    def luck_of(worlds: Any, t: Any, w: Any, side: int, world: int, action: int) -> int:
        """Return what to add to the worth after an action in a world because luck is assumed; work it out once a search for each gamble."""
        what = gamble(worlds[world], t, side, action)
        if what == 0:
            return 0
        for index in range(w.lucks):
            if w.luck_of[index] == what:
                return int(w.luck[index])
        luck = offset(worlds[world], worlds[w.free[w.frees - 1]], t, w, side, action)
        if w.lucks < LUCKS:
            w.luck_of[w.lucks], w.luck[w.lucks] = what, luck
            w.lucks += 1
        return int(luck)

    @inner(types.UniTuple(INT, 2)(state, tables_type, work_type, INT, INT, INT))  # type: ignore[attr-defined]
    def judge(s: Any, t: Any, w: Any, side: int, kind: int, luck: int) -> Any:
        """Return the worth of ending the turn in a position, LEAST where it can't end, and the rank by which it competes with others."""
        worth = value(s, t, w, side)
        if worth == LEAST:
            return LEAST, promise(s, t, w, side)
        worth += luck
        return worth, worth + promise(s, t, w, side) if kind == STABLE else worth

    @inner(VOID(*records, INT, INT, INT, INT, INT, INT, INT, INT))
    def try_action(
        worlds: Any, t: Any, w: Any, side: int, node: int, world: int, action: int, first: int, base: int, share: int, width: int
    ) -> None:
        """Look at the result of an action. `first` is the action that a choice belongs to, taken where the rank was `base`; `share` is the
        most ways of answering the choices after it that are tried.
        """
        w.frees -= 1
        child = int(w.free[w.frees])
        s = worlds[child]
        copy(s, worlds[world])
        perform(s, t, w, action)
        kind = settle(worlds, t, w, child, side)
        mark = key(s, t, w, side)
        if not is_new(w, mark):
            release(w, child)
            return
        luck = w.node_offset[node] + luck_of(worlds, t, w, side, world, action)
        if kind == CHOICE:
            w.open_node[w.opens], w.open_world[w.opens] = add_node(w, node, action, mark, LEAST, LEAST, luck), child
            w.open_first[w.opens], w.open_base[w.opens], w.open_share[w.opens] = first, base, share
            w.opens += 1
            return
        worth, rank = judge(s, t, w, side, kind, luck)
        found = add_node(w, node, action, mark, worth, rank, luck)
        learn(w, first, rank - base, first != action)
        if kind == STABLE:
            enter(w, found, child, width)
        else:
            release(w, child)

    @inner(VOID(*records, INT, INT))
    def make_choices(worlds: Any, t: Any, w: Any, side: int, width: int) -> None:
        """Try the answers to the open choices: all of them or, if their share is smaller, as many as it allows, spread over the list."""
        while w.opens > 0:
            w.opens -= 1
            at = int(w.opens)
            node, world, first, base = int(w.open_node[at]), int(w.open_world[at]), int(w.open_first[at]), int(w.open_base[at])
            count, share = options(worlds[world], t, w), int(w.open_share[at])
            tried = min(count, share)
            for number in range(tried):
                if w.nodes < NODES and w.opens < OPEN:
                    action = int(w.candidates[number * count // tried])
                    try_action(worlds, t, w, side, node, world, action, first, base, max(1, share // tried), width)
            release(w, world)

    @inner(VOID(state, tables_type, work_type, INT, INT))
    def add_pairs(s: Any, t: Any, w: Any, side: int, at: int) -> None:
        """List the actions of one place of the beam with their hopes: their gains elsewhere, or a large one."""
        rank = int(w.node_rank[w.beam_node[0, at]])
        for index in range(shortlist(s, t, w, side)):
            add_pair(w, rank, at, int(w.candidates[index]))

    @inner(VOID(*records, INT, INT, INT))
    def try_pairs(worlds: Any, t: Any, w: Any, side: int, width: int, tries: int) -> None:
        """Try the most hopeful actions of the whole beam."""
        left = tries
        while left > 0 and w.pairs > 0 and w.nodes < NODES:
            at, action = take_pair(w)
            node, world = int(w.beam_node[0, at]), int(w.beam_world[0, at])
            if not is_repeated(w, node, action):
                left -= 1
                try_action(worlds, t, w, side, node, world, action, action, w.node_rank[node], choices * width, width)
                make_choices(worlds, t, w, side, width)

    @inner(VOID(*records, INT, INT))
    def plant(worlds: Any, t: Any, w: Any, side: int, width: int) -> None:
        """Start a search from the imagined world."""
        clear(w, width)
        w.gain_of[:] = 0
        w.answered[:] = NO_KEY
        w.opens = w.lucks = 0
        s = worlds[IMAGINED]
        kind = settle(worlds, t, w, IMAGINED, side)
        mark = key(s, t, w, side)
        is_new(w, mark)
        if kind == STABLE:
            worth, rank = judge(s, t, w, side, kind, 0)
            add_node(w, -1, -1, mark, worth, rank, 0)
            enter(w, 0, IMAGINED, width)
        else:
            w.open_node[0], w.open_world[0] = add_node(w, -1, -1, mark, LEAST, LEAST, 0), IMAGINED
            w.open_first[0], w.open_base[0], w.open_share[0] = 0, 0, choices * width
            w.opens = 1
            options(s, t, w)
            w.some_answer = w.candidates[0]
            make_choices(worlds, t, w, side, width)

    @inner(VOID(work_type))
    def answer_somehow(w: Any) -> None:
        """Take the last answer that was tried, or any: whatever is answered leads back to positions that the search has reached."""
        if w.nodes == 1:
            add_node(w, 0, int(w.some_answer), NO_KEY, 0, 0, 0)
        w.best_node = w.nodes - 1
        w.node_value[w.best_node] = 0

    @inner(VOID(*records, INT, INT, INT))
    def search(worlds: Any, t: Any, w: Any, side: int, width: int, tries: int) -> None:
        plant(worlds, t, w, side, width)
        while w.beam_size[1] > 0:
            is_first = w.nodes == 1
            size = int(w.beam_size[1])
            w.pairs = w.beam_size[1] = 0
            for at in range(size):
                w.beam_node[0, at], w.beam_world[0, at] = w.beam_node[1, at], w.beam_world[1, at]
                add_pairs(worlds[w.beam_world[0, at]], t, w, side, at)
            try_pairs(worlds, t, w, side, width, action_order.PAIRS if is_first else tries)
            for at in range(size):
                release(w, int(w.beam_world[0, at]))
        if w.best_node < 0:
            answer_somehow(w)

    return search
