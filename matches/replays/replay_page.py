"""A recorded game as its page shows it: the log by turns, and one moment with its board, its decisions and its reasons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cards.catalogue import catalogue_of
from matches.models import Matchup, Recording
from matches.replays.boards import SEEING, VIEWS, Faces, ShownBoard, View, show_board
from matches.replays.game_text import ShownDecision, ShownStep, show_decision, show_step
from matches.replays.shown_cards import Marks
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class Moment:
    """One step with the position in which it happens, and what it changes there.

    `links` are the steps that one can go on to by name, None where there is no way.

    `turn` is the first step of its turn.
    """

    step: ShownStep
    turn: int
    board: ShownBoard
    decisions: tuple[ShownDecision, ...]
    links: tuple[tuple[str, int | None], ...]
    last: int
    scenario: str


@dataclass(frozen=True)
class Replay:
    """A game to read, as `view` sees it. `winner` is 0 for Deck A, 1 for Deck B, None for a draw."""

    recording: Recording
    matchup: Matchup
    record: Mapping[str, Any]
    view: View = "both"

    @property
    def decks(self) -> tuple[Text, Text]:
        return self.matchup.names

    @property
    def winner(self) -> int | None:
        winner: int | None = self.record["winner"]
        return winner

    @property
    def first(self) -> int:
        return int(self.record["first"])

    @property
    def turn_count(self) -> int:
        return int(self.record["turns"])

    @property
    def end(self) -> Text:
        """The name of the cause by which the game ended."""
        ends = {each.slug: each.name for each in self.recording.simulation.rules.engine().ends}
        return ends.get(self.record["end"], Text(self.record["end"], self.record["end"]))

    @cached_property
    def steps(self) -> tuple[ShownStep, ...]:
        return tuple(show_step(number, step, SEEING[self.view]) for number, step in enumerate(self.record["steps"]))

    @cached_property
    def turns(self) -> tuple[tuple[ShownStep, ...], ...]:
        """The steps cut at their headings; what comes before the first one is a turn of its own."""
        turns: list[list[ShownStep]] = []
        for step in self.steps:
            if step.is_heading or not turns:
                turns.append([])
            turns[-1].append(step)
        return tuple(map(tuple, turns))

    @cached_property
    def faces(self) -> Faces:
        simulation = self.recording.simulation
        names = {slug: Text(data["name"], data["name_zh"]) for slug, data in simulation.cards.items()}
        return Faces(catalogue_of(simulation.game).rows, names)

    def moment(self, wanted: str) -> Moment:
        """The moment of a step number; the first one for anything that is no step."""
        last = len(self.steps) - 1
        number = int(wanted) if wanted.isascii() and wanted.isdigit() and int(wanted) <= last else 0
        data = self.record["steps"][number]
        moment = self.record["moments"][data["moment"]]
        decisions = tuple(show_decision(self.record["decisions"][index], SEEING[self.view]) for index in data["decisions"])
        board = show_board(moment["board"], self.faces, self.view, marks=Marks.of_step(data))
        turn = next(turn[0].number for turn in reversed(self.turns) if turn[0].number <= number)
        return Moment(self.steps[number], turn, board, decisions, self._links(number, last), last, self._file(moment["scenario"]))

    def _links(self, number: int, last: int) -> tuple[tuple[str, int | None], ...]:
        headings = [step.number for step in self.steps if step.is_heading]
        before, after = [each for each in headings if each < number], [each for each in headings if each > number]
        back, forward = number > 0, number < last
        return (
            ("first", 0 if back else None),
            ("turn-before", before[-1] if before else 0 if back else None),
            ("previous", number - 1 if back else None),
            ("following", number + 1 if forward else None),
            ("turn-after", after[0] if after else last if forward else None),
            ("last", last if forward else None),
        )

    def _file(self, scenario: str) -> str:
        """The moment as a scenario file; cards that are no longer what they were in this game are in it as they were."""
        simulation = self.recording.simulation
        if not scenario or not simulation.rules.scenario_module:
            return ""
        rows = catalogue_of(simulation.game).rows
        changed = {slug: data for slug, data in simulation.cards.items() if slug not in rows or rows[slug].data != data}
        used = [data for slug, data in changed.items() if f'"{slug}' in scenario]
        return simulation.rules.scenario_file(scenario, used)


def view_of(wanted: str) -> View:
    """Return the view of that name; for any other word that of somebody who sees everything."""
    return next((view for view in VIEWS if view == wanted), "both")


def replay_of(recording: Recording, view: View = "both") -> Replay:
    """The replay of a game that has been recorded."""
    return Replay(recording, recording.simulation.matchup_of(recording.game), recording.record, view)
