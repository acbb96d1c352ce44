"""Antlers and horns that several families wear."""

from __future__ import annotations

from rules.drawing.curves import ribbon, spine
from rules.drawing.cuts import dot, moon
from rules.drawing.sheet import Sheet


def antlers(sheet: Sheet, lift: float = 0.0) -> None:
    """A stag's antlers on a head whose crown is near 0, -150."""
    for text, widths in (
        ("34,-136 70,-186 132,-206 164,-262", (11.0, 10.0, 8.0, 0.0)),
        ("62,-174 52,-220 78,-258", (8.0, 7.0, 0.0)),
        ("96,-192 98,-232 124,-266", (8.0, 7.0, 0.0)),
        ("120,-200 166,-198 200,-228", (8.0, 7.0, 0.0)),
        ("60,-168 100,-156 128,-170", (7.0, 5.0, 0.0)),
    ):
        moved = " ".join(f"{word.split(',')[0]},{float(word.split(',')[1]) + lift:g}" for word in text.split())
        sheet.paper(ribbon(spine(moved, 12), widths), gap=0)
    sheet.cut(dot(72, -182 + lift, 3.5), dot(98, -194 + lift, 3.5), dot(124, -201 + lift, 3.5))


def ox_horns(sheet: Sheet) -> None:
    """A buffalo's wide sickles."""
    along = spine("50,-136 120,-134 172,-178 150,-250", 16)
    sheet.paper(ribbon(along, (22, 24, 18, 0)))
    sheet.cut(*(moon(x, y, 34 - place * 2.4, 5, heading + 90, 0.2) for place, (x, y, heading) in enumerate(along[2:-3:2])))


def ram_horns(sheet: Sheet) -> None:
    """A ram's curls."""
    along = spine("40,-142 110,-188 178,-150 172,-82 124,-74 122,-112", 22)
    sheet.paper(ribbon(along, (24, 28, 25, 20, 13, 0)))
    sheet.cut(*(moon(x, y, 40 - place * 2.2, 6, heading + 90, 0.2) for place, (x, y, heading) in enumerate(along[2:-3:2])))
