"""Render SVG drawings as JPEG and PNG.

The renderer holds the GIL for most of a second a card: call it in the process pool (`limits.process_pool`), not in a request's thread.
"""

from __future__ import annotations

import io

import resvg_py
from PIL import Image

from cards.pictures.fonts import FAMILY, FILE

#: The colour behind a card's round corners.
BACKGROUND = "#241a16"
QUALITY = 90


def render_jpeg(svg: str, width: int, height: int) -> bytes:
    """Return the drawing as JPEG of that size in pixels, its text in the site's own font."""
    out = io.BytesIO()
    drawn = Image.open(io.BytesIO(_render(svg, width=width, height=height, background=BACKGROUND)))
    drawn.convert("RGB").save(out, "JPEG", quality=QUALITY, optimize=True, dpi=(203, 203))
    return out.getvalue()


def render_png(svg: str, zoom: float) -> bytes:
    """Return the drawing as PNG, `zoom` times its own size, its text in the site's own font."""
    return _render(svg, zoom=zoom)


def _render(
    svg: str, *, width: int | None = None, height: int | None = None, background: str | None = None, zoom: float | None = None
) -> bytes:
    content: bytes = resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        height=height,
        background=background,
        zoom=zoom,
        skip_system_fonts=True,
        font_files=[str(FILE)],
        font_family=FAMILY,
        serif_family=FAMILY,
        sans_serif_family=FAMILY,
    )
    return content
