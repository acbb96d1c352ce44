"""People: robed figures from the front, with the hats and tools of their trades, after the tufted dolls of village windows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules.drawing.chance import Chance
from rules.drawing.curves import outline, ribbon, spine
from rules.drawing.cuts import blossom, comma, dot, drop, leaf, moon, petal, ring, star, teeth
from rules.drawing.figures import choose, words_of
from rules.drawing.figures.props import PROPS
from rules.drawing.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Trade:
    """The hat and the prop of a calling."""

    hat: str
    prop: str


TRADES: Final = {
    "clerk": Trade("official", "scroll"),
    "captain": Trade("helmet", "torch"),
    "recruit": Trade("cap", "bell"),
    "novice": Trade("buns", "lantern"),
    "collector": Trade("cap", "scroll"),
    "sister": Trade("scarf", "bowl"),
    "midwife": Trade("scarf", "sprout"),
    "peddler": Trade("straw", "flowers"),
    "whistler": Trade("hood", "flute"),
    "stoker": Trade("band", "torch"),
    "glazier": Trade("band", "staff"),
    "mender": Trade("scarf", "net"),
    "pilot": Trade("straw", "oar"),
    "ferryman": Trade("straw", "oar"),
    "diver": Trade("topknot", "spear"),
    "guard": Trade("helmet", "spear"),
    "archer": Trade("band", "blade"),
    "mage": Trade("hood", "staff"),
    "noble": Trade("crown", "fan"),
    "maiden": Trade("buns", "flowers"),
    "swordsman": Trade("topknot", "blade"),
    "judge": Trade("official", "staff"),
}
NAMES: Final = {
    **{trade: trade for trade in TRADES},
    "official": "clerk", "scribe": "clerk", "advocate": "clerk", "herald": "recruit", "sailor": "pilot", "boatman": "ferryman",
    "warrior": "guard", "soldier": "guard", "mason": "stoker", "smith": "stoker", "scholar": "clerk", "bowman": "archer",
    "assassin": "swordsman", "adept": "mage", "keeper": "novice", "magistrate": "judge", "lady": "maiden", "queen": "noble",
    "king": "noble", "skirmisher": "swordsman", "giant": "stoker", "bell": "judge", "minister": "clerk", "lord": "noble",
    "edict": "noble", "bearer": "noble", "stall": "peddler", "owner": "peddler", "master": "judge", "monk": "mage",
    "runner": "recruit", "hauler": "stoker", "sorter": "collector", "watchman": "whistler", "stagehand": "swordsman", "bouncer": "guard",
    "quack": "peddler", "nobody": "swordsman", "understudy": "maiden",
}  # fmt: skip
_BEARDED: Final = ("official", "straw", "helmet", "band", "hood")
_OTHERS: Final = ("guard", "mage", "noble", "maiden", "swordsman", "judge", "novice", "archer")


def draw(front: Sheet, back: Sheet, chance: Chance, level: int, hint: str) -> None:
    """The person whose calling the hint names, or one by chance."""
    trade = TRADES[choose(NAMES, hint, chance.fork("kind"), _OTHERS)]
    is_old = bool({"old", "granny", "elder", "ferryman", "magistrate"} & set(words_of(hint))) or (
        trade.hat in _BEARDED and chance.fork("beard").unit() < 0.34
    )
    _behind(back, chance.fork("behind"), level)
    _robe(front, chance.fork("robe"), level)
    if trade.prop != "flute":
        PROPS[trade.prop](front)
    _sleeve(front, chance.fork("sleeve"), level)
    hair(front, trade.hat)
    face(front, chance.fork("face"), is_bearded=is_old)
    hat(front, trade.hat, level)
    if trade.prop == "flute":
        PROPS["flute"](front)


def _behind(back: Sheet, chance: Chance, level: int) -> None:
    kind = chance.pick(("sash", "cape", "leaves"))
    if kind == "sash":
        along = spine("50,-40 130,40 214,30 236,110 190,170 226,232", 22)
        back.paper(ribbon(along, (16, 20, 18, 20, 14, 0)), "bright").cut(*(moon(x, y, 20, 5, h + 90, 0.3) for x, y, h in along[4:-3:2]))
    elif kind == "cape":
        back.paper(outline("20,-70! 90,-60 150,30 196,150 220,226! 180,214 150,236 110,220 -12,236!"))
        back.cut(*(drop(150 + k * 5, 40 + k * 40, 50, 16, 74) for k in range(4)))
    else:
        for turn in (-20, 8, 36, 62):
            back.paper(leaf(40, 30, 200, 36, turn)).cut(leaf(60, 30 + turn * 0.3, 150, 5, turn))
    if level >= 2:
        spots = ring(0, -128, 96, 9 if level < 4 else 12, -90, 160)
        back.paper("".join(petal(x, y, 44, 30, a) for x, y, a in spots) + dot(0, -128, 100), "bright").cut(
            *(leaf(x, y, 28, 4, a) for x, y, a in spots)
        )
        back.cut(*(dot(x, y, 4) for x, y, _ in ring(0, -128, 88, 14, -90, 160)))


def _robe(front: Sheet, chance: Chance, level: int) -> None:
    front.paper(outline("-12,-70! 44,-66 78,-38 76,40 100,130 136,236! -12,236!"))
    hem = chance.pick(("waves", "teeth", "coins"))
    if hem == "waves":
        front.cut(*(moon(12 + k * 25, 222, 24, 8, 0, 0.42) for k in range(5)), *(dot(24 + k * 25, 206, 3.4) for k in range(4)))
    elif hem == "teeth":
        front.cut(*(leaf(8 + k * 16, 232, 26, 5, -90 + k) for k in range(8)))
    else:
        front.cut(*(dot(14 + k * 28, 218, 9) for k in range(5))).paper(
            "".join(star(14 + k * 28, 218, 6, 4, 2) for k in range(4)), None, gap=0
        )
    front.score("M0 196H122", 4)
    pattern = chance.pick(("blossom", "cloud", "scale", "leaf"))
    if pattern == "blossom":
        front.cut(blossom(0, 120, 30, 6), blossom(64, 150, 20, 5), blossom(54, 92, 12, 5))
    elif pattern == "cloud":
        front.cut(comma(10, 150, 56, -30), comma(58, 116, 38, 20), moon(46, 172, 50, 7, 10))
    elif pattern == "scale":
        for row in range(4):
            front.cut(*(moon(place * 28 + (14 if row % 2 else 0), 92 + row * 26, 25, 8, 180, 0.42) for place in range(3 + row // 2)))
    else:
        front.cut(*(leaf(6, 176 - k * 22, 60 - k * 6, 12, -20 - k * 8) for k in range(4)))
    if level >= 3:
        front.cut(*(star(92 - k * 6, 178 - k * 30, 8, 3, 4) for k in range(4)))
    front.paper("M-12 46H84L88 72H-12Z", "bright").cut(*(dot(14 + k * 22, 59, 5) for k in range(4)))
    front.paper(outline("0,40! 20,58 0,80! -20,58"), "bright", gap=4).cut(dot(0, 59, 8))
    front.cut(outline("0,24! 40,-66! 52,-62! 8,42! 0,42!"), moon(58, -14, 60, 6, 70, 0.14))


def _sleeve(front: Sheet, chance: Chance, level: int) -> None:
    front.paper(outline("54,-60! 100,-64 150,-110 178,-140! 214,-112! 226,-30 196,60! 176,16 130,10 82,8!"))
    border = spine("186,-134 212,-60 194,44", 8)
    front.cut(ribbon(spine("176,-122 196,-60 182,30", 10), (3, 3, 2)), teeth(border[1:-1], (13, 13), 5, 90))
    if chance.unit() < 0.5:
        front.cut(comma(100, -20, 48, -20), moon(120, -56, 60, 7, -30, 0.2))
    else:
        front.cut(*(leaf(84 + k * 6, -44 + k * 17, 70 - k * 8, 8, -34 + k * 16) for k in range(3)))
    front.paper(outline("176,-146! 184,-172 206,-176 216,-156 208,-130 186,-128"), "bright").cut(
        leaf(190, -150, 22, 3, -10), leaf(190, -140, 22, 3, 0)
    )


def hair(front: Sheet, hat_name: str) -> None:
    """Hair round the face, by what is worn on it."""
    if hat_name in ("buns", "crown", "scarf"):
        front.paper(outline("-12,-200! 50,-198 78,-160 82,-110 92,-66 64,-70 40,-80 -12,-80!"))
        front.cut(*(leaf(72 - k * 2, -140 + k * 20, 40, 4, 84) for k in range(3)))
    else:
        front.paper(outline("-12,-196! 46,-192 70,-160 70,-118 52,-90 -12,-80!"))


def face(front: Sheet, chance: Chance, *, is_bearded: bool = False) -> None:
    """A face in outline: the skin is cut away, brows, eyes, nose and mouth stay."""
    front.cut(outline("0,-178! 34,-176 54,-150 52,-112 34,-82 0,-70! -10,-120"))
    brow = chance.pick(("M12 -142Q28 -154 46 -142", "M12 -138Q30 -148 46 -148", "M12 -146Q30 -150 46 -138"))
    front.thread(brow, 4.5)
    front.paper(outline("14,-126! 24,-136 38,-135 46,-127! 36,-120 22,-120"), None, gap=0)
    front.thread("M2 -130Q7 -112 8 -106Q4 -102 0 -102", 3)
    front.paper(outline("0,-94! 8,-97 16,-92! 8,-86 0,-85!"), None, gap=0)
    front.paper(dot(38, -102, 5.5), None, gap=0)
    front.paper(outline("0,-180! 20,-178 30,-166! 12,-162 0,-152!"), None, gap=0)
    if is_bearded:
        front.paper(
            "".join(leaf(x, -86, length, 7, turn) for x, length, turn in ((0, 84, 90), (12, 78, 84), (24, 66, 76), (36, 50, 66))),
            "bright",
            gap=1.5,
        )
        front.paper(leaf(3, -99, 34, 4, 24), None, gap=0)


def hat(front: Sheet, name: str, level: int) -> None:
    """Draw the hat called `name` on the head, whose crown is at 0, -200."""
    if name == "official":
        front.paper(outline("-12,-236! 40,-234 52,-204 62,-172! 30,-178 -12,-180!")).cut(moon(0, -206, 60, 7, 0, 0.2), dot(0, -190, 5))
        front.paper(outline("52,-196! 100,-206 150,-204 176,-192! 150,-182 100,-184")).cut(leaf(66, -194, 96, 5, 0))
    elif name == "straw":
        front.paper(outline("0,-262! 40,-226 96,-184 130,-164! 60,-160 -12,-158!")).cut(
            *(leaf(0, -250, 92 + k * 10, 4, 88 - k * 21) for k in range(4))
        )
        front.cut(moon(0, -176, 150, 6, 0, 0.06), *(leaf(30 + k * 22, -170, 14, 3, -90) for k in range(4)))
    elif name == "helmet":
        front.paper(outline("-12,-222! 44,-218 70,-180 74,-146 80,-96! 62,-108 56,-158! 20,-166 -12,-166!"))
        front.cut(moon(30, -192, 56, 7, 24, 0.24), *(dot(66, -140 + k * 15, 3.4) for k in range(3)), leaf(0, -212, 40, 6, 90))
        front.paper("".join(drop(0, -218, length, 18, turn) for length, turn in ((62, -90), (56, -58), (46, -30))), "bright", gap=2)
    elif name == "buns":
        front.paper(dot(62, -204, 32), "bright").cut(moon(62, -204, 40, 7, 30), moon(62, -196, 30, 6, 30), dot(50, -216, 4))
        front.paper(blossom(92, -172, 19, 5), None, gap=2)
    elif name == "topknot":
        front.paper(outline("-12,-236! 14,-238 26,-216 16,-194! -12,-194!"), "bright").cut(moon(0, -218, 30, 5, 0))
        front.paper("M-60 -209L60 -215V-207L-60 -203Z", None, gap=2)
    elif name == "scarf":
        front.paper(outline("-12,-214! 54,-208 82,-164 84,-134! 54,-164 20,-174 -12,-176!"), "bright")
        front.cut(*(dot(14 + k * 19, -194 + k * k * 3.2, 4.5) for k in range(4)), moon(40, -182, 62, 5, 30, 0.16))
    elif name == "band":
        front.paper("M-12 -186Q40 -186 70 -158L72 -140Q40 -164 -12 -166Z", "bright").cut(
            *(leaf(k * 22, -179 + k * k * 2.6, 16, 4, 8 + k * 10) for k in range(3))
        )
        front.paper("".join(leaf(68, -152, length, 12, turn) for length, turn in ((78, -10), (70, 16))), "bright", gap=2)
        front.paper("".join(leaf(0, -196, 46, 12, turn) for turn in (-90, -60, -32)), gap=2)
    elif name == "hood":
        front.paper(outline("0,-244! 40,-214 78,-160 88,-96 100,-50! 60,-70 62,-130 40,-176 -12,-186!"), "bright")
        front.cut(*(moon(66 + k * 6, -156 + k * 30, 36, 6, 74, 0.2) for k in range(3)), leaf(0, -232, 36, 6, 90))
    elif name == "cap":
        front.paper(outline("-12,-230! 44,-224 60,-180! 30,-176 -12,-174!")).cut(*(leaf(-2, -226, 44, 4, 86 - k * 30) for k in range(3)))
        front.paper(dot(0, -236, 12), "bright", gap=2)
    else:
        front.paper(outline("-12,-190! 60,-186! 76,-236! 46,-214! 34,-252! 16,-220! 0,-266! -12,-220!"), "bright")
        front.cut(dot(0, -206, 8), dot(30, -204, 5), dot(52, -202, 4), leaf(0, -252, 26, 3, 90))
        if level >= 3:
            front.paper("".join(leaf(70, -180, 66, 8, turn) for turn in (40, 62, 84)), None, gap=2)
