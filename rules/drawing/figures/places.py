"""Places: pagoda, bridge, terraces, lagoon, crater and the like, for cards that are somewhere rather than something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.drawing.curves import outline, ribbon, spine
from rules.drawing.cuts import blossom, comma, dot, drop, leaf, moon, petal, ring, star
from rules.drawing.sheet import Sheet


def pagoda(front: Sheet, back: Sheet, level: int) -> None:
    for tier in range(4):
        y, w = 140 - tier * 88, 150 - tier * 26
        front.paper(f"M-12 {y - 40}H{w * 0.66:.0f}V{y + 50}H-12Z")
        front.cut(*(f"M{10 + k * 30} {y + 44}v-44a9 9 0 0 1 18 0v44Z" for k in range(max(1, 3 - tier))))
        front.paper(
            outline(f"-12,{y - 66}! {w * 0.5},{y - 48} {w},{y - 62} {w + 30},{y - 88}! {w + 14},{y - 34} {w * 0.6},{y - 28} -12,{y - 26}!")
        )
        front.cut(*(moon(12 + k * 26, y - 40, 24, 7, 0, 0.34) for k in range(5 - tier)), comma(w * 0.3, y - 50, 26, 8))
        front.paper(dot(w + 20, y - 54, 9), "bright", gap=2)
    front.paper(outline("0,-258! 14,-214 12,-180! -12,-176!"), "bright").cut(*(dot(0, -200 + k * 14, 3) for k in range(2)))
    front.paper("M-12 190H160V214H-12Z").cut(*(star(14 + k * 28, 202, 9, 5, 4) for k in range(5)))


def bridge(front: Sheet, back: Sheet, level: int) -> None:
    front.paper(outline("-12,-60! 90,-40 180,30 250,140! 250,200! 180,200! 170,130 110,70 60,60 -12,60!"))
    front.cut(
        *(moon(34 + k * 46, -24 + k * k * 11, 44, 7, 12 + k * 13, 0.1) for k in range(4)),
        *(f"M{20 + k * 40} {10 + k * k * 9}h26v6h-26Z" for k in range(4)),
    )
    for k in range(5):
        x, y = 6 + k * 50, -76 + k * k * 11
        front.paper(f"M{x - 6} {y - 34}h12v54h-12Z", gap=2).paper(dot(x, y - 42, 10), "bright", gap=2)
    front.paper(ribbon(spine("0,-100 100,-86 200,30", 12), (4, 4, 4)), gap=1)
    front.paper(outline("-12,-150! 40,-140 78,-156! 60,-110 -12,-106!")).paper("M14 -110h10v60h-10Z", gap=2).paper(
        dot(0, -170, 14), "bright"
    )
    for x in (0, 84, 168, 250):
        front.paper(dot(x, 214, 48), "bright").cut(*(moon(x, 218 - k * 13, 48 + k * 10, 6, 0, 0.34) for k in range(3)))


def terraces(front: Sheet, back: Sheet, level: int) -> None:
    back.paper(dot(0, -120, 80), "bright").cut(*(comma(x, y, 40, a + 60) for x, y, a in ring(0, -120, 46, 8)))
    for step in range(5):
        y, w = -70 + step * 62, 80 + step * 42
        front.paper(outline(f"-12,{y - 40}! {w * 0.6},{y - 34} {w},{y} {w + 24},{y + 70}! -12,{y + 78}!"))
        front.cut(moon(0, y - 18, w * 1.3, 6, 0, 0.09), *(leaf(16 + k * 34, y + 16 + k * k, 30, 7, -90 + k * 5) for k in range(2 + step)))
        front.cut(*(leaf(16 + k * 34, y + 10 + k * k, 22, 5, s + k * 5) for k in range(2 + step) for s in (-50, -130)))


def lagoon(front: Sheet, back: Sheet, level: int) -> None:
    for x, top, bend in ((60, -190, 14), (110, -150, -10), (160, -210, 20), (206, -120, 8), (24, -130, -8)):
        front.paper(ribbon(spine(f"{x},140 {x + bend},{top / 2:.0f} {x + bend * 2},{top}", 8), (5, 4, 3)), gap=1)
        front.paper(drop(x + bend * 2, top - 30, 66, 20, 88), "bright", gap=2).cut(leaf(x + bend * 2, top - 16, 40, 4, 88))
        front.paper(leaf(x + bend * 0.5, 60, 130, 18, -60 + bend * 2), gap=2).cut(leaf(x + bend * 0.5, 60, 110, 3, -60 + bend * 2))
    front.paper(outline("-12,110! 90,104 190,120 240,160 190,206 80,224 -12,226!"))
    front.cut(
        *(moon(0, 146 + k * 22, 190 - k * 44, 7, 180, 0.06) for k in range(3)), comma(150, 160, 44, 0), moon(150, 186, 70, 6, 170, 0.1)
    )
    front.paper("".join(petal(0, 130, 84, 44, a) for a in (-90, -58, -26)), "bright").cut(
        *(leaf(0, 130, 64, 4, a) for a in (-90, -74, -58, -42, -26))
    )


def crater(front: Sheet, back: Sheet, level: int) -> None:
    for text in ("10,-40 30,-120 90,-150 70,-220", "30,-30 90,-90 160,-100 170,-180", "0,-50 -8,-140 14,-190 0,-250"):
        front.paper(ribbon(spine(text, 12), (16, 26, 18, 0)), "bright").cut(
            *(moon(x, y, 24, 6, h + 90, 0.3) for x, y, h in spine(text, 6)[1:-1])
        )
    front.paper(outline("-12,-30! 60,-34 84,-10 130,80 180,140 240,210! -12,216!"))
    front.cut(
        outline("0,-10! 44,-14 62,0 44,14 0,18!"),
        *(leaf(70 + k * 14, 30 + k * 34, 90 + k * 10, 7, 62 - k * 6) for k in range(3)),
        *(comma(10 + k * 40, 90 + k * 40, 50, -30) for k in range(3)),
    )
    front.cut(*(drop(14 + k * 22, 30 + k * 4, 60 - k * 6, 12, 90 - k * 6) for k in range(3)))


def square(front: Sheet, back: Sheet, level: int) -> None:
    for x, y, r in ((0, -170, 34), (86, -140, 30), (166, -176, 28), (44, -76, 24), (136, -70, 26), (214, -96, 22)):
        front.paper(f"M{x - 2} -280h4v{280 + y}h-4Z", gap=1).paper(dot(x, y, r), "bright").cut(
            *(leaf(x + k * r * 0.5, y - r * 0.7, r * 1.4, 5, 90) for k in (-1, 0, 1))
        )
        front.paper("".join(leaf(x + k * 5, y + r, 30, 4, 90) for k in (-1, 0, 1)), None, gap=1)
    front.paper(outline("40,40! 110,66 190,56 246,20! 230,90 100,100 36,96!")).paper("M60 90H226V210H60Z").cut(
        *(f"M{74 + k * 50} 200v-60a18 18 0 0 1 36 0v60Z" for k in range(3)), *(moon(66 + k * 28, 78, 26, 7, 0, 0.3) for k in range(6))
    )
    front.paper("M-12 206H250V230H-12Z").cut(*(star(14 + k * 30, 218, 10, 5, 4) for k in range(8))).paper(dot(0, 150, 42), "bright").cut(
        blossom(0, 150, 34, 8)
    )


DRAWN: Final[dict[str, Callable[[Sheet, Sheet, int], None]]] = {
    "pagoda": pagoda, "bridge": bridge, "terraces": terraces, "lagoon": lagoon, "crater": crater, "square": square,
}  # fmt: skip
