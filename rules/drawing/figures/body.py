"""Heads, arms and hands of people, to be put together into figures of their own."""

from __future__ import annotations

from collections.abc import Sequence

from rules.drawing.chance import Chance
from rules.drawing.curves import outline, ribbon, spine
from rules.drawing.cuts import dot, leaf, moon
from rules.drawing.figures.human import face, hair, hat
from rules.drawing.sheet import Sheet


def head(sheet: Sheet, chance: Chance, worn: str = "topknot", *, is_bearded: bool = False, level: int = 0) -> None:
    """A head from the front with what is worn on it: its crown at 0, -200, its chin at 0, -70."""
    if worn == "none":
        sheet.paper(outline("-12,-196! 46,-190 66,-156 64,-112 46,-84 -12,-72!"))
        face(sheet, chance, is_bearded=is_bearded)
        sheet.paper(outline("-12,-200! 34,-196 58,-166! 30,-178 -12,-178!"), gap=2).cut(dot(0, -186, 4), dot(18, -186, 3))
        return
    hair(sheet, worn)
    face(sheet, chance, is_bearded=is_bearded)
    hat(sheet, worn, level)


def arm(sheet: Sheet, along: str, widths: Sequence[float] = (24, 26, 32), *, has_hand: bool = True) -> None:
    """A sleeve along a line from the shoulder to the wrist, and a hand at its end."""
    places = spine(along, 10)
    if has_hand:
        hand(sheet, *places[-1])
    sheet.paper(ribbon(places, widths))
    x, y, heading = places[-2]
    edge = widths[-1] * 1.7
    sheet.cut(moon(x, y, edge, 5, heading + 90, 0.06), *(leaf(px, py, 30, 4, h) for px, py, h in places[2:-3:2]))


def hand(sheet: Sheet, x: float, y: float, heading: float, size: float = 20) -> None:
    """A closed hand beyond a wrist."""
    with sheet.at(x, y, size / 20, heading):
        sheet.paper(outline("-8,-16! 16,-20 30,-12 32,4 22,18 -8,16!"), "bright").cut(leaf(10, -8, 18, 3, 0), leaf(10, 2, 18, 3, 0))


def palm(sheet: Sheet, x: float, y: float, angle: float = -90.0, size: float = 1.0) -> None:
    """An open hand, its fingers to `angle`."""
    with sheet.at(x, y, size, angle):
        fingers = "".join(leaf(16 + k % 2 * 3, (k - 1.5) * 13, 62 - abs(k - 1.5) * 7, 9, (k - 1.5) * 9) for k in range(4))
        sheet.paper(outline("-20,-22! 10,-28 36,-22 40,0 36,22 10,26 -20,20!") + fingers + leaf(-4, 18, 52, 11, 58), "bright")
        sheet.cut(moon(12, 0, 34, 4, 80, 0.3), moon(22, 0, 30, 3, 100, 0.3))


def sash(sheet: Sheet, along: str, widths: Sequence[float] = (10, 16, 14, 16, 0), tint: str | None = "bright") -> None:
    """A ribbon in the wind."""
    places = spine(along, 16)
    sheet.paper(ribbon(places, widths), tint).cut(*(moon(x, y, 18, 4, h + 90, 0.3) for x, y, h in places[3:-3:2]))
