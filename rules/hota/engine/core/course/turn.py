"""The game's course: the mulligan, and the steps of a turn (103, H-1, H-2, H-5, H-9)."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.abilities.picks import ask, ask_cards, unmark
from rules.hota.engine.core.abilities.statics import hand_limit, refresh
from rules.hota.engine.core.abilities.triggers import tell_player
from rules.hota.engine.core.mechanics.combat import (
    attacker_to_order,
    attackers_of,
    blockers_of,
    end_battle,
    has_first_strikers,
    strike,
    tell_blocks,
    unordered,
)
from rules.hota.engine.core.mechanics.resources import draw_cards
from rules.hota.engine.core.mechanics.stack import open_priority
from rules.hota.engine.core.mechanics.victory import finish_game
from rules.hota.engine.core.state import codes, events
from rules.hota.engine.core.state.field import has
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.log import note
from rules.hota.engine.core.state.zones import add, remove, show_to, shuffle, take_chosen
from rules.kernel.compiled.bits import count_bits, lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine import codes as asking
from rules.kernel.compiled.machine.codes import POSSIBLE


@inner(VOID(S, INT))
def ask_number(s: Any, side: int) -> None:
    """Ask a side how many cards it exchanges (103.4)."""
    ask(s, asking.NUMBER, side, (1 << int(s.size[side, codes.HAND]) + 1) - 1, 1, 0, codes.FOR_ANNOUNCING)


@inner(VOID(S, INT))
def ask_mulligan(s: Any, side: int) -> None:
    """Ask a side which cards it exchanges, as many as it has announced."""
    unmark(s)
    for index in range(int(s.size[side, codes.HAND])):
        s.marked[s.cards[side, codes.HAND, index]] = POSSIBLE
    ask_cards(s, side, int(s.mulligan[side]), 0, codes.FOR_MULLIGAN)


@inner(VOID(S, W, INT))
def exchange(s: Any, w: Any, side: int) -> None:
    """Set the chosen cards aside, draw as many, and shuffle them into the deck (103.4)."""
    count, aside = int(s.mulligan[side]), 0
    card = take_chosen(s, side, codes.HAND)
    while card >= 0:
        w.pool[side, aside] = card
        aside += 1
        card = take_chosen(s, side, codes.HAND)
    for _ in range(count):
        new = int(s.cards[side, codes.DECK, int(s.size[side, codes.DECK]) - 1])
        remove(s, side, codes.DECK, new)
        add(s, side, codes.HAND, new)
        show_to(s, side, new)
    for index in range(aside):
        add(s, side, codes.DECK, int(w.pool[side, index]))
    if count > 0:
        shuffle(s, side)
    note(s, w, events.CARDS_EXCHANGED, side, -1, -1, count, 0)


@inner(VOID(S, T, W))
def begin_turn(s: Any, t: Any, w: Any) -> None:
    """A turn begins: creatures are readied, mana is refilled, upkeep happens, a card is drawn; then both have priority (H-1)."""
    side = int(s.active)
    s.turn += 1
    s.turn_actions = s.turn_effects = 0
    note(s, w, events.TURN_BEGAN, side, -1, -1, int(s.turn), 0)
    for each in range(2):
        s.has_played[each] = 0
        for event in range(codes.COUNTED_EVENTS):
            s.happened[each, event] = 0
    left = int(s.filled) & codes.ALL_PLACES << side * codes.PLACES
    while left:
        place = lowest(left)
        left &= left - 1
        s.done[place] &= ~codes.FRESH
        if s.held[place] > 0:
            s.held[place] -= 1
        elif int(s.done[place]) & codes.TAPPED and not has(s, place, codes.CANT_READY):
            s.done[place] &= ~codes.TAPPED
            note(s, w, events.READIED, side, int(s.card[place]), place, 0, 0)
    s.is_stale = 1
    refresh(s, t, w)
    s.mana[side] = s.mana_cap[side]
    note(s, w, events.MANA_REFILLED, side, -1, -1, int(s.mana[side]), 0)
    tell_player(s, t, w, codes.TURN_STARTS, side, 0)
    if s.turn > 1:
        draw_cards(s, t, w, side, 1)
    s.phase = codes.UPKEEP
    open_priority(s, side)


@inner(VOID(S, W, INT))
def enter(s: Any, w: Any, phase: int) -> None:
    """A step begins in which the active player has priority first."""
    s.phase = phase
    note(s, w, events.PHASE_BEGAN, int(s.active), -1, -1, phase, 0)
    open_priority(s, int(s.active))


@inner(VOID(S, T, W))
def end_turn(s: Any, t: Any, w: Any) -> None:
    """The turn ends: damage on creatures is taken off, what lasted for the turn is over; then it is the other side's (H-5)."""
    left = int(s.filled)
    while left:
        place = lowest(left)
        s.wounds[place] = s.turn_attack[place] = s.turn_life[place] = s.gained_turn[place] = s.saved[place] = s.once[place] = 0
        left &= left - 1
    for side in range(2):
        s.prevented[side] = 0
        for which in range(codes.ATTRIBUTE_KINDS):
            s.attributes_turn[side, which] = 0
    s.is_stale = 1
    refresh(s, t, w)
    note(s, w, events.TURN_ENDED, int(s.active), -1, -1, int(s.turn), 0)
    if s.turn >= codes.TURN_LIMIT:
        finish_game(s, w, codes.DRAWN_GAME, codes.BY_TURNS)
        return
    s.active = 1 - s.active
    s.phase = codes.START


