"""Every scenario file holds; broken files are refused with line and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.kernel.positions.scenario_format import ScenarioFileError
from rules.sorcery.scenario.files import read_scenarios
from rules.sorcery.scenario.runner import run
from tests.rules.conftest import Shipped, _read_cards
from tests.rules.scenarios.proofs import Scenarios

SCENARIOS = Scenarios(Path(__file__).parent / "scenarios", _read_cards("sorcery"), read_scenarios, run)


def test_each_ruling_has_scenarios() -> None:
    assert {cite for scenario in SCENARIOS.everything for cite in scenario.cites} >= {f"S-{number}" for number in range(1, 17)}


@pytest.mark.parametrize("file", SCENARIOS.files)
def test_it_holds(file: str) -> None:
    assert SCENARIOS.failures(file) == []


def test_a_broken_file_is_refused_with_its_line(shipped: Shipped) -> None:
    with pytest.raises(ScenarioFileError) as caught:
        read_scenarios('game = "sorcery"\n[[scenario]]\nname = "x"\ncolour = "red"\n', "broken.toml", shipped.cards("sorcery"))
    assert caught.value.line == 4
    assert "colour" in caught.value.reason.en
