"""`manage.py tune`: what it refuses, and that it writes what the engine learned from the shipped and the random decks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from rules.echo.engine.batches import EchoEngine
from rules.kernel.engine import PlayableDeck, TuningRound
from tests.matches.pips import PipsEngine


def test_what_was_learned_is_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[dict[str, Any]] = []

    def tune(engine: EchoEngine, decks: Sequence[PlayableDeck], *, on_round: Callable[[TuningRound], None], **options: Any) -> str:
        asked.append({"decks": [len(deck.copies) for deck in decks], **options})
        on_round(TuningRound(0, 1234, 0.5))
        return "# learned\n"

    monkeypatch.setattr(EchoEngine, "tune", tune)
    for dealt in (0, 2):
        options = ["--game", "echo", "--seed", "7", "--games", "50", "--rounds", "1", "--random-decks", str(dealt)]
        call_command("tune", *options, "--out", str(tmp_path / "w"))
    assert (tmp_path / "w").read_text() == "# learned\n"
    shipped = len(asked[0]["decks"])
    assert shipped >= 10
    assert asked == [{"decks": [31] * (shipped + dealt), "seed": 7, "games": 50, "rounds": 1} for dealt in (0, 2)]
    assert "Round 1: 1,234 positions, loss 0.5000." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--games", "0"], "--games takes"),
        (["--rounds", "0"], "--rounds takes"),
        (["--random-decks", "-1"], "--random-decks takes"),
        (["--seed", "-1"], "--seed takes"),
        (["--game", "chess"], "no game “chess”"),
        (["--game", "pips"], "nothing to learn"),
        ([], "Choose one with --game: echo, "),
    ],
)
def test_what_it_refuses(options: list[str], words: str, pips: PipsEngine) -> None:
    with pytest.raises(CommandError, match=words):
        call_command("tune", *options, "--out", "-")
