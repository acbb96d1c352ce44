"""The page about a game's scenario files names every action, expectation and event, and its example holds."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import get_args

import pytest

from tests.rules.scenarios.pages import Page

#: The page of each game that has one, and the name of its example.
PAGES = {
    "echo": ("scenarios.md", "fire beats grass"),
    "douwushi": ("douwushi-scenarios.md", "more damage than life kills"),
    "hota": ("hota-scenarios.md", "an equipped ox kills its blocker"),
}


@pytest.fixture(params=PAGES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def page(game: str) -> Page:
    return Page(PAGES[game][0])


def module(game: str, name: str) -> ModuleType:
    return import_module(f"rules.{game}.{name}")


def test_it_names_every_action(game: str, page: Page) -> None:
    notation = module(game, "notation")
    lines = [notation.read_line(words) for words in page.first_cells("Actions")]
    assert {line.verb for line in lines} == set(get_args(notation.Verb))
    assert [notation.write_line(line) for line in lines] == page.first_cells("Actions")


def test_it_names_every_expectation(game: str, page: Page) -> None:
    assert set(page.first_cells("Expectations")) == {*module(game, "scenario.expectations").EXPECTATIONS.names}


def test_it_names_every_event(game: str, page: Page) -> None:
    assert page.names_in("Events") == list(module(game, "events").EVENTS.names)


def test_its_example_holds(game: str, page: Page) -> None:
    outcomes = module(game, "scenario.runner").run_file(page.example, "page", {})
    assert [str(outcome) for outcome in outcomes] == [f"ok {PAGES[game][1]}"]
