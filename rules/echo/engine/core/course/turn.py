"""The game's course: setup, and the phases of a turn (Echo 2.1, E-2 to E-4, E-15)."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core.abilities.auras import given_to, sources_of
from rules.echo.engine.core.abilities.triggers import about, tell
from rules.echo.engine.core.mechanics.heroes import discard, draw_cards, draw_opening_hand
from rules.echo.engine.core.state import codes, events
from rules.echo.engine.core.state.field import has_followers
from rules.echo.engine.core.state.layout import S, T, W, clear_state
from rules.echo.engine.core.state.log import note
from rules.echo.engine.core.state.stack import check_victory, finish_game, push
from rules.echo.engine.core.state.zones import add, add_below, forget, remove_at, shuffle
from rules.kernel.compiled.bits import NONE, bit
from rules.kernel.compiled.compilation import INT, VOID, inner


@inner(VOID(S, T, W, INT))
def mulligan(s: Any, t: Any, w: Any, side: int) -> None:
    """The cards that a side chose go to the bottom of its deck in the order in which it holds them, it draws up to 10, then shuffles."""
    tossed = index = 0
    while index < s.size[side, codes.HAND]:
        card = int(s.cards[side, codes.HAND, index])
        if (s.tossed[side] & bit(card)) != NONE:
            remove_at(s, side, codes.HAND, index)
            forget(s, side, card)
            add_below(s, side, card)
            tossed += 1
        else:
            index += 1
    s.tossed[side] = NONE
    if tossed:
        draw_opening_hand(s, t, w, side)
        shuffle(s, side)
    note(s, w, events.MULLIGANED, side, -1, -1, tossed, 0)


@inner(VOID(S, T, W))
def end_mulligan(s: Any, t: Any, w: Any) -> None:
    """A side is content with its choice; when both are, both take effect (E-2)."""
    if s.asked == s.first:
        s.asked = 1 - s.first
        return
    mulligan(s, t, w, int(s.first))
    mulligan(s, t, w, 1 - s.first)
    s.asked = s.first
    s.phase = codes.SETUP


@inner(VOID(S, W))
def end_setup(s: Any, w: Any) -> None:
    """A side has placed its followers; when both have, a side without any loses."""
    if s.asked == s.first:
        s.asked = 1 - s.first
        return
    first, second = has_followers(s, 0), has_followers(s, 1)
    if first and second:
        start_turn(s, w, int(s.first), 1)
    elif first or second:
        finish_game(s, w, 0 if first else 1, codes.BY_SETUP)
    else:
        finish_game(s, w, codes.DRAWN_GAME, codes.BY_SETUP)


@inner(VOID(S, W, INT, INT))
def start_turn(s: Any, w: Any, side: int, turn: int) -> None:
    """Begin a turn: everything that is once a turn may be done again, by both sides' followers."""
    s.turn = turn
    s.active = side
    s.is_stale = 1
    s.turn_actions = 0
    s.turn_effects = 0
    for slot in range(codes.FIELD):
        s.done[slot] = 0
    for slot in range(codes.FIELD):
        s.once[slot] = 0
    for each in range(2):
        s.hero_used[each] = 0
        s.hero_once[each] = 0
        for event in range(codes.COUNTED_EVENTS):
            s.happened[each, event] = 0
    s.phase = codes.START
    note(s, w, events.TURN_BEGAN, side, -1, -1, turn, 0)


@inner(VOID(S, T, W))
def draw_phase(s: Any, t: Any, w: Any) -> None:
    """Draw one; the first player's first turn draws none, which is no skipped phase. A skipped one empties the display zone (E-3)."""
    side = int(s.active)
    s.phase = codes.COLLECT
    if s.skips_draw[side] > 0:
        s.skips_draw[side] -= 1
        note(s, w, events.DRAW_SKIPPED, side, -1, -1, 0, 0)
        while s.size[side, codes.DISPLAY] > 0:
            discard(s, t, w, side, remove_at(s, side, codes.DISPLAY, 0), codes.DISPLAY)
    elif s.turn > 1 or side != s.first:
        draw_cards(s, t, w, side, 1)
        if s.life[side] <= 0:
            check_victory(s, w)


@inner(VOID(S, W))
def collect_display(s: Any, w: Any) -> None:
    """The draw phase ends: the turn player takes the cards of their display zone into hand."""
    side = int(s.active)
    s.phase = codes.ENERGY
    count = int(s.size[side, codes.DISPLAY])
    if count == 0:
        return
    for index in range(count):
        add(s, side, codes.HAND, int(s.cards[side, codes.DISPLAY, index]))
    s.size[side, codes.DISPLAY] = 0
    note(s, w, events.COLLECTED_DISPLAY, side, -1, -1, count, 0)


