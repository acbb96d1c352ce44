"""Replaced events in usual words of the published game, and how further phrases know them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.plurals import singular
from rules.sorcery.grammar.phrases.usual_patterns import Written

_WOULD = r"(?:if|when|whenever) [^,.;\n]* would"
_DIE = rf"(?P<event>{_WOULD} die[^,.;\n]*), "
_DAMAGED = rf"(?P<event>{_WOULD} (?:be dealt|take) damage[^,.;\n]*|(?:if|when|whenever) damage would be dealt to [^,.;\n]*), "
_DRAW = r"(?P<event>(?:if|when|whenever) (?P<who>you|the enemy|a player) would draw (?:a|1) card[^,.;\n]*), "
_LOSE = r"(?:if|when|whenever) (?:you|the enemy|a player) would lose life"
_IT = r"(?:it|that minion|that unit|that automaton|him|her)"
_END = r"(?=[.;\n]|$)"
_PLACE = r"(?P<place>here|nearby|adjacent|(?:in|on|at|atop|within) [^,.;:\n]*?|underwater|underground)"
_STRIKE = "lose life by a strike at a site"
_SITES = (
    r"(?:your (?:undefended )?sites|(?:(?:a|1|any) (?:of )?)?(?:your |allied )?(?:undefended )?sites?(?: (?:that )?you control)?"
    r"|(?:a|any) (?:undefended )?(?:allied )?(?:undefended )?site(?: (?:that )?you control)?)"
)
_STRUCK = (
    rf"(?P<struck>(?:when(?:ever)?|if|each time) (?:{_SITES} (?:is|are|would be) struck(?: by [a-z ]+)?|(?:a )?(?:enemy"
    rf" )?(?:units?|minions?)"
    rf" strikes? {_SITES})|from (?:a )?strikes? (?:at|on|against) {_SITES}|from {_SITES} being struck)"
)
_LESS = (
    r"(?:(?:you )?lose (?:(?P<less>\d+) less(?: life)?|no life|none)"
    r"|you (?:do not|don't) lose (?:any )?life|prevent (?:that loss|it))(?: instead)?"
)


def _draws(found: re.Match[str]) -> str:
    """`if the enemy would draw a card, that player draws nothing`: none."""
    who = "you draw" if found["who"] == "you" else "they draw"
    return f"{found['event']}, {who} none instead"


def _struck(found: re.Match[str]) -> str:
    """`whenever your sites are struck, you lose 1 less life`."""
    if not re.search(r"\b(?:your|allied|you control|enemy)\b", found["struck"]):
        return found[0]
    count = found["less"]
    asked = re.sub(r"^(?:if|while) |, $", "", found.groupdict().get("asked") or "")
    return f"if you would {_STRIKE}{f' and {asked}' if asked else ''}, you lose {f'{count} less' if count else 'none'}."


def _banished(found: re.Match[str]) -> str:
    """`enemy minions nearby are banished instead of dying`."""
    return f"if a {singular(found['noun'])} would die, banish it instead."


#: Phrases of replaced events with something in them that is kept.
REPLACEMENTS: tuple[tuple[str, Written], ...] = (
    (rf"(?m)^((?:once a turn,? )?{_WOULD} [^,.;\n]*), instead ([^.;\n]*?)\.?$", r"\1, \2 instead."),
    # who would die
    (rf"{_DIE}(return|put|banish) {_IT}\b", r"\g<event>, \2 it"),
    (rf"{_DIE}{_IT} is banished instead{_END}", r"\g<event>, banish it instead"),
    (
        (
            r"(?m)^(?P<noun>[^,.:;\n]*?(?:minions|units)[^,.:;\n]*?) (?:that would die are banished instead|are banished instead"
            r" of dying)\.?$"
        ),
        _banished,
    ),
    (
        (
            rf"{_DIE}(?:(?:{_IT} )?(?:stays|remains)(?: in the realm)?(?: instead)?,?(?: (?:but|and) is)? tapped,?(?: and)?"
            rf"(?: with)? all damage"
            rf"(?: on it)?(?: is)? (?:removed|taken off)(?: (?:from|of) it)?,?(?: instead)?|{_IT} survives(?: instead)?,?"
            rf" tapped,?(?: and)? with all damage removed(?: instead)?"
            r"|remove all damage from it and tap it(?: instead)?|tap it and remove all damage from it(?: instead)?"
            rf"|{_IT} (?:stays|remains) in the realm(?: instead)?,? (?:and )?with all damage removed(?: instead)?)" + _END
        ),
        r"\g<event>, it stays tapped and all damage on it is taken off instead",
    ),
    # who would be dealt damage
    (
        (
            rf"{_DAMAGED}(?:{_IT} (?:takes|is dealt) (?P<count>\d+) less(?: damage)?|(?:reduce|lessen) (?:it|that damage|the"
            rf" damage) by (?P<by>\d+))(?: instead)?{_END}"
        ),
        lambda found: f"{found['event']}, prevent {found['count'] or found['by']} of it",
    ),
    (
        rf"\bif (a|another) ([^,.;:\n]*?) would (die|be dealt damage|take damage) while (?:it is )?{_PLACE}(?=,)",
        r"if \1 \2 \g<place> would \3",
    ),
    # who would draw
    (
        (
            rf"{_DRAW}(?:(?:that player|the enemy|they|you) )?(?:draws? (?:none|nothing|no cards?)|(?:don't|do not|doesn't|does"
            rf" not)(?: draw(?: (?:it|any|a card))?)?|skips? (?:it|that draw))(?: instead)?{_END}"
        ),
        _draws,
    ),
    (
        (
            rf"{_DRAW}(?:(?:that player|the enemy|they|you) )?draws? (?P<count>\d+)(?: cards?)?(?: from (?:that|the same) (?:deck"
            rf"|one))?(?: instead)?{_END}"
        ),
        lambda found: (
            f"{found['event'].replace('draw 1 card', 'draw a card')}, {'you' if found['who'] == 'you' else 'they'} draw"
            f" {found['count']} cards instead"
        ),
    ),
    # who would lose life by a strike
    (rf"(?m)^{_STRUCK}, {_LESS}\.?$", _struck),
    (rf"(?m)^(?P<asked>(?:if|while) [^,.;:\n]*, )?{_LESS} {_STRUCK}\.?$", _struck),
    (
        (
            rf"\b({_LOSE}) (?:from|by|because of|because|due to|to|when) (?:(?:a )?strikes?(?=,)|(?:a )?strikes? (?:at|on"
            rf"|against) (?:(?:a|1|any"
            rf"|your|their) )?(?:of "
            rf"(?:your|their) )?(?:allied )?(?:undefended )?(?:allied )?sites?(?: you control)?|(?:a |your )?(?:undefended"
            rf" )?(?:allied )?sites?(?: you control)? (?:being|is|are|was|were) struck|a site strike|a (?:allied"
            rf" )?(?:undefended )?site (?:being|is|was) struck)(?=[ ,])"
        ),
        lambda found: re.sub(r"lose life$", _STRIKE, found[1]),
    ),
)
