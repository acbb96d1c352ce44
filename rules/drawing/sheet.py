"""Sheets of paper that are cut: what is drawn on the right half of a folded one shows on both."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from rules.drawing.svg import group, path, tag

PAPER = "#fff"
HOLE = "#000"


class Sheet:
    """One colour of paper. Its half is drawn at x >= 0, in order: later paper lies over earlier holes, parted from it by a thin cut.

    The half becomes a mask, so that holes are real: what lies beneath shows through,
    and the shadow falls into them. A sheet that is not folded shows what is drawn on it once, on either side.
    """

    def __init__(self, name: str, *, gap: float = 3.0, is_folded: bool = True) -> None:
        self.name = name
        self.gap = gap
        self.is_folded = is_folded
        self._place: str | None = None
        self._parts: list[str] = []
        self._tints: list[str] = []
        self._count = 0

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1.0, angle: float = 0.0) -> Iterator[Sheet]:
        """Draw everything meanwhile turned and scaled round 0, 0 and moved to x, y."""
        turned = f" rotate({angle:g})" if angle else ""
        scaled = f" scale({scale:g})" if scale != 1 else ""
        self._place, before = f"translate({x:g} {y:g}){turned}{scaled}", self._place
        try:
            yield self
        finally:
            self._place = before

    def paper(self, d: str, tint: str | None = "accent", gap: float | None = None) -> Sheet:
        """Add paper. `tint` is the colour that its holes show; None lets them show what lies beneath the sheet."""
        if not d:
            return self
        key = f"{self.name}{self._count}"
        self._count += 1
        width = None if gap is None else 2 * gap
        self._parts.append(path(d, id=key if tint else None, stroke_width=width, transform=self._place))
        if tint:
            self._tints.append(tag("use", href=f"#{key}", fill=f"url(#{tint})"))
        return self

    def cut(self, *holes: str) -> Sheet:
        """Cut holes into what is there so far."""
        self._parts.append(path("".join(holes), fill=HOLE, stroke="none", transform=self._place))
        return self

    def score(self, d: str, width: float) -> Sheet:
        """Cut along an open line."""
        self._parts.append(path(d, fill="none", stroke_width=width, stroke_linecap="round", transform=self._place))
        return self

    def thread(self, d: str, width: float) -> Sheet:
        """Add a thin strip of paper along an open line."""
        self._parts.append(path(d, fill="none", stroke=PAPER, stroke_width=width, stroke_linecap="round", transform=self._place))
        return self

    @property
    def is_empty(self) -> bool:
        return not self._parts

    def definition(self) -> str:
        """The half and the mask made of it, for the drawing's definitions; nothing for a sheet without paper."""
        if self.is_empty:
            return ""
        half = group(
            *self._parts,
            id=f"{self.name}h",
            fill=PAPER,
            stroke=HOLE,
            stroke_width=2 * self.gap,
            stroke_linejoin="round",
            paint_order="stroke",
            clip_path="url(#fold)" if self.is_folded else None,
        )
        mirrored = tag("use", href=f"#{self.name}h", transform="scale(-1 1)") if self.is_folded else ""
        box = {"x": -400, "y": -400, "width": 800, "height": 800}
        return tag("mask", half, mirrored, id=self.name, maskUnits="userSpaceOnUse", **box)

    def drawing(self, fill: str, *, shade: str = "#1a0f0a", depth: float = 5.0) -> str:
        """The sheet with its shadow and the colours behind its holes, round the point 0, 0."""
        if self.is_empty:
            return ""
        box: dict[str, str | float] = {"x": -400, "y": -400, "width": 800, "height": 800, "mask": f"url(#{self.name})"}
        shadow = group(
            tag("rect", **box, transform=f"translate(0 {depth * 1.8:g})", fill_opacity=0.14),
            tag("rect", **box, transform=f"translate(0 {depth:g})", fill_opacity=0.26),
            fill=shade,
        )
        tints = ""
        if self._tints and not self.is_folded:
            tints = "".join(self._tints)
        elif self._tints:
            half = group(*self._tints, id=f"{self.name}t", clip_path="url(#fold)")
            tints = half + tag("use", href=f"#{self.name}t", transform="scale(-1 1)")
        return shadow + tints + tag("rect", **box, fill=fill)


@dataclass(frozen=True, slots=True)
class Papers:
    """The sheets of one figure from the lowest to the highest; `over` is not folded and holds what is on one side only."""

    back: Sheet = field(default_factory=lambda: Sheet("b"))
    front: Sheet = field(default_factory=lambda: Sheet("f"))
    over: Sheet = field(default_factory=lambda: Sheet("o", is_folded=False))

    def definitions(self) -> tuple[str, ...]:
        """The masks of all sheets."""
        return self.front.definition(), self.back.definition(), self.over.definition()

    def drawings(self) -> tuple[str, str, str]:
        """The sheets as they lie, each with its shadow."""
        return (
            self.back.drawing("url(#middle)", depth=6),
            self.front.drawing("url(#deep)", depth=6),
            self.over.drawing("url(#deep)", depth=6),
        )
