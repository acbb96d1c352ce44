"""Fish: twin carp that circle a pearl, and the whale from above."""

from __future__ import annotations

from rules.drawing.chance import Chance
from rules.drawing.curves import outline, ribbon, spine
from rules.drawing.cuts import blossom, comma, dot, drop, leaf, moon, petal, scales, star, teeth
from rules.drawing.sheet import Sheet


def draw_twins(front: Sheet, back: Sheet, chance: Chance, level: int) -> None:
    """Two carp leaping face to face."""
    along = spine("62,-128 128,-110 168,-30 150,70 92,140", 22)
    widths = (22.0, 56.0, 62.0, 44.0, 18.0)
    back.paper(outline("140,-120! 200,-130 246,-70 226,10! 214,-30 190,-50 170,-60!"), "bright")
    back.cut(*(leaf(176, -84 + k * 6, 62, 5, -30 + k * 32) for k in range(3)))
    back.paper(outline("130,60! 170,70 226,60 240,96! 190,130 140,110!"), "bright").cut(
        *(leaf(150, 88, 70, 5, turn) for turn in (-12, 6, 24))
    )
    back.paper(outline("90,-20! 70,20 20,40 12,80! 60,80 110,40!"), "bright").cut(*(leaf(88, 20, 66, 5, turn) for turn in (130, 146, 162)))
    front.paper("".join(petal(96, 134, 108, 52, turn) for turn in (62, 100, 138)))
    front.cut(*(leaf(96, 140, 92, 5, turn) for turn in (50, 62, 76, 90, 102, 114, 130, 142)))
    front.paper(ribbon(along, widths))
    front.cut(scales(along[7:], widths[1:], 30 - (4 if level >= 2 else 0), 3 + (level >= 3)))
    front.paper(outline("34,-150! 60,-172 116,-176 138,-130 150,-84 116,-66 70,-82 40,-112!"))
    front.cut(moon(124, -100, 84, 9, 112, 0.2), dot(88, -134, 17)).paper(dot(88, -134, 9), None, gap=0)
    front.cut(moon(52, -128, 30, 6, 60), *(dot(x, y, 3.5) for x, y in ((76, -100), (92, -96), (108, -150))))
    front.paper(ribbon(spine("44,-116 20,-96 26,-70", 8), (4, 3, 0)), None, gap=0)
    back.paper(dot(0, -150 if chance.unit() < 0.5 else -8, 34), "bright")
    back.cut(blossom(0, -150, 26, 6), blossom(0, -8, 26, 6))


def draw_whale(front: Sheet, back: Sheet, chance: Chance, level: int) -> None:
    """A whale rising, with its spout."""
    back.paper(ribbon(spine("6,-150 40,-214 104,-216 118,-172 92,-160", 16), (14, 13, 11, 8, 0)), "bright")
    back.paper(ribbon(spine("2,-150 10,-236 46,-250", 10), (9, 8, 0)), "bright")
    back.paper(outline("70,-10! 150,0 226,70 240,150! 180,110 100,80 60,70!"))
    back.cut(*(moon(130 + k * 22, 52 + k * 22, 66 - k * 8, 8, 28, 0.2) for k in range(4)))
    front.paper(outline("-12,-164! 60,-158 104,-110 112,-20 92,70 44,150 30,180 -12,186!"))
    front.paper(outline("-12,176! 40,168 110,150 172,176 186,222! 120,214 50,222 -12,200!"))
    front.cut(*(leaf(40 + k * 32, 190 - k * 2, 50, 5, 6 - k * 3) for k in range(4)), leaf(0, 140, 50, 6, 90))
    for k in range(5 if level else 4):
        front.cut(outline(f"{-6 + k * 19},-118! {4 + k * 20},-60 {2 + k * 17},{10 - k * 6}! {-4 + k * 17},-60"))
    front.cut(dot(92, -56, 15)).paper(dot(92, -56, 8), None, gap=0).cut(moon(88, -82, 40, 7, 10))
    front.cut(moon(0, 50, 96, 10, 180, 0.3), moon(0, 82, 72, 9, 180, 0.3), moon(0, 110, 50, 8, 180, 0.3))
    front.cut(star(0, -138, 18, 7, 4), *(dot(26 + k * 22, -138 + k * k * 5, 5) for k in range(3)))
    front.cut(comma(76, 30, 46, 100), drop(0, 24, 24, 12, -90), teeth(spine("100,0 88,60", 4), (18, 14), 6, 100))
