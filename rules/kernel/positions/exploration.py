"""Explore a position: carry lines out and tell them, then let a player play on; see rules.kernel.positions.sandbox.Explorer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.kernel.cards import Card
from rules.kernel.chronicles.chronicle import Chronicle
from rules.kernel.engine_parts import EngineParts
from rules.kernel.positions.sandbox import Exploration, Passage, Until
from rules.kernel.telling.action_errors import ActionError
from rules.kernel.telling.notation import PLAYERS
from rules.kernel.telling.record import UNSAID
from rules.wording import Text

#: The most lines that a player plays on.
MOST_LINES = 400
NAME = Text("From the sandbox", "来自沙盘")


def explore(parts: EngineParts, file: str, lines: Sequence[str], cards: Mapping[str, Card], level: int | None, until: Until) -> Exploration:
    """Return the result of the lines and of the player's choices, if a level is given."""
    kind = parts.chronicle.Chronicle
    position = kind.read_position(file, cards)
    tour = _Tour(kind(parts.starts.start_position(position), position, has_moments=False))
    refused, reason = -1, UNSAID
    for number, written in enumerate(lines):
        try:
            tour.take(kind.read_line(written))
        except ActionError as error:
            refused, reason = number, error.reason
            break
    if level is not None and refused < 0:
        tour.play_on(level, until)
    chronicle = tour.chronicle
    ended = next((step.text for step in reversed(chronicle.steps) if step.kind == "game_ended"), UNSAID)
    return Exploration(
        lines=tuple(chronicle.lines),
        passages=tuple(tour.passages),
        moment=chronicle.moment(),
        decision=chronicle.ask() if chronicle.play.decider is not None else None,
        test=_test(position, chronicle),
        end=ended,
        refused=refused,
        reason=reason,
    )


class _Tour:
    """The way from a position, told line by line."""

    def __init__(self, chronicle: Chronicle[Any, Any, Any]) -> None:
        self.chronicle = chronicle
        self.passages = [Passage("", -1, UNSAID, tuple(chronicle.steps))]

    def take(self, line: Any) -> None:
        """Carry out a line and tell it. Raise IllegalActionError and change nothing if the line isn't legal."""
        told = len(self.chronicle.steps)
        self.chronicle.act(line)
        text = _told_line(self.chronicle, line)
        self.passages.append(Passage(str(line), line.player, text, tuple(self.chronicle.steps[told:])))

    def play_on(self, level: int, until: Until) -> None:
        play = self.chronicle.play
        turn = play.turn
        for _ in range(MOST_LINES):
            if play.decider is None or play.turn != turn:
                return
            self.take(self.chronicle.choose_line(level))
            if until == "action":
                return


def _told_line(chronicle: Chronicle[Any, Any, Any], line: Any) -> Text:
    """Return the last line in words: those of the option that it took, or of several what became of them."""
    decision = chronicle.decisions[-1]
    names = [decision.options[number].text for number in decision.taken]
    if decision.several is None and names:
        return names[0]
    return chronicle.tell_line(line, Text(", ".join(name.en for name in names), "、".join(name.zh for name in names)))


def _test(position: Any, chronicle: Chronicle[Any, Any, Any]) -> str:
    """Return the whole way as a scenario: its steps one by one, and at the end what holds then."""
    outcome = chronicle.play.outcome
    winner = "" if outcome is None else "draw" if outcome.winner is None else PLAYERS[outcome.winner]
    steps: list[dict[str, object]] = [{"do": [line]} for line in chronicle.lines] or [{"do": []}]
    steps[-1]["then"] = {**chronicle.holds(), "winner": winner}
    cites = list(dict.fromkeys(number for step in chronicle.steps for number in step.clauses))
    return chronicle.write(position, steps, NAME, cites)
