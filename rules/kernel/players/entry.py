"""The five levels and the judge, made of what a game declares for its players: the one entry through which every player is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from numba import types

from rules.kernel.compiled.compilation import INT, array_of, entry, inner
from rules.kernel.compiled.entries import NOT_TOLD, CompiledRules, random_choice, told_action
from rules.kernel.players import efforts
from rules.kernel.players.answers import answering
from rules.kernel.players.decisions import all_options, no_gambles, planning_player, seeing_player, settling
from rules.kernel.players.efforts import Effort, effort_rows
from rules.kernel.players.foresight import Seer, foresight
from rules.kernel.players.level_numbers import GREEDY, PLANNER, RANDOM, STRATEGIST
from rules.kernel.players.turn_search import ALL_CHOICES, CHOICE, DONE, STABLE, Mind, planner


@inner(INT(INT))
def itself(action: int) -> int:
    """Return the number of an action: no two come to the same."""
    return action


@dataclass(frozen=True)
class Thinking:
    """The parts of its players that a game gives beside its rules. Functions are compiled; turn_search.Mind tells of a turn's search.

    decision(state): the open decision, -1 for none; `main` in a side's own turn, from `first_choice` on a choice within an action.
    copy(target, source): copy a state.
    choose_greedily(worlds, tables, work): the greedy player's action.
    imagine(state, tables, work, side): deal anew what a side can't see; `imagine_deeply`: for players with foresight, if it differs.
    opening(state, tables, work, count, side): the action of a decision before the first turn, of the `count` legal ones, or NO_OPENING.
    `width`, `tries`: the planner's (turn_search.Planner).
    `legal`: like the rules', but lists the actions that players choose among, where they are fewer.
    `choices`: the search's limit (turn_search.Mind), where the choices after one action can be very many.
    `strategist`: how much the strategist thinks; the levels above it think as much in every game (efforts.EXPERT, efforts.JUDGE).
    `horizon`: after how many ends of turns the levels with foresight judge a plan.
    `gamble`, `offset`: where an action can be a gamble on what is hidden.

    Where a turn has phases:
    stage(state, side): what a world waits for (STABLE, CHOICE or DONE).
    is_end(state, action): whether an action ends the decider's turn.
    reply(state, tables, work, count): the other side's answer among the `count` legal actions, NO_REPLY for what is worth most to it.
    """

    decision: Any
    main: int
    copy: Any
    choose_greedily: Any
    shortlist: Any
    value: Any
    promise: Any
    key: Any
    commutes: Any
    end_action: int
    imagine: Any
    opening: Any
    first_choice: int = 1
    width: int = 4
    tries: int = 12
    canonical: Any = itself
    imagine_deeply: Any = None
    legal: Any = None
    gamble: Any = None
    offset: Any = None
    stage: Any = None
    is_end: Any = None
    reply: Any = None
    choices: int = ALL_CHOICES
    strategist: Effort = efforts.STRATEGIST
    horizon: int = efforts.HORIZON


def _mind(rules: CompiledRules, thinking: Thinking, legal: Any) -> Mind:
    """Return the mind that plans a turn."""
    state, tables, work = rules.state, rules.tables, rules.work
    stage, is_end = _turns(state, thinking)
    gamble, offset = (thinking.gamble, thinking.offset) if thinking.gamble else no_gambles(state, tables, work)
    decider, perform = rules.decider, rules.perform
    answer = answering(
        state, tables, work, copy=thinking.copy, decider=decider, perform=perform, value=thinking.value, reply=thinking.reply
    )
    return Mind(
        state=state,
        tables=tables,
        work=work,
        copy=thinking.copy,
        perform=perform,
        settle=settling(state, tables, work, stage=stage, legal=legal, decider=decider, perform=perform, answer=answer),
        shortlist=thinking.shortlist,
        options=all_options(state, tables, work, legal),
        value=thinking.value,
        promise=thinking.promise,
        key=thinking.key,
        gamble=gamble,
        offset=offset,
        commutes=thinking.commutes,
        canonical=thinking.canonical,
        end_action=thinking.end_action,
        is_end=is_end,
        choices=thinking.choices,
    )


def _turns(state: Any, thinking: Thinking) -> tuple[Any, Any]:
    """Return the functions `stage(s, side)` and `is_end(s, action)`: a game's, or those of turns that are one decision."""
    decision, main, first_choice, end_action = thinking.decision, thinking.main, thinking.first_choice, thinking.end_action

    @inner(INT(state, INT))
    def stage(s: Any, side: int) -> int:
        what = decision(s)
        if what == main:
            return STABLE if s.active == side else DONE
        return CHOICE if what >= first_choice else DONE

    @inner(types.boolean(state, INT))
    def is_end(s: Any, action: int) -> bool:
        return action == end_action

    return thinking.stage or stage, thinking.is_end or is_end


def players_entry(rules: CompiledRules, thinking: Thinking) -> Callable[..., int]:
    """Compile the entry `choose(state, tables, work, level, apply)` of a game, or load it from its cache.

    It returns the action that the decider was told to take, otherwise the one that a player of the level picks. It does not need `apply`.
    """
    choose_by_level = _choice_by_level(rules, thinking)

    @entry(rules.cache, INT(*rules.records, INT, rules.apply_type))
    def choose(state: Any, tables: Any, work: Any, level: int, apply: Any) -> int:
        return int(choose_by_level(state, tables[0], work[0], level))

    return choose


def _choice_by_level(rules: CompiledRules, thinking: Thinking) -> Any:
    at_random, told, greedily = random_choice(rules), told_action(rules), thinking.choose_greedily
    by_plan, with_foresight = _planner_and_seer(rules, thinking)

    @inner(INT(array_of(rules.state), rules.tables, rules.work, INT))
    def choose_by_level(worlds: Any, t: Any, w: Any, level: int) -> int:
        if level == RANDOM:
            return int(at_random(worlds[0], t, w))
        action = int(told(worlds[0], t, w))
        if action != NOT_TOLD:
            return action
        if level == GREEDY:
            return int(greedily(worlds, t, w))
        if level == PLANNER:
            return int(by_plan(worlds, t, w))
        return int(with_foresight(worlds, t, w, level - STRATEGIST))

    return choose_by_level


def _planner_and_seer(rules: CompiledRules, thinking: Thinking) -> tuple[Any, Any]:
    """Return the planner, and the strategist, the expert and the judge, which judge the best plans of their turn by the results."""
    legal, decider, opening = thinking.legal or rules.legal, rules.decider, thinking.opening
    mind = _mind(rules, thinking, legal)
    planning = planner(mind)
    by_plan = planning_player(
        mind,
        planning,
        imagine=thinking.imagine,
        legal=legal,
        decider=decider,
        opening=opening,
        width=thinking.width,
        tries=thinking.tries,
    )
    numbers = effort_rows(thinking.strategist, thinking.horizon)
    seer = Seer(imagine=thinking.imagine_deeply or thinking.imagine, legal=legal, decider=decider, numbers=numbers)
    return by_plan, seeing_player(mind, foresight(mind, planning, seer).foresee, legal=legal, decider=decider, opening=opening)
