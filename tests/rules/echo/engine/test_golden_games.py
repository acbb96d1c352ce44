"""Golden games: how fixed games between the sample decks went when they were last reviewed; `--bless` writes them again."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.echo.engine import engine
from rules.kernel.engine import Record
from tests.rules.echo.engine.making import sample_decks

GOLDEN = Path(__file__).parent / "golden"


def told(record: Record) -> str:
    row = record.row
    head = " ".join(f"{name}={row[name]}" for name in row.dtype.names or ())
    lines = [("\n" if step.is_heading else "") + step.text.en for step in record.steps]
    return "\n".join([head, *lines, ""])


@pytest.mark.golden
@pytest.mark.parametrize(("level", "game"), [("random", 0), ("greedy", 0), ("greedy", 1)])
def test_games_are_as_reviewed(level: str, game: int, bless: bool) -> None:
    path = GOLDEN / f"{level}-{game}.txt"
    written = told(engine().record(sample_decks(), seed=1, game=game, levels=[level, level]))
    if bless:
        path.write_text(written, "utf-8")
    assert written == path.read_text("utf-8"), "the game went otherwise: review the difference after make bless"
