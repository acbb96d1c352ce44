"""Foresight: judge the best plans of a turn by their results in worlds that a side holds possible, for any game.

A search (players.turn_search) gives the plans. Each is then played in several worlds, the same for all, with the turns that follow planned
quickly by either side from what it sees; the weaker half of the plans is dropped again and again. `foresight` makes the functions that do
so for a game (`Seer`). Decisions before the first turn are not searched.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from rules.kernel.compiled.compilation import INT, VOID, array_of, inner
from rules.kernel.compiled.random import draw, mix
from rules.kernel.players import efforts
from rules.kernel.players.logistic import CERTAIN, chance
from rules.kernel.players.plan_memory import LEAST, LENGTH, PLAYERS, way
from rules.kernel.players.search_tree import IMAGINED, WORLDS
from rules.kernel.players.turn_search import Mind, Planner

#: The most plans kept of a search.
PLANS = 28
#: The world that is dealt for all plans alike, the one in which a plan is played, and the number of worlds in all.
DEALT, PLAYED = WORLDS, WORLDS + 1
ALL_WORLDS = WORLDS + 2
#: The memories of the players in a plan's worlds come after those of the game's players.
WITHIN = PLAYERS
#: The actions after which a playing is judged as it stands.
PATIENCE = 400

#: The fields of a workspace that foresight uses.
FIELDS: list[tuple[Any, ...]] = [
    ("kept", "i4"),
    ("kept_plan", "i4", (PLANS, LENGTH)),
    ("kept_key", "u8", (PLANS, LENGTH)),
    ("kept_size", "i4", (PLANS,)),
    ("kept_value", "i4", (PLANS,)),
    ("score", "i8", (PLANS,)),
    ("ranked", "i4", (PLANS,)),
]


@dataclass(frozen=True)
class Seer:
    """The functions that foresight needs of a game beside its mind. They are compiled.

    imagine(state, tables, work, side): deal anew what the side can't see, by its own chance.
    legal(state, tables, work): list the legal actions; return how many.
    decider(state): whose decision it is, -1 when the game is over. `active`, a state's field, is the side to move.
    `numbers`: how much each level thinks (efforts.effort_rows).
    """

    imagine: Any
    legal: Any
    decider: Any
    numbers: npt.NDArray[np.int64]


class Foresight(NamedTuple):
    """`plan(worlds, t, w, at, side, memory, count, width, tries)` plans from the game in world `at`, whose `count` legal actions are
    listed, as `Planner` does.

    `foresee(worlds, t, w, side, count, effort)` returns the action of a decision of the game, after the thought of that row of
    efforts.effort_rows.
    """

    plan: Any
    foresee: Any


def foresight(mind: Mind, planner: Planner, seer: Seer) -> Foresight:
    """Return the functions of a game."""
    plan = _planned(mind, planner, seer)
    judge = _judge(mind, seer, plan)
    keep, adopt = _keeping(mind)
    worlds_type, numbers = array_of(mind.state), seer.numbers
    copy, imagine, key, search, recall = mind.copy, seer.imagine, mind.key, planner.search, planner.recall

    @inner(INT(worlds_type, mind.tables, mind.work, INT, INT, INT))
    def foresee(worlds: Any, t: Any, w: Any, side: int, count: int, effort: int) -> int:
        """Follow the plan in mind, or look for the best one."""
        s = worlds[0]
        action = recall(w, side, count, key(s, t, w, side))
        if action >= 0:
            return int(action)
        first, second = w.rng[0], w.rng[1]
        copy(worlds[IMAGINED], s)
        imagine(worlds[IMAGINED], t, w, side)
        search(worlds, t, w, side, numbers[effort, efforts.WIDTH], numbers[effort, efforts.TRIES])
        keep(w, numbers[effort, efforts.PLANS], numbers[effort, efforts.MARGIN])
        own = w.rng[side]
        best = judge(worlds, t, w, side, effort) if w.kept > 1 else 0
        w.rng[0], w.rng[1] = first, second
        w.rng[side] = own
        adopt(w, side, best)
        return int(w.plan[side, 0])

    return Foresight(plan, foresee)


def _planned(mind: Mind, planner: Planner, seer: Seer) -> Any:
    copy, imagine, key = mind.copy, seer.imagine, mind.key
    search, begin, recall = planner.search, planner.begin, planner.recall

    @inner(INT(array_of(mind.state), mind.tables, mind.work, INT, INT, INT, INT, INT, INT))
    def plan(worlds: Any, t: Any, w: Any, at: int, side: int, memory: int, count: int, width: int, tries: int) -> int:
        s = worlds[at]
        action = recall(w, memory, count, key(s, t, w, side))
        if action >= 0:
            return int(action)
        copy(worlds[IMAGINED], s)
        imagine(worlds[IMAGINED], t, w, side)
        search(worlds, t, w, side, width, tries)
        return int(begin(w, memory))

    return plan


def _keeping(mind: Mind) -> tuple[Any, Any]:
    write_way = way(mind.work, mind.end_action, "kept_plan", "kept_key")

    @inner(VOID(mind.work, INT, INT))
    def keep(w: Any, plans: int, margin: int) -> None:
        """Keep the best plans of a search, the best first. Of plans worth the same keep one: they hardly ever differ in what matters."""
        w.kept = 0
        least = max(LEAST + 1, int(w.node_value[w.best_node]) - margin)
        while w.kept < plans:
            best = -1
            for node in range(w.nodes):
                if w.node_value[node] >= least and (best < 0 or w.node_value[node] > w.node_value[best]):
                    best = node
            if best < 0:
                break
            worth = w.node_value[best]
            w.node_value[best] = LEAST
            if w.kept == 0 or worth != w.kept_value[w.kept - 1]:
                w.kept_size[w.kept] = write_way(w, int(w.kept), best)
                w.kept_value[w.kept] = worth
                w.kept += 1

    @inner(VOID(mind.work, INT, INT))
    def adopt(w: Any, side: int, place: int) -> None:
        """Make a kept plan the side's own, its first action done."""
        w.plan_size[side], w.plan_at[side] = w.kept_size[place], 1
        for index in range(w.kept_size[place]):
            w.plan[side, index], w.plan_key[side, index] = w.kept_plan[place, index], w.kept_key[place, index]

    return keep, adopt


