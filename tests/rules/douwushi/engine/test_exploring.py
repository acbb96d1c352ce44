"""Exploring positions: lines told with their reasons, refusals that keep what came before, and players that play on."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rules.douwushi.engine import engine
from rules.douwushi.engine.batches import DouWushiEngine
from rules.douwushi.sandbox import sandbox
from rules.douwushi.scenario.running import run_file
from rules.kernel.cards import Card
from rules.kernel.scenarios import ScenarioFileError
from rules.wording import Text
from tests.rules.conftest import Shipped

FILE = """
game = "douwushi"
[[scenario]]
name = "two gates"
[scenario.A]
heroes = [{ card = "yue-chenzhou", mp = 2, items = ["border-sabre"] }, "mei-lin"]
hand = ["kitchen-cleaver", "teahouse-rumour", "gu-bai"]
reserve = ["lei-po", "du-san", "bai-gu"]
bounty = [["lei-po", "ou-da"]]
[scenario.B]
heroes = [{ card = "tie-ba", items = ["border-sabre"] }, { card = "shi-shouguan", guards = 1 }]
reserve = ["kitchen-cleaver", "kitchen-cleaver"]
"""


@pytest.fixture(scope="module")
def cards(shipped: Shipped) -> Mapping[str, Card]:
    return shipped.cards("douwushi")


@pytest.fixture
def explorer() -> DouWushiEngine:
    found = engine()
    assert isinstance(found, DouWushiEngine)
    return found


def test_a_position_and_what_may_be_done(explorer: DouWushiEngine, cards: Mapping[str, Card]) -> None:
    found = explorer.explore(FILE, (), cards)
    assert (found.lines, found.refused, found.end) == ((), -1, Text("", ""))
    assert found.decision is not None
    assert "A attacks 1 -> 2" in [option.line for option in found.decision.options]
    assert [option.text.zh for option in found.decision.options if option.line == "A ends"] == ["结束回合"]
    assert len(found.passages) == 1


def test_lines_are_told_with_their_reasons(explorer: DouWushiEngine, cards: Mapping[str, Card]) -> None:
    found = explorer.explore(FILE, ("A attacks 1 -> 1", "A casts teahouse-rumour"), cards)
    assert [passage.text.en for passage in found.passages[1:]] == [
        "Yue Chenzhou, Oathblade (place 1) attacks Tie Ba, Iron Shovel (place 1)",
        "Cast Teahouse Rumour",
    ]
    told = {step.kind: step for step in found.passages[1].steps}
    assert told["guarded"].text == Text(
        "Shi Shouguan, the Gate takes 3 damage in place of Tie Ba, Iron Shovel", "石守关代替铁八承受 3 点伤害"
    )
    assert told["guarded"].clauses == ("5.2.7b", "W-8")
    assert told["damaged"].reason == Text("Counterattack by Tie Ba, Iron Shovel", "铁八的反击")
    assert told["damaged"].clauses == ("5.2.6", "W-7")
    drawn = found.passages[2].steps[1]
    assert (drawn.reason, drawn.clauses) == (Text("Teahouse Rumour", "茶馆传闻"), ("6.3",))


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("A attacks 3 -> 1", "is not allowed now; allowed are"),
        ("B ends", "the decision is the other player's"),
        ("A flies", "is no action"),
    ],
)
def test_a_line_that_is_not_allowed_stops_there(explorer: DouWushiEngine, cards: Mapping[str, Card], line: str, words: str) -> None:
    found = explorer.explore(FILE, ("A deploys gu-bai", line, "A ends"), cards)
    assert found.lines == ("A deploys gu-bai",)
    assert found.refused == 1
    assert words in found.reason.en
    assert found.moment == explorer.explore(FILE, ("A deploys gu-bai",), cards).moment


def test_a_player_plays_one_action_or_to_the_end_of_the_turn(explorer: DouWushiEngine, cards: Mapping[str, Card]) -> None:
    one = explorer.explore(FILE, (), cards, level="greedy")
    assert len(one.lines) == 1
    whole = explorer.explore(FILE, (), cards, level="greedy", until="turn")
    assert whole.lines[-1] == "A ends"
    assert whole.decision is not None
    assert whole.decision.side == 1
    assert whole.lines == explorer.explore(FILE, whole.lines, cards).lines


def test_a_whole_game_by_two_players(explorer: DouWushiEngine, cards: Mapping[str, Card], shipped: Shipped) -> None:
    decks = shipped.decks("douwushi")
    file = sandbox().of_decks((decks["seven-shadows"], decks["gate-and-drum"]), 3)
    lines: tuple[str, ...] = ()
    for _ in range(200):
        found = explorer.explore(file, lines, cards, level="greedy", until="turn")
        lines = found.lines
        if found.decision is None:
            break
    assert found.end.en.startswith(("Deck A wins", "Deck B wins", "The game is a draw"))
    assert [str(outcome) for outcome in run_file(f'game = "douwushi"\n{found.test}', "test", cards)] == ["ok From the sandbox"]
    refused = explorer.explore(file, (*lines, "A ends"), cards)
    assert refused.reason == Text("“A ends”: the game is over", "“A 结束回合”：对局已结束")


def test_the_way_is_a_test_that_holds(explorer: DouWushiEngine, cards: Mapping[str, Card]) -> None:
    for lines in ((), ("A attacks 1 -> 1", "A equips 1 with kitchen-cleaver", "A ends")):
        found = explorer.explore(FILE, lines, cards)
        written = f'game = "douwushi"\n{found.test}'
        assert [str(outcome) for outcome in run_file(written, "test", cards)] == ["ok From the sandbox"]
        assert all(f'"{line}"' in written for line in lines)
    assert '"5.2.7b"' in written


def test_what_can_not_be_read_or_chosen(explorer: DouWushiEngine, cards: Mapping[str, Card]) -> None:
    with pytest.raises(ScenarioFileError):
        explorer.explore("game = 1", (), cards)
    with pytest.raises(KeyError):
        explorer.explore(FILE, (), cards, level="genius")
