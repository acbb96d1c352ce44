"""What positions share with the state: whatever a file may say fits into the state, and what does not is refused in words."""

from __future__ import annotations

from importlib import import_module

import numpy as np
import pytest

from rules import games
from rules.kernel.positions.scenario_format import ScenarioFileError
from rules.kernel.positions.state_fields import Field, Number

PLAYABLE = [game.slug for game in games.everything() if game.is_playable]


def fields_of(game: str) -> list[Field]:
    module = import_module(f"rules.{game}.state_fields")
    return [field for name, fields in vars(module).items() if name.endswith("_FIELDS") for field in fields]


@pytest.mark.parametrize("game", PLAYABLE)
def test_what_a_field_may_say_fits_its_column(game: str) -> None:
    state = import_module(f"rules.{game}.engine.core.layout").STATE
    for field in fields_of(game):
        held = np.iinfo(state[field.in_state].base)
        least, most = field.bounds
        assert held.min <= least <= most <= held.max, field


@pytest.mark.parametrize("game", PLAYABLE)
def test_flags_of_one_column_have_bits_of_their_own(game: str) -> None:
    module = import_module(f"rules.{game}.state_fields")
    for name, fields in vars(module).items():
        if name.endswith("_FIELDS"):
            bits = [(field.in_state, field.bit) for field in fields if hasattr(field, "bit")]
            assert len(set(bits)) == len(bits)


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_number_out_of_bounds_is_refused_by_name(game: str) -> None:
    files, declared = import_module(f"rules.{game}.scenario.files"), import_module(f"rules.{game}.state_fields")
    numbers = [field for field in declared.SIDE_FIELDS if isinstance(field, Number)]
    assert numbers
    for field in numbers:
        for number in (field.least - 1, field.most + 1):
            text = f'game = "{game}"\n[[scenario]]\nname = "x"\n[scenario.A]\n{field.in_file} = {number}\n[scenario.B]\n'
            with pytest.raises(ScenarioFileError, match=f"“{field.in_file}” is out of bounds"):
                files.read_scenarios(text, "file", {})
