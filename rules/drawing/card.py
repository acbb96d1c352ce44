"""A whole card picture from its plan: 630 x 880 units of paper-cut."""

from __future__ import annotations

from rules.drawing import frame, scene
from rules.drawing.chance import Chance
from rules.drawing.figures import draw_figure
from rules.drawing.palette import GOLD, IRIDESCENT, mixed
from rules.drawing.plan import Plan
from rules.drawing.poses import posed
from rules.drawing.sheet import Papers
from rules.drawing.svg import escape, glow, gradient, group, path, tag


def draw_card(plan: Plan) -> str:
    """The card as an SVG document: self-contained, without style or script, the same for the same plan."""
    chance = Chance(plan.word)
    papers = _figure(plan, chance.fork("figure"))
    parts = (
        tag("title", escape(plan.name)),
        tag("defs", *_definitions(plan), *papers.definitions()),
        group(_art(plan, chance, papers), clip_path="url(#window)"),
        frame.frame(plan),
        frame.panel(plan),
        frame.cuts_beside(plan),
        frame.plate(plan),
        frame.corners(plan),
    )
    head = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {frame.WIDTH} {frame.HEIGHT}", "role": "img"}
    lang = "zh-Hans" if plan.language.startswith("zh") else "en"
    return tag("svg", *parts, lang=lang, **head)


def _figure(plan: Plan, chance: Chance) -> Papers:
    """The figure of the card's own where it has one, else one of its family."""
    papers = Papers()
    if plan.own:
        plan.own(papers, chance)
    else:
        draw_figure(plan.figure, papers.front, papers.back, chance, plan.level, plan.hint)
    return papers


def _art(plan: Plan, chance: Chance, papers: Papers) -> str:
    palette = plan.palette
    size = 1.0 if plan.is_grand else 0.96
    back, front, over = papers.drawings()
    is_rosette = plan.figure == "thing" and plan.own is None
    drawn = back + posed(front, plan.pose, "posed") if is_rosette else posed(back + front + over, plan.pose, "posed")
    figure = group(drawn, id="figure", transform=f"scale({size:g})")
    return group(
        tag("rect", x=-320, y=-290, width=640, height=580, fill="url(#sky)"),
        tag("rect", x=-320, y=-290, width=640, height=580, fill="url(#pattern)", fill_opacity=0.5),
        scene.halo(chance.fork("halo"), palette, plan.level),
        scene.land(plan.land, chance.fork("land"), palette),
        scene.companions(chance.fork("air"), palette, plan.level) if plan.level else "",
        figure,
        scene.front(plan.front, chance.fork("front"), palette),
        transform="translate(315 290)",
    )


def _definitions(plan: Plan) -> list[str]:
    palette = plan.palette
    accent: tuple[tuple[float, str], ...] = ((0.0, palette.bright), (1.0, palette.accent))
    hole: dict[str, str | float] = {"gradientUnits": "userSpaceOnUse", "cx": 0, "cy": 0, "r": 230}
    found = [
        gradient("deep", (0, palette.deep), (1, palette.dark)),
        gradient("middle", (0, palette.middle), (1, palette.deep)),
        gradient("frame", (0, palette.deep), (0.6, palette.dark), (1, palette.deep)),
        gradient("plate", (0, mixed(palette.deep, palette.middle, 0.25)), (1, mixed(palette.deep, palette.dark, 0.4))),
        gradient("gem", (0, palette.middle), (1, palette.dark)),
        gradient("steel", (0, "#7d8790"), (1, "#2b323a")),
        gradient("heart", (0, "#d9546a"), (1, "#7a1832")),
        glow("sky", (0, palette.glow), (1, palette.sky), r=0.62),
        glow("disc", (0, palette.glow), (0.6, palette.glow), (1, palette.sky), r=0.62),
        scene.pattern(plan.sky, "pattern", palette.land),
        tag("clipPath", '<rect x="-4" y="-400" width="404" height="800"/>', id="fold"),
        tag("clipPath", path(frame.WINDOWS[plan.window]), id="window"),
        tag("clipPath", path(frame.CARD), id="card"),
    ]
    if plan.level >= 4:
        found.append(gradient("iris", *IRIDESCENT, angle=(0, 0, 1, 1)))
        accent = ((0.0, "#fff6d8"), (0.4, "#ffd27a"), (0.68, "#f58ab4"), (1.0, "#5fd0c5"))
    elif plan.level == 3:
        accent = ((0.0, "#fff7d0"), (1.0, mixed(GOLD, palette.accent, 0.55)))
    found.append(tag("radialGradient", *(tag("stop", offset=o, stop_color=c) for o, c in accent), id="accent", **hole))
    found.append(
        tag(
            "radialGradient",
            tag("stop", offset=0, stop_color=palette.glow),
            tag("stop", offset=1, stop_color=palette.bright),
            id="bright",
            **hole,
        )
    )
    return found
