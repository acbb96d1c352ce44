"""Fields read out of a record by where they lie: bounds looked at, rows told apart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from numba import types

from rules.kernel.compiled.columns import row_stirring, within
from rules.kernel.compiled.compilation import INT, array_of, entry
from rules.kernel.compiled.storage.cache import CompileCache

RECORD = np.dtype([("mood", "i1"), ("life", "i2", (2,)), ("once", "u8", (2, 2)), ("marks", "u1", (2,))], align=True)
R = array_of(numba.from_dtype(RECORD))
CACHE = CompileCache("columns", (Path(__file__),))
are_within = within(RECORD, [("mood", -1, 2), ("life", -5, 99)])
stir_row = row_stirring(RECORD, [("life", 16), ("once", 64), ("marks", 3)])


@entry(CACHE, types.boolean(R))
def look(record: Any) -> bool:
    return bool(are_within(record[0]))


@entry(CACHE, types.uint64(R, INT))
def key(record: Any, row: int) -> Any:
    return stir_row(record[0], row, np.uint64(1))


@pytest.mark.parametrize(("name", "value", "holds"), [("mood", -1, True), ("mood", 3, False), ("life", -5, True), ("life", -6, False)])
def test_bounds_are_looked_at_in_every_row(name: str, value: int, holds: bool) -> None:
    for row in range(RECORD[name].shape[0] if RECORD[name].shape else 1):
        record = np.zeros(1, RECORD)
        record[name].reshape(-1)[row] = value
        assert look(record) is holds


@pytest.mark.parametrize(("name", "at", "value"), [("life", 1, -1), ("once", (1, 0), 1 << 63), ("once", (1, 1), 1), ("marks", 1, 4)])
def test_a_row_is_told_by_each_of_its_numbers(name: str, at: Any, value: int) -> None:
    plain, other = np.zeros(1, RECORD), np.zeros(1, RECORD)
    other[name][0][at] = value
    assert key(plain, 1) != key(other, 1)
    assert key(plain, 0) == key(other, 0)


def test_bits_that_are_not_told_make_no_difference() -> None:
    plain, other = np.zeros(1, RECORD), np.zeros(1, RECORD)
    other["marks"] = 8
    other["mood"] = 1
    assert key(plain, 1) == key(other, 1)
