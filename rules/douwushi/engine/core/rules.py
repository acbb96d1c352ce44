"""The rules as the kernel makes entries of them (rules.kernel.compiled.entries)."""

from __future__ import annotations

from pathlib import Path

from rules.douwushi.engine.core.course.decisions import decider
from rules.douwushi.engine.core.course.legal import list_actions
from rules.douwushi.engine.core.course.machine import begin_game, perform
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.tally import write_cards
from rules.kernel.compiled.entries import CompiledRules
from rules.kernel.compiled.storage.cache import CompileCache
from rules.kernel.compiled.storage.sources import sources_in

RULES = CompiledRules(
    cache=CompileCache("douwushi", sources_in(Path(__file__).parent)),
    state=S,
    tables=T,
    work=W,
    begin=begin_game,
    legal=list_actions,
    perform=perform,
    decider=decider,
    write_cards=write_cards,
)
