"""Spirits: floating robes with mask faces, ribbons in the wind and clouds for feet."""

from __future__ import annotations

from typing import Final

from rules.drawing.chance import Chance
from rules.drawing.curves import moved, outline, ribbon, spine
from rules.drawing.cuts import blossom, comma, dot, drop, leaf, moon, petal, ring, scales, star, teeth
from rules.drawing.figures import choose, wings
from rules.drawing.figures.horns import antlers
from rules.drawing.figures.human import face, hair, hat
from rules.drawing.sheet import Sheet

NAMES: Final = {
    "shadow": "shade", "ghost": "shade", "shade": "shade", "soul": "shade", "wraith": "shade", "mermaid": "mermaid", "siren": "mermaid",
    "stag": "stag", "deer": "stag", "moth": "moth", "butterfly": "moth", "wisp": "wisp", "flame": "wisp", "child": "wisp",
    "archivist": "sage", "physician": "sage", "keeper": "sage", "lamplighter": "sage", "nymph": "dancer", "maid": "dancer",
    "lantern": "sage", "bai": "dancer", "abbess": "sage", "letter": "moth",
}  # fmt: skip
_OTHERS: Final = ("shade", "dancer", "sage", "wisp", "moth")


def draw(front: Sheet, back: Sheet, chance: Chance, level: int, hint: str) -> None:
    """The spirit that the hint names, or one by chance."""
    name = choose(NAMES, hint, chance.fork("kind"), _OTHERS)
    if name == "moth":
        wings.draw(front, back, chance, level, hint)
        return
    _ribbons(back, chance.fork("ribbons"), level)
    {"shade": _shade, "mermaid": _mermaid, "stag": _stag, "wisp": _wisp, "sage": _sage, "dancer": _dancer}[name](front, back, chance, level)


def _ribbons(back: Sheet, chance: Chance, level: int) -> None:
    text = chance.pick(
        (
            "40,60 130,40 214,-30 196,-140 110,-206 0,-214",
            "40,40 150,60 236,0 214,-100 140,-110 150,-50 214,-60",
            "50,20 120,-60 220,-80 240,-190 170,-226 150,-170 200,-160",
        )
    )
    along = spine(text, 30)
    back.paper(ribbon(along, (12, 17, 15, 17, 14, 0)), "bright").cut(*(moon(x, y, 19, 5, h + 90, 0.3) for x, y, h in along[3:-3:2]))
    low = spine(chance.pick(("40,120 140,110 220,160 240,230", "40,140 120,170 200,130 246,170")), 16)
    back.paper(ribbon(low, (12, 18, 14, 0)), "bright").cut(*(moon(x, y, 19, 5, h + 90, 0.3) for x, y, h in low[3:-2:2]))
    if level >= 1:
        spots = ring(0, -120, 104, 9 + level, -90, 170)
        back.paper(
            "".join(drop(x, y, 42, 20, a + 180) for x, y, a in [(x * 1.34, -120 + (y + 120) * 1.34, a) for x, y, a in spots]),
            "bright",
            gap=1,
        )
        back.paper(dot(0, -120, 98), "bright").cut(*(dot(x, y, 4) for x, y, _ in ring(0, -120, 90, 14, -90, 170)))


def _clouds(front: Sheet, y: float) -> None:
    for x, dy, r in ((132, 16, 34), (80, 4, 42), (20, 12, 44)):
        front.paper(dot(x, y + dy, r), "bright").cut(comma(x + r * 0.5, y + dy - r * 0.26, r * 0.9, 160))


def _gown(front: Sheet, text: str) -> None:
    front.paper(outline(text)).cut(outline("0,16! 34,-62! 44,-58! 8,34! 0,34!"))


def _long_sleeve(front: Sheet) -> None:
    front.paper(outline("50,-56! 100,-50 156,-70 206,-50! 214,20 190,96 150,130! 150,70 120,20 70,0!"))
    front.cut(
        leaf(90, -36, 90, 8, -2),
        comma(140, 20, 44, -40),
        moon(186, 30, 90, 8, 100, 0.14),
        *(leaf(168 + k * 9, 60 - k * 16, 30, 4, 100) for k in range(3)),
    )


