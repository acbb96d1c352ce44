"""The poses of a figure in its window: upright, aslant, crossed with its like, in twos and threes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.drawing.svg import group, tag

#: Each place that a figure is drawn at: x, y, scale and angle in degrees. The empty name is one figure upright in the middle.
POSES: Final[Mapping[str, tuple[tuple[float, float, float, float], ...]]] = {
    "": ((0, 0, 1, 0),),
    "left": ((0, 0, 0.96, -30),),
    "right": ((0, 0, 0.96, 30),),
    "flat": ((0, 0, 0.94, 90),),
    "down": ((0, 0, 0.96, 180),),
    "far": ((0, -20, 0.7, 0),),
    "crossed": ((-14, 0, 0.9, -40), (14, 0, 0.9, 40)),
    "pair": ((-108, 6, 0.62, -8), (108, 6, 0.62, 8)),
    "three": ((0, -104, 0.5, 0), (-120, 84, 0.5, -14), (120, 84, 0.5, 14)),
    "row": ((-156, 10, 0.46, 0), (156, 10, 0.46, 0), (0, -6, 0.6, 0)),
    "followed": ((-36, 8, 0.82, 0), (150, 92, 0.4, 0)),
    "fan": ((-70, 30, 0.74, -44), (70, 30, 0.74, 44), (0, 0, 0.86, 0)),
}


def posed(drawn: str, pose: str, name: str) -> str:
    """The drawing at each place of the pose; `name` becomes its id where it is drawn again. Raises KeyError for no such pose."""
    first, *more = (_place(*place) for place in POSES[pose])
    if not more:
        return group(drawn, transform=first) if pose else drawn
    again = (tag("use", href=f"#{name}", transform=place) for place in more)
    return group(group(drawn, id=name), transform=first) + "".join(again) if drawn else ""


def _place(x: float, y: float, scale: float, angle: float) -> str:
    turned = f" rotate({angle:g})" if angle else ""
    return f"translate({x:g} {y:g}) scale({scale:g}){turned}"
