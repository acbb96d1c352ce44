"""Plants that walk and think: rooted trees with faces, great blossoms, vines and mushrooms."""

from __future__ import annotations

from typing import Final

from rules.drawing.chance import Chance
from rules.drawing.curves import moved, outline, ribbon, spine
from rules.drawing.cuts import blossom, comma, dot, drop, leaf, moon, petal, ring, star, teeth
from rules.drawing.figures import choose
from rules.drawing.sheet import Sheet

NAMES: Final = {
    "wisteria": "weeping", "willow": "weeping", "vine": "weeping", "orchid": "orchid", "iris": "orchid", "lily": "orchid", "lotus": "lotus",
    "peony": "lotus", "flower": "lotus", "blossom": "lotus", "rose": "lotus", "mangrove": "tree", "banyan": "tree", "camphor": "tree",
    "oak": "tree", "tree": "tree", "pine": "tree", "moss": "moss", "mushroom": "moss", "fungus": "moss", "lichen": "moss",
    "ivy": "weeping", "cereus": "lotus", "hedge": "weeping", "thicket": "tree",
}  # fmt: skip
_OTHERS: Final = ("tree", "lotus", "orchid", "moss", "weeping")


def draw(front: Sheet, back: Sheet, chance: Chance, level: int, hint: str) -> None:
    """The plant that the hint names, or one by chance."""
    name = choose(NAMES, hint, chance.fork("kind"), _OTHERS)
    {"tree": _tree, "weeping": _weeping, "lotus": _lotus, "orchid": _orchid, "moss": _moss}[name](front, back, chance, level)


def _visage(front: Sheet, y: float, chance: Chance) -> None:
    """A face carved into wood."""
    front.cut(outline(f"10,{y}! 26,{y - 14} 48,{y - 8}! 38,{y + 10} 20,{y + 10}")).paper(dot(30, y, 6.5), "bright", gap=0)
    front.cut(moon(30, y - 22, 48, 9, chance.between(-6, 20), 0.26), leaf(0, y + 4, 34, 6, 90))
    if chance.unit() < 0.5:
        front.cut(outline(f"0,{y + 52}! 22,{y + 46} 36,{y + 36}! 26,{y + 64} 0,{y + 70}!"))
    else:
        front.cut(moon(0, y + 56, 46, 9, 180, 0.24))
    front.cut(*(leaf(46 - k * 2, y + 22 + k * 16, 24, 4, 70) for k in range(2)))


def _roots(front: Sheet) -> None:
    for text, widths in (
        ("30,110 60,170 120,190 176,232", (26, 18, 12, 0)),
        ("20,130 40,190 76,214 96,240", (22, 16, 10, 0)),
        ("40,120 110,140 180,150 226,196", (20, 14, 9, 0)),
        ("4,140 10,200 24,240", (18, 12, 0)),
    ):
        along = spine(text, 12)
        front.paper(ribbon(along, tuple(float(w) for w in widths))).cut(*(leaf(x, y, 24, 3, h) for x, y, h in along[2:-3:3]))


def _bough(sheet: Sheet, text: str, widths: tuple[float, ...], size: float, tint: str = "bright") -> None:
    """A branch with leaves on both sides."""
    along = spine(text, 14)
    blades = [
        (x, y, size * (1 - 0.03 * place), h + side)
        for place, (x, y, h) in enumerate(along[3:])
        for side in ((-46, 52) if place % 2 else (-60,))
    ]
    blades.append((along[-1][0], along[-1][1], size, along[-1][2]))
    for x, y, length, turn in blades:
        sheet.paper(leaf(x, y, length, length * 0.3, turn), tint, gap=1.5)
    sheet.cut(*(leaf(x, y, length * 0.84, 2.6, turn) for x, y, length, turn in blades))
    sheet.paper(ribbon(along, widths), gap=1)


