"""Scenarios: what the games' scenario files have in common, and how their outcomes are told."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one scenario. A failed one says what was expected and what was got, and in which step (from 1)."""

    name: str
    cites: tuple[str, ...] = ()
    is_ok: bool = True
    step: int = 0
    expected: str = ""
    got: str = ""

    def __str__(self) -> str:
        return f"ok {self.name}" if self.is_ok else f"FAIL {self.name}: expected {self.expected}, got {self.got} (step {self.step})"


class ScenarioFileError(ValueError):
    """A scenario file can't be read: in which line (from 1), and why."""

    def __init__(self, source: str, line: int, reason: str) -> None:
        super().__init__(f"{source}:{line}: {reason}")
        self.source = source
        self.line = line
        self.reason = reason
