"""Symbols of the attributes and elements: each a shape of its own, so that colour never stands alone."""

from __future__ import annotations

from typing import Final

from rules.drawing.curves import outline
from rules.drawing.cuts import blossom, dot, drop, leaf, moon, ring, star, wheel
from rules.drawing.svg import path, tag

#: Paths within a box from -50 to 50, painted with the even-odd rule.
SYMBOLS: Final[dict[str, str]] = {
    "flame": outline("2,-48! 14,-26 34,-4 36,20 22,42 0,48 -22,42 -36,20 -30,-4! -20,8 -16,-6 -10,-26")
    + outline("2,-4! 12,10 16,24 0,36 -14,26 -8,12"),
    "leaf": outline("38,-44! 42,-4 26,26 -6,32 -24,24 -40,44! -44,38! -32,18 -34,-8 -12,-32") + leaf(-22, 22, 66, 7, -46),
    "drop": outline("0,-48! 16,-22 34,4 32,30 14,46 -14,46 -32,30 -34,4 -16,-22") + moon(-6, 20, 40, 9, 240, 0.3),
    "sun": dot(0, 0, 22) + dot(0, 0, 11) + "".join(drop(x, y, 22, 13, angle + 180) for x, y, angle in ring(0, 0, 50, 8)),
    "crescent": outline("14,-46! -16,-38 -38,-10 -34,22 -8,44 24,42 44,22! 16,26 -4,8 -6,-18") + star(24, -12, 15, 6, 5),
    "mountain": outline("-48,38! -18,-20! -8,-8! 10,-42! 48,38!") + outline("10,-24! 22,2! 10,-4! -2,6!"),
    "wind": outline("-46,-6! -10,-12 22,-14 26,-30 10,-34 4,-26! 0,-40 26,-48 40,-32 34,-6 0,0 -46,2!")
    + outline("-40,12! 6,10 34,14 36,32 18,40 8,32! 20,32 24,24 4,22 -40,20!"),
    "fist": outline("-28,-34! 24,-38 38,-20 36,10 22,28 20,46! -20,46! -22,28 -38,8 -38,-14")
    + leaf(-14, -30, 30, 5, 96)
    + leaf(6, -32, 30, 5, 88),
    "feather": outline("34,-48! 40,-8 12,28 -16,32 -34,48! -38,44! -26,26 -26,-6 0,-34") + leaf(-24, 32, 68, 5, -54),
    "eye": outline("-48,0! -20,-26 20,-26 48,0! 20,26 -20,26") + dot(0, 0, 20) + dot(0, 0, 9),
    "sword": outline("0,-50! 9,-36! 9,14! 30,14! 30,24! 8,24! 7,44 0,50 -7,44 -8,24! -30,24! -30,14! -9,14! -9,-36!"),
    "shield": outline("0,-46! 40,-34! 38,6 20,32 0,48! -20,32 -38,6 -40,-34!") + outline("0,-30! 26,-22! 24,4 0,30! -24,4 -26,-22!"),
    "heart": outline("0,-24! 18,-44 44,-32 44,-4 22,24 0,46! -22,24 -44,-4 -44,-32 -18,-44"),
    "gear": wheel(0, 0, 48, 8, 12) + dot(0, 0, 16),
    "blossom": blossom(0, 0, 50),
    "north": "M0 -48L40 -2H16V46H-16V-2H-40Z",
    "south": "M0 48L40 2H16V-46H-16V2H-40Z",
    "west": "M-48 0L-2 -40V-16H46V16H-2V40Z",
    "east": "M48 0L2 -40V-16H-46V16H2V40Z",
    "centre": dot(0, 0, 46) + dot(0, 0, 30) + dot(0, 0, 14),
    "diamond": star(0, 0, 48, 34, 4) + star(0, 0, 18, 13, 4),
}


def symbol(name: str, x: float, y: float, size: float, **attributes: str | float | None) -> str:
    """The symbol as a path centred at x, y, `size` units across."""
    place = f"translate({x:g} {y:g}) scale({size / 100:g})"
    return path(SYMBOLS[name], fill_rule="evenodd", transform=place, **attributes)


def symbol_definition(name: str) -> str:
    """The symbol as a `<symbol>` in the current colour, its name its id."""
    return tag("symbol", path(SYMBOLS[name], fill="currentColor", fill_rule="evenodd"), id=name, viewBox="-50 -50 100 100")


def draw_sprite() -> str:
    """All symbols in one document, to be shown with `<use href="...#flame">`. It is what static/img/symbols.svg holds."""
    return tag("svg", *(symbol_definition(name) + "\n" for name in SYMBOLS), xmlns="http://www.w3.org/2000/svg")
