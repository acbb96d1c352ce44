"""Plays scenarios of Echo through the engine and tells what became of each."""

from __future__ import annotations

from rules.echo.notation import read_line
from rules.echo.scenario.expectations import EXPECTATIONS
from rules.echo.scenario.files import read_scenarios
from rules.echo.scenario.writer import write_file
from rules.echo.written_actions import apply_line
from rules.kernel.engine_parts import EngineParts
from rules.kernel.positions.runner import Runner

__all__ = ["run", "run_file", "write_file"]

RUNNER = Runner(EngineParts("rules.echo.engine"), read_scenarios, lambda play, line: apply_line(play, read_line(line)), EXPECTATIONS)
run, run_file = RUNNER.run, RUNNER.run_file
