"""Birds: one with its wings spread, or two long-necked ones face to face."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

from rules.drawing.chance import Chance
from rules.drawing.curves import outline, ribbon, spine
from rules.drawing.cuts import blossom, dot, drop, feather, leaf, moon, petal, quill, star, teeth
from rules.drawing.figures import choose
from rules.drawing.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Kind:
    """The features that tell one spread bird from another: how its wings are held, its head, its tail."""

    lift: float
    reach: float
    head: str
    tail: str
    crest: str = ""


KINDS: Final = {
    "owl": Kind(-28, 180, "owl", "short", "tufts"),
    "crow": Kind(6, 225, "straight", "wedge"),
    "hawk": Kind(-22, 235, "hook", "wedge", "brow"),
    "lark": Kind(-34, 190, "straight", "fork", "crown"),
    "sparrow": Kind(-10, 175, "straight", "short"),
    "gull": Kind(-4, 245, "hook", "short"),
    "swallow": Kind(14, 235, "straight", "fork"),
    "phoenix": Kind(-30, 215, "hook", "plumes", "crown"),
    "rooster": Kind(-16, 185, "hook", "plumes", "comb"),
}
NAMES: Final = {
    **{kind: kind for kind in KINDS},
    "raven": "crow", "rook": "crow", "eagle": "hawk", "kite": "hawk", "falcon": "hawk", "tern": "gull", "finch": "sparrow",
    "swift": "swallow", "martin": "swallow", "cock": "rooster", "hen": "rooster", "peacock": "phoenix", "pheasant": "phoenix",
    "courier": "swallow", "heron": "heron", "crane": "crane", "egret": "heron", "swan": "crane", "stork": "crane",
    "magpie": "crow", "wren": "sparrow",
}  # fmt: skip
_FANS: Final = {
    "short": ((44, 122), (60, 138), (76, 146), (90, 148)),
    "wedge": ((36, 128), (52, 146), (66, 162), (79, 174), (90, 180)),
    "fork": ((90, 116), (78, 134), (66, 158), (55, 190)),
}
_OTHERS: Final = ("hawk", "phoenix", "owl", "crane", "swallow")


def draw(front: Sheet, back: Sheet, chance: Chance, level: int, hint: str) -> None:
    """The bird that the hint names, or one by chance."""
    name = choose(NAMES, hint, chance.fork("kind"), _OTHERS)
    if name in ("heron", "crane"):
        _pair(front, back, level, is_crested=name == "heron")
    else:
        _spread(front, back, chance, level, KINDS[name])


def _spread(front: Sheet, back: Sheet, chance: Chance, level: int, kind: Kind) -> None:
    _tail(back, kind.tail, level)
    _wing(front, back, kind, level)
    front.paper(outline("-12,-112! 34,-100 54,-46 54,20 32,92 -12,128!"))
    breast = chance.pick(("scales", "teeth", "hearts"))
    for row in range(5):
        y, count = -30 + row * 27, (2, 3, 2, 2, 1)[row]
        shift = 0 if row % 2 == 0 else 12
        if breast == "scales":
            front.cut(*(moon(shift + place * 24 - (6 if shift else 0), y, 22, 7, 180, 0.42) for place in range(count)))
        elif breast == "teeth":
            front.cut(*(drop(shift + place * 23, y - 8, 22, 9, 90) for place in range(count)))
        else:
            front.cut(*(leaf(shift + place * 23, y - 8, 22, 7, 90) for place in range(count)))
    front.cut(moon(50, 16, 84, 7, 102, 0.12))
    front.paper(outline("14,120! 34,116 44,150 66,164! 44,166 50,182! 30,168 24,184! 18,162 8,150"), gap=0)
    _head(front, kind, level)


def _wing(front: Sheet, back: Sheet, kind: Kind, level: int) -> None:
    lift = kind.lift
    wrist = (150.0, -118.0 + lift)
    count = 8 + level // 2
    for place in range(count):
        share = place / (count - 1)
        x, y = wrist[0] + (52 - wrist[0]) * share, wrist[1] + (-6 - wrist[1]) * share + 10
        length = kind.reach * (0.62 - share * 0.12 - (0.1 if place == 0 else 0))
        angle = lift - 30 + share * (118 - lift)
        back.paper(feather(x, y, length, 44, angle, 0.14), "accent", gap=2)
        back.cut(quill(x, y, length, angle, 0.14), *_barbs(x, y, length, angle, level))
    for place in range(7):
        share = place / 6
        x, y = wrist[0] - 8 + (50 - wrist[0]) * share, wrist[1] + 4 + (-24 - wrist[1]) * share
        front.paper(feather(x, y, 92 - 20 * share, 36, lift - 10 + share * (112 - lift), 0.12), gap=2)
        front.cut(quill(x, y, 84 - 20 * share, lift - 10 + share * (112 - lift), 0.12))
    front.paper(
        outline(
            f"24,-92! 66,{-126 + lift * 0.5} 112,{-142 + lift * 0.8} {wrist[0] + 12},{wrist[1] - 10} "
            f"{wrist[0] + 6},{wrist[1] + 22} 118,-74 84,-34 44,-10!"
        )
    )
    for row, (back_off, size) in enumerate(((14, 24), (34, 26), (54, 26))):
        front.cut(
            *(moon(132 - k * 24, -108 + lift * (0.9 - k * 0.2) + k * 9 + back_off, size, 8, 150 + k * 6, 0.4) for k in range(4 - row))
        )
    if level >= 2:
        front.cut(*(dot(52 + k * 24, -100 - k * 6 + lift * (0.3 + k * 0.16), 4.5) for k in range(4)))


def _barbs(x: float, y: float, length: float, angle: float, level: int) -> list[str]:
    found = []
    for step in range(2 if level < 2 else 3):
        far, swept = length * (0.52 + step * 0.14), 0.14 * length * (0.3 + step * 0.14)
        turn = radians(angle)
        bx, by = x + cos(turn) * far - sin(turn) * swept, y + sin(turn) * far + cos(turn) * swept
        found += [leaf(bx, by, 16, 3, angle + 44), leaf(bx, by, 16, 3, angle - 22)]
    return found


def _tail(back: Sheet, tail: str, level: int) -> None:
    if tail == "plumes":
        for text, size in (
            ("10,90 30,170 110,216 206,196", 1.0),
            ("6,90 10,180 60,240 140,250", 0.9),
            ("20,80 90,140 180,140 236,92", 0.9),
        ):
            along = spine(text, 14)
            back.paper(ribbon(along, (8, 13, 12, 6)))
            x, y, heading = along[-1]
            back.paper(drop(x, y, 62 * size, 46 * size, heading), "bright")
            back.cut(drop(x, y, 40 * size, 24 * size, heading), *(moon(px, py, 16, 4, ph + 90, 0.3) for px, py, ph in along[3:-1:2]))
        return
    for angle, length in _FANS[tail]:
        back.paper(feather(6, 70, length, 46, angle, -0.06), gap=2)
        back.cut(quill(6, 70, length, angle, -0.06), *_barbs(6, 70, length, angle, 0))
    if level >= 3:
        back.paper(ribbon(spine("20,110 60,190 120,220 170,196 160,166", 14), (6, 7, 6, 5, 0)), "bright")


def _head(front: Sheet, kind: Kind, level: int) -> None:
    if kind.crest == "tufts":
        front.paper(outline("26,-178! 52,-214 82,-228! 80,-190 70,-158!")).cut(leaf(48, -180, 36, 4, -58))
    elif kind.crest == "crown":
        for angle, length in ((-90, 70), (-62, 62), (-36, 50)):
            front.paper(drop(0, -176, length, 18, angle), "bright", gap=2)
    elif kind.crest == "comb":
        front.paper("".join(dot(x, y, r) for x, y, r in ((0, -206, 20), (24, -198, 16), (42, -184, 12))), "bright")
        front.cut(*(leaf(x, -186, 24, 4, -90 + x) for x in (0, 22)))
    if kind.head == "owl":
        front.paper(outline("-12,-190! 46,-190 86,-164 88,-120 60,-78 -12,-66!"))
        front.cut(dot(40, -136, 34)).paper(dot(40, -136, 25), "bright", gap=0)
        front.cut(dot(40, -136, 11), outline("0,-120! 12,-112 0,-78! -12,-112"), moon(40, -178, 74, 8, 14, 0.2))
        front.cut(*(leaf(70 - k * 8, -96 + k * 8, 18, 4, 120) for k in range(3)))
        return
    front.paper(outline("-12,-192! 34,-188 58,-160 56,-126 44,-96 -12,-80!"))
    front.cut(outline("16,-140! 30,-156 50,-150! 46,-134 30,-130")).paper(dot(36, -144, 7), None, gap=0)
    front.cut(moon(34, -166, 46, 7, 14, 0.2))
    hook = "-8,-150! 15,-146 20,-128 0,-92! -20,-128" if kind.head == "hook" else "-6,-142! 12,-136 12,-120 0,-98! -12,-120"
    front.paper(outline(hook), "bright", gap=5).cut(leaf(0, -128, 24, 2.5, 90), dot(8, -134, 2.5))
    front.cut(*(leaf(44 - k * 11, -104 + k * 5, 18, 4, 104) for k in range(4)))
    if kind.crest == "brow":
        front.cut(leaf(10, -182, 44, 6, 24), leaf(0, -188, 26, 5, 90))
    elif level >= 2:
        front.cut(star(0, -170, 11, 4, 4))


def _pair(front: Sheet, back: Sheet, level: int, *, is_crested: bool) -> None:
    for place, (angle, length) in enumerate(((-84, 140), (-66, 150), (-48, 150), (-30, 140), (-12, 124), (8, 104))):
        back.paper(leaf(128 + place * 4, 30 + place * 8, length, 25, angle)).cut(
            leaf(130 + place * 4, 30 + place * 8, length * 0.86, 2.6, angle)
        )
    for angle, length in ((34, 96), (52, 110), (70, 96)):
        back.paper(leaf(170, 110, length, 20, angle), "bright").cut(leaf(172, 112, length * 0.8, 2.6, angle))
    front.paper(ribbon(spine("112,120 96,176 104,232", 8), (7, 5, 5)), gap=0)
    front.paper(ribbon(spine("136,120 150,170 128,196 134,236", 10), (7, 5, 5, 4)), gap=0)
    front.paper("M84 240L104 226L132 240ZM112 244L134 232L166 244Z", None, gap=0)
    front.paper(outline("70,30! 100,0 150,14 186,66 212,120! 160,146 104,136 74,90"))
    front.cut(
        *(moon(116 + k * 22, 46 + k * 14, 44, 9, 118, 0.34) for k in range(4)),
        *(moon(106 + k * 20, 78 + k * 12, 38, 8, 118, 0.34) for k in range(4)),
    )
    front.cut(leaf(120, 116, 70, 6, 10), *(dot(96 + k * 9, 34 - k * 3, 3) for k in range(3)))
    front.paper(ribbon(spine("92,60 58,20 96,-50 104,-110 66,-142", 22), (32, 21, 15, 14, 17)))
    front.cut(teeth(spine("76,22 88,-30 102,-80 96,-116", 9), (16, 12, 8), 5, -90))
    front.paper(outline("96,-124! 92,-160 64,-172 40,-158 -2,-128! 36,-132 60,-126"), "bright")
    front.cut(dot(62, -150, 8)).paper(dot(62, -150, 4), None, gap=0).cut(leaf(8, -132, 36, 2.4, -14))
    if is_crested:
        for angle, length in ((-34, 84), (-16, 92), (2, 70)):
            front.paper(leaf(80, -158, length, 8, angle), gap=2)
    else:
        front.cut(outline("50,-162! 70,-170 88,-156! 70,-160"))
        front.paper(drop(84, -158, 30, 16, -50), "bright")
    if level >= 1:
        back.paper(dot(0, -40, 30), "bright").cut(blossom(0, -40, 24, 6))
    if level >= 2:
        front.paper("".join(petal(0, 226, 62, 30, turn) for turn in (-90, -54, -18)), "bright").cut(
            *(leaf(0, 226, 46, 4, turn) for turn in (-90, -54, -18))
        )
