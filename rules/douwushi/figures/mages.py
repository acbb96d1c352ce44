"""The mages of Dou Wushi, each a figure of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.drawing.chance import Chance
from rules.drawing.curves import outline, ribbon, spine
from rules.drawing.cuts import blossom, comma, dot, drop, feather, leaf, moon, petal, quill, ring, star
from rules.drawing.figures.body import arm, hand, head
from rules.drawing.figures.garments import cloak, coat, gown, lap
from rules.drawing.plan import Figure
from rules.drawing.sheet import Papers, Sheet


def raincaller(papers: Papers, chance: Chance) -> None:
    """Wen Xiaoman: a girl under a paper umbrella in the rain."""
    front = papers.front
    for x, y in ((120, -40), (190, -50), (150, 50), (206, 40), (176, 130)):
        papers.back.paper(drop(x, y, 70, 26, 94), "bright")
    gown(front, "drop")
    arm(front, "44,-48 90,-10 72,40 26,20", (22, 24, 24), has_hand=False)
    front.paper("M-7 -60H7V40H-7Z", gap=2)
    with front.at(0, 38, 0.82):
        head(front, chance, "buns")
    front.paper(outline("0,-240! 70,-222 150,-180 226,-96! 190,-110 160,-100 150,-92! 120,-114 90,-110 76,-98! 50,-116 20,-114 0,-104!"))
    front.cut(*(leaf(6, -226, 150 + k * 12, 6, 88 - k * 20) for k in range(3)), *(dot(50 + k * 52, -136 + k * 6, 9) for k in range(3)))
    front.cut(moon(96, -166, 150, 7, 34, 0.14)).paper(dot(0, -240, 12), "bright")


def lamplighter(papers: Papers, chance: Chance) -> None:
    """Zhuang Deng: lanterns at both ends of a carrying pole."""
    front = papers.front
    coat(front, "star")
    front.paper(outline("-12,-78! 120,-74 216,-44! 214,-30! 120,-58 -12,-60!"))
    with front.at(196, 40):
        front.paper("M-3 -80h6V-52H-3Z", gap=1).paper(outline("-24,-52! 24,-52! 52,-16 52,16 24,52! -24,52! -52,16 -52,-16"), "bright")
        front.cut(*(leaf(k * 26, -44, 88, 9, 90) for k in (-1, 0, 1)))
        front.paper("M-30 -60H30V-48H-30ZM-30 46H30V58H-30Z", None, gap=2)
        front.paper("".join(leaf(k * 10, 56, 56, 5, 90) for k in (-1, 0, 1)), None, gap=0)
    arm(front, "66,-40 104,10 124,-20 116,-50", (24, 24, 22))
    with front.at(0, -6):
        head(front, chance, "cap")


def seal_master(papers: Papers, chance: Chance) -> None:
    """Master Cangwu: a great square seal held over his head, the thunder in it."""
    front = papers.front
    coat(front, "cloud")
    arm(front, "64,-44 130,-60 150,-110 108,-146", (26, 30, 36), has_hand=False)
    with front.at(0, 44, 0.84):
        head(front, chance, "topknot")
    front.paper(outline("-12,-40! 32,-38 40,20 20,80 0,112! -12,112!"), "bright").cut(
        *(leaf(4 + k * 11, -26, 110 - k * 24, 5, 90) for k in range(3))
    )
    front.paper("M-12 -222H110V-136H-12Z").cut(
        "M-12 -212H100V-146H-12V-154H92V-204H-12Z", "M30 -204h10v34h26v-18h10v28h-46ZM4 -196h14v10h-14ZM0 -178h16v10h-16Z"
    )
    front.paper(outline("-12,-250! 30,-246 44,-222! -12,-222!"), "bright").cut(comma(4, -230, 26, -20))
    hand(front, 104, -138, -90, 22)
    for x, y in ((168, -30), (196, 40)):
        front.paper(
            outline(
                f"{x},{y - 40}! {x + 20},{y - 40}! {x + 6},{y - 8}! {x + 24},{y - 8}! {x - 16},{y + 44}! {x - 4},{y + 4}! {x - 20},{y + 4}!"
            ),
            "bright",
        )


def inkwasher(papers: Papers, chance: Chance) -> None:
    """Su Mo: a brush as tall as she is, trailing what it washes off."""
    front, over = papers.front, papers.over
    gown(front, "leaf")
    arm(front, "46,-50 96,-30 150,50 196,150", (22, 26, 44), has_hand=False)
    with front.at(0, 6):
        head(front, chance, "crown")
    front.paper(ribbon(spine("66,-150 100,-90 84,-20 120,40", 12), (16, 20, 14, 0)))
    with over.at(-30, 10, 1, 38):
        over.paper("M-9 -226H9V90H-9Z", gap=2).cut(*(dot(0, -150 + k * 40, 4) for k in range(5)))
        over.paper("M-17 84H17V104H-17Z", None, gap=2).paper(outline("-18,104! 18,104! 40,150 20,196 0,246! -20,196 -40,150"), "bright")
        over.cut(*(leaf(-14 + k * 14, 116, 80, 5, 90) for k in range(3)))
        hand(over, 0, -20, 0, 24)
    over.paper(ribbon(spine("-186,206 -90,226 10,190 110,214 190,170 230,196", 20), (0, 14, 22, 18, 12, 0)), "bright")


def tea_reader(papers: Papers, chance: Chance) -> None:
    """Ruan Ting: head and hands over the rim of a teacup, the steam about her."""
    front, back = papers.front, papers.back
    for text in ("120,20 170,-40 110,-100 170,-170", "190,20 226,-30 190,-80 214,-130"):
        back.paper(ribbon(spine(text, 14), (10, 18, 15, 0)), "bright")
    front.paper(outline("-12,-60! 60,-56 90,-20 90,40! -12,40!")).cut(outline("0,14! 34,-56! 46,-52! 8,30! 0,30!"))
    with front.at(0, 10, 1.08):
        head(front, chance, "buns")
    front.paper(outline("196,50! 250,56 256,120 190,140! 190,118 226,110 222,80 190,80!"), "bright")
    front.paper(outline("-12,24! 200,20! 200,100 150,176 90,192! 96,220! -12,224!")).cut(
        "M-12 40H190v7H-12Z", *(blossom(20 + k * 62, 100 - k * 2, 26 - k * 3, 5) for k in range(3)), moon(60, 164, 120, 8, 176, 0.16)
    )
    front.paper(outline("-12,216! 170,210 190,226 150,246 -12,246!"), "bright").cut(*(leaf(30 + k * 32, 229, 22, 5, 0) for k in range(4)))
    hand(front, 92, 18, 90, 26)
    front.cut(leaf(0, -210, 10, 3, 90))


def bone_caller(papers: Papers, chance: Chance) -> None:
    """Gu Bai: ribs on his coat and hands of bone out of the ground on both sides."""
    front, back = papers.front, papers.back
    back.paper(ribbon(spine("176,240 180,150 172,60", 10), (13, 10, 15)), "bright").cut(leaf(177, 80, 130, 4, 88))
    for a, length in ((-132, 96), (-112, 132), (-92, 140), (-72, 128), (-44, 92)):
        with back.at(174, 50, 1, a):
            back.paper(leaf(16, 0, 60, 12, 0) + dot(20, 0, 9) + leaf(70, 0, length - 66, 10, 0) + dot(72, 0, 9), "bright", gap=2)
    back.paper(dot(174, 46, 24), "bright").cut(dot(174, 46, 8))
    cloak(front, "line")
    front.cut(*(moon(46, -40 + k * 24, 74, 10, 166, 0.24) for k in range(5)))
    with front.at(0, 4):
        head(front, chance, "hood")
    front.paper(outline("-12,-262! 40,-250 60,-214 52,-186! 30,-196 -12,-190!"), "bright").cut(
        dot(26, -222, 13), drop(0, -206, 18, 12, -90)
    )
    front.paper("".join(leaf(8 + k * 16, -194, 16, 5, 90) for k in range(3)), None, gap=1)


def physician(papers: Papers, chance: Chance) -> None:
    """Mei Lin: plum boughs in flower grow from her sleeves."""
    front, back = papers.front, papers.back
    for text, widths in (
        ("100,60 176,20 196,-60 150,-150 176,-190", (12.0, 11.0, 9.0, 6.0, 0.0)),
        ("196,-40 230,-70 226,-110", (8.0, 6.0, 0.0)),
        ("168,-120 120,-160 110,-206", (7.0, 5.0, 0.0)),
        ("180,20 226,40 236,90", (8.0, 6.0, 0.0)),
    ):
        back.paper(ribbon(spine(text, 12), widths), gap=1)
    for x, y, r in ((176, -176, 24), (228, -108, 20), (110, -200, 20), (150, -110, 24), (200, -40, 28), (236, 84, 22), (172, 40, 20)):
        back.paper("".join(dot(px, py, r * 0.62) for px, py, _ in ring(x, y, r * 0.66, 5)), "bright", gap=2).cut(
            star(x, y, r * 0.6, r * 0.2, 5)
        )
    gown(front, "blossom")
    arm(front, "46,-50 90,-16 116,40 92,66", (22, 26, 30))
    with front.at(0, 8):
        head(front, chance, "scarf")
    front.paper(dot(0, 96, 22) + dot(0, 134, 34), "bright").cut(moon(0, 108, 36, 5, 0), blossom(0, 138, 18, 5)).paper(
        "M-6 60H6V78H-6Z", None
    )


def frost_seal(papers: Papers, chance: Chance) -> None:
    """Tang Xue: a snowflake of six arms behind her."""
    front, back = papers.front, papers.back
    for a in (-90, -30, 30, 90):
        with back.at(0, -20, 1, a):
            back.paper("M0 -13H222L240 0L222 13H0Z", "bright", gap=2)
            for x in (110, 166):
                for s in (1, -1):
                    back.paper(leaf(x, 0, 82 - x * 0.14, 13, s * 52), "bright", gap=2)
            back.cut(leaf(100, 0, 120, 4, 0))
    back.paper("".join(f"M{x:.0f} {y:.0f}l-16 -16l16 -16l16 16Z" for x, y, _ in ring(0, -4, 100, 6, -60)), "bright", gap=2)
    gown(front, "star")
    front.paper("".join(dot(x, y, 21) for x, y in ((20, -60), (48, -56), (70, -40), (82, -16))), "bright").cut(
        *(dot(x, y, 6) for x, y in ((20, -60), (48, -56), (70, -40), (82, -16)))
    )
    arm(front, "60,-30 92,20 70,70 26,64", (22, 24, 26), has_hand=False)
    head(front, chance, "crown", level=3)
    front.paper("M-34 44H34V110H-34Z", "bright").cut(star(0, 77, 26, 6, 6))


def fox_lantern(papers: Papers, chance: Chance) -> None:
    """Yin Hu: a fox's ears, nine tails and a lantern."""
    front, back = papers.front, papers.back
    for a, length in ((-72, 190), (-48, 216), (-22, 226), (6, 216), (32, 196)):
        back.paper(feather(24, 60, length, 96, a, -0.08)).cut(quill(40, 60, length * 0.7, a, -0.06))
        with back.at(24, 60, 1, a):
            back.paper(leaf(length * 0.66, -length * 0.05, length * 0.33, 18, -6), "bright", gap=1)
    gown(front, "cloud")
    arm(front, "46,-50 88,-10 74,40 24,34", (20, 24, 26), has_hand=False)
    front.paper(outline("14,-176! 44,-226 86,-250! 90,-190 66,-140!")).cut(outline("40,-186! 58,-214 76,-228! 74,-190 62,-164!"))
    head(front, chance, "none")
    front.cut(*(leaf(30, -110 + k * 9, 34, 3, -8 + k * 10) for k in range(3)))
    front.paper(outline("0,52! 26,58 42,96 26,132 0,138! -12,96"), "bright").cut(leaf(0, 64, 64, 8, 90), leaf(20, 70, 50, 6, 88))
    front.paper("M-18 44H18V56H-18ZM-16 132H16V144H-16Z", None, gap=2)


