"""A recorded game as its page shows it: the log by turns, and the position at one moment with the cards' pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cards.models import Card
from decks.pool import pool_of
from matches.models import Opponent, Recording
from rules.wording import Text


@dataclass(frozen=True, slots=True)
class LogStep:
    """One line of the log."""

    number: int
    player: int
    text: Text
    is_heading: bool


@dataclass(frozen=True, slots=True)
class LogTurn:
    """The lines of one turn, with the first as its heading."""

    number: int
    steps: tuple[LogStep, ...]


@dataclass(frozen=True, slots=True)
class ShownFigure:
    name: Text
    value: int


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card on the board; `card` is None when its face is hidden, or when the site has it no more."""

    card: Card | None
    name: Text
    figures: tuple[ShownFigure, ...]
    notes: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class ShownZone:
    name: Text
    count: int
    cards: tuple[ShownCard, ...]


@dataclass(frozen=True, slots=True)
class ShownSide:
    deck: Text
    is_first: bool
    figures: tuple[ShownFigure, ...]
    zones: tuple[ShownZone, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """One step with the position after it. `links` are the steps that one can go on to by name, None where there is no way."""

    step: LogStep
    turn: int
    sides: tuple[ShownSide, ...]
    links: tuple[tuple[str, int | None], ...]
    last: int


@dataclass(frozen=True, slots=True)
class Replay:
    """A game to read. `winner` is 0 for the simulation's deck, 1 for the opponent, None for a draw."""

    opponent: Opponent
    decks: tuple[Text, Text]
    winner: int | None
    first: int
    turn_count: int
    action_count: int
    end: Text
    turns: tuple[LogTurn, ...]
    boards: tuple[tuple[LogStep, int, Mapping[str, Any]], ...]
    cards: Mapping[str, Card]
    names: Mapping[str, Text]

    def moment(self, wanted: str) -> Moment:
        """The moment of a step number; the first one for anything that is no step."""
        last = len(self.boards) - 1
        number = int(wanted) if wanted.isascii() and wanted.isdigit() and int(wanted) <= last else 0
        step, turn, board = self.boards[number]
        sides = tuple(self._side(index, side) for index, side in enumerate(board.get("sides", ())))
        back, forward = number > 0, number < last
        links = (
            ("first", 0 if back else None),
            ("previous", number - 1 if back else None),
            ("following", number + 1 if forward else None),
            ("last", last if forward else None),
        )
        return Moment(step, turn, sides, links, last)

    def _side(self, index: int, data: Mapping[str, Any]) -> ShownSide:
        zones = tuple(
            ShownZone(Text(**zone["name"]), zone["count"], tuple(self._card(card) for card in zone["cards"])) for zone in data["zones"]
        )
        return ShownSide(self.decks[index], index == self.first, _figures(data["figures"]), zones)

    def _card(self, data: Mapping[str, Any]) -> ShownCard:
        slug = data["slug"]
        name = self.names.get(slug, Text(slug, slug))
        return ShownCard(self.cards.get(slug), name, _figures(data["figures"]), tuple(Text(**note) for note in data["notes"]))


def _figures(data: list[dict[str, Any]]) -> tuple[ShownFigure, ...]:
    return tuple(ShownFigure(Text(**each["name"]), each["value"]) for each in data)


def replay_of(recording: Recording) -> Replay:
    """The replay of a game that has been recorded."""
    simulation, record = recording.simulation, recording.record
    opponent = simulation.opponent_of(recording.game)
    boards = tuple(
        (LogStep(number, step["player"], Text(**step["text"]), step["is_heading"]), step["turn"], step["board"])
        for number, step in enumerate(record["steps"])
    )
    ends = {each.slug: each.name for each in simulation.rules.engine().ends}
    return Replay(
        opponent=opponent,
        decks=(simulation.deck_name, opponent.deck_name),
        winner=record["winner"],
        first=record["first"],
        turn_count=record["turns"],
        action_count=record["actions"],
        end=ends.get(record["end"], Text(record["end"], record["end"])),
        turns=_by_turn(boards),
        boards=boards,
        cards=pool_of(simulation.game).rows,
        names={slug: Text(data["name"], data["name_zh"]) for slug, data in simulation.cards.items()},
    )


def _by_turn(boards: tuple[tuple[LogStep, int, Mapping[str, Any]], ...]) -> tuple[LogTurn, ...]:
    """The steps cut at their headings; what comes before the first one is a turn of its own."""
    turns: list[tuple[int, list[LogStep]]] = []
    for step, turn, _ in boards:
        if step.is_heading or not turns:
            turns.append((turn, []))
        turns[-1][1].append(step)
    return tuple(LogTurn(number, tuple(steps)) for number, steps in turns)
