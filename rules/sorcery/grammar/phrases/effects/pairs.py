"""Two effects that share a target or a verb, and how texts of this site say them one after the other, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import START

_VERB = r"(?:tap|untap|disarm|destroy|banish|sink|burrow|submerge|surface|deal \d+ damage to)"
_SOME = (
    r"(?:(?:another )?target|each|all|every|up to \d+ (?:other )?target|\d+ target|a (?:random )?(?:nearby |adjacent )?(?:enemy|allied)"
    r"|it|them|that (?:minion|unit))"
)
_WHOM = rf"(?P<whom>{_SOME}(?: (?:(?!\band\b)[^.,:;\n])*?)?)"
_END = r"(?=[.,;\n]|$| and (?:draw|gain|lose|you|the enemy)\b)"
#: The end of a sentence behind which nobody is meant by a pronoun.
_ALONE = r"(?=[.,;\n]|$)(?![^\n]*\b(?:it|its|they|them|their|that|those)\b)"
_LASTING = r"(?:this turn|until [^.,;\n]*?)"
_AIM = r"(?:(?:another )?target|each|all|up to \d+ target|\d+ target|your avatar|the enemy(?: unit)?(?:'s)? avatar|a random)"


def _pronoun(whom: str) -> str:
    return "them" if re.match(r"(?:each|all|every|up to|\d|them)", whom) and "up to 1 " not in whom else "it"


def _one_after_other(found: re.Match[str]) -> str:
    """`tap and disarm target minion`: it is tapped, then it drops what it carries."""
    pronoun = _pronoun(found["whom"])
    if found["then"] == "disarm":
        return f"{found['first']} {found['whom']}. {'they drop' if pronoun == 'them' else 'it drops'} all artifacts"
    return f"{found['first']} {found['whom']}. {found['then']} {pronoun}"


def _damage_to_both(found: re.Match[str]) -> str:
    """`deal 2 damage to target minion and 1 to target avatar`: one after the other; it is not clear round whom others are."""
    is_round = re.search(r"\b(?:adjacent|nearby)\b(?! (?:to )?(?:@me|the caster))", found["other"]) is not None
    if is_round and "target" in found["first"] and not found["other"].startswith("target"):
        return found[0]
    return f"{found['verb']} {found['much']} damage to {found['first']}. deal {found['more']} damage to {found['other']}"


#: Phrases of pairs with something in them that is kept.
PAIRS: tuple[tuple[str, Written], ...] = (
    (rf"{START}(?P<first>{_VERB}),? and (?:then )?(?P<then>{_VERB}) {_WHOM}{_END}", _one_after_other),
    (
        (
            rf"{START}(?P<verb>deal|@me deals) (?P<much>\d+) damage to (?P<first>{_AIM}(?:(?! and )[^.,:;\n])*?),? and (?:then )?"
            rf"(?:deal )?(?P<more>\d+)(?: damage)? to (?P<other>{_AIM}[^.,:;\n]*?){_ALONE}"
        ),
        _damage_to_both,
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
