"""The scenery behind and before a figure: sky pattern, halo, land and the strip in front."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.drawing.chance import Chance
from rules.drawing.curves import moved, outline, ribbon, spine
from rules.drawing.cuts import comma, dot, drop, leaf, moon, petal, ring, star
from rules.drawing.palette import Palette
from rules.drawing.svg import group, path, tag

PATTERNS: Final[dict[str, tuple[int, int, str]]] = {
    "waves": (64, 32, "M0 32a32 32 0 0 1 64 0M12 32a20 20 0 0 1 40 0M24 32a8 8 0 0 1 16 0M-32 16a32 32 0 0 1 64 0M32 16a32 32 0 0 1 64 0"),
    "clouds": (90, 56, "M8 30h40a12 12 0 1 0-12-12a7 7 0 1 0 7-7M53 50h40M-37 50h40a12 12 0 1 0-12-12a7 7 0 1 0 7-7"),
    "ice": (84, 84, "M0 20L30 0M30 0L48 34L84 20M48 34L36 60L0 48M36 60L52 84M36 60L84 66M0 48L0 84M48 34L84 66"),
    "lattice": (56, 56, "M28 0L56 28L28 56L0 28ZM28 14L42 28L28 42L14 28Z"),
    "hemp": (60, 104, "M30 0V104M0 17L60 52L0 87M60 17L0 52L60 87M0 17V87M30 0L60 17M30 0L0 17M30 104L60 87M30 104L0 87"),
    "key": (52, 52, "M0 6H46V46H12V20H32V32H22M52 6V0M0 52H6V46"),
    "stars": (80, 80, "M20 8v16M12 16h16M60 48v16M52 56h16M62 14h.1M22 60h.1M42 36h.1"),
    "leaves": (70, 70, "M10 10q26-6 30 22q-26 4-30-22l24 16M50 66q-14-22 8-32q12 20-8 32l6-24"),
    "coins": (
        60,
        60,
        "M30 0a30 30 0 0 0 0 60a30 30 0 0 0 0-60M0 0q30 22 60 0M0 60q30-22 60 0M0 0q22 30 0 60M60 0q-22 30 0 60",
    ),
    "rain": (48, 60, "M12 4v18M36 34v18M12 40v6M36 10v6"),
}
FRONTS: Final = ("flames", "leaves", "waves", "clouds", "rocks")
LANDS: Final = ("palace", "sea", "forest", "market", "hills", "clouds")


def pattern(name: str, identifier: str, colour: str) -> str:
    """A sky pattern's definition."""
    width, height, d = PATTERNS[name]
    drawn = path(d, fill="none", stroke=colour, stroke_width=2, stroke_linecap="round")
    return tag("pattern", drawn, id=identifier, width=width, height=height, patternUnits="userSpaceOnUse")


def _mirrored(name: str, half: str) -> str:
    return tag("g", half, id=name) + tag("use", href=f"#{name}", transform="scale(-1 1)")


def _layer(name: str, d: str, fill: str, depth: float = 4.0) -> str:
    """A cut layer on both sides with its shadow."""
    shadow = path(d, fill="#1a0f0a", fill_opacity=0.18, transform=f"translate(0 {-depth:g})")
    return _mirrored(name, shadow + path(d, fill=fill, fill_rule="evenodd"))


