"""The greedy player: tries each action on a possible world, sees its choices through, and takes what looks best at once.

`worlds` is the array that the game stands first in: 1 is the imagined world, 2 the try, 3 a try within the try.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core import codes
from rules.echo.engine.core.battle import beats
from rules.echo.engine.core.evaluation import UNKNOWN, worth_of_follower, worth_to
from rules.echo.engine.core.field import attack_of, empty_slot, keywords_of
from rules.echo.engine.core.layout import S, T, W
from rules.echo.engine.core.legal import list_actions
from rules.echo.engine.core.sight import gather, imagine
from rules.echo.engine.core.stack import decider, decision
from rules.echo.engine.core.zones import is_known
from rules.kernel.compiling import INT, VOID, array_of, inner, pointer

STATE, TABLES, WORK = array_of(S), array_of(T), array_of(W)
APPLY = pointer(INT(STATE, TABLES, WORK, INT))
IMAGINED, TRY, INNER_TRY = 1, 2, 3
PATIENCE = 16
NEVER = -1000000
DEAR, MANY_DEAR, VERY_DEAR = 4, 3, 5


@inner(INT(T, W, INT))
def mulligan(t: Any, w: Any, count: int) -> int:
    """Toss what is very dear, and what is dear when there is much of it."""
    dear = 0
    for index in range(count - 1):
        dear += 1 if t.cost[w.legal[index] >> 4 & 63] >= DEAR else 0
    for index in range(count - 1):
        cost = t.cost[w.legal[index] >> 4 & 63]
        if cost >= VERY_DEAR or (cost >= DEAR and dear > MANY_DEAR):
            return int(w.legal[index])
    return int(w.legal[count - 1])


@inner(INT(S, T, W, INT, INT))
def setup(s: Any, t: Any, w: Any, count: int, side: int) -> int:
    """Place the strongest followers from the left, but keep one in hand to refill with."""
    followers = 0
    for index in range(int(s.size[side, codes.HAND])):
        followers += 1 if t.kind[s.cards[side, codes.HAND, index]] == codes.FOLLOWER else 0
    slot = empty_slot(s, side)
    best, attack = int(w.legal[count - 1]), -1
    if slot < 0 or (followers <= 1 and slot % codes.SLOTS > 0):
        return best
    for index in range(count - 1):
        card = w.legal[index] >> 4 & 63
        if (w.legal[index] & 15) == slot % codes.SLOTS and t.attack[card] > attack:
            best, attack = int(w.legal[index]), int(t.attack[card])
    return best


@inner(INT(STATE, TABLES, WORK, INT, APPLY))
def answer_within(worlds: Any, tables: Any, work: Any, side: int, apply: Any) -> int:
    """The side's answer to a decision that comes up within a try: the one that looks best at once."""
    s, t, w = worlds[TRY], tables[0], work[0]
    count = list_actions(s, t, w)
    best, most = int(w.legal[0]), NEVER
    if count == 1 or decider(s) != side:
        return best
    for index in range(count):
        action = int(w.legal[index])
        worlds[INNER_TRY] = s
        apply(worlds[INNER_TRY : INNER_TRY + 1], tables, work, action)
        worth = worth_to(worlds[INNER_TRY], t, side)
        if worth > most:
            best, most = action, worth
    return best


@inner(INT(STATE, TABLES, WORK, INT, INT, APPLY))
def worth_of_action(worlds: Any, tables: Any, work: Any, side: int, action: int, apply: Any) -> int:
    """What the imagined world is worth after an action and the decisions that belong to it."""
    worlds[TRY] = worlds[IMAGINED]
    apply(worlds[TRY : TRY + 1], tables, work, action)
    for _ in range(PATIENCE):
        s = worlds[TRY]
        if decision(s) < codes.FIRST_DECISION:
            break
        apply(worlds[TRY : TRY + 1], tables, work, answer_within(worlds, tables, work, side, apply))
    return worth_to(worlds[TRY], tables[0], side)


