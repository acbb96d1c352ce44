"""The scenarios of a game's folder, file by file, for the tests that run them all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from rules.kernel.cards import Card
from rules.kernel.positions.files import Scenario
from rules.kernel.positions.scenario_format import Outcome


@dataclass(frozen=True)
class Scenarios:
    """A game's scenario files: where they lie, how one is read, and how a scenario is run."""

    folder: Path
    cards: Mapping[str, Card]
    read_scenarios: Callable[[str, str, Mapping[str, Card]], list[Scenario[Any]]]
    run: Callable[[Scenario[Any]], Outcome]

    @property
    def files(self) -> list[str]:
        """The files below the folder."""
        return sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*.toml"))

    @cached_property
    def by_file(self) -> dict[str, list[Scenario[Any]]]:
        """All scenarios by the file they stand in. Raises ScenarioFileError."""
        return {file: self.read_scenarios((self.folder / file).read_text("utf-8"), file, self.cards) for file in self.files}

    @property
    def everything(self) -> list[Scenario[Any]]:
        return [scenario for listed in self.by_file.values() for scenario in listed]

    def failures(self, file: str) -> list[str]:
        """Return the outcome of each scenario of a file that does not hold."""
        outcomes = [self._run(scenario) for scenario in self.by_file[file]]
        assert outcomes, "there is no scenario in it"
        return [str(outcome) for outcome in outcomes if not outcome.is_ok]

    def _run(self, scenario: Scenario[Any]) -> Outcome:
        try:
            return self.run(scenario)
        except Exception as error:
            error.add_note(f"in the scenario {scenario.name!r}")
            raise
