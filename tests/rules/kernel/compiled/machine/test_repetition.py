"""Positions that come again are counted, until something can't be undone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numba
import numpy as np

from rules.kernel.compiled.compilation import INT, array_of, entry
from rules.kernel.compiled.machine.repetition import history_fields, repetition
from rules.kernel.compiled.storage.cache import CompileCache
from rules.kernel.state.fields import Field, StateFields

FIELDS = StateFields(*history_fields(4), Field("spot", "i2", shape=(2,)), Field("clock", "i4"), places=0)
R = numba.from_dtype(FIELDS.dtype)
note, forget = repetition(R, FIELDS, [("spot", 16)])


@entry(CompileCache("repetition", (Path(__file__),)), INT(array_of(R), INT))
def look(state: Any, is_undone: int) -> int:
    if is_undone:
        forget(state[0])
    return int(note(state[0]))


def counts(*spots: int, undone_at: int = -1) -> list[int]:
    state, found = np.zeros(1, FIELDS.dtype), []
    for clock, spot in enumerate(spots):
        state["spot"], state["clock"] = (spot, -spot), clock
        found.append(look(state, clock == undone_at))
    return found


def test_a_position_is_counted_whatever_else_has_changed() -> None:
    assert counts(1, 2, 1, 1, 2) == [1, 1, 2, 3, 2]


def test_what_was_before_something_that_can_t_be_undone_does_not_count() -> None:
    assert counts(1, 1, 1, undone_at=2) == [1, 2, 1]


def test_the_oldest_are_forgotten_where_there_is_no_room() -> None:
    assert counts(1, 2, 3, 4, 5, 1, 5) == [1, 1, 1, 1, 1, 1, 2]