@inner(INT(S, T, W, INT, INT))
def gain_of_gamble(s: Any, t: Any, w: Any, slot: int, target: int) -> int:
    """What attacking a face-down follower never seen may be expected to bring: over all followers that it may be."""
    side = slot // codes.SLOTS
    count = gather(s, w, 1 - side, side)
    mine, own = worth_of_follower(s, t, slot, side), int(s.card[slot])
    is_safe = keywords_of(s, t, slot) & codes.REGENERATE and not int(s.done[slot]) & codes.REGENERATED
    loss = 0 if is_safe else mine
    total, cases = 0, 0
    for index in range(count):
        card = int(w.pool[1 - side, index])
        if t.kind[card] != codes.FOLLOWER:
            continue
        attack, defence = attack_of(s, t, slot), int(t.attack[card])
        if beats(int(t.attribute[own]), int(t.attribute[card])) and not t.keywords[card] & codes.SHIELD:
            attack += int(t.attack[own])
        if beats(int(t.attribute[card]), int(t.attribute[own])) and not keywords_of(s, t, slot) & codes.SHIELD:
            defence += int(t.attack[card])
        cases += 1
        if attack >= defence:
            total += 0 if t.keywords[card] & codes.REGENERATE else UNKNOWN
        if attack <= defence:
            total -= loss
    return total // cases if cases else 0


@inner(types.boolean(S, INT, INT))
def is_double(s: Any, side: int, action: int) -> bool:
    """Whether an action differs from another only in its slot: placing elsewhere than in the leftmost empty slot."""
    return action >> 10 == codes.PLACE and (action & 15) != empty_slot(s, side) % codes.SLOTS


@inner(types.boolean(S, INT, INT))
def is_gamble(s: Any, side: int, action: int) -> bool:
    """Whether an action attacks a face-down follower never seen."""
    if action >> 10 != codes.ATTACK or (action & 15) == codes.SLOTS:
        return False
    target = (1 - side) * codes.SLOTS + (action & 15)
    return not is_known(s, side, int(s.card[target]))


@inner(VOID(S, W, INT, INT))
def shortlist(s: Any, w: Any, count: int, side: int) -> None:
    """Copy the legal actions that are worth a look to the candidates."""
    w.candidates_size = 0
    for index in range(count):
        if not is_double(s, side, int(w.legal[index])):
            w.candidates[w.candidates_size] = w.legal[index]
            w.candidates_size += 1


@inner(INT(STATE, TABLES, WORK, INT, APPLY))
def best_action(worlds: Any, tables: Any, work: Any, side: int, apply: Any) -> int:
    """The candidate after which the imagined world is worth most; ending the turn is worth what there is."""
    s, t, w = worlds[0], tables[0], work[0]
    worlds[IMAGINED] = s
    imagine(worlds[IMAGINED], t, w, side)
    now = worth_to(s, t, side)
    best, most = int(w.candidates[0]), NEVER
    for index in range(w.candidates_size):
        action = int(w.candidates[index])
        if action >> 10 == codes.END_TURN:
            worth = now
        elif is_gamble(s, side, action):
            worth = now + gain_of_gamble(s, t, w, side * codes.SLOTS + (action >> 4 & 63), action & 15)
        else:
            worth = worth_of_action(worlds, tables, work, side, action, apply)
        if worth > most or (worth == most and action >> 10 == codes.END_TURN):
            best, most = action, worth
    return best


@inner(INT(STATE, TABLES, WORK, APPLY))
def choose_greedily(worlds: Any, tables: Any, work: Any, apply: Any) -> int:
    """The greedy player's action for whoever has to decide."""
    s, t, w = worlds[0], tables[0], work[0]
    count, side, what = list_actions(s, t, w), decider(s), decision(s)
    if count == 1:
        return int(w.legal[0])
    if what == codes.MULLIGAN:
        return mulligan(t, w, count)
    if what == codes.SETUP:
        return setup(s, t, w, count, side)
    shortlist(s, w, count, side)
    was_logging = w.is_logging
    w.is_logging = 0
    action = best_action(worlds, tables, work, side, apply)
    w.is_logging = was_logging
    return action
