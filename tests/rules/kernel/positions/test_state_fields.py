"""Positions share fields with the state: whatever a file may say fits into the state, and what does not is refused in words."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module

import numpy as np
import pytest

from rules import games
from rules.kernel.positions.scenario_format import ScenarioFileError
from rules.kernel.state.fields import GAME, PLACE, SIDE, Field, Per, StateFields
from rules.kernel.state.values import Flag, Number, Value

PLAYABLE = [game.slug for game in games.everything() if game.is_playable]


def state_of(game: str) -> StateFields:
    declared: StateFields = import_module(f"rules.{game}.engine.core.state.fields").STATE
    return declared


def values_of(game: str, per: Per) -> list[tuple[Field, Value]]:
    return [(field, value) for field in state_of(game).declared if field.per is per for value in field.said]


@pytest.mark.parametrize("game", PLAYABLE)
def test_what_a_field_may_say_fits_its_column(game: str) -> None:
    for per in Per:
        for field, value in values_of(game, per):
            held = np.iinfo(field.type)
            least, most = value.bounds
            assert held.min <= least <= most <= held.max, field


@pytest.mark.parametrize("game", PLAYABLE)
def test_flags_of_one_column_have_bits_of_their_own(game: str) -> None:
    for per in Per:
        bits = [(field.name, value.bit) for field, value in values_of(game, per) if isinstance(value, Flag)]
        assert len(set(bits)) == len(bits)


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_number_out_of_bounds_is_refused_by_name(game: str) -> None:
    files = import_module(f"rules.{game}.scenario.files")
    numbers = [value for _, value in values_of(game, SIDE) if isinstance(value, Number)]
    assert numbers
    for value in numbers:
        for number in (value.least - 1, value.most + 1):
            text = f'game = "{game}"\n[[scenario]]\nname = "x"\n[scenario.A]\n{value.in_file} = {number}\n[scenario.B]\n'
            with pytest.raises(ScenarioFileError, match=f"“{value.in_file}” is out of bounds"):
                files.read_scenarios(text, "file", {})


@dataclass
class Half:
    """A side of a position."""

    mana: int = 0
    life: int = 0


LIFE = Field("life", "i2", SIDE, told=8, holds=(0, 99), said=(Number(name="life", most=99),))
MANA = Field("pool", "i4", SIDE, told=4, is_told_of_own=True, said=(Number(name="mana", most=9),))
ROWS = (Field("rows_size", "i1"), Field("rows", "i1", shape=(4, 2)), Field("more", "i1", shape=(4,)))


def test_a_record_has_a_row_for_each_of_what_a_field_is_per() -> None:
    state = StateFields(LIFE, Field("card", "i1", PLACE), *ROWS, places=6)
    assert state.dtype.names == ("life", "card", "rows_size", "rows", "more")
    assert [state.dtype[name].shape for name in state.dtype.names] == [(2,), (6,), (), (4, 2), (4,)]
    assert state.bounded == (("life", 0, 99),)


def test_a_side_tells_positions_apart_by_what_is_declared() -> None:
    state = StateFields(LIFE, MANA, *ROWS, places=6)
    assert (state.told(SIDE), state.told(SIDE, is_own=True), state.told(GAME)) == ((("life", 8),), (("pool", 4),), ())


def test_positions_say_fields_in_their_own_order() -> None:
    said = StateFields(LIFE, MANA, *ROWS, places=6).said(SIDE, Half)
    assert [(value.name, value.column) for value in said] == [("mana", "pool"), ("life", "life")]


def test_what_no_position_has_is_named() -> None:
    with pytest.raises(AttributeError, match="Half has no speed, which pace says"):
        StateFields(Field("pace", "i2", SIDE, said=(Number(name="speed", most=9),)), places=6).said(SIDE, Half)


@pytest.mark.parametrize(("field", "error"), [({"told": 17}, "16 bits; 17"), ({"told": 1, "seen": "nobody"}, "Nobody sees pool")])
def test_what_can_not_be_told_is_refused(field: dict[str, int], error: str) -> None:
    with pytest.raises(ValueError, match=error):
        Field("pool", "i2", **field)  # type: ignore[arg-type]
