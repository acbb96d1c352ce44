"""Curves: smooth outlines through points, tapering ribbons along a line, and places along it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, degrees, hypot, radians, sin

Point = tuple[float, float]
_REACH = 0.36


def points(text: str) -> tuple[list[Point], set[int]]:
    """The points written `x,y x,y! ...`, and the places of those marked `!`, which are sharp corners."""
    found: list[Point] = []
    sharp: set[int] = set()
    for place, word in enumerate(text.split()):
        if word.endswith("!"):
            sharp.add(place)
        x, y = word.rstrip("!").split(",")
        found.append((float(x), float(y)))
    return found, sharp


@lru_cache(maxsize=2048)
def outline(text: str) -> str:
    """The closed path through the points written in `text`, smooth but for its sharp corners."""
    return closed(*points(text))


def moved(text: str, x: float, y: float, scale: float = 1.0) -> str:
    """The same closed path, scaled round 0, 0 and moved there."""
    through, sharp = points(text)
    return closed([(x + px * scale, y + py * scale) for px, py in through], sharp)


def closed(through: Sequence[Point], sharp: set[int] | frozenset[int] = frozenset()) -> str:
    """The closed path through the points."""
    size = len(through)
    tangents = [None if place in sharp else _tangent(through, place) for place in range(size)]
    edges = (_segment(through[place - 1], through[place], tangents[place - 1], tangents[place]) for place in (*range(1, size), 0))
    return f"M{round(through[0][0])} {round(through[0][1])}" + "".join(edges) + "Z"


def _tangent(through: Sequence[Point], place: int) -> Point:
    before, after = through[place - 1], through[(place + 1) % len(through)]
    dx, dy = after[0] - before[0], after[1] - before[1]
    far = hypot(dx, dy) or 1.0
    return dx / far, dy / far


def _segment(start: Point, end: Point, out: Point | None, into: Point | None) -> str:
    if out is None and into is None:
        return relative("l", start, (end,))
    reach = _REACH * hypot(end[0] - start[0], end[1] - start[1])
    straight = ((end[0] - start[0]) * _REACH, (end[1] - start[1]) * _REACH)
    one = (start[0] + out[0] * reach, start[1] + out[1] * reach) if out else (start[0] + straight[0], start[1] + straight[1])
    two = (end[0] - into[0] * reach, end[1] - into[1] * reach) if into else (end[0] - straight[0], end[1] - straight[1])
    return relative("c", start, (one, two, end))


def relative(command: str, start: Point, to: Sequence[Point]) -> str:
    """A path command in whole units from a start that was itself rounded: short to write, and rounding never adds up."""
    x, y = round(start[0]), round(start[1])
    spelled = command
    for px, py in to:
        for value in (round(px) - x, round(py) - y):
            spelled += f" {value}" if value >= 0 and spelled[-1].isdigit() else str(value)
    return spelled


@lru_cache(maxsize=512)
def spine(text: str, steps: int = 24) -> tuple[tuple[float, float, float], ...]:
    """`steps + 1` places evenly spaced along the smooth line through the written points: x, y and the heading in degrees."""
    return even(points(text)[0], steps)


def even(through: Sequence[Point], steps: int) -> tuple[tuple[float, float, float], ...]:
    """`steps + 1` places evenly spaced along the smooth line through the points: x, y and the heading in degrees."""
    fine = _fine(list(through))
    lengths = [0.0]
    for one, two in pairwise(fine):
        lengths.append(lengths[-1] + hypot(two[0] - one[0], two[1] - one[1]))
    found: list[tuple[float, float, float]] = []
    place = 0
    for step in range(steps + 1):
        wanted = lengths[-1] * step / steps
        while place < len(fine) - 2 and lengths[place + 1] < wanted:
            place += 1
        (x1, y1), (x2, y2) = fine[place], fine[place + 1]
        share = (wanted - lengths[place]) / ((lengths[place + 1] - lengths[place]) or 1.0)
        found.append((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share, degrees(atan2(y2 - y1, x2 - x1))))
    return tuple(found)


def _fine(through: list[Point], cuts: int = 8) -> list[Point]:
    padded = [through[0], *through, through[-1]]
    found = [through[0]]
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for cut in range(1, cuts + 1):
            t = cut / cuts
            found.append((_blend(a[0], b[0], c[0], d[0], t), _blend(a[1], b[1], c[1], d[1], t)))
    return found


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)


def ribbon(along: Sequence[tuple[float, float, float]], widths: Sequence[float]) -> str:
    """A closed band along the places, its half-width running through `widths` from the first place to the last."""
    left: list[Point] = []
    right: list[Point] = []
    for place, (x, y, heading) in enumerate(along):
        half = width_at(widths, place / (len(along) - 1))
        side = radians(heading + 90)
        left.append((x + cos(side) * half, y + sin(side) * half))
        right.append((x - cos(side) * half, y - sin(side) * half))
    sharp = set()
    if widths[0] == 0:
        right = right[1:]
        sharp.add(0)
    if widths[-1] == 0:
        right = right[:-1]
        sharp.add(len(left) - 1)
    return closed([*left, *reversed(right)], sharp)


def width_at(widths: Sequence[float], share: float) -> float:
    """The value that runs evenly through `widths`, at `share` of the way."""
    where = share * (len(widths) - 1)
    place = min(int(where), len(widths) - 2)
    return widths[place] + (widths[place + 1] - widths[place]) * (where - place)
