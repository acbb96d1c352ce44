"""The assassins of Dou Wushi, each a figure of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.drawing.chance import Chance
from rules.drawing.curves import moved, outline, ribbon, spine
from rules.drawing.cuts import comma, dot, drop, leaf, moon, ring, scales
from rules.drawing.figures.body import arm, hand, head, palm, sash
from rules.drawing.figures.garments import belt, cloak, coat, gown, trousers
from rules.drawing.plan import Figure
from rules.drawing.sheet import Papers


def seventh_shadow(papers: Papers, chance: Chance) -> None:
    """Ye Qi: three shadows behind each shoulder, each lower than the last."""
    back, front = papers.back, papers.front
    for x, y in ((204, 60), (150, 10), (92, -44)):
        back.paper(
            outline(
                f"{x},{y - 96}! {x + 34},{y - 66} {x + 46},{y - 10} {x + 70},{y + 60} {x + 76},240! "
                f"{x - 76},240! {x - 46},{y - 10} {x - 34},{y - 66}"
            )
        )
        back.cut(outline(f"{x - 24},{y - 34}! {x},{y - 46} {x + 24},{y - 34}! {x},{y - 22}")).paper(
            dot(x - 8, y - 33, 5) + dot(x + 12, y - 33, 5), "bright", gap=0
        )
    cloak(front, "star")
    with front.at(0, -4):
        head(front, chance, "hood")
    front.paper(outline("-12,-118! 30,-122 62,-132! 58,-92 30,-66 -12,-58!"), "bright").cut(
        moon(24, -92, 46, 4, 170), moon(22, -78, 38, 4, 170)
    )


def bladeless(papers: Papers, chance: Chance) -> None:
    """Hua Wuren: two open hands, nothing up her sleeves."""
    front = papers.front
    sash(papers.back, "40,-10 120,60 200,60 230,150 170,200", (12, 22, 20, 22, 0))
    gown(front, "blossom")
    palm(front, 168, -120, -78, 1.5)
    arm(front, "46,-52 110,-10 160,-30 166,-92", (22, 24, 34), has_hand=False)
    head(front, chance, "buns")
    front.paper("".join(leaf(100 + k * 8, -166 + k * 6, 60, 6, 80 - k * 14) for k in range(3)), None, gap=1)


def willow_tip(papers: Papers, chance: Chance) -> None:
    """Liu Shao: her bow drawn across the picture, willow leaves falling."""
    front, back, over = papers.front, papers.back, papers.over
    for x, length in ((176, 190), (214, 230)):
        back.paper(ribbon(spine(f"{x},-150 {x + 14},-60 {x - 6},{length - 100}", 10), (4, 5, 0)), gap=1)
        back.paper("".join(leaf(x + 8, -130 + k * 34, 46, 9, 60 + k % 2 * 60) for k in range(length // 40)), "bright", gap=1)
    trousers(front, 70)
    with front.at(0, 4):
        head(front, chance, "topknot")
    over.score("M-104 -196L-24 -6L-104 190", 8).thread("M-104 -196L-24 -6L-104 190", 4)
    arm(over, "-60,-48 -120,-36 -184,-8", (22, 21, 18), has_hand=False)
    over.paper(ribbon(spine("-86,-216 -130,-180 -176,-90 -196,-6 -176,84 -130,172 -86,208", 24), (6, 12, 16, 18, 16, 12, 6)), "bright").cut(
        *(leaf(x, y, 30, 4, h) for x, y, h in spine("-140,-160 -190,-60 -190,50 -140,150", 6)[1:-2])
    )
    over.paper("M-236 -10H20V-2H-236Z", gap=2).paper(outline("-262,-6! -222,-24! -222,12!"), "bright")
    arm(over, "62,-48 122,-20 84,20 -4,-2", (22, 22, 18))
    hand(over, -190, -6, 180, 22)


def unseen_horse(papers: Papers, chance: Chance) -> None:
    """Ma Wuying: a horse's head and chest, the rider little more than a hat."""
    front, back = papers.front, papers.back
    sash(back, "40,-70 120,-80 180,-30 236,-50", (14, 24, 20, 0), None)
    front.paper(outline("-12,-90! 60,-84 96,-40 100,40! -12,40!")).cut(leaf(40, -60, 90, 6, 80))
    with front.at(0, -14, 0.8):
        head(front, chance, "straw")
        front.paper(outline("-12,-118! 30,-122 62,-132! 58,-92 30,-66 -12,-58!"), "bright")
    front.paper(outline("-12,20! 70,24 130,90 138,170 110,240! 60,240! 56,200 -12,196!")).cut(
        *(moon(100 - k * 8, 90 + k * 30, 90, 8, 80, 0.16) for k in range(3))
    )
    front.paper(outline("14,-22! 30,-70 52,-90! 58,-50 48,-10!")).cut(leaf(36, -30, 44, 7, -66))
    front.paper(outline("-12,-34! 36,-30 54,10 48,60 34,110 42,150 36,184 -12,198!"))
    front.paper("".join(leaf(0, -40 + k * 26, 66 - k * 8, 10, 24 + k * 12) for k in range(4)), "bright", gap=1)
    front.cut(leaf(30, 18, 26, 9, 60), drop(26, 152, 18, 11, 60), moon(0, 180, 36, 5, 0, 0.16))
    front.paper("M-12 104H44V114H-12Z", "bright", gap=2).paper(ribbon(spine("44,110 90,90 70,30", 8), (4, 4)), "bright", gap=1)


