"""Things by what they cost, how strong they are and what lies there, in usual words of the published game, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.plurals import singular
from rules.sorcery.grammar.phrases.usual_patterns import Written

_KIND = r"(?:minions?|units?|artifacts?|relics?|automat(?:on|a)|monuments?|auras?|sites?)"
_CARD = r"(?:spells?|cards?|magic|magics)"
_END = r"(?=[.,;:\n]|$| and (?!\d)| to | from | or (?!less|more|fewer|greater|\d)| with | nearby| adjacent| here| in | on | until | this )"
_COSTS = r"(?:that costs?|which costs?|costing|with (?:a )?(?:mana )?costs?(?: of)?)"
_NUMBER = r"\(?(\d+)\)?(?: mana)?"
_POWER = r"(?:that (?:has|have)|having|with)"


def _less(found: re.Match[str]) -> str:
    """`that costs less than (4)`: 3 or less."""
    return f"{found[1]} with mana cost {int(found[3]) - 1} or less"


def _more(found: re.Match[str]) -> str:
    """`that costs more than (4)`: 5 or more."""
    return f"{found[1]} with mana cost {int(found[3]) + 1} or more"


def _both(found: re.Match[str]) -> str:
    """`all minions and artifacts nearby`: each thing that is one of them."""
    listed = re.split(r", and |, | and ", found["kinds"])
    kinds = [singular(re.sub(r"^(?:each|all|every) ", "", each)) for each in listed]
    return f"each {found['other'] or ''}{found['near'] or ''}{', '.join(kinds[:-1])} or {kinds[-1]}"


def _between(found: re.Match[str]) -> str:
    """`costing between (3) and (5)`: from the one to the other."""
    return f"{found[1]} with mana cost {found[2] or found[3]} to {found[4]}"


#: Phrases of things with something in them that is kept.
THINGS: tuple[tuple[str, Written], ...] = (
    (rf"\b({_KIND}|spells|cards) (?:with no|without (?:any|a)|that ha(?:ve|s) no) elements?\b", r"elementless \1"),
    (r"\b(?:atop or (?:beneath|below|under|underneath)|above or (?:beneath|below)) (?:this site|@me)\b", "in any region here"),
    (rf"\b({_KIND}) (?:underneath|beneath|below|under) (?:this site|@me)(?=[ .,\n]|$)(?!')", r"\1 below a site here"),
    # what they cost, and their power
    (rf"\b({_COSTS}) {_NUMBER}(?= or (?:less|more|fewer|greater)\b)", r"with mana cost \2"),
    (rf"\b({_KIND}|{_CARD}) {_COSTS} (?:between {_NUMBER} and|{_NUMBER} to) {_NUMBER}{_END}", _between),
    (rf"\b({_KIND}|{_CARD}) {_COSTS} (less|fewer|lower) than {_NUMBER}{_END}", _less),
    (rf"\b({_KIND}|{_CARD}) {_COSTS} (more|greater|higher) than {_NUMBER}{_END}", _more),
    (rf"\b({_KIND}|{_CARD}) {_COSTS} (?:at most|no more than|up to|not more than) {_NUMBER}{_END}", r"\1 with mana cost \2 or less"),
    (rf"\b({_KIND}) {_POWER} (?:exactly (\d+) power|(?:a )?power (?:of )?exactly (\d+)|(\d+) power exactly)", r"\1 with power \2\3\4"),
    (
        (
            rf"\b({_KIND}) {_POWER} (?:(?:a )?power (?:of )?(?:between )?(\d+) (?:to|and|or) (\d+)"
            r"|(?:between )?(\d+) (?:to|and|or) (\d+) power)"
        ),
        lambda found: f"{found[1]} with power {found[2] or found[4]} to {found[3] or found[5]}",
    ),
    # their states
    (
        (
            r"\bsite(s?)((?: nearby| you control| the enemy controls)?) (?:with no|without|that (?:has|have) no) units"
            r"(?: (?:on|at|atop|in|there|here)(?: (?:it|them))?)?"
        ),
        r"empty site\1\2",
    ),
    (
        r"\b(target|each|all|up to \d+ target) ((?:(?:nearby|adjacent|allied|enemy) )*)unoccupied ((?:(?:water|land) )?sites?)\b",
        r"\1 \2empty \3",
    ),
    (r"\b(?:burrowed|underground) (?:and|or) (?:submerged|underwater) (minions?|units?)\b", r"\1 below a site"),
    (r"\b(?:submerged|underwater) (?:and|or) (?:burrowed|underground) (minions?|units?)\b", r"\1 below a site"),
    (rf"\b({_KIND}) (?:occupying|in|within) (?:a |any )?(nearby|adjacent) voids?(?: squares?)?\b", r"\2 \1 in the void"),
    # several kinds
    (
        (
            rf"\b(?:all|each|every) (?P<other>other )?(?P<near>(?:nearby|adjacent) )?"
            rf"(?P<kinds>{_KIND}(?:, (?:all |each )?{_KIND})*,? and (?:all |each |every )?{_KIND})"
            r"(?=[.,;\n]|$| (?:nearby|adjacent|here|on|in|at|with|without|to|up|within|you|the)\b)"
        ),
        _both,
    ),
)
