"""Planning a turn: a beam search over the sequences of actions of a side's own turn, for any game.

A game says what a world waits for, which actions are worth a look, what a position is worth and by what it is told from others (`Mind`);
`planner` makes the functions that plan with it. The array of worlds holds the game first, then the world in which plans are made. A plan
is remembered (rules.kernel.players.plan_memory), so that a turn is not searched anew at every decision.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numba import types

from rules.kernel.compiled.compilation import INT, VOID, array_of, inner
from rules.kernel.compiled.random import scramble
from rules.kernel.players.plan_memory import LEAST, memory

#: Sizes: positions of one search, positions kept at once, open choices, places to remember positions seen.
NODES, WIDTH, OPEN, SEEN = 4096, 48, 24, 1 << 14
#: Actions whose gain and gambles whose luck is remembered in a search; pairs of a position and an action to choose from at one step.
GAINS, LUCKS, PAIRS = 512, 32, 4096
#: The world in which plans are made, and the first of those for its positions.
IMAGINED, FIRST_FREE = 1, 2
WORLDS = FIRST_FREE + 2 * WIDTH + OPEN + 3
#: What a world waits for: its side's next action, a choice that belongs to an action of its side, or nothing more in this turn.
STABLE, CHOICE, DONE = range(3)

#: The fields of a workspace that planning uses.
FIELDS: list[tuple[Any, ...]] = [
    ("node_key", "u8", (NODES,)),
    ("node_value", "i4", (NODES,)),
    ("node_rank", "i4", (NODES,)),
    ("node_offset", "i4", (NODES,)),
    ("node_parent", "i2", (NODES,)),
    ("node_action", "i2", (NODES,)),
    ("nodes", "i4"),
    ("best_node", "i4"),
    ("some_answer", "i2"),
    ("seen", "u8", (SEEN,)),
    ("seen_at", "i4", (SEEN,)),
    ("seen_size", "i4"),
    ("beam_size", "i4", (2,)),
    ("beam_node", "i2", (2, WIDTH)),
    ("beam_world", "i2", (2, WIDTH)),
    ("free", "i2", (WORLDS,)),
    ("frees", "i4"),
    ("open_node", "i2", (OPEN,)),
    ("open_world", "i2", (OPEN,)),
    ("open_first", "i2", (OPEN,)),
    ("open_base", "i4", (OPEN,)),
    ("opens", "i4"),
    ("gain_of", "i2", (GAINS,)),
    ("gain", "i4", (GAINS,)),
    ("luck_of", "i8", (LUCKS,)),
    ("luck", "i4", (LUCKS,)),
    ("lucks", "i4"),
    ("pairs", "i4"),
    ("pair", "i8", (PAIRS,)),
]

NO_KEY = np.uint64(0)
_MASK = np.uint64(SEEN - 1)
_ONE = np.uint64(1)
NEW = 1 << 28
#: A pair of a place in the beam and an action, with what is hoped of it before both: one number, so that pairs compare as numbers.
PLACE_BITS, ACTION_BITS = 8, 16


@dataclass(frozen=True)
class Mind:
    """What a game gives to be planned in: its record types and compiled functions. Worths are log odds (rules.kernel.players.logistic).

    copy(target, source): copy a state. perform(state, tables, work, action): apply a legal action.
    settle(state, tables, work, side): run it through what is not the side's to choose; STABLE, CHOICE or DONE.
    shortlist(state, tables, work, side): write the actions worth a look of a stable world to the candidates, without ending; how many.
    options(state, tables, work): write those of a choice to the candidates; how many.
    value(state, tables, work, side): what it is worth to the side when its turn ends here.
    promise(state, tables, work, side): about what more may come of it before the turn ends.
    key(state, tables, work, side): the position as the side sees it, as a number.
    gamble(state, tables, side, action): what luck an action takes, as a number; 0 for none.
    offset(state, trial, tables, work, side, action): what is to be added to what comes of one, as luck was assumed; `trial`: to try on.
    commutes(action, other): whether two actions, one after the other in either order, come to the same but for rare effects.
    sign(action): a number for an action, the same for those that differ only in what doesn't matter.
    end_action: the action that ends a turn.
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
    sign: Any
    end_action: int


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
    """The planning functions of a game."""
    return Planner(_searcher(mind), *memory(mind.work, mind.end_action))


