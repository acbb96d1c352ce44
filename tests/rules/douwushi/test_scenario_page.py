"""The page about scenario files names every action, expectation and event, and its example holds."""

from __future__ import annotations

from typing import get_args

from rules.douwushi.events import EVENTS
from rules.douwushi.notation import Verb, read_line, write_line
from rules.douwushi.scenario.expectations import EXPECTATIONS
from rules.douwushi.scenario.runner import run_file
from tests.rules.scenarios.pages import Page

PAGE = Page("douwushi-scenarios.md")


def test_it_names_every_action() -> None:
    lines = [read_line(words) for words in PAGE.first_cells("Actions")]
    assert {line.verb for line in lines} == set(get_args(Verb))
    assert [write_line(line) for line in lines] == PAGE.first_cells("Actions")


def test_it_names_every_expectation() -> None:
    assert set(PAGE.first_cells("Expectations")) == {*EXPECTATIONS.names}


def test_it_names_every_event() -> None:
    assert PAGE.names_in("Events") == list(EVENTS.names)


def test_its_example_holds() -> None:
    assert [str(outcome) for outcome in run_file(PAGE.example, "page", {})] == ["ok more damage than life kills"]
