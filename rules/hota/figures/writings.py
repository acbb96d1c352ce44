"""The figures of writings that cards of HotA have of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.drawing.chance import Chance
from rules.drawing.curves import ribbon, spine
from rules.drawing.cuts import dot, moon, teeth
from rules.drawing.figures import thing
from rules.drawing.plan import Figure
from rules.drawing.sheet import Papers


def struck_line(papers: Papers, chance: Chance) -> None:
    """A scroll that a brush has struck through."""
    thing.draw(papers.front, papers.back, chance, 1, "scroll")
    stroke = spine("-216,96 -110,36 0,4 110,-44 218,-92", 26)
    papers.over.paper(ribbon(stroke, (10, 34, 30, 26, 18, 0)), "bright", gap=5)
    papers.over.cut(teeth(stroke[14:-2], (20, 34), 5, 4), *(moon(x, y + 4, 46, 6, h, 0.2) for x, y, h in stroke[3:13:3]))
    papers.over.paper("".join(dot(x, y, r) for x, y, r in ((232, -52, 11), (206, -140, 8), (-196, 146, 9))), None, gap=3)


FIGURES: Final[Mapping[str, Figure]] = {"strike-the-line": struck_line}
