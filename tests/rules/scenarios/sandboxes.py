"""Positions in the sandbox of any game: files opened and written anew, changes of every kind, and what can't be done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pytest

from rules.kernel.cards import Card
from rules.kernel.positions.files import Scenario
from rules.kernel.positions.sandbox import Sandbox
from rules.kernel.positions.scenario_format import ScenarioFileError
from rules.kernel.telling.action_errors import ActionError, IllegalActionError, InvalidActionError
from rules.wording import Text
from tests.rules.conftest import Shipped

#: What is refused in any game, whatever the position.
REFUSED: list[tuple[str, type[ActionError], str]] = [
    ("", InvalidActionError, "is no change"),
    ("fly A.hand", InvalidActionError, "is no change"),
    ("put A.hand", InvalidActionError, "can't be read"),
    ("put A.hand ghost", InvalidActionError, "can't be read"),
    ("take A.hand.4", InvalidActionError, "can't be read"),
    ("turn A.hand.1", InvalidActionError, "can't be read"),
    ("set phase noon", InvalidActionError, "can't be read"),
    ("set turn 0", IllegalActionError, "not between"),
]


class SandboxProofs:
    """A game's own test class gives a file of two scenarios with one card of its own, three cards in A's hand of the first."""

    game: ClassVar[str]
    box: ClassVar[Sandbox]
    read_scenarios: ClassVar[Callable[[str, str, Mapping[str, Card]], list[Scenario[Any]]]]
    text: ClassVar[str]
    #: The lines of the first scenario.
    lines: ClassVar[tuple[str, ...]] = ("A attacks 1 -> 1", "A ends")
    #: Changes of the first scenario, each with what holds of the position after it.
    changes: ClassVar[Mapping[str, Callable[[Any], bool]]]
    #: Changes that are refused, with the error and a part of its words.
    refused: ClassVar[list[tuple[str, type[ActionError], str]]]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "error" in metafunc.fixturenames:
            metafunc.parametrize(("change", "error", "words"), [*REFUSED, *self.refused])
        elif "change" in metafunc.fixturenames:
            metafunc.parametrize("change", self.changes)

    @pytest.fixture
    def cards(self, shipped: Shipped) -> Mapping[str, Card]:
        return shipped.cards(self.game)

    @pytest.fixture
    def file(self, cards: Mapping[str, Card]) -> str:
        return self.box.open(self.text, cards).file

    def position(self, file: str, cards: Mapping[str, Card]) -> Any:
        return type(self).read_scenarios(file, "test", cards)[0].position

    def test_a_file_is_opened_with_its_lines_and_own_cards(self, cards: Mapping[str, Card]) -> None:
        opened = self.box.open(self.text, cards)
        assert opened.lines == self.lines
        assert opened.names == (Text("one", "one"), Text("two", "二"))
        assert self.position(opened.file, cards) == self.position(self.text, cards)
        assert opened.file.count("[[cards]]") == 1
        assert self.box.open(opened.file, cards).file == opened.file

    def test_another_scenario_of_the_file(self, cards: Mapping[str, Card]) -> None:
        assert self.position(self.box.open(self.text, cards, 1).file, cards) == self.position(self.box.empty, cards)
        with pytest.raises(ScenarioFileError, match="no scenario 3"):
            self.box.open(self.text, cards, 2)

    def test_a_change(self, cards: Mapping[str, Card], file: str, change: str) -> None:
        assert self.changes[change](self.position(self.box.change(file, cards, change), cards))

    def test_what_can_not_be_done_says_why(
        self, cards: Mapping[str, Card], file: str, change: str, error: type[ActionError], words: str
    ) -> None:
        with pytest.raises(error, match=words) as caught:
            self.box.change(file, cards, change)
        assert caught.value.reason.zh
