"""`manage.py agreement`: refusals in words, and the report of a game that the judge has played."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from django.core.management import CommandError, call_command

from lab.agreement import records
from lab.agreement.gaps import measure
from lab.agreement.grounds import Ground
from lab.entrants import playable_games
from lab.management.commands.agreement import told
from rules.kernel.playing.levels import JUDGE_LEVEL


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--game", "chess"), "There is no game “chess”"),
        (("--game", "echo", "--level", "genius"), "genius"),
        (("--game", "echo", "--level", JUDGE_LEVEL.slug), JUDGE_LEVEL.slug),
        (("--game", "echo", "--judge", "-1"), "--judge takes a number of at least 0"),
        (("--game", "echo", "--pairs", "3"), "--pairs takes a number of at least 4, or 0 for all"),
        (("--game", "echo", "--beyond", "-1"), "--beyond takes a number of at least 0"),
        (("--game", "echo", "--threads", "0"), "--threads takes a number of at least 1"),
    ],
)
def test_wrong_arguments_are_refused_in_words(arguments: tuple[str, ...], words: str) -> None:
    with pytest.raises(CommandError, match=words) as refusal:
        call_command("agreement", *arguments)
    assert refusal.value.returncode == 2


def test_a_game_that_was_never_judged_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(records, "FOLDER", tmp_path)
    monkeypatch.setattr(records.JudgedGames.read.__func__, "__defaults__", (tmp_path,))
    with pytest.raises(CommandError, match="The judge has not played echo yet: add --judge 100"):
        call_command("agreement", "--game", "echo", stdout=StringIO())


def test_the_report_names_what_was_measured() -> None:
    scores = {("a", "b"): np.array([[0, 1] * 50, [4, 3] * 50], np.int8), ("a", "c"): np.array([[3, 2] * 50, [2, 3] * 50], np.int8)}
    lines = list(told(Ground("echo", (), tuple(scores)), "planner", measure(scores, seed=1), {("a", "b"): 100, ("a", "c"): 100}, 1234.0))
    assert lines[0] == "echo, planner beside the judge: 2 matchups, 100 pairs each; 1,234 games a CPU second"
    assert lines[1].startswith("Gap of matchups: ")
    more = list(told(Ground("echo", (), tuple(scores)), "planner", measure(scores, seed=1), {("a", "b"): 100}, 1234.0, beyond=4))
    assert more[1] == "The level has played 4 times as many pairs beyond them"
    assert lines[-1] == "Other winners: 1\n  a against b"


@pytest.mark.slow
@pytest.mark.parametrize("game", [game.slug for game in playable_games()])
def test_kept_records_hold(game: str, settings: Any, tmp_path: Path) -> None:
    """A few pairs of what is shipped come out as recorded, and the report is made of them."""
    settings.CACHE_DIR = tmp_path
    out, again = StringIO(), StringIO()
    asked = ("agreement", "--game", game, "--level", "greedy", "--pairs", "8", "--threads", "1", "--replay")
    call_command(*asked, "2", stdout=out)
    assert out.getvalue().startswith(f"{game}, greedy beside the judge: ")
    assert "matchups, 8 pairs each" in out.getvalue()
    call_command(*asked, "0", stdout=again)
    assert "8 pairs each; all played before\n" in again.getvalue()
    assert again.getvalue().splitlines()[1:] == out.getvalue().splitlines()[1:]
