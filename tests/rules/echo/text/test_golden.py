"""The rules texts of all shipped cards, as they were last reviewed; `--bless` writes them again."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from rules.echo.cards import read_card

ROOT = Path(__file__).parents[4]
GOLDEN = ROOT / "tests" / "rules" / "echo" / "golden" / "texts.txt"
DEFINITIONS = ROOT / "cards" / "definitions" / "echo"


def texts() -> str:
    paths = [path for path in DEFINITIONS.glob("*/*.toml") if path.name != "set.toml"]
    cards = [read_card(tomllib.loads(path.read_text("utf-8")), str(path)) for path in paths]
    said = [f"# {card.slug}\n{card.text.en}\n{card.text.zh}\n" for card in sorted(cards, key=lambda card: card.slug) if card.text]
    return "\n".join(said)


@pytest.mark.golden
def test_texts_are_as_reviewed(bless: bool) -> None:
    written = texts()
    if bless:
        GOLDEN.write_text(written, "utf-8")
    assert written == GOLDEN.read_text("utf-8"), "rules texts changed: review the difference after make bless"
