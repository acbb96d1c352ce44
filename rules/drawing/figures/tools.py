"""Things of war and weather: sword, bell, drum, jade, fire, moon, wave and their like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.drawing.curves import outline, ribbon, spine
from rules.drawing.cuts import blossom, comma, dot, drop, feather, leaf, moon, petal, quill, ring, star, wheel
from rules.drawing.sheet import Sheet


def sword(front: Sheet, back: Sheet, level: int) -> None:
    front.paper(outline("0,-246! 24,-200! 26,60! -12,60!")).cut(leaf(0, -200, 220, 7, 90))
    front.paper(outline("-12,56! 50,56 96,30 120,50! 104,84 60,92 -12,94!"), "bright").cut(comma(60, 74, 36, -20), dot(0, 75, 12))
    front.paper("M-12 94H16V172H-12Z").cut(*(f"M-12 {104 + k * 18}L16 {96 + k * 18}V{102 + k * 18}L-12 {110 + k * 18}Z" for k in range(4)))
    front.paper(dot(0, 190, 26), "bright").cut(blossom(0, 190, 19, 6)).paper(
        ribbon(spine("10,206 60,220 90,180 120,196", 10), (5, 7, 6, 0)), gap=2
    )
    for x, y in ((40, -150), (44, -80), (48, -10)):
        front.paper(ribbon(spine(f"{x},{y} {x + 40},{y - 20} {x + 80},{y + 10} {x + 120},{y - 20}", 10), (4, 9, 8, 0)), "bright", gap=1)


def axe(front: Sheet, back: Sheet, level: int) -> None:
    front.paper("M-9 -220H9V220H-9Z").cut(*(moon(0, 40 + k * 24, 20, 4, 0) for k in range(7)))
    front.paper(outline("6,-150! 60,-160 110,-200 140,-216! 168,-130 168,-60 140,30! 110,10 60,-30 6,-40!")).cut(
        moon(142, -94, 190, 9, 90, 0.12), comma(50, -80, 66, -30), blossom(92, -122, 20, 6)
    )
    front.paper(star(0, -224, 30, 16, 4), "bright").paper("M-16 -100h32v20h-32Z", "bright", gap=2).paper(
        "".join(leaf(0, 216, 40, 7, a) for a in (70, 90)), None, gap=1
    )


def hammer(front: Sheet, back: Sheet, level: int) -> None:
    front.paper("M-11 -90H11V220H-11Z").cut(*(f"M-11 {20 + k * 26}L11 {10 + k * 26}V{16 + k * 26}L-11 {26 + k * 26}Z" for k in range(7)))
    front.paper("M-12 -200H120L150 -176V-84L120 -60H-12Z").cut(
        "M128 -170h10v80h-10Z",
        star(0, -130, 46, 22, 8),
        comma(60, -104, 50, -30),
        comma(112, -156, 50, 150),
        "M-12 -186H100V-180H-12ZM-12 -80H100V-74H-12Z",
    )
    front.paper(dot(0, 214, 22), "bright").cut(dot(0, 214, 9)).paper(
        "".join(leaf(x, y, 40, 8, a) for x, y, a in ring(150, -130, 26, 5, -60, 120)), "bright", gap=1
    )


def wand(front: Sheet, back: Sheet, level: int) -> None:
    front.paper("M-8 -70H8V236H-8Z").cut(*(moon(0, 0 + k * 30, 18, 4, 0) for k in range(7)))
    front.paper(ribbon(spine("6,-60 80,-70 110,-140 70,-206 10,-210", 16), (12, 15, 14, 12, 7)), "bright").cut(
        *(leaf(x, y, 20, 4, h) for x, y, h in spine("40,-74 100,-110 104,-160 60,-200", 5))
    )
    front.paper(dot(0, -136, 46), "bright").cut(star(0, -136, 38, 16, 8), dot(0, -136, 8)).paper(star(0, -136, 10, 5, 4), None, gap=0)
    front.paper("".join(leaf(x, -70, 100, 9, a) for x, a in ((60, 80), (84, 70), (104, 62))), gap=1)


def bell(front: Sheet, back: Sheet, level: int) -> None:
    front.paper(ribbon(spine("0,-220 50,-214 60,-170 20,-150", 10), (12, 13, 12, 8)), "bright")
    front.paper(outline("-12,-150! 50,-146 90,-90 108,20 120,100 156,140! -12,146!"))
    front.cut(
        "M-12 -90H78V-84H-12ZM-12 96H118V102H-12Z",
        *(dot(16 + k * 22, -66, 6) for k in range(3)),
        *(dot(14 + k * 24, -40, 6) for k in range(4)),
    )
    front.cut(
        blossom(0, 34, 44, 8), comma(56, 50, 50, -30), *(moon(14 + k * 30, 122, 28, 7, 0, 0.3) for k in range(4)), moon(44, -118, 60, 7, 30)
    )
    front.paper(dot(0, 164, 26), "bright").cut(dot(0, 166, 8)).paper(
        "".join(leaf(k * 8, 190, 50, 5, 90 - k * 8) for k in range(3)), None, gap=1
    )
    for k in range(3):
        front.paper(moon(150 + k * 22, 20, 110 + k * 16, 9, 78, 0.2), None, gap=0)


def drum(front: Sheet, back: Sheet, level: int) -> None:
    front.paper(outline("-12,-110! 130,-110! 164,-50 164,60 130,120! -12,120!")).cut(
        *(dot(12 + k * 26, -94, 7) for k in range(5)), *(dot(12 + k * 26, 104, 7) for k in range(5))
    )
    front.paper(dot(0, 5, 78), "bright").cut(dot(0, 5, 66)).paper(blossom(0, 5, 58, 8) + dot(0, 5, 12), None, gap=0).cut(
        comma(92, 20, 56, -40), comma(110, -30, 40, 20)
    )
    front.paper("M60 -236l16 6L14 -116l-12 -6Z", gap=2).paper(dot(70, -232, 18), "bright").paper("M100 120L124 226H104L84 120Z").paper(
        "M-12 180H120V192H-12Z", gap=2
    )
    front.paper("".join(leaf(160, -60 + k * 30, 60, 8, -20 + k * 20) for k in range(3)), "bright", gap=1)


def jade(front: Sheet, back: Sheet, level: int) -> None:
    front.paper(dot(0, -20, 146)).cut(
        dot(0, -20, 54),
        *(comma(x, y, 44, a + 60) for x, y, a in ring(0, -20, 84, 10)),
        *(moon(x, y, 28, 7, a + 90, 0.4) for x, y, a in ring(0, -20, 124, 20)),
    )
    front.cut(*(dot(x, y, 4) for x, y, _ in ring(0, -20, 66, 16))).paper(ribbon(spine("0,-240 30,-200 0,-166", 8), (5, 6, 4)), gap=2).paper(
        dot(0, -176, 16), "bright"
    )
    front.paper("M-14 122H14V150H-14Z", "bright").paper("".join(leaf(k * 8, 150, 92 - k * 6, 6, 90 - k * 4) for k in range(4)), gap=1)
    front.paper(star(0, -20, 38, 17, 6), "bright", gap=0).cut(dot(0, -20, 7))


def fan(front: Sheet, back: Sheet, level: int) -> None:
    for turn in (-6, -27, -48, -69, -90):
        front.paper(petal(0, 120, 286, 112, turn)).cut(leaf(30, 112 + turn * 0.2, 140, 4, turn))
    front.cut(
        *(blossom(x, y, 28, 5) for x, y, _ in ring(0, 120, 206, 3, -90, 60)),
        *(moon(x, y, 66, 10, a + 90, 0.24) for x, y, a in ring(0, 120, 252, 5, -90, 80)),
        *(dot(x, y, 5) for x, y, _ in ring(0, 120, 156, 5, -90, 84)),
    )
    front.paper(dot(0, 124, 34), "bright").cut(blossom(0, 124, 26, 6)).paper(
        "".join(leaf(k * 7, 156, 80 - k * 6, 6, 90 - k * 5) for k in range(4)), gap=1
    )


def horn(front: Sheet, back: Sheet, level: int) -> None:
    along = spine("20,170 100,150 150,60 120,-60 160,-180", 20)
    front.paper(ribbon(along, (7, 16, 26, 40, 62))).cut(
        *(moon(x, y, 30 + k * 5, 6, h + 90, 0.2) for k, (x, y, h) in enumerate(along[3:-4:3]))
    )
    front.paper(ribbon(spine("100,-190 160,-204 226,-176", 8), (10, 13, 10)), "bright").paper(
        ribbon(spine("116,100 60,60 40,-20 90,-60", 12), (5, 6, 5, 4)), gap=2
    )
    front.paper("".join(leaf(60, 40, 80, 9, a) for a in (80, 100, 120)), "bright", gap=1).paper(dot(0, 0, 34), "bright").cut(
        blossom(0, 0, 26, 6)
    )
    front.paper("".join(moon(0, -90 - k * 44, 60 + k * 34, 9, 0, 0.2) for k in range(3)), None, gap=0)


def crossbow(front: Sheet, back: Sheet, level: int) -> None:
    front.paper(ribbon(spine("0,-110 90,-124 170,-80 220,20", 14), (18, 18, 13, 5))).cut(
        *(leaf(x, y, 30, 4, h) for x, y, h in spine("20,-110 90,-122 170,-80", 5))
    )
    front.paper("M0 60L214 12L216 18L0 72Z", None, gap=2).paper("M-16 -150H16V190H-16Z").cut(
        *(star(0, -60 + k * 40, 10, 5, 4) for k in range(5))
    )
    front.paper(outline("0,-246! 30,-190 12,-150! -12,-150!"), "bright").cut(leaf(0, -164, 54, 5, -90)).paper(
        outline("-12,170! 44,180 60,226 20,240 -12,240!")
    ).cut(comma(8, 214, 40, -20))
    front.paper("".join(leaf(14, 60 + k * 30, 60, 10, 40) for k in range(3)), "bright", gap=1)


def shield(front: Sheet, back: Sheet, level: int) -> None:
    front.paper(outline("0,-206! 60,-180 150,-176! 160,-60 130,80 70,170 0,220!")).cut(
        outline("0,-176! 60,-152 128,-150! 134,-50 110,66 60,140 0,184!")
    )
    front.paper(outline("0,-160! 56,-138 116,-136! 120,-48 98,58 52,126 0,166!"), "accent", gap=0).cut(
        outline("14,-60! 40,-86 80,-80! 66,-50 38,-44")
    ).paper(dot(50, -64, 11), "bright", gap=0)
    front.cut(
        moon(46, -110, 70, 10, -6, 0.24), leaf(0, -40, 66, 9, 90), outline("0,54! 30,44 60,16! 50,66 0,80!"), comma(66, -10, 40, 10)
    ).paper("M8 56l12 -4l-4 20ZM30 46l12 -8l-2 20Z", None, gap=0)
    front.cut(
        *(
            dot(x, y, 5)
            for x, y in ((140, -140), (146, -90), (142, -40), (130, 20), (106, 80), (72, 130), (34, 176), (100, -164), (50, -166))
        )
    )


def shoe(front: Sheet, back: Sheet, level: int) -> None:
    front.paper(outline("40,-150! 110,-150! 112,-30 140,30 206,60 226,20! 240,80 206,120 60,120! 34,110 30,0")).cut(
        "M50 -130H104V-120H50Z", comma(60, 20, 70, -30), comma(130, 70, 50, -10), blossom(76, -70, 26, 6)
    )
    front.paper(outline("30,112! 220,112 240,130! 220,150 40,150!"), "bright").cut(*(leaf(50 + k * 30, 131, 20, 5, 0) for k in range(6)))
    for x, y, r in ((60, 200, 34), (130, 204, 38), (200, 196, 30)):
        front.paper(dot(x, y, r), "bright").cut(comma(x + r * 0.5, y - r * 0.3, r * 0.9, 160))


def fire(front: Sheet, back: Sheet, level: int) -> None:
    front.paper(outline("0,-250! 30,-170 80,-120 70,-180! 140,-90 140,-10! 170,-40! 180,60 130,150 -12,170!"))
    front.cut(outline("0,-170! 24,-110 66,-60 60,-10! 96,-40! 110,50 70,110 -12,126!")).paper(
        outline("0,-70! 20,-20 56,20 50,80 20,110 -12,114!"), "bright"
    ).cut(drop(0, 0, 70, 34, 90), moon(120, 20, 90, 9, 78, 0.2))
    front.paper("M-12 160H20L190 196V220L-12 190Z").paper("M190 150L206 166L-12 228V206Z", "bright").cut(
        *(leaf(40 + k * 40, 206 - k * 11, 26, 5, -16) for k in range(4)), dot(0, 216, 8)
    )


def moon_disc(front: Sheet, back: Sheet, level: int) -> None:
    front.paper(dot(0, -20, 160), "bright").cut(dot(0, -20, 138)).paper(dot(0, -20, 128), "accent", gap=0)
    front.cut(
        outline("8,66! 10,40 30,26 40,4 34,-40! 48,-34 54,-8 72,-2 80,14 66,26 88,40 98,64 84,80 30,82!"),
        *(comma(x, y, 36, a + 60) for x, y, a in ring(0, -20, 92, 5, -90, 100)),
        star(0, -70, 26, 10, 5),
        *(star(x, y, 12, 5, 4) for x, y in ((40, -100), (100, 20))),
    )
    front.cut(*(dot(x, y, 4) for x, y, _ in ring(0, -20, 149, 30)))
    for x, y, r in ((140, 140, 46), (70, 168, 52), (0, 176, 50)):
        front.paper(dot(x, y, r)).cut(comma(x + r * 0.5, y - r * 0.3, r * 0.95, 160))


def wave(front: Sheet, back: Sheet, level: int) -> None:
    for text, widths in (
        ("246,150 214,20 130,-70 60,-70 40,-130 84,-170 122,-140 100,-112", (60, 62, 46, 34, 26, 18, 11, 0)),
        ("150,190 120,100 60,50 20,60 10,20 40,-4 64,14", (50, 46, 32, 22, 15, 9, 0)),
    ):
        front.paper(ribbon(spine(text, 22), tuple(float(w) for w in widths)))
    front.cut(
        *(
            ribbon(spine(text, 12), (4, 6, 5, 0))
            for text in ("224,130 190,30 120,-44 70,-54", "206,160 166,60 104,-16 60,-36", "130,160 100,100 56,70 28,72")
        )
    )
    front.cut(comma(50, -134, 44, -50), comma(18, 36, 28, -50))
    for x, y, r in ((150, -160, 18), (186, -120, 13), (120, -210, 12), (196, -180, 9), (88, -214, 8), (0, -60, 16), (0, -110, 9)):
        front.paper(dot(x, y, r), "bright", gap=2).cut(dot(x, y, r * 0.42))
    for x in (0, 76, 152, 228):
        front.paper(dot(x, 204, 46), "bright").cut(*(moon(x, 210 - k * 13, 46 + k * 10, 6, 0, 0.34) for k in range(3)))


def rain(front: Sheet, back: Sheet, level: int) -> None:
    for x, y, r in ((150, -80, 56), (80, -140, 66), (0, -150, 70), (76, -70, 64), (0, -70, 60)):
        front.paper(dot(x, y, r)).cut(comma(x + r * 0.5, y - r * 0.28, r * 0.95, 160))
    for x, y in ((0, 20), (52, 0), (104, 20), (156, 0), (26, 90), (78, 80), (130, 96), (0, 160), (52, 150), (104, 166)):
        front.paper(drop(x, y - 10, 58, 24, 94), "bright").cut(drop(x - 1, y + 8, 30, 10, 94))


def rocket(front: Sheet, back: Sheet, level: int) -> None:
    spots = ring(0, -90, 52, 16, -90)
    front.paper("".join(drop(x, y, 92 if k % 2 else 118, 22, a) for k, (x, y, a) in enumerate(spots))).cut(
        *(leaf(x, y, 66, 4, a) for x, y, a in spots)
    )
    front.paper(dot(0, -90, 46), "bright").cut(blossom(0, -90, 38, 8)).paper("M-12 60H26V170H-12Z", "bright").cut(
        *(f"M-12 {72 + k * 24}L26 {64 + k * 24}V{72 + k * 24}L-12 {80 + k * 24}Z" for k in range(4))
    )
    front.paper(outline("-12,34! 8,40 26,60! -12,62!")).paper(ribbon(spine("8,170 30,200 10,220 34,244", 8), (6, 7, 5, 0)), gap=1)
    for x, y, r in ((140, 90, 40), (96, 168, 28), (190, 160, 22)):
        front.paper("".join(leaf(px, py, r, r * 0.2, a) for px, py, a in ring(x, y, r * 0.3, 10)), gap=1)


def mountain(front: Sheet, back: Sheet, level: int) -> None:
    front.paper(outline("-12,-220! 20,-190! 50,-120! 84,-90! 110,0! 140,40! 160,180! -12,180!")).cut(
        *(leaf(4 + k * 18, -170 + k * 44, 150 - k * 20, 8, 80 - k * 4) for k in range(4)), comma(20, 120, 60, -20)
    )
    front.paper(outline("90,180! 120,60! 160,-20! 190,20! 216,100! 236,190!")).cut(
        *(leaf(158 + k * 14, 10 + k * 36, 100 - k * 26, 7, 84) for k in range(3))
    )
    for x, y, r in ((40, 196, 40), (120, 200, 44), (200, 194, 36)):
        front.paper(dot(x, y, r), "bright").cut(comma(x + r * 0.5, y - r * 0.3, r * 0.95, 160))


def vine(front: Sheet, back: Sheet, level: int) -> None:
    for text in (
        "10,220 120,180 190,80 120,0 40,20 60,90 110,70",
        "6,220 30,100 90,-40 200,-110 210,-190 150,-200 150,-150",
        "0,220 10,60 20,-80 0,-220",
    ):
        along = spine(text, 24)
        front.paper(ribbon(along, (13, 12, 10, 8, 5, 0)), gap=2)
        blades = [(x, y, 56, h + (52 if k % 2 else -52)) for k, (x, y, h) in enumerate(along[4:-4:3])]
        for x, y, length, a in blades:
            front.paper(leaf(x, y, length, 18, a), "bright", gap=2).cut(leaf(x, y, length * 0.86, 3, a))
    front.paper(dot(0, -20, 40), "bright").cut(blossom(0, -20, 32, 6))


def _medal(front: Sheet) -> None:
    front.paper(wheel(0, 0, 186, 28, 9)).cut(*(dot(x, y, 5) for x, y, _ in ring(0, 0, 166, 32)), dot(0, 0, 150)).paper(
        dot(0, 0, 140), "bright", gap=0
    )


def emblem(front: Sheet, back: Sheet, level: int) -> None:
    _medal(front)
    front.cut(*(petal(x, y, 90, 54, a) for x, y, a in ring(0, 0, 36, 8))).paper(dot(0, 0, 30), "accent", gap=0).cut(star(0, 0, 20, 9, 6))


def strength(front: Sheet, back: Sheet, level: int) -> None:
    _medal(front)
    front.cut(outline("-12,-96! 40,-100 84,-84 96,-40 90,20 64,52 60,110! -12,110!"))
    for x, top in ((3, -86), (44, -78)):
        front.paper(outline(f"{x},{top + 18}! {x + 4},{top} {x + 32},{top} {x + 36},{top + 18}! {x + 34},0 {x + 2},0"), None, gap=0)
    front.paper(outline("3,10! 84,6 78,36 54,52! 3,54!"), None, gap=0).paper("M3 64H50V100H3Z", None, gap=0).cut(
        moon(30, 30, 44, 6, 8), *(dot(14 + k * 20, 82, 4) for k in range(2))
    )


def agility(front: Sheet, back: Sheet, level: int) -> None:
    _medal(front)
    for turn, length in ((-90, 226), (-62, 190), (-36, 156), (-8, 126)):
        front.cut(feather(0, 100, length, 66, turn, -0.1))
        front.paper(feather(0, 96, length - 16, 48, turn, -0.1), None, gap=0).cut(quill(0, 96, length - 10, turn, -0.1))
    front.paper("".join(leaf(0, 84, 50, 7, turn) for turn in (60, 90)), None, gap=1)


def intellect(front: Sheet, back: Sheet, level: int) -> None:
    _medal(front)
    front.cut(outline("116,0! 70,-56 0,-72 -20,0 0,72 70,56")).paper(dot(0, 0, 62), None, gap=0).cut(dot(0, 0, 48)).paper(
        star(0, 0, 44, 20, 8), None, gap=0
    ).cut(dot(0, 0, 9))
    front.cut(
        *(leaf(x, y, 34, 7, a) for x, y, a in ring(0, 0, 92, 9, -90, 130)),
        *(drop(k * 34, 96 - k * 10, 34, 12, 90 - k * 24) for k in range(3)),
    )


DRAWN: Final[dict[str, Callable[[Sheet, Sheet, int], None]]] = {
    "sword": sword, "axe": axe, "hammer": hammer, "wand": wand, "bell": bell, "drum": drum, "jade": jade, "fan": fan, "horn": horn,
    "crossbow": crossbow, "shield": shield, "shoe": shoe, "fire": fire, "moon": moon_disc, "wave": wave, "rain": rain, "rocket": rocket,
    "mountain": mountain, "vine": vine, "emblem": emblem, "strength": strength, "agility": agility, "intellect": intellect,
}  # fmt: skip
