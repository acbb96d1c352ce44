"""The back of a game's cards: one great rosette on dark paper, under the seal."""

from __future__ import annotations

from typing import Final

from rules.drawing import frame, seal
from rules.drawing.chance import Chance
from rules.drawing.cuts import blossom, comma, dot, drop, leaf, moon, petal, ring, star
from rules.drawing.lettering import name_lines, serif_for, set_lines
from rules.drawing.palette import GOLD, PALETTES, Palette
from rules.drawing.scene import PATTERNS, pattern
from rules.drawing.sheet import Sheet
from rules.drawing.svg import escape, glow, gradient, group, path, tag
from rules.kernel.game import Game

_PAPERS: Final = ("ink", "water", "jade", "dark", "stone", "grass", "light")


def draw_back(game: Game, language: str = "en") -> str:
    """The back, the same for every card of the game."""
    chance = Chance(game.slug).fork("back")
    palette = PALETTES[_PAPERS[game.number % len(_PAPERS)]]
    sheet = Sheet("f")
    _rosette(sheet, chance)
    name = game.name.in_language(language)
    words = name_lines(name, 490, 110, largest=66)
    definitions = tag(
        "defs",
        gradient("ground", (0, palette.dark), (0.5, palette.deep), (1, palette.dark)),
        glow("accent", (0, palette.bright), (1, GOLD)),
        glow("bright", (0, palette.glow), (1, palette.bright)),
        glow("paper", (0, palette.middle), (1, palette.land), r=0.5),
        pattern(chance.pick(tuple(PATTERNS)), "pattern", palette.middle),
        tag("clipPath", '<rect x="-4" y="-400" width="404" height="800"/>', id="fold"),
        sheet.definition(),
    )
    parts = (
        tag("title", escape(name)),
        definitions,
        path(frame.CARD, fill="url(#ground)"),
        path(frame.CARD, fill="url(#pattern)", fill_opacity=0.5),
        _border(palette),
        tag("circle", cx=315, cy=410, r=262, fill=palette.dark, fill_opacity=0.6),
        group(sheet.drawing("url(#paper)", depth=6), transform="translate(315 410)"),
        seal.stamp(265, 360, 100),
        set_lines(
            words, 315, 764 - words.height / 2, font_family=serif_for(language), font_weight="700", text_anchor="middle", fill=palette.glow
        ),
    )
    return tag("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {frame.WIDTH} {frame.HEIGHT}", role="img")


def _border(palette: Palette) -> str:
    lines = [
        tag("rect", x=x, y=x, width=630 - 2 * x, height=880 - 2 * x, rx=rx, fill="none", stroke=GOLD, stroke_width=w)
        for x, rx, w in ((16, 18, 4), (26, 12, 1.5), (56, 6, 1.5))
    ]
    keys = "".join(moon(x, 41, 26, 8, 0, 0.4) + moon(x, 839, 26, 8, 180, 0.4) for x in range(75, 570, 30))
    keys += "".join(moon(41, y, 26, 8, 270, 0.4) + moon(589, y, 26, 8, 90, 0.4) for y in range(80, 820, 30))
    corners = "".join(blossom(x, y, 17, 4, -45) for x in (41, 589) for y in (41, 839))
    return "".join(lines) + path(keys, fill=palette.land) + path(corners, fill=GOLD)


def _rosette(sheet: Sheet, chance: Chance) -> None:
    count = chance.pick((10, 12, 16))
    outer = ring(0, 0, 176, count, -90)
    sheet.paper("".join(petal(x, y, 78, 1000 / count, angle) for x, y, angle in outer) + dot(0, 0, 196))
    sheet.cut(*(drop(x * 1.04, y * 1.04, 56, 300 / count, angle) for x, y, angle in outer))
    sheet.cut(*(comma(x, y, 1100 / count, angle + 60) for x, y, angle in ring(0, 0, 130, count, -90 + 180 / count)))
    sheet.cut(*(moon(x, y, 24, 7, angle + 90, 0.4) for x, y, angle in ring(0, 0, 184, count * 3)))
    inner = chance.pick(("leaves", "stars", "blossoms"))
    for x, y, angle in ring(0, 0, 94, count, -90):
        if inner == "leaves":
            sheet.cut(leaf(x, y, 34, 9, angle), leaf(x, y, 26, 4, angle + 40), leaf(x, y, 26, 4, angle - 40))
        else:
            sheet.cut(star(x * 1.1, y * 1.1, 14, 6, 6) if inner == "stars" else blossom(x * 1.1, y * 1.1, 15, 5))
    sheet.cut(*(dot(x, y, 4) for x, y, _ in ring(0, 0, 84, count * 2)))