def _tree(front: Sheet, back: Sheet, chance: Chance, level: int) -> None:
    for text in (
        "20,-80 70,-160 150,-190 196,-236",
        "30,-60 110,-100 190,-96 246,-140",
        "40,-40 120,-30 190,10 240,-16",
        "6,-100 20,-180 60,-240",
    ):
        _bough(back, text, (12, 9, 6, 2), chance.between(56, 66))
    if level >= 1:
        spots = [(70, -186), (168, -160), (206, -70), (130, -92), (176, 16)][: 2 + level]
        front.paper("".join(dot(x, y, 24) for x, y in spots), "bright").cut(*(blossom(x, y, 20, 5 + level % 2) for x, y in spots))
    _roots(front)
    front.paper(ribbon(spine("40,-10 110,-60 150,-60 176,-100", 12), (24, 17, 10, 0))).paper(
        ribbon(spine("30,-60 60,-130 100,-160", 10), (20, 13, 0))
    )
    front.paper(outline("-12,-150! 20,-140 40,-100 56,-50 52,20 64,90 90,160! 40,150 -12,170!"))
    front.cut(leaf(0, -136, 60, 6, 90), *(leaf(24 + k * 8, -96 + k * 10, 40, 4, 80) for k in range(2)))
    _visage(front, -24, chance.fork("face"))
    front.cut(comma(10, 92, 44, -30), *(moon(48 - k * 8, 80 + k * 22, 44, 6, 70, 0.2) for k in range(3)), leaf(0, 106, 50, 5, 90))


def _weeping(front: Sheet, back: Sheet, chance: Chance, level: int) -> None:
    back.paper(outline("-12,-232! 70,-228 150,-190 214,-120 236,-40! 200,-70 160,-60 120,-90 80,-74 40,-100 -12,-90!"), "bright")
    back.cut(
        *(comma(30 + k * 44, -150 + k * 22, 60, -10 + k * 16) for k in range(4)),
        *(moon(40 + k * 48, -196 + k * 26, 50, 7, 20 + k * 12) for k in range(4)),
    )
    for x, top, count, size in ((212, -70, 8, 30), (166, -70, 10, 28), (120, -84, 7, 26), (78, -88, 5, 22)):
        for k in range(count):
            y, r = top + k * 25, size * (1 - k * 0.07) / 2
            back.paper(drop(x, y - 8, r * 2.2, r * 2, 60) + drop(x, y - 8, r * 2.2, r * 2, 120), "accent", gap=1)
        back.cut(*(leaf(x, top + k * 25 - 2, 20, 3, turn) for k in range(count) for turn in (60, 120)))
    _roots(front)
    for text in ("20,-40 70,-120 140,-150 200,-110", "10,-80 40,-160 90,-200", "30,-10 110,-40 160,-20"):
        front.paper(ribbon(spine(text, 12), (20, 14, 9, 0)))
    front.paper(outline("-12,-160! 20,-140 44,-90 60,-30 52,40 70,100 92,160! 40,150 -12,170!"))
    _visage(front, -30, chance.fork("face"))
    front.cut(leaf(0, -136, 70, 6, 90), *(leaf(6 + k * 14, 60 + k * 6, 80 - k * 10, 5, 90 - k * 8) for k in range(4)))


def _lotus(front: Sheet, back: Sheet, chance: Chance, level: int) -> None:
    for turn, length in ((-90, 210), (-64, 204), (-38, 200), (-12, 194)):
        back.paper(leaf(0, 30, length, 58, turn), "bright").cut(
            leaf(0, 30, length * 0.84, 5, turn), *(leaf(0, 30, length * 0.7, 3, turn + side) for side in (-7, 7))
        )
    for turn, length in ((-77, 168), (-50, 166), (-24, 160), (4, 150)):
        front.paper(leaf(0, 40, length, 52, turn)).cut(
            leaf(20, 34, length * 0.76, 6, turn), *(leaf(20, 34, length * 0.62, 3, turn + side) for side in (-8, 8))
        )
    front.paper(outline("-12,-40! 40,-30 66,0 60,50 30,84 -12,92!"))
    front.cut(outline("10,8! 24,-4 46,2! 36,20 20,20")).paper(dot(29, 8, 6), "bright", gap=0).cut(
        moon(0, 54, 44, 8, 180, 0.26), moon(30, -14, 40, 7, 6), dot(44, 40, 6), drop(0, -32, 26, 12, 90)
    )
    front.paper(ribbon(spine("0,80 8,150 0,240", 10), (13, 10, 9)))
    for text, turn in (("6,180 70,190 120,150", -30), ("6,210 80,226 150,200", 0)):
        front.paper(ribbon(spine(text, 8), (7, 6, 4)), gap=2)
        x, y = (float(v) for v in text.split()[-1].split(","))
        front.paper(
            outline(f"{x - 20},{y}! {x + 10},{y - 44} {x + 70},{y - 50} {x + 100},{y - 16}! {x + 60},{y + 26} {x + 10},{y + 22}"), "accent"
        )
        front.cut(*(leaf(x - 6, y - 6, 84, 4, a + turn * 0.3) for a in (-36, -16, 4)))
    if level >= 2:
        front.paper("".join(star(x, y, 15, 6, 6) for x, y in ((150, -190), (214, -110), (90, -226))), "bright", gap=2)


