"""The steps and decisions of a game as a page tells them: to somebody who sees everything, or to one side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.wording import Text

NOTHING = {"en": "", "zh": ""}


@dataclass(frozen=True, slots=True)
class ShownStep:
    """One line of the log; `number` is its place in it."""

    number: int
    turn: int
    player: int
    text: Text
    is_heading: bool
    reason: Text
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShownOption:
    number: int
    line: str
    text: Text
    is_taken: bool
    places: str
    subject: Text
    target: Text

    @property
    def key(self) -> int:
        """The digit on the keyboard that takes it, 0 for none."""
        return self.number + 1 if self.number < 9 else 0


@dataclass(frozen=True, slots=True)
class ShownGroup:
    """The options of one kind of action. `rows` are those of one subject together, the others each by itself."""

    name: Text
    options: tuple[ShownOption, ...]

    @property
    def rows(self) -> list[list[ShownOption]]:
        rows: list[list[ShownOption]] = []
        for option in self.options:
            if rows and option.subject and rows[-1][0].subject == option.subject:
                rows[-1].append(option)
            else:
                rows.append([option])
        return rows


@dataclass(frozen=True, slots=True)
class ShownDecision:
    """A decision; without groups whoever looks does not see the options. `several` is `Decision.several` as JSON, or None."""

    side: int
    ask: Text
    note: Text
    groups: tuple[ShownGroup, ...]
    several: Mapping[str, Any] | None

    @property
    def count(self) -> int:
        return sum(len(group.options) for group in self.groups)

    @property
    def taken(self) -> tuple[ShownOption, ...]:
        return tuple(option for group in self.groups for option in group.options if option.is_taken)


def show_step(number: int, data: Mapping[str, Any], looker: int = -1) -> ShownStep:
    """A step of `rules.kernel.telling.record.Step.as_json`; the looker -1 sees everything."""
    is_blind = looker >= 0 and data["hidden_from"] == looker
    return ShownStep(
        number=number,
        turn=data["turn"],
        player=data["player"],
        text=Text(**data["hidden" if is_blind else "text"]),
        is_heading=data["is_heading"],
        reason=Text("", "") if is_blind else Text(**data["reason"]),
        clauses=tuple(data["clauses"]),
    )


def show_decision(data: Mapping[str, Any], looker: int = -1) -> ShownDecision:
    """A decision of `rules.kernel.telling.record.Decision.as_json`; the looker -1 sees everything."""
    groups: dict[Text, list[ShownOption]] = {}
    for number, option in enumerate(data["options"] if looker in (-1, data["side"]) else ()):
        shown = ShownOption(
            number=number,
            line=option["line"],
            text=Text(**option["text"]),
            is_taken=number in data["taken"],
            places=" ".join(option["places"]),
            subject=Text(**option.get("subject", NOTHING)),
            target=Text(**option.get("target", NOTHING)),
        )
        groups.setdefault(Text(**option["group"]), []).append(shown)
    return ShownDecision(
        side=data["side"],
        ask=Text(**data["ask"]),
        note=Text(**data["note"]),
        groups=tuple(ShownGroup(name, tuple(options)) for name, options in groups.items()),
        several=data["several"],
    )
