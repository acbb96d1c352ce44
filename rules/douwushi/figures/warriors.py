"""The warriors of Dou Wushi, each a figure of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.drawing.chance import Chance
from rules.drawing.curves import outline, ribbon, spine
from rules.drawing.cuts import blossom, comma, dot, drop, leaf, moon, ring, star
from rules.drawing.figures.body import arm, hand, head
from rules.drawing.figures.garments import armour, belt, cloak, coat, lap, trousers
from rules.drawing.plan import Figure
from rules.drawing.sheet import Papers


def gate(papers: Papers, chance: Chance) -> None:
    """Shi Shouguan: in a gateway, behind a shield like a door."""
    back, front = papers.back, papers.front
    back.paper("M132 -150H226V240H132Z").cut(*(f"M{140 + k % 2 * 40} {-120 + k * 44}h34v6h-34Z" for k in range(8)))
    back.paper(outline("0,-244! 20,-206! 90,-190 170,-176 236,-204! 240,-140 200,-114! 120,-124 -12,-130!"), "bright")
    back.cut(*(leaf(20 + k * 32, -178, 40, 5, 84) for k in range(7)), *(dot(30 + k * 32, -134, 5) for k in range(6)))
    with front.at(0, 30, 0.8):
        head(front, chance, "helmet", is_bearded=True)
    armour(front)
    front.paper("M-12 -20H104L112 -8V210L96 226H-12Z").cut("M-12 -6H92L98 0V204L90 212H-12V204H84L90 198V6L86 2H-12Z")
    front.cut(*(dot(16 + k % 3 * 28, 26 + k // 3 * 34, 6) for k in range(15)))
    front.paper(dot(0, 92, 40), "bright").cut(dot(0, 92, 30), star(0, 92, 26, 12, 6)).paper(dot(0, 92, 8), None, gap=0)


def oathblade(papers: Papers, chance: Chance) -> None:
    """Yue Chenzhou: both hands on a great sword set down before him, the cape of a captain behind."""
    papers.back.paper(outline("30,-66! 130,-60 190,20 250,30! 226,80 250,120! 220,150 236,210! 150,190 60,236!"))
    papers.back.cut(*(moon(120 + k * 22, 20 + k * 44, 130, 9, 66, 0.12) for k in range(4)))
    front = papers.front
    coat(front, "scale")
    arm(front, "70,-50 118,-20 110,40 40,36", (30, 30, 26), has_hand=False)
    front.paper(outline("50,-76! 100,-84 136,-50 140,-14! 100,-24 76,-32!"), "bright").cut(moon(100, -48, 60, 6, 30, 0.2))
    head(front, chance, "topknot")
    front.cut(outline("-12,50! 50,50! 50,192! 12,246! -12,246!"))
    front.paper("M-12 48H34V190L0 240L-12 240Z").cut(leaf(0, 62, 160, 8, 90))
    front.paper(outline("-12,26! 60,30 104,10! 96,46 60,54 -12,54!"), "bright").cut(comma(58, 40, 34, -20))
    front.paper("M-12 -46H12V28H-12Z", gap=2).paper(dot(0, -52, 20), "bright").cut(blossom(0, -52, 15, 5))
    hand(front, 14, 2, 180, 18)


def drummer(papers: Papers, chance: Chance) -> None:
    """Huo Sangu: sticks crossed overhead, a war drum before her."""
    front = papers.front
    front.paper("M6 60L180 236H150L0 90Z", gap=2)
    coat(front)
    with front.at(140, -150, 1, -142):
        front.paper("M-40 -8H120V8H-40Z", gap=2).paper(dot(126, 0, 19), "bright")
    arm(front, "62,-50 124,-40 164,-80 148,-138", (26, 26, 24))
    head(front, chance, "scarf")
    front.paper(dot(0, 92, 142)).cut(*(dot(x, y, 7) for x, y, _ in ring(0, 92, 128, 28)), dot(0, 92, 114))
    front.paper(dot(0, 92, 106), "bright", gap=0)
    front.cut(
        *(comma(x, y, 76, a + 70) for x, y, a in ring(0, 92, 36, 3)), *(moon(x, y, 40, 7, a + 90, 0.3) for x, y, a in ring(0, 92, 88, 12))
    )


def shovel(papers: Papers, chance: Chance) -> None:
    """Tie Ba: a shaven giant with a monk's spade aslant."""
    front = papers.front
    trousers(front, 96)
    front.paper(outline("-12,-60! 70,-78 128,-50 150,10! 100,30 84,70! -12,76!")).cut(
        moon(96, -20, 90, 8, 40, 0.2), leaf(30, -50, 110, 5, 80)
    )
    arm(front, "112,-30 156,20 130,72 74,50", (30, 32, 24), has_hand=False)
    belt(front, 74, 90)
    with front.at(0, 10):
        head(front, chance, "none", is_bearded=True)
    front.cut(*(dot(12 + k * 14, -52 + k * k * 2, 5) for k in range(4)))
    over = papers.over
    with over.at(0, 36, 0.86, -42):
        over.paper("M-250 -7H190V7H-250Z", gap=2)
        over.paper(outline("190,-22! 214,-60 262,-84! 240,-40 240,40 262,84! 214,60 190,22!"), "bright").cut(moon(222, 0, 110, 8, 90, 0.2))
        over.paper(outline("-190,-30! -200,-54! -250,-62! -276,0 -250,62! -200,54! -190,30!"), "bright").cut(leaf(-200, 0, 50, 8, 180))
        hand(over, -60, 0, 90, 24)
        hand(over, 66, 0, 90, 24)


