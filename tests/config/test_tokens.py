"""The colours can be read by day and by night, and the night is the same whether chosen or followed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

STYLES = Path(__file__).resolve().parents[2] / "static/css"
CSS = (STYLES / "tokens.css").read_text()
BLOCKS = [dict(re.findall(r"(--[a-z0-9-]+):\s*([^;]+);", block)) for block in re.findall(r"\{([^{}]+)\}", CSS)]
DAY, FOLLOWED, CHOSEN = BLOCKS
NIGHT = {**DAY, **CHOSEN}
GROUNDS = ("--paper", "--sheet", "--sunk")
WORDS = ("--ink", "--ink-soft", "--ink-faint", "--vermilion-ink", "--good", "--warn", "--bad")
#: The matrix's cells: hues mixed into the paper, as strong as a result is clear and sure.
MATRIX = (STYLES / "wide-tables.css").read_text()
HUES = re.findall(r"color-mix\(in oklab, var\((--\w+)\) var\(--shade\), var\(--paper\)\)", MATRIX)
STRENGTHS = {int(step) / 100 for step in re.findall(r"--step: (\d+)%", MATRIX)}
CELL_WORDS = re.findall(r"\.matrix (?:small|td a)[^{]*\{[^}]*?\bcolor: var\((--[\w-]+)\)", MATRIX)
TO_CONES = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
FROM_CONES = (
    (4.0767416621, -3.3077115913, 0.2309699292),
    (-1.2684380046, 2.6097574011, -0.3413193965),
    (-0.0041960863, -0.7034186147, 1.7076147010),
)
SHAPES = ("--fire", "--grass", "--water", "--light", "--dark", "--focus", "--vermilion")


def linear(colour: str) -> list[float]:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def luminance(colour: str | list[float]) -> float:
    red, green, blue = linear(colour) if isinstance(colour, str) else colour
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str | list[float]) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def times(rows: tuple[tuple[float, ...], ...], column: list[float]) -> list[float]:
    return [sum(one * other for one, other in zip(row, column, strict=True)) for row in rows]


def mixed(hue: str, ground: str, share: float) -> list[float]:
    """Return `color-mix(in oklab, …)` as linear light. Oklab's axes are a linear map of the cube roots of the cones' answers."""
    one, other = ([part ** (1 / 3) for part in times(TO_CONES, linear(colour))] for colour in (hue, ground))
    return times(FROM_CONES, [(a * share + b * (1 - share)) ** 3 for a, b in zip(one, other, strict=True)])


@pytest.mark.parametrize("tokens", [DAY, NIGHT], ids=["day", "night"])
def test_words_and_shapes_stand_out(tokens: dict[str, str]) -> None:
    pale = [(word, ground) for word in WORDS for ground in GROUNDS if contrast(tokens[word], tokens[ground]) < 4.5]
    pale += [(shape, ground) for shape in SHAPES for ground in GROUNDS if contrast(tokens[shape], tokens[ground]) < 3]
    pale += [("--on-vermilion", ground) for ground in ("--vermilion",) if contrast(tokens["--on-vermilion"], tokens[ground]) < 4.5]
    assert not pale


def test_there_is_one_night() -> None:
    assert FOLLOWED == CHOSEN


@pytest.mark.parametrize("tokens", [DAY, NIGHT], ids=["day", "night"])
def test_every_cell_of_a_matrix_can_be_read(tokens: dict[str, str]) -> None:
    assert (len(HUES), len(STRENGTHS), len(CELL_WORDS)) == (2, 4, 2)
    cells = [(hue, share, mixed(tokens[hue], tokens["--paper"], share)) for hue in HUES for share in STRENGTHS]
    pale = [(word, hue, share) for word in CELL_WORDS for hue, share, ground in cells if contrast(tokens[word], ground) < 4.5]
    assert not pale
