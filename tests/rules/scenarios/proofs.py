"""The scenarios of a game's folder, file by file, for the tests that run them all."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

from rules.kernel.positions.files import Scenario
from rules.kernel.positions.scenario_format import Outcome
from tests.rules.conftest import _read_cards

RULES = Path(__file__).parents[1]


@dataclass(frozen=True)
class Scenarios:
    """The scenario files of a game."""

    game: str

    @property
    def folder(self) -> Path:
        return RULES / self.game / "scenarios"

    @property
    def files(self) -> list[str]:
        """The files below the folder."""
        return sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*.toml"))

    @cached_property
    def by_file(self) -> dict[str, list[Scenario[Any]]]:
        """All scenarios by the file they stand in. Raises ScenarioFileError."""
        return {file: self.read((self.folder / file).read_text("utf-8"), file) for file in self.files}

    @property
    def everything(self) -> list[Scenario[Any]]:
        return [scenario for listed in self.by_file.values() for scenario in listed]

    def read(self, text: str, source: str) -> list[Scenario[Any]]:
        """The scenarios of a file, with the shipped cards."""
        listed: list[Scenario[Any]] = import_module(f"rules.{self.game}.scenario.files").read_scenarios(
            text, source, _read_cards(self.game)
        )
        return listed

    def failures(self, file: str) -> list[str]:
        """Return the outcome of each scenario of a file that does not hold."""
        outcomes = [self._run(scenario) for scenario in self.by_file[file]]
        assert outcomes, "there is no scenario in it"
        return [str(outcome) for outcome in outcomes if not outcome.is_ok]

    def _run(self, scenario: Scenario[Any]) -> Outcome:
        try:
            outcome: Outcome = import_module(f"rules.{self.game}.scenario.runner").run(scenario)
        except Exception as error:
            error.add_note(f"in the scenario {scenario.name!r}")
            raise
        return outcome
