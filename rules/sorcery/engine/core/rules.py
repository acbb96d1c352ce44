"""The rules as the kernel makes entries of them: how a game begins and goes on between two decisions (rules.kernel.compiled.machine)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from numba import types

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.entries import CompiledRules
from rules.kernel.compiled.events.rows import TALLYING
from rules.kernel.compiled.machine.course import course
from rules.kernel.compiled.machine.given_hands import telling
from rules.kernel.compiled.machine.start import Pile, dealing
from rules.kernel.compiled.storage.cache import CompileCache
from rules.kernel.compiled.storage.sources import sources_in
from rules.sorcery.engine.core.abilities.picks import QUESTIONS
from rules.sorcery.engine.core.abilities.statics import refresh
from rules.sorcery.engine.core.course.legal import list_actions
from rules.sorcery.engine.core.course.main_phase import cast, draw_site, play_site, use
from rules.sorcery.engine.core.course.resolution import FRAMES, answer_ability, begin_waiting
from rules.sorcery.engine.core.course.turn import ask_mulligan, draw_from, exchange, start_ending, step_turn
from rules.sorcery.engine.core.mechanics.advances import mover, start_move
from rules.sorcery.engine.core.mechanics.combat import answer_move, go_on_moving, shoot
from rules.sorcery.engine.core.mechanics.objects import drop, dying, endangered, leave, lost_in_void, pick_up
from rules.sorcery.engine.core.mechanics.victory import check_victory, exhaust
from rules.sorcery.engine.core.state import codes, events
from rules.sorcery.engine.core.state.field import fill_place
from rules.sorcery.engine.core.state.fields import STATE
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.log import note
from rules.sorcery.engine.core.state.realm import home_of
from rules.sorcery.engine.core.state.tally import prepare, write_cards
from rules.sorcery.engine.core.state.zones import GIVEN, add, draw_top, show, shuffle_atlas, shuffle_spellbook


@inner(INT(S, T, W))
def settle(s: Any, t: Any, w: Any) -> int:
    """Settle what comes before anything else: who has lost, dies or is lost in the void; return whether any did (S-6, S-8, S-9)."""
    refresh(s, t, w)
    check_victory(s, w)
    if s.phase == codes.OVER:
        return 1
    among = endangered(s)
    if not among:
        return 0
    dead = dying(s, t, among)
    if dead:
        leave(s, t, w, dead, codes.TO_GRAVEYARD)
        return 1
    lost = lost_in_void(s, t, among, mover(s) if s.stage == codes.STEPPING or s.stage == codes.ENTERED else codes.NOBODY)
    if lost:
        leave(s, t, w, lost, codes.TO_BANISHED)
    return int(lost != 0)


@inner(INT(S, T, W))
def go_on(s: Any, t: Any, w: Any) -> int:
    """Take the next step; return 0 where a player decides it."""
    if settle(s, t, w):
        return 1
    if s.waiting_size > 0:
        begin_waiting(s, t, w)
    elif s.stage != codes.IDLE:
        go_on_moving(s, t, w)
    else:
        return int(step_turn(s, t, w))
    return 1


@inner(VOID(S, T, W, INT, INT, INT))
def act(s: Any, t: Any, w: Any, kind: int, a: int, b: int) -> None:
    """Carry out an action of the active player."""
    side = int(s.active)
    if kind == codes.DRAW_FROM:
        draw_from(s, t, w, codes.SPELLBOOK + a)
    elif kind == codes.PLAY_SITE:
        play_site(s, t, w, side, a, b)
    elif kind == codes.DRAW_SITE:
        draw_site(s, t, w, side)
    elif kind == codes.CAST:
        cast(s, t, w, side, a, b)
    elif kind == codes.MOVE:
        start_move(s, t, w, a, b, codes.NOTHING_TO_STRIKE)
    elif kind == codes.ATTACK:
        start_move(s, t, w, a, int(s.at[b]), b)
    elif kind == codes.SHOOT:
        shoot(s, t, w, a, b)
    elif kind == codes.USE:
        use(s, t, w, side, a, int(t.skill[s.card[a], b]))
    elif kind == codes.PICK_UP:
        s.done[a] |= codes.HANDLED
        pick_up(s, t, w, a, b)
    elif kind == codes.DROP:
        s.done[a] |= codes.HANDLED
        drop(s, w, a, b)
    else:
        start_ending(s, t, w)


@inner(VOID(S, T, W, INT, INT))
def answer(s: Any, t: Any, w: Any, kind: int, a: int) -> None:
    """Go on after the last answer to a question of the game's own."""
    if s.purpose == codes.FOR_MULLIGAN:
        exchange(s, t, w, int(s.asked_side))
    elif s.frames_size > 0:
        answer_ability(s, t, w)
    else:
        answer_move(s, t, w)


@inner(INT(S))
def decides(s: Any) -> int:
    return int(s.active)


perform, advance, decider = course(
    S, T, W, packing=codes.PACKING, questions=QUESTIONS, frames=FRAMES, go_on=go_on, act=act, answer=answer, decides=decides,
    limit=codes.ACTION_LIMIT, exhaust=exhaust,
)  # fmt: skip
deal = dealing(
    S, T, W, STATE, decks=(Pile(codes.SPELLBOOK, 1, shuffle_spellbook), Pile(codes.ATLAS, codes.FIRST_SITE, shuffle_atlas)), add=add
)  # fmt: skip
lay_given = GIVEN.lay
told = telling(S, T, W, GIVEN, packing=codes.PACKING, purpose=codes.FOR_MULLIGAN, legal=list_actions)


@inner(VOID(S, T, INT, INT))
def place_avatar(s: Any, t: Any, side: int, card: int) -> None:
    """Place an avatar in the middle of its own edge, with the life that is printed on it (S-1)."""
    place = side * codes.PLACES
    fill_place(s, place, card, side, home_of(side ^ int(s.first)))
    s.done[place] = 0
    s.life[side] = t.life[card]
    show(s, card)


@inner(VOID(S, T, W, types.uint64, INT))
def begin(s: Any, t: Any, w: Any, seed: Any, game: int) -> None:
    """Set up a game by its number: avatars, decks, hands of three cards from each deck, given or drawn (S-1)."""
    deal(s, t, w, seed, game)
    s.is_stale = 1
    if w.is_logging == TALLYING:
        prepare(t, w)
    note(s, w, events.GAME_BEGAN, int(s.first), -1, -1, 0, 0)
    for side in range(2):
        place_avatar(s, t, side, int(t.first_card[side]))
        lay_given(s, t, side)
        for number in range(2 * codes.OPENING_HAND):
            draw_top(s, w, side, codes.SPELLBOOK if number < codes.OPENING_HAND else codes.ATLAS)
    ask_mulligan(s, int(s.first))
    advance(s, t, w)


RULES = CompiledRules(
    CompileCache("sorcery", sources_in(Path(__file__).parent)), S, T, W, begin, list_actions, perform, decider, write_cards, told
)
