"""Things of house and market: lantern, scroll, coins, tea, umbrella, door and their like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.drawing.curves import outline, ribbon, spine
from rules.drawing.cuts import blossom, comma, dot, drop, leaf, moon, petal, ring, star
from rules.drawing.sheet import Sheet


def lantern(front: Sheet, back: Sheet, level: int) -> None:
    front.paper("M-5 -236H5V-140H-5Z").paper("M-12 -150H56L66 -128H-12Z")
    front.paper(outline("-12,-126! 60,-126! 120,-70 132,0 116,66 60,120! -12,120!"), "accent")
    for x, w in ((0, 16), (42, 15), (82, 12)):
        front.cut(
            outline(
                f"{x - w},0 {x - w * 0.8},-70 {x * 0.86},-104! {x + w * 0.8},-70 {x + w},0 {x + w * 0.8},66 {x * 0.86},98! {x - w * 0.8},66"
            )
        )
    front.paper(dot(0, 0, 44), "bright").cut(blossom(0, 0, 36, 8 if level > 1 else 6))
    front.paper("M-12 120H66L56 142H-12Z").cut(*(dot(k * 18, 131, 4) for k in range(4)))
    front.paper("".join(leaf(k * 15, 142, 96 - k * 8, 7, 90) for k in range(4)), gap=2)
    front.paper(ribbon(spine("56,-140 110,-150 136,-190 110,-200", 10), (6, 7, 5, 0)), "bright").paper(
        "".join(leaf(136, -180, 80, 7, a) for a in (84, 98)), None, gap=1
    )


def scroll(front: Sheet, back: Sheet, level: int) -> None:
    front.paper("M-12 -166H112V150H-12Z", "bright").cut("M0 -146H94V130H0Z")
    front.paper("".join(f"M{8 + k * 26} -130h14v{h}h-14Z" for k, h in enumerate((190, 214, 150))), None, gap=0)
    front.cut(*(f"M{8 + k * 26} {-116 + r * 24}h14v5h-14Z" for k in range(3) for r in range(8)))
    front.paper("M52 84h38v38h-38Z", "accent", gap=2).cut("M58 90h26v6h-26ZM58 102h26v5h-26ZM58 112h10v6h-10ZM74 112h10v6h-10Z")
    for y in (-186, 150):
        front.paper(f"M-12 {y}H136V{y + 34}H-12Z").cut(*(star(14 + k * 30, y + 17, 10, 6, 4) for k in range(4)))
        front.paper(dot(146, y + 17, 20), "bright").cut(dot(146, y + 17, 9))
    front.paper("".join(leaf(146, 184, 60, 7, a) for a in (80, 96)), gap=1)
    front.paper(ribbon(spine("0,-236 60,-210 100,-186", 8), (5, 5, 4)), gap=2)


def coins(front: Sheet, back: Sheet, level: int) -> None:
    for x, y, r in ((96, 96, 74), (112, -60, 62), (0, -150, 66), (0, 10, 84), (0, 170, 56)):
        front.paper(dot(x, y, r)).cut(*(dot(px, py, r * 0.05) for px, py, _ in ring(x, y, r * 0.86, 18)))
        h = r * 0.26
        front.cut(
            f"M{x - h} {y - h}h{2 * h}v{2 * h}h{-2 * h}Z", *(comma(px, py, r * 0.34, a + 60) for px, py, a in ring(x, y, r * 0.52, 4, -45))
        )
        front.cut(*(leaf(px, py, r * 0.3, r * 0.06, a) for px, py, a in ring(x, y, r * 0.44, 4)))
    front.paper(ribbon(spine("0,-110 14,-60 -2,-30", 6), (4, 4, 4)), None, gap=1)


def bowl(front: Sheet, back: Sheet, level: int) -> None:
    for x, y, r in ((0, -76, 44), (66, -58, 40), (30, -128, 36)):
        front.paper(dot(x, y, r), "bright").cut(moon(x + 6, y + 4, r, r * 0.2, -30, 0.3), comma(x - r * 0.5, y + r * 0.3, r * 0.9, -20))
    for text in ("20,-170 0,-196 24,-222 10,-250", "76,-110 96,-140 74,-166 92,-200"):
        front.paper(ribbon(spine(text, 10), (4, 7, 6, 0)), gap=1)
    front.paper(outline("-12,-44! 190,-44! 176,30 130,92 70,120! -12,124!"))
    front.paper("M-12 -60H200V-34H-12Z").cut(*(moon(16 + k * 32, -44, 28, 6, 0, 0.3) for k in range(6)))
    front.cut(blossom(0, 36, 44, 6), comma(60, 50, 66, -24), comma(130, 10, 44, -30), moon(0, 102, 110, 7, 180, 0.1))
    front.paper("M-12 120H70L84 160H-12Z").cut(*(leaf(8 + k * 20, 140, 14, 5, 0) for k in range(3)))
    front.paper("M30 -40L210 -190L218 -180L44 -36Z", None, gap=2)


def teapot(front: Sheet, back: Sheet, level: int) -> None:
    front.paper(ribbon(spine("60,-60 150,-110 206,-60 190,30 120,70", 14), (10, 14, 15, 13, 9)), "bright").cut(
        *(leaf(x, y, 24, 4, h) for x, y, h in spine("90,-84 160,-90 200,-40 180,30", 5))
    )
    front.paper(outline("-12,-84! 70,-80 126,-20 126,56 84,112 -12,118!")).paper(
        outline("-12,-112! 40,-108 66,-84! -12,-80!"), "bright"
    ).paper(dot(0, -126, 18))
    front.cut(
        blossom(0, 12, 54, 8),
        *(leaf(62, 12 + k * 4, 54, 9, -40 + k * 40) for k in range(3)),
        moon(0, 92, 110, 8, 180, 0.14),
        *(dot(16 + k * 20, -60 + k * 6, 4) for k in range(4)),
    )
    front.paper("M-12 116H76L90 146H-12Z").cut(*(star(10 + k * 22, 131, 8, 4, 4) for k in range(4)))
    for x, y in ((150, 130),):
        front.paper(outline(f"{x - 36},{y - 20}! {x + 36},{y - 20}! {x + 24},{y + 20} {x},{y + 28} {x - 24},{y + 20}"), "bright").cut(
            moon(x, y, 40, 6, 180, 0.2)
        )
    for text in ("0,-160 -14,-186 12,-210 0,-240", "40,-150 30,-180 54,-200 44,-226"):
        front.paper(ribbon(spine(text, 10), (4, 7, 6, 0)), gap=1)


def umbrella(front: Sheet, back: Sheet, level: int) -> None:
    front.paper("M-7 -60H7V214H-7Z").paper(ribbon(spine("0,200 4,236 34,240 44,214", 8), (7, 7, 7, 5)), gap=2)
    front.paper(outline("0,-214! 80,-190 160,-120 220,-10! 190,-30 160,-22 146,0! 116,-26 90,-24 72,-2! 48,-26 20,-26 0,-4!"))
    for tip in ("146,0", "72,-2", "220,-10"):
        x, y = (float(v) for v in tip.split(","))
        front.score(f"M0 -206Q{x * 0.8} -130 {x} {y - 8}", 4)
    front.cut(
        blossom(100, -100, 26, 5),
        blossom(36, -90, 20, 5),
        blossom(156, -64, 17, 5),
        *(moon(20 + k * 44, -146 + k * k * 8, 34, 6, 12 + k * 14) for k in range(4)),
    )
    front.paper(star(0, -216, 24, 12, 4), "bright", gap=2)
    for x, y in ((60, 70), (120, 40), (170, 90), (100, 140), (200, 30), (50, 170)):
        front.paper(drop(x, y - 20, 40, 15, 90), "bright", gap=1)


def knot(front: Sheet, back: Sheet, level: int) -> None:
    for place in range(4):
        off = place * 34 - 51
        front.paper(f"M{off + 59} {off - 75}L{off + 75} {off - 59}L{off - 59} {off + 75}L{off - 75} {off + 59}Z")
    for place in range(4):
        off = place * 34 - 51
        front.paper(f"M{-off + 59} {off + 75}L{-off + 75} {off + 59}L{-off - 59} {off - 75}L{-off - 75} {off - 59}Z")
    for x, y, a in ((118, 0, 0), (70, -62, -45), (70, 62, 45), (0, -124, -90)):
        front.paper(petal(x - 10, y, 62, 46, a), "bright").cut(leaf(x, y, 34, 8, a))
    front.paper(dot(0, 0, 26), "bright").cut(blossom(0, 0, 20, 6))
    front.paper("M-5 -240H5V-180H-5Z").paper("M-10 120H20V146H-10Z", "bright").paper(
        "".join(leaf(k * 10, 146, 92 - k * 6, 6, 90 - k * 3) for k in range(4)), gap=1
    )


def jar(front: Sheet, back: Sheet, level: int) -> None:
    front.paper(outline("-12,-96! 54,-96 76,-70! 130,-20 140,60 100,150 70,176! -12,178!"))
    front.paper(outline("-12,-136! 66,-134 74,-116 62,-92! -12,-90!"), "bright").paper(
        outline("-12,-186! 24,-184 50,-156 58,-136! -12,-136!")
    ).cut(blossom(0, -158, 18, 5), *(leaf(4 + k * 18, -112, 14, 5, 0) for k in range(4)))
    front.paper("M0 -40L66 26L0 92L-66 26Z", "bright").cut("M0 -20L46 26L0 72L-46 26Z").paper(blossom(0, 26, 30, 4), None, gap=0)
    front.cut(
        comma(78, 40, 60, -50),
        comma(70, 116, 50, -10),
        moon(84, -20, 60, 8, 40),
        moon(0, 150, 120, 8, 180, 0.1),
        *(dot(16 + k * 22, -66 + k * 4, 4) for k in range(4)),
    )
    front.paper(ribbon(spine("40,-90 90,-100 124,-60 120,-20", 8), (6, 7, 6, 3)), gap=2).paper(
        "".join(leaf(120, -26, 66, 7, a) for a in (84, 100)), "bright", gap=1
    )


def door(front: Sheet, back: Sheet, level: int) -> None:
    front.paper(outline("-12,-196! 80,-170 170,-176 216,-206! 200,-146 100,-138 -12,-140!")).cut(
        *(moon(12 + k * 30, -152, 28, 7, 0, 0.3) for k in range(6)), comma(30, -166, 40, 10)
    )
    front.paper("M132 -140H168V196H132Z").cut(*(star(150, -110 + k * 44, 11, 5, 4) for k in range(7)))
    front.paper("M3 -132H128V196H3Z").cut("M18 -116H112V10H18Z")
    for k in range(4):
        front.thread(f"M{18 + k * 31} -116V10M18 {-116 + k * 42}H112", 5)
    front.paper("".join(dot(34 + k * 31, -95 + r * 42, 12) for k in range(3) for r in range(3)), None, gap=0).cut(
        *(dot(34 + k * 31, -95 + r * 42, 5) for k in range(3) for r in range(3))
    )
    front.cut("M18 32H112V176H18Z").paper("M28 42H102V166H28Z", None, gap=0).cut(
        blossom(66, 104, 40, 8 if level > 1 else 6), *(comma(x, y, 22, a) for x, y, a in ((34, 60, 0), (96, 150, 180)))
    )
    front.paper(dot(14, 30, 14), "bright").cut(dot(14, 30, 6)).paper("M-12 196H190V222H-12Z").cut(
        *(leaf(10 + k * 28, 209, 20, 5, 0) for k in range(6))
    )


def mask(front: Sheet, back: Sheet, level: int) -> None:
    front.paper(outline("-12,-170! 70,-176 140,-150 156,-80 140,10 100,96 50,160 -12,180!"))
    front.cut(outline("24,-70! 60,-100 112,-96! 100,-62 60,-52")).paper(dot(72, -78, 13), "bright", gap=0)
    front.cut(
        outline("-12,90! 40,78 86,40! 80,94 40,124 -12,130!"),
        moon(64, -124, 100, 14, -8, 0.2),
        leaf(0, -60, 100, 12, 90),
        comma(10, 34, 30, -20),
        comma(88, -20, 60, 30),
    )
    front.paper("M-12 88H6V128H-12ZM22 84H36V124H22ZM52 72H66V112H52Z", None, gap=0)
    front.cut(star(0, -136, 28, 11, 6), drop(96, -40, 60, 14, 92), *(leaf(118 - k * 14, 30 + k * 24, 26, 5, 120) for k in range(3)))
    for a in (-8, 18):
        front.paper(ribbon(spine(f"146,-60 190,{-40 + a * 2} 200,{60 + a} 236,{130 + a * 3}", 12), (7, 10, 8, 0)), "bright")


def broom(front: Sheet, back: Sheet, level: int) -> None:
    front.paper("M-8 -240H8V10H-8Z").cut(*(moon(0, -210 + k * 28, 18, 4, 0) for k in range(7)))
    front.paper("".join(leaf(8 + k * 9, 0, 226, 13, 88 - k * 8.5) for k in range(7))).cut(
        *(leaf(10 + k * 9, 50, 150, 3, 88 - k * 8.5) for k in range(7))
    )
    front.paper("M-12 -6H46V30H-12ZM-12 52H76V68H-12Z", "bright").cut(
        *(star(6 + k * 17, 12, 8, 4, 4) for k in range(3)), *(dot(4 + k * 18, 60, 4) for k in range(4))
    )
    for x, y, s in ((150, -120, 26), (100, -190, 18), (190, -40, 20), (130, -40, 14)):
        front.paper(petal(x, y, s * 2, s * 1.5, -120 + x), "bright", gap=1)


def cart(front: Sheet, back: Sheet, level: int) -> None:
    front.paper(dot(0, 30, 170)).cut(dot(0, 30, 138)).paper("".join(leaf(x, y, 118, 17, a) for x, y, a in ring(0, 30, 26, 12)), gap=0)
    front.paper(dot(0, 30, 52), "bright").cut(blossom(0, 30, 42, 8)).cut(*(star(x, y, 10, 5, 4) for x, y, _ in ring(0, 30, 154, 24)))
    for x, y, a in ((40, -160, -60), (90, -140, -40), (4, -166, -86), (140, -104, -24)):
        front.paper(leaf(x, y, 90, 22, a), "bright").cut(leaf(x, y, 76, 4, a))


def tag(front: Sheet, back: Sheet, level: int) -> None:
    front.paper(outline("0,-190! 60,-150! 104,-110! 104,170! -12,170!")).cut(dot(0, -130, 22)).paper(dot(0, -130, 12), None, gap=0)
    front.cut("M-12 -84H86V-76H-12ZM-12 144H86V152H-12Z", *(comma(60, y, 34, a) for y, a in ((-60, -30), (130, 210))))
    front.paper("M-70 -20H70V90H-70Z", "bright", gap=0).cut("M-52 -6H52V76H-52Z").paper(dot(0, 35, 36), None, gap=0).cut(
        "M-10 25H10V45H-10Z", *(leaf(x, y, 14, 4, a) for x, y, a in ring(0, 35, 17, 4))
    )
    front.paper(ribbon(spine("0,-150 30,-200 90,-214 120,-170", 10), (5, 5, 5, 4)), gap=2).paper(
        "".join(leaf(120, -176, 90, 8, a) for a in (76, 96)), "bright", gap=1
    )


def book(front: Sheet, back: Sheet, level: int) -> None:
    front.paper(outline("-12,-120! 60,-146 140,-146 190,-126! 190,130! 140,112 60,114 -12,140!"))
    front.cut(outline("10,-104! 60,-124 130,-126 172,-110! 172,104! 130,90 60,92 10,112!"))
    front.paper("".join(f"M{28 + k * 30} {-96 - (k % 3) * 6}h14v{150 + (k % 2) * 20}h-14Z" for k in range(5)), None, gap=0)
    front.cut(*(f"M{28 + k * 30} {-84 + r * 20}h14v5h-14Z" for k in range(5) for r in range(9)))
    front.paper("M-7 -150H7V150H-7Z", "bright").paper(leaf(0, 140, 90, 12, 84), "bright").paper(dot(0, -180, 34), "bright").cut(
        star(0, -180, 26, 11, 6)
    )
    front.paper("".join(leaf(30 + k * 44, -156, 50, 10, -70 + k * 16) for k in range(4)), gap=1)


def mirror(front: Sheet, back: Sheet, level: int) -> None:
    front.paper(dot(0, -50, 150)).cut(dot(0, -50, 92)).paper(dot(0, -50, 84), "bright", gap=0)
    front.cut(
        moon(-6, -60, 90, 16, -40, 0.34),
        leaf(16, -20, 50, 8, -40),
        *(comma(x, y, 40, a + 70) for x, y, a in ring(0, -50, 118, 14)),
        *(dot(x, y, 4) for x, y, _ in ring(0, -50, 140, 28)),
    )
    front.paper("M-12 96H26V190H-12Z").cut(*(leaf(0, 112 + k * 24, 20, 5, 0) for k in range(3))).paper(
        "".join(leaf(k * 10, 196, 50, 6, 90 - k * 14) for k in range(4)), "bright", gap=1
    )
    front.paper(outline("-12,-214! 30,-220 60,-196 30,-186 -12,-190!"), "bright").cut(comma(8, -200, 30, 0))


def abacus(front: Sheet, back: Sheet, level: int) -> None:
    front.paper("M-12 -190H180V190H-12Z", "bright").cut("M-12 -162H152V-74H-12ZM-12 -46H152V162H-12Z")
    for column in range(4):
        x = 18 + column * 38
        front.thread(f"M{x} -166V166", 5)
        for y in (-140 + (column % 2) * 26, -14, 22, 58 + (column % 3) * 16, 94 + (column % 3) * 16, 138):
            front.paper(outline(f"{x - 17},{y}! {x},{y - 16} {x + 17},{y}! {x},{y + 16}"), "accent", gap=2)
    front.cut(
        *(star(166, -150 + k * 50, 10, 5, 4) for k in range(7)),
        *(leaf(4 + k * 40, -176, 30, 5, 0) for k in range(4)),
        *(leaf(4 + k * 40, 176, 30, 5, 0) for k in range(4)),
    )
    front.paper("".join(comma(180, y, 60, a) for y, a in ((-186, -60), (160, 30))), gap=1)


DRAWN: Final[dict[str, Callable[[Sheet, Sheet, int], None]]] = {
    "lantern": lantern, "scroll": scroll, "coins": coins, "bowl": bowl, "teapot": teapot, "umbrella": umbrella, "knot": knot, "jar": jar,
    "door": door, "mask": mask, "broom": broom, "cart": cart, "tag": tag, "abacus": abacus, "book": book, "mirror": mirror,
}  # fmt: skip