def halo(chance: Chance, palette: Palette, level: int) -> str:
    """The disc behind the figure and what rays out from it."""
    r = 196 if level < 3 else 184
    kind = chance.pick(("rays", "petals", "scallops", "flames") if level else ("plain", "scallops", "rings"))
    parts = []
    if kind == "rays":
        parts.append(path("".join(leaf(x, y, 74, 9, angle) for x, y, angle in ring(0, 0, r, 36)), fill=palette.land))
    elif kind == "petals":
        parts.append(path("".join(petal(x, y, 58, 40, angle) for x, y, angle in ring(0, 0, r - 10, 24)), fill=palette.land))
    elif kind == "flames":
        parts.append(path("".join(drop(x, y, 70, 30, angle + 180) for x, y, angle in ring(0, 0, r + 56, 20)), fill=palette.land))
    elif kind == "scallops":
        parts.append(
            tag("circle", r=r + 4, fill="none", stroke=palette.land, stroke_width=34, stroke_dasharray="0 38.5", stroke_linecap="round")
        )
    parts.append(tag("circle", r=r, fill=palette.land))
    parts.append(tag("circle", r=r - 10, fill="url(#disc)"))
    if level >= 1 or kind == "rings":
        parts.append(tag("circle", r=r - 22, fill="none", stroke=palette.land, stroke_width=3))
    if level >= 2:
        parts.append(
            tag("circle", r=r - 36, fill="none", stroke=palette.land, stroke_width=7, stroke_dasharray="0 17.3", stroke_linecap="round")
        )
    if level >= 3:
        parts.append(path("".join(moon(x, y, 26, 8, angle + 90, 0.4) for x, y, angle in ring(0, 0, r - 50, 30)), fill=palette.land))
    return "".join(parts)


def land(name: str, chance: Chance, palette: Palette) -> str:
    """Far land on both sides, in two layers."""
    return _LANDS[name](chance, palette)


def _hills(chance: Chance, palette: Palette) -> str:
    a, b = chance.between(-20, 50), chance.between(70, 130)
    far = outline(f"-10,230 60,180 110,{b} 160,{a} 200,{a + 60} 240,{a + 10} 300,{a - 30} 330,60! 330,300! -10,300!")
    near = outline(f"-10,262 80,240 150,180 210,{b + 30} 262,{b + 50} 310,{b}! 330,300! -10,300!")
    veins = "".join(moon(160 + i * 4, a + 50 + i * 42, 70 + i * 22, 7, 8, 0.25) for i in range(3))
    return _layer("l1", far + veins, palette.mist) + _layer("l2", near, palette.land)


def _palace(chance: Chance, palette: Palette) -> str:
    x, tiers = chance.between(205, 230), chance.whole(3, 4)
    parts = []
    for tier in range(tiers):
        y, w = 140 - tier * 66, 96 - tier * 17
        parts.append(
            outline(
                f"{x},{y - 30}! {x + w * 0.5},{y - 4} {x + w},{y - 16} {x + w + 12},{y - 28}! {x + w + 4},{y + 8} {x},{y + 14} "
                f"{x - w - 4},{y + 8} {x - w - 12},{y - 28}! {x - w},{y - 16} {x - w * 0.5},{y - 4}"
            )
        )
        parts.append(f"M{x - w * 0.62:.0f} {y + 8}h{w * 1.24:.0f}v44h{-w * 1.24:.0f}Z")
        parts.extend(f"M{x + k * w * 0.3 - 5:.0f} {y + 40}v-14a5 5 0 0 1 10 0v14Z" for k in (-1, 0, 1))
    top = 140 - tiers * 66 + 36
    parts.append(outline(f"{x},{top - 60}! {x + 7},{top} {x - 7},{top}"))
    far = "".join(parts)
    near = outline("-10,262 70,246 140,200 190,196 250,190 330,176! 330,300! -10,300!")
    return _layer("l1", far, palette.mist) + _layer("l2", near, palette.land)


def _sea(chance: Chance, palette: Palette) -> str:
    rows = []
    for row, (y, fill) in enumerate(((84, palette.mist), (136, palette.mist), (188, palette.land))):
        d = "".join(
            f"M{x - r} {y + 60}V{y + 44}a{r} {r} 0 0 1 {2 * r} 0v16Z"
            for x in range(330 - 44 * (row % 2), -60, -88)
            if x > 146 - row * 90
            for r in (44, 30, 15)
        )
        rows.append(_layer(f"l{row}", d, fill))
    crest = ribbon(spine("330,70 270,44 216,60 196,14 232,-10 250,18 228,28", 20), (34, 30, 22, 14, 9, 5, 0))
    return _layer("lc", crest + moon(268, 60, 80, 9, 190, 0.3), palette.mist) + "".join(rows)


