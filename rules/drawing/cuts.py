"""The scissors' vocabulary: crescents, drops, leaves, saw-teeth, scales and curls, as path text."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, radians, sin

from rules.drawing.curves import Point, relative, width_at
from rules.drawing.svg import number

Places = Sequence[tuple[float, float, float]]


def placed(template: str, x: float, y: float, angle: float = 0.0, scale: float = 1.0) -> str:
    """A path whose words are M, L, Q, C and Z with `x,y` pairs, turned, scaled and moved."""
    turn = radians(angle)
    c, s = cos(turn) * scale, sin(turn) * scale
    here: Point = (0.0, 0.0)
    spelled: list[str] = []
    for command, pairs in _commands(template):
        if command == "Z":
            spelled.append("Z")
            continue
        to = [(x + px * c - py * s, y + px * s + py * c) for px, py in pairs]
        spelled.append(f"M{round(to[0][0])} {round(to[0][1])}" if command == "M" else relative(command.lower(), here, to))
        here = to[-1]
    return "".join(spelled)


def _commands(template: str) -> list[tuple[str, list[Point]]]:
    found: list[tuple[str, list[Point]]] = []
    for word in template.split():
        if "," in word:
            px, py = word.split(",")
            found[-1][1].append((float(px), float(py)))
        else:
            found.append((word, []))
    return found


def dot(x: float, y: float, r: float) -> str:
    """A round hole."""
    rr = number(r)
    return f"M{number(x - r)} {round(y)}a{rr} {rr} 0 1 0 {number(2 * r)} 0a{rr} {rr} 0 1 0-{number(2 * r)} 0Z"


def moon(x: float, y: float, length: float, thick: float, angle: float = 0.0, bend: float = 0.35) -> str:
    """A crescent, its back to the left of its heading; `bend` is the height of its back over its length."""
    half, back = length / 2, -2 * bend * length
    return placed(f"M {-half},0 Q 0,{back} {half},0 Q 0,{back + 2 * thick} {-half},0 Z", x, y, angle)


def drop(x: float, y: float, length: float, width: float, angle: float = 0.0) -> str:
    """A tear: pointed where it stands, round at the end of its heading."""
    half, far = width / 2, length - width / 2
    return placed(
        f"M 0,0 C {far * 0.4},{-half * 0.2} {far * 0.6},{-half} {far},{-half} C {length + half * 0.3},{-half} "
        f"{length + half * 0.3},{half} {far},{half} C {far * 0.6},{half} {far * 0.4},{half * 0.2} 0,0 Z",
        x,
        y,
        angle,
    )


def leaf(x: float, y: float, length: float, width: float, angle: float = 0.0) -> str:
    """A willow leaf: pointed at both ends."""
    return placed(f"M 0,0 Q {length * 0.45},{-width} {length},0 Q {length * 0.45},{width} 0,0 Z", x, y, angle)


def feather(x: float, y: float, length: float, width: float, angle: float = 0.0, bend: float = 0.0) -> str:
    """A flight feather: pointed at both ends, its tip swept aside by `bend` of its length."""
    half, off = width / 2, bend * length
    return placed(
        f"M 0,0 C {length * 0.2},{-half} {length * 0.7},{-half + off * 0.2} {length},{off} "
        f"C {length * 0.75},{half + off * 0.9} {length * 0.25},{half} 0,0 Z",
        x,
        y,
        angle,
    )


def quill(x: float, y: float, length: float, angle: float = 0.0, bend: float = 0.0) -> str:
    """The cut along a feather's shaft."""
    far, off = length * 0.86, bend * length * 0.74
    return placed(
        f"M {length * 0.1},0 Q {length * 0.5},{off * 0.1 - 3} {far},{off} Q {length * 0.5},{off * 0.1 + 4} {length * 0.1},0 Z", x, y, angle
    )


