"""`KeptFiles`: damaged files count as missing, and failed writes are ignored."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cards.pictures.kept_files import KeptFiles

DAMAGES: dict[str, Callable[[Path], object]] = {
    "garbage": lambda file: file.write_bytes(b"garbage" * 9),
    "empty": lambda file: file.write_bytes(b""),
    "cut short": lambda file: file.write_bytes(file.read_bytes()[:-1]),
    "a folder": lambda file: (file.unlink(), file.mkdir()),
}


@pytest.fixture
def files(tmp_path: Path) -> KeptFiles:
    return KeptFiles(tmp_path / "kept", 1000)


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_file_is_a_miss_and_is_replaced(files: KeptFiles, damage: str) -> None:
    files.put("a.svg", b"drawn")
    DAMAGES[damage](files.path("a.svg"))
    assert not files.has("a.svg")
    files.put("a.svg", b"drawn")
    DAMAGES[damage](files.path("a.svg"))
    files.put("a.svg", b"drawn again")
    assert files.get("a.svg") == b"drawn again"
    assert [path.name for path in files.folder.iterdir()] == ["a.svg"]


def test_failed_write_is_ignored(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    files = KeptFiles(tmp_path / "file" / "kept", 1000)
    files.put("a.svg", b"drawn")
    files.prune()
    assert files.get("a.svg") is None


def test_least_recently_used_files_are_evicted(files: KeptFiles) -> None:
    for number in range(30):
        files.put(f"{number}.svg", b"x" * 100)
    files.prune()
    assert sum(path.stat().st_size for path in files.folder.iterdir()) <= 750
