"""The squares of Sorcery 2.2 as a drawing: which are adjacent to a unit's square, and which nearby."""

from __future__ import annotations

from rules.drawing.svg import escape, group, tag
from rules.wording import Text

COLUMNS, ROWS = 5, 4
SIDE = 68
LEFT, TOP = 26, 6
WIDTH, HEIGHT = LEFT + COLUMNS * SIDE + 6, TOP + ROWS * SIDE + 26
#: The square of the unit, as column and row from the lower left.
UNIT = (2, 1)
SAID = Text(
    "A unit on c2. Its own square and b2, d2, c1 and c3 are adjacent; these and the corners b1, d1, b3 and d3 are nearby.",
    "位于第三列第二行的单位。其所在方格与共边的四个方格相邻；再加上四角的方格，都与它邻近。",
)
HERE = Text("unit", "单位")
ADJACENT = Text("adjacent", "相邻")
NEARBY = Text("nearby", "邻近")


def near_squares(language: str) -> str:
    """The drawing as an SVG element. Colours come from the page: `hue-…` classes set the current colour."""
    squares = [_square(column, row, language) for row in range(ROWS) for column in range(COLUMNS)]
    letters = [_mark("abcde"[column], LEFT + (column + 0.5) * SIDE, HEIGHT - 6) for column in range(COLUMNS)]
    numbers = [_mark(str(row + 1), 12, TOP + (ROWS - row - 0.5) * SIDE + 5) for row in range(ROWS)]
    return tag(
        "svg",
        *squares,
        *letters,
        *numbers,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=SAID.in_language(language),
        class_="figure-drawing",
    )


def _square(column: int, row: int, language: str) -> str:
    """A square: what it is to the unit is said in it, and shown by its shade."""
    across, along = abs(column - UNIT[0]), abs(row - UNIT[1])
    word, hue, shade = "", "stone", 0.0
    if across + along == 0:
        word, hue, shade = HERE.in_language(language), "fire", 0.4
    elif across + along == 1:
        word, hue, shade = ADJACENT.in_language(language), "grass", 0.4
    elif max(across, along) == 1:
        word, hue, shade = NEARBY.in_language(language), "grass", 0.15
    x, y = LEFT + column * SIDE, TOP + (ROWS - 1 - row) * SIDE
    return group(
        tag("rect", x=x + 2, y=y + 2, width=SIDE - 4, height=SIDE - 4, rx=3, class_="figure-disc"),
        tag("rect", x=x + 2, y=y + 2, width=SIDE - 4, height=SIDE - 4, rx=3, fill="currentColor", fill_opacity=shade) if shade else "",
        tag("text", escape(word), x=x + SIDE / 2, y=y + SIDE / 2 + 5) if word else "",
        class_=f"hue-{hue}",
    )


def _mark(word: str, x: float, y: float) -> str:
    return tag("text", word, x=x, y=y, class_="figure-note")
