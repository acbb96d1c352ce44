"""The words that texts of the rules are made of."""

from __future__ import annotations

import re

from rules.kernel.grammar.templates import templates_of
from rules.kernel.text.english_words import NUMBERS
from rules.sorcery.language import conditions, costs, effects, modifiers, moments, replaced
from rules.sorcery.terms import KEYWORDS
from rules.sorcery.text import english_nouns as nouns
from rules.sorcery.text.values import VALUES

_FAMILIES = (conditions.Condition, costs.Cost, effects.Effect, modifiers.Modifier, moments.Moment, replaced.Replaced)
_FURTHER = "all any allied friendly other another each every random choice control caster bearer this that those it its they them their"


def words_of_rules() -> frozenset[str]:
    """Every word that the English of the card language has, small."""
    texts = [text for family in _FAMILIES for word in family.words() if word.SAYS is not None for _, text in templates_of(word)]
    texts += [text.en for table in VALUES.values() for text in table.values()]
    texts += [each.name.en for each in KEYWORDS]
    texts += [_FURTHER, *NUMBERS, *nouns.BASES.values(), *nouns.REGIONS.values(), *nouns.FOE.values(), *nouns.CARDS]
    texts += ["unit minion avatar artifact relic automaton monument aura site square magic spell card token cost power threshold step"]
    found = set(re.findall(r"[a-z]+", " ".join(texts).lower()))
    return frozenset(found | {f"{each}s" for each in found})
