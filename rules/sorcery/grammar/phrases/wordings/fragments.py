"""Pieces of patterns that several lists of wordings share, and the paragraph before a phrase."""

from __future__ import annotations

import re

#: Keywords that stand alone, without a number.
KEYWORDS = "airborne|burrowing|submerge|voidwalk|stealth|charge|lethal|ward|defender|spellcaster"
#: The beginning of a sentence or of a part of one.
START = r"(?:(?<=[.:;] )|(?<=, )|(?<=then )|(?<=and )|(?m:^))"


def line_before(found: re.Match[str]) -> str:
    """Return what stands before a phrase in its paragraph."""
    return found.string[found.string.rfind("\n", 0, found.start()) + 1 : found.start()]
