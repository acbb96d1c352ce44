"""The rules as the kernel makes entries of them (rules.kernel.compiled.entries), and what a side is told to put back in its mulligan."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from numba import types

from rules.echo.engine.core.course.decisions import decider, decision
from rules.echo.engine.core.course.legal import list_actions
from rules.echo.engine.core.course.machine import begin_game, perform
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.layout import S, T, W
from rules.echo.engine.core.state.packed import card_of
from rules.echo.engine.core.state.tally import write_cards
from rules.kernel.compiled.bits import NONE, ONE, lowest_card
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.entries import NOT_TOLD, CompiledRules
from rules.kernel.compiled.storage.cache import CompileCache
from rules.kernel.compiled.storage.sources import sources_in


@inner(INT(T, types.uint64, INT))
def count_alike(t: Any, cards: Any, card: int) -> int:
    """Count the copies of a card among some cards (bits)."""
    found = 0
    while cards != NONE:
        found += 1 if t.definition[lowest_card(cards)] == t.definition[card] else 0
        cards &= cards - ONE
    return found


@inner(INT(S, T, W))
def told(s: Any, t: Any, w: Any) -> int:
    """Return the mulligan's next action for a side with a given hand, else NOT_TOLD; of equal cards any one may be put back."""
    if decision(s) != codes.MULLIGAN or t.given[decider(s)] == NONE:
        return NOT_TOLD
    side, count = decider(s), list_actions(s, t, w)
    for index in range(count - 1):
        card = card_of(int(w.legal[index]))
        if count_alike(t, s.tossed[side], card) < count_alike(t, t.put_back[side], card):
            return int(w.legal[index])
    return int(w.legal[count - 1])


RULES = CompiledRules(
    cache=CompileCache("echo", sources_in(Path(__file__).parent)),
    state=S,
    tables=T,
    work=W,
    begin=begin_game,
    legal=list_actions,
    perform=perform,
    decider=decider,
    write_cards=write_cards,
    told=told,
)
