"""Plays scenarios of Sorcery through the engine and tells what became of each."""

from __future__ import annotations

from rules.kernel.engine_parts import EngineParts
from rules.kernel.positions.runner import Runner
from rules.sorcery.notation import read_line
from rules.sorcery.scenario.expectations import EXPECTATIONS
from rules.sorcery.scenario.files import read_scenarios
from rules.sorcery.scenario.writer import write_file
from rules.sorcery.written_actions import apply_line

__all__ = ["run", "run_file", "write_file"]

RUNNER = Runner(EngineParts("rules.sorcery.engine"), read_scenarios, lambda play, line: apply_line(play, read_line(line)), EXPECTATIONS)
run, run_file = RUNNER.run, RUNNER.run_file
