"""The command `scenario`: its lines, its exit codes, and its JSON."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

ROOT = Path(__file__).resolve().parents[3]

HOLDS = 'game = "echo"\n[[scenario]]\nname = "holds"\ncites = ["3"]\n[[scenario.step]]\nthen = { "A.life" = 20 }\n'
FAILS = 'game = "echo"\n[[scenario]]\nname = "fails"\n[[scenario.step]]\nthen = { "A.life" = 19 }\n'
BROKEN = 'game = "echo"\n[[scenario]]\nname = "x"\ncolour = "red"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in (("holds", HOLDS), ("fails", FAILS), ("broken", BROKEN), ("empty", "")):
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")
    (tmp_path / "binary.toml").write_bytes(bytes(range(256)))
    (tmp_path / "unplayed.toml").write_text('game = "dragon-trove"\n[[scenario]]\nname = "x"\n', "utf-8")
    (tmp_path / "folder.toml").mkdir()
    return tmp_path


def run(*files: Path, code: int) -> None:
    if code == 0:
        call_command("scenario", *map(str, files))
        return
    with pytest.raises(SystemExit) as left:
        call_command("scenario", *map(str, files))
    assert left.value.code == code


def test_all_hold(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(folder / "holds.toml", folder / "holds.toml", code=0)
    assert capsys.readouterr() == ("ok holds\nok holds\n", "")


def test_one_does_not(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(folder / "fails.toml", folder / "holds.toml", code=1)
    assert capsys.readouterr() == ("FAIL fails: expected A.life = 19, got 20 (step 1)\nok holds\n", "")


@pytest.mark.parametrize(
    ("name", "line", "reason"),
    [
        ("broken", 4, "“colour” is unknown"),
        ("empty", 1, "“game” has to name one of"),
        ("binary", 1, "can't be read"),
        ("missing", 1, "can't be read"),
        ("folder", 1, "can't be read"),
        ("unplayed", 1, "has no scenarios yet"),
    ],
)
def test_one_cannot_be_read_and_the_others_are_run(
    folder: Path, capsys: pytest.CaptureFixture[str], name: str, line: int, reason: str
) -> None:
    path = folder / f"{name}.toml"
    run(folder / "fails.toml", path, folder / "holds.toml", code=2)
    out, err = capsys.readouterr()
    assert out.splitlines() == ["FAIL fails: expected A.life = 19, got 20 (step 1)", "ok holds"]
    assert err.startswith(f"{path}:{line}: ")
    assert reason in err


def test_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        call_command("scenario", str(folder / "holds.toml"), str(folder / "broken.toml"), "--json")
    assert left.value.code == 2
    document = json.loads(capsys.readouterr().out)
    assert (document["passed"], document["failed"]) == (1, 0)
    assert [(each["name"], each["is_ok"], each["cites"]) for each in document["results"]] == [("holds", True, ["3"])]
    assert [each["line"] for each in document["errors"]] == [4]


def interpret(*files: Path) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, as `manage.py` starts it."""
    command = [sys.executable, "manage.py", "scenario", "--interpreted", *map(str, files)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_interpreted_it_says_the_same(folder: Path) -> None:
    told = interpret(folder / "fails.toml", folder / "holds.toml")
    assert (told.returncode, told.stdout) == (1, "FAIL fails: expected A.life = 19, got 20 (step 1)\nok holds\n")


@pytest.mark.parametrize("game", ["echo", "douwushi", "hota", "sorcery"])
def test_interpreted_every_word_means_the_same(game: str) -> None:
    files = sorted((ROOT / "tests" / "rules" / game / "scenarios" / "words").glob("*.toml"))
    told = interpret(*files)
    assert (told.returncode, len(re.findall("^ok ", told.stdout, re.MULTILINE))) == (
        0,
        sum(file.read_text("utf-8").count("\n[[scenario]]\n") for file in files),
    )


def test_an_engine_that_is_loaded_is_not_interpreted_afterwards(folder: Path) -> None:
    run(folder / "holds.toml", code=0)
    with pytest.raises(CommandError, match="in a process of its own"):
        call_command("scenario", "--interpreted", str(folder / "holds.toml"))