def _orchid(front: Sheet, back: Sheet, chance: Chance, level: int) -> None:
    for text in ("10,220 80,80 150,-20 236,-60", "10,220 110,140 190,110 246,140", "6,220 50,40 90,-90 160,-190"):
        along = spine(text, 16)
        back.paper(ribbon(along, (6, 20, 16, 0)), "accent").cut(*(leaf(x, y, 34, 4, h) for x, y, h in along[3:-3:3]))
    front.paper(ribbon(spine("0,230 4,120 0,20", 10), (11, 9, 8)), gap=2)
    for turn, length, w in ((-90, 150, 50), (-20, 176, 74), (30, 150, 48), (-54, 130, 40)):
        front.paper(petal(0, -70, length, w * 1.5, turn)).cut(
            leaf(24, -70 + turn * 0.1, length * 0.66, 6, turn), *(leaf(24, -70, length * 0.56, 3, turn + s) for s in (-11, 11))
        )
    front.paper(outline("-12,-110! 34,-104 56,-70 48,-20 30,30 56,60! 20,80 -12,84!"), "bright")
    front.cut(outline("12,-66! 26,-80 46,-74! 38,-54 22,-54")).paper(dot(30, -66, 6), None, gap=0)
    front.cut(
        outline("0,-26! 20,-30 34,-40! 26,-6 0,0!"),
        *(dot(x, y, 4) for x, y in ((0, 18), (14, 26), (0, 36), (18, 46), (0, 54))),
        drop(0, -100, 28, 12, 90),
    )
    for x, y, r in ((150, 30, 34), (106, 120, 28))[: 1 + (level > 0)]:
        front.paper(dot(x, y, r), "bright").cut(blossom(x, y, r * 0.84, 5))
    front.paper(outline("-12,206! 60,200 120,214 150,240! -12,240!")).cut(
        *(moon(20 + k * 34, 226, 30, 6, 0) for k in range(3)), comma(60, 220, 24, 0)
    )


def _moss(front: Sheet, back: Sheet, chance: Chance, level: int) -> None:
    for x, y, turn, length in ((150, 60, -50, 110), (170, 110, -20, 90), (110, 20, -74, 130), (186, 160, 4, 70)):
        _bough(back, f"{x - 70},{y + 60} {x - 20},{y + 10} {x + length * 0.5:.0f},{y + turn * 0.8:.0f}", (7, 5, 2), 40, "accent")
    front.paper(outline("-12,30! 44,34 56,110 76,200 110,238! -12,238!"))
    _visage(front, 110, chance.fork("face"))
    front.cut(*(leaf(10 + k * 22, 234, 30, 4, -90 + k * 4) for k in range(4)))
    front.paper(outline("-12,-170! 70,-160 150,-100 186,-10 190,40! 150,20 120,54 84,30 50,60 20,38 -12,60!"), "bright")
    front.cut(dot(0, -100, 30), dot(76, -100, 22), dot(128, -40, 24), dot(54, -30, 20), dot(10, 0, 11), dot(100, 8, 9))
    front.paper("".join(blossom(x, y, r, 5) for x, y, r in ((0, -100, 22), (76, -100, 16), (128, -40, 17), (54, -30, 14))), None, gap=0)
    front.cut(teeth(spine("20,40 84,34 140,30", 9), (14, 14), 4, -90))
    for x, y, s in ((140, 150, 1.0), (190, 190, 0.7)):
        front.paper(outline(f"{x - 8 * s},{y}! {x + 8 * s},{y}! {x + 16 * s},{238}! {x - 16 * s},{238}!"), gap=2)
        front.paper(moved("-46,10! -30,-34 0,-50 30,-34 46,10! 0,0", x, y, s)).cut(
            *(dot(x + k * 18 * s, y - 20 * s, 6 * s) for k in (-1, 0, 1))
        )
    if level >= 2:
        front.paper("".join(dot(x, y, 6) for x, y, _ in ring(0, -60, 200, 7, -86, 96)), None, gap=0)
