"""Gifts of static abilities to things and players in further usual words of the published game, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.frames.fragments import THING, THINGS
from rules.sorcery.grammar.phrases.plurals import plural
from rules.sorcery.grammar.phrases.usual_conditions import SYMBOLS
from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import KEYWORDS

_ELEMENT = "air|earth|fire|water"
_CARDS = r"(?:(?:fire|air|water|earth) )*(?:spells|minions|artifacts|relics|auras|magic|automata|monuments)"
_BARRED = "attack|move|intercept|defend|untap"
_PROVIDES = r"(?:provides|gives|grants|adds) (?:you )?(?:with )?(?:a )?(?:additional|extra) "


def _power(found: re.Match[str]) -> str:
    """`the power of nearby enemy minions is reduced by 1`."""
    sign = "-" if found["how"].startswith(("reduce", "decrease", "lower")) else "+"
    return f"{found['who']} {'gets' if found['who'] in ('@me', 'the bearer', 'bearer') else 'get'} {sign}{found['count']} power"


def _less_power(found: re.Match[str]) -> str:
    return f"{found[1]} {'+' if found[3] in ('more', 'additional', 'extra') else '-'}{found[2]} power"


def _given(found: re.Match[str]) -> str:
    """`@me gives nearby enemy minions -1 power`: they have it."""
    return f"{found['who']} {'has' if found['who'].endswith('bearer') else 'have'} "


def _more_threshold(found: re.Match[str]) -> str:
    """`your water threshold is increased by 1`."""
    count = found["count"] or found["symbols"].count("(")
    return f"you have {count} additional {found['element']} threshold"


#: Phrases of what lasts with something in them that is kept.
MODIFIERS: tuple[tuple[str, Written], ...] = (
    (r"(?m)^this (?=(?:can't|has|gets|gains|may|can only|does not|is not untapped) )", "@me "),
    (r"\bthe rest of your (?=minions|units)", "your other "),
    (
        rf"(?m)^(?:each |all )?(?P<who>{THINGS}),? (?:other than|except(?: for)?|besides|but not) @me,? (?=have|get|gain|can't)",
        r"other \g<who> ",
    ),
    (
        (
            r"(?m)^(?P<who>(?:(?:other|each|all|allied|enemy|your|nearby) )*minions with [a-z]+) (?P<what>(?:have|get|can't) [^.,:;\n]*?)"
            r" (?:while|if) (?:they are )?(?P<state>underground|underwater|in the void|here|nearby)\.?$"
        ),
        r"\g<who> \g<state> \g<what>.",
    ),
    # power
    (r"\b(has|have|gets?) (\d+) (less|fewer|more|additional|extra) power\b", _less_power),
    (rf"\b(?P<how>reduce|increase|decrease|lower) the power of (?P<who>{THINGS}) by (?P<count>\d+)\b", _power),
    (rf"\bthe power of (?P<who>{THINGS}) is (?P<how>reduced|increased|decreased|lowered) by (?P<count>\d+)\b", _power),
    (r"(?<!\w)(?P<who>@me|bearer|the bearer)'s power is (?P<how>reduced|increased|decreased|lowered) by (?P<count>\d+)\b", _power),
    (r"(?<!\w)(@me|bearer|the bearer)'s movement is increased by (\d+)\b", r"\1 has movement +\2"),
    (rf"(?m)^@me gives (?:all |each )?(?P<who>{THINGS}) (?=[+-]\d|(?:{KEYWORDS})\b)", _given),
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
    (r"(?<!\w)(@me|bearer|the bearer) never (attack|move|intercept|defend|untap)s\b", r"\1 can't \2"),
    (rf"\b(?:may|can) neither ({_BARRED}) nor ({_BARRED})\b", r"can't \1 or \2"),
    (r"\b(?:may|can) (?:only attack|attack only) units\b", "can't strike sites"),
    (rf"\bcan't ({_BARRED}),? nor can (?:it|they) ({_BARRED})\b", r"can't \1 or \2"),
    # what ground a site is
    (r"\bare also (?=(?:water|land) sites)", "are "),
    (r"\bthe affected (?=(?:sites|minions|units|artifacts))", "affected "),
    (rf"(?m)^(?:@me )?floods (?P<who>{THINGS})\.?$", r"\g<who> are water sites."),
    # what cards cost
    (
        rf"\b(?P<how>reduce|increase) the costs? of ({_CARDS} (?:you cast|the enemy casts?)) by \(?(\d+)\)?",
        lambda found: f"{found[2]} cost ({found[3]}) {'less' if found['how'] == 'reduce' else 'more'}",
    ),
    (rf"\bit costs (you|the enemy) \((\d+)\) (less|more) to cast ({_CARDS})\b", r"\4 cost \1 (\2) \3"),
    (rf"\bcasting ({_CARDS}) costs (you|the enemy) \((\d+)\) (less|more)\b", r"\1 cost \2 (\3) \4"),
    (r"\b(you|the enemy) must pay (?=\(\d+\) more)", lambda found: f"{found[1]} pay{'s' * (found[1] != 'you')} "),
    (r"(?m)^((?:[^.,:\n]*, )?)(?:once a|each|every) turn, the first spell you cast (?=costs )", r"\1the first spell you cast each turn "),
    (
        r"\bthe first spell you cast (?:on|during) each of your turns\b|\bthe first spell you cast (?:on|during) your turn\b",
        "the first spell you cast each turn",
    ),
    # what players have
    (r"\b(you have|the enemy has) \+(\d+) mana (?=each turn|at the start)", r"\1 (\2) more "),
    (r"\b(you have|the enemy has) (?:a additional|a extra|1 additional|1 extra|1 more) mana (?=each turn|on )", r"\1 (1) more "),
    (
        r"\b(you have|the enemy has) (\d+) (less|fewer|more) mana (?=each turn|on )",
        lambda found: f"{found[1]} ({found[2]}) {found[3].replace('fewer', 'less')} ",
    ),
    (r"(\(\d+\)) fewer mana\b", r"\1 less mana"),
    (r"(?<=turns with )(\(\d+\) (?:more|less)) mana\b|(?<=turn with )(\(\d+\) (?:more|less)) mana\b", lambda found: found[1] or found[2]),
    (r"(?m)^(at the start of your turn, )you (?:get|receive) (?=\(\d+\)|\d+ mana)", r"\1gain "),
    (
        rf"\byour (?P<element>{_ELEMENT}) threshold is (?:increased by (?P<count>\d+)|(?P<symbols>{SYMBOLS}) (?:higher|greater|more))",
        _more_threshold,
    ),
    (rf"\byour (?P<element>{_ELEMENT}) threshold is (?P<count>\d+)(?P<symbols>) (?:higher|greater)\b", _more_threshold),
    (rf"\bincrease your (?P<element>{_ELEMENT}) threshold by (?:(?P<count>\d+)|(?P<symbols>{SYMBOLS}))", _more_threshold),
    (rf"(?m)^@me {_PROVIDES}(?={SYMBOLS})", "you have a additional "),
    (r"(?m)^(you have a additional (?:\([aefw]\))+)(?: threshold)? (?:while|as long as) @me is in the realm(?=\.?$)", r"\1"),
    (
        r"\byou gain (?:a |(\d+) )(?:additional|extra) mana (?=at the start of your turn)",
        lambda found: f"you have {found[1] or 1} more mana ",
    ),
)
