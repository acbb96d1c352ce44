"""The card's outer paper: window, borders by rarity, name plate, badges, text panel and foot."""

from __future__ import annotations

from typing import Final

from rules.drawing.curves import outline
from rules.drawing.cuts import comma, dot, drop, leaf, moon, star
from rules.drawing.lettering import fit, measure, name_lines, sans_for, serif_for, set_lines
from rules.drawing.palette import GOLD
from rules.drawing.plan import Badge, Emblem, Plan
from rules.drawing.svg import escape, group, path, tag
from rules.drawing.symbols import symbol

WIDTH: Final = 630
HEIGHT: Final = 880
CARD: Final = "M30 0H600A30 30 0 0 1 630 30V850A30 30 0 0 1 600 880H30A30 30 0 0 1 0 850V30A30 30 0 0 1 30 0Z"
WINDOWS: Final = {
    "arch": "M40 548V250C40 196 62 186 66 152C112 152 132 122 150 92C206 92 262 78 315 32C368 78 424 92 480 92"
    "C498 122 518 152 564 152C568 186 590 196 590 250V548Z",
    "notch": "M84 34H546C546 62 568 84 596 84V548H34V84C62 84 84 62 84 34Z",
    "moon": "M315 30C466 30 588 148 588 296C588 410 520 500 430 548H200C110 500 42 410 42 296C42 148 164 30 315 30Z",
    "eight": "M150 34H480L596 150V548H34V150Z",
    "leaf": "M315 34C470 40 590 120 594 330V548H36V330C40 120 160 40 315 34Z",
}
_SPANDRELS: Final = {
    "arch": (comma(46, 120, 70, -52), leaf(96, 128, 92, 15, -38), leaf(96, 62, 140, 9, -4), dot(262, 46, 7), leaf(40, 180, 52, 9, -62)),
    "notch": (),
    "moon": (comma(44, 150, 64, -58), leaf(92, 118, 84, 15, -40), leaf(120, 62, 90, 8, -14), leaf(52, 206, 50, 8, -74)),
    "eight": (leaf(54, 116, 90, 15, -45), dot(58, 62, 9)),
    "leaf": (comma(46, 150, 60, -58), leaf(84, 112, 88, 14, -40), leaf(50, 208, 54, 8, -76)),
}
_PLATE: Final = "M14 522L58 514H572L616 522L602 558L616 594L572 602H58L14 594L28 558Z"
_PANEL: Final = "M52 616H578C578 627 587 636 598 636V802C587 802 578 811 578 822H52C52 811 43 802 32 802V636C43 636 52 627 52 616Z"
_SHADE: Final = "#1a0f0a"


def frame(plan: Plan) -> str:
    """The frame over the picture: paper with a window, lined and trimmed by rarity."""
    window = WINDOWS[plan.window]
    trim = _trim(plan)
    lace = tag("path", d=window, fill="none", stroke=plan.palette.middle, stroke_width=20, stroke_dasharray="0 21", stroke_linecap="round")
    eyelets = tag("path", d=window, fill="none", stroke=plan.palette.glow, stroke_width=6, stroke_dasharray="0 21", stroke_linecap="round")
    sheet = CARD + window
    return "".join(
        (
            group(path(sheet, fill=_SHADE, fill_opacity=0.3, fill_rule="evenodd", transform="translate(0 9)"), clip_path="url(#card)"),
            lace,
            eyelets,
            path(sheet, fill="url(#frame)", fill_rule="evenodd"),
            tag("path", d=window, fill="none", stroke=trim, stroke_width=4),
            _corner_work(plan),
            _border(plan, trim),
        )
    )


def _trim(plan: Plan) -> str:
    return "url(#iris)" if plan.level >= 4 else GOLD if plan.level == 3 or plan.is_grand else plan.palette.land


def _corner_work(plan: Plan) -> str:
    cuts = "".join(_SPANDRELS[plan.window])
    if not cuts:
        return ""
    fill = plan.palette.middle if plan.level < 3 else _trim(plan)
    work = group(path(cuts, fill=_SHADE, fill_opacity=0.35, transform="translate(0 -3)"), path(cuts, fill=fill), id="sp")
    return work + tag("use", href="#sp", transform="matrix(-1 0 0 1 630 0)")


