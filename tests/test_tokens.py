"""The colours can be read by day and by night, and the night is the same whether chosen or followed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CSS = (Path(__file__).resolve().parent.parent / "static/css/tokens.css").read_text()
BLOCKS = [dict(re.findall(r"(--[a-z0-9-]+):\s*([^;]+);", block)) for block in re.findall(r"\{([^{}]+)\}", CSS)]
DAY, FOLLOWED, CHOSEN = BLOCKS
NIGHT = {**DAY, **CHOSEN}
GROUNDS = ("--paper", "--sheet", "--sunk")
WORDS = ("--ink", "--ink-soft", "--ink-faint", "--vermilion-ink", "--good", "--warn", "--bad")
SHAPES = ("--fire", "--grass", "--water", "--light", "--dark", "--focus", "--vermilion")


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("tokens", [DAY, NIGHT], ids=["day", "night"])
def test_words_and_shapes_stand_out(tokens: dict[str, str]) -> None:
    pale = [(word, ground) for word in WORDS for ground in GROUNDS if contrast(tokens[word], tokens[ground]) < 4.5]
    pale += [(shape, ground) for shape in SHAPES for ground in GROUNDS if contrast(tokens[shape], tokens[ground]) < 3]
    pale += [("--on-vermilion", ground) for ground in ("--vermilion",) if contrast(tokens["--on-vermilion"], tokens[ground]) < 4.5]
    assert not pale


def test_there_is_one_night() -> None:
    assert FOLLOWED == CHOSEN
