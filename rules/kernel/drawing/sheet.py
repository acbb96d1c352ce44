"""A sheet of paper folded once and cut: what is drawn on its right half shows on both."""

from __future__ import annotations

from rules.kernel.drawing.svg import group, path, tag

PAPER = "#fff"
HOLE = "#000"


class Sheet:
    """One colour of paper. Its half is drawn at x >= 0, in order: later paper lies over earlier holes, parted from it by a thin cut.

    The half becomes a mask, so that holes are real: what lies beneath shows through,
    and the shadow falls into them.
    """

    def __init__(self, name: str, *, gap: float = 3.0) -> None:
        self.name = name
        self.gap = gap
        self._parts: list[str] = []
        self._tints: list[str] = []
        self._count = 0

    def paper(self, d: str, tint: str | None = "accent", gap: float | None = None) -> Sheet:
        """Add paper. `tint` is the colour that its holes show; None lets them show what lies beneath the sheet."""
        if not d:
            return self
        key = f"{self.name}{self._count}"
        self._count += 1
        width = None if gap is None else 2 * gap
        self._parts.append(path(d, id=key if tint else None, stroke_width=width))
        if tint:
            self._tints.append(tag("use", href=f"#{key}", fill=f"url(#{tint})"))
        return self

    def cut(self, *holes: str) -> Sheet:
        """Cut holes into what is there so far."""
        self._parts.append(path("".join(holes), fill=HOLE, stroke="none"))
        return self

    def score(self, d: str, width: float) -> Sheet:
        """Cut along an open line."""
        self._parts.append(path(d, fill="none", stroke_width=width, stroke_linecap="round"))
        return self

    def thread(self, d: str, width: float) -> Sheet:
        """Add a thin strip of paper along an open line."""
        self._parts.append(path(d, fill="none", stroke=PAPER, stroke_width=width, stroke_linecap="round"))
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
            clip_path="url(#fold)",
        )
        mirrored = tag("use", href=f"#{self.name}h", transform="scale(-1 1)")
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
        if self._tints:
            half = group(*self._tints, id=f"{self.name}t", clip_path="url(#fold)")
            tints = half + tag("use", href=f"#{self.name}t", transform="scale(-1 1)")
        return shadow + tints + tag("rect", **box, fill=fill)
