"""Goals of things that are moved in usual words of the published game, and how texts of this site say them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import line_before

_MOVED = r"(?:it\b|them\b|@me|the bearer|the caster|(?:a|another|target|up to \d+|\d+|each|all) )"
_END = r"(?= ?[.,;\n]|$| and | tapped)"
_KINDS = r"(?:units?|minions?|automat(?:on|a)|artifacts?|relics?)"


def _sites_near(found: re.Match[str]) -> str:
    """`to sites adjacent to them`: each to one of its own."""
    return f"{found[1]} to a {'adjacent' if found[3].startswith('adjacent') else 'nearby'} {found[2]}site"


def _beside_that(found: re.Match[str]) -> str:
    """`move target minion to a site adjacent to that minion`: to an adjacent one, where the paragraph names no other minion before."""
    before = line_before(found)
    if re.search(rf"\b(?:{found['kind']}|units?)\b", before) or "away" in found["site"]:
        return found[0]
    return f"{found['move']} to a {'adjacent' if found['near'] in ('adjacent to', 'next to') else 'nearby'} {found['site']}"


#: Phrases of moves with something in them that is kept: a place that is seen from what is moved, and the square of the card.
MOVES: tuple[tuple[str, Written], ...] = (
    (
        (
            rf"\b(move {_MOVED}[^.;\n]*?(?:to|onto) (?:a|any) [^.;\n]*?)(?: from| of) (?:it|them|its square|their squares|where (?:it|they)"
            rf" (?:is|are|stands?)){_END}"
        ),
        lambda found: found[1] if "steps away" in found[1] or "step away" in found[1] else found[0],
    ),
    (
        (
            r"\b(?P<move>move (?:a|another|(?:a )?target) [^.,;\n]*?\b(?P<kind>unit|minion|artifact|relic|automaton)\b[^.,;\n]*?) to a"
            rf" (?P<site>(?:[a-z]+ )*?(?:site|square)) (?P<near>adjacent to|next to|near|nearby) that (?P=kind){_END}"
        ),
        _beside_that,
    ),
    (
        rf"\b(move {_MOVED}[^.;\n]*?) (?:to|onto) (?:a|any) ([^.;\n]*?)(?:adjacent to|next to) (?:it|them){_END}",
        lambda found: f"{found[1]} to a adjacent {found[2].strip()}",
    ),
    (rf"\b(move {_MOVED}[^.;\n]*?) (?:to|onto) ((?:[a-z]+ )?)sites (adjacent to|near|nearby) (?:it|them){_END}", _sites_near),
    (
        (
            rf"\b(move {_MOVED}[^.;\n]*?)(?<! adjacent)(?<! next)(?<! closer) "
            rf"(?:(?:(?:to|onto|into) )?here|(?:to|onto|into) (?:this (?:site|square|card)|@me|@me's own square)){_END}"
        ),
        r"\1 to the square of @me",
    ),
    (r"\b((?:burrow|submerge)) or (?!\1)(?:burrow|submerge)\b(?= (?:it|them|that|those|@me|a|another|target|up|each|all|\d+)\b)", "sink"),
    (
        (
            rf"\b((?:another )?target|each|all|up to \d+ target|\d+ target) ((?:[a-z-]+ )*?{_KINDS}"
            r"(?: (?:with|without) [^.,;\n]*?)?(?: on the surface)?) on a (nearby|adjacent) (?=(?:[a-z]+ )?site\b)"
        ),
        r"\1 \3 \2 on a ",
    ),
    (
        (
            r"(?m)^(other )?((?:(?:allied|enemy|tapped|untapped|damaged|token|nontoken|fire|air|water|earth) )*(?:minions|units|automata))"
            r"( on the surface)? on a (nearby|adjacent) (?=(?:[a-z]+ )?site (?:have|get|can't) )"
        ),
        lambda found: f"{found[1] or ''}{found[4]} {found[2]}{found[3] or ''} on a ",
    ),
)