def second_sting(papers: Papers, chance: Chance) -> None:
    """Qin Shuang: two jointed stings arch over her shoulders, two sickles below."""
    front, back = papers.front, papers.back
    along = spine("60,130 180,120 226,10 190,-110 120,-160", 12)
    for k, (x, y, h) in enumerate(along[1:-1]):
        with back.at(x, y, 1, h):
            back.paper(outline(f"-24,{-22 + k}! 10,{-28 + k} 26,0 10,{28 - k} -24,{22 - k}!"), "bright").cut(moon(2, 0, 26, 5, 90, 0.3))
    back.paper(outline("132,-182! 96,-188 72,-150 66,-100! 96,-132 124,-134!")).cut(leaf(112, -160, 40, 6, 126))
    gown(front, "scale")
    front.paper(outline("106,70! 160,80 214,150 196,210! 178,150 140,112 98,102!"), "bright").cut(moon(160, 126, 100, 6, 46, 0.1))
    arm(front, "46,-50 94,-16 98,70", (20, 22, 22))
    with front.at(0, 6):
        head(front, chance, "band")


def pickpocket(papers: Papers, chance: Chance) -> None:
    """Lan Yan: her cloak held open, purses in rows on its lining."""
    front, back = papers.front, papers.back
    back.paper(outline("0,-70! 120,-84 226,-96! 214,-20 222,70 196,150! 170,130 150,180! 124,156 100,210! 70,180 -12,200!"))
    for x, y in ((110, -30), (168, -34), (112, 40), (172, 36), (112, 108), (168, 100)):
        back.paper(
            moved("-10,-20! 10,-20! 6,-10! 24,14 0,28 -24,14 -6,-10!", x, y),
            "bright",
            gap=2,
        )
        back.cut(dot(x, y + 10, 6), f"M{x - 8} {y - 10}h16v3h-16Z")
    trousers(front, 46)
    arm(front, "56,-50 130,-66 206,-92", (22, 18, 17))
    with front.at(0, 6):
        head(front, chance, "cap")
    front.paper(outline("12,-136! 60,-140! 58,-120 36,-112 14,-118!"), None, gap=2).cut(dot(36, -126, 6))


