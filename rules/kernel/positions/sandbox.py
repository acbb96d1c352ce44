"""The contract of a sandbox: positions opened, laid out and changed without the game's engine, and explored by it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from rules.kernel.telling.record import UNSAID, Decision, Moment, Step, text_json
from rules.wording import Text

#: How far a player plays on: one decision, or to the end of the turn.
Until = Literal["action", "turn"]


@dataclass(frozen=True, slots=True)
class Opened:
    """An opened scenario file: `file` is its position alone, written anew, `lines` the lines of its steps, `names` those of all its
    scenarios.
    """

    file: str
    lines: tuple[str, ...]
    names: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class SetupField:
    """Something of a position that can be set: a number within bounds, or one of some choices."""

    key: str
    name: Text
    value: str
    choices: tuple[tuple[str, Text], ...] = ()
    least: int = 0
    most: int = 0


@dataclass(frozen=True, slots=True)
class SetupPlace:
    """A place where a card can be put: `A.hand`. `kinds` of cards lie there. Places of the same `group`, if any, are listed together."""

    key: str
    side: int
    name: Text
    kinds: tuple[str, ...]
    group: Text = UNSAID


@dataclass(frozen=True, slots=True)
class SetupCount:
    """A number of the card in a place that can be set: `count KEY 5`. A place with several has a key for each: `A.field.1.mp`."""

    key: str
    place: str
    name: Text
    value: int


@dataclass(frozen=True, slots=True)
class Setup:
    """A position as a form shows it.

    `turns` are the places of cards that can be turned over, or tapped; `turn_words` says so, and how it is undone. `counts` are the numbers
    of cards that can be set. On a board with a grid cards can be moved to squares, and `grounds` lists what each square that has no other
    ground can be made: `ground c3`.
    """

    board: Mapping[str, Any]
    fields: tuple[SetupField, ...]
    sides: tuple[tuple[SetupField, ...], ...]
    places: tuple[SetupPlace, ...]
    turns: tuple[str, ...] = ()
    turn_words: tuple[Text, Text] = (UNSAID, UNSAID)
    counts: tuple[SetupCount, ...] = ()
    grounds: Mapping[str, Text] = field(default_factory=dict)


class Sandbox(Protocol):
    """A game's positions as files. Loads no engine. `cards` are the game's by slug; files may hold cards of their own."""

    empty: str

    def open(self, text: str, cards: Mapping[str, Card], number: int = 0) -> Opened:
        """Open a file's scenario by its number. Raise ScenarioFileError, also for a number that it has not."""
        ...

    def lay_out(self, file: str, cards: Mapping[str, Card]) -> Setup:
        """Return an opened file's position for a form."""
        ...

    def change(self, file: str, cards: Mapping[str, Card], change: str) -> str:
        """Return the file after a change.

        The changes are `put A.hand SLUG`, `take A.hand.2`, `turn A.field.1`, `count A.field.1 5`, `set A.life 12` and `clear A.hand`, with
        the keys and places of `lay_out`; on a grid also `move A.field.1 A.c2` and `ground c3`. Raise ActionError with the reason, and
        ScenarioFileError for what is no opened file.
        """
        ...

    def of_decks(self, decks: Sequence[PlayableDeck], seed: int) -> str:
        """Return the file of a game about to begin between two decks, shuffled from a seed. Raise UnplayableError for decks that can't
        begin.
        """
        ...


@dataclass(frozen=True, slots=True)
class Passage:
    """One line: itself, in words, and the steps that came of it. The first passage leads to the position's first decision."""

    line: str
    side: int
    text: Text
    steps: tuple[Step, ...]

    @property
    def as_json(self) -> dict[str, Any]:
        return {"line": self.line, "side": self.side, "text": text_json(self.text), "steps": [step.as_json for step in self.steps]}


@dataclass(frozen=True, slots=True)
class Exploration:
    """The result of a position and some lines in an engine.

    `refused` is the number of the line that is not allowed, -1 when all are, and `reason` why; the lines before it stand. `file` sets the
    last position up with the lines done since, `test` the first one with every line and what holds at the end. `end` is how the game ended,
    if it has; else `decision` is open.
    """

    lines: tuple[str, ...]
    passages: tuple[Passage, ...]
    moment: Moment
    decision: Decision | None
    test: str
    end: Text = UNSAID
    refused: int = -1
    reason: Text = UNSAID

    @property
    def as_json(self) -> dict[str, Any]:
        return {
            "lines": list(self.lines),
            "passages": [passage.as_json for passage in self.passages],
            "moment": self.moment.as_json,
            "decision": self.decision and self.decision.as_json,
            "test": self.test,
            "end": text_json(self.end),
            "refused": self.refused,
            "reason": text_json(self.reason),
        }


class Explorer(Protocol):
    """The engine of a game with a sandbox, which explores positions beside playing."""

    def explore(
        self, file: str, lines: Sequence[str], cards: Mapping[str, Card], *, level: str = "", until: Until = "action"
    ) -> Exploration:
        """Set an opened file's position up, carry out lines, then let a player of a level play on, if one is given.

        Raise ScenarioFileError, UnplayableError, and KeyError for a level that the engine has not.
        """
        ...
