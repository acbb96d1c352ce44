"""The rules as the kernel makes entries of them (rules.kernel.compiled.entries), and what a side is told to exchange in its mulligan."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rules.hota.engine.core.course.decisions import decider
from rules.hota.engine.core.course.legal import list_actions
from rules.hota.engine.core.course.machine import begin_game, perform
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.packed import a_of, pack
from rules.hota.engine.core.state.tally import write_cards
from rules.hota.engine.core.state.zones import left_to_put_back
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.entries import NOT_TOLD, CompiledRules
from rules.kernel.compiled.machine.codes import NAME_NUMBER
from rules.kernel.compiled.storage.cache import CompileCache
from rules.kernel.compiled.storage.sources import sources_in


@inner(INT(S, T, W))
def told(s: Any, t: Any, w: Any) -> int:
    """Return the action of a side with a given hand in its mulligan (103.4), else NOT_TOLD; any one of equal cards may be exchanged."""
    side = decider(s)
    if s.phase > codes.MULLIGAN or not t.is_given[side]:
        return NOT_TOLD
    if s.phase == codes.ANNOUNCING:
        return int(pack(NAME_NUMBER, left_to_put_back(s, t, side, codes.NOBODY), 0))
    count = list_actions(s, t, w)
    for index in range(count):
        if left_to_put_back(s, t, side, a_of(int(w.legal[index]))) > 0:
            return int(w.legal[index])
    return NOT_TOLD


RULES = CompiledRules(
    cache=CompileCache("hota", sources_in(Path(__file__).parent)),
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
