"""Things that figures hold up at their right hand, near 196, -150; the fold gives the left hand the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.drawing.curves import outline, ribbon, spine
from rules.drawing.cuts import blossom, dot, drop, leaf, moon, petal
from rules.drawing.sheet import Sheet


def _pole(sheet: Sheet, top: float = -170, bottom: float = 232, x: float = 196) -> None:
    sheet.paper(f"M{x - 5} {top}h10V{bottom}h-10Z", gap=2)


def lantern(sheet: Sheet) -> None:
    _pole(sheet, -180, 20)
    sheet.paper(outline("184,-244! 212,-244! 240,-224 240,-194 212,-174! 184,-174! 156,-194 156,-224"), "bright")
    sheet.cut(*(leaf(198 + x, -240, 62, 7 - abs(x) / 8, 90) for x in (-24, -8, 8, 24)))
    sheet.paper("M182 -256h32v12h-32ZM182 -174h32v12h-32Z", None, gap=2)
    sheet.paper("".join(leaf(236, -186 + k, 56, 4, 86 + k * 6) for k in range(2)), None, gap=0)


def spear(sheet: Sheet) -> None:
    _pole(sheet, -190)
    sheet.paper(outline("196,-262! 214,-210 206,-184! 186,-184! 178,-210")).cut(leaf(196, -188, 56, 4, -90))
    sheet.paper("".join(drop(196, -186, 54, 16, turn) for turn in (60, 90, 120)), "bright", gap=2)


def oar(sheet: Sheet) -> None:
    _pole(sheet, -230, 100)
    sheet.paper(outline("196,70! 222,120 220,200 196,236! 172,200 170,120")).cut(leaf(196, 90, 120, 8, 90), leaf(210, 120, 60, 3, 92))


def net(sheet: Sheet) -> None:
    _pole(sheet, -200)
    sheet.paper(outline("150,-240! 242,-240! 252,-170 196,-110! 140,-170"), "bright")
    sheet.cut(
        *(
            outline(f"{x},{y - 11}! {x + 11},{y}! {x},{y + 11}! {x - 11},{y}!")
            for x, y in (
                (170, -218),
                (196, -218),
                (222, -218),
                (183, -198),
                (209, -198),
                (170, -178),
                (196, -178),
                (222, -178),
                (183, -158),
                (209, -158),
                (196, -138),
            )
        )
    )


def torch(sheet: Sheet) -> None:
    sheet.paper("M184 -140L208 -140L202 60L190 60Z")
    sheet.paper(outline("196,-266! 210,-236 228,-210 230,-176 212,-144 196,-138 180,-144 162,-176 166,-214! 178,-202 182,-230"), "bright")
    sheet.cut(outline("196,-220! 208,-190 208,-166 196,-154 184,-166 186,-190"))
    sheet.cut(*(leaf(189, -120 + k * 30, 18, 3, 30) for k in range(5)))


def bell(sheet: Sheet) -> None:
    sheet.paper(outline("196,-250! 212,-246 224,-210 228,-186 244,-168! 196,-162! 148,-168! 164,-186 168,-210 180,-246"), "bright")
    sheet.paper(dot(196, -254, 11), gap=2).cut(moon(196, -178, 74, 6, 180, 0.12), blossom(196, -210, 18, 6))


def bowl(sheet: Sheet) -> None:
    sheet.paper(outline("140,-206! 252,-206! 242,-172 214,-154! 216,-144! 176,-144! 178,-154! 150,-172"), "bright")
    sheet.cut(moon(196, -174, 84, 8, 180, 0.18), *(dot(172 + k * 24, -192, 5) for k in range(3)))
    sheet.paper("".join(ribbon(spine(f"{x},-210 {x - 10},-224 {x + 8},-240 {x},-258", 10), (5, 6, 5, 0)) for x in (176, 206)), None, gap=0)


def scroll(sheet: Sheet) -> None:
    sheet.paper("M160 -230H232V-60H160Z", "bright")
    sheet.cut(*(f"M{170 + k * 15} {-210}h7v{110 - k % 2 * 36}h-7Z" for k in range(4)), dot(212, -82, 9))
    sheet.paper("M150 -244h92v18h-92ZM150 -64h92v18h-92Z", None, gap=2)


def fan(sheet: Sheet) -> None:
    sheet.paper("".join(petal(196, -120, 112, 34, turn) for turn in (-150, -126, -102, -78, -54, -30)), "bright")
    sheet.cut(*(leaf(196, -120, 92, 4, turn) for turn in (-138, -114, -90, -66, -42)), *(dot(196, -120, 5) for _ in range(1)))


def sprout(sheet: Sheet) -> None:
    sheet.paper(ribbon(spine("196,-60 190,-130 204,-190", 8), (6, 5, 3)), gap=2)
    for x, y, length, turn in (
        (192, -110, 74, -30),
        (194, -130, 70, -150),
        (200, -170, 66, -44),
        (200, -176, 60, -128),
        (204, -188, 62, -88),
    ):
        sheet.paper(leaf(x, y, length, 24, turn), "bright").cut(leaf(x, y, length * 0.86, 3, turn))


def staff(sheet: Sheet) -> None:
    _pole(sheet, -190)
    sheet.paper(dot(196, -206, 38), "bright").cut(dot(196, -206, 24)).paper(blossom(196, -206, 20, 5), None, gap=0)
    sheet.paper("".join(leaf(x, -176, 44, 5, 90) for x in (172, 220)), None, gap=0)


def flute(sheet: Sheet) -> None:
    sheet.paper("M0 -78H220V-60H0Z", "bright", gap=3).cut(*(dot(70 + k * 22, -69, 4.5) for k in range(6)))
    sheet.paper("".join(leaf(212, -62, 60, 6, turn) for turn in (80, 98)), None, gap=2)


def blade(sheet: Sheet) -> None:
    sheet.paper(outline("196,-264! 212,-230 210,-150! 182,-150! 184,-236")).cut(leaf(200, -160, 84, 3, -89))
    sheet.paper("M164 -152h64v14h-64ZM188 -138h16v54h-16Z", "bright", gap=2).paper(
        "".join(leaf(196, -84, 50, 6, turn) for turn in (78, 100)), None, gap=0
    )


def flowers(sheet: Sheet) -> None:
    for x, y, r in ((196, -170, 40), (226, -118, 28), (164, -112, 26)):
        sheet.paper(dot(x, y, r), "bright").cut(blossom(x, y, r * 0.84, 6))
    sheet.paper("".join(leaf(196, -96, 74, 16, turn) for turn in (60, 92, 124)))


PROPS: Final[dict[str, Callable[[Sheet], None]]] = {
    "lantern": lantern, "spear": spear, "oar": oar, "net": net, "torch": torch, "bell": bell, "bowl": bowl, "scroll": scroll, "fan": fan,
    "sprout": sprout, "staff": staff, "flute": flute, "blade": blade, "flowers": flowers,
}  # fmt: skip
