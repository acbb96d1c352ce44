"""The clothes of people from the shoulders down: gown, coat, armour, cloak, lap and trousers, each an outline of its own."""

from __future__ import annotations

from rules.drawing.curves import outline
from rules.drawing.cuts import blossom, comma, dot, drop, leaf, moon, star
from rules.drawing.sheet import Sheet

_COLLAR = "0,14! 34,-66! 46,-62! 8,30! 0,30!"


def belt(sheet: Sheet, y: float, width: float) -> None:
    """A sash across the waist with a knot."""
    sheet.paper(f"M-12 {y - 11:g}H{width:g}L{width + 3:g} {y + 11:g}H-12Z", "bright").cut(*(dot(18 + k * 20, y, 4) for k in range(3)))
    sheet.paper(outline(f"0,{y - 17}! 17,{y} 0,{y + 19}! -17,{y}"), "bright", gap=3).cut(dot(0, y, 7))


def motif(sheet: Sheet, kind: str, y: float) -> None:
    """Cuts over a skirt whose middle is at 30, y."""
    drawn = {
        "blossom": (blossom(0, y, 26, 6), blossom(52, y + 22, 18, 5), blossom(44, y - 30, 11, 5)),
        "cloud": (comma(8, y + 20, 50, -30), comma(50, y - 4, 34, 20), moon(40, y + 42, 46, 6, 10)),
        "scale": tuple(
            moon(row % 2 * 13 + k * 26, y - 34 + row * 22, 23, 7, 180, 0.42) for row in range(4) for k in range(3 - row % 2 + row // 3)
        ),
        "leaf": tuple(leaf(6, y + 40 - k * 20, 54 - k * 6, 11, -20 - k * 8) for k in range(4)),
        "drop": tuple(drop(10 + k % 3 * 28, y - 40 + k // 3 * 40 + k % 2 * 14, 28, 12, 90) for k in range(6)),
        "star": tuple(star(8 + k % 2 * 40, y - 34 + k * 26, 13, 5, 4) for k in range(4)),
        "line": tuple(leaf(14 + k * 22, y - 46, 96, 5, 90 - k * 6) for k in range(4)),
    }
    sheet.cut(*drawn[kind])


def gown(sheet: Sheet, kind: str = "blossom") -> None:
    """A narrow waist over a skirt that flares."""
    sheet.paper(outline("-12,-76! 36,-70 64,-48 44,24 58,90 96,160 138,236! -12,236!"))
    motif(sheet, kind, 136)
    sheet.cut(outline(_COLLAR), *(moon(12 + k * 25, 218, 24, 7, 0, 0.42) for k in range(5)))
    belt(sheet, 40, 46)


def coat(sheet: Sheet, kind: str = "line") -> None:
    """Straight from the shoulders to the hem, open down the front."""
    sheet.paper(outline("-12,-76! 50,-70 88,-44 82,60 92,150 102,236! -12,236!"))
    motif(sheet, kind, 136)
    sheet.cut(outline(_COLLAR), leaf(0, 66, 170, 6, 90), *(leaf(10 + k * 16, 228, 24, 5, -90) for k in range(6)))
    belt(sheet, 44, 82)


def armour(sheet: Sheet) -> None:
    """Shoulder plates, a breast mirror and a skirt of plates."""
    sheet.paper(outline("14,70! 100,60! 122,150 128,204! 40,214 -12,204! -12,70!"))
    for row in range(4):
        sheet.cut(*(moon(26 + row % 2 * 14 + k * 27, 96 + row * 28, 24, 7, 180, 0.4) for k in range(3 + row // 3)))
    sheet.paper("M-12 60H30L40 226H-12Z").cut(
        *(leaf(0, 88 + k * 34, 24, 10, 90) for k in range(4)), *(dot(18, 92 + k * 34, 4) for k in range(4))
    )
    sheet.paper(outline("-12,-78! 46,-72 82,-46 86,64! -12,70!")).cut(
        dot(0, 0, 32), *(moon(52, -28 + k * 22, 50, 6, 12, 0.2) for k in range(4))
    )
    sheet.paper(dot(0, 0, 24), "bright", gap=0).cut(star(0, 0, 17, 8, 6))
    sheet.paper(outline("56,-76! 104,-84 150,-56 162,0! 128,-14 96,-14 74,-30!")).cut(
        moon(110, -44, 70, 7, 26, 0.2), moon(118, -26, 66, 6, 24, 0.2), dot(74, -56, 5)
    )
    belt(sheet, 64, 92)


def cloak(sheet: Sheet, kind: str = "leaf") -> None:
    """A bell from the neck to the ground without arms."""
    sheet.paper(outline("-12,-90! 54,-80 96,-30 124,60 150,150 176,236! -12,236!"))
    motif(sheet, kind, 130)
    sheet.cut(leaf(0, -60, 280, 7, 90), *(moon(80 + k * 13, 0 + k * 50, 90, 8, 74, 0.1) for k in range(4)))
    sheet.cut(*(dot(14 + k * 24, 216, 6) for k in range(7)))


def lap(sheet: Sheet, kind: str = "cloud") -> None:
    """A robe seated on crossed legs."""
    sheet.paper(outline("-12,110! 60,96 140,120 204,164 214,206 150,226 -12,228!"))
    sheet.cut(*(moon(120 - k * 26, 150 + k * 18, 130, 8, 16, 0.14) for k in range(3)), comma(160, 190, 40, -20))
    sheet.paper(outline("-12,-76! 46,-70 84,-40 88,40 74,120 40,150 -12,156!"))
    motif(sheet, kind, 90)
    sheet.cut(outline(_COLLAR))


def trousers(sheet: Sheet, spread: float = 84) -> None:
    """Legs apart in trousers under a short jacket."""
    s = spread
    sheet.paper(outline(f"-12,70! 70,64! {s + 24},130 {s + 30},190! {s - 30},196! 34,140 0,116! -12,116!"))
    sheet.cut(*(leaf(40 + k * 12, 96 + k * 8, 70, 5, 64 + k * 4) for k in range(3)))
    sheet.paper(outline(f"{s - 26},190! {s + 26},190! {s + 24},214 {s + 60},226 {s + 62},240! {s - 26},240!")).cut(
        f"M{s - 22:g} 198H{s + 22:g}v5H{s - 22:g}Z", moon(s + 20, 226, 40, 5, 10)
    )
    sheet.paper(outline("-12,-76! 46,-70 84,-44 74,20 84,86! -12,92!")).cut(outline(_COLLAR), leaf(48, -40, 90, 6, 84))
    belt(sheet, 60, 76)
