"""The scenarios of a game's folder with their files, for the tests that run them all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from rules.kernel.cards import Card
from rules.kernel.positions.files import Scenario

P = TypeVar("P")
Read = Callable[[str, str, Mapping[str, Card]], list[Scenario[P]]]


def scenarios_below(folder: Path, read: Read[P], cards: Mapping[str, Card]) -> list[tuple[Path, Scenario[P]]]:
    """All scenarios in the files below the folder, by file. Raises ScenarioFileError."""
    files = sorted(folder.rglob("*.toml"))
    return [(path, scenario) for path in files for scenario in read(path.read_text("utf-8"), str(path.relative_to(folder)), cards)]


def name_of(part: object) -> str:
    """What a test of one scenario is called: the file and the scenario."""
    return part.stem if isinstance(part, Path) else str(getattr(part, "name", part))
