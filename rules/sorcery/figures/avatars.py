"""The figures that avatars of Sorcery have of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.drawing.chance import Chance
from rules.drawing.curves import outline, ribbon, spine
from rules.drawing.cuts import comma, dot, drop, leaf, moon, ring, star
from rules.drawing.figures.body import arm, head
from rules.drawing.figures.garments import cloak, coat
from rules.drawing.plan import Figure
from rules.drawing.sheet import Papers


def ember_abbess(papers: Papers, chance: Chance) -> None:
    """The Ember Abbess: hooded among tongues of fire, a brazier before her."""
    back, front = papers.back, papers.front
    for x, y, h in ((60, 60, 250), (118, 110, 250), (176, 150, 230), (222, 190, 190)):
        back.paper(
            outline(
                f"{x - 40},{y} {x - 24},{y - h * 0.4:g} {x + 14},{y - h}! {x + 16},{y - h * 0.55:g} {x + 40},{y - h * 0.3:g} "
                f"{x + 44},{y + 60}! {x - 44},{y + 60}!"
            ),
            "bright",
        )
        back.cut(
            outline(f"{x - 8},{y - 20} {x - 2},{y - h * 0.4:g} {x + 12},{y - h * 0.66:g}! {x + 12},{y - h * 0.36:g} {x + 14},{y - 20}")
        )
    cloak(front, "leaf")
    with front.at(0, 4):
        head(front, chance, "hood")
    front.paper(outline("-12,60! 96,60! 86,104 50,130! 70,200! -12,200!")).cut(
        "M-12 72H80v6H-12Z", moon(0, 100, 90, 8, 180, 0.14), comma(4, 160, 40, -20)
    )
    front.paper(outline("0,-30! 16,4 44,-8! 50,30 40,58! -12,58!"), "bright").cut(drop(0, 10, 40, 20, 90))


def tide_surveyor(papers: Papers, chance: Chance) -> None:
    """The Tide Surveyor: a pair of compasses taller than she is, a chart's rose behind."""
    back, front = papers.back, papers.front
    back.paper(star(0, -20, 230, 62, 8), "bright").cut(dot(0, -20, 120), *(leaf(x, y, 70, 8, a) for x, y, a in ring(0, -20, 140, 8)))
    front.paper(outline("-12,-250! 16,-246! 70,-60 150,150 176,226! 160,232! 112,150 40,-40 0,-170!")).cut(
        leaf(24, -190, 180, 5, 70), *(dot(70 + k * 22, 0 + k * 52, 5) for k in range(4))
    )
    coat(front, "scale")
    arm(front, "66,-44 110,0 84,50", (24, 26, 26))
    with front.at(0, 10, 0.94):
        head(front, chance, "topknot")
    front.paper(dot(0, -228, 24), "bright").cut(dot(0, -228, 9))
    front.paper(ribbon(spine("40,200 110,176 150,206 206,180 240,204", 16), (0, 14, 16, 12, 0)), "bright")


FIGURES: Final[Mapping[str, Figure]] = {"ember-abbess": ember_abbess, "tide-surveyor": tide_surveyor}