def _sage(front: Sheet, back: Sheet, chance: Chance, level: int) -> None:
    _gown(front, "-12,-66! 44,-62 76,-30 84,60 120,150 150,206 -12,210!")
    front.cut(*(leaf(8 + k * 22, 60 + k * 4, 110, 5, 84 - k * 7) for k in range(4)), blossom(0, 70, 26, 6))
    _long_sleeve(front)
    front.paper(outline("0,-20! 22,0 22,30 0,52!"), "bright", gap=4).cut(
        dot(0, 16, 12), *(leaf(x, y, 26, 4, a) for x, y, a in ring(0, 16, 28, 7, -70, 140))
    )
    _clouds(front, 196)
    hair(front, "topknot")
    face(front, chance.fork("face"), is_bearded=chance.fork("old").unit() < 0.5)
    hat(front, chance.fork("hat").pick(("hood", "official", "topknot")), level)


def _dancer(front: Sheet, back: Sheet, chance: Chance, level: int) -> None:
    _gown(front, "-12,-66! 40,-62 66,-34 54,20 90,90 150,130 214,220! 150,190 110,226 60,196 -12,220!")
    front.cut(*(leaf(16 + k * 20, 50 + k * 10, 120 - k * 8, 6, 74 - k * 10) for k in range(4)), blossom(0, 110, 28, 6))
    front.paper(outline("48,-58! 100,-50 150,-100 168,-170! 188,-140 190,-80 150,-20 90,0!")).cut(
        leaf(84, -30, 90, 8, -40), moon(164, -80, 60, 7, -66)
    )
    front.paper("".join(petal(176, -166, 60, 30, a) for a in (-130, -90, -50)), "bright").cut(
        *(leaf(176, -166, 44, 4, a) for a in (-130, -90, -50))
    )
    front.paper("M-12 20H58V38H-12Z", "bright").cut(*(dot(8 + k * 17, 29, 4) for k in range(3)))
    hair(front, "buns")
    face(front, chance.fork("face"))
    hat(front, chance.fork("hat").pick(("buns", "crown")), level)
    _clouds(front, 206)


def _mermaid(front: Sheet, back: Sheet, chance: Chance, level: int) -> None:
    for turn, length in ((20, 190), (44, 170), (68, 130)):
        back.paper(petal(30, 120, length, 74, turn)).cut(leaf(50, 130, length * 0.74, 5, turn))
    along = spine("0,-40 0,40 0,130 0,200", 16)
    front.paper(outline("-12,-66! 44,-62 62,-30 60,30 72,90 50,160 20,206 -12,216!")).cut(scales(along[5:], (60, 62, 40, 10), 28, 3))
    front.paper("".join(petal(0, 196, 130, 56, a) for a in (70, 30)), "bright").cut(*(leaf(0, 196, 110, 5, a) for a in (78, 62, 40, 24)))
    front.paper("M-12 14H62L66 34H-12Z", "bright").cut(*(moon(8 + k * 20, 26, 18, 6, 0, 0.4) for k in range(3)), blossom(26, -24, 20, 5))
    _long_sleeve(front)
    front.paper(ribbon(spine("40,-180 92,-150 96,-70 130,-10 116,60", 16), (24, 26, 18, 12, 0))).cut(
        *(leaf(86 + k * 6, -130 + k * 40, 50, 4, 84) for k in range(3))
    )
    hair(front, "buns")
    face(front, chance.fork("face"))
    hat(front, "crown", level)


