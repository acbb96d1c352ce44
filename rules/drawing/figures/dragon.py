"""Dragons: the whiskered face over its own coils, or two that play with a pearl."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from rules.drawing.chance import Chance
from rules.drawing.curves import even, outline, ribbon, spine, width_at
from rules.drawing.cuts import blossom, comma, dot, drop, leaf, moon, ring, scales, star, teeth
from rules.drawing.figures.horns import antlers
from rules.drawing.sheet import Sheet

_COILS: Final = (
    ("30,60 120,30 210,80 196,170 110,196 60,150", (48.0, 50.0, 46.0, 40.0, 30.0, 0.0)),
    ("30,50 130,10 216,-60 232,-160 180,-222", (50.0, 48.0, 40.0, 28.0, 0.0)),
    ("20,80 90,150 190,160 228,70 180,0 236,-70", (46.0, 50.0, 44.0, 36.0, 24.0, 0.0)),
)

NAMES: Final = dict.fromkeys(("dragon", "drake", "wyrm", "wyvern", "serpent", "lung"), "dragon")


def draw(front: Sheet, back: Sheet, chance: Chance, level: int, hint: str) -> None:
    """A pair for one in three, else the face."""
    if chance.fork("kind").unit() < 0.4:
        _pair(front, back, chance, level)
    else:
        _face(front, back, chance, level)


def _coat(sheet: Sheet, text: str, widths: tuple[float, ...], size: float, *, is_ridged: bool = True) -> None:
    along = spine(text, 26)
    if is_ridged:
        ridge = "".join(
            leaf(x, y, 22 + width_at(widths, place / 26), 9, heading - 62) for place, (x, y, heading) in enumerate(along[1:-3], 1)
        )
        sheet.paper(ridge, "bright", gap=1)
    sheet.paper(ribbon(along, widths))
    sheet.cut(scales(along[1:-2], widths, size, 3))


def _face(front: Sheet, back: Sheet, chance: Chance, level: int) -> None:
    text, widths = chance.fork("coil").pick(_COILS)
    _coat(back, text, widths, 26)
    _claw(back, 150, 196)
    spots = ring(0, -30, 84, 7, -52, 150)
    front.paper("".join(ribbon(_lock(x, y, angle), (20, 22, 12, 0)) for x, y, angle in spots), "bright", gap=2)
    front.cut(*(leaf(x, y, 70, 4, angle + 4) for x, y, angle in spots))
    if chance.fork("horns").unit() < 0.6:
        antlers(front, 16)
    else:
        along = spine("36,-128 76,-190 140,-204 168,-250", 12)
        front.paper(ribbon(along, (17, 16, 11, 0))).cut(*(moon(x, y, 22, 4, h + 90, 0.2) for x, y, h in along[2:-2:2]))
    front.paper(outline("58,-110! 104,-150 150,-150! 130,-110 84,-84!")).cut(leaf(74, -104, 56, 8, -28))
    front.paper(outline("-12,-142! 40,-136 84,-104 98,-56 88,-16 96,22! 78,30 72,58 50,84 -12,92!"))
    front.cut(*(moon(0, y, w, 7, 0, 0.3) for y, w in ((-112, 30), (-94, 42))), drop(0, -84, 40, 14, 90))
    brow = spine("14,-64 44,-96 84,-92 112,-112", 8)
    front.paper(ribbon(brow, (9, 15, 12, 0)), "bright")
    front.cut(teeth(brow[1:-1], (12, 12), 4, -80))
    front.cut(dot(52, -58, 25)).paper(dot(52, -58, 17), "bright", gap=0).cut(dot(50, -56, 7))
    _snout(front, level)
    _beard(front, chance.fork("beard"), level)


def _lock(x: float, y: float, angle: float) -> tuple[tuple[float, float, float], ...]:
    a, b = radians(angle), radians(angle + 26)
    middle = (x + cos(a) * 50, y + sin(a) * 50)
    return even([(x, y), middle, (middle[0] + cos(b) * 46, middle[1] + sin(b) * 46)], 8)


def _snout(front: Sheet, level: int) -> None:
    front.cut(outline("-12,44! 40,40 80,24! 78,66 44,96 -12,104!"))
    for fang in ("56,36! 74,28! 66,74!", "30,40! 46,38! 40,58!", "8,42! 22,42! 16,58!", "40,92! 58,78! 52,56!", "14,100! 30,96! 22,78!"):
        front.paper(outline(fang), None, gap=0)
    front.paper(outline("-12,70! 10,72 16,110 0,140! -16,110"), "bright", gap=2).cut(leaf(0, 76, 46, 3, 90))
    front.paper(outline("-12,-28! 22,-30 52,-16 64,12 46,34 22,36 -12,38!"), "bright")
    front.cut(comma(22, 8, 32, -20), moon(0, -8, 38, 6, 0, 0.3), moon(0, 6, 28, 5, 0, 0.3), *(dot(50, 20 + k, 3) for k in (0,)))
    whisker = spine("52,14 120,20 176,-30 228,-20 236,22 212,26", 20)
    front.paper(ribbon(whisker, (7, 7, 6, 5, 4, 0)), None, gap=2)
    if level >= 2:
        front.paper(ribbon(spine("56,26 110,60 170,46 214,76 204,100", 16), (6, 6, 5, 4, 0)), None, gap=2)


def _beard(front: Sheet, chance: Chance, level: int) -> None:
    count = 3 + level // 2
    for place in range(count):
        share = place / max(count - 1, 1)
        front.paper(
            ribbon(
                spine(f"{14 + share * 56},{98 - share * 40} {24 + share * 76},{150 - share * 50} {16 + share * 92},{206 - share * 66}", 8),
                (12, 11, 0),
            ),
            gap=2,
        )
        front.cut(leaf(18 + share * 62, 112 - share * 44, 62, 3.4, 84 - share * 24))
    if chance.unit() < 0.5:
        front.cut(star(0, -126, 12, 5, 4))


def _claw(sheet: Sheet, x: float, y: float) -> None:
    for turn in (40, 80, 120, 160):
        sheet.paper(leaf(x, y, 56, 12, turn), "bright", gap=2)
    sheet.paper(dot(x, y, 24)).cut(moon(x, y, 26, 7, 20), dot(x, y + 8, 4))


def _pair(front: Sheet, back: Sheet, chance: Chance, level: int) -> None:
    text, widths = (
        "74,-120 150,-150 204,-80 130,-20 100,60 190,110 150,190 60,206 30,160",
        (30.0, 40.0, 40.0, 38.0, 38.0, 34.0, 28.0, 18.0, 0.0),
    )
    along = spine(text, 34)
    ridge = "".join(leaf(x, y, 20 + width_at(widths, place / 34), 9, heading - 60) for place, (x, y, heading) in enumerate(along[2:-4], 2))
    back.paper(ridge, "bright", gap=1)
    front.paper(ribbon(along, widths))
    front.cut(scales(along[2:-2], widths, 23, 3))
    for x, y in ((214, -6), (64, 108)):
        _claw(front, x, y)
    front.paper("".join(leaf(104, -146, length, 13, turn) for turn, length in ((-60, 96), (-30, 106), (0, 100), (30, 84))), "bright", gap=2)
    front.cut(*(leaf(112, -148, 60, 3, turn) for turn in (-60, -30, 0, 30)))
    front.paper(ribbon(spine("92,-170 112,-214 160,-240", 8), (9, 8, 0)), gap=2)
    front.paper(ribbon(spine("110,-196 138,-196 152,-212", 6), (6, 5, 0)), gap=0)
    front.paper(
        outline("128,-126! 116,-176 80,-190 52,-174 24,-168 6,-150! 12,-132 40,-132 58,-126 26,-118 12,-104! 34,-92 76,-90 110,-96")
    )
    front.cut(dot(80, -160, 14)).paper(dot(80, -160, 7), None, gap=0).cut(moon(80, -180, 40, 7, -6, 0.3), comma(18, -144, 22, -30))
    front.cut(
        leaf(20, -124, 56, 3.5, -2),
        moon(106, -116, 40, 6, 110, 0.2),
        *(outline(f"{34 + k * 14},-132! {40 + k * 14},-120! {46 + k * 14},-132!") for k in range(2)),
    )
    front.paper(ribbon(spine("20,-154 -2,-200 34,-232 60,-214", 12), (4, 4, 3, 0)), None, gap=0)
    y = -52
    front.paper(dot(0, y, 40), "bright").cut(blossom(0, y, 32, 6) if chance.unit() < 0.5 else star(0, y, 30, 13, 6))
    front.paper("".join(drop(x, yy, 44, 16, a) for x, yy, a in ring(0, y, 36, 7, -90, 180)), None, gap=2)
    if level >= 2:
        back.paper("".join(leaf(0, 236, 90, 26, turn) for turn in (-90, -60, -30, -8)), "bright").cut(
            *(leaf(0, 236, 76, 4, turn) for turn in (-90, -60, -30, -8))
        )
