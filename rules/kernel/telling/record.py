"""A told game: what happened step by step and why, what could have been done instead, and the positions in between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rules.kernel.telling.scenes.changes import Change
from rules.wording import Text

UNSAID = Text("", "")


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be done. `line` writes it in the game's notation; where several are taken at once, it is one word of the list.

    `group` is the kind of action it belongs to, empty where there is but one kind. `places` are those of the board that it is about.
    Options that differ only in their `target` have the same `subject`; both are empty where there is no such thing.
    """

    line: str
    text: Text
    group: Text = UNSAID
    places: tuple[str, ...] = ()
    subject: Text = UNSAID
    target: Text = UNSAID

    @property
    def as_json(self) -> dict[str, Any]:
        told = {"line": self.line, "text": text_json(self.text), "group": text_json(self.group), "places": list(self.places)}
        return told | ({"subject": text_json(self.subject), "target": text_json(self.target)} if self.subject else {})


@dataclass(frozen=True, slots=True)
class Several:
    """From `least` to `most` of some options are taken at once: written as `stem` and their words, or as `none` when none is."""

    stem: str
    least: int
    most: int
    none: str = ""

    def line(self, words: Sequence[str]) -> str:
        """Return the line that takes the options of these words."""
        return f"{self.stem} {', '.join(words)}" if words else self.none


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to a side, and its options. `taken` are the numbers of the options taken, empty while it is open.

    `note` is the text of the skill that asks, empty where none does.
    """

    side: int
    ask: Text
    options: tuple[Option, ...]
    taken: tuple[int, ...] = ()
    several: Several | None = None
    note: Text = UNSAID

    def line(self, picked: Sequence[int]) -> str:
        """Return the line that takes these options."""
        words = [self.options[number].line for number in picked]
        return words[0] if self.several is None else self.several.line(words)

    @property
    def as_json(self) -> dict[str, Any]:
        several = self.several
        return {
            "side": self.side,
            "ask": text_json(self.ask),
            "note": text_json(self.note),
            "options": [option.as_json for option in self.options],
            "taken": list(self.taken),
            "several": several and {"stem": several.stem, "least": several.least, "most": several.most, "none": several.none},
        }


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a readable game log. It calls the decks Deck A 甲方 and Deck B 乙方.

    `player` is 0 or 1 for the deck whose doing it is, -1 for neither. `kind` is the event's name; `is_heading` marks the line that opens a
    turn. `moment` is the number of the moment in which it happens, `places` are those of the cards that it is about, and `changes` are its
    changes to that moment's board. `decisions` are the numbers of the decisions that led to it.

    `clauses` are the numbers of the rules that it follows, and `reason` tells in words how, where there is more to say. `hidden` is what
    the side `hidden_from` is told, which does not see which card it is; no side is -1.
    """

    turn: int
    player: int
    kind: str
    text: Text
    is_heading: bool
    moment: int
    decisions: tuple[int, ...] = ()
    clauses: tuple[str, ...] = ()
    reason: Text = UNSAID
    hidden: Text = UNSAID
    hidden_from: int = -1
    places: tuple[str, ...] = ()
    changes: tuple[Change, ...] = ()

    @property
    def as_json(self) -> dict[str, Any]:
        return {
            "turn": self.turn,
            "player": self.player,
            "kind": self.kind,
            "text": text_json(self.text),
            "is_heading": self.is_heading,
            "moment": self.moment,
            "decisions": list(self.decisions),
            "clauses": list(self.clauses),
            "reason": text_json(self.reason),
            "hidden": text_json(self.hidden),
            "hidden_from": self.hidden_from,
            "places": list(self.places),
            "changes": [change.as_json for change in self.changes],
        }


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a told game: `board` is `telling.board.Board.as_json`, and `scenario` sets it up: a file's part from `[[scenario]]` on.

    In the middle of an action the scenario is that before it. It is empty in a game without scenarios.
    """

    board: Mapping[str, Any]
    scenario: str = ""

    @property
    def as_json(self) -> dict[str, Any]:
        return {"board": self.board, "scenario": self.scenario}


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game played again: its result row, its log, the decisions in it, and the moments in which it all happens."""

    row: np.void
    steps: tuple[Step, ...]
    decisions: tuple[Decision, ...]
    moments: tuple[Moment, ...]


def text_json(text: Text) -> dict[str, str]:
    return {"en": text.en, "zh": text.zh}