def old_blade(papers: Papers, chance: Chance) -> None:
    """Old Blade Meng: seated, his beard to the lap, his glaive upright beside him."""
    front = papers.front
    lap(front, "line")
    arm(front, "72,-46 130,-10 136,60 90,96", (28, 30, 30))
    head(front, chance, "official")
    front.paper(outline("-12,-92! 30,-92 52,-70 50,10 26,90 0,130! -12,130!"), "bright").cut(
        *(leaf(4 + k * 11, -74, 150 - k * 26, 5, 90 + k * 2) for k in range(4))
    )
    front.paper(leaf(3, -99, 40, 5, 30), None, gap=0)
    over = papers.over
    with over.at(-6, 74):
        over.paper("M-192 -120h14V176h-14Z", gap=2).paper(
            outline("-196,-110! -232,-150 -240,-196 -214,-246! -206,-216 -176,-190 -158,-206! -156,-150 -172,-110!")
        )
        over.cut(moon(-204, -178, 100, 7, 262, 0.14), dot(-182, -160, 7), leaf(-190, -120, 46, 6, -80))
        over.paper(dot(-185, -98, 20), "bright").cut(blossom(-185, -98, 15, 5))
        over.paper("".join(drop(-185, -80, 52, 16, a) for a in (70, 95, 120)), "bright")


def banner(papers: Papers, chance: Chance) -> None:
    """Qiu Chi: a general of the stage with four flags on her back."""
    back, front = papers.back, papers.front
    for x, y, a in ((70, -60, -52), (80, 20, -14)):
        with back.at(x, y, 0.86, a):
            back.paper("M0 -4H230V4H0Z", gap=2).paper(outline("50,4! 226,4! 180,60 160,110 150,140! 100,100 40,90!"), "bright")
            back.cut(moon(120, 30, 100, 7, 0, 0.12), star(124, 62, 24, 10, 5), *(leaf(64 + k * 30, 96, 40, 5, 40) for k in range(3)))
    back.paper(ribbon(spine("30,-190 90,-240 150,-226 176,-170 160,-130", 14), (6, 8, 7, 6, 0)), gap=2)
    armour(front)
    arm(front, "108,-40 128,10 104,60 60,70", (22, 24, 22))
    head(front, chance, "helmet")
    front.paper("".join(dot(x, y, 15) for x, y, _ in ring(0, -190, 56, 5, -80, 74)), "bright").cut(
        *(dot(x, y, 6) for x, y, _ in ring(0, -190, 56, 5, -80, 74))
    )


def ox(papers: Papers, chance: Chance) -> None:
    """Lu: horns wider than a door, arms like two more."""
    front = papers.front
    along = spine("44,-160 120,-132 196,-140 206,-206", 14)
    front.paper(ribbon(along, (22, 26, 20, 0))).cut(*(moon(x, y, 36 - k * 3, 6, h + 90, 0.2) for k, (x, y, h) in enumerate(along[2:-3:2])))
    trousers(front, 80)
    front.paper(outline("-12,-90! 70,-94 150,-80 196,-30 214,50 190,120! 146,124! 130,70 104,60! 70,110 -12,116!"))
    front.cut(
        moon(150, -20, 120, 10, 60, 0.16),
        moon(50, -20, 80, 9, 170, 0.26),
        leaf(0, -30, 120, 6, 90),
        *(moon(24, 50 + k * 22, 36, 6, 180, 0.2) for k in range(3)),
    )
    front.paper("M140 112L196 108L202 140L148 146Z", "bright").cut(*(dot(154 + k * 14, 128, 4) for k in range(4)))
    hand(front, 172, 154, 90, 34)
    belt(front, 112, 84)
    with front.at(0, 14, 1.05):
        head(front, chance, "band", is_bearded=True)
    front.paper(dot(0, -66, 16), "bright").cut(dot(0, -66, 8))