def _playing(mind: Mind, seer: Seer, plan: Any) -> Any:
    copy, perform, value, key, is_end = mind.copy, mind.perform, mind.value, mind.key, mind.is_end
    legal, decider, numbers = seer.legal, seer.decider, seer.numbers
    types_of = (array_of(mind.state), mind.tables, mind.work)

    @inner(INT(*types_of, INT, INT, INT, INT, INT))
    def next_action(worlds: Any, t: Any, w: Any, side: int, place: int, at: int, count: int, effort: int) -> int:
        """Return the decider's action in the world played in; `at` is the step that the side's plan has come to."""
        s = worlds[PLAYED]
        who = decider(s)
        if who == side and at < w.kept_size[place] and w.kept_key[place, at] == key(s, t, w, side):
            for index in range(count):
                if w.legal[index] == w.kept_plan[place, at]:
                    return int(w.legal[index])
        if count == 1:
            return int(w.legal[0])
        width, tries = numbers[effort, efforts.QUICK_WIDTH], numbers[effort, efforts.QUICK_TRIES]
        return int(plan(worlds, t, w, PLAYED, who, who + WITHIN, count, width, tries))

    @inner(INT(*types_of, INT, INT, INT, INT))
    def play(worlds: Any, t: Any, w: Any, side: int, place: int, ends: int, effort: int) -> int:
        """Play a plan in the dealt world until so many turns end; return the side's chance to win then."""
        s = worlds[PLAYED]
        copy(s, worlds[DEALT])
        w.plan_size[WITHIN] = w.plan_size[WITHIN + 1] = 0
        at = 0
        for _ in range(PATIENCE):
            who = decider(s)
            if who < 0:
                break
            count = legal(s, t, w)
            action = next_action(worlds, t, w, side, place, at, count, effort)
            if who == side and at < w.kept_size[place]:
                at = at + 1 if action == w.kept_plan[place, at] else at
            if is_end(s, action):
                ends -= 1
                if ends == 0:
                    chances = chance(t.chances[:], value(s, t, w, who))
                    return int(chances if who == side else CERTAIN - chances)
            perform(s, t, w, action)
        return int(chance(t.chances[:], value(s, t, w, side)))

    return play


