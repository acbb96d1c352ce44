"""Proofs for the records of every game's engine: moments are set up again, and told alike."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable, Mapping
from typing import Any

from rules.kernel.cards import Card
from rules.kernel.chronicles.chronicle import Chronicle
from rules.kernel.engine_parts import EngineParts

Told = Chronicle[Any, Any, Any]


def tell_game(parts: EngineParts, play: Any, level: int) -> Told:
    """A game played to its end by players of a level."""
    chronicle: Told = parts.chronicle.Chronicle(play, parts.description.describe(play))
    while play.decider is not None:
        chronicle.act(chronicle.choose_line(level))
    return chronicle


def set_up(parts: EngineParts, file: str, cards: Mapping[str, Card]) -> Told:
    """The game at a moment, from the file of its scenario."""
    position = parts.chronicle.Chronicle.read_position(file, cards)
    chronicle: Told = parts.chronicle.Chronicle(parts.starts.start_position(position), position, has_moments=False)
    for step in tomllib.loads(file)["scenario"][0].get("step", ()):
        for line in step["do"]:
            chronicle.act(chronicle.read_line(line))
    return chronicle


def assert_moments_go_on(
    parts: EngineParts,
    game: str,
    chronicle: Told,
    cards: Mapping[str, Card],
    chance: random.Random,
    count: int,
    look: Callable[[Mapping[str, Any]], Any] = lambda board: board,
) -> None:
    """Some moments of a told game in which an action begins are set up again, look the same, and go on to the same end.

    `look`: what of a board's JSON is compared.
    """
    begun = {}
    for step in reversed(chronicle.steps):
        if step.decisions:
            begun[max(step.decisions)] = step.moment
    end = chronicle.board()
    for line in chance.sample(sorted(begun), count):
        moment = chronicle.moments[begun[line]]
        again = set_up(parts, f'game = "{game}"\n{moment.scenario}', cards)
        assert look(again.moment().board) == look(moment.board)
        for written in chronicle.lines[line:]:
            again.act(again.read_line(written))
        assert look(again.board().as_json) == look(end.as_json)
