"""Groups of things, mana and tokens in effects, in usual words of the published game, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.plurals import singular
from rules.sorcery.grammar.phrases.usual_conditions import SYMBOLS
from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import START

_KINDS = r"(?:units|minions|automata|artifacts|relics|monuments|auras|sites|avatars)"
_ADJECTIVES = r"(?:(?:nearby|adjacent|enemy|allied|tapped|untapped|damaged) )*"
_DEED = r"(?:destroy|banish|return|tap|untap|deal \d+ damage to)"
_WHERE = r"(?: (?:nearby|adjacent|here|in the area|in the realm|up to \d+ steps away))?"
_END = r"(?=[.,;\n]|$| and (?:draw|gain|lose|you)\b| to )"


def _either_kind(found: re.Match[str]) -> str:
    """`destroy all artifacts and auras`: each that is the one or the other."""
    listed = [singular(each) for each in re.split(r", and |, | and ", found["kinds"])]
    if re.search(r"\b(?:tapped|untapped|damaged)\b", found["which"]) and not {*listed} <= {"minion", "unit", "automaton", "avatar"}:
        return found[0]
    kinds = " or ".join(listed)
    where = found["where"].replace(" in the realm", "")
    return f"{found['deed']} each {found['which']}{kinds}{where}"


def _tokens(found: re.Match[str]) -> str:
    """`banish all tokens`: minions and automata that are tokens."""
    return f"{found['deed']} each {found['which']}token minion or automaton{found['where']}"


#: Phrases of groups, mana and tokens with something in them that is kept.
GROUPS: tuple[tuple[str, Written], ...] = (
    (
        (
            rf"{START}(?P<deed>{_DEED}) (?:all|each of the) (?P<which>{_ADJECTIVES})(?P<kinds>{_KINDS}(?:, {_KINDS})*,? and {_KINDS})"
            rf"(?P<where>{_WHERE}){_END}"
        ),
        _either_kind,
    ),
    (rf"{START}(?P<deed>destroy|banish) (?:all|each|every) (?P<which>{_ADJECTIVES})tokens?(?P<where>{_WHERE}){_END}", _tokens),
    (r"\beach of them (?=can't\b)", "they "),
    (
        rf"{START}(?:you )?gain (\(\d+\)|\d+ mana),? and (?:gain )?(?:a )?(?:additional |extra )({SYMBOLS})(?: threshold)? this turn\b",
        r"gain \1. you have a additional \2 this turn",
    ),
    (
        rf"\byou permanently (?:gain|get|have) (?:a )?(?:additional |extra )?({SYMBOLS})(?: thresholds?)?",
        r"you have a additional \1 permanently",
    ),
    (rf"{START}you have \((\d+)\) more this turn\b", r"gain (\1) this turn"),
    (rf"{START}((?:you may )?play a (?:(?:fire|air|water|earth|land) )+site)(?=[.,\n]|$)", r"\1 from your hand"),
    (r"\b(put (?:it|them) on top(?: of (?:it|your (?:atlas|spellbook)))?),? (?:and |then )+shuffle the rest\b", r"\1 after shuffling"),
    # tokens
    (r"(tokens?\b[^.;\n]*?) (?:atop|on top of) (?:@me|this site)(?=[.,;\n]|$)", r"\1 here"),
    (r"(tokens?\b[^.;\n]*?) here, (?=with \d)", r"\1 here "),
    (r"(tokens?\b[^.;\n]*?) (?:to|onto|at) (a|any) ((?:[a-z]+ )*?sites?) (you control|the enemy controls)\b", r"\1 on \2 \3 \4"),
    (r"(tokens?\b[^.;\n]*?) (?:to|onto|at) (?:a|any) (allied|enemy) (?=(?:[a-z]+ )*?site\b)", r"\1 on a \2 "),
    (
        (
            r"(?m)^(whenever [^,\n]*?\b(minion|unit)\b[^,\n]*? dies\b[^,\n]*, [^\n]*?tokens?\b[^.;\n]*?)"
            r" (?:where (?:it|that \2) died|(?:to|at|on) (?:its|that \2's) (?:square|location|site))(?=[.\n]|$)"
        ),
        r"\1 to the square of that \2",
    ),
    (
        r"(?P<said>\b(?:summon|create) (?:a|\d+) \"(?P<name>[^\"]+)\" tokens?\b[^.\n]*\. )(?i:(?P=name))s (?P<have>have|are) ",
        r"\g<said>they \g<have> ",
    ),
)
