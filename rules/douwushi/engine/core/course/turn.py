"""The game's course: setup, and the steps of a turn (W-1 to W-3, W-11, W-14, W-20)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.abilities.modifiers import end_given
from rules.douwushi.engine.core.abilities.triggers import tell_player
from rules.douwushi.engine.core.effects.cards import draw_cards
from rules.douwushi.engine.core.mechanics.deaths import finish_game, settle
from rules.douwushi.engine.core.mechanics.guards import end_guards
from rules.douwushi.engine.core.mechanics.items import end_spells
from rules.douwushi.engine.core.mechanics.mp import change_mp
from rules.douwushi.engine.core.state import codes, events
from rules.douwushi.engine.core.state.field import fill_slot, has_trait, heroes_of
from rules.douwushi.engine.core.state.layout import S, T, W, clear_state
from rules.douwushi.engine.core.state.log import note
from rules.douwushi.engine.core.state.zones import add_stack, lay_on_top, mark, remove, show, shuffle
from rules.kernel.compiled.bits import NONE, ONE, lowest, lowest_card
from rules.kernel.compiled.compilation import INT, VOID, inner


@inner(VOID(S))
def clear(s: Any) -> None:
    """Empty the record for a new game."""
    clear_state(s)
    s.pc = s.spell_used = codes.NOBODY
    s.is_stale = 1
    s.winner = -1
    for slot in range(codes.FIELD):
        s.card[slot] = s.guards[slot] = codes.NOBODY


@inner(VOID(S, T, W, INT, INT))
def start_with(s: Any, t: Any, w: Any, side: int, card: int) -> None:
    """A side's starting hero comes out of its deck to the battlefield, ready."""
    remove(s, side, codes.RESERVE, card)
    fill_slot(s, side * codes.PLACES, card)
    show(s, card)
    note(s, w, events.STARTED_WITH, side, card, side * codes.PLACES, 0, 0)


@inner(VOID(S, T, W))
def deal(s: Any, t: Any, w: Any) -> None:
    """Both sides shuffle, put six cards into the bounty zone and draw six; then the first turn begins (W-1)."""
    for side in range(2):
        shuffle(s, side)
        for _ in range(codes.BOUNTY_STACKS):
            add_stack(s, side, codes.STACK_SIZE)
        give_hand(s, side, t.given_hand[side])
        draw_cards(s, w, side, codes.OPENING_HAND - int(s.size[side, codes.HAND]))
    start_turn(s, w, int(s.first), 1)


@inner(VOID(S, INT, types.uint64))
def give_hand(s: Any, side: int, cards: Any) -> None:
    """Lay the cards (bits) of a hand that was given on top of the reserve, changed for others where they lie in the bounty."""
    for place in range(int(s.size[side, codes.BOUNTY])):
        card = int(s.cards[side, codes.BOUNTY, place])
        if (cards & mark(card)) != NONE:
            for index in range(int(s.size[side, codes.RESERVE])):
                other = int(s.cards[side, codes.RESERVE, index])
                if (cards & mark(other)) == NONE:
                    s.cards[side, codes.BOUNTY, place], s.cards[side, codes.RESERVE, index] = other, card
                    break
    lay_on_top(s, side, cards)


@inner(VOID(S, W, INT, INT))
def start_turn(s: Any, w: Any, side: int, turn: int) -> None:
    """Begin a turn: everything that is once a turn may be done again, by both sides."""
    s.turn = turn
    s.active = side
    s.is_stale = 1
    s.turn_actions = s.turn_effects = 0
    for slot in range(codes.FIELD):
        s.done[slot] = 0
    for slot in range(codes.FIELD):
        s.countered[slot] = 0
    for each in range(2):
        s.once[each, 0] = s.once[each, 1] = NONE
        s.deployed[each] = s.cast[each] = 0
        for event in range(codes.COUNTED_EVENTS):
            s.happened[each, event] = 0
    s.phase = codes.START
    note(s, w, events.TURN_BEGAN, side, -1, -1, turn, 0)


@inner(VOID(S, T, W))
def ready_all(s: Any, t: Any, w: Any) -> None:
    """The turn player's heroes and weapons are readied, but for heroes that can't be."""
    side = int(s.active)
    left = s.tapped[side]
    if left == NONE:
        return
    held, heroes = NONE, heroes_of(s, side)
    while heroes:
        slot = lowest(heroes)
        if has_trait(s, slot, codes.CANT_READY):
            held |= mark(int(s.card[slot]))
        heroes &= heroes - 1
    s.tapped[side] &= held
    left &= ~held
    while left != NONE:
        note(s, w, events.READIED, side, side * codes.SIDE_CARDS + lowest_card(left), -1, 0, 0)
        left &= left - ONE


@inner(VOID(S, W))
def gain(s: Any, w: Any) -> None:
    """Each of the turn player's heroes gains 1 MP; not in the first turn of the game (W-2)."""
    if s.turn <= 1:
        return
    note(s, w, events.MP_GAINED, int(s.active), -1, -1, 1, 0)
    left = heroes_of(s, int(s.active))
    while left:
        change_mp(s, w, lowest(left), 1)
        left &= left - 1


@inner(VOID(S, W))
def finish_turn(s: Any, w: Any) -> None:
    """End what lasts till now, and begin the other side's turn; after turn 200 the game is drawn (W-11, W-14)."""
    end_given(s)
    end_spells(s, w)
    end_guards(s)
    note(s, w, events.TURN_ENDED, int(s.active), -1, -1, int(s.turn), 0)
    if s.turn >= codes.TURN_LIMIT:
        finish_game(s, w, codes.DRAWN_GAME, codes.BY_TURNS)
    else:
        start_turn(s, w, 1 - int(s.active), int(s.turn) + 1)


@inner(VOID(S, T, W))
def step_turn(s: Any, t: Any, w: Any) -> None:
    """Do the next step of the turn in which no player acts: what the ready step sets off comes before readying and drawing (W-20).

    Where it only tells a moment there is nothing to settle.
    """
    phase, side = int(s.phase), int(s.active)
    if phase == codes.START:
        s.phase = codes.READY
        tell_player(s, t, w, codes.TURN_STARTED, side, 0)
    elif phase == codes.READY:
        s.phase = codes.DRAW
        tell_player(s, t, w, codes.READY_STEP, side, 0)
    elif phase == codes.DRAW:
        s.phase = codes.GAIN
        ready_all(s, t, w)
        draw_cards(s, w, side, 1)
    elif phase == codes.GAIN:
        s.phase = codes.MAIN
        gain(s, w)
    elif phase == codes.END:
        s.phase = codes.DISCARDING
    elif phase == codes.AFTER_DISCARDS:
        s.phase = codes.FINISH
        tell_player(s, t, w, codes.TURN_ENDED, side, 0)
    else:
        finish_turn(s, w)
    if phase != codes.START and phase != codes.READY and phase != codes.END and phase != codes.AFTER_DISCARDS:
        settle(s, t, w)


@inner(INT(S))
def excess(s: Any) -> int:
    """Return how many cards the turn player has to discard."""
    return max(0, int(s.size[s.active, codes.HAND]) - max(0, int(s.limits[s.active, codes.LIMIT_HAND])))