def _searcher(mind: Mind) -> Any:
    state, tables_type, work_type = mind.state, mind.tables, mind.work
    records = (array_of(state), tables_type, work_type)
    copy, perform, settle, shortlist, options = mind.copy, mind.perform, mind.settle, mind.shortlist, mind.options
    value, promise, key, gamble, offset = mind.value, mind.promise, mind.key, mind.gamble, mind.offset
    commutes, sign = mind.commutes, mind.sign

    @inner(types.boolean(work_type, types.uint64))
    def is_new(w: Any, mark: Any) -> bool:
        """Remember a position, or a pair of actions; whether it had not been seen in this search. When memory is full, nothing is new."""
        if w.seen_size >= SEEN - 1:
            return False
        place = mark & _MASK
        while w.seen[place] != NO_KEY:
            if w.seen[place] == mark:
                return False
            place = (place + _ONE) & _MASK
        w.seen[place] = mark
        w.seen_at[w.seen_size] = place
        w.seen_size += 1
        return True

    @inner(types.boolean(work_type, INT, INT))
    def is_repeated(w: Any, node: int, action: int) -> bool:
        """Whether an action would come to what the same two actions have come to in the other order."""
        parent, before = int(w.node_parent[node]), int(w.node_action[node])
        if parent < 0 or not commutes(before, action):
            return False
        return not is_new(w, w.node_key[parent] ^ (scramble(np.uint64(sign(before))) + scramble(np.uint64(sign(action)))))

    @inner(INT(*records, INT, INT, INT))
    def luck_of(worlds: Any, t: Any, w: Any, side: int, world: int, action: int) -> int:
        """What to add to what comes of an action in a world because luck is assumed: for each gamble worked out once in a search."""
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

    @inner(INT(work_type, INT, INT, types.uint64, INT, INT, INT))
    def add_node(w: Any, parent: int, action: int, mark: Any, worth: int, rank: int, luck: int) -> int:
        node = int(w.nodes)
        w.node_parent[node], w.node_action[node], w.node_key[node] = parent, action, mark
        w.node_value[node], w.node_rank[node], w.node_offset[node] = worth, rank, luck
        w.nodes = node + 1
        if worth > LEAST and (w.best_node < 0 or worth > w.node_value[w.best_node]):
            w.best_node = node
        return node

    @inner(VOID(work_type, INT))
    def release(w: Any, world: int) -> None:
        w.free[w.frees] = world
        w.frees += 1

    @inner(VOID(work_type, INT, INT, INT))
    def enter(w: Any, node: int, world: int, width: int) -> None:
        """Let a stable position compete for a place in the next beam, which keeps its worst last."""
        size, rank = int(w.beam_size[1]), w.node_rank[node]
        if size == width:
            if rank <= w.node_rank[w.beam_node[1, size - 1]]:
                release(w, world)
                return
            size -= 1
            release(w, int(w.beam_world[1, size]))
        at = size
        while at > 0 and w.node_rank[w.beam_node[1, at - 1]] < rank:
            w.beam_node[1, at], w.beam_world[1, at] = w.beam_node[1, at - 1], w.beam_world[1, at - 1]
            at -= 1
        w.beam_node[1, at], w.beam_world[1, at] = node, world
        w.beam_size[1] = size + 1

    @inner(INT(work_type, INT))
    def place_of(w: Any, action: int) -> int:
        """Where the gain of an action is remembered, or the free place for it."""
        place = (action * 40503 >> 4) & (GAINS - 1)
        while w.gain_of[place] != action + 1 and w.gain_of[place] != 0:
            place = (place + 1) & (GAINS - 1)
        return place

    @inner(VOID(work_type, INT, INT, types.boolean))
    def learn(w: Any, action: int, gain: int, is_more: bool) -> None:
        """Remember what an action has brought; the most of what its choices have."""
        place = place_of(w, action)
        if not is_more or w.gain_of[place] == 0 or gain > w.gain[place]:
            w.gain[place] = gain
        w.gain_of[place] = action + 1

    @inner(VOID(*records, INT, INT, INT, INT, INT, INT, INT))
    def try_action(worlds: Any, t: Any, w: Any, side: int, node: int, world: int, action: int, first: int, base: int, width: int) -> None:
        """Look at what an action leads to. `first` is the action that a choice belongs to, taken where the rank was `base`."""
        w.frees -= 1
        child = int(w.free[w.frees])
        s = worlds[child]
        copy(s, worlds[world])
        perform(s, t, w, action)
        kind = settle(s, t, w, side)
        mark = key(s, t, w, side)
        if not is_new(w, mark):
            release(w, child)
            return
        luck = w.node_offset[node] + luck_of(worlds, t, w, side, world, action)
        if kind == CHOICE:
            w.open_node[w.opens], w.open_world[w.opens] = add_node(w, node, action, mark, LEAST, LEAST, luck), child
            w.open_first[w.opens], w.open_base[w.opens] = first, base
            w.opens += 1
            return
        worth = value(s, t, w, side) + luck
        rank = worth + promise(s, t, w, side) if kind == STABLE else worth
        found = add_node(w, node, action, mark, worth, rank, luck)
        learn(w, first, rank - base, first != action)
        if kind == STABLE:
            enter(w, found, child, width)
        else:
            release(w, child)

    @inner(VOID(*records, INT, INT))
    def make_choices(worlds: Any, t: Any, w: Any, side: int, width: int) -> None:
        """Try every answer to the choices that have come up."""
        while w.opens > 0:
            w.opens -= 1
            at = int(w.opens)
            node, world, first, base = int(w.open_node[at]), int(w.open_world[at]), int(w.open_first[at]), int(w.open_base[at])
            for index in range(options(worlds[world], t, w)):
                if w.nodes < NODES and w.opens < OPEN:
                    try_action(worlds, t, w, side, node, world, int(w.candidates[index]), first, base, width)
            release(w, world)

    @inner(VOID(work_type, INT))
    def add_pair(w: Any, pair: int) -> None:
        """Put a pair on the heap, which keeps its most hopeful one first."""
        at = int(w.pairs)
        w.pairs = at + 1
        while at > 0 and w.pair[(at - 1) // 2] < pair:
            w.pair[at] = w.pair[(at - 1) // 2]
            at = (at - 1) // 2
        w.pair[at] = pair

    @inner(INT(work_type))
    def take_pair(w: Any) -> int:
        """Take the most hopeful pair from the heap."""
        best = int(w.pair[0])
        w.pairs -= 1
        size, last = int(w.pairs), int(w.pair[w.pairs])
        at, child = 0, 1
        while child < size:
            if child + 1 < size and w.pair[child + 1] > w.pair[child]:
                child += 1
            if w.pair[child] <= last:
                break
            w.pair[at] = w.pair[child]
            at, child = child, 2 * child + 1
        w.pair[at] = last
        return best

    @inner(VOID(state, tables_type, work_type, INT, INT))
    def add_pairs(s: Any, t: Any, w: Any, side: int, at: int) -> None:
        """List the actions of one place of the beam with what is hoped of them: what they have brought elsewhere, or much."""
        rank = int(w.node_rank[w.beam_node[0, at]])
        for index in range(shortlist(s, t, w, side)):
            if w.pairs < PAIRS:
                action = int(w.candidates[index])
                place = place_of(w, action)
                hope = rank + (int(w.gain[place]) if w.gain_of[place] else NEW)
                add_pair(w, (hope << PLACE_BITS | at) << ACTION_BITS | action)

    @inner(VOID(*records, INT, INT, INT))
    def try_pairs(worlds: Any, t: Any, w: Any, side: int, width: int, tries: int) -> None:
        """Try the most hopeful actions of the whole beam."""
        left = tries
        while left > 0 and w.pairs > 0 and w.nodes < NODES:
            pair = take_pair(w)
            action, at = pair & ((1 << ACTION_BITS) - 1), pair >> ACTION_BITS & ((1 << PLACE_BITS) - 1)
            node, world = int(w.beam_node[0, at]), int(w.beam_world[0, at])
            if not is_repeated(w, node, action):
                left -= 1
                try_action(worlds, t, w, side, node, world, action, action, w.node_rank[node], width)
                make_choices(worlds, t, w, side, width)

    @inner(VOID(*records, INT, INT))
    def plant(worlds: Any, t: Any, w: Any, side: int, width: int) -> None:
        """Start a search from the imagined world."""
        for index in range(w.seen_size):
            w.seen[w.seen_at[index]] = NO_KEY
        w.gain_of[:] = 0
        w.nodes = w.opens = w.frees = w.seen_size = w.lucks = 0
        w.beam_size[1] = 0
        w.best_node = -1
        for world in range(FIRST_FREE + 2 * width + OPEN + 2, FIRST_FREE - 1, -1):
            release(w, world)
        s = worlds[IMAGINED]
        kind = settle(s, t, w, side)
        mark = key(s, t, w, side)
        is_new(w, mark)
        if kind == STABLE:
            worth = value(s, t, w, side)
            add_node(w, -1, -1, mark, worth, worth + promise(s, t, w, side), 0)
            enter(w, 0, IMAGINED, width)
        else:
            w.open_node[0], w.open_world[0] = add_node(w, -1, -1, mark, LEAST, LEAST, 0), IMAGINED
            w.open_first[0], w.open_base[0] = 0, 0
            w.opens = 1
            options(s, t, w)
            w.some_answer = w.candidates[0]
            make_choices(worlds, t, w, side, width)

    @inner(VOID(work_type))
    def answer_somehow(w: Any) -> None:
        """Whatever is answered leads back to where the search has been: take the last that was tried, or any answer."""
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
            try_pairs(worlds, t, w, side, width, PAIRS if is_first else tries)
            for at in range(size):
                release(w, int(w.beam_world[0, at]))
        if w.best_node < 0:
            answer_somehow(w)

    return search