@inner(INT(S, T, W))
def excess(s: Any, t: Any, w: Any) -> int:
    """Return how many cards the active player has above its hand limit (H-2)."""
    side = int(s.active)
    return int(s.size[side, codes.HAND]) - hand_limit(s, t, w, side)


@inner(VOID(S, T, W, INT))
def ask_discard(s: Any, t: Any, w: Any, count: int) -> None:
    side = int(s.active)
    unmark(s)
    for index in range(int(s.size[side, codes.HAND])):
        s.marked[s.cards[side, codes.HAND, index]] = POSSIBLE
    ask_cards(s, side, count, 0, codes.FOR_DISCARD)


@inner(VOID(S, INT, INT))
def rank_next(s: Any, attacker: int, place: int) -> None:
    """A blocker comes next in an attacker's order; the last one left needs no choice."""
    rank, left = 1, blockers_of(s, attacker)
    while left:
        rank += int(s.rank[lowest(left)] > 0)
        left &= left - 1
    s.rank[place] = rank
    rest = unordered(s, attacker)
    if count_bits(rest) == 1:
        s.rank[lowest(rest)] = rank + 1


@inner(VOID(S))
def ask_order(s: Any) -> None:
    """Ask the attacking player which of an attacker's blockers is dealt damage next (H-4)."""
    attacker = attacker_to_order(s)
    ask(s, asking.TARGETS, int(s.active), unordered(s, attacker), 1, 0, codes.FOR_ORDER)
    s.number = attacker


@inner(VOID(S, T, W))
def end_blocks(s: Any, t: Any, w: Any) -> None:
    """All blockers are declared: those of an attacker with several are to be ordered."""
    tell_blocks(s, t, w)
    left = attackers_of(s, int(s.active))
    while left:
        attacker = lowest(left)
        blockers = blockers_of(s, attacker)
        is_several = count_bits(blockers) > 1
        while blockers:
            s.rank[lowest(blockers)] = 0 if is_several else 1
            blockers &= blockers - 1
        left &= left - 1
    s.phase = codes.ORDER


@inner(VOID(S, T, W))
def step_turn(s: Any, t: Any, w: Any) -> None:
    """Go on to the next step of the turn; nothing waits and nobody has priority."""
    if s.phase == codes.START:
        begin_turn(s, t, w)
    elif s.phase == codes.UPKEEP:
        enter(s, w, codes.STRATEGY_1)
    elif s.phase == codes.STRATEGY_1:
        s.phase = codes.ATTACK
    elif s.phase == codes.ATTACKED:
        s.phase = codes.BLOCK if attackers_of(s, int(s.active)) else codes.STRUCK_STEP
        if s.phase == codes.STRUCK_STEP:
            end_battle(s, t)
            enter(s, w, codes.STRATEGY_2)
    elif s.phase == codes.ORDER:
        if attacker_to_order(s) >= 0:
            ask_order(s)
        else:
            enter(s, w, codes.BLOCKED_STEP)
    elif s.phase == codes.BLOCKED_STEP:
        s.phase = codes.FIRST_STRIKES if has_first_strikers(s) else codes.STRIKES
    elif s.phase == codes.FIRST_STRIKES:
        note(s, w, events.PHASE_BEGAN, int(s.active), -1, -1, codes.FIRST_STRIKES, 0)
        strike(s, t, w, 1)
        enter(s, w, codes.FIRST_STRUCK)
    elif s.phase == codes.FIRST_STRUCK:
        s.phase = codes.STRIKES
    elif s.phase == codes.STRIKES:
        strike(s, t, w, 0)
        enter(s, w, codes.STRUCK_STEP)
    elif s.phase == codes.STRUCK_STEP:
        end_battle(s, t)
        enter(s, w, codes.STRATEGY_2)
    elif s.phase == codes.STRATEGY_2:
        s.phase = codes.ENDING
        note(s, w, events.PHASE_BEGAN, int(s.active), -1, -1, codes.ENDING, 0)
        tell_player(s, t, w, codes.TURN_ENDS, int(s.active), 0)
        open_priority(s, int(s.active))
    elif s.phase == codes.ENDING:
        s.phase = codes.DISCARDING
    elif s.phase == codes.DISCARDING and excess(s, t, w) > 0:
        ask_discard(s, t, w, excess(s, t, w))
    elif s.phase == codes.DISCARDING:
        s.phase = codes.FINISH
    elif s.phase == codes.FINISH:
        end_turn(s, t, w)
