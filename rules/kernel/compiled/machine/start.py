"""The start of a game: an empty record, and the sides' decks shuffled by the chance of their seats."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import types

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.responses import NOBODY
from rules.kernel.compiled.random import mix
from rules.kernel.compiled.record_copy import clearing
from rules.kernel.state.fields import PLACE, SIDES, StateFields

_PLAY, _PLAYER = np.uint64(1), np.uint64(2)


class Pile(NamedTuple):
    """A deck to draw from: its zone, the first of its cards among the ids of a side, and the function `shuffle(s, side)`."""

    zone: int
    start: int
    shuffle: Any


def dealing(state: Any, tables: Any, work: Any, fields: StateFields, *, decks: tuple[Pile, ...], add: Any, players: int = SIDES) -> Any:
    """Return the function `deal(s, t, w, seed, game)` of a game: empty the record, then lay and shuffle the decks of both sides.

    Fields of places that may be -1 start as -1. The tables hold in `first_card` a side's first id, and in `decks` the number of cards in
    each of its decks. add(state, side, zone, card): put a card on top. Chance belongs to seats, not to who sits there: games in which each
    player goes first once have the same. Sides after the players have seats of their own.
    """
    sides = fields.sides
    clear = clearing(state, fields.dtype)
    for each in fields.declared:
        if each.per is PLACE and each.holds and each.holds[0] < 0:
            clear = _and_blank(state, clear, each.name)

    @inner(VOID(state, tables, INT))
    def lay_nothing(s: Any, t: Any, side: int) -> None:
        """Lay no deck."""

    lay = lay_nothing
    for number, pile in enumerate(decks):
        lay = _and_lay(state, tables, lay, number, pile, add)

    @inner(VOID(state, tables, work, types.uint64, INT))
    def deal(s: Any, t: Any, w: Any, seed: Any, game: int) -> None:
        clear(s)
        s.winner = s.priority = NOBODY
        s.first = s.active = game % players
        round_of_games = mix(seed, np.uint64(game // players))
        for seat in range(sides):
            side = (int(s.first) + seat) % players if seat < players else seat
            stream = mix(round_of_games, np.uint64(seat))
            s.rng[side] = mix(stream, _PLAY)
            w.rng[side] = mix(stream, _PLAYER)
            w.plan_size[side] = 0
            lay(s, t, side)

    return deal


def _and_blank(state: Any, before: Any, name: str) -> Any:
    """Return the function `before`, after which each number of a field is -1."""

    @inner(VOID(state))
    def blank(s: Any) -> None:
        before(s)
        s[name][:] = NOBODY

    return blank


def _and_lay(state: Any, tables: Any, before: Any, number: int, pile: Pile, add: Any) -> Any:
    """Return the function `before`, after which a side's deck of that number lies in its zone."""
    zone, start, shuffle = pile

    @inner(VOID(state, tables, INT))
    def lay(s: Any, t: Any, side: int) -> None:
        before(s, t, side)
        for index in range(int(t.decks[side, number])):
            add(s, side, zone, int(t.first_card[side]) + start + index)
        shuffle(s, side)

    return lay
