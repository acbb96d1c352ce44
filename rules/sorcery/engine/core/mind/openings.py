"""Players' openings: which cards they put back (S-1). The worth of a card in an opening hand was learned (engine.hand_worth)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.machine.codes import CHOSEN, PASS
from rules.kernel.players.decisions import NO_OPENING
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.packed import a_of, kind_of, pack
from rules.sorcery.engine.core.state.zones import deck_of

#: What costs so much is too dear for a greedy player's opening hand.
DEAR = 4


@inner(types.boolean(S, T, INT, INT))
def is_unwanted(s: Any, t: Any, side: int, card: int) -> bool:
    """Return whether a card is worth less in the opening hand than a card from its deck on average."""
    deck, total = deck_of(t, card), 0
    size = int(s.size[side, deck])
    for index in range(size):
        total += int(t.keep[side, s.cards[side, deck, index]])
    return bool(int(t.keep[side, card]) * size < total)


@inner(types.boolean(S, T, INT, INT))
def is_dear(s: Any, t: Any, side: int, card: int) -> bool:
    """Return whether the greedy player puts a card back: a spell that is dear, or the third of its name."""
    alike = 0
    for index in range(int(s.size[side, codes.HAND])):
        other = int(s.cards[side, codes.HAND, index])
        alike += int(other < card and t.same[other] == t.same[card])
    return bool(t.kind[card] != codes.SITE and (t.cost[card] >= DEAR or alike >= 2))


@inner(INT(S, T, W, INT, INT, types.boolean))
def exchange(s: Any, t: Any, w: Any, count: int, side: int, is_learned: bool) -> int:
    """Return the action that puts the next card back, or passing where none is left; NO_OPENING once the game has begun."""
    if s.phase != codes.MULLIGAN:
        return NO_OPENING
    for index in range(count):
        action = int(w.legal[index])
        if kind_of(action) == PASS:
            continue
        card = a_of(action)
        is_out = is_unwanted(s, t, side, card) if is_learned else is_dear(s, t, side, card)
        if is_out and s.marked[card] != CHOSEN:
            return action
    return int(pack(PASS, 0, 0))


@inner(INT(S, T, W, INT, INT))
def opening(s: Any, t: Any, w: Any, count: int, side: int) -> int:
    """Return the next action of a thinking player's opening, NO_OPENING once the game has begun."""
    return int(exchange(s, t, w, count, side, True))


@inner(INT(S, T, W, INT, INT))
def plain_opening(s: Any, t: Any, w: Any, count: int, side: int) -> int:
    """Return the next action of the greedy player's opening, NO_OPENING once the game has begun."""
    return int(exchange(s, t, w, count, side, False))
