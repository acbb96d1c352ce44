"""Deaths and defeat: heroes that fall go with all they bear; a side loses with its fourth, or with none left (W-9, W-10)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.abilities.auras import refresh, see_now
from rules.douwushi.engine.core.abilities.triggers import about, offer_dead, tell
from rules.douwushi.engine.core.mechanics.items import strip
from rules.douwushi.engine.core.state import codes, events
from rules.douwushi.engine.core.state.field import clear_slot, heroes_of, side_of
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.log import note
from rules.douwushi.engine.core.state.zones import bury
from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.events.log import ending

BOOL = types.boolean
finish_game = ending(S, W, note, over=codes.OVER, drawn=codes.DRAWN_GAME, event=events.GAME_ENDED)


@inner(BOOL(S, INT))
def is_dying(s: Any, slot: int) -> bool:
    """Return whether a hero has more damage than life."""
    return bool(s.damage[slot] > s.life[slot])


@inner(BOOL(S, INT))
def has_lost(s: Any, side: int) -> bool:
    return bool(s.fallen[side] >= codes.FALLEN_LIMIT or heroes_of(s, side) == 0)


@inner(VOID(S, W))
def check_victory(s: Any, w: Any) -> None:
    """Look whether the game is over, at the moment that heroes leave the battlefield (W-10)."""
    if s.phase == codes.OVER:
        return
    first, second = has_lost(s, 0), has_lost(s, 1)
    if first and second:
        finish_game(s, w, codes.DRAWN_GAME, codes.BY_BOTH)
    elif first or second:
        loser = 0 if first else 1
        finish_game(s, w, 1 - loser, codes.BY_FALLEN if s.fallen[loser] >= codes.FALLEN_LIMIT else codes.BY_EMPTY)


@inner(VOID(S, T, W, INT, INT))
def bury_hero(s: Any, t: Any, w: Any, slot: int, index: int) -> None:
    """A hero dies: it and what it bears go to the graveyard, and the other side has a bounty due."""
    side, card = side_of(slot), int(s.card[slot])
    w.dead[index, 0], w.dead[index, 1], w.dead[index, 2] = card, s.uid[slot], slot
    w.dead_borne[index] = s.borne[side, slot]
    note(s, w, events.DIED, side, card, slot, int(s.fallen[side]) + 1, 0)
    strip(s, t, w, slot)
    clear_slot(s, slot)
    bury(s, side, card)
    s.fallen[side] += 1
    s.bounty_due[1 - side] += 1
    s.happened[side, codes.COUNT_DIED] = min(codes.MOST_EVENTS, s.happened[side, codes.COUNT_DIED] + 1)


@inner(VOID(S, T, W, INT, INT))
def die(s: Any, t: Any, w: Any, heroes: int, dealer: int) -> None:
    """Some heroes (bits) die at once, of damage dealt by the hero in the slot `dealer`, or (-1) by none."""
    killer, killer_uid = (int(s.card[dealer]), int(s.uid[dealer])) if dealer >= 0 else (-1, 0)
    count, left = 0, heroes
    while left:
        bury_hero(s, t, w, lowest(left), count)
        count += 1
        left &= left - 1
    check_victory(s, w)
    if s.phase == codes.OVER:
        return
    see_now(s, t, w)
    for index in range(count):
        side = side_of(int(w.dead[index, 2]))
        about(w, int(w.dead[index, 0]), int(w.dead[index, 1]), killer, killer_uid, 0)
        tell(s, t, w, codes.DIED, side)
        offer_dead(s, t, w, side, index, codes.DIED)
    if dealer >= 0:
        for index in range(count):
            about(w, killer, killer_uid, int(w.dead[index, 0]), int(w.dead[index, 1]), 0)
            tell(s, t, w, codes.KILLS, side_of(dealer))


@inner(VOID(S, T, W))
def settle(s: Any, t: Any, w: Any) -> None:
    """Work out again what heroes have; a hero whose life falls below its damage dies of it, without a foe (One meaning 6)."""
    while s.phase != codes.OVER and refresh(s, t, w):
        dying, left = 0, int(s.field)
        while left:
            slot = lowest(left)
            if is_dying(s, slot):
                dying |= 1 << slot
            left &= left - 1
        if not dying:
            return
        die(s, t, w, dying, codes.NOBODY)
