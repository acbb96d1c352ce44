"""Words of the rulebook for zones, phases, lines and distances, and how further phrases know them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.plurals import plural
from rules.sorcery.grammar.phrases.usual_conditions import ELEMENTS
from rules.sorcery.grammar.phrases.usual_patterns import Written

_STEPS = r"(?:steps?|squares?|spaces?|locations?)"
_WHOSE_TURN = (
    r"(?P<whose>your(?: next)?|the enemy's(?: next)?|their(?: next)?|its controllers?'s?(?: next)?|their controllers?'s?(?: next)?"
    r"|each|each player's|that player's next)"
)
_SOURCE = r"(?:@me|the caster|the bearer|bearer)(?!')"
_LINE = r"(?:row or (?:the )?(?:same )?column|column or (?:the )?(?:same )?row|straight line|line)"
_THINGS = r"(?:[^.,;:\n]*?)"


def _near(found: re.Match[str]) -> str:
    """`it has +1 power for each other allied unit adjacent to it`: adjacent to the one that has it."""
    where = found["where"]
    place = "adjacent" if where in ("adjacent to", "next to", "bordering") else "nearby"
    return f"{found['had']} {place}"


def _within(found: re.Match[str]) -> str:
    return f"{found['had']} up to {found['count']} steps away"


def _more(found: re.Match[str]) -> str:
    """`deal 2 damage plus 1 for each fire site you control to target unit`: as much as their number, and 2."""
    each = int(found["each"])
    times = {1: "", 2: "twice "}.get(each, f"{each} times ")
    of = f"{found['count']} plus {times}the number of {plural(found['things'])}"
    return f"{found['verb']} {found['what']} equal to {of}{found['most'] or ''}{found['whom'] or ''}"


_MOST = r"(?P<most> \(at most \d+\))?"
_WHOM = r" to (?:target|each|all|a |it\b|that )"
#: What somebody has by what is near it.
_HAD = (
    r"(?m)^(?P<had>(?:(?:genesis|deathrite): |(?:while|if) (?:@me|it is|you are) [^.,;:\n]*, "
    r"|at the [^.,;:\n]*, )?(?:@me|the bearer|bearer)"
    r" (?:has|gets|gains) [^.;\n]*?(?:for each|the number of) [^.;\n]*?)"
)
_HAD_OF_ITSELF = (
    r"(?m)^(?P<had>(?:while|if|whenever|when) (?:@me|the bearer|bearer) (?:is|attacks|defends|intercepts|dies|arrives)\b[^.,;:\n]*, it"
    r" (?:has|gets|gains) [^.;\n]*?(?:for each|the number of) [^.;\n]*?)"
)
_ONES = "units?|minions?|artifacts?|relics?|avatars?|sites?"
#: What stands before an ability and names nobody else.
_PAID = r"(?:tap(?: (?:the )?bearer)?|\(\d+\)|pay \d+ life)"
_OF_NOBODY = rf"(?:genesis|deathrite|(?:once a turn, )?{_PAID}(?:, {_PAID})*)"
#: What is done to some things first of all, seen from the card or from its bearer.
_DONE_FIRST = (
    rf"(?m)^(?P<had>(?:{_OF_NOBODY}: "
    r"|(?:whenever|when) (?:@me|the bearer|bearer) (?:attacks|defends|intercepts|dies|arrives|is tapped), )"
    r"(?:you may )?(?:(?:@me )?deals? \d+ damage to|tap|untap|destroy|banish|push|pull)"
    r" (?:(?:another |up to \d+ )?target|each(?: other)?|all(?: other)?)"
    rf" (?:(?!(?:{_ONES}|and|or|with|on|to|target)\b)[a-z]+ )*?(?:{_ONES}))"
)
_LAST = r"(?=[.,\n]|$| this turn| until)"
#: Phrases of the rulebook with something in them that is kept.
RULEBOOK: tuple[tuple[str, Written], ...] = (
    # zones
    (r"\b(?:cemetery|discard pile)\b", "graveyard"),
    (r"\b(?:cemeteries|discard piles)\b", "graveyards"),
    # phases
    (
        rf"\b(?:during|in|at|on)(?: the (?:start|beginning) of)? {_WHOSE_TURN} (?:start|untap|beginning) (?:phase|step)s?\b",
        r"at the start of \g<whose> turn",
    ),
    (
        rf"\b(?:during|in|at|on)(?: the (?:start|beginning|end) of)? {_WHOSE_TURN} end (?:phase|step)s?\b",
        r"at the end of \g<whose> turn",
    ),
    (
        (
            r"\b(?:during|in|at|on)(?: the (?:start|beginning) of)? (its controller's|their controllers?'s?|their) next (\d+)"
            r" (?:start|untap) phases\b"
        ),
        r"during \1 next \2 turns",
    ),
    (r"\buntil (?:the (?:start|beginning) of )?your next start phase\b", "until the start of your next turn"),
    # lines
    (
        rf"\b(?:in|on|along|sharing|that shares|that is in) (?:the same|the|a same|a|its|same)? ?{_LINE} (?:with|as|of|from) {_SOURCE}",
        "in a straight line",
    ),
    (rf"\b(?:in|on|along) (?:@me|the caster|the bearer|bearer)'s (?:own )?{_LINE}\b", "in a straight line"),
    (rf"\b(in a straight line),? (up to \d+ {_STEPS} away)(?: from {_SOURCE})?", r"\1 \2"),
    # distances
    (r"\b((?:push|pull) [^.,;\n]*? \d+) square(s?) (?=away|closer|toward)", r"\1 step\2 "),
    (
        rf"{_HAD} (?P<where>near|nearby|adjacent to|next to|bordering) (?:it|@me|the bearer){_LAST}",
        _near,
    ),
    (rf"{_HAD_OF_ITSELF} (?P<where>near|nearby|adjacent to|next to|bordering) it{_LAST}", _near),
    (rf"{_DONE_FIRST} (?P<where>near|nearby|adjacent to|next to|bordering) it{_LAST}", _near),
    (rf"{_DONE_FIRST} (?:in|directly in|on|along) (?:the same |its |a )?{_LINE}(?: (?:with|as) it)?{_LAST}", r"\g<had> in a straight line"),
    (rf"{_HAD} (?:within|up to) (?P<count>\d+) {_STEPS} (?:away from|of|from) (?:it|@me|the bearer){_LAST}", _within),
    (r"\b(that|which) each (?=costs?\b|ha[sv]e?\b)", r"\1 "),
    # amounts
    (
        (
            rf"\b(?P<verb>deals?|gain|gains|lose|loses) (?P<count>\d+) (?P<what>damage|life),? plus (?P<each>\d+|a)(?: more| additional)?"
            rf"(?: (?:damage|life))? for (?:each|every) (?P<things>{_THINGS}){_MOST},?"
            rf"(?P<whom>{_WHOM}[^.,;\n]*)?(?=[.,;\n]|$)"
        ),
        _more,
    ),
    (
        (
            rf"\b(?P<verb>deals?) (?P<count>\d+) (?P<what>damage)(?P<whom>{_WHOM}[^.,;\n]*?),? plus"
            rf" (?P<each>\d+)(?: more| additional)?(?: damage)? for (?:each|every) (?P<things>{_THINGS}){_MOST}(?=[.,;\n]|$)"
        ),
        _more,
    ),
    (
        rf"\bdraw a (?P<what>card|spell|site) for (?:each|every) (?P<things>{_THINGS}),? plus (?P<count>\d+)(?: more)?(?=[.,\n]|$)",
        lambda found: f"draw x {found['what']}s, where x is {found['count']} plus the number of {plural(found['things'])}",
    ),
    (
        (
            r"\b(?P<of>(?:twice |\d+ times )?the number of (?:(?! to |[.,;\n]).)*?),? (?P<sign>plus|minus) (?P<count>\d+)"
            r"(?! (?:damage|life|mana|power|for))\b(?:,(?= to ))?"
        ),
        lambda found: f"{found['count']} {'plus' if found['sign'] == 'plus' else 'less than'} {found['of']}",
    ),
    (r"\bplus your \((?P<one>[aefw])\)(?! ?\()(?: threshold)?", lambda found: f"plus your {ELEMENTS[found['one']]} threshold"),
)
