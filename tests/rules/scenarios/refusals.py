"""Scenario files of any game that can't be read: refused with their name, the line and the reason in both languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pytest

from rules.kernel.cards import Card
from rules.kernel.positions.scenario_format import ScenarioFileError
from tests.assertions.languages import HAN


class RefusalProofs:
    """A game's own test class gives broken files by what is wrong with them, each with the line and a part of the reason."""

    read_scenarios: ClassVar[Callable[[str, str, Mapping[str, Card]], list[Any]]]
    broken: ClassVar[Mapping[str, tuple[str, int, str]]]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "reason" in metafunc.fixturenames:
            metafunc.parametrize(("text", "line", "reason"), self.broken.values(), ids=self.broken)

    def test_it_is_refused(self, text: str, line: int, reason: str) -> None:
        with pytest.raises(ScenarioFileError) as caught:
            type(self).read_scenarios(text, "broken.toml", {})
        assert (caught.value.source, caught.value.line) == ("broken.toml", line)
        assert reason in caught.value.reason.en
        assert HAN.search(caught.value.reason.zh)