def widow(papers: Papers, chance: Chance) -> None:
    """Widow Bai: veiled to the ground on the battlements, a spear on each side of the merlon."""
    back, front = papers.back, papers.front
    back.paper("M-12 40H80V10H130V40H160V10H210V40H260V260H-12Z").cut(
        *(f"M{100 + row % 2 * 22 + k * 50} {64 + row * 30}h40v5h-40Z" for row in range(5) for k in range(3))
    )
    with front.at(0, 70):
        front.paper("M186 -190h14V0h-14Z", gap=2).paper(outline("193,-262! 216,-216 204,-176! 182,-176! 170,-216"), "bright")
        front.cut(leaf(193, -180, 62, 5, -90))
    with front.at(0, 10):
        cloak(front, "drop")
    with front.at(0, 6):
        head(front, chance, "hood")
    front.paper(outline("0,-252! 46,-222 76,-150 92,-70 122,20 96,40 76,30! 64,-60 58,-140 30,-186 0,-192!"), "bright")
    front.cut(
        *(leaf(44 + k * 8, -196 + k * 20, 150, 5, 76 - k * 2) for k in range(3)), *(dot(92 + k % 2 * 10, -30 + k * 14, 4) for k in range(4))
    )


def drillmaster(papers: Papers, chance: Chance) -> None:
    """Han Que: arms out with two signal flags, left foot, right foot."""
    front = papers.front
    trousers(front, 66)
    front.paper("M170 -190h12V90h-12Z", gap=2)
    front.paper(outline("182,-186! 256,-150! 226,-126 250,-80! 182,-76!"), "bright").cut(
        star(208, -122, 26, 10, 5), leaf(188, -90, 46, 5, 0)
    )
    arm(front, "60,-46 110,-52 164,-44", (26, 24, 24))
    with front.at(0, 12, 0.94):
        head(front, chance, "cap")
    front.cut(*(dot(40, -20 + k * 22, 6) for k in range(3)))
    front.paper(outline("52,-74! 88,-80 104,-48! 78,-40!"), "bright")


def smith(papers: Papers, chance: Chance) -> None:
    """Ou Da: the hammer above his head, the anvil before his knees."""
    front = papers.front
    trousers(front, 70)
    front.paper("M-12 -226H116L136 -212V-150L116 -136H-12Z").cut(
        "M112 -212h8v62h-8Z", comma(34, -164, 60, -30), star(84, -182, 20, 9, 6), "M-12 -216H96v6H-12ZM-12 -152H96v6H-12Z"
    )
    arm(front, "64,-30 150,-20 160,-90 120,-134", (30, 32, 26), has_hand=False)
    hand(front, 110, -140, -120, 26)
    with front.at(0, 50, 0.84):
        head(front, chance, "none", is_bearded=True)
    front.paper(outline("-12,-34! 34,-30! 60,40 66,110! -12,120!"), "bright").cut(
        dot(20, 6, 6), dot(30, 60, 6), moon(20, 92, 50, 6, 0, 0.2)
    )
    front.paper(outline("-12,116! 90,116! 150,124 186,112! 170,150 120,160 80,166! 70,196 110,236! -12,236!")).cut(
        "M-12 126H100v6H-12Z", moon(0, 196, 70, 9, 0, 0.3), comma(60, 214, 30, -20)
    )
    front.paper("".join(star(x, y, 13, 5, 4) for x, y in ((150, 80), (186, 60), (206, 96))), "bright", gap=1)


def quartermaster(papers: Papers, chance: Chance) -> None:
    """Tao: an official between stacks of crates and sacks, his list before him."""
    front = papers.front
    for x, y, w, h in ((166, 176, 84, 64), (166, 106, 78, 64), (178, 36, 60, 64)):
        front.paper(f"M{x - w / 2:g} {y}h{w}v{h}h{-w}Z").cut(
            f"M{x - w / 2 + 8:g} {y + 8}h{w - 16}v6h{16 - w}ZM{x - w / 2 + 8:g} {y + h - 14}h{w - 16}v6h{16 - w}Z",
            blossom(x, y + h / 2, 15, 4),
        )
    front.paper(outline("178,-44! 196,-40 214,-6 206,34! 150,34! 142,-6 160,-40!"), "bright").cut(
        moon(178, -18, 40, 6, 0, 0.2), dot(178, 10, 8)
    )
    coat(front, "cloud")
    arm(front, "70,-46 118,-6 116,66 56,72", (26, 28, 28), has_hand=False)
    head(front, chance, "official", is_bearded=True)
    front.paper("M-12 30H64L70 176H-12Z", "bright").cut(*(f"M{6 + k * 17} 48h7v{104 - k % 2 * 40}h-7Z" for k in range(4)))
    front.paper("M-12 18H80V36H-12ZM-12 168H84V186H-12Z", None, gap=2)
    hand(front, 68, 84, 200, 20)


FIGURES: Final[Mapping[str, Figure]] = {
    "shi-shouguan": gate, "yue-chenzhou": oathblade, "huo-sangu": drummer, "tie-ba": shovel, "meng-laodao": old_blade, "qiu-chi": banner,
    "lu-daniu": ox, "bai-gu": widow, "han-que": drillmaster, "ou-da": smith, "tao-junxu": quartermaster,
}  # fmt: skip
