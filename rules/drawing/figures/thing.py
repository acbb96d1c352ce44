"""Things: the lantern, the scroll, the bell and what else an item card may be, each on a rosette."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.drawing.chance import Chance
from rules.drawing.cuts import comma, dot, drop, leaf, moon, petal, ring
from rules.drawing.figures import choose, household, places, tools, vessels, wings
from rules.drawing.sheet import Sheet

THINGS: Final[dict[str, Callable[[Sheet, Sheet, int], None]]] = {**household.DRAWN, **tools.DRAWN, **places.DRAWN}
NAMES: Final = {
    **{thing: thing for thing in THINGS},
    "tower": "pagoda", "temple": "pagoda", "inn": "pagoda", "spire": "pagoda", "terraced": "terraces", "terrace": "terraces",
    "hill": "terraces", "field": "terraces", "fields": "terraces", "furrows": "terraces", "fallow": "terraces", "pond": "lagoon",
    "marsh": "lagoon", "reed": "lagoon", "deep": "wave", "row": "pagoda", "market": "square", "milestone": "scroll", "coals": "fire",
    "current": "wave", "fog": "rain", "roots": "vine", "vigil": "lantern", "thunderbolt": "rain", "updraft": "fan", "rod": "wand",
    "year": "terraces", "lamp": "lantern", "spyhole": "lantern", "summons": "scroll", "deed": "scroll",
    "writ": "scroll", "notice": "scroll", "table": "scroll", "loan": "scroll", "map": "scroll", "letter": "scroll", "oath": "scroll",
    "price": "tag", "charm": "knot", "thread": "knot", "wrap": "knot", "coin": "coins", "change": "coins", "interest": "coins",
    "surcharge": "abacus", "rent": "book", "gold": "coins", "offer": "tag", "dumplings": "bowl", "tea": "teapot", "teahouse": "teapot",
    "ginger": "teapot", "gong": "drum", "muster": "drum", "rally": "drum", "line": "drum", "awning": "umbrella", "barge": "boat",
    "skiff": "boat", "ferry": "boat", "cart": "cart", "wheel": "cart", "bonfire": "fire", "campground": "fire", "flame": "fire",
    "oil": "jar", "dip": "jar", "potion": "jar", "gourd": "jar", "cleaning": "broom", "closed": "door", "street": "door",
    "crossroads": "door", "gate": "door", "downpour": "rain", "rain": "rain", "tide": "wave", "spring": "wave", "cobbles": "rain",
    "rocket": "rocket", "fireworks": "rocket", "house": "mask", "soul": "moth", "face": "mask", "faces": "mask", "pack": "moon",
    "whistle": "horn", "flute": "horn", "reeds": "horn", "sabre": "sword", "knives": "sword", "blade": "sword", "lance": "sword",
    "needles": "sword", "bow": "crossbow", "splitter": "axe", "maul": "hammer", "sledge": "hammer", "fist": "hammer", "staff": "wand",
    "pendant": "jade", "disc": "jade", "ring": "jade", "glass": "mirror", "mantle": "fan", "feather": "fan", "study": "book",
    "rumour": "teapot", "treaders": "shoe", "step": "shoe", "boots": "shoe", "rockslide": "mountain", "rubble": "mountain",
    "quarry": "mountain", "snare": "vine", "vines": "vine", "shield": "shield",
    "cast": "mask", "firecracker": "rocket", "call": "drum", "hands": "drum", "stocktaking": "abacus", "goods": "cart", "poster": "scroll",
    "badge": "emblem", "door": "door",
}  # fmt: skip
_OTHERS: Final = ("fan", "jade", "mirror", "scroll", "knot", "lantern", "teapot", "book")


def draw(front: Sheet, back: Sheet, chance: Chance, level: int, hint: str) -> None:
    """The thing that the hint names, or one by chance."""
    name = choose(NAMES, hint, chance.fork("kind"), _OTHERS)
    if name == "boat":
        vessels.skiff(front, back, chance, level)
        return
    if name == "moth":
        wings.draw(front, back, chance, level, hint)
        return
    _rosette(back, chance.fork("rosette"), level)
    THINGS[name](front, back, level)


def _rosette(back: Sheet, chance: Chance, level: int) -> None:
    kind = chance.pick(("petals", "clouds", "leaves", "rays"))
    count = 8 + 2 * min(level, 3)
    if kind == "petals":
        spots = ring(0, 0, 110, count, -90)
        back.paper("".join(petal(x, y, 112, 640 / count, a) for x, y, a in spots), "bright", gap=2)
        back.cut(*(leaf(x, y, 84, 7, a) for x, y, a in spots), *(leaf(x, y, 62, 4, a + s) for x, y, a in spots for s in (-14, 14)))
    elif kind == "clouds":
        spots = ring(0, 0, 160, count, -90)
        back.paper("".join(dot(x, y, 700 / count) for x, y, _ in spots) + dot(0, 0, 160), "bright")
        back.cut(*(comma(x, y, 560 / count, a - 30) for x, y, a in spots if x >= -1))
    elif kind == "leaves":
        spots = ring(0, 0, 84, count * 2, -90)
        back.paper("".join(leaf(x, y, 140, 18, a) for x, y, a in spots), "bright", gap=1).cut(*(leaf(x, y, 116, 3, a) for x, y, a in spots))
    else:
        spots = ring(0, 0, 214, count * 2, -90)
        back.paper("".join(drop(x, y, 84, 26, a + 180) for x, y, a in spots), "bright", gap=1).cut(
            *(drop(x * 0.86, y * 0.86, 36, 10, a + 180) for x, y, a in spots)
        )
    if level >= 2:
        back.cut(*(moon(x, y, 22, 6, a + 90, 0.4) for x, y, a in ring(0, 0, 96, 20)))