def petal(x: float, y: float, length: float, width: float, angle: float = 0.0) -> str:
    """A petal with a small notch at its tip."""
    half = width / 2
    return placed(
        f"M 0,0 C {length * 0.2},{-half * 1.3} {length * 0.9},{-half * 1.5} {length},{-half * 0.2} L {length * 0.9},0 "
        f"L {length},{half * 0.2} C {length * 0.9},{half * 1.5} {length * 0.2},{half * 1.3} 0,0 Z",
        x,
        y,
        angle,
    )


def comma(x: float, y: float, size: float, angle: float = 0.0) -> str:
    """A curled drop, as on haunches and cloud heads."""
    return placed("M 0,0 C 30,-46 96,-44 100,6 C 103,48 46,58 38,20 C 34,0 62,-8 66,10 C 74,-16 28,-30 0,0 Z", x, y, angle, size / 100)


def tooth(x: float, y: float, length: float, base: float, angle: float = 0.0) -> str:
    """One slit of a saw-tooth row: a bent thorn from its base to its point."""
    half = base / 2
    return placed(
        f"M 0,{-half} Q {length * 0.55},{-half * 0.9} {length},{half * 0.5} Q {length * 0.4},{half * 0.7} 0,{half} Z", x, y, angle
    )


def teeth(along: Places, lengths: Sequence[float], base: float, turn: float = 90.0, skip: int = 0) -> str:
    """A row of slits at the places, each `turn` degrees from the heading; `lengths` runs along the row."""
    last = max(len(along) - 1, 1)
    chosen = [(place / last, spot) for place, spot in enumerate(along) if skip <= place <= last - skip]
    return "".join(tooth(x, y, width_at(lengths, share), base, heading + turn) for share, (x, y, heading) in chosen)


def scales(along: Places, widths: Sequence[float], size: float, rows: int = 3) -> str:
    """Rows of crescents across a band, staggered like tiles."""
    found: list[str] = []
    last = len(along) - 1
    for place, (x, y, heading) in enumerate(along[1:-1], 1):
        half = width_at(widths, place / last)
        side = radians(heading + 90)
        count = rows - place % 2
        for row in range(count):
            off = (row - (count - 1) / 2) * 2 * half * 0.72 / max(rows - 1, 1)
            found.append(moon(x + cos(side) * off, y + sin(side) * off, size, size * 0.26, heading + 90, 0.42))
    return "".join(found)


def ring(x: float, y: float, r: float, count: int, start: float = -90.0, sweep: float = 360.0) -> list[tuple[float, float, float]]:
    """Places round a circle with their outward headings; a whole circle's last place is left out."""
    step = sweep / count if sweep == 360 else sweep / max(count - 1, 1)
    found = []
    for place in range(count):
        angle = start + place * step
        found.append((x + r * cos(radians(angle)), y + r * sin(radians(angle)), angle))
    return found


def star(x: float, y: float, outer: float, inner: float, tips: int, start: float = -90.0) -> str:
    """A star of straight edges."""
    found = []
    for place in range(2 * tips):
        r = inner if place % 2 else outer
        angle = radians(start) + place * pi / tips
        found.append((x + r * cos(angle), y + r * sin(angle)))
    return straight(found)


def straight(corners: Sequence[Point]) -> str:
    """A closed path of straight edges."""
    edges = (relative("l", one, (two,)) for one, two in pairwise(corners))
    return f"M{round(corners[0][0])} {round(corners[0][1])}" + "".join(edges) + "Z"


def blossom(x: float, y: float, r: float, petals: int = 5, start: float = -90.0) -> str:
    """A small flower of separate petals round a centre."""
    parts = [drop(px, py, r * 0.74, r * 0.66, angle) for px, py, angle in ring(x, y, r * 0.3, petals, start)]
    return "".join(parts) + dot(x, y, r * 0.15)


def wheel(x: float, y: float, r: float, teeth_count: int, depth: float) -> str:
    """A gear's outline."""
    found = []
    step = 2 * pi / teeth_count
    for place in range(teeth_count):
        for share, radius in ((-0.32, r - depth), (-0.2, r), (0.2, r), (0.32, r - depth)):
            angle = (place + share) * step
            found.append((x + radius * cos(angle), y + radius * sin(angle)))
    return straight(found)
