"""Records cleared and copied where engines run as plain Python."""

from __future__ import annotations

import numba
import numpy as np
import pytest

from rules.kernel.compiled import record_copy

RECORD = np.dtype(
    [
        ("mood", "i1"),
        ("life", "i2", (2,)),
        ("waiting_size", "i1"),
        ("frames_size", "i1"),
        ("waiting", "i2", (3, 2)),
        ("frames", "i2", (3, 2)),
    ]
)
FULL = (3, (20, 17), 1, 2, ((1, 2), (0, 0), (0, 0)), ((3, 4), (5, 6), (0, 0)))
EMPTY = (0, (0, 0), 0, 0, ((0, 0), (0, 0), (0, 0)), ((0, 0), (0, 0), (0, 0)))
R = numba.from_dtype(RECORD)


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_copy, "IS_INTERPRETED", True)


def test_a_row_is_copied_to_another_one_whole() -> None:
    worlds = np.zeros(3, RECORD)
    worlds[0] = FULL
    record_copy.copying(R, RECORD)(worlds[2], worlds[0])
    worlds[0]["life"][1] = 9
    assert worlds[1:].tobytes() == np.array([EMPTY, FULL], RECORD).tobytes()


def test_a_row_is_cleared_alone() -> None:
    worlds = np.array([FULL, FULL], RECORD)
    record_copy.clearing(R, RECORD)(worlds[0])
    assert worlds.tobytes() == np.array([EMPTY, FULL], RECORD).tobytes()
