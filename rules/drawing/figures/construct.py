"""Constructs: jointed puppets of boxes, gears and bolts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules.drawing.chance import Chance
from rules.drawing.curves import outline
from rules.drawing.cuts import dot, drop, leaf, moon, ring, star, wheel
from rules.drawing.figures import choose, vessels
from rules.drawing.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Kind:
    """The parts that a puppet is put together from."""

    head: str
    belly: str
    hand: str
    foot: str


KINDS: Final = {
    "golem": Kind("dome", "bricks", "fist", "block"),
    "automaton": Kind("dial", "gear", "claw", "wheel"),
    "bailiff": Kind("helm", "grille", "mace", "block"),
    "jailer": Kind("box", "grille", "keys", "block"),
    "abacus": Kind("skull", "beads", "claw", "leg"),
    "puppet": Kind("doll", "heart", "claw", "leg"),
    "auditor": Kind("pagoda", "beads", "scale", "block"),
    "magistrate": Kind("pagoda", "gear", "mace", "block"),
    "idol": Kind("box", "gear", "fist", "block"),
}
NAMES: Final = {
    **{kind: kind for kind in KINDS},
    "sundial": "automaton", "clockwork": "automaton", "machine": "automaton", "engine": "automaton", "doll": "puppet",
    "candle": "candle", "carriage": "carriage", "cart": "carriage", "wagon": "carriage", "skiff": "skiff", "boat": "skiff",
    "barge": "skiff", "lion": "lion", "guardian": "lion",
    "giant": "golem", "gatepost": "idol", "roof": "lion", "bucket": "jailer",
}  # fmt: skip
_OTHERS: Final = ("golem", "automaton", "puppet", "idol", "magistrate")


def draw(front: Sheet, back: Sheet, chance: Chance, level: int, hint: str) -> None:
    """The construct that the hint names, or one by chance."""
    name = choose(NAMES, hint, chance.fork("kind"), _OTHERS)
    if name in ("candle", "carriage", "skiff", "lion"):
        vessels.DRAWN[name](front, back, chance, level)
        return
    kind = KINDS[name]
    _behind(back, chance.fork("behind"), level)
    _legs(front, kind.foot)
    _arm(front, kind.hand, level)
    _trunk(front, kind.belly, level)
    _head(front, kind.head, level)


def _behind(back: Sheet, chance: Chance, level: int) -> None:
    count = chance.pick((12, 16, 20))
    back.paper(wheel(0, -40, 190, count, 26), "bright").cut(dot(0, -40, 128))
    back.cut(*(dot(x, y, 8) for x, y, _ in ring(0, -40, 146, count)))
    if level >= 1:
        back.paper("".join(leaf(x, y, 76, 10, a + 180) for x, y, a in ring(0, -40, 134, 8 + 2 * level, -90)), "bright", gap=0)
    if level >= 2:
        back.paper(wheel(206, 130, 58, 10, 12), "bright").cut(dot(206, 130, 22), *(dot(x, y, 5) for x, y, _ in ring(206, 130, 33, 6)))


def _key(sheet: Sheet, x: float, y: float, size: float) -> None:
    """A turn of the meander."""
    s = size / 4
    sheet.score(f"M{x} {y}h{4 * s}v{4 * s}h{-3 * s}v{-2 * s}h{1.6 * s}", 4)


def _legs(front: Sheet, foot: str) -> None:
    front.paper("M14 120H66V200H14Z").cut(dot(40, 144, 10), "M24 166h32v7h-32ZM24 182h32v7h-32Z")
    if foot == "block":
        front.paper("M6 198H92L100 238H6Z")
        for k in range(3):
            _key(front, 20 + k * 24, 210, 16)
    elif foot == "wheel":
        front.paper(wheel(48, 204, 38, 12, 8)).cut(dot(48, 204, 10), *(drop(x, y, 16, 9, a) for x, y, a in ring(48, 204, 12, 6)))
    else:
        front.paper("M24 196H54V226H24Z").paper(outline("16,238! 20,222 50,218 92,228 100,238!"))


def _arm(front: Sheet, hand: str, level: int) -> None:
    front.paper("M84 -58L150 -36L142 -2L78 -22Z").cut("M94 -46L136 -32L133 -22L90 -36Z")
    front.paper("M136 -30L172 -22L176 62L136 62Z").cut("M146 -6h18v8h-18ZM147 12h18v8h-18ZM148 30h18v8h-18Z")
    front.paper(dot(150, -22, 25)).cut(dot(150, -22, 14)).paper(dot(150, -22, 7), None, gap=0)
    if hand == "fist":
        front.paper("M122 60H192V120H122Z").cut(*(f"M{132 + k * 15} 78h9v34h-9Z" for k in range(4)), "M128 66h58v5h-58Z")
    elif hand == "claw":
        front.paper(dot(156, 72, 18)).paper(outline("146,82! 122,110 130,150! 142,122 158,100!")).paper(
            outline("166,82! 192,110 184,150! 172,122 156,100!")
        )
        front.cut(dot(156, 72, 7))
    elif hand == "mace":
        front.paper("M150 -150h12v240h-12Z", gap=2).paper(star(156, -166, 50, 34, 10), "bright").cut(star(156, -166, 24, 10, 6))
        front.paper("M130 56H184V92H130Z").cut(*(f"M{138 + k * 12} 62h7v24h-7Z" for k in range(4)))
    elif hand == "keys":
        front.paper(dot(158, 86, 30)).cut(dot(158, 86, 20))
        for x in (140, 162):
            front.paper(f"M{x} 108h9v66h-9ZM{x} 150h22v9h-22ZM{x} 166h18v8h-18Z", "bright", gap=2).paper(
                dot(x + 4, 108, 12), "bright", gap=2
            )
    else:
        front.paper("M120 74H192V84H120Z", gap=2)
        for x in (132, 180):
            front.paper(f"M{x - 2} 84h4v34h-4Z", None, gap=0).paper(
                outline(f"{x - 28},116! {x + 28},116! {x + 14},138 {x - 14},138"), "bright", gap=2
            )
    if level >= 3:
        front.cut(star(112, -34, 10, 4, 4))


def _trunk(front: Sheet, belly: str, level: int) -> None:
    front.paper("M-12 -74H92L104 -40L82 130H-12Z")
    front.cut(*(dot(x, y, 5) for x, y in ((84, -58), (88, -36), (74, 116), (54, 120), (34, 120), (14, 120))))
    if belly == "gear":
        front.cut(dot(0, 30, 58)).paper(wheel(0, 30, 50, 12, 10), "bright", gap=0).cut(
            dot(0, 30, 15), *(dot(x, y, 6) for x, y, _ in ring(0, 30, 27, 8))
        )
    elif belly == "bricks":
        for row in range(5):
            front.cut(
                *(
                    f"M{2 + (row % 2) * 20 + k * 40} {-46 + row * 32}h34v3h-34ZM{-1 + (row % 2) * 20 + k * 40} {-46 + row * 32}v32h3v-32Z"
                    for k in range(2)
                )
            )
        front.cut(star(0, 34, 34, 20, 8)).paper(star(0, 34, 18, 9, 8), None, gap=0)
    elif belly == "grille":
        front.cut(*(f"M{4 + k * 20} {-30}h9v{134 - k * 8}h-9Z" for k in range(4)))
        front.paper("M-12 24H84V38H-12Z", None, gap=0)
    elif belly == "beads":
        front.cut("M-12 -34H74L66 98H-12Z")
        for k in range(4):
            y = -18 + k * 32
            front.thread(f"M0 {y}H74", 3.5).paper("".join(dot(x, y, 11) for x in ((10, 34, 58) if k % 2 else (22, 46))), None, gap=2)
    else:
        front.cut(outline("0,-8! 24,-32 56,-16 48,24 0,74!")).paper(outline("0,10! 18,-6 34,4 28,26 0,52!"), "bright", gap=0)
        front.cut(*(dot(0, y, 5) for y in (92, 108)), *(leaf(66, -20 + k * 24, 26, 4, 60) for k in range(4)))
    front.cut(moon(46, -54, 80, 7, 4, 0.06))
    if level >= 2:
        for k in range(2):
            _key(front, 18 + k * 24, 92 if belly not in ("grille", "beads") else 104, 16)


def _head(front: Sheet, head: str, level: int) -> None:
    front.paper("M-12 -96H34V-70H-12Z").cut("M4 -88h10v12h-10ZM20 -88h8v12h-8Z")
    if head == "dome":
        front.paper(outline("-12,-214! 44,-208 74,-170 78,-94! -12,-94!")).cut("M12 -160H60V-132H12Z").paper(
            dot(36, -146, 11), "bright", gap=0
        )
        front.cut(
            *(dot(12 + k * 17, -106, 4) for k in range(4)), moon(20, -184, 60, 7, 14), *(f"M{6 + k * 16} -124h9v9h-9Z" for k in range(3))
        )
    elif head == "dial":
        front.paper(wheel(0, -160, 82, 16, 11)).cut(dot(0, -160, 60)).paper(dot(0, -160, 54), "bright", gap=0)
        front.cut(
            *(leaf(x, y, 14, 4, a) for x, y, a in ring(0, -160, 37, 12)),
            dot(22, -166, 8),
            moon(0, -138, 30, 6, 180),
            leaf(0, -160, 26, 4, 90),
        )
    elif head == "helm":
        front.paper(outline("-12,-228! 30,-220 70,-180 72,-94! 40,-88 -12,-78!")).cut("M10 -160L62 -168V-150L10 -146Z")
        front.cut(*(f"M{8 + k * 15} -132h7v34h-7Z" for k in range(4))).paper(
            "".join(leaf(0, -218, 66, 12, a) for a in (-90, -60, -34)), "bright", gap=2
        )
    elif head == "box":
        front.paper("M-12 -208H70V-94H-12Z").cut("M18 -172h34v26h-34Z").paper("M26 -166h18v14h-18Z", "bright", gap=0)
        front.cut("M-12 -124H46V-108H-12Z").paper("M6 -124h5v16h-5ZM22 -124h5v16h-5ZM38 -124h5v16h-5Z", None, gap=0)
        front.paper("M-12 -222H84V-206H-12Z").paper(dot(0, -234, 14), "bright").cut(*(dot(x, -190, 4) for x in (20, 38, 56)))
    elif head == "skull":
        front.paper(outline("-12,-214! 50,-208 78,-166 66,-130 44,-122 42,-94! -12,-94!")).cut(
            outline("14,-160! 40,-172 58,-150 40,-132 18,-138")
        )
        front.paper(dot(36, -150, 7), "bright", gap=0).cut(
            drop(0, -142, 22, 16, 90), *(f"M{3 + k * 13} -114h8v16h-8Z" for k in range(3)), leaf(30, -196, 30, 4, 30)
        )
    elif head == "doll":
        front.paper(outline("-12,-208! 46,-202 70,-160 62,-112 30,-90 -12,-86!")).cut(
            "M16 -166L48 -142L42 -136L10 -160ZM48 -166L54 -160L16 -136L10 -142Z"
        )
        front.score("M0 -112H40", 3).cut(*(f"M{6 + k * 11} -118h4v12h-4Z" for k in range(4)), dot(50, -124, 7))
        front.paper("".join(leaf(20, -198, 66, 10, a) for a in (-100, -66, -34)), "bright", gap=2)
    else:
        for y, w in ((-170, 88), (-204, 62)):
            front.paper(
                outline(f"-12,{y - 26}! {w * 0.6},{y - 8} {w},{y - 16} {w + 12},{y - 28}! {w + 4},{y + 6} -12,{y + 8}!"),
                "bright" if y < -180 else "accent",
            )
            front.cut(*(leaf(10 + k * 20, y - 12, 12, 3, 90) for k in range(3)))
        front.paper("M-12 -162H60V-94H-12Z").cut(outline("12,-146! 30,-152 50,-144! 32,-130")).paper(dot(32, -141, 6), "bright", gap=0)
        front.cut("M-12 -118H38V-108H-12Z", dot(0, -130, 4)).paper(dot(0, -234, 9), gap=2)
    if level >= 3:
        front.paper("".join(leaf(76, -160, 62, 8, a) for a in (-30, 0, 30)), "bright", gap=2)
