"""Amounts in usual words of the published game, and how further phrases know them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.plurals import singular
from rules.sorcery.grammar.phrases.usual_conditions import ELEMENTS
from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import START, line_before, names_one

_WHOM = r"(?:target|each|all|another|a|it|them|that|those|up to|\d+|@me|the)"
_SENT_AWAY = r"(?:destroy|banish|return|sacrifice|put|shuffle)"


def _element(found: re.Match[str]) -> str:
    """`equal to your (F)`: as much as the threshold."""
    return f"equal to your {ELEMENTS[found['one']]} threshold"


def _cards_for_each(found: re.Match[str]) -> str:
    """`draw X spells, where X is the number of ...`: one for each."""
    either = " from either deck" if found["what"] == "card" else ""
    return f"draw{found['third']} a {found['what']}{either} for each {singular(found['things'])}"


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
    (r"\bthe damage (?:already |currently )?on (it|@me|the bearer|that (?:minion|unit))\b", r"the damage on \1"),
    (
        r"\bdeal damage to (target [^.,;\n]*?) equal to ((?:twice )?)the (?:number of )?damage on it(?=[.\n]|$)",
        r"choose \1. deal damage to it equal to \2the damage on it",
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
            r"\b(?:1|a) (?P<what>damage|life|mana|card|spell|site)(?P<rest>[^.,;\n]*?) for each (?:point of )?damage on "
            r"(?P<on>it|@me|the bearer|that (?:minion|unit))(?=[.,\n]|$)"
        ),
        lambda found: (
            f"x {found['what']}{'s' * (found['what'] in ('card', 'spell', 'site'))}{found['rest']}, where x is the damage on {found['on']}"
        ),
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
    (r"\bthe (?P<kind>artifact|aura|relic|minion|unit)'s (?:mana )?(?P<figure>cost)\b", _figure_of_it),
    (r"\bdraw(?P<third>s?) x (?P<what>card|spell|site)s, where x is the number of (?P<things>[^.;\n]*?)(?=\.|$)", _cards_for_each),
    (r"\bfor each time a (allied |enemy )?minion (?:has )?died this turn\b", r"for each \1minion that died this turn"),
    (r"\bminion(s?) that (?:has|have) died this turn\b", r"minion\1 that died this turn"),
    (r"\bcard(s?) (?:that )?the enemy has in hand\b", r"card\1 in the enemy's hand"),
    (r"(?m)^(@me (?:has|gets|gains) [^.;\n]*?(?:for each|the number of) [^.;\n]*?) (?:near|nearby) it(?=[.\n]|$)", r"\1 nearby"),
    (r"(?m)^(@me (?:has|gets|gains) [^.;\n]*?(?:for each|the number of) [^.;\n]*?) adjacent to it(?=[.\n]|$)", r"\1 adjacent"),
    (
        (
            r"\b(for each [^.,;\n]*?),? (?:up to(?: a maximum of)?|to a maximum of|max|maximum)(?: of)? \(?(\d+)\)?"
            r"(?: (?:life|cards|spells|sites|damage|mana|power))?(?=[.\n]|$)"
        ),
        r"\1 (at most \2)",
    ),
    (r"\b(?:a|the) amount of (life|damage|mana) equal to\b", r"\1 equal to"),
    (r"\bas much (life|damage|mana) as (?=(?:its|that|the|@me|your|twice)\b)", r"\1 equal to "),
    (r"\bequal to your number of ([^.,;\n]*?)(?=[.,;\n]|$)", r"equal to the number of allied \1"),
    (r"\b(gets?|gains?) (?:additional |extra )?power equal to (?!that)", r"\1 +x power, where x is "),
    (r"\b(has|have) (?:additional|extra) power equal to (?!that)", r"\1 +x power, where x is "),
    (
        r"\b(for each|the number of) cards? (?:you hold|in hand)\b",
        lambda found: f"{found[1]} card{'s' * (found[1] != 'for each')} in your hand",
    ),
    (r"\bequal to (?:the number of |your )\((?P<one>[aefw])\)(?: (?:you have|threshold|thresholds))?(?!\()", _element),
    (rf"{START}deal (?:to )?({_WHOM}\b[^.,;\n]*?) damage equal to ", r"deal damage to \1 equal to "),
    (rf"{START}({_WHOM}\b[^.,:;\n]*?) takes? (damage equal to (?:twice |\d+ times )?the number of [^.;\n]*?)(?=\.|$)", r"deal \2 to \1"),
    (
        r"(?m)^((?:genesis|(?:[^\n:]*, )?tap): )(?:@me deals|it deals|deal)s? damage equal to its power to (?=target|each|all|a )",
        r"\1deal damage equal to @me's power to ",
    ),
    (
        r"(?m)^((?:genesis|(?:[^\n:]*, )?tap): )(?:@me deals|it deals) damage (to [^.,;\n]*?) equal to its power(?=[.;\n]|$)",
        r"\1deal damage \2 equal to @me's power",
    ),
    (r"(?<!\w)@me deals damage equal to its power\b", "deal damage equal to @me's power"),
    (r"(?<!\w)@me deals its power (?:in|as) damage to\b", "deal damage equal to @me's power to"),
    (
        (
            rf"(?m)^((?:genesis: |tap: )?{_SENT_AWAY} [^.;\n]*(?:[.;]|,? then|,? and) [^.;\n]*?\b(?:equal to|where x is)) the"
            rf" power (?:that )?it had(?: before it died)?\b"
        ),
        r"\1 its power",
    ),
    (
        (
            rf"(?m)^((?:genesis: |tap: )?{_SENT_AWAY} [^.;\n]*(?:[.;]|,? then|,? and) [^.;\n]*?\b(?:equal to|where x is) its"
            rf" power) before it (?:died|left)\b"
        ),
        r"\1",
    ),
    (r"\b(gain mana equal to [^.,;\n]*?) this turn\b", r"\1"),
    (rf"{START}you (?=gain (?:mana|life|that much mana|x mana)\b)", ""),
    (
        (
            r"\b(?<!control of )(target [^.,;\n]*?\benemy (?:minion|unit|automaton|artifact|relic)\b[^.,;\n]*?)(?:\.|,)? (?:and |then )*"
            r"(?:its|that (?:minion|unit|artifact|relic|auto"
            r"maton)'s) controller (?=loses|gains|draws|discards|sacrifices)"
        ),
        r"\1. the enemy ",
    ),
    (r"\b(target [^.,;\n]*?\benemy (?:minion|unit)\b[^.,;\n]*?\. )they (?=loses?|gains?|draws?|discards?)", r"\1the enemy "),
)
