"""The rules as the kernel makes entries of them (rules.kernel.compiled.entries), and what a side is told to put back in its mulligan."""

from __future__ import annotations

from pathlib import Path

from rules.hota.engine.core.decisions import decider
from rules.hota.engine.core.layout import S, T, W
from rules.hota.engine.core.legal import list_actions
from rules.hota.engine.core.machine import begin_game, perform
from rules.hota.engine.core.tally import write_cards
from rules.kernel.compiled.entries import CompiledRules
from rules.kernel.compiled.storage.cache import CompileCache
from rules.kernel.compiled.storage.sources import sources_in

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
)
