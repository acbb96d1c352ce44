"""Run as a process of its own: turns drawings (SVG) from standard input into JPEG files, one after the other.

The renderer holds Python's lock while it works, most of a second a card; in the web process everybody would wait.
Arguments: width and height in pixels. Each line of the input is a JSON list of the file to write and the drawing. A file is there whole or
not at all, so the process may be killed at any moment.
"""

from __future__ import annotations

import io
import json
import os
import resource
import sys

import resvg_py
from PIL import Image

from cards.fonts import FAMILY, FILE

#: What shows in the corners, where a card is round.
GROUND = "#241a16"
QUALITY = 90
#: What a process may use: a card takes about a second, and some megabytes.
MOST_SECONDS = 600
MOST_MEMORY = 4_000_000_000


def main(width: int, height: int) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    for line in sys.stdin:
        path, svg = json.loads(line)
        part = f"{path}.{os.getpid()}.part"
        with open(part, "wb") as file:
            file.write(jpeg(svg, width, height))
        os.replace(part, path)


def jpeg(svg: str, width: int, height: int) -> bytes:
    """The drawing at that size, its letters in the site's own font."""
    png = resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        height=height,
        background=GROUND,
        skip_system_fonts=True,
        font_files=[str(FILE)],
        font_family=FAMILY,
        serif_family=FAMILY,
        sans_serif_family=FAMILY,
    )
    out = io.BytesIO()
    Image.open(io.BytesIO(png)).convert("RGB").save(out, "JPEG", quality=QUALITY, optimize=True, dpi=(203, 203))
    return out.getvalue()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
