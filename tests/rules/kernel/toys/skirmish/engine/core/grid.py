"""The skirmish's grid: who stands where, arrives, moves, fights and dies."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.events.log import noting
from rules.kernel.compiled.machine.repetition import repetition
from tests.rules.kernel.toys.skirmish.engine.core.state import events
from tests.rules.kernel.toys.skirmish.engine.core.state import layout as codes
from tests.rules.kernel.toys.skirmish.engine.core.state.layout import CELLS, S, T, W, add, show

note = noting(S, W, overflow=codes.LOG_OVERFLOW)
note_position, forget_positions = repetition(S, codes.STATE, [("card", 16), ("life", 16), ("wounds", 8), ("active", 1)])


@inner(INT(S))
def free_cells(s: Any) -> int:
    """The cells (bits) that nobody stands on."""
    free = 0
    for cell in range(CELLS):
        free |= int(s.card[cell] < 0 and s.card[CELLS + cell] < 0) << cell
    return free


@inner(INT(INT))
def home_of(side: int) -> int:
    """The column in which a side deploys."""
    return side * (codes.COLUMNS - 1)


@inner(INT(S))
def free_token(s: Any) -> int:
    """A token that is not on the grid, -1 if all are."""
    for token in range(codes.FIRST_TOKEN, codes.CARDS):
        is_free = True
        for place in range(2 * CELLS):
            is_free = is_free and s.card[place] != token
        if is_free:
            return token
    return -1


@inner(VOID(S, W, INT, INT, INT))
def arrive(s: Any, w: Any, side: int, card: int, cell: int) -> None:
    place = side * CELLS + cell
    s.card[place], s.has_moved[place], s.wounds[place] = card, 1, 0
    show(s, card)
    forget_positions(s)


@inner(VOID(S, T, W, INT))
def bury_dead(s: Any, t: Any, w: Any, place: int) -> None:
    """A unit with as many wounds as life leaves the grid; a token is gone."""
    card, side = int(s.card[place]), place // CELLS
    if s.wounds[place] < t.life[card]:
        return
    s.card[place] = -1
    s.wounds[place] = s.has_moved[place] = 0
    forget_positions(s)
    if card < codes.FIRST_TOKEN:
        note(s, w, events.DIED, side, card, -1, 0, 0)
        add(s, side, codes.GRAVEYARD, card)
    else:
        note(s, w, events.TOKEN_DIED, side, card, -1, 0, 0)


@inner(VOID(S, T, W, INT, INT, INT))
def move(s: Any, t: Any, w: Any, side: int, place: int, cell: int) -> None:
    """A unit goes to a free cell, or fights who stands there."""
    foe, card = (1 - side) * CELLS + cell, int(s.card[place])
    s.has_moved[place] = 1
    if s.card[foe] >= 0:
        note(s, w, events.FOUGHT, side, card, place, int(s.card[foe]), 0)
        s.wounds[foe] += t.attack[card]
        s.wounds[place] += t.attack[s.card[foe]]
        bury_dead(s, t, w, foe)
        bury_dead(s, t, w, place)
        return
    to = side * CELLS + cell
    s.card[to], s.wounds[to], s.has_moved[to] = card, s.wounds[place], 1
    s.card[place] = -1
    s.wounds[place] = s.has_moved[place] = 0
    note(s, w, events.MOVED, side, card, to, 0, 0)