def third_poison(papers: Papers, chance: Chance) -> None:
    """Du San: a gourd larger than himself on his back, a snake out of each side."""
    front, back = papers.front, papers.back
    back.paper(dot(0, 80, 172) + dot(0, -110, 96), "bright").cut(dot(0, 80, 158), dot(0, -110, 84)).paper(
        dot(0, 80, 150) + dot(0, -110, 76), None, gap=0
    ).cut(*(comma(x, y, 60, a + 70) for x, y, a in ring(0, 80, 120, 8, -40, 140)), *(dot(x, y, 6) for x, y, _ in ring(0, -110, 66, 14)))
    along = spine("120,200 214,150 190,70 130,20 180,-60 214,-110", 20)
    front.paper(ribbon(along, (16, 20, 18, 16, 13)), "bright").cut(scales(along[2:-3], (16, 20, 18), 15, 2))
    front.paper(outline("206,-104! 196,-140 224,-164 246,-140 234,-112!"), "bright").cut(dot(226, -140, 5)).paper(
        "M222 -160l-6 -26l10 12l10 -14l-6 28Z", None, gap=0
    )
    coat(front, "drop")
    arm(front, "66,-44 108,10 76,70 26,40", (24, 24, 22), has_hand=False)
    with front.at(0, 14, 0.94):
        head(front, chance, "band", is_bearded=True)
    front.paper(outline("-12,0! 36,0! 30,36 12,46! 14,62 28,72! -12,72!"), "bright").cut(moon(0, 14, 50, 5, 0, 0.1))


def black_cat(papers: Papers, chance: Chance) -> None:
    """Black Cat of Well Lane: a cat on the coping of the well, its tail round one side."""
    front, over = papers.front, papers.over
    over.paper(ribbon(spine("-70,150 -150,150 -196,90 -170,20 -196,-50 -226,-40", 20), (22, 24, 22, 20, 17, 11))).cut(
        *(moon(x, y, 30, 5, h + 90, 0.2) for x, y, h in spine("-150,150 -196,90 -172,20", 4))
    )
    front.paper("M-12 176H170L180 250H-12Z", "bright").cut(
        *(f"M{8 + row * 24 + k * 52} {190 + row * 26}h42v5h-42Z" for row in range(2) for k in range(3))
    )
    front.paper(outline("-12,-60! 60,-40 96,40 128,110 124,168 60,186 -12,186!")).cut(
        moon(96, 110, 110, 9, 64, 0.22), *(leaf(0, -20 + k * 26, 30, 6, 60) for k in range(3)), leaf(12, 90, 90, 5, 90)
    )
    front.paper(outline("14,100! 50,104 56,170 20,186!")).cut(leaf(30, 170, 18, 4, 90), leaf(42, 170, 16, 4, 84))
    front.paper(outline("-12,-156! 36,-150! 66,-186 92,-236! 124,-176 118,-120! 128,-76 96,-34 40,-14 -12,-10!"))
    front.cut(outline("76,-166! 92,-206! 106,-166 102,-138!"), outline("20,-92! 44,-122 82,-122! 74,-92 46,-80")).paper(
        leaf(52, -124, 42, 11, 90), "bright", gap=0
    )
    front.cut(
        outline("0,-66! 16,-64! 0,-48!"), moon(18, -40, 36, 5, 170, 0.3), *(leaf(44, -58 + k * 10, 86, 3, -8 + k * 12) for k in range(3))
    )
    front.cut(leaf(0, -150, 34, 6, 90), leaf(16, -146, 26, 5, 80))
    front.paper("M-12 -16H58L54 2H-12Z", "bright").paper(dot(0, 12, 16), "bright").cut(dot(0, 14, 5), "M-8 16H8V19H-8Z")


def bounty_man(papers: Papers, chance: Chance) -> None:
    """Xie Bo: a hat as wide as the road, a wanted notice in each hand."""
    front = papers.front
    front.paper("M140 -40H230V90H140Z", "bright")
    front.cut(dot(185, 4, 25), outline("156,60! 160,34 185,28 210,34 214,60!"), "M150 70H220V75H150ZM164 80H206V84H164Z")
    front.paper(dot(176, 0, 4) + dot(194, 0, 4), None, gap=0).paper(dot(185, -40, 8), "accent", gap=2)
    coat(front, "line")
    front.paper(outline("82,60! 110,140 130,236! 96,236!")).cut(leaf(100, 110, 110, 5, 78))
    arm(front, "70,-46 110,-10 138,16", (24, 24, 22))
    head(front, chance, "hood")
    front.paper(outline("0,-226! 30,-206 60,-166 130,-140 222,-118! 180,-96 80,-104 -12,-106!")).cut(
        *(leaf(2, -210, 110 + k * 30, 6, 88 - k * 24) for k in range(4)), moon(90, -112, 160, 6, 4, 0.05)
    )
    front.paper(outline("-12,-100! 40,-104 62,-92! 50,-56 -12,-44!"), "bright").cut(*(leaf(4 + k * 16, -92, 40, 4, 90) for k in range(3)))


