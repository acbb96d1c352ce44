"""Made things that move or stand by themselves: candle, carriage, boat and the stone lion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.drawing.chance import Chance
from rules.drawing.curves import outline, ribbon, spine
from rules.drawing.cuts import blossom, comma, dot, drop, leaf, moon, petal, ring, star, teeth
from rules.drawing.sheet import Sheet


def candle(front: Sheet, back: Sheet, chance: Chance, level: int) -> None:
    """A candle with a face on a lotus stand, in its own light."""
    back.paper("".join(leaf(x, y, 120, 13, a) for x, y, a in ring(0, -110, 60, 16)), "bright").cut(
        *(leaf(x, y, 80, 3, a) for x, y, a in ring(0, -110, 66, 16))
    )
    front.paper(outline("0,-246! 22,-200 46,-164 44,-128 20,-108 -12,-104!"), "bright")
    front.cut(outline("0,-190! 14,-164 20,-142 10,-124 0,-120!"), moon(34, -156, 50, 6, 96))
    front.paper("M-12 -92H62V130H-12Z").paper(outline("62,-92! 78,-60 74,-10 66,6 58,-20 54,-92!"), gap=3).paper(
        outline("30,-92! 44,-40 42,10 36,20 28,4 24,-92!"), gap=3
    )
    front.cut(outline("14,32! 30,20 50,26! 34,42")).paper(dot(33, 31, 6), "bright", gap=0).cut(
        moon(34, 12, 40, 6, 8), moon(0, 66, 44, 8, 180, 0.3), drop(0, 36, 20, 9, 90)
    )
    front.cut(blossom(46, 92, 17, 5), *(leaf(4 + k * 16, 120, 20, 4, -90) for k in range(4)))
    for turn, length in ((-10, 190), (14, 170), (40, 120)):
        front.paper(petal(10, 140, length, 70, turn)).cut(leaf(40, 142 + turn * 0.3, length * 0.6, 6, turn))
    front.paper("M-12 196H110L128 238H-12Z").cut(*(dot(14 + k * 26, 217, 7) for k in range(4)))
    if level >= 2:
        front.cut(*(star(20 + k * 22, -70, 7, 3, 4) for k in range(2)))


def carriage(front: Sheet, back: Sheet, chance: Chance, level: int) -> None:
    """A carriage from the front, between its wheels, under a tasselled canopy and a rising sun."""
    back.paper(dot(0, -120, 110), "bright").paper("".join(leaf(x, y, 78, 14, a) for x, y, a in ring(0, -120, 104, 14)), "bright")
    back.cut(*(leaf(x, y, 44, 4, a) for x, y, a in ring(0, -120, 112, 14)))
    front.paper(dot(150, 130, 100)).cut(dot(150, 130, 80)).paper(dot(150, 130, 26), "bright", gap=0)
    front.paper("".join(leaf(x, y, 70, 9, a) for x, y, a in ring(150, 130, 18, 12)), None, gap=0).paper(dot(150, 130, 20), "bright").cut(
        blossom(150, 130, 16, 6)
    )
    front.cut(*(dot(x, y, 4) for x, y, _ in ring(150, 130, 90, 20)))
    front.paper("M-12 0H92V170H-12Z").cut(outline("0,20! 30,22 50,50 50,110 0,110!")).paper(blossom(0, 70, 38, 8), None, gap=0)
    front.cut(*(f"M{6 + k * 22} 128h14v26h-14Z" for k in range(4)), *(leaf(72, 24 + k * 22, 26, 5, 60) for k in range(4)))
    front.paper(outline("-12,-130! 60,-104 130,-60 176,-64! 160,-24 100,-8 -12,-4!"))
    front.cut(moon(50, -64, 110, 9, 20, 0.1), *(dot(12 + k * 26, -26 - k * 1.5, 6) for k in range(6)), comma(20, -90, 40, 10))
    front.paper("".join(leaf(20 + k * 28, -8 - k * 3, 34, 7, 90) for k in range(6)), "bright", gap=2)
    front.paper(outline("0,-200! 18,-164 16,-128! -12,-120!"), "bright").cut(leaf(0, -176, 44, 5, 90))
    front.paper("M-12 170H110V192H-12Z").cut(*(star(12 + k * 24, 181, 7, 4, 4) for k in range(4)))
    if level >= 3:
        front.paper(ribbon(spine("120,-40 190,-60 226,-120 206,-176 170,-160", 16), (10, 14, 11, 8, 0)), "bright")


def skiff(front: Sheet, back: Sheet, chance: Chance, level: int) -> None:
    """A junk from the bow, its sails spread like a fan."""
    back.paper("".join(petal(0, 60, 270, 84, turn) for turn in (-90, -64, -38, -12)), "bright")
    back.cut(
        *(leaf(0, 60, 236, 4, turn) for turn in (-77, -51, -25)),
        *(moon(x, y, 48, 9, a + 90, 0.2) for r in (120, 170, 215) for x, y, a in ring(0, 60, r, 5, -90, 84)),
    )
    front.paper("M-7 -250H7V80H-7Z").paper(outline("0,-262! 40,-250 84,-256! 50,-232 0,-226!"), "bright")
    front.paper(outline("-12,60! 80,64 150,40 206,-6! 196,80 130,170 60,200 -12,206!"))
    front.cut(outline("50,104! 78,84 108,90! 84,118")).paper(dot(80, 100, 9), "bright", gap=0).cut(
        moon(110, 58, 150, 8, -16, 0.1), moon(60, 140, 110, 8, -14, 0.12), moon(40, 168, 80, 7, -8, 0.1)
    )
    front.cut(comma(160, 60, 40, -50), leaf(0, 84, 80, 7, 90), *(dot(20 + k * 22, 76 - k * k * 1.6, 4) for k in range(5)))
    front.paper("M128 -30h8v70h-8Z", gap=2).paper(outline("116,-80! 148,-80! 160,-54 148,-28! 116,-28! 104,-54"), "bright").cut(
        *(leaf(122 + k * 10, -76, 44, 4, 90) for k in range(3))
    )
    front.paper("".join(dot(x, 214, 36) for x in (30, 96, 162, 222)) + "M-12 210H250V244H-12Z", "bright").cut(
        *(moon(x, 200 - k * 10, 40 + k * 8, 5, 0) for x in (30, 96, 162, 222) for k in range(2))
    )


def lion(front: Sheet, back: Sheet, chance: Chance, level: int) -> None:
    """A stone lion of a gate, all curls, on its plinth."""
    spots = [(x, y) for x, y, _ in ring(0, -70, 134, 10, -86, 172)] + [(x, y) for x, y, _ in ring(0, -70, 88, 8, -80, 160)]
    back.paper("".join(dot(x, y, 38) for x, y in spots), "bright").cut(*(comma(x - 18, y + 14, 50, -30 + x * 0.3) for x, y in spots))
    front.paper(outline("-12,0! 70,10 118,90 124,182 -12,184!")).cut(
        *(moon(0, 70 + k * 24, 70 - k * 10, 8, 180, 0.3) for k in range(4)), comma(74, 150, 60, -34)
    )
    front.paper(outline("20,190! 24,100 60,86 84,110 80,160 100,190!")).cut(
        *(leaf(40 + k * 17, 186, 24, 4, -90) for k in range(3)), leaf(54, 104, 50, 5, 90)
    )
    front.paper("M-12 184H140V238H-12Z").cut("M8 198H128V204H8ZM8 218H128V224H8Z", *(f"M{14 + k * 24} 204h10v14h-10Z" for k in range(5)))
    front.paper(dot(30, 66, 24), "bright").cut(blossom(30, 66, 18, 5))
    front.paper(outline("-12,-156! 56,-150 104,-112 108,-56 84,-10 40,20 -12,26!")).paper(
        outline("70,-150! 120,-160 126,-116 104,-96!")
    ).cut(comma(84, -120, 30, -30))
    front.cut(dot(52, -82, 28)).paper(dot(52, -82, 18), "bright", gap=0).cut(dot(52, -82, 7))
    front.paper(ribbon(spine("10,-108 40,-134 84,-124 104,-100", 8), (7, 13, 12, 0)), "bright").cut(
        teeth(spine("30,-126 60,-130 88,-118", 5), (12, 12), 4, -90)
    )
    front.paper(outline("-12,-66! 22,-60 34,-38 16,-24 -12,-22!"), "bright").cut(dot(14, -38, 6), comma(36, -34, 34, 30))
    front.cut(outline("-12,-12! 40,-14 78,-34! 66,2 34,12 -12,14!"))
    for fang in ("46,-18! 62,-24! 54,2!", "6,-13! 20,-13! 13,0!", "24,-13! 38,-15! 31,0!"):
        front.paper(outline(fang), None, gap=0)
    front.cut(moon(0, -130, 40, 8, 0), star(0, -142, 9, 4, 4), drop(88, -40, 26, 12, 30))


DRAWN: Final[dict[str, Callable[[Sheet, Sheet, Chance, int], None]]] = {
    "candle": candle,
    "carriage": carriage,
    "skiff": skiff,
    "lion": lion,
}
