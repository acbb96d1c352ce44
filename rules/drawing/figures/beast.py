"""Beasts: seated four-legged animals seen from the front, with the ears, horns, coats and tails of their kinds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules.drawing.chance import Chance
from rules.drawing.curves import outline, ribbon, spine
from rules.drawing.cuts import blossom, comma, dot, drop, leaf, moon, petal, ring, star, teeth
from rules.drawing.figures import choose, fish, wings
from rules.drawing.figures.horns import antlers, ox_horns, ram_horns
from rules.drawing.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Kind:
    """The features that tell one kind of beast from another."""

    head: str
    ears: str
    tail: str
    muzzle: str = "snout"
    horns: str = ""
    mane: str = ""
    marks: str = ""


_HEADS: Final = {
    "wedge": "-12,-146! 36,-142 74,-124 98,-84 126,-52! 98,-34 66,-4 30,36 -12,48!",
    "round": "-12,-156! 52,-152 98,-120 112,-70 122,-34! 92,-10 56,24 -12,36!",
    "long": "-12,-154! 40,-150 72,-122 74,-84 54,-38 52,6 40,36 -12,46!",
    "soft": "-12,-144! 50,-140 94,-106 106,-56 84,-10 40,22 -12,30!",
    "heavy": "-12,-150! 56,-146 96,-112 102,-66 84,-24 70,12 50,42 -12,50!",
}
KINDS: Final = {
    "fox": Kind("wedge", "tall", "brush", mane="ruff"),
    "wolf": Kind("wedge", "tall", "brush", mane="shag", marks="brow"),
    "dog": Kind("soft", "flop", "curl", marks="spots"),
    "tiger": Kind("round", "small", "ringed", "cat", marks="stripes", mane="ruff"),
    "lynx": Kind("round", "tuft", "ringed", "cat", mane="shag", marks="spots"),
    "cat": Kind("soft", "tall", "ringed", "cat", marks="brow"),
    "lion": Kind("round", "small", "tufted", "cat", mane="curls", marks="brow"),
    "bear": Kind("soft", "round", "", "snout", marks="moon"),
    "rat": Kind("wedge", "round", "whip", "snout", marks="brow"),
    "hare": Kind("soft", "hare", "", "snout", marks="blossom"),
    "weasel": Kind("soft", "small", "brush", "snout", marks="mask"),
    "otter": Kind("soft", "small", "paddle", "cat", marks="brow"),
    "badger": Kind("wedge", "round", "brush", "snout", marks="mask", mane="quills"),
    "deer": Kind("long", "side", "", "hoof", "antlers", marks="blossom"),
    "ox": Kind("heavy", "side", "tufted", "hoof", "ox", marks="whorl"),
    "ram": Kind("long", "side", "", "hoof", "ram", mane="curls", marks="whorl"),
    "boar": Kind("heavy", "tall", "curl", "boar", mane="quills", marks="brow"),
    "monkey": Kind("soft", "round", "curl", "snout", marks="mask", mane="ruff"),
}
NAMES: Final = {
    **{kind: kind for kind in KINDS},
    "vixen": "fox", "hound": "dog", "pup": "wolf", "pack": "wolf", "jackal": "wolf", "panther": "cat", "hedgehog": "badger",
    "bull": "ox", "buffalo": "ox", "cow": "ox", "stag": "deer", "doe": "deer", "elk": "deer", "goat": "ram", "sheep": "ram",
    "pig": "boar", "sow": "boar", "rabbit": "hare", "mouse": "rat", "ferret": "weasel", "stoat": "weasel", "ape": "monkey",
    "leopard": "lynx", "lioness": "lion", "toad": "toad", "frog": "toad", "fish": "fish", "lanternfish": "fish", "shoal": "fish",
    "carp": "fish", "whale": "whale", "orca": "whale", "moth": "moth", "butterfly": "moth",
    "eel": "fish", "tortoise": "toad", "turtle": "toad",
}  # fmt: skip
_OTHERS: Final = ("badger", "tiger", "lynx", "bear", "deer", "hare", "fox", "monkey")


def draw(front: Sheet, back: Sheet, chance: Chance, level: int, hint: str) -> None:
    """The beast that the hint names, or one by chance."""
    name = choose(NAMES, hint, chance.fork("kind"), _OTHERS)
    if name == "fish":
        fish.draw_twins(front, back, chance, level)
    elif name == "whale":
        fish.draw_whale(front, back, chance, level)
    elif name == "moth":
        wings.draw(front, back, chance, level, hint)
    elif name == "toad":
        _toad(front, back, chance, level)
    else:
        _seated(front, back, chance, level, KINDS[name])


def _seated(front: Sheet, back: Sheet, chance: Chance, level: int, kind: Kind) -> None:
    _tail(back, kind.tail, level)
    _mane(back, kind.mane, level)
    _body(front, chance.fork("body"), level)
    _horns(front, kind.horns)
    _ears(front, kind.ears)
    front.paper(outline(_HEADS[kind.head]))
    _marks(front, kind.marks, level)
    _eyes(front, chance.fork("eyes"), is_long=kind.head in ("long", "heavy"))
    _muzzle(front, kind.muzzle)
    _cheek(front, kind.head)


def _tail(back: Sheet, tail: str, level: int) -> None:
    if tail in ("brush", "paddle"):
        along = spine("70,210 170,206 222,130 206,50 160,10", 20)
        widths = (14.0, 30.0, 46.0, 40.0, 0.0) if tail == "brush" else (24.0, 30.0, 30.0, 26.0, 16.0)
        back.paper(ribbon(along, widths))
        if tail == "brush":
            back.cut(teeth(along[3:-3], (24, 34, 20), 7, 40), teeth(along[4:-4], (20, 28, 16), 6, -40))
        else:
            back.cut(*(moon(x, y, 34, 7, heading + 90, 0.3) for x, y, heading in along[4:-2:2]))
    elif tail in ("ringed", "whip", "tufted", "curl"):
        text = "70,206 160,214 214,160 204,84 236,36" if tail != "curl" else "80,206 160,200 206,150 190,100 150,112 158,146"
        along = spine(text, 22)
        widths = (14.0, 15.0, 14.0, 12.0, 0.0) if tail != "ringed" else (18.0, 20.0, 19.0, 17.0, 10.0)
        back.paper(ribbon(along, widths))
        back.cut(*(moon(x, y, 26, 7, heading + 90, 0.25) for x, y, heading in along[4:-3:2]))
        if tail == "tufted":
            back.paper("".join(drop(214, 92, 74, 36, turn) for turn in (-96, -62, -30)))
            back.cut(*(leaf(220, 80, 48, 5, turn) for turn in (-96, -62, -30)))
    if level >= 2 and tail in ("", "whip", "ringed", "curl"):
        back.paper("".join(petal(150, 150, 86, 46, turn) for turn in (-70, -30, 10, 50)), "bright")
        back.cut(*(leaf(160, 150, 60, 5, turn) for turn in (-70, -30, 10, 50)))


def _mane(back: Sheet, mane: str, level: int) -> None:
    if mane == "curls":
        spots = ring(0, -62, 118, 9, -84, 170)
        back.paper("".join(dot(x, y, 36) for x, y, _ in spots), "bright").paper(dot(0, -62, 116))
        back.cut(*(comma(x - 4, y + 16, 44, angle - 40) for x, y, angle in spots))
    elif mane in ("ruff", "shag"):
        count, length = (8, 78) if mane == "ruff" else (11, 96)
        spots = ring(0, -50, 66, count, -50, 130)
        back.paper("".join(leaf(x, y, length, 34, angle + 12) for x, y, angle in spots), "bright")
        back.cut(*(leaf(x, y, length - 14, 4, angle + 12) for x, y, angle in spots))
    elif mane == "quills":
        for r, count in ((150, 13), (100, 10)):
            spots = ring(0, 40, r - 40, count, -88, 150)
            back.paper("".join(leaf(x, y, 96, 17, angle) for x, y, angle in spots), "bright")
            back.cut(*(leaf(x, y, 66, 3, angle) for x, y, angle in spots))


def _body(front: Sheet, chance: Chance, level: int) -> None:
    front.paper(outline("-12,-20! 54,-6 92,50 106,120 96,226 -12,226!"))
    fur = chance.pick(("teeth", "scales", "petals"))
    if fur == "teeth":
        for y, reach in ((58, 50), (84, 40), (108, 28)):
            front.cut(teeth(spine(f"0,{y} {reach * 0.6},{y - 8} {reach},{y - 22}", 5), (24, 18), 7, 90))
    elif fur == "scales":
        for row, (y, count) in enumerate(((56, 3), (78, 2), (98, 2), (118, 1))):
            front.cut(*(moon((12 if row % 2 else 0) + place * 25, y, 25, 8, 180, 0.4) for place in range(count)))
    else:
        front.cut(blossom(0, 84, 34, 6))
    front.cut(*(moon(84 - place * 6, 58 + place * 26, 36, 7, 78, 0.2) for place in range(2 + level // 2)))
    front.paper(outline("70,226! 66,176 96,136 136,146 150,190 136,226!"))
    front.cut(comma(88, 196, 58, -28), moon(126, 182, 56, 7, 64, 0.25))
    if level >= 2:
        front.cut(blossom(112, 186, 13, 5)) if level >= 3 else front.cut(dot(112, 188, 6))
    front.paper(outline("6,236! 10,190 14,130 40,116 64,130 62,190 78,222 72,236!"))
    front.cut(*(leaf(24 + place * 14, 146 + place * 3, 48 - place * 6, 4, 90) for place in range(3)))
    front.cut(*(leaf(24 + place * 15, 232, 22, 3.5, -90) for place in range(3)))
    front.paper(outline("84,236! 90,214 118,206 146,214 152,236!")).cut(*(leaf(104 + place * 15, 234, 18, 3.5, -90) for place in range(3)))


def _horns(front: Sheet, horns: str) -> None:
    if horns == "antlers":
        antlers(front)
    elif horns == "ox":
        ox_horns(front)
    elif horns == "ram":
        ram_horns(front)


def _ears(front: Sheet, ears: str) -> None:
    if ears in ("tall", "tuft"):
        front.paper(outline("26,-132! 50,-190 84,-236! 106,-180 108,-92!"))
        front.cut(outline("54,-142! 62,-178 82,-206! 92,-170 92,-118!"), leaf(78, -118, 50, 4, -94))
        if ears == "tuft":
            front.paper(leaf(80, -222, 46, 8, -64), None, gap=0)
    elif ears == "round":
        front.paper(dot(82, -138, 42)).cut(dot(86, -142, 24)).paper(moon(84, -136, 34, 9, 30), None, gap=0)
    elif ears == "small":
        front.paper(outline("40,-140! 62,-180 96,-178 110,-138 96,-104!")).cut(outline("64,-144! 74,-162 92,-160 94,-134!"))
    elif ears == "side":
        front.paper(outline("60,-122! 96,-142 150,-140 178,-112! 140,-92 92,-92 60,-98!")).cut(leaf(84, -116, 74, 11, 3))
    elif ears == "hare":
        front.paper(outline("18,-136! 26,-196 52,-250 82,-252 86,-206 66,-136!")).cut(
            leaf(46, -146, 92, 13, -76), leaf(64, -160, 60, 4, -78)
        )
    elif ears == "flop":
        front.paper(outline("50,-144! 96,-150 134,-120 140,-60 118,-34 98,-60 84,-104!")).cut(leaf(104, -126, 78, 10, 74))


def _marks(front: Sheet, marks: str, level: int) -> None:
    if marks == "stripes":
        front.cut(*(leaf(-30, y, 60, 6, 0) for y in (-140, -122, -106)), leaf(0, -148, 58, 6, 90))
        front.cut(*(tooth_pair for tooth_pair in (leaf(112, -74, 36, 6, 200), leaf(114, -50, 40, 6, 192), leaf(70, -138, 36, 6, 130))))
    elif marks == "spots":
        front.cut(*(dot(x, y, r) for x, y, r in ((0, -132, 6), (20, -120, 5), (40, -128, 5), (58, -112, 4), (0, -108, 4), (92, -66, 4))))
    elif marks == "mask":
        front.cut(leaf(0, -150, 92, 12, 90), moon(50, -112, 78, 11, 30, 0.24))
    elif marks == "moon":
        front.cut(moon(0, 34 - 160, 70, 13, 180, 0.28), dot(0, -106, 6))
    elif marks == "blossom":
        front.cut(blossom(0, -118, 22, 5)) if level else front.cut(star(0, -116, 17, 7, 4))
    elif marks == "whorl":
        front.cut(comma(4, -112, 34, -50), moon(30, -130, 34, 7, 40))
    else:
        front.cut(drop(0, -92, 46, 13, -90), drop(12, -98, 42, 10, -60), drop(22, -100, 38, 8, -36))


def _eyes(front: Sheet, chance: Chance, *, is_long: bool) -> None:
    x, y = (42, -84) if is_long else (50, -68)
    slant = chance.between(-4, 8)
    front.cut(
        outline(
            f"{x - 30},{y + 12}! {x - 12},{y - 12} {x + 14},{y - 18 - slant} {x + 32},{y - 14 - slant}! {x + 22},{y + 6} {x - 4},{y + 16}"
        )
    )
    front.paper(dot(x + 2, y - 3, 12.5), "bright", gap=0).cut(leaf(x + 2, y - 13, 20, 3.4, 90))
    front.cut(moon(x + 4, y - 30 - slant / 2, 62, 8, -14, 0.24))


def _muzzle(front: Sheet, muzzle: str) -> None:
    if muzzle == "hoof":
        front.cut(leaf(0, -60, 66, 5, 90), drop(18, 14, 22, 12, -40), moon(10, 34, 44, 6, 180, 0.16))
        front.cut(*(dot(26, y, 3) for y in (-40, -26, -12)))
        return
    if muzzle == "boar":
        front.paper(outline("-12,-20! 34,-16 44,8 30,30 -12,36!")).cut(drop(16, 22, 30, 14, -84))
        front.paper(outline("44,34! 62,20! 84,-32! 78,28 58,48"), None)
        front.cut(moon(0, 42, 70, 6, 180, 0.1))
        return
    front.cut(moon(26, -30, 54, 6, 74, 0.16))
    nose = "-12,-16! 14,-18 22,-8 10,6 -12,12!" if muzzle == "snout" else "-12,-22! 20,-24 26,-14 8,4 -12,8!"
    front.cut(outline(nose)).paper(dot(0, -6, 8), None, gap=0)
    front.cut(moon(14, 16, 34, 6, 168, 0.26), leaf(0, 10, 16, 3, 90))
    front.cut(*(leaf(44, -8 + place * 11, 44, 2.6, 8 + place * 14) for place in range(3)))
    if muzzle == "cat":
        front.cut(*(dot(30 + place * 9, 2 + place % 2 * 8, 2.6) for place in range(3)))


def _cheek(front: Sheet, head: str) -> None:
    if head in ("wedge", "round"):
        front.cut(teeth(spine("106,-66 104,-36 84,-10", 4), (22, 16), 6, 130))
    elif head == "soft":
        front.cut(teeth(spine("96,-80 92,-44 76,-12", 4), (18, 12), 5, 130))


def _toad(front: Sheet, back: Sheet, chance: Chance, level: int) -> None:
    back.paper("".join(petal(0, 60, 200, 80, turn) for turn in (-66, -36, -6, 24)), "bright")
    back.cut(*(leaf(30, 60, 140, 6, turn) for turn in (-66, -36, -6, 24)))
    front.paper(outline("60,200! 70,120 130,70 190,96 206,170 168,214 210,226 206,240! 90,240!"))
    front.cut(comma(118, 170, 70, -30), moon(176, 150, 90, 9, 70), *(leaf(150 + place * 20, 238, 26, 4, -100) for place in range(3)))
    front.paper(outline("-12,-60! 60,-60 118,-10 132,90 108,180 50,214 -12,220!"))
    front.cut(*(moon(0, 60 + k * 32, 120 - k * 18, 9, 180, 0.22) for k in range(5)))
    front.cut(*(dot(x, y, r) for x, y, r in ((98, 40, 9), (112, 74, 7), (104, 106, 8), (84, 16, 6))))
    front.paper(outline("18,240! 30,190 66,168 80,190 70,226 84,240!")).cut(*(leaf(34 + place * 15, 236, 24, 4, -90) for place in range(3)))
    front.paper(outline("-12,-112! 40,-116 100,-130 144,-80 146,-30 100,10 -12,24!"))
    front.paper(dot(84, -128, 44)).cut(dot(84, -128, 32)).paper(dot(84, -128, 22), "bright", gap=0).cut(leaf(66, -128, 36, 6, 0))
    front.cut(outline("-12,-44! 60,-44 118,-66 134,-58! 100,-24 50,-8 -12,-6!")).paper(
        outline("-12,-26! 30,-28 44,-14 -12,-6!"), None, gap=0
    )
    front.cut(drop(14, -66, 16, 8, -70), *(dot(x, y, 4) for x, y in ((0, -96), (22, -98), (42, -102), (120, -92))))
    if level >= 1:
        front.cut(star(0, 36, 24, 11, 4))
