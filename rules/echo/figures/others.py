"""The heroes of Echo who are not human, each a figure of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.drawing.chance import Chance
from rules.drawing.curves import outline, ribbon, spine
from rules.drawing.cuts import blossom, comma, dot, drop, feather, leaf, moon, quill, ring, scales, teeth, wheel
from rules.drawing.figures.body import arm, hand, head
from rules.drawing.figures.garments import gown, lap
from rules.drawing.plan import Figure
from rules.drawing.sheet import Papers


def hundred_claws(papers: Papers, chance: Chance) -> None:
    """A-Ji: a child in a wolf's pelt, five great claws on each side."""
    back, front = papers.back, papers.front
    for a in (-76, -48, -20, 8, 36):
        with back.at(60, 20, 1, a):
            back.paper(outline("40,-20! 110,-34 170,-16 196,34! 150,16 100,20 40,20!"), "bright").cut(moon(110, -12, 90, 6, 6, 0.12))
    front.paper(outline("-12,-60! 60,-60 92,-20 88,60 110,140 96,214! 70,196 50,222! 24,200 0,226! -12,200!"))
    front.cut(*(teeth(spine(f"{10 + k * 8},{70 + k * 40} 50,{60 + k * 40} 84,{76 + k * 40}", 6), (20, 20), 6, 90) for k in range(3)))
    front.paper(outline("60,-56! 110,-30 120,40 96,84! 70,60 66,0")).paper(
        "".join(leaf(96 + k * 9, 78 - k * 4, 32, 7, 74) for k in range(3)), "bright", gap=1
    )
    with front.at(0, 14, 0.96):
        head(front, chance, "none")
    front.paper(
        outline("-12,-216! 30,-206! 40,-250 84,-262! 96,-200 92,-160 104,-120! 84,-126 90,-90! 66,-112 62,-150 30,-176 0,-160! -12,-160!")
    )
    front.cut(outline("50,-216! 62,-240 78,-244! 82,-206 68,-194!"), leaf(18, -196, 28, 8, 20), dot(0, -180, 6)).paper(
        "".join(leaf(12 + k * 15, -172 + k * 7, 22, 6, 84) for k in range(3)), "bright", gap=1
    )


def lamp_keeper(papers: Papers, chance: Chance) -> None:
    """Bai Xi: the lighthouse itself, its keeper's face in the lamp room."""
    back, front = papers.back, papers.front
    for a, length in ((-16, 250), (8, 230)):
        back.paper(outline(f"40,-90! {200},{-90 + a * 4 - 34}! {length},{-90 + a * 5}! {206},{-90 + a * 4 + 26}!"), "bright").cut(
            leaf(80, -92 + a, 120, 6, a)
        )
    front.paper(outline("-12,-40! 62,-40! 70,60 90,160 112,240! -12,240!"))
    for k in range(3):
        y = 8 + k * 74
        front.cut(outline(f"-12,{y}! {66 + k * 13},{y + 18}! {72 + k * 13},{y + 44}! -12,{y + 26}!"))
    front.cut(outline("0,190! 20,194 24,210 24,240! -12,240!"), "M24 -20h14v20h-14Z")
    front.paper("M-12 -52H92V-32H-12Z", "bright").cut(*(leaf(8 + k * 20, -42, 14, 4, 0) for k in range(4)))
    front.paper("M-12 -190H76V-50H-12Z")
    with front.at(0, 10):
        head(front, chance, "scarf")
    front.paper(outline("0,-262! 16,-232 60,-206 104,-184! -12,-178!"), "bright").cut(
        *(leaf(2, -244, 52 + k * 14, 5, 84 - k * 26) for k in range(3))
    )
    front.paper(ribbon(spine("96,180 150,140 176,190 220,160 240,190", 16), (0, 13, 15, 11, 0)), "bright")


