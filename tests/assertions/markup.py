"""The markup of pages as tests compare it: without the white space that templates have between tags and attributes."""

import re


def closed_up(html: str) -> str:
    """Return HTML with single spaces for white space, and none next to the brackets of tags."""
    return re.sub(r" ?([<>]) ?", r"\1", re.sub(r"\s+", " ", html))