def _judge(mind: Mind, seer: Seer, plan: Any) -> Any:
    play, numbers = _playing(mind, seer, plan), seer.numbers
    copy, imagine = mind.copy, seer.imagine
    types_of = (array_of(mind.state), mind.tables, mind.work)

    @inner(VOID(*types_of, INT, INT, INT, INT, INT))
    def try_in_worlds(worlds: Any, t: Any, w: Any, side: int, count: int, left: int, ends: int, effort: int) -> None:
        """Play the first `left` plans, as they are ranked, in `count` more worlds."""
        for _ in range(count):
            copy(worlds[DEALT], worlds[0])
            imagine(worlds[DEALT], t, w, side)
            seed, own = draw(w.rng[:], side), w.rng[side]
            for rank in range(left):
                w.rng[0], w.rng[1] = mix(seed, np.uint64(0)), mix(seed, np.uint64(1))
                w.score[rank] += play(worlds, t, w, side, int(w.ranked[rank]), ends, effort)
            w.rng[side] = own

    @inner(VOID(mind.work, INT))
    def rank_plans(w: Any, left: int) -> None:
        """Sort the first plans by their scores, the best first. `ranked` holds the plan at each rank."""
        for index in range(1, left):
            score, which = w.score[index], w.ranked[index]
            at = index
            while at > 0 and w.score[at - 1] < score:
                w.score[at], w.ranked[at] = w.score[at - 1], w.ranked[at - 1]
                at -= 1
            w.score[at], w.ranked[at] = score, which

    @inner(INT(mind.work, INT, INT, INT))
    def race(w: Any, most: int, tried: int, lead: int) -> int:
        """Return how many plans go on: at most so many, and none that is far behind after so many worlds."""
        rank_plans(w, int(w.kept))
        left = 1
        while left < min(most, int(w.kept)) and w.score[0] - w.score[left] < lead * tried:
            left += 1
        return left

    @inner(INT(*types_of, INT, INT))
    def judge(worlds: Any, t: Any, w: Any, side: int, effort: int) -> int:
        """Return the kept plan that does best."""
        trust, lead, horizon = numbers[effort, efforts.TRUST], numbers[effort, efforts.LEAD], numbers[effort, efforts.ENDS]
        sure = numbers[effort, efforts.SURE]
        ends = horizon if worlds[0].active == side else horizon - 1
        for place in range(w.kept):
            w.ranked[place] = place
            w.score[place] = trust * chance(t.chances[:], int(w.kept_value[place]))
        try_in_worlds(worlds, t, w, side, numbers[effort, efforts.FIRST_WORLDS], int(w.kept), ends, effort)
        tried = trust + numbers[effort, efforts.FIRST_WORLDS]
        w.kept = race(w, numbers[effort, efforts.THEN_PLANS], tried, lead)
        if w.score[0] < sure * tried or w.score[0] > (CERTAIN - sure) * tried:
            return int(w.ranked[0])
        if w.kept > 1:
            try_in_worlds(worlds, t, w, side, numbers[effort, efforts.THEN_WORLDS], int(w.kept), ends, effort)
            tried += numbers[effort, efforts.THEN_WORLDS]
            w.kept = race(w, 2, tried, lead)
        if w.kept > 1:
            try_in_worlds(worlds, t, w, side, numbers[effort, efforts.LAST_WORLDS], int(w.kept), ends, effort)
            rank_plans(w, int(w.kept))
        return int(w.ranked[0])

    return judge