def _border(plan: Plan, trim: str) -> str:
    """Rarity at the edge: a hairline, one pip, two pips, a gold line, an iridescent band."""
    inset = tag("rect", x=13, y=13, width=604, height=854, rx=20, fill="none", stroke=trim, stroke_width=(2, 2.5, 3, 5, 9)[plan.level])
    parts = [inset]
    if plan.level >= 3:
        parts.append(tag("rect", x=21, y=21, width=588, height=838, rx=14, fill="none", stroke=trim, stroke_width=2))
    spots = {0: (), 1: ((26, 854),), 2: ((24, 856), (46, 856), (24, 834)), 3: ((30, 850),), 4: ((32, 848),)}[plan.level]
    for x, y in spots:
        size = (0, 12, 10, 22, 27)[plan.level]
        shape = star(0, 0, size, size * 0.42, 4) if plan.level >= 3 else star(0, 0, size, size * 0.7, 2)
        for cx, cy in ((x, y), (WIDTH - x, y), (x, HEIGHT - y), (WIDTH - x, HEIGHT - y)):
            parts.append(
                path(shape, fill=trim, stroke=plan.palette.dark, stroke_width=3, paint_order="stroke", transform=f"translate({cx} {cy})")
            )
    return "".join(parts)


def plate(plan: Plan) -> str:
    """The ribbon with the name, and the badges at its ends."""
    trim = _trim(plan)
    room = 540 - (86 if plan.left else 0) - (86 if plan.right else 0)
    centre = 315 + (43 if plan.left else 0) - (43 if plan.right else 0)
    block = name_lines(plan.name, room, 76, largest=50 if plan.language.startswith("zh") else 46)
    words = set_lines(
        block,
        centre,
        558 - block.height / 2,
        text_anchor="middle",
        fill=plan.palette.panel,
        font_family=serif_for(plan.language),
        font_weight="700",
        letter_spacing=None,
    )
    return "".join(
        (
            path(_PLATE, fill=_SHADE, fill_opacity=0.3, transform="translate(0 7)"),
            path(_PLATE, fill="url(#plate)"),
            path(_PLATE, fill="none", stroke=trim, stroke_width=2.5, transform="translate(315 558) scale(.985 .86) translate(-315 -558)"),
            words,
            badge(plan.left, 66, 556, plan) if plan.left else "",
            badge(plan.right, 564, 556, plan) if plan.right else "",
        )
    )


_BADGES: Final = {
    "gem": outline("0,-54! 38,-38! 54,0! 38,38! 0,54! -38,38! -54,0! -38,-38!"),
    "disc": dot(0, 0, 50),
    "blade": outline("0,-60! 20,-34 52,-26! 48,14 30,38 0,58! -30,38 -48,14 -52,-26! -20,-34"),
    "heart": outline("0,-34! 24,-54 56,-40 54,-2 30,30 0,58! -30,30 -54,-2 -56,-40 -24,-54"),
}
_BADGE_FILLS: Final = {"gem": "url(#gem)", "disc": "url(#gem)", "blade": "url(#steel)", "heart": "url(#heart)"}


def badge(told: Badge, x: float, y: float, plan: Plan) -> str:
    """A corner figure on its paper shape."""
    size = min(62.0, 62 * 62 / max(measure(told.words, 62, is_bold=True), 1.0))
    shape = _BADGES[told.shape]
    trim = _trim(plan) if plan.level >= 3 or plan.is_grand else plan.palette.bright
    number = tag(
        "text",
        escape(told.words),
        y=size * 0.355,
        font_size=size,
        font_weight="700",
        font_family=serif_for(plan.language),
        text_anchor="middle",
        fill="#fff",
        stroke=plan.palette.dark,
        stroke_width=5,
        stroke_linejoin="round",
        paint_order="stroke",
    )
    return group(
        path(shape, fill=_SHADE, fill_opacity=0.35, transform="translate(0 6)"),
        path(shape, fill=_BADGE_FILLS[told.shape], stroke=trim, stroke_width=5, stroke_linejoin="round"),
        number,
        transform=f"translate({x:g} {y:g})",
    )


def corners(plan: Plan) -> str:
    """Cost in the left upper corner, emblems in the right one."""
    parts = [badge(plan.cost, 66, 66, plan)] if plan.cost else []
    many = len(plan.emblems) > 1
    for place, each in enumerate(plan.emblems[:4]):
        size = 36 if many else 46
        parts.append(_emblem(each, 572 if many else 564, 58 + place * 80 if many else 66, size, plan))
    return "".join(parts)


