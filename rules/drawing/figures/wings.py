"""Moths and butterflies: wings whose eyes look back."""

from __future__ import annotations

from typing import Final

from rules.drawing.chance import Chance
from rules.drawing.curves import outline, ribbon, spine
from rules.drawing.cuts import dot, drop, leaf, moon, ring, teeth
from rules.drawing.sheet import Sheet

_UPPER: Final = (
    "8,-20! 40,-110 110,-190 206,-216 250,-180! 236,-96 190,-30 110,10 14,16!",
    "8,-24! 30,-130 120,-210 220,-190! 214,-150! 250,-110! 214,-40 120,4 14,14!",
)
_LOWER: Final = (
    "10,6! 100,0 180,30 206,90 176,150 140,214 118,236! 96,180 50,130 12,60!",
    "10,6! 110,4 190,50 196,120 150,160 90,168 36,120 12,60!",
)


def draw(front: Sheet, back: Sheet, chance: Chance, level: int, hint: str) -> None:
    """A moth: lower wings behind, upper wings and body before."""
    back.paper(outline(chance.pick(_LOWER)))
    back.cut(dot(128, 84, 34)).paper(dot(128, 84, 22), "bright", gap=0).cut(dot(128, 84, 9))
    back.cut(
        *(drop(56, 50, 66 + turn * 0.3, 14, turn) for turn in (22, 44, 66)),
        *(moon(168 - k * 22, 122 + k * 20, 34, 8, -50) for k in range(3)),
    )
    upper = chance.pick(_UPPER)
    front.paper(outline(upper))
    front.cut(dot(148, -112, 46)).paper(dot(148, -112, 33), "bright", gap=0)
    front.cut(*(drop(x, y, 17, 9, angle + 180) for x, y, angle in ring(148, -112, 29, 8)), dot(148, -112, 6))
    front.cut(*(drop(34, -24 + k * 3, 92 - k * 12, 15, -62 + k * 24) for k in range(4)))
    front.cut(*(moon(222 - k * 26, -60 + k * 22, 30, 8, -46, 0.4) for k in range(4 if level else 3)))
    if level >= 2:
        front.cut(*(dot(96 + k * 24, -178 - k * 6, 5) for k in range(5)))
    front.paper(ribbon(spine("0,-80 0,0 0,90 0,150", 16), (16, 22, 18, 0)))
    front.cut(*(moon(0, y, 28, 6, 180, 0.2) for y in range(-6, 110, 18)))
    front.paper(dot(0, -92, 24)).cut(dot(11, -96, 7), teeth(spine("0,-64 20,-62", 3), (14,) * 2, 5, 90))
    along = spine("8,-110 40,-160 60,-214 100,-226", 14)
    front.paper(ribbon(along, (4, 4, 4, 3)))
    front.paper("".join(leaf(x, y, 20, 5, heading + side) for x, y, heading in along[3:] for side in (-60, 60)), None, gap=0)
