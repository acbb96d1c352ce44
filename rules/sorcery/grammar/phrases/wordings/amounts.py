"""Amounts in usual words of the published game, and how further phrases know them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_conditions import ELEMENTS
from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import START, line_before, names_one

_WHOM = r"(?:target|each|all|another|a|it|them|that|those|up to|\d+|@me|the)"
_SENT_AWAY = r"(?:destroy|banish|return|sacrifice|put|shuffle)"


def _element(found: re.Match[str]) -> str:
    """`equal to your (F)`: as much as the threshold."""
    return f"equal to your {ELEMENTS[found['one']]} threshold"


def _figure_of_it(found: re.Match[str]) -> str:
    """`the power of the destroyed minion`: its power, where nothing else is named before."""
    said = found.groupdict()
    kind = said["kind"] or said.get("kind2") or "thing"
    if not names_one(line_before(found), kind):
        return found[0]
    return f"its {'mana cost' if found['figure'] == 'cost' else 'power'}"


#: Phrases of amounts with something in them that is kept.
AMOUNTS: tuple[tuple[str, Written], ...] = (
    (
        r"\bthe number of times (your units|allied units|enemy units|units)(?: have)? attacked this turn\b",
        lambda found: f"the number of attacks that {found[1].replace('allied', 'your')} have made this turn",
    ),
    (
        (
            r"\+1 power for each (?:(?:point of )?damage on (?P<on>it|@me|the bearer|that (?:minion|unit))|(?:point of )?damage"
            r" (?P<has>it|@me|the bearer) has)(?=[.,\n]|$)"
        ),
        lambda found: f"+x power, where x is the damage on {found['on'] or found['has']}",
    ),
    (
        (
            r"\bthe (?:mana )?(?P<figure>cost|power) of (?:what was (?:destroyed|banished|returned|sacrificed)|the (?:destroyed|banished"
            r"|returned|sacrificed) (?P<kind>minion|unit|artifact|aura|relic|card|thing|site)|that (?P<kind2>minion|unit|artifact|aura"
            r"|relic|card))(?=[.,\n]|$)"
        ),
        _figure_of_it,
    ),
    (
        (
            r"\bthe (?:destroyed|banished|returned|sacrificed|tapped) "
            r"(?P<kind>minion|unit|artifact|automaton|aura|relic|card|thing|site)'s (?:mana )?(?P<figure>cost|power)\b"
        ),
        _figure_of_it,
    ),
    (r"\bminion(s?) that (?:has|have) died this turn\b", r"minion\1 that died this turn"),
    (
        (
            r"\b(for each [^.,;\n]*?),? (?:up to(?: a maximum of)?|to a maximum of|max|maximum)(?: of)? \(?(\d+)\)?"
            r"(?: (?:life|cards|spells|sites|damage|mana|power))?(?=[.\n]|$)"
        ),
        r"\1 (at most \2)",
    ),
    (r"\b(has|have) (?:additional|extra) power equal to (?!that)", r"\1 +x power, where x is "),
    (r"\bequal to (?:the number of |your )\((?P<one>[aefw])\)(?: (?:you have|threshold|thresholds))?(?!\()", _element),
    (rf"{START}deal (?:to )?({_WHOM}\b[^.,;\n]*?) damage equal to ", r"deal damage to \1 equal to "),
    (rf"{START}({_WHOM}\b[^.,:;\n]*?) takes? (damage equal to (?:twice |\d+ times )?the number of [^.;\n]*?)(?=\.|$)", r"deal \2 to \1"),
    (r"(?<!\w)@me deals damage equal to its power\b", "deal damage equal to @me's power"),
    (
        (
            rf"(?m)^((?:genesis: |tap: )?{_SENT_AWAY} [^.;\n]*(?:[.;]|,? then|,? and) [^.;\n]*?\b(?:equal to|where x is)) the"
            rf" power (?:that )?it had(?: before it died)?\b"
        ),
        r"\1 its power",
    ),
    (rf"{START}you (?=gain (?:mana|life|that much mana|x mana)\b)", ""),
)