def rope_dancer(papers: Papers, chance: Chance) -> None:
    """Zhu Er: a split on the rope, a ring of ribbon from hand to hand."""
    front, back = papers.front, papers.back
    back.paper(ribbon(spine("0,-236 90,-216 176,-150 206,-60 190,20 226,90", 22), (13, 17, 15, 17, 14, 0)), "bright").cut(
        *(moon(x, y, 20, 4, h + 90, 0.3) for x, y, h in spine("60,-226 176,-150 200,-40", 7))
    )
    front.paper("M-12 150H260V162H-12Z", "bright", gap=2).cut(*(leaf(6 + k * 24, 160, 16, 3, -40) for k in range(11)))
    front.paper(outline("-12,84! 40,88 120,112 200,120! 250,116! 238,146! 120,152 -12,156!")).cut(
        *(leaf(50 + k * 36, 116 + k * 3, 40, 5, 6) for k in range(4)), moon(206, 132, 30, 5, 90)
    )
    front.paper(outline("-12,-76! 40,-68 58,-40 42,20 60,100! -12,112!")).cut(
        outline("0,14! 30,-62! 42,-58! 8,30! 0,30!"), *(dot(14 + k * 18, 84, 5) for k in range(3))
    )
    arm(front, "44,-50 110,-40 156,-100 176,-146", (18, 18, 18))
    with front.at(0, 4, 0.96):
        head(front, chance, "buns")
    belt(front, 46, 44)
    front.paper("".join(leaf(0, 164, length, 10, 90 - k * 24) for k, length in enumerate((76, 66, 54))), "bright", gap=1)


def needle(papers: Papers, chance: Chance) -> None:
    """Sister Needle: two needles as long as spears crossed behind her, their thread in loops."""
    front, back = papers.front, papers.back
    back.paper(ribbon(spine("176,-130 226,-60 180,0 214,70 170,130 210,200", 24), (5, 6, 5, 6, 5, 0)), "bright", gap=2)
    with back.at(30, 30, 1, -50):
        back.paper(outline("-240,0! -200,-9 200,-15 236,-14 250,0! 236,14 200,15 -200,9"), "bright").cut(leaf(196, 0, 44, 8, 0))
    with back.at(30, 30, 1, -50):
        back.cut(*(leaf(-60 + k * 60, 0, 44, 4, 0) for k in range(4)))
    with back.at(-20, 60, 1, 52):
        back.paper(outline("60,-10! 190,-7 240,0! 190,7 60,10!"), "bright")
    gown(front, "line")
    arm(front, "46,-50 86,-14 74,50 24,40", (22, 26, 30), has_hand=False)
    with front.at(0, 6):
        head(front, chance, "hood")
    front.paper("M-12 -108H58L50 -92H-12Z", "bright").cut(*(f"M{4 + k * 12} -112l4 0l-2 22l-4 0Z" for k in range(4)))
    front.paper(dot(0, 40, 26), "bright").cut(*(moon(0, 30 + k * 9, 44 - abs(k - 1) * 6, 4, 8, 0.12) for k in range(3)))


FIGURES: Final[Mapping[str, Figure]] = {
    "ye-qi": seventh_shadow, "hua-wuren": bladeless, "liu-shao": willow_tip, "ma-wuying": unseen_horse, "qin-shuang": second_sting,
    "lan-yan": pickpocket, "du-san": third_poison, "hei-mao": black_cat, "xie-bo": bounty_man, "zhu-er": rope_dancer, "zhen-jie": needle,
}  # fmt: skip