def redscale(papers: Papers, chance: Chance) -> None:
    """Granny Redscale: a dragon's coil round an old woman and her knitting."""
    back, front, over = papers.back, papers.front, papers.over
    along = spine("40,214 170,206 222,110 196,-20 120,-60", 24)
    back.paper("".join(leaf(x, y, 54, 13, h - 90) for x, y, h in along[3:-2:2]), "bright", gap=1)
    back.paper(ribbon(along, (44, 46, 42, 36, 24))).cut(scales(along[1:-2], (44, 46, 42, 36), 22, 3))
    lap(front, "leaf")
    arm(front, "70,-46 118,0 96,60 50,64", (24, 26, 24))
    front.paper(outline("14,-176! 60,-226 110,-220! 86,-196 76,-150!"), "bright").cut(leaf(44, -186, 56, 5, -34))
    with front.at(0, 6):
        head(front, chance, "scarf")
    front.cut(*(moon(44 + k % 2 * 10, -112 + k * 8, 16, 4, 30) for k in range(3)))
    with front.at(40, 100, 1, -34):
        front.paper("M-60 -5H96L112 0L96 5H-60Z", "bright", gap=2)
    front.paper(outline("-12,84! 46,80 56,150! 40,164 -12,170!"), "bright").cut(
        *(moon(k % 2 * 13 + k // 2 % 2 * 26, 100 + k // 4 * 18, 20, 5, 180, 0.4) for k in range(16))
    )
    over.paper(dot(-150, 190, 46), "bright").cut(*(moon(-150, 182 + k * 14, 76 - abs(k - 1) * 14, 5, 24, 0.16) for k in range(4)))
    over.score("M-108 176Q-70 150 -46 158", 9).thread("M-108 176Q-70 150 -46 158", 5)


def bookkeeper(papers: Papers, chance: Chance) -> None:
    """Madam Mo: horned, the book of names open before her like wings."""
    back, front = papers.back, papers.front
    along = spine("40,-170 110,-196 150,-150 116,-116", 12)
    front.paper(ribbon(along, (22, 22, 15, 0))).cut(*(moon(x, y, 30 - k * 3, 5, h + 90, 0.2) for k, (x, y, h) in enumerate(along[2:-3:2])))
    back.paper(outline("40,-60! 110,-90 160,-70! 206,-20 200,40! 170,20 150,60! 120,40 60,90!")).cut(
        *(leaf(60, -40 + k * 22, 130 - k * 16, 6, -14 + k * 18) for k in range(4))
    )
    gown(front, "star")
    arm(front, "46,-52 104,-16 130,60", (22, 26, 34))
    head(front, chance, "crown", level=3)
    front.cut(leaf(0, -164, 24, 10, 90)).paper(dot(0, -152, 5), None, gap=0)
    front.paper(outline("0,70! 60,44 150,40 226,62! 214,176! 140,160 60,166 0,196!"))
    front.paper(outline("2,76! 60,52 146,48 212,66! 202,160! 140,146 60,152 2,182!"), "bright", gap=2)
    front.cut(*(leaf(18 + k % 2 * 92, 88 - k % 2 * 22 + k // 2 * 22, 74, 5, -6 + k % 2 * 8) for k in range(8)), leaf(0, 84, 96, 4, 90))
    front.paper(outline("30,166! 46,160! 50,230! 40,216! 30,234!"), "accent", gap=2)


def banyan(papers: Papers, chance: Chance) -> None:
    """Old Banyan: a crown wider than the street, roots let down on both sides, a face in the trunk."""
    back, front = papers.back, papers.front
    for x, y, r in ((190, -70, 62), (150, -140, 70), (60, -180, 70), (0, -190, 66), (96, -90, 60), (226, -10, 34)):
        back.paper(dot(x, y, r)).cut(
            comma(x + r * 0.4, y - r * 0.3, r * 0.9, 160), *(leaf(x, y + r * 0.3, r * 0.8, 7, a) for a in (20, 70, 120))
        )
    for x, length in ((104, 250), (146, 200), (184, 236), (218, 150)):
        back.paper(ribbon(spine(f"{x},-60 {x + 8},20 {x - 4},{length - 100} {x + 4},{length - 40}", 10), (7, 6, 6, 0)), "bright", gap=1)
    front.paper(
        outline(
            "-12,-130! 30,-120! 66,-190! 60,-110 120,-150! 84,-60 78,20 96,120 150,200 214,230! 120,226 80,210! 60,240! 40,206! -12,220!"
        )
    )
    front.cut(*(leaf(56 + k * 10, 40 + k * 30, 90, 6, 70 - k * 8) for k in range(3)), leaf(30, -96, 60, 5, 80))
    front.cut(outline("12,-40! 30,-56 58,-52! 52,-34 30,-28")).paper(dot(36, -42, 6), "bright", gap=0)
    front.cut(outline("0,-30! 14,0 20,20 0,26!"), outline("-12,44! 30,40 52,52! 34,66 -12,70!"), moon(34, -70, 56, 8, 6, 0.2))
    front.paper("".join(leaf(x, 62, length, 9, 90 + t) for x, length, t in ((0, 130, 0), (14, 112, -2), (28, 90, -6))), "bright", gap=1)


def brass_magistrate(papers: Papers, chance: Chance) -> None:
    """The Brass Magistrate: a mask of brass on a wheeled bench, its arms the beam of a balance."""
    back, front = papers.back, papers.front
    back.paper(wheel(0, -120, 128, 20, 16), "bright").cut(*(dot(x, y, 8) for x, y, _ in ring(0, -120, 98, 20)))
    front.paper("M-12 -40H214L226 -28L214 -14H-12Z").cut(*(dot(70 + k * 34, -27, 5) for k in range(5)))
    for x in (150, 222):
        front.score(f"M204 -14L{x + (8 if x < 200 else -8)} 70", 6)
    front.paper("M202 -14L206 -14L166 74H160ZM206 -14L246 74H240L202 -14Z", "bright", gap=1).paper(
        outline("144,72! 262,72! 240,108 204,118 168,108"), "bright"
    ).cut(moon(204, 88, 80, 6, 180, 0.16))
    front.paper("M-12 -62H66L86 110H-12Z").cut(dot(0, 24, 46)).paper(wheel(0, 24, 40, 12, 9), "bright", gap=0).cut(dot(0, 24, 13))
    front.cut(*(dot(64 + k * 4, -40 + k * 34, 5) for k in range(4)))
    front.paper("M-12 104H150V224H-12Z").cut("M-12 118H138v6H-12Z", *(f"M{16 + k * 32} 136h16v70h-16Z" for k in range(4)))
    front.paper("M-12 96H166V114H-12Z", "bright")
    front.paper(outline("-12,-190! 60,-186 84,-150 80,-96 56,-64 -12,-58!")).cut(
        outline("16,-136! 40,-150 70,-142! 58,-124 34,-120"),
        "M-12 -90H44V-80H-12Z",
        moon(44, -162, 56, 7, 10, 0.2),
        leaf(0, -130, 34, 6, 90),
    ).paper(dot(44, -134, 8), "bright", gap=0)
    front.paper(outline("0,-256! 20,-224 70,-204 116,-214! 104,-186 60,-178 -12,-176!"), "bright").cut(
        *(leaf(6 + k * 20, -214 + k * 5, 30, 4, 84) for k in range(4))
    )


def strings(papers: Papers, chance: Chance) -> None:
    """Mu Qiansi: a jointed doll under a crossbar, its strings in her own hands."""
    front = papers.front
    front.paper("M-12 -226H150L164 -214L150 -202H-12Z").cut(*(dot(20 + k * 30, -214, 5) for k in range(5)))
    front.paper("M-10 -244H10V-170H-10Z", "bright")
    for text in ("M140 -206L176 -44", "M112 -206L134 150", "M84 -206L56 -60"):
        front.score(text, 9).thread(text, 4)
    front.paper(outline("-12,-60! 44,-56 56,-20 30,40! -12,46!")).cut(outline("0,-12! 16,-34 34,-22 30,2 0,32!"))
    front.paper(outline("-12,44! 36,40 84,96 106,140! 60,128 -12,140!"), "bright").cut(
        *(moon(10 + k * 28, 120, 26, 6, 0, 0.4) for k in range(4))
    )
    for one, two, r in (((62, -40), (118, -10), 15), ((126, -12), (172, -54), 13), ((36, 136), (60, 180), 15), ((70, 184), (132, 158), 13)):
        front.paper(ribbon(spine(f"{one[0]},{one[1]} {two[0]},{two[1]}", 4), (r, r - 2)))
    for x, y in ((58, -42), (122, -10), (34, 134), (66, 184)):
        front.paper(dot(x, y, 16), "bright").cut(dot(x, y, 6))
    hand(front, 172, -52, -40, 20)
    front.paper(outline("128,140! 158,146 166,176! 132,176!"), "bright")
    with front.at(0, 16, 0.92):
        head(front, chance, "buns")
    front.cut("M16 -88h3v30h-3Z", dot(40, -82, 7)).paper("M-12 -62H20V-52H-12Z", None, gap=2)


def magpie(papers: Papers, chance: Chance) -> None:
    """Auntie Magpie: a bird in an apron, keys and rings hung on her wings."""
    back, front = papers.back, papers.front
    for a, length in ((-50, 190), (-30, 220), (-10, 226), (10, 210), (30, 180)):
        back.paper(feather(40, -30, length, 60, a, 0.1)).cut(quill(50, -30, length * 0.9, a, 0.1))
    for x, y in ((120, 64), (168, 84), (210, 66)):
        back.paper(dot(x, y + 30, 18), "bright").cut(dot(x, y + 30, 10))
        back.paper(f"M{x - 4} {y + 46}h8v50h-8ZM{x} {y + 74}h16v7h-16ZM{x} {y + 86}h12v7h-12Z", "bright", gap=1)
    for a in (74, 90):
        back.paper(feather(6, 120, 130, 44, a, 0.04)).cut(quill(6, 120, 110, a, 0.04))
    front.paper(outline("-12,-90! 50,-70 88,0 84,90 50,160 -12,190!")).cut(
        *(moon(k % 3 * 26 + 8, -40 + k // 3 * 22, 24, 6, 180, 0.4) for k in range(6))
    )
    front.paper(outline("-12,30! 40,24 60,60 50,130 30,160 -12,166!"), "bright").cut(
        blossom(0, 92, 32, 6), *(dot(40 - k * 6, 60 + k * 26, 4) for k in range(4))
    )
    front.paper(dot(0, -136, 72)).cut(dot(32, -148, 25)).paper(dot(32, -148, 17), "bright", gap=0).cut(dot(32, -148, 7))
    front.paper(outline("0,-130! 20,-118 10,-92 0,-72! -12,-110!"), "bright").cut(leaf(0, -118, 36, 3, 90))
    front.paper(outline("-12,-208! 44,-202 76,-172 80,-140! 50,-176 -12,-186!"), "bright").cut(
        *(dot(12 + k * 18, -196 + k * k * 3, 4) for k in range(4))
    )
    front.paper("".join(leaf(24, 184, 40, 7, a) for a in (60, 90, 120)), "bright", gap=1)


def soot(papers: Papers, chance: Chance) -> None:
    """Grandfather Soot: the stove for a body, its fire-door for a mouth, a pot for a hat."""
    back, front = papers.back, papers.front
    for x, y, a, length in ((110, -70, -64, 130), (140, -20, -34, 126), (150, 40, -8, 110), (70, -110, -84, 130)):
        back.paper(drop(x, y, 30, 50, a) + leaf(x - 8, y, length, 30, a), "bright", gap=2).cut(leaf(x, y, length * 0.6, 8, a))
    front.paper(outline("-12,-120! 90,-116 140,-70 156,20 160,120 176,200 190,240! -12,240!"))
    front.cut(*(f"M{104 + row % 2 * 16} {-60 + row * 40}h32v5h-32ZM{120 - row % 2 * 14} {-60 + row * 40}v40h4v-40Z" for row in range(7)))
    front.cut(outline("20,-54! 50,-90 96,-78! 84,-46 50,-38")).paper(dot(56, -62, 13), "bright", gap=0).cut(dot(56, -62, 5))
    front.cut(moon(56, -92, 80, 10, 14, 0.2), drop(0, -60, 60, 40, 90))
    front.cut(outline("-12,30! 60,24 96,60 90,130 60,160 -12,166!"))
    front.paper(outline("0,66! 12,100 36,110 44,70! 66,110 60,150 -12,156!"), "bright", gap=0)
    front.paper("".join(f"M{6 + k * 28} 28l20 2l-9 34Z" for k in range(3)), None, gap=0)
    front.paper("M-12 178H120V196H-12Z", "bright").cut(*(leaf(8 + k * 28, 187, 20, 4, 0) for k in range(4)))
    front.paper(outline("-12,-196! 116,-190! 110,-140 80,-116! -12,-112!")).cut(
        "M-12 -180H106v6H-12Z", *(comma(14 + k * 40, -140, 30, -20) for k in range(2))
    )
    front.paper(outline("-12,-226! 60,-216 104,-196! -12,-192!"), "bright").paper(dot(0, -234, 13), gap=2)


FIGURES: Final[Mapping[str, Figure]] = {
    "a-ji": hundred_claws, "bai-xi": lamp_keeper, "granny-redscale": redscale, "madam-mo": bookkeeper, "old-banyan": banyan,
    "the-brass-magistrate": brass_magistrate, "mu-qiansi": strings, "auntie-magpie": magpie, "grandfather-soot": soot,
}  # fmt: skip
