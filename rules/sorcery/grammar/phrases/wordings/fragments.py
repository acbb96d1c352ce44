"""Pieces of patterns that several lists of wordings share."""

#: Keywords that stand alone, without a number.
KEYWORDS = "airborne|burrowing|submerge|voidwalk|stealth|charge|lethal|ward|defender|spellcaster"
#: The beginning of a sentence or of a part of one.
START = r"(?:(?<=[.:;] )|(?<=, )|(?<=then )|(?<=and )|(?m:^))"
