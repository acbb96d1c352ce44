"""Play a scenario of any game through its engine, and tell what became of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from rules.kernel.engine import UnplayableError
from rules.kernel.engine_parts import EngineParts
from rules.kernel.positions.expectations import Expectations
from rules.kernel.positions.fields import Cards
from rules.kernel.positions.files import Scenario, Step
from rules.kernel.positions.scenario_format import Outcome
from rules.kernel.telling.action_errors import ActionError


class Event(Protocol):
    """Something that happened."""

    @property
    def name(self) -> str: ...


class Play(Protocol):
    """A game being played. `events` are those of the last action, or of the start; `errors` is 0 in a sound game."""

    state: Any

    @property
    def errors(self) -> int: ...
    def clone(self) -> Any: ...
    def events(self) -> Sequence[Event]: ...


P = TypeVar("P")
G = TypeVar("G", bound=Play)
#: Carries out a written line and returns what happened. Raises ActionError and changes nothing where that can't be done.
Act = Callable[[G, str], Sequence[Event]]


@dataclass(frozen=True, slots=True)
class Runner(Generic[P]):
    """Plays a game's scenarios. `parts` are its engine's, loaded when a scenario begins. `read` returns the scenarios of a file and
    raises ScenarioFileError; `act` carries out a written line.
    """

    parts: EngineParts
    read: Callable[[str, str, Cards], list[Scenario[P]]]
    act: Act[Any]
    expectations: Expectations

    def run_file(self, text: str, source: str, shipped: Cards) -> list[Outcome]:
        """Play every scenario of a file, in order. `shipped` are the cards beside its own, by slug. Raise ScenarioFileError."""
        return [self.run(scenario) for scenario in self.read(text, source, shipped)]

    def run(self, scenario: Scenario[P]) -> Outcome:
        """Play one scenario up to its end or to the first thing that is not as it should be."""
        return run_scenario(scenario, self.parts.starts.start_position, self.act, self.expectations)


def run_scenario(scenario: Scenario[P], start: Callable[[P], G], act: Act[G], expectations: Expectations) -> Outcome:
    """Play one scenario up to its end or to the first failed expectation."""

    def failed(step: int, expected: str, got: str) -> Outcome:
        return Outcome(scenario.name, scenario.cites, False, step, expected, got)

    try:
        play = start(scenario.position)
    except UnplayableError as error:
        return failed(0, "a position that can be played", error.reason.en)
    events = [event.name for event in play.events()]
    for number, step in enumerate(scenario.steps, 1):
        fault = _check_refusals(play, step, act) or _do(play, step, act, events) or expectations.failure(step.then, play, events)
        if fault is None and play.errors:
            fault = ("a sound engine", f"engine errors {play.errors}")
        if fault:
            return failed(number, *fault)
        events = []
    return Outcome(scenario.name, scenario.cites)


def _check_refusals(play: G, step: Step, act: Act[G]) -> tuple[str, str] | None:
    """Try what must be legal and what must be refused, each from the same state, which stays as it is."""
    before = play.state[0].tobytes()
    for line in step.legal:
        try:
            act(play.clone(), line)
        except ActionError as error:
            return f"“{line}” to be legal", f"{type(error).__name__}: {error.reason.en}"
    for line in step.illegal:
        try:
            act(play, line)
        except ActionError:
            if play.state[0].tobytes() != before:
                return f"“{line}” to change nothing when it is refused", "another state"
        else:
            return f"“{line}” to be illegal", "it was allowed"
    return None


def _do(play: G, step: Step, act: Act[G], events: list[str]) -> tuple[str, str] | None:
    """Do the step's actions, and add what happens to `events`."""
    for line in step.do:
        try:
            events += [event.name for event in act(play, line)]
        except ActionError as error:
            return f"“{line}”", f"{type(error).__name__}: {error.reason.en}"
    return None
