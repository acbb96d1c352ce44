"""The figures that attribute cards of HotA have of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.drawing.chance import Chance
from rules.drawing.curves import outline, ribbon, spine
from rules.drawing.cuts import dot, drop, feather, leaf, moon, quill, ring, star, wheel
from rules.drawing.plan import Figure
from rules.drawing.sheet import Papers


def strength(papers: Papers, chance: Chance) -> None:
    """A fist, knuckles up, in a studded band."""
    papers.back.paper(wheel(0, 0, 206, 24, 16), "bright").cut(*(dot(x, y, 7) for x, y, _ in ring(0, 0, 172, 24)))
    front = papers.front
    front.paper(outline("-12,-150! 70,-160 140,-134 158,-70 148,10 108,60 100,130! -12,130!"))
    for x, top in ((5, -164), (76, -150)):
        front.paper(outline(f"{x},{top + 30} {x + 10},{top} {x + 54},{top} {x + 64},{top + 30} {x + 62},{top + 110} {x + 4},{top + 112}"))
        front.cut(moon(x + 32, top + 44, 44, 8, 0, 0.24), moon(x + 32, top + 92, 40, 6, 180, 0.2))
    front.paper(outline("0,-28! 90,-40 142,-10 126,34 70,50 0,54!"), "bright").cut(moon(92, 0, 70, 7, 12, 0.2))
    front.paper("M-12 118H116V196H-12Z").cut(*(dot(20 + k * 38, 157, 11) for k in range(3)), "M-12 128H106v6H-12ZM-12 180H106v6H-12Z")


def agility(papers: Papers, chance: Chance) -> None:
    """A pair of wings, raised."""
    back, front = papers.back, papers.front
    for x, y, angle, length in ((30, 50, 92, 170), (76, 20, 84, 186), (124, -20, 76, 196), (168, -70, 68, 190), (200, -124, 60, 170)):
        back.paper(feather(x, y, length, 66, angle, 0.12), "bright").cut(quill(x, y, length, angle, 0.12))
    for x, y, angle, length in ((30, 40, 88, 96), (70, 12, 78, 108), (112, -26, 70, 112), (152, -74, 60, 110), (186, -124, 50, 100)):
        front.paper(feather(x, y, length, 56, angle, 0.12)).cut(quill(x, y, length, angle, 0.12))
    along = spine("0,70 60,30 130,-40 186,-130 226,-206", 14)
    front.paper(ribbon(along, (26, 30, 28, 22, 0))).cut(*(moon(x, y, 30, 6, h + 90, 0.3) for x, y, h in along[2:-3:2]))
    front.paper(outline("0,-90! 26,-40 40,30 26,110 0,190!"), "bright").cut(
        leaf(0, -60, 210, 12, 90), *(dot(18, 20 + k * 30, 5) for k in range(3))
    )


def intellect(papers: Papers, chance: Chance) -> None:
    """An open eye that sends out rays."""
    back, front = papers.back, papers.front
    back.paper("".join(leaf(x, y * 0.7, 92 if k % 2 else 130, 13, a) for k, (x, y, a) in enumerate(ring(0, 0, 118, 24))), "bright", gap=2)
    front.paper(outline("0,-128! 90,-112 170,-60 246,0! 170,60 90,112 0,128!")).cut(
        outline("0,-96! 80,-84 140,-46 190,0! 140,46 80,84 0,96!")
    )
    front.paper(dot(0, 0, 92), "bright", gap=0).cut(*(drop(x, y, 34, 14, a) for x, y, a in ring(0, 0, 48, 16)))
    front.paper(dot(0, 0, 42)).cut(star(0, 0, 24, 9, 6), moon(14, -16, 30, 7, 40))
    front.cut(*(moon(x * 1.0, y, 40, 6, a + 90, 0.2) for x, y, a in ((108, -92, -50), (60, -108, -70), (108, 92, 50), (60, 108, 70))))


FIGURES: Final[Mapping[str, Figure]] = {"basic-strength": strength, "basic-agility": agility, "basic-intellect": intellect}
