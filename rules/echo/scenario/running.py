"""Plays scenarios through the engine and tells what became of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rules.echo.acting import apply_line
from rules.echo.engine.core.events import EVENT_NAMES
from rules.echo.notation import read_line
from rules.echo.scenario.expectations import failure
from rules.echo.scenario.files import Scenario, Step, read_scenarios
from rules.echo.scenario.writing import write_file
from rules.kernel.actions import ActionError
from rules.kernel.cards import Card
from rules.kernel.engine import UnplayableError
from rules.kernel.scenarios import Outcome

if TYPE_CHECKING:
    from rules.echo.engine.play import Play

__all__ = ["run", "run_file", "write_file"]


def run_file(text: str, source: str, shipped: Mapping[str, Card]) -> list[Outcome]:
    """Play every scenario of a file, in order. `shipped` are the cards beside its own, by slug. Raises ScenarioFileError."""
    return [run(scenario) for scenario in read_scenarios(text, source, shipped)]


def run(scenario: Scenario) -> Outcome:
    """Play one scenario up to its end or to the first thing that is not as it should be."""
    from rules.echo.engine import start_position

    def failed(step: int, expected: str, got: str) -> Outcome:
        return Outcome(scenario.name, scenario.cites, False, step, expected, got)

    try:
        play = start_position(scenario.position)
    except UnplayableError as error:
        return failed(0, "a position that can be played", error.reason.en)
    events = _noted(play)
    for number, step in enumerate(scenario.steps, 1):
        fault = _check_refusals(play, step) or _do(play, step, events) or failure(step.then, play, events)
        if fault is None and play.errors:
            fault = ("a sound engine", f"engine errors {play.errors}")
        if fault:
            return failed(number, *fault)
        events = []
    return Outcome(scenario.name, scenario.cites)


def _noted(play: Play) -> list[str]:
    """What happened on the way to the first decision."""
    work = play.work[0]
    return [EVENT_NAMES[row[0]] for row in work["log"][: work["log_size"]]]


def _check_refusals(play: Play, step: Step) -> tuple[str, str] | None:
    """Try what must be legal and what must be refused, each from the same state, which stays as it is."""
    before = play.state.tobytes()
    for line in step.legal:
        try:
            apply_line(play.clone(), read_line(line))
        except ActionError as error:
            return f"“{line}” to be legal", f"{type(error).__name__}: {error.reason.en}"
    for line in step.illegal:
        try:
            apply_line(play, read_line(line))
        except ActionError:
            if play.state.tobytes() != before:
                return f"“{line}” to change nothing when it is refused", "another state"
        else:
            return f"“{line}” to be illegal", "it was allowed"
    return None


def _do(play: Play, step: Step, events: list[str]) -> tuple[str, str] | None:
    """Do the step's actions; what happens is added to `events`."""
    for line in step.do:
        try:
            events += [event.name for event in apply_line(play, read_line(line))]
        except ActionError as error:
            return f"“{line}”", f"{type(error).__name__}: {error.reason.en}"
    return None