def _forest(chance: Chance, palette: Palette) -> str:
    parts = []
    for x, top in ((150, 60), (206, chance.between(-60, 0)), (262, chance.between(-130, -40))):
        for tier in range(4):
            y, w = top + tier * 54, 24 + tier * 13
            parts.append(
                outline(f"{x},{y - 40}! {x + w * 0.5},{y + 6} {x + w},{y + 34}! {x},{y + 26} {x - w},{y + 34}! {x - w * 0.5},{y + 6}")
            )
        parts.append(f"M{x - 7:.0f} {top + 180:.0f}h14v140h-14Z")
    near = outline("-10,264 70,250 140,214 200,222 260,186 330,196! 330,300! -10,300!")
    return _layer("l1", "".join(parts).replace("  ", " "), palette.mist) + _layer("l2", near, palette.land)


_LANTERN: Final = "-.5,-1! .5,-1! 1.1,-.3 1.1,.3 .5,1! -.5,1! -1.1,.3 -1.1,-.3"


def _market(chance: Chance, palette: Palette) -> str:
    ropes: list[str] = []
    bodies: list[str] = []
    holes: list[str] = []
    for x, y, r in ((236, chance.between(-120, -60), 34), (174, -170, 24), (268, chance.between(40, 80), 26)):
        ropes.append(f"M{x} -300V{y + r * 2.2:.0f}")
        bodies.append(moved(_LANTERN, x, y, r))
        holes.extend(leaf(x + k * r * 0.5, y - r * 0.72, r * 1.44, r * 0.2, 90) for k in (-1, 0, 1))
    eaves = outline("330,120! 250,150 190,146 156,126! 166,170 240,184 330,182!") + outline("200,184! 330,184! 330,300! 200,300!")
    doors = "".join(f"M{x} 268v-48h22v48Z" for x in (218, 254))
    rope = path("".join(ropes), fill="none", stroke=palette.land, stroke_width=3)
    return _mirrored("l0", rope) + _layer("l1", "".join(bodies + holes), palette.land) + _layer("l2", eaves + doors, palette.mist)


def _clouds(chance: Chance, palette: Palette) -> str:
    y = chance.between(-10, 40)
    bank = "".join(
        dot(x, y + dy, r) for x, dy, r in ((282, 30, 70), (220, 74, 52), (164, 120, 44), (300, 130, 90), (220, 150, 70), (120, 170, 40))
    )
    body = outline(f"100,{y + 190} 180,{y + 110} 330,{y + 40}! 330,300! 60,300!")
    curls = "".join(comma(x, y + dy, size, 150) for x, dy, size in ((306, 46, 56), (236, 92, 44), (176, 136, 36)))
    return _mirrored("l1", path(bank + body, fill=palette.mist) + path(curls, fill=palette.glow, fill_opacity=0.7))


_LANDS: Final[dict[str, Callable[[Chance, Palette], str]]] = {
    "palace": _palace,
    "sea": _sea,
    "forest": _forest,
    "market": _market,
    "hills": _hills,
    "clouds": _clouds,
}


def companions(chance: Chance, palette: Palette, level: int) -> str:
    """Small things in the air on both sides of the figure."""
    kind = chance.pick(("stars", "petals", "moons", "drops"))
    parts = []
    for _ in range(3 + level * 2):
        x, y, size = chance.between(120, 262), chance.between(-232, 40), chance.between(9, 17)
        if kind == "stars":
            parts.append(star(x, y, size, size * 0.38, 4))
        elif kind == "petals":
            parts.append(petal(x, y, size * 1.8, size * 1.2, chance.between(0, 360)))
        elif kind == "moons":
            parts.append(moon(x, y, size * 2, size * 0.6, chance.between(0, 360)))
        else:
            parts.append(drop(x, y, size * 1.7, size, chance.between(60, 120)))
    return _layer("air", "".join(parts), palette.land, 3)


