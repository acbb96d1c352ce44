"""The page about scenario files names every action, expectation and event, and its example holds."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from rules.echo.engine.core.events import EVENT_NAMES
from rules.echo.notation import Verb, read_line, write_line
from rules.echo.scenario.expectations import EXPECTATIONS
from rules.echo.scenario.running import run_file

PAGE = (Path(__file__).parents[3] / "docs" / "scenarios.md").read_text("utf-8")


def section(name: str) -> str:
    return PAGE.split(f"\n## {name}\n", 1)[1].split("\n## ", 1)[0]


def first_cells(name: str) -> list[str]:
    """What stands in backticks in the first column of a section's table."""
    return [words for row in re.findall(r"^\| (`.*?) \|", section(name), re.MULTILINE) for words in re.findall(r"`([^`]+)`", row)]


def test_it_names_every_action() -> None:
    lines = [read_line(words) for words in first_cells("Actions")]
    assert {line.verb for line in lines} == set(get_args(Verb))
    assert [write_line(line) for line in lines] == first_cells("Actions")


def test_it_names_every_expectation() -> None:
    assert set(first_cells("Expectations")) == {*EXPECTATIONS.names}


def test_it_names_every_event() -> None:
    assert re.findall(r"`(\w+)`", section("Events")) == list(EVENT_NAMES)


def test_its_example_holds() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert [str(outcome) for outcome in run_file(example, "page", {})] == ["ok fire beats grass"]
