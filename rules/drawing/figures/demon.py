"""Demons: horned masks with glaring eyes, as worn in exorcism plays."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from rules.drawing.chance import Chance
from rules.drawing.curves import even, outline, ribbon, spine
from rules.drawing.cuts import comma, dot, drop, feather, leaf, moon, quill, ring, star, teeth
from rules.drawing.sheet import Sheet

_HORNS: Final = {
    "bull": ("60,-112 128,-140 176,-196 150,-246", (30, 26, 15, 0)),
    "ram": ("62,-108 140,-160 206,-120 200,-46 152,-44 150,-84", (30, 30, 25, 19, 12, 0)),
    "spear": ("58,-112 86,-170 82,-226 112,-262", (28, 20, 12, 0)),
    "sickle": ("66,-104 150,-108 196,-168 156,-222 118,-206", (28, 26, 19, 11, 0)),
}
_FACES: Final = (
    "-12,-122! 50,-128 110,-108 150,-64 160,-10 140,40 96,66 92,110 64,150 40,206 -12,214!",
    "-12,-132! 36,-130 90,-126 126,-92 122,-36 142,0 124,34 128,84 92,128 86,172 30,186 -12,200!",
    "-12,-128! 44,-134 98,-120 132,-82 140,-26 132,24 152,52! 132,66 124,112 96,158 52,190 -12,204!",
    "-12,-138! 40,-136 84,-112 122,-96 150,-46 146,14 124,60 130,92! 98,112 84,160 44,196 -12,216!",
    "-12,-118! 60,-126 118,-104 146,-58 142,4 156,30 158,84 130,132 92,150 58,178 -12,190!",
)

NAMES: Final = dict.fromkeys(("demon", "imp", "devil", "fiend", "oni", "ogre", "mask", "masked"), "demon")


def draw(front: Sheet, back: Sheet, chance: Chance, level: int, hint: str) -> None:
    """A mask: flames of hair and horns behind, the face before them."""
    _hair(back, chance.fork("hair"), level)
    _horns(front, chance.fork("horns"), level)
    _ears(front, chance.fork("ears"), level)
    front.paper(outline(chance.pick(_FACES)))
    _brow(front, chance.fork("brow"), level)
    _eyes(front, chance.fork("eyes"))
    _nose(front)
    _mouth(front, chance.fork("mouth"))
    _cheeks(front, chance.fork("cheeks"), level)
    if level >= 3:
        _crown(front, chance.fork("crown"))


def _hair(back: Sheet, chance: Chance, level: int) -> None:
    kind = chance.pick(("flames", "curls", "plumes", "spikes"))
    count = chance.whole(6, 8)
    if kind == "flames":
        for x, y, angle in ring(0, 10, 120, count, -74, 150):
            along = _flame(x, y, angle, chance.between(92, 118), chance.between(-26, -12))
            back.paper(ribbon(along, (30, 30, 18, 0)), "bright")
            back.cut(teeth(along[2:-2], (20, 12), 5, 60), moon(x, y, 34, 8, angle + 90))
    elif kind == "curls":
        for r, size in ((164, 44), (112, 48)):
            spots = ring(0, 10, r, count + 1, -84, 165)
            back.paper("".join(dot(x, y, size) for x, y, _ in spots), "bright").cut(
                *(comma(x - 22, y + 12, 56, angle * 0.4 - 20) for x, y, angle in spots)
            )
    elif kind == "plumes":
        for x, y, angle in ring(0, 20, 96, count + 2, -84, 170):
            back.paper(feather(x, y, 142, 56, angle, 0.1), "accent", gap=2).cut(quill(x, y, 142, angle, 0.1))
            back.paper(dot(x * 2.06, 20 + (y - 20) * 2.06, 17), "bright", gap=2).cut(dot(x * 2.06, 20 + (y - 20) * 2.06, 7))
    else:
        for r, length in ((120, 116), (110, 76)):
            spots = ring(0, 10, r, count * 2 - (r > 110), -88, 176)
            back.paper("".join(leaf(x, y, length, 15, angle) for x, y, angle in spots), "bright", gap=2)
            back.cut(*(leaf(x, y, length - 22, 3, angle) for x, y, angle in spots))
    if level >= 2:
        back.cut(*(dot(x, y, 5) for x, y, _ in ring(0, 10, 196, count * 2, -74, 150)))


def _ears(front: Sheet, chance: Chance, level: int) -> None:
    kind = chance.pick(("pointed", "ringed", "none", "pointed"))
    if kind == "pointed":
        front.paper(outline("112,-40! 160,-84 214,-104! 204,-40 160,20 124,40!")).cut(leaf(128, -10, 74, 12, -44), moon(150, 6, 44, 7, -50))
    elif kind == "ringed":
        front.paper(outline("116,-30! 150,-56 176,-34 172,10 150,44 124,50!")).cut(comma(132, 12, 34, -40))
        front.paper(dot(156, 78, 30), "bright").cut(dot(156, 78, 18)).paper(star(156, 78, 15, 7, 6), None, gap=0)
    if level >= 3:
        front.paper("".join(dot(150 - k * 26, 128 + k * 26, 12) for k in range(4)), "bright", gap=2).cut(
            *(dot(150 - k * 26, 128 + k * 26, 4.5) for k in range(4))
        )


def _crown(front: Sheet, chance: Chance) -> None:
    """Draw the crown that demons of the highest levels wear over the brow."""
    if chance.unit() < 0.5:
        front.paper(outline("-12,-122! 66,-116 96,-96! 104,-150! 74,-138! 66,-184! 36,-152! 0,-212! -12,-150!"), "bright")
        front.cut(
            drop(0, -146, 40, 17, -90),
            drop(44, -134, 30, 12, -72),
            drop(80, -120, 24, 9, -58),
            *(dot(14 + k * 20, -124 + k * k * 1.2, 4) for k in range(4)),
        )
    else:
        spots = ring(0, -60, 96, 6, -90, 84)
        front.paper("".join(dot(x, y, 26) for x, y, _ in spots), "bright").cut(*(star(x, y, 13, 8, 4) for x, y, _ in spots))


def _flame(x: float, y: float, angle: float, length: float, bend: float) -> tuple[tuple[float, float, float], ...]:
    one, two = radians(angle), radians(angle + bend)
    middle = (x + cos(one) * length * 0.55, y + sin(one) * length * 0.55)
    return even([(x, y), middle, (middle[0] + cos(two) * length * 0.55, middle[1] + sin(two) * length * 0.55)], 10)


def _horns(front: Sheet, chance: Chance, level: int) -> None:
    text, widths = _HORNS[chance.pick(sorted(_HORNS))]
    along = spine(text, 16)
    front.paper(ribbon(along, widths))
    rings = along[3:-2:2] if level < 3 else along[3:-2]
    front.cut(*(moon(x, y, 34 - place * (2.4 if level < 3 else 1.5), 5, heading + 90, 0.2) for place, (x, y, heading) in enumerate(rings)))


def _brow(front: Sheet, chance: Chance, level: int) -> None:
    jewel = chance.pick(("eye", "flame", "star", "drops"))
    if jewel == "eye":
        front.cut(leaf(0, -52, 62, 26, -90)).paper(dot(0, -82, 9), None, gap=0)
    elif jewel == "flame":
        front.cut(drop(0, -118, 66, 30, 90), moon(24, -86, 46, 9, -70))
    elif jewel == "star":
        front.cut(star(0, -84, 26, 10, 6))
    else:
        front.cut(drop(0, -44, 44, 18, -90), drop(14, -52, 44, 15, -62), drop(26, -58, 40, 13, -38))
    along = spine("24,-34 60,-60 100,-66 128,-40", 9)
    front.cut(ribbon(along, (3, 9, 10, 0)), teeth(along[1:-1], (16, 24, 14), 6, -80))
    if level >= 3:
        front.cut(*(dot(36 + place * 17, -106 + place * place * 2.2, 4) for place in range(5)))


def _eyes(front: Sheet, chance: Chance) -> None:
    kind = chance.pick(("round", "slant", "tear"))
    if kind == "round":
        front.cut(dot(66, -4, 34)).paper(dot(66, -4, 22), "bright", gap=0).cut(dot(66, -4, 9))
        front.cut(moon(66, 46, 66, 9, 180))
    elif kind == "slant":
        front.cut(outline("20,12! 46,-24 92,-36 124,-30! 112,4 70,24")).paper(dot(74, -6, 19), "bright", gap=0).cut(dot(74, -6, 8))
        front.cut(moon(72, 42, 78, 8, 170))
    else:
        front.cut(outline("22,0! 60,-34 104,-22 120,14! 84,14 56,22")).paper(dot(76, -3, 18), "bright", gap=0).cut(leaf(76, -18, 30, 5, 90))
        front.cut(drop(78, 28, 46, 14, 84), moon(110, 34, 40, 7, 150))


def _nose(front: Sheet) -> None:
    front.cut(moon(16, 4, 60, 7, 80, 0.12), comma(12, 62, 30, -16), moon(34, 40, 40, 6, 40))


def _mouth(front: Sheet, chance: Chance) -> None:
    kind = chance.pick(("grin", "maw", "roar"))
    fangs: tuple[str, ...]
    if kind == "grin":
        front.cut(outline("-12,112! 44,104 92,78! 86,124 48,150 -12,156!"))
        fangs = (
            "64,94! 74,88! 72,44!",
            "24,104! 44,100! 32,134!",
            "-6,108! 16,106! 4,130!",
            "16,158! 38,154! 27,128!",
            "50,148! 68,138! 56,118!",
        )
    elif kind == "maw":
        front.cut(outline("-12,92! 40,100 84,86! 92,132 56,168 -12,176!"))
        fangs = (
            "44,100! 66,96! 60,142!",
            "70,94! 84,90! 80,118!",
            "-8,94! 14,96! 4,116!",
            "18,98! 38,100! 28,120!",
            "22,176! 48,168! 40,134!",
        )
    else:
        front.cut(outline("-12,98! 30,92 70,100! 74,140 40,178 -12,184!"))
        fangs = ("38,96! 60,100! 52,150!", "14,94! 34,95! 24,114!", "28,182! 50,170! 50,134!")
        front.paper(outline("-12,146! 16,142 24,164 -12,184!"), None, gap=0)
    for fang in fangs:
        front.paper(outline(fang), None, gap=0)


def _cheeks(front: Sheet, chance: Chance, level: int) -> None:
    if chance.unit() < 0.5:
        front.cut(comma(128, 66, 40, 130))
    else:
        front.cut(*(moon(112 - place * 3, 60 + place * 18, 32 - place * 4, 6, 100, 0.3) for place in range(3)))
    if level >= 1:
        front.cut(*(leaf(14 + place * 24, 190 - place * 10, 22, 5, 62 - place * 18) for place in range(3)))
