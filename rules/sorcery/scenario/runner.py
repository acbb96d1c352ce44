"""Plays scenarios of Sorcery through the engine and tells what became of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rules.kernel.cards import Card
from rules.kernel.positions.files import Scenario
from rules.kernel.positions.runner import run_scenario
from rules.kernel.positions.scenario_format import Outcome
from rules.sorcery.notation import read_line
from rules.sorcery.positions import Position
from rules.sorcery.scenario.expectations import EXPECTATIONS
from rules.sorcery.scenario.files import read_scenarios
from rules.sorcery.scenario.writer import write_file
from rules.sorcery.written_actions import apply_line

if TYPE_CHECKING:
    from rules.kernel.telling.events import Event
    from rules.sorcery.engine.play import Play

__all__ = ["run", "run_file", "write_file"]


def run_file(text: str, source: str, shipped: Mapping[str, Card]) -> list[Outcome]:
    """Play every scenario of a file, in order. `shipped` are the cards beside its own, by slug. Raises ScenarioFileError."""
    return [run(scenario) for scenario in read_scenarios(text, source, shipped)]


def run(scenario: Scenario[Position]) -> Outcome:
    """Play one scenario up to its end or to the first thing that is not as it should be."""
    from rules.sorcery.engine import start_position

    return run_scenario(scenario, start_position, _act, EXPECTATIONS)


def _act(play: Play, line: str) -> tuple[Event, ...]:
    return apply_line(play, read_line(line))
