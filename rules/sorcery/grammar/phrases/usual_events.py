"""Subjects of moments in usual words of the published game, and how texts of this site say them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_patterns import Written

#: How as much as the moment's amount is called, by what stands in the moment.
_LOST = (
    r"(?:the )?(?:amount of )?(?:life|amount)(?: that (?:was|is|you|they|the enemy)| you| they| the enemy)?(?: just)? lost(?: this way)?"
)
_GAINED = r"(?:the )?(?:amount of )?(?:life|amount)(?: that (?:was|is|you|they|the enemy)| you| they| the enemy)?(?: just)? gained"
_DEALT = (
    r"(?:the )?(?:amount of )?(?:damage|amount)(?: that (?:was|is|it|@me|the bearer)| it| @me| the bearer)?(?: just)? (?:dealt|deals|taken)"
    r"(?: (?:to|by|this way)(?: it| @me| the bearer)?)?|that damage"
)
_AMOUNTS = (
    (r"strikes a site|loses? life", rf"(?:{_LOST}|the lost life|that life|that amount)"),
    (r"gains? life", rf"(?:{_GAINED}|that life|that amount)"),
    (r"deals damage[^,.\n]*|is dealt damage[^,.\n]*", rf"(?:{_DEALT}|that amount)"),
)
_IS = r"(?:is|has|are|have|does not have|do not have)"


def _that_much(found: re.Match[str]) -> str:
    """`life equal to the damage dealt`: that much of it."""
    what = found["what"]
    many = "many" if what in ("cards", "spells", "sites") else "much"
    return f"{found['before']}{found['verb']} that {many} {what}{found['whom'] or ''}"


#: What is asked of the one that something befalls, without its subject.
_STATE = re.compile(
    r"^(?=(?:not )?(?:tapped|untapped|damaged|artifact-bearing|underwater|underground|in the (?:void|area)|on a|nearby|adjacent)\b)"
)


def _replaced_while(found: re.Match[str]) -> str:
    """`while ..., if ... would ...`: both are asked for at once."""
    return f"if {found['event']} and {_STATE.sub('it is ', found['asked'])}, "


def _set_off_while(found: re.Match[str]) -> str:
    """`while ..., whenever ...`: what is asked when it is set off."""
    return f"{found['moment']}, if {found['asked']}, "


#: Phrases of moments with something in them that is kept.
EVENTS: tuple[tuple[str, Written], ...] = (
    *(
        (
            (
                rf"(?m)^(?P<before>[^\n.:]*?\b(?:{moment})(?: this turn)?, [^\n]*?)"
                r"(?P<verb>\b(?:gains?|loses?|deals?|draws?)) (?P<what>life|damage|mana|cards|spells|sites)(?P<whom> to [^.,\n]*?)?"
                rf" equal to (?:{amount})(?=[.,\n]|$| and | to (?=target|each|all|a))"
            ),
            _that_much,
        )
        for moment, amount in _AMOUNTS
    ),
    (r"\bgain(s?) (that much|\d+|x) mana (?:for )?this turn\b", r"gain\1 \2 mana"),
    (r"\b(?:when|whenever) the bearer picks up @me\b", "when a unit picks up @me"),
    (
        (
            r"(?m)^((?:genesis|deathrite): |whenever @me (?:(?! a (?:unit|minion|avatar)\b)[^,.\n])*?(?: by a unit)?, )"
            r"it (?:also )?deals (?=damage|\d|that much)"
        ),
        r"\1deal ",
    ),
    (r"(?m)^(deathrite: [^.\n]*?\b(?:equal to|where x is)) @me's power\b", r"\1 the power that it had"),
    *(
        (rf"\b((?:while|if|only if) (?:@me|the bearer|it) {_IS} [^,.:\n]*?) (or|and) (?={verb} )(?!{verb} not )", r"\1 \2 it ")
        for verb in ("is", "has", "does not have")
    ),
    (r"(?m)(\bif it (?:is|has|is not|does not have) [^.;\n]*?)(?:;|,|\.) (?:otherwise|or else|if not),? ", r"\1. otherwise, "),
    (r"(?<=[.] )each of them (gets|gains|has) ", lambda found: f"they {found[1].removesuffix('s') if found[1] != 'has' else 'have'} "),
)
#: What is put in another order when all else is said as texts of this site say it.
ORDER: tuple[tuple[str, Written], ...] = (
    (
        r"(?m)^(?:while|as long as) (?P<asked>[^.\n:]*?), if (?P<event>[^,.\n]*? would [^,.\n]*|damage would [^,.\n]*), ",
        _replaced_while,
    ),
    (
        r"(?m)^(?:while|as long as) (?P<asked>[^.\n:]*?), (?P<moment>(?:whenever|at the (?:start|end) of) [^,.\n]*), (?!if )",
        _set_off_while,
    ),
    (r"(?m)^(whenever [^,.\n]*?) (?:during|on) (your|the enemy's) turn, (?!if )", r"\1, if it is \2 turn, "),
    (r"(?m)^(?P<moment>whenever [^,.\n]*?) while (?P<asked>(?!it holds)[^,.\n]*), (?!if )", _set_off_while),
    (r"(?m)^if (?P<event>[^,.\n]*? would [^,.\n]*?) while (?P<asked>[^,.\n]*), ", _replaced_while),
)
