"""The game's course: the mulligan, and the steps of a turn (S-1, S-2, S-15)."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.bits import count_bits, lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.codes import POSSIBLE
from rules.sorcery.engine.core.abilities.picks import ask_cards, unmark
from rules.sorcery.engine.core.abilities.statics import refresh
from rules.sorcery.engine.core.abilities.triggers import tell_player
from rules.sorcery.engine.core.mechanics.objects import take_control
from rules.sorcery.engine.core.mechanics.resources import draw_cards
from rules.sorcery.engine.core.mechanics.victory import finish_game
from rules.sorcery.engine.core.state import codes, events
from rules.sorcery.engine.core.state.field import did, end_round, has, side_of
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.log import note
from rules.sorcery.engine.core.state.realm import sites_of
from rules.sorcery.engine.core.state.zones import add_below, deck_of, draw_top, forget, take_chosen_at_random


@inner(VOID(S, INT))
def ask_mulligan(s: Any, side: int) -> None:
    """Ask a side which cards go back to the bottom of their decks: any of the six (S-1)."""
    unmark(s)
    for index in range(int(s.size[side, codes.HAND])):
        s.marked[s.cards[side, codes.HAND, index]] = POSSIBLE
    ask_cards(s, side, int(s.size[side, codes.HAND]), 1, codes.FOR_MULLIGAN)


@inner(VOID(S, T, W, INT))
def exchange(s: Any, t: Any, w: Any, side: int) -> None:
    """Put the chosen cards to the bottom of their decks, in random order, and draw as many from there; then ask the other side."""
    count, sites = 0, 0
    card = take_chosen_at_random(s, side, codes.HAND)
    while card >= 0:
        add_below(s, t, card)
        forget(s, side, card)
        forget(s, 1 - side, card)
        count += 1
        sites += int(deck_of(t, card) == codes.ATLAS)
        card = take_chosen_at_random(s, side, codes.HAND)
    for number in range(count):
        draw_top(s, w, side, codes.ATLAS if number < sites else codes.SPELLBOOK)
    unmark(s)
    note(s, w, events.HAND_EXCHANGED, side, -1, -1, count, sites)
    if side == s.first:
        ask_mulligan(s, 1 - side)
    else:
        s.phase, s.active = codes.START, 1 - int(s.first)


@inner(VOID(S, T, W))
def begin_turn(s: Any, t: Any, w: Any) -> None:
    """Start the other player's turn: end what lasted a round; what the start sets off comes before anything else (S-2)."""
    s.turn += 1
    side = s.active = 1 - int(s.active)
    s.turn_actions = s.turn_effects = 0
    s.happened[:] = 0
    s.round_threshold[side, :] = 0
    left = int(s.filled)
    while left:
        end_round(s, lowest(left), side)
        left &= left - 1
    for place in range(codes.TARGETS):
        if s.stolen[place] == 4 - side:
            give_back(s, t, w, place, 1 - side)
    s.is_stale = 1
    s.phase = codes.UNTAPPING
    note(s, w, events.TURN_BEGAN, side, -1, -1, int(s.turn), 0)
    tell_player(s, t, w, codes.TURN_STARTS, side, 0)


@inner(VOID(S, T, W, INT, INT))
def give_back(s: Any, t: Any, w: Any, place: int, side: int) -> None:
    """Give back to a side what was taken from it for a while; if the side has no free slot, it stays where it is."""
    s.stolen[place] = 0
    new = take_control(s, t, w, side, place)
    if new >= 0:
        s.stolen[new] = 0


@inner(VOID(S, T, W))
def untap(s: Any, t: Any, w: Any) -> None:
    """Untap the active player's cards, and set its mana to one for each of its sites (S-2)."""
    side, left = int(s.active), int(s.filled)
    while left:
        place = lowest(left)
        left &= left - 1
        if side_of(s, place) != side:
            continue
        if s.held[place] > 0:
            s.held[place] -= 1
        elif did(s, place, codes.TAPPED) and not has(s, place, codes.CANT_UNTAP):
            s.done[place] &= ~codes.TAPPED
            note(s, w, events.UNTAPPED, side, int(s.card[place]), place, 0, 0)
    refresh(s, t, w)
    s.mana[side] = min(codes.MOST_MANA, max(0, count_bits(sites_of(s, side)) + int(s.given_income[side])))
    note(s, w, events.MANA_FILLED, side, -1, -1, int(s.mana[side]), 0)
    s.phase = codes.MAIN if s.turn == 1 else codes.DRAWING


@inner(INT(S, T, W))
def draw_for_turn(s: Any, t: Any, w: Any) -> int:
    """Draw the card of the turn if at most one deck holds cards; return 0 where the player chooses a deck, else 1 (S-2, S-3)."""
    side = int(s.active)
    if s.size[side, codes.SPELLBOOK] > 0 and s.size[side, codes.ATLAS] > 0:
        return 0
    draw_from(s, t, w, codes.ATLAS if s.size[side, codes.ATLAS] > 0 else codes.SPELLBOOK)
    return 1


@inner(VOID(S, T, W, INT))
def draw_from(s: Any, t: Any, w: Any, deck: int) -> None:
    draw_cards(s, t, w, int(s.active), deck, 1)
    s.phase = codes.MAIN


@inner(VOID(S, T, W))
def start_ending(s: Any, t: Any, w: Any) -> None:
    """Start the end of the turn: the active player has no more to do (S-2)."""
    s.phase = codes.ENDING
    tell_player(s, t, w, codes.TURN_ENDS, int(s.active), 0)


@inner(VOID(S, T, W))
def end_turn(s: Any, t: Any, w: Any) -> None:
    """End the turn: take damage off minions and automata, and end what lasts a turn."""
    left = int(s.filled)
    while left:
        place = lowest(left)
        left &= left - 1
        s.turn_power[place] = s.turn_steps[place] = s.turn_reach[place] = s.gained_turn[place] = s.turn_wet[place] = 0
        s.saved[place] = s.once[place] = s.wounds[place] = 0
    for place in range(codes.TARGETS):
        if s.stolen[place] == 1 or s.stolen[place] == 2:
            give_back(s, t, w, place, int(s.stolen[place]) - 1)
    left = int(s.filled)
    while left:
        s.done[lowest(left)] &= ~codes.OF_TURN
        left &= left - 1
    s.turn_threshold[:] = 0
    s.is_stale = 1
    s.phase = codes.START
    if s.turn >= codes.TURN_LIMIT:
        finish_game(s, w, codes.DRAWN_GAME, codes.BY_TURNS)


@inner(INT(S, T, W))
def step_turn(s: Any, t: Any, w: Any) -> int:
    """Go on to the next step of the turn; return 0 where its player decides."""
    if s.phase == codes.START:
        begin_turn(s, t, w)
    elif s.phase == codes.UNTAPPING:
        untap(s, t, w)
    elif s.phase == codes.DRAWING:
        return draw_for_turn(s, t, w)
    elif s.phase == codes.ENDING:
        s.phase = codes.FINISH
    elif s.phase == codes.FINISH:
        end_turn(s, t, w)
    else:
        return 0
    return 1
