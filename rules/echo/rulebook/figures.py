"""The attribute circle of Echo 2.2.2 as a drawing: which attribute beats which, by hue and by shape."""

from __future__ import annotations

from math import cos, pi, sin

from rules.drawing.svg import escape, group, tag
from rules.drawing.symbols import symbol
from rules.echo.terms import ATTRIBUTES
from rules.kernel.cards import Choice
from rules.wording import Text

WIDTH, HEIGHT = 360, 270
CENTRE = (118, 146)
ROUND = 88
DISC = 33
GAP = 0.5
SAID = Text(
    "Fire beats grass, grass beats water, water beats fire, each with coefficient 2. Light and dark stand outside the circle.",
    "火克草，草克水，水克火，克制方系数为2。光与暗不在循环之内。",
)
OUTSIDE = Text("outside the circle", "不参与克制")


def attribute_circle(language: str) -> str:
    """The drawing as an SVG element. Colours come from the page: `hue-…` classes set the current colour."""
    circle, others = ATTRIBUTES[:3], ATTRIBUTES[3:]
    places = [_at(-pi / 2 + turn * 2 * pi / 3) for turn in range(3)]
    tokens = [_token(choice, *place, language) for choice, place in zip(circle, places, strict=True)]
    apart = [_token(choice, 302, 98 + 94 * row, language) for row, choice in enumerate(others)]
    caption = tag("text", escape(OUTSIDE.in_language(language)), x=302, y=40, class_="figure-note")
    border = tag("line", x1=240, y1=24, x2=240, y2=246, class_="figure-border")
    return tag(
        "svg",
        *(_arrow(turn) for turn in range(3)),
        *tokens,
        border,
        caption,
        *apart,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=SAID.in_language(language),
        class_="figure-drawing",
    )


def _at(angle: float, reach: float = ROUND) -> tuple[float, float]:
    return CENTRE[0] + reach * cos(angle), CENTRE[1] + reach * sin(angle)


def _token(choice: Choice, x: float, y: float, language: str) -> str:
    """An attribute: its symbol in a disc, its name below."""
    return group(
        tag("circle", cx=x, cy=y, r=DISC, class_="figure-disc"),
        symbol(choice.symbol, x, y - 7, 34, fill="currentColor"),
        tag("text", escape(choice.name.in_language(language)), x=x, y=y + 25, class_="figure-name"),
        class_=f"hue-{choice.hue}",
    )


def _arrow(turn: int) -> str:
    """The arc from one attribute of the circle to the one that it beats, in its hue, with the coefficient beside it."""
    start, end = (-pi / 2 + place * 2 * pi / 3 for place in (turn, turn + 1))
    first, last = _at(start + GAP), _at(end - GAP)
    arc = f"M{first[0]:.1f} {first[1]:.1f}A{ROUND} {ROUND} 0 0 1 {last[0]:.1f} {last[1]:.1f}"
    wings = [_wing(last, end - GAP, side) for side in (1, -1)]
    head = f"M{wings[0][0]:.1f} {wings[0][1]:.1f}L{last[0]:.1f} {last[1]:.1f}L{wings[1][0]:.1f} {wings[1][1]:.1f}"
    x, y = _at((start + end) / 2, ROUND + 17)
    return group(
        tag("path", d=arc + head, class_="figure-arrow"),
        tag("text", "×2", x=x, y=y + 5, class_="figure-times"),
        class_=f"hue-{ATTRIBUTES[turn].hue}",
    )


def _wing(tip: tuple[float, float], angle: float, side: int) -> tuple[float, float]:
    """One end of an arrow's head: behind its tip, which points along the circle."""
    along = angle + pi / 2 + pi + side * 0.5
    return tip[0] + 12 * cos(along), tip[1] + 12 * sin(along)
