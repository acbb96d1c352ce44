"""Exploring positions of any game: lines told, refusals that keep what came before, and players that play on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pytest

from rules.kernel.cards import Card
from rules.kernel.playing.batch_engine import BatchEngine
from rules.kernel.positions.sandbox import Exploration, Sandbox
from rules.kernel.positions.scenario_format import Outcome, ScenarioFileError
from rules.wording import Text
from tests.rules.conftest import Shipped
from tests.rules.engines.dealt import Decks


class ExploringProofs:
    """A game's own test class gives a position in A's turn, and some lines that can be done there."""

    engine: BatchEngine
    box: ClassVar[Sandbox]
    run_file: ClassVar[Callable[[str, str, Mapping[str, Card]], list[Outcome]]]
    #: The scenario file of the position.
    file: ClassVar[str]
    #: A line that may be done in it and one that may not.
    allowed: ClassVar[str] = "A attacks 1 -> 2"
    not_allowed: ClassVar[str] = "A attacks 3 -> 1"
    #: The line that ends a turn, without the player: as it is written, told in Chinese, and offered in Chinese.
    ending: ClassVar[str] = "ends"
    ending_zh: ClassVar[str]
    ending_told_zh: ClassVar[str] = ""
    #: A line that can be done first, and a turn's lines, of which the clause is told.
    line: ClassVar[str]
    turn: ClassVar[tuple[str, ...]]
    clause: ClassVar[str]

    @abstractmethod
    def decks(self, shipped: Shipped) -> Decks:
        """Decks that play a whole game."""

    @pytest.fixture
    def cards(self, shipped: Shipped) -> Mapping[str, Card]:
        return shipped.cards(self.engine.slug)

    def explore(self, lines: tuple[str, ...], cards: Mapping[str, Card], **options: Any) -> Exploration:
        return self.engine.explore(self.file, lines, cards, **options)

    def outcomes(self, found: Exploration, cards: Mapping[str, Card]) -> list[str]:
        """Return the outcomes of the way told as a test."""
        return [str(outcome) for outcome in type(self).run_file(f'game = "{self.engine.slug}"\n{found.test}', "test", cards)]

    def test_a_position_and_what_may_be_done(self, cards: Mapping[str, Card]) -> None:
        found = self.explore((), cards)
        assert (found.lines, found.refused, found.end) == ((), -1, Text("", ""))
        assert found.decision is not None
        assert self.allowed in [option.line for option in found.decision.options]
        assert [option.text.zh for option in found.decision.options if option.line == f"A {self.ending}"] == [self.ending_zh]
        assert len(found.passages) == 1

    def test_a_line_that_is_not_allowed_stops_there(self, cards: Mapping[str, Card]) -> None:
        refused = {
            self.not_allowed: "is not allowed now; allowed are",
            f"B {self.ending}": "the decision is the other player's",
            "A flies": "is no action",
        }
        for line, reason in refused.items():
            found = self.explore((self.line, line, f"A {self.ending}"), cards)
            assert found.lines == (self.line,)
            assert found.refused == 1
            assert reason in found.reason.en
            assert found.moment == self.explore((self.line,), cards).moment

    def test_a_player_plays_one_action_or_to_the_end_of_the_turn(self, cards: Mapping[str, Card]) -> None:
        one = self.explore((), cards, level="greedy")
        assert len(one.lines) == 1
        whole = self.explore((), cards, level="greedy", until="turn")
        assert whole.lines[-1] == f"A {self.ending}"
        assert whole.decision is not None
        assert whole.decision.side == 1
        assert whole.lines == self.explore(whole.lines, cards).lines

    def test_a_whole_game_by_two_players(self, cards: Mapping[str, Card], shipped: Shipped) -> None:
        file = self.box.of_decks(self.decks(shipped), 3)
        lines: tuple[str, ...] = ()
        for _ in range(200):
            found = self.engine.explore(file, lines, cards, level="greedy", until="turn")
            lines = found.lines
            if found.decision is None:
                break
        assert found.end.en.startswith(("Deck A wins", "Deck B wins", "The game is a draw"))
        assert self.outcomes(found, cards) == ["ok From the sandbox"]
        refused = self.engine.explore(file, (*lines, f"A {self.ending}"), cards)
        told_zh = self.ending_told_zh or self.ending_zh
        assert refused.reason == Text(f"“A {self.ending}”: the game is over", f"“A {told_zh}”：对局已结束")

    def test_the_way_is_a_test_that_holds(self, cards: Mapping[str, Card]) -> None:
        for lines in ((), self.turn):
            found = self.explore(lines, cards)
            assert self.outcomes(found, cards) == ["ok From the sandbox"]
            assert all(f'"{line}"' in found.test for line in lines)
        assert f'"{self.clause}"' in found.test

    def test_what_can_not_be_read_or_chosen(self, cards: Mapping[str, Card]) -> None:
        with pytest.raises(ScenarioFileError):
            self.engine.explore("game = 1", (), cards)
        with pytest.raises(KeyError):
            self.explore((), cards, level="genius")