def front(name: str, chance: Chance, palette: Palette) -> str:
    """The strip before the figure's feet."""
    solids, holes = _FRONTS[name](chance)
    shadow = path(solids, fill="#1a0f0a", fill_opacity=0.25, transform="translate(0 -6)")
    return group(_mirrored("fr", shadow + path(solids, fill=palette.deep) + path(holes, fill=palette.bright)))


def _waves(chance: Chance) -> tuple[str, str]:
    solids: list[str] = []
    holes: list[str] = []
    for x, y, r in ((30, 252, 50), (110, 236, 56), (196, 216, 64), (276, 190, 72)):
        solids.append(dot(x, y, r))
        holes.extend(moon(x, y - k * r * 0.27, r * (1.0 + k * 0.2), 6, 0, 0.34) for k in range(3))
    return "".join(solids) + "M-10 262L330 200V320H-10Z", "".join(holes)


def _flames(chance: Chance) -> tuple[str, str]:
    solids: list[str] = []
    holes: list[str] = []
    for x, y, h in ((20, 286, 70), (74, 284, 92), (132, 282, 108), (192, 278, 134), (250, 276, 164), (296, 270, 196)):
        tip = y - h + chance.between(-8, 8)
        solids.append(
            outline(f"{x - 34},{y} {x - 22},{y - h * 0.4} {x + 16},{tip}! {x + 14},{y - h * 0.56} {x + 34},{y - h * 0.3} {x + 38},{y}")
        )
        holes.append(outline(f"{x - 6},{y - 26} {x - 2},{y - h * 0.4} {x + 12},{y - h * 0.66}! {x + 10},{y - h * 0.38} {x + 12},{y - 26}"))
    return "".join(solids) + "M-20 262H330V320H-20Z", "".join(holes)


def _leaves(chance: Chance) -> tuple[str, str]:
    solids: list[str] = []
    holes: list[str] = []
    for x, y, angle, length in (
        (18, 276, -62, 84),
        (66, 274, -44, 96),
        (120, 268, -84, 92),
        (168, 262, -50, 120),
        (226, 254, -96, 120),
        (270, 250, -66, 150),
        (306, 236, -110, 170),
    ):
        turn = angle + chance.between(-9, 9)
        solids.append(leaf(x, y, length, 34, turn))
        holes.append(leaf(x, y, length * 0.9, 4, turn))
    return "".join(solids) + "M-20 258C90 262 200 238 330 212V320H-20Z", "".join(holes)


def _cloud_front(chance: Chance) -> tuple[str, str]:
    solids: list[str] = []
    holes: list[str] = []
    for x, y, r in ((0, 270, 46), (64, 256, 44), (128, 250, 50), (200, 228, 56), (272, 194, 68)):
        solids.append(dot(x, y, r))
        holes.append(comma(x + r * 0.56, y - r * 0.3, r * 0.95, 160))
    return "".join(solids) + "M-20 262L330 200V320H-20Z", "".join(holes)


def _rocks(chance: Chance) -> tuple[str, str]:
    rise = chance.between(-16, 16)
    solids = outline(
        f"-20,262! 40,246! 110,214! 132,232! 176,{168 + rise}! 204,206! 246,{138 + rise}! 268,166! 300,96! 330,120! 340,320! -20,320!"
    )
    holes = "".join(
        leaf(x, y, length, 6, angle)
        for x, y, length, angle in (
            (118, 232, 44, 74),
            (180, 190 + rise, 70, 80),
            (196, 222, 44, 60),
            (252, 160 + rise, 96, 84),
            (272, 188, 70, 66),
            (302, 124, 120, 88),
        )
    )
    return solids, holes


_FRONTS: Final[dict[str, Callable[[Chance], tuple[str, str]]]] = {
    "flames": _flames,
    "leaves": _leaves,
    "waves": _waves,
    "clouds": _cloud_front,
    "rocks": _rocks,
}
