"""The human heroes of Echo, each a figure of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.drawing.chance import Chance
from rules.drawing.curves import outline, ribbon, spine
from rules.drawing.cuts import blossom, comma, dot, drop, leaf, moon, ring, star
from rules.drawing.figures.body import arm, head
from rules.drawing.figures.garments import coat, gown
from rules.drawing.plan import Figure
from rules.drawing.sheet import Papers


def writ_bearer(papers: Papers, chance: Chance) -> None:
    """Ruan Zhao: the writ unrolled from hand to hand, the sun coming up behind it."""
    back, front = papers.back, papers.front
    back.paper("".join(drop(x, y, 104, 30, a + 180) for x, y, a in ring(0, -120, 196, 10, -90, 120)), "bright", gap=2)
    back.paper(dot(0, -120, 104), "bright").cut(dot(0, -120, 92)).paper(dot(0, -120, 84), "accent", gap=0)
    gown(front, "cloud")
    with front.at(0, 4):
        head(front, chance, "crown", level=3)
    front.paper(outline("-12,-20! 100,-26 196,-44! 200,84! 100,104 -12,108!"), "bright").cut(
        *(leaf(10 + k * 26, -4 - k * 2, 92 - k % 3 * 22, 6, 90) for k in range(7)), "M-12 -10L190 -32V-27L-12 -4Z"
    )
    front.paper("M190 -66h22v176h-22Z").paper(dot(201, -70, 15) + dot(201, 114, 15), "bright", gap=2)
    arm(front, "46,-52 120,-96 176,-72", (22, 24, 24))
    front.paper(dot(0, 118, 26), "accent").cut(star(0, 118, 19, 9, 8))


def bell_warden(papers: Papers, chance: Chance) -> None:
    """Huo Ling: under the great bell, the beam that strikes it in her hands."""
    back, front = papers.back, papers.front
    back.paper(ribbon(spine("0,-250 44,-244 50,-206 10,-196", 10), (13, 14, 13, 8)), "bright")
    back.paper(outline("-12,-206! 70,-200 130,-160 156,-60 170,60 190,120 236,176! 120,190 -12,192!"))
    back.cut(
        *(dot(134 + k * 7, -110 + k * 30, 8) for k in range(4)), *(moon(196 - k * 40, 164, 38, 8, 4, 0.3) for k in range(3)),
        *(dot(110 + k * 6, -140 + k * 30, 6) for k in range(4)), "M150 40L174 36V42L152 46Z",
    )  # fmt: skip
    coat(front, "star")
    with front.at(0, 26, 0.9):
        head(front, chance, "band")
    front.paper("M-12 40H206L220 54V92L206 106H-12Z").cut(
        "M190 44h7v58h-7ZM170 44h5v58h-5Z", *(leaf(8, 56 + k * 17, 150 - k * 18, 4, 0) for k in range(3))
    )
    arm(front, "66,-40 118,-14 110,46", (24, 26, 24))
    front.paper(ribbon(spine("200,40 214,-20 204,-80", 8), (4, 4)), "bright", gap=1)


def tide_master(papers: Papers, chance: Chance) -> None:
    """Shen Bugui: two breakers rear up at his hands."""
    back, front = papers.back, papers.front
    back.paper(ribbon(spine("60,240 190,220 228,110 206,-40 130,-110 80,-70 104,-36", 26), (50, 54, 46, 36, 26, 15, 0)))
    back.cut(
        *(
            ribbon(spine(text, 14), (3, 6, 5, 0))
            for text in ("120,226 206,170 214,60 176,-50", "90,206 180,150 192,60 164,-20", "90,236 230,190 238,90 214,-10")
        )
    )
    back.paper("".join(dot(x, y, r) for x, y, r in ((196, -120, 15), (226, -92, 10), (160, -150, 12), (110, -150, 9))), "bright")
    coat(front, "scale")
    arm(front, "66,-46 112,-40 146,0", (24, 24, 30))
    head(front, chance, "official", is_bearded=True)
    front.paper(outline("-12,100! 40,110 60,160 40,210 -12,222!"), "bright").cut(comma(6, 160, 44, -20), moon(20, 130, 40, 5, 40))


def stallkeeper(papers: Papers, chance: Chance) -> None:
    """Liu Sangeng: behind the counter, under the striped awning of his stall."""
    back, front = papers.back, papers.front
    back.paper("M186 -120h18V200h-18Z")
    coat(front, "line")
    arm(front, "66,-46 120,0 96,70", (24, 26, 26))
    with front.at(0, 34, 0.9):
        head(front, chance, "cap", is_bearded=True)
    for k in range(5):
        x = k * 48 - 24
        front.paper(
            outline(f"{x * 0.8:g},-230! {x * 0.8 + 40:g},-230! {x + 48},-140! {x + 44},-116 {x + 24},-104 {x + 4},-116 {x},-140!"),
            "bright" if k % 2 else "accent",
        )
        front.cut(leaf(x * 0.9 + 22, -216, 90, 8, 88), dot(x + 24, -122, 6))
    front.paper("M-12 84H226V116H-12Z").paper("M-12 116H210V250H-12Z").cut(
        *(blossom(36 + k * 62, 172, 24, 5) for k in range(3)), "M-12 96H214v6H-12Z", "M-12 128H200v5H-12Z"
    )
    for x, r in ((140, 22), (190, 17)):
        front.paper(dot(x, 84 - r * 0.8, r), "bright").cut(comma(x - r * 0.5, 86 - r, r, -20))
    front.paper("M166 -106h4v40h-4Z", None, gap=0).paper(
        outline("154,-70! 182,-70! 194,-50 194,-30 182,-10! 154,-10! 142,-30 142,-50"), "bright"
    ).cut(*(leaf(158 + k * 10, -62, 44, 4, 90) for k in range(3)))


FIGURES: Final[Mapping[str, Figure]] = {
    "ruan-zhao": writ_bearer, "huo-ling": bell_warden, "shen-bugui": tide_master, "liu-sangeng": stallkeeper,
}  # fmt: skip
