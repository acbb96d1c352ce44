"""Compiled code that is damaged or can't be cached is compiled again, and no process crashes."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.rules.kernel.compiled.test_compiling import TOY, run

COMPILED, LOADED = "15 0\n", "15 1\n"


def flip(file: Path) -> None:
    """Flip one bit in the middle of the file, as a failing disk does."""
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 1
    file.write_bytes(content)


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("toy") / "toy.py"
    file.write_text(TOY)
    assert run(file, 3).stdout == COMPILED
    return file


def test_damaged_files_are_compiled_again(toy: Path) -> None:
    code, index = sorted(toy.parent.rglob("*.nb[ic]"))
    assert (code.suffix, index.suffix) == (".nbc", ".nbi")
    for damage in (lambda: flip(code), lambda: index.write_bytes(b"\x80garbage" * 99)):
        damage()
        done = run(toy, 3)
        assert (done.returncode, done.stdout) == (0, COMPILED), done.stderr
    assert run(toy, 3).stdout == LOADED


def test_unwritable_cache_folder_is_ignored(tmp_path: Path) -> None:
    file = tmp_path / "toy.py"
    file.write_text(TOY)
    (tmp_path / "numba").write_text("in the way")
    done: subprocess.CompletedProcess[str] = run(file, 3)
    assert (done.returncode, done.stdout) == (0, COMPILED), done.stderr
    assert "can't be kept" in done.stderr
