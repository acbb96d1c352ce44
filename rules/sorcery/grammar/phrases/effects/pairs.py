"""Two effects that share a target or a verb, and how texts of this site say them one after the other, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_conditions import SYMBOLS
from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import SENTENCE, START

#: The end of a sentence behind which nobody is meant by a pronoun.
_ALONE = r"(?=[.,;\n]|$)(?![^\n]*\b(?:it|its|they|them|their|that|those)\b)"
_LASTING = r"(?:this turn|until [^.,;\n]*?)"
_AIM = r"(?:(?:another )?target|each|all|up to \d+ target|\d+ target|your avatar|the enemy(?: unit)?(?:'s)? avatar|a random)"


def _damage_to_both(found: re.Match[str]) -> str:
    """`deal 2 damage to target minion and 1 to target avatar`: one after the other; it is not clear round whom others are."""
    is_round = re.search(r"\b(?:adjacent|nearby)\b(?! (?:to )?(?:@me|the caster))", found["other"]) is not None
    if is_round and "target" in found["first"] and not found["other"].startswith("target"):
        return found[0]
    return f"{found['verb']} {found['much']} damage to {found['first']}. deal {found['more']} damage to {found['other']}"


def _target_and_others(found: re.Match[str]) -> str:
    """`tap target minion and each minion adjacent to it`: first the target, then the others; things are on nothing but a site."""
    at, others = re.search(r" (?:on|at|atop) (?:it|that site)$", found["others"]), found["others"]
    if (at is not None) != (
        found["verb"] == "destroy" and " site" in f" {found['first']}" and not re.search(r"\b(?:on|at)\b", found["first"])
    ):
        return found[0]
    if at is not None:
        others = f"{others[: at.start()]}{' on the surface' * ('atop' in at[0])} there"
    return f"{found['verb']} {found['first']}. {found['verb']} {others}"


#: Phrases of pairs with something in them that is kept.
PAIRS: tuple[tuple[str, Written], ...] = (
    (
        (
            rf"{SENTENCE}((?!you may )[^.,;:\n]*? (?:gets?|gains?|have|has) [^.,;:\n]*? ({_LASTING})), and ((?:[a-z]+ )*?(?:minions|units)"
            rf" can't (?:(?!{_LASTING})[^.,;:\n])*)(?=\.|$)"
        ),
        r"\1. \3 \2",
    ),
    (
        rf"{SENTENCE}(?:you )?gain (\(\d+\)|\d+ mana),? and (?:gain )?(?:a )?(?:additional |extra )({SYMBOLS})(?: threshold)? this turn\b",
        r"gain \1. you have a additional \2 this turn",
    ),
    (
        (
            rf"{START}(?P<verb>deal|@me deals) (?P<much>\d+) damage to (?P<first>{_AIM}(?:(?! and )[^.,:;\n])*?),? and (?:then )?"
            rf"(?:deal )?(?P<more>\d+)(?: damage)? to (?P<other>{_AIM}[^.,:;\n]*?){_ALONE}"
        ),
        _damage_to_both,
    ),
    # one verb for the card and others
    (
        (
            rf"{START}(?P<verb>tap|untap) (?P<me>@me|the bearer|bearer|the caster) and"
            rf" (?P<others>(?:each|all) (?:(?! and | or )[^.,:;\n])*?){_ALONE}"
        ),
        r"\g<verb> \g<me>. \g<verb> \g<others>",
    ),
    # one verb for a target and those near it or on it, to which nothing happens if it is done to them twice
    (
        (
            rf"{START}(?P<verb>tap|untap|flood|destroy|banish) (?P<first>target (?:(?! and | or )[^.,:;\n])*?),? and"
            r" (?P<others>(?:each|all) (?:(?! and | or |\bother\b)[^.,:;\n])*?"
            rf" (?:adjacent to|near|nearby|on|at|atop) (?:it|that (?:site|minion|unit)))(?=[.\n]|$){_ALONE}"
        ),
        _target_and_others,
    ),
    (
        (
            rf"(?<=[a-z] )((?:gets?|gains?|has|have) (?:(?! and )[^.,:;\n])*? ({_LASTING}),?"
            rf" and (?:it |they )?can't (?:(?!{_LASTING})[^.,:;\n])*?)"
            r"(?=\.|$)"
        ),
        r"\1 \2",
    ),
)
