"""A position of a scenario file, explored by lines: what is asked after them, and the steps in which they are told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules import games
from rules.kernel.positions.sandbox import Exploration
from rules.kernel.telling.record import Decision, Step
from tests.rules.conftest import _read_cards


@dataclass(frozen=True)
class Explored:
    """The position of a game's file, and of others where they are given."""

    game: str
    file: str

    def found(self, *lines: str, file: str = "") -> Exploration:
        engine: Any = games.get(self.game).engine()
        found: Exploration = engine.explore(file or self.file, lines, _read_cards(self.game))
        assert found.refused < 0, found.reason
        return found

    def asked(self, *lines: str, file: str = "") -> Decision:
        """The decision after some lines."""
        decision = self.found(*lines, file=file).decision
        assert decision is not None
        return decision

    def steps(self, *lines: str, file: str = "") -> list[Step]:
        """The steps in which lines are told."""
        return [step for passage in self.found(*lines, file=file).passages for step in passage.steps]
