"""Pieces of patterns that several lists of wordings share, and the paragraph before a phrase."""

from __future__ import annotations

import re

#: Keywords that stand alone, without a number.
KEYWORDS = "airborne|burrowing|submerge|voidwalk|stealth|charge|lethal|ward|defender|spellcaster"
#: The beginning of a sentence, or of what stands behind a colon.
SENTENCE = r"(?:(?m:^)|(?<=[.:] ))"
#: The beginning of a sentence or of a part of one.
START = r"(?:(?<=[.:;] )|(?<=, )|(?<=then )|(?<=and )|(?m:^))"


_NAMED = re.compile(r"\b(minion|unit|avatar|artifact|relic|automaton|monument|aura|site)s?\b|\b(automata)\b")


def names_one(before: str, kind: str) -> bool:
    """Return whether a single thing is named in what stands before, of that kind; `thing` and `card` stand for any."""
    named = [one or "automaton" for one, _ in _NAMED.findall(before)]
    return len(named) == 1 and kind in (named[0], "thing", "card") and "each player" not in before


_APART = re.compile(r"\b(?:enemy|sites?|artifacts?|relics?|auras?|monuments?|avatars?|automat(?:on|a))\b")


def may_be_itself(noun: str) -> bool:
    """Return whether a minion is one of those that a noun names: it is no enemy and of no other kind."""
    return _APART.search(noun) is None


def line_before(found: re.Match[str]) -> str:
    """Return what stands before a phrase in its paragraph."""
    return found.string[found.string.rfind("\n", 0, found.start()) + 1 : found.start()]