def _stag(front: Sheet, back: Sheet, chance: Chance, level: int) -> None:
    antlers(front)
    for turn in (-14, 10, 34):
        front.paper(leaf(60, -10, 160, 30, turn), "bright").cut(leaf(66, -8, 130, 5, turn))
    front.paper(outline("58,-128! 96,-150 146,-146 170,-122! 136,-100 90,-96!")).cut(leaf(82, -122, 70, 10, 0))
    front.paper(outline("-12,-20! 60,-10 92,50 80,120 110,180 60,200 -12,216!")).cut(
        *(comma(10 + k * 12, 60 + k * 46, 60 - k * 6, -30 + k * 20) for k in range(3))
    )
    front.cut(teeth(spine("0,40 30,30 50,6", 6), (26, 20), 7, 90))
    front.paper(outline("-12,-158! 38,-154 66,-124 64,-84 46,-30 44,10 30,34 -12,38!")).cut(
        moon(0, -128, 64, 12, 180, 0.34), dot(0, -134, 8)
    )
    front.cut(outline("18,-74! 34,-92 60,-92! 52,-74 34,-68")).paper(dot(42, -81, 6), "bright", gap=0).cut(
        leaf(0, -54, 50, 5, 90), drop(14, 12, 18, 10, -40), moon(8, 26, 32, 5, 180, 0.2)
    )
    front.cut(*(drop(20 + k * 9, -58 + k * 3, 26 - k * 4, 6, 74) for k in range(3)))
    _clouds(front, 190)


def _shade(front: Sheet, back: Sheet, chance: Chance, level: int) -> None:
    front.paper(
        outline("-12,-210! 50,-202 92,-150 104,-70 130,20 186,60 228,40! 214,110 170,150 190,206! 130,180 100,236! 66,190 34,226! -12,200!")
    )
    front.cut(
        *(moon(60 + k * 14, 0 + k * 46, 110 - k * 14, 9, 66, 0.14) for k in range(4)),
        *(comma(8 + k * 26, 90 + k * 12, 50, -40) for k in range(3)),
    )
    front.paper(outline("-12,-180! 40,-172 66,-130 58,-70 30,-30 -12,-20!"), "bright")
    front.cut(outline("14,-122! 34,-138 54,-130! 44,-100 24,-98")).paper(dot(36, -116, 7), None, gap=0)
    front.cut(outline("0,-66! 14,-70 22,-56 10,-40 0,-38!"), drop(36, -92, 40, 9, 88), star(0, -154, 14, 5, 4), leaf(0, -104, 26, 3, 90))
    front.paper(outline("120,-20! 150,-60 186,-70! 200,-50! 186,-44! 204,-30! 186,-24! 196,-6! 160,4 132,20!")).cut(
        leaf(140, -20, 34, 4, -30)
    )
    for x, y, r in ((150, -170, 22), (206, -110, 16)):
        front.paper(
            moved("0,-2! 1,-.4 .7,1 0,1.2 -.7,1 -1,-.4", x, y, r),
            "bright",
        ).cut(drop(x, y - r, r * 1.7, r * 0.8, 90))


def _wisp(front: Sheet, back: Sheet, chance: Chance, level: int) -> None:
    front.paper(outline("0,-256! 26,-190 80,-140 60,-196! 130,-110 150,-20 140,70 100,140 40,190 0,244! -12,0!"))
    front.cut(
        outline("0,-210! 16,-160 40,-124 20,-100 0,-120!"),
        moon(104, -70, 90, 10, 74, 0.16),
        *(moon(110 - k * 12, 30 + k * 34, 70, 9, 110, 0.2) for k in range(3)),
    )
    front.cut(dot(52, -20, 34)).paper(dot(50, -16, 22), "bright", gap=0).cut(
        dot(54, -22, 8), outline("0,44! 22,40 36,30! 26,62 0,68!"), dot(88, 30, 11)
    )
    front.cut(*(drop(0, 100 + k * 36, 30, 16 - k * 3, 90) for k in range(3)), moon(50, -66, 54, 9, -8))
    front.paper(ribbon(spine("140,20 196,20 220,-30 190,-60 176,-30", 12), (18, 18, 14, 8, 0))).cut(leaf(160, 20, 40, 4, -6))
    for x, y, r in ((176, 130, 26), (120, 200, 18), (200, -140, 18)):
        front.paper(dot(x, y, r), "bright").cut(blossom(x, y, r * 0.8, 6) if level else comma(x - r * 0.6, y + 4, r * 1.4, -20))