def _cloud(sheet: Sheet, y: float) -> None:
    for x, dy, r in ((206, 10, 40), (144, -6, 54), (66, 6, 58), (0, 14, 56)):
        sheet.paper(dot(x, y + dy, r), "bright").cut(comma(x + r * 0.5, y + dy - r * 0.3, r * 0.95, 160))


def cloud_abacus(papers: Papers, chance: Chance) -> None:
    """He Yunzi: seated on a cloud, a long abacus across her knees."""
    front = papers.front
    lap(front, "star")
    arm(front, "70,-46 134,-20 140,30", (24, 26, 26))
    with front.at(0, 4):
        head(front, chance, "official")
    front.paper("M-12 34H228V140H-12Z").cut("M-12 48H214V74H-12ZM-12 82H214V126H-12Z")
    for k in range(6):
        x = 16 + k * 38
        front.thread(f"M{x} 46V128", 4)
        front.paper(dot(x, 62, 13) + dot(x, 98 + k % 2 * 8, 13) + dot(x, 116 - k % 3 * 2, 12), "bright", gap=2)
    _cloud(front, 206)


def thunder_granny(papers: Papers, chance: Chance) -> None:
    """Granny Lei: a ring of thunder drums over her, a mallet in each hand."""
    front, back = papers.front, papers.back
    back.score("M0 -190A190 190 0 0 1 150 130", 1)
    back.paper(ribbon(spine("0,-196 110,-176 184,-84 190,20 150,110", 18), (6, 6)), gap=1)
    for x, y, _ in ring(0, -12, 190, 5, -90, 128):
        back.paper(dot(x, y, 46), "bright").cut(dot(x, y, 34)).paper(dot(x, y, 28), "accent", gap=0).cut(
            *(comma(x, y, 24, a) for a in (40, 160, 280))
        )
    cloak(front, "cloud")
    arm(front, "60,-30 108,-10 130,-50", (22, 22, 24))
    with front.at(136, -70, 1, -60):
        front.paper("M-20 -6H44V6H-20Z", gap=2).paper("M40 -22H76V22H40Z", "bright")
    with front.at(0, 40, 0.92):
        head(front, chance, "scarf")


