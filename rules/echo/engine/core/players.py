"""The players: each picks one of the legal actions with its own randomness, from what its side can see."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core import codes
from rules.echo.engine.core.layout import S, T, W
from rules.echo.engine.core.legal import list_actions
from rules.echo.engine.core.stack import decider, decision
from rules.kernel.compiled.bits import NONE, ONE, lowest_card
from rules.kernel.compiled.compiling import INT, inner
from rules.kernel.compiled.random import below


@inner(INT(S, T, W))
def choose_at_random(s: Any, t: Any, w: Any) -> int:
    """Any legal action, each with the same chance."""
    count = list_actions(s, t, w)
    return int(w.legal[below(w.rng[:], decider(s), count)])


@inner(types.boolean(S, T))
def is_told(s: Any, t: Any) -> bool:
    """Whether the decision is the mulligan of a side that has been given its hand, with what to put back."""
    return bool(decision(s) == codes.MULLIGAN and t.given[decider(s)] != NONE)


@inner(INT(T, types.uint64, INT))
def count_alike(t: Any, cards: Any, card: int) -> int:
    """How many among some cards (bits) are copies of this one."""
    found = 0
    while cards != NONE:
        found += 1 if t.definition[lowest_card(cards)] == t.definition[card] else 0
        cards &= cards - ONE
    return found


@inner(INT(S, T, W))
def put_back_as_told(s: Any, t: Any, w: Any) -> int:
    """The next card that is to go back; of equal cards it does not matter which."""
    side, count = decider(s), list_actions(s, t, w)
    for index in range(count - 1):
        card = w.legal[index] >> 4 & 63
        if count_alike(t, s.tossed[side], card) < count_alike(t, t.put_back[side], card):
            return int(w.legal[index])
    return int(w.legal[count - 1])


@inner(INT(S, T, W))
def choose_as_told_or_at_random(s: Any, t: Any, w: Any) -> int:
    """What a side was told to put back, and otherwise any legal action."""
    return put_back_as_told(s, t, w) if is_told(s, t) else choose_at_random(s, t, w)
