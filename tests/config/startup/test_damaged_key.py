"""A damaged secret key stops the start with a sentence that says how to fix it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.config.startup.test_settings import _manage


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda key: key.write_bytes(b""), "The secret key is empty. Put the key back from a backup, or delete"),
        (lambda key: key.write_bytes(b" \n"), "The secret key is empty."),
        (lambda key: key.write_bytes(b"\xff\xfe\x00"), "The secret key can't be kept or read ("),
        (lambda key: key.mkdir(), "The secret key can't be kept or read ("),
    ],
)
def test_damaged_key_stops_the_start_with_a_sentence(tmp_path: Path, damage: object, said: str) -> None:
    damage(tmp_path / "secret-key")  # type: ignore[operator]
    done = _manage(tmp_path, "check")
    assert done.returncode != 0
    assert said in done.stderr
    assert f"delete {tmp_path / 'secret-key'}: a new one is made then" in done.stderr


def test_file_in_place_of_the_broker_folders_stops_the_start(tmp_path: Path) -> None:
    (tmp_path / "broker").write_text("in the way")
    done = _manage(tmp_path, "check")
    assert done.returncode != 0
    assert "The embedded broker has no folders in" in done.stderr
