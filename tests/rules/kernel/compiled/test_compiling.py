"""Compiling: what an entry calls is compiled with it and kept in its cache, and the bounds check sees indices below 0, too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numba
import pytest

ROOT = Path(__file__).resolve().parents[4]
TOY = """
import sys
from pathlib import Path
import numpy as np
from numba import types
from rules.kernel.compiled.storage.cache import CompileCache
from rules.kernel.compiled.compilation import INT, entry, inner

ROW = types.Array(types.int64, 1, "C")

@inner(INT(ROW, INT))
def at(row, index):
    return row[index]

@inner(INT(ROW, INT))
def twice(row, index):
    return at(row, index) + at(row, index)

@entry(CompileCache("toy", (Path(__file__),)), INT(ROW, INT))
def thrice(row, index):
    return at(row, index) + twice(row, index)

print(thrice(np.arange(9)[2:7].copy(), int(sys.argv[1])), sum(thrice.stats.cache_hits.values()))
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    file = tmp_path / "toy.py"
    file.write_text(TOY)
    return file


def run(toy: Path, index: int, check: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "DECKPROOF_CACHE_DIR": str(toy.parent), "NUMBA_BOUNDSCHECK": check, "PYTHONPATH": str(ROOT)}
    return subprocess.run([sys.executable, str(toy), str(index)], env=environment, capture_output=True, text=True, check=False)


def test_an_entry_is_loaded_with_what_it_calls(toy: Path) -> None:
    assert run(toy, 4).stdout == "18 0\n"
    assert run(toy, 3).stdout == "15 1\n"


def test_the_bounds_check_refuses_indices_on_both_sides(toy: Path) -> None:
    assert run(toy, 4, check="1").stdout == "18 0\n"
    assert "IndexError" in run(toy, 5, check="1").stderr
    assert "IndexError" in run(toy, -1, check="1").stderr


def test_every_test_plays_with_the_check() -> None:
    """An index out of range stops any test that plays."""
    assert numba.config.BOUNDSCHECK == 1