def _emblem(told: Emblem, x: float, y: float, size: float, plan: Plan) -> str:
    edge = {"stroke": plan.palette.dark, "paint_order": "stroke", "stroke_linejoin": "round"}
    parts = [
        tag("circle", cx=x, cy=y + 6, r=size, fill=_SHADE, fill_opacity=0.35),
        tag("circle", cx=x, cy=y, r=size, fill="url(#gem)", stroke=plan.palette.bright, stroke_width=4),
        symbol(told.symbol, x, y, size * 1.24, fill="#fff", stroke_width=7, **edge),
    ]
    if told.words:
        serif = serif_for(plan.language)
        place: dict[str, str | float] = {"x": x - size * 0.9, "y": y + size * 0.95, "text_anchor": "middle"}
        parts.append(
            tag(
                "text", escape(told.words), font_size=42, font_weight="700", font_family=serif, fill="#fff", stroke_width=8, **edge, **place
            )
        )
    return "".join(parts)


def panel(plan: Plan) -> str:
    """The rules, the flavour when there is room for it, and the foot."""
    chinese = plan.language.startswith("zh")
    parts = [
        path(_PANEL, fill=_SHADE, fill_opacity=0.3, transform="translate(0 5)"),
        path(_PANEL, fill=plan.palette.panel),
        path(
            _PANEL,
            fill="none",
            stroke=plan.palette.land,
            stroke_width=2,
            transform="translate(315 719) scale(.972 .925) translate(-315 -719)",
        ),
        symbol(plan.emblems[0].symbol, 315, 719, 150, fill=plan.palette.land, fill_opacity=0.11) if plan.emblems else "",
        *_words(plan, chinese=chinese),
        _foot(plan),
    ]
    return "".join(parts)


def _words(plan: Plan, *, chinese: bool) -> list[str]:
    left, top, width, height = 64.0, 632.0, 502.0, 174.0
    ink = plan.palette.ink
    leading = 1.42 if chinese else 1.3
    rules = (
        fit(plan.text, width, height, largest=33 if chinese else 31, smallest=17 if chinese else 16, leading=leading) if plan.text else None
    )
    used = rules.height if rules else 0.0
    gap = 24.0 if rules else 0.0
    spare = height - used - gap
    flavour = None
    if plan.flavour and spare >= 20:
        largest = (24 if chinese else 22) if rules else 27
        flavour = fit(plan.flavour, width - 20, spare, largest=largest, smallest=18 if chinese else 17, leading=1.34)
    if flavour and flavour.is_cut:
        flavour = None
    total = used + (flavour.height + gap if flavour else 0)
    y = top + max(0.0, (height - total) / 2)
    parts = []
    if rules:
        is_short = len(rules.lines) <= 2
        x, anchor = (315.0, "middle") if is_short else (left + (width - rules.width()) / 2, None)
        parts.append(set_lines(rules, x, y, leads=plan.leads, fill=ink, font_family=sans_for(plan.language), text_anchor=anchor))
    if flavour:
        if rules:
            parts.append(path(f"M265 {y + used + gap / 2:.0f}H365", stroke=plan.palette.land, stroke_width=2))
        y += used + (gap if rules else 0)
        style = None if chinese else "italic"
        serif = serif_for(plan.language)
        parts.append(set_lines(flavour, 315, y, fill=ink, fill_opacity=0.78, font_family=serif, font_style=style, text_anchor="middle"))
    return parts


def _foot(plan: Plan) -> str:
    fill = plan.palette.panel
    inset = 72 if plan.level >= 3 else 62
    left = fit(plan.type_line, 424, 30, largest=24, smallest=15, leading=1.2, most=1)
    parts = [tag("text", escape(left.lines[0]), x=inset, y=851, font_size=left.size, font_family=sans_for(plan.language), fill=fill)]
    if plan.mark:
        parts.append(
            tag(
                "text",
                escape(plan.mark),
                x=WIDTH - inset,
                y=851,
                font_size=20,
                font_family=sans_for(plan.language),
                fill=fill,
                fill_opacity=0.85,
                text_anchor="end",
            )
        )
    return "".join(parts)


def cuts_beside(plan: Plan) -> str:
    """Small crescents beside the panel, on its left and right."""
    d = "".join(moon(20, 660 + place * 30, 18, 5, 90) for place in range(5)) + drop(20, 640, 16, 8, -90)
    work = path(d, fill=plan.palette.middle, id="mg")
    return work + tag("use", href="#mg", transform="matrix(-1 0 0 1 630 0)")
