"""The greedy player: tries each action on a possible world, sees its choices through, and takes what looks best at once.

`worlds` is an array whose first record is the game.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core.course.decisions import decider, decision
from rules.echo.engine.core.course.legal import list_actions
from rules.echo.engine.core.course.machine import perform
from rules.echo.engine.core.mechanics.battle import beats
from rules.echo.engine.core.mind.evaluation import UNKNOWN, worth_of_follower, worth_to
from rules.echo.engine.core.mind.outlook import UNFORESEEN, foresee, is_plain
from rules.echo.engine.core.mind.sight import gather, imagine
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.field import attack_of, empty_slot, keywords_of
from rules.echo.engine.core.state.layout import S, T, W, copy_state
from rules.echo.engine.core.state.packed import card_of, kind_of, slot_of
from rules.echo.engine.core.state.zones import is_known
from rules.kernel.compiled.compilation import INT, VOID, array_of, inner
from rules.kernel.compiled.events.rows import SILENT
from rules.kernel.players.trials import IMAGINED, NEVER, trial

STATE = array_of(S)
DEAR, MANY_DEAR, VERY_DEAR = 4, 3, 5


@inner(INT(T, W, INT))
def mulligan(t: Any, w: Any, count: int) -> int:
    """Toss what is very dear, and what is dear when there is much of it."""
    dear = 0
    for index in range(count - 1):
        dear += 1 if t.cost[card_of(int(w.legal[index]))] >= DEAR else 0
    for index in range(count - 1):
        cost = t.cost[card_of(int(w.legal[index]))]
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
        card = card_of(int(w.legal[index]))
        if slot_of(int(w.legal[index])) == slot % codes.SLOTS and t.attack[card] > attack:
            best, attack = int(w.legal[index]), int(t.attack[card])
    return best


@inner(types.boolean(S))
def is_choosing(s: Any) -> bool:
    """Return whether a choice that belongs to an action is open."""
    return bool(decision(s) >= codes.FIRST_DECISION)


worth_of_action = trial(
    S, T, W, copy=copy_state, legal=list_actions, perform=perform, decider=decider, is_choosing=is_choosing, worth=worth_to
)


@inner(INT(S, T, W, INT, INT))
def gain_of_gamble(s: Any, t: Any, w: Any, slot: int, count: int) -> int:
    """Return what attacking a face-down follower never seen may be expected to bring, over all followers in the enemy's pool."""
    side, own = slot // codes.SLOTS, int(s.card[slot])
    keywords = keywords_of(s, t, slot)
    is_safe = keywords & codes.REGENERATE and not int(s.done[slot]) & codes.REGENERATED
    loss = 0 if is_safe else worth_of_follower(s, t, slot, side)
    attack, printed, attribute = attack_of(s, t, slot), int(t.attack[own]), int(t.attribute[own])
    total, cases = 0, 0
    for index in range(count):
        card = int(w.pool[1 - side, index])
        if t.kind[card] != codes.FOLLOWER:
            continue
        is_stronger = beats(attribute, int(t.attribute[card])) and not t.keywords[card] & codes.SHIELD
        is_weaker = beats(int(t.attribute[card]), attribute) and not keywords & codes.SHIELD
        lead = attack + printed * int(is_stronger) - int(t.attack[card]) * (1 + int(is_weaker))
        cases += 1
        if lead >= 0:
            total += 0 if t.keywords[card] & codes.REGENERATE else UNKNOWN
        if lead <= 0:
            total -= loss
    return total // cases if cases else 0


@inner(types.boolean(S, INT, INT))
def is_gamble(s: Any, side: int, action: int) -> bool:
    """Return whether an action attacks a face-down follower never seen."""
    if kind_of(action) != codes.ATTACK or slot_of(action) == codes.SLOTS:
        return False
    target = (1 - side) * codes.SLOTS + slot_of(action)
    return not is_known(s, side, int(s.card[target]))


@inner(VOID(S, W, INT, INT))
def shortlist(s: Any, w: Any, count: int, side: int) -> None:
    """Copy the legal actions that are worth a look to the candidates: of placing, only in the leftmost empty slot."""
    leftmost, size = empty_slot(s, side) - side * codes.SLOTS, 0
    for index in range(count):
        action = int(w.legal[index])
        w.candidates[size] = action
        size += int((kind_of(action) != codes.PLACE) | (slot_of(action) == leftmost))
    w.candidates_size = size


@inner(INT(STATE, T, W, INT))
def best_action(worlds: Any, t: Any, w: Any, side: int) -> int:
    """Return the candidate after which the imagined world is worth most; ending the turn is worth the position as it is."""
    s = worlds[0]
    copy_state(worlds[IMAGINED], s)
    imagine(worlds[IMAGINED], t, w, side)
    now = worth_to(s, t, side)
    best, most = int(w.candidates[0]), NEVER
    is_foreseeable = is_plain(worlds[IMAGINED], t)
    unseen, gambler, gain = -1, -1, 0
    for index in range(w.candidates_size):
        action = int(w.candidates[index])
        if kind_of(action) == codes.END_TURN:
            worth = now
        elif is_gamble(s, side, action):
            if unseen < 0:
                unseen = gather(s, w, 1 - side, side)
            if gambler != card_of(action):
                gambler = card_of(action)
                gain = gain_of_gamble(s, t, w, side * codes.SLOTS + gambler, unseen)
            worth = now + gain
        else:
            worth = foresee(worlds[IMAGINED], t, w, side, action, now) if is_foreseeable else UNFORESEEN
            if worth == UNFORESEEN:
                worth = worth_of_action(worlds, t, w, side, action)
        if worth > most or (worth == most and kind_of(action) == codes.END_TURN):
            best, most = action, worth
    return best


@inner(INT(STATE, T, W))
def choose_greedily(worlds: Any, t: Any, w: Any) -> int:
    """The greedy player's action for whoever has to decide."""
    s = worlds[0]
    count, side, what = list_actions(s, t, w), decider(s), decision(s)
    if count == 1:
        return int(w.legal[0])
    if what == codes.MULLIGAN:
        return mulligan(t, w, count)
    if what == codes.SETUP:
        return setup(s, t, w, count, side)
    shortlist(s, w, count, side)
    was_logging = w.is_logging
    w.is_logging = SILENT
    action = best_action(worlds, t, w, side)
    w.is_logging = was_logging
    return action
