"""Every scenario file holds; broken files are refused with line and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.echo.scenario.files import read_scenarios
from rules.echo.scenario.runner import run
from rules.kernel.positions.scenario_format import ScenarioFileError
from tests.rules.conftest import Shipped, _read_cards
from tests.rules.scenarios.proofs import name_of, scenarios_below

FOLDER = Path(__file__).parent / "scenarios"
SCENARIOS = scenarios_below(FOLDER, read_scenarios, _read_cards("echo"))


def test_there_are_scenarios() -> None:
    assert len(SCENARIOS) > 100
    assert all(scenario.cites for _, scenario in SCENARIOS)


@pytest.mark.parametrize(("path", "scenario"), SCENARIOS, ids=name_of)
def test_it_holds(path: Path, scenario) -> None:
    outcome = run(scenario)
    assert outcome.is_ok, f"{path.relative_to(FOLDER)}: {outcome}"


def test_a_broken_file_is_refused_with_its_line(shipped: Shipped) -> None:
    with pytest.raises(ScenarioFileError) as caught:
        read_scenarios('game = "echo"\n[[scenario]]\nname = "x"\ncolour = "red"\n', "broken.toml", shipped.cards("echo"))
    assert caught.value.line == 4
    assert "colour" in caught.value.reason.en
