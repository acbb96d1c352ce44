"""Gifts of static abilities to things and players in further usual words of the published game, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.frames.fragments import THING, THINGS
from rules.sorcery.grammar.phrases.plurals import plural
from rules.sorcery.grammar.phrases.usual_conditions import SYMBOLS
from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import KEYWORDS, START

_ELEMENT = "air|earth|fire|water"
_MORE = rf"(?:additional|extra) ({_ELEMENT})"
_BARRED = "attack|move|intercept|defend|untap"


def _power(found: re.Match[str]) -> str:
    """`the power of nearby enemy minions is reduced by 1`."""
    sign = "-" if found["how"].startswith(("reduce", "decrease", "lower")) else "+"
    is_one = found["who"] in ("@me", "the bearer", "bearer", "it") or "target " in found["who"]
    return f"{found['who']} {'gets' if is_one else 'get'} {sign}{found['count']} power"


def _given(found: re.Match[str]) -> str:
    """`@me gives nearby enemy minions -1 power`: they have it."""
    return f"{found['who']} {'has' if found['who'].endswith('bearer') else 'have'} "


def _more_threshold(found: re.Match[str]) -> str:
    """`your water threshold is increased by 1`."""
    count = found["count"] or found["symbols"].count("(")
    return f"you have {count} additional {found['element']} threshold"


def _has_more(found: re.Match[str]) -> str:
    """`gain an additional fire threshold this turn`: you have it."""
    return f"{'the enemy has' if found['who'].startswith('the') else 'you have'} "


#: Phrases of what lasts with something in them that is kept.
MODIFIERS: tuple[tuple[str, Written], ...] = (
    # power
    (rf"\bthe power of (?P<who>{THINGS}) is (?P<how>reduced|increased|decreased|lowered) by (?P<count>\d+)\b", _power),
    (r"(?<!\w)(?P<who>@me|bearer|the bearer)'s power is (?P<how>reduced|increased|decreased|lowered) by (?P<count>\d+)\b", _power),
    (
        (
            r"\b(?P<who>it(?=s )|(?:another )?target [^.,;:'\n]*?(?='s ))'?s power is (?P<how>reduced|increased|decreased|lowered)"
            r" by (?P<count>\d+)(?= this turn)"
        ),
        _power,
    ),
    (rf"(?m)^(?:@me )?gives (?:its |the )?(?P<who>bearer) (?=[+-]\d|(?:{KEYWORDS})\b)", _given),
    # what can't be done
    (
        rf"\bno (?P<who>{THING}(?: nearby| here| you control| the enemy controls)?) (?:can|may) (?={_BARRED})",
        lambda found: f"{plural(found['who'])} can't ",
    ),
    (
        (
            r"(?m)^(?:no (?:other |enemy )?(?:unit|enemy)s? can|(?:other |enemy )?(?:units?|enemies) can't) "
            r"intercept (@me|bearer|the bearer)\.?$"
        ),
        lambda found: f"{found[1]} can't be intercepted.",
    ),
    (rf"\b(?:may|can) neither ({_BARRED}) nor ({_BARRED})\b", r"can't \1 or \2"),
    # what ground a site is
    (r"\bthe affected (?=(?:sites|minions|units|artifacts))", "affected "),
    (rf"(?m)^(?:@me )?floods (?P<who>{THINGS})\.?$", r"\g<who> are water sites."),
    # what players have
    (r"\b(you have|the enemy has) (?:a additional|a extra|1 additional|1 extra|1 more) mana (?=each turn|on )", r"\1 (1) more "),
    (
        rf"\byour (?P<element>{_ELEMENT}) threshold is (?:increased by (?P<count>\d+)|(?P<symbols>{SYMBOLS}) (?:higher|greater|more))",
        _more_threshold,
    ),
    (rf"\byour (?P<element>{_ELEMENT}) threshold is (?P<count>\d+)(?P<symbols>) (?:higher|greater)\b", _more_threshold),
    (rf"{START}(?P<who>(?:you )?gain|the enemy gains) (?=(?:a|\d+) {_MORE}\b[^.,;\n]* threshold\b[^.,;\n]* this turn)", _has_more),
    (
        (
            rf"\b(you have|the enemy has) a {_MORE}(?: threshold)? and (?:a (?:additional|extra) )?(?!\2)({_ELEMENT}) threshold\b"
            r"(?! than| or | and )"
        ),
        lambda found: f"{found[1]} a additional ({found[2][0]})({found[3][0]})",
    ),
    (
        (
            r"\b(?P<who>you have|the enemy has) (?:(?:a|(?P<count>\d+)) (?:additional|extra|more)|\+(?P<plus>\d+))"
            rf" \(?(?P<element>{_ELEMENT})\)? threshold\b(?! than| or | and )"
        ),
        lambda found: f"{found['who']} {found['count'] or found['plus'] or 1} additional {found['element']} threshold",
    ),
    (rf"\bfor each ({_ELEMENT}) threshold you have(?=[.,\n]|$| \(| this turn| until )", lambda found: f"for each ({found[1][0]})"),
    (r"(?m)^(you have a additional (?:\([aefw]\))+)(?: threshold)? (?:while|as long as) @me is in the realm(?=\.?$)", r"\1"),
    (
        r"\byou gain (?:a |(\d+) )(?:additional|extra) mana (?=at the start of your turn)",
        lambda found: f"you have {found[1] or 1} more mana ",
    ),
)
