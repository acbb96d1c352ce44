"""Exploring positions: lines told with their reasons, refusals that keep what came before, and players that play on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rules.echo.engine import engine
from rules.echo.engine.batches import EchoEngine
from rules.echo.sandbox import sandbox
from rules.echo.scenario.running import run_file
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from rules.kernel.scenarios import ScenarioFileError
from rules.wording import Text

FILE = """
game = "echo"
[[scenario]]
name = "fire and grass"
[scenario.A]
slots = ["chimney-fox awake", "kiln-ox asleep"]
hand = ["kiln-ox"]
deck = ["kiln-ox", "kiln-ox"]
[scenario.B]
slots = ["bramble-pup asleep", "bramble-pup asleep"]
deck = ["kiln-ox", "kiln-ox"]
"""


@pytest.fixture(scope="module")
def cards(shipped: Any) -> Mapping[str, Card]:
    listed: Mapping[str, Card] = shipped.cards("echo")
    return listed


@pytest.fixture
def explorer() -> EchoEngine:
    found = engine()
    assert isinstance(found, EchoEngine)
    return found


def test_a_position_and_what_may_be_done(explorer: EchoEngine, cards: Mapping[str, Card]) -> None:
    found = explorer.explore(FILE, (), cards)
    assert (found.lines, found.refused, found.end) == ((), -1, Text("", ""))
    assert found.decision is not None
    assert "A attacks 1 -> 2" in [option.line for option in found.decision.options]
    assert [option.text.zh for option in found.decision.options if option.line == "A ends"] == ["结束主阶段"]
    assert len(found.passages) == 1


def test_lines_are_told_with_their_reasons(explorer: EchoEngine, cards: Mapping[str, Card]) -> None:
    found = explorer.explore(FILE, ("A attacks 1 -> 2", "A awakens 2"), cards)
    assert [passage.text.en for passage in found.passages[1:]] == [
        "Chimney Fox (slot 1) attacks a face-down follower (slot 2)",
        "Awaken Kiln Ox in slot 2 (3 energy)",
    ]
    told = {step.kind: step for step in found.passages[1].steps}
    assert told["attribute_beaten"].text == Text("Fire beats grass: coefficient 2 for Chimney Fox", "火克草：烟囱狐的克制系数为2")
    assert told["attribute_beaten"].clauses == ("2.2.2b", "2.2.2a")
    assert told["battle_compared"].reason.en == "Chimney Fox 3 × 2 = 6; Bramble Pup 2 × 1 = 2"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("A attacks 3 -> 1", "is not allowed now; allowed are"),
        ("B ends", "the decision is the other player's"),
        ("A flies", "is no action"),
    ],
)
def test_a_line_that_is_not_allowed_stops_there(explorer: EchoEngine, cards: Mapping[str, Card], line: str, words: str) -> None:
    found = explorer.explore(FILE, ("A awakens 2", line, "A ends"), cards)
    assert found.lines == ("A awakens 2",)
    assert found.refused == 1
    assert words in found.reason.en
    assert found.moment == explorer.explore(FILE, ("A awakens 2",), cards).moment


def test_a_player_plays_one_action_or_to_the_end_of_the_turn(explorer: EchoEngine, cards: Mapping[str, Card]) -> None:
    one = explorer.explore(FILE, (), cards, level="greedy")
    assert len(one.lines) == 1
    whole = explorer.explore(FILE, (), cards, level="greedy", until="turn")
    assert whole.lines[-1] == "A ends"
    assert whole.decision is not None
    assert whole.decision.side == 1
    assert whole.lines == explorer.explore(FILE, whole.lines, cards).lines


def test_a_whole_game_by_two_players(explorer: EchoEngine, cards: Mapping[str, Card]) -> None:
    main = tuple((card, 3) for card in cards.values() if card.kind == "follower")[:10]
    deck = PlayableDeck({"hero": ((cards["a-ji"], 1),), "main": main})
    file = sandbox().of_decks((deck, deck), 3)
    lines: tuple[str, ...] = ()
    for _ in range(100):
        found = explorer.explore(file, lines, cards, level="greedy", until="turn")
        lines = found.lines
        if found.decision is None:
            break
    assert found.end.en.startswith(("Deck A wins", "Deck B wins", "The game is a draw"))
    assert [outcome.is_ok for outcome in run_file(f'game = "echo"\n{found.test}', "test", cards)] == [True]
    refused = explorer.explore(file, (*lines, "A ends"), cards)
    assert refused.reason == Text("“A ends”: the game is over", "“A 结束主阶段”：对局已结束")


def test_the_way_is_a_test_that_holds(explorer: EchoEngine, cards: Mapping[str, Card]) -> None:
    for lines in ((), ("A attacks 1 -> 2", "A awakens 2", "A ends")):
        found = explorer.explore(FILE, lines, cards)
        written = f'game = "echo"\n{found.test}'
        assert [str(outcome) for outcome in run_file(written, "test", cards)] == ["ok From the sandbox"]
        assert all(f'"{line}"' in written for line in lines)
    assert '"2.2.2b"' in written


def test_what_can_not_be_read_or_chosen(explorer: EchoEngine, cards: Mapping[str, Card]) -> None:
    with pytest.raises(ScenarioFileError):
        explorer.explore("game = 1", (), cards)
    with pytest.raises(KeyError):
        explorer.explore(FILE, (), cards, level="genius")
