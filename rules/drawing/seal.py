"""The examiner's seal: stamped for a legal deck, an empty outline for one that is not."""

from __future__ import annotations

from typing import Final

from rules.drawing.palette import VERMILION
from rules.drawing.svg import escape, group, path, tag

#: The stone's worn edge and the strokes of 验, within a box of 100 units.
GROUND: Final = "M9 5Q30 3 50 4T92 4Q97 5 96 11Q97 34 96 52T96 90Q96 96 90 96Q66 97 48 96T10 97Q4 96 4 90Q3 70 4 50T4 10Q4 5 9 5Z"
STROKES: Final = (
    "M15 21H42L39 45M23 31L20 53H46V75Q46 82 37 81M14 66H36M70 14L49 43M70 14L91 43M60 45H81M56 55L61 69M70 53V67M85 54L79 69M52 81H90"
)
_PAPER: Final = "#fdf8ee"


def stamp(x: float, y: float, size: float) -> str:
    """The stamped seal as a part of a drawing, its left upper corner at x, y."""
    cut = path(STROKES, fill="none", stroke=_PAPER, stroke_width=6.5)
    return group(path(GROUND, fill=VERMILION), cut, transform=f"translate({x:g} {y:g}) scale({size / 100:g})")


def draw_seal(is_legal: bool, title: str = "") -> str:
    """The seal as a picture of its own, 100 x 100 units; `title` is what it says to those who can't see it."""
    outline = tag("rect", x=5, y=5, width=90, height=90, rx=5, fill="none", stroke=VERMILION, stroke_width=5)
    drawn = stamp(0, 0, 100) if is_legal else outline
    named = tag("title", escape(title)) if title else ""
    return tag("svg", named, drawn, xmlns="http://www.w3.org/2000/svg", viewBox="0 0 100 100")
