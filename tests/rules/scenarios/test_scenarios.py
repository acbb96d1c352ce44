"""Every scenario file of every game holds; broken files are refused with line and reason."""

from __future__ import annotations

import pytest

from rules import games
from rules.kernel.positions.scenario_format import ScenarioFileError
from tests.rules.scenarios.proofs import Scenarios

SCENARIOS = {game.slug: Scenarios(game.slug) for game in games.everything() if game.is_playable}
#: Rulings that are about building decks, which no scenario shows; tests prove them.
OF_DECKS = {"E-1", "H-12"}


@pytest.mark.parametrize("game", SCENARIOS)
def test_there_are_scenarios(game: str) -> None:
    listed = SCENARIOS[game].everything
    assert len(listed) > 100
    assert all(scenario.cites for scenario in listed)


@pytest.mark.parametrize("game", SCENARIOS)
def test_each_ruling_has_scenarios(game: str) -> None:
    cited = {number for scenario in SCENARIOS[game].everything for number in scenario.cites}
    assert {ruling.number for ruling in games.get(game).rulebook.rulings()} - cited <= OF_DECKS


@pytest.mark.parametrize(("game", "file"), [(game, file) for game, listed in SCENARIOS.items() for file in listed.files])
def test_it_holds(game: str, file: str) -> None:
    assert SCENARIOS[game].failures(file) == []


@pytest.mark.parametrize("game", SCENARIOS)
def test_a_broken_file_is_refused_with_its_line(game: str) -> None:
    with pytest.raises(ScenarioFileError) as caught:
        SCENARIOS[game].read(f'game = "{game}"\n[[scenario]]\nname = "x"\ncolour = "red"\n', "broken.toml")
    assert caught.value.line == 4
    assert "colour" in caught.value.reason.en