@inner(INT(S, T, W, INT))
def energy_cap(s: Any, t: Any, w: Any, side: int) -> int:
    """A side's energy cap now: 5, or 3 in the first turn of the game, and what effects change."""
    base = codes.FIRST_ENERGY_CAP if s.turn <= 1 and side == s.first else codes.ENERGY_CAP
    change = (
        int(s.cap_change[side])
        + int(s.cap_change_once[side])
        + given_to(s, t, w, codes.GIVE_CAP, sources_of(s, t, codes.GIVE_CAP), side, -1)
    )
    return max(0, base + change)


@inner(VOID(S, T, W))
def energy_phase(s: Any, t: Any, w: Any) -> None:
    """Energy becomes the cap; what was left is lost (E-4)."""
    side = int(s.active)
    s.energy[side] = energy_cap(s, t, w, side)
    s.cap_change_once[side] = 0
    s.phase = codes.MAIN
    note(s, w, events.ENERGY_REFRESHED, side, -1, -1, int(s.energy[side]), 0)


@inner(VOID(S, INT, INT, INT))
def ask_discards(s: Any, zone: int, limit: int, purpose: int) -> None:
    """Ask the turn player to discard a zone down to its limit."""
    side = int(s.active)
    excess = int(s.size[side, zone]) - limit
    if excess > 0:
        top = push(s, codes.DISCARD, side)
        s.stack[top, codes.LEFT] = excess
        s.stack[top, codes.ZONE] = zone
        s.stack[top, codes.ZONE_SIDE] = side
        s.stack[top, codes.PURPOSE] = purpose


@inner(VOID(S, W))
def finish_turn(s: Any, w: Any) -> None:
    """End what lasts till the end of the turn, and begin the other side's turn; after turn 100 the game is drawn (E-15).

    What lasts till a side's next turn was given in its own turn, or `duration` lets it end now; so it passes to the next turn and ends
    with that. A loop for each field: each becomes one copy.
    """
    for slot in range(codes.FIELD):
        s.buff_turn[slot] = s.buff_next[slot]
    for slot in range(codes.FIELD):
        s.gained_turn[slot] = s.gained_next[slot]
    for slot in range(codes.FIELD):
        s.lost_turn[slot] = s.lost_next[slot]
    for slot in range(codes.FIELD):
        s.buff_next[slot] = 0
    for slot in range(codes.FIELD):
        s.gained_next[slot] = 0
    for slot in range(codes.FIELD):
        s.lost_next[slot] = 0
    note(s, w, events.TURN_ENDED, int(s.active), -1, -1, int(s.turn), 0)
    if s.turn >= codes.TURN_LIMIT:
        finish_game(s, w, codes.DRAWN_GAME, codes.BY_TURNS)
    else:
        start_turn(s, w, 1 - s.active, s.turn + 1)


@inner(VOID(S, T, W))
def step_turn(s: Any, t: Any, w: Any) -> None:
    """Do the next step of the turn in which no player acts. What it sets off checks for victory itself.

    The hand is cut until 8 cards are left, also of those that were drawn for what was discarded (E-18).
    """
    phase = int(s.phase)
    if phase == codes.START:
        s.phase = codes.DRAW
        about(w, -1, 0, -1, 0, 0)
        tell(s, t, w, codes.TURN_STARTED, int(s.active))
    elif phase == codes.DRAW:
        draw_phase(s, t, w)
    elif phase == codes.COLLECT:
        collect_display(s, w)
    elif phase == codes.ENERGY:
        energy_phase(s, t, w)
    elif phase == codes.END:
        s.phase = codes.DISCARD_HAND
        about(w, -1, 0, -1, 0, 0)
        tell(s, t, w, codes.TURN_ENDED, int(s.active))
    elif phase == codes.DISCARD_HAND:
        if s.size[s.active, codes.HAND] > codes.HAND_LIMIT:
            ask_discards(s, codes.HAND, codes.HAND_LIMIT, 0)
        else:
            s.phase = codes.DISCARD_DISPLAY
    elif phase == codes.DISCARD_DISPLAY:
        s.phase = codes.FINISH
        ask_discards(s, codes.DISPLAY, codes.DISPLAY_LIMIT, 0)
    else:
        finish_turn(s, w)


@inner(VOID(S))
def clear(s: Any) -> None:
    """Empty the record for a new game, before the mulligan."""
    clear_state(s)
    s.is_stale = 1
    s.phase = codes.MULLIGAN
    s.winner = -1
    s.present = bit(codes.HERO) | bit(codes.HERO + 1)
    for side in range(2):
        s.known[side] = bit(codes.HERO) | bit(codes.HERO + 1)
    for slot in range(codes.FIELD):
        s.card[slot] = -1
