"""Backup archives: damage to any byte is detected, and an unfinished archive is never visible."""

from __future__ import annotations

import io
import json
import random
import stat
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from config.backups import archives
from config.backups.archives import SECRET_KEY, ArchiveError, Manifest, create_archive, open_archive

LINES = [json.dumps([number, f"deck {number}"]).encode() + b"\n" for number in range(6)]


def write(path: Path, lines: list[bytes] = LINES) -> None:
    with create_archive(path) as archive:
        archive.add("rows/decks.deck", iter(lines), ("id", "name"))
        archive.add(SECRET_KEY, iter([b"secret"]))
        archive.close(Manifest("2031-05-04T00:00:00+00:00", "sqlite", {"decks": ["0001_initial"]}, tuple(archive.parts)))


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    write(tmp_path / "a.backup")
    return tmp_path / "a.backup"


def refusal(path: Path) -> str:
    with pytest.raises(ArchiveError) as refused, open_archive(path):
        pass
    return str(refused.value)


def test_round_trip(backup: Path) -> None:
    with open_archive(backup) as archive:
        assert list(archive.lines("rows/decks.deck")) == LINES
        assert archive.secret_key == "secret"
        assert archive.manifest.tables["decks.deck"].rows == archive.manifest.rows == 6


def test_archive_is_private(backup: Path) -> None:
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600


def test_unfinished_archive_is_private(tmp_path: Path) -> None:
    modes = set[int]()

    def lines() -> Iterator[bytes]:
        for line in LINES:
            modes.update(stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir())
            yield line

    with create_archive(tmp_path / "a.backup") as archive:
        archive.add("rows/decks.deck", lines(), ("id", "name"))
        archive.close(Manifest("", "", {}, tuple(archive.parts)))
    assert modes == {0o600}


def test_failed_write_leaves_no_file(tmp_path: Path) -> None:
    def lines() -> Iterator[bytes]:
        yield LINES[0]
        raise OSError(28, "No space left on device")

    with pytest.raises(OSError), create_archive(tmp_path / "a.backup") as archive:
        archive.add("rows/decks.deck", lines(), ("id", "name"))
    assert list(tmp_path.iterdir()) == []


def test_any_damaged_byte_is_detected(backup: Path, tmp_path: Path) -> None:
    whole, chance = backup.read_bytes(), random.Random(5)
    damaged = tmp_path / "damaged"
    for place in range(len(whole)):
        data = bytearray(whole)
        data[place] ^= chance.randrange(1, 256)
        damaged.write_bytes(data)
        assert refusal(damaged), place


def test_truncated_archive_is_refused(backup: Path, tmp_path: Path) -> None:
    whole = backup.read_bytes()
    for end in range(len(whole)):
        (tmp_path / "short").write_bytes(whole[:end])
        assert refusal(tmp_path / "short")
    (tmp_path / "long").write_bytes(whole + b"\0")
    assert "damaged" in refusal(tmp_path / "long")


def test_other_files_are_refused(tmp_path: Path) -> None:
    other = io.BytesIO()
    with zipfile.ZipFile(other, "w") as found:
        found.writestr("manifest.json", "{}")
    for data in (other.getvalue(), b"", b"SQLite format 3\0" + bytes(4000), bytes(9), "验牌".encode()):
        (tmp_path / "foreign").write_bytes(data)
        assert "is no backup of this site" in refusal(tmp_path / "foreign")
    assert "can't be read" in refusal(tmp_path / "missing")
    assert "can't be read" in refusal(tmp_path)


@pytest.mark.parametrize(("name", "value", "words"), [("FORMAT", 2, "reads format 1"), ("PRODUCT", "other", "is a backup of “other”")])
def test_other_format_or_product_is_refused(name: str, value: object, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(archives, name, value)
        write(tmp_path / "a.backup")
    assert words in refusal(tmp_path / "a.backup")


def test_part_that_differs_from_the_manifest_is_refused(tmp_path: Path) -> None:
    with create_archive(tmp_path / "a.backup") as archive:
        part = archive.add("rows/decks.deck", iter(LINES), ("id", "name"))
        archive.close(Manifest("", "", {}, (archives.Part(part.name, part.sha256, part.columns, 5),)))
    assert "rows/decks.deck" in refusal(tmp_path / "a.backup")
