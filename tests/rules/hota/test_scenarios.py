"""Every scenario file holds; broken files are refused with line and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.hota.scenario.files import read_scenarios
from rules.hota.scenario.runner import run
from rules.kernel.positions.scenario_format import ScenarioFileError
from tests.rules.conftest import Shipped, _read_cards
from tests.rules.scenarios.proofs import Scenarios

SCENARIOS = Scenarios(Path(__file__).parent / "scenarios", _read_cards("hota"), read_scenarios, run)


def test_there_are_scenarios() -> None:
    assert len(SCENARIOS.everything) > 100
    assert all(scenario.cites for scenario in SCENARIOS.everything)


@pytest.mark.parametrize("file", SCENARIOS.files)
def test_it_holds(file: str) -> None:
    assert SCENARIOS.failures(file) == []


def test_a_broken_file_is_refused_with_its_line(shipped: Shipped) -> None:
    with pytest.raises(ScenarioFileError) as caught:
        read_scenarios('game = "hota"\n[[scenario]]\nname = "x"\ncolour = "red"\n', "broken.toml", shipped.cards("hota"))
    assert caught.value.line == 4
    assert "colour" in caught.value.reason.en