def blood_ink(papers: Papers, chance: Chance) -> None:
    """Pei Jiu: between two hanging scrolls, his torn sleeves dripping."""
    front, back = papers.front, papers.back
    back.paper("M146 -130H230V176H146Z", "bright")
    back.cut(*(drop(166 + k % 2 * 42, -110 + k * 34, 44 + k % 3 * 16, 18, 90) for k in range(7)))
    back.paper("M136 -146H240V-126H136ZM136 170H240V192H136Z", None, gap=2)
    coat(front, "drop")
    front.paper(outline("50,-72! 110,-60 130,0 150,60! 132,70 130,110! 114,80 104,130! 92,84 74,100! 70,20"))
    front.cut(moon(104, -10, 110, 8, 70, 0.14), leaf(70, -40, 100, 6, 66))
    front.paper("".join(drop(x, y, 40, 18, 90) for x, y in ((132, 116), (104, 140), (76, 112))), "bright", gap=1)
    head(front, chance, "straw")
    front.paper("M-6 -10H6V70H-6Z", gap=2).paper(outline("-12,70! 12,70! 22,96 0,140! -22,96"), "bright")
    hand(front, 20, 20, 180, 20)


def rain_abbot(papers: Papers, chance: Chance) -> None:
    """Jue Ming: in prayer on a lotus, round beads about his neck, rain behind him."""
    front, back = papers.front, papers.back
    back.paper(dot(0, -120, 122), "bright").cut(dot(0, -120, 106)).paper(dot(0, -120, 96), "accent", gap=0)
    back.cut(*(drop(x, y, 30, 14, a) for x, y, a in ring(0, -120, 84, 14)))
    with front.at(0, -24):
        lap(front, "line")
        arm(front, "78,-40 128,20 86,66 20,30", (28, 34, 22), has_hand=False)
        front.paper(outline("0,-36! 14,-10 18,40 0,54! -12,40!"), "bright").cut(leaf(0, -24, 66, 3, 90))
        front.cut(*(dot(x, y, 10) for x, y, _ in ring(0, -56, 74, 7, 20, 84)))
        front.paper("".join(dot(x, y, 11) for x, y, _ in ring(0, -66, 76, 7, 12, 78)), "bright", gap=2)
        with front.at(0, 4):
            front.paper(outline("-12,-198! 46,-192 66,-156 64,-112 46,-84 -12,-72!") + dot(70, -118, 13))
            head(front, chance, "none")
    for x, a in ((0, -90), (52, -74), (104, -60), (152, -46)):
        front.paper(petal(x, 232, 92, 62, a), "bright").cut(leaf(x, 226, 66, 5, a))


FIGURES: Final[Mapping[str, Figure]] = {
    "wen-xiaoman": raincaller, "zhuang-deng": lamplighter, "cangwu-zi": seal_master, "su-mo": inkwasher, "ruan-ting": tea_reader,
    "gu-bai": bone_caller, "mei-lin": physician, "tang-xue": frost_seal, "yin-hu": fox_lantern, "he-yunzi": cloud_abacus,
    "lei-po": thunder_granny, "pei-jiu": blood_ink, "jue-ming": rain_abbot,
}  # fmt: skip
