"""Conditions in usual words of the published game, and how further phrases know them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.plurals import plural, singular
from rules.sorcery.grammar.phrases.usual_conditions import SYMBOLS
from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import KEYWORDS, may_be_itself

_IF = r"(?:while|if|and|or|unless)"
_KINDS = "units?|minions?|avatars?|artifacts?|relics?|automat(?:on|a)|monuments?|auras?|sites?"
_NOUN = rf"(?:(?:nearby|adjacent|tapped|untapped|damaged|token|nontoken|fire|air|water|earth|land|allied|enemy|other) )*(?:{_KINDS})"
_KEYWORD = f"(?:{KEYWORDS})"
_WHO = r"(?:it|@me|the bearer|that minion|that unit|they)"
_END = r"(?=[,.;:\n]|$| and | or (?!more|less|fewer|greater))"
_CONTROL = {"you": "you control", "the enemy": "the enemy controls"}
_HAS = {"your": "you have", "the enemy's": "the enemy has", "their": "the enemy has"}


def _any(found: re.Match[str]) -> str:
    """`you control one or more fire sites`: a fire site."""
    return f"{found['before']} a{'nother' if found['other'] else ''} {singular(found['noun'])}"


def _none(found: re.Match[str]) -> str:
    """`you control no fire site`: no fire sites."""
    return f"{found['before']} no {found['other'] or ''}{plural(found['noun'])}"


_SYMBOL_LEADS = r"(?:(?:\([aefw]\))+ ?(?:-|:) ?|(?:while|if) (?:you|the enemy|your|it is (?:your|the enemy's)) [^.,:;\n]*, )"


#: Others than the card that may be meant by what is asked behind them.
_OTHERS = r"\b(?:target|minions?|units?|allies|ally|enem(?:y|ies)|bearer|sites?|artifacts?|avatars?)\b"
#: Phrases of conditions with something in them that is kept.
STATES: tuple[tuple[str, Written], ...] = (
    (
        (
            rf"\b(?P<before>(?:you control|the enemy controls|there (?:is|are))) (?:1 or more|at least 1|any) (?P<other>other )?"
            rf"(?P<noun>{_NOUN})\b"
        ),
        _any,
    ),
    (
        rf"\b(?P<before>{_IF}) (?:1 or more|at least 1|any) (?P<other>other )?(?P<noun>{_NOUN}) (?:is|are|has|have|died|was|were)\b",
        lambda found: _any(found) + (" died" if found[0].endswith("died") else " is"),
    ),
    (
        (
            rf"\b(you|the enemy) (?:has|have) ((?:a|another|no|no other|\d+ or (?:more|fewer)|at least \d+|any) (?:other"
            rf" )?{_NOUN})\b(?! (?:in|among|card))"
        ),
        lambda found: f"{_CONTROL[found[1]]} {found[2]}",
    ),
    (rf"\b(?P<before>you control|the enemy controls|there (?:is|are)) no (?P<other>other )?(?P<noun>{_NOUN})\b(?! cards?\b)", _none),
    (rf"\bthere (?:is not|isn't) (?:a|any|another) (?P<noun>{_NOUN})\b", lambda found: f"there are no {plural(found['noun'])}"),
    (
        rf"\b(while|if) (?:@me is )?not (near|nearby|adjacent to) (?:a|any|another) ({_NOUN})(?=,)",
        lambda found: (
            f"{found[1]} there are no {'other ' if may_be_itself(found[3]) else ''}{plural(found[3])}"
            f" {'adjacent' if found[2] == 'adjacent to' else 'nearby'}"
        ),
    ),
    (
        (
            r"(?m)^(@me|the bearer) ((?:has|gets|can't|gains) [^.,:;\n]*?) (?:on|at) ((?:water|land|fire|air|earth|allied|enemy)"
            r" sites|sites you control)\.?$"
        ),
        lambda found: f"while {found[1]} is on a {singular(found[3])}, {found[1]} {found[2]}.",
    ),
    (
        (
            rf"(?<!\w)({_WHO}) (?:bears|is bearing|holds|is holding|carries|is carrying|has) (?:a artifact|artifacts|1 or more"
            rf" artifacts|any artifacts?)\b"
        ),
        r"\1 is artifact-bearing",
    ),
    (
        (
            rf"(?<!\w)({_WHO}) (?:(?:carries|bears) no (?:artifacts?|relics?)|(?:is not|isn't|does not|doesn't) (?:carry|carrying"
            rf"|bear|bearing) "
            r"(?:a|any) (?:artifacts?|relics?))\b"
        ),
        r"\1 is not artifact-bearing",
    ),
    (
        r"\b(if|while|and|or|unless) @me is (?:nearby|near) (your|the enemy) avatar\b",
        r"\1 \2 avatar is nearby",
    ),
    (r"\b(if|while|and|or|unless) ([^,.;:\n]*?) (is|are) (?:adjacent|next) to @me\b", r"\1 \2 \3 adjacent"),
    (r"\b(if|while|and|or|unless) ([^,.;:\n]*?) (is|are) (?:near|nearby) @me\b", r"\1 \2 \3 nearby"),
    (r"(?<!\w)(?:your avatar|the caster|@me) is (not )?at death's door\b", r"you are \1at death's door"),
    (r"\byour avatar has (?=(?:\d|at |no |less|more|exactly)[^,.;\n]*life\b)", "you have "),
    (
        r"\bthere (?:is|are) ((?:a|no|\d+ or (?:more|fewer)|at least \d+|exactly \d+) [^,.;\n]*?) in (your|the enemy's) hand\b",
        lambda found: f"{_HAS[found[2]]} {found[1]} in hand",
    ),
    (
        rf"\b({_IF}) ((?:\d+ or (?:more|fewer)|at least \d+|no) [^,.;\n]*?) are in (your|the enemy's) (graveyard|spellbook|atlas)\b",
        r"\1 there are \2 in \3 \4",
    ),
    (
        (
            rf"\b({_IF}) (?:a|any|1 or more|at least 1) (allied |enemy )?minions?(?: (?:you|the enemy) controls)? (?:has |have"
            rf" )?died this turn\b"
        ),
        r"\1 a \2minion has died this turn",
    ),
    (rf"\b(you have|the enemy has) (?:at least )?({SYMBOLS})(?: or more)?(?: threshold)?{_END}", r"\1 \2"),
    (rf"(?<!\w)({_WHO})'?s? (?:mana )?costs? is (\d+ or (?:less|more))\b", r"\1 has mana cost \2"),
    (rf"\b(if|and|or) ({_WHO}) costs (\d+ or (?:less|more))\b", r"\1 \2 has mana cost \3"),
    (
        rf"\b(if|and|or|while) ({_WHO}) (is|are|is not) (?:a (?=defender))?({_KEYWORD}){_END}",
        lambda found: f"{found[1]} {found[2]} {'does not have' if found[3] == 'is not' else 'has'} {found[4]}",
    ),
    (
        (
            rf"(?m)(^|(?:^|(?<=\. ))@me (?:(?!{_OTHERS})[^,.;:\n])*?)\bunless"
            r" (?=(?:not )?(?:tapped|untapped|damaged|underwater|underground|on a |at a |in the void)[^,.;:\n]*(?:, @me|\.?$))"
        ),
        r"\1unless @me is ",
    ),
    (
        (
            r"(?m)^(@me|the bearer|[^,.:;\n]*?(?:minions|units)[^,.:;\n]*?) (?:can|may) (?:only (attack|move|intercept|defend)|"
            r"(attack|move|intercept|defend) only) (?:if|while|when) "
        ),
        lambda found: f"{found[1]} can't {found[2] or found[3]} unless ",
    ),
    (r"(?m)^(?:you can't|you may not) cast (?:this|this spell|this magic|this card) unless ", "cast this spell only if "),
    # the same ones in a sentence of its own
    (
        (
            r"(?m)^((?P<who>(?!while|if|when|at )[^.,:;\n]*?\b(?:minions|units|automata)\b(?:(?!have|get)[^.,:;\n])*?) (?:have|get|can't)\b"
            rf"(?:(?!this turn|until|permanently)[^.:;\n])*\.?(?:\n| ){_SYMBOL_LEADS}?)(?:they|those (?:minions"
            rf"|units)) (?:also )?(?=have|get|can't)"
        ),
        r"\1\g<who> ",
    ),
    # the same of the one that carries it
    (
        r"(?m)^(the bearer|@me) ([^,.:;\n]*?) (?:while|if) it (is|has|does not have|is not) ((?!(?:your|the enemy's) turn)[^,.:;\n]*)\.?$",
        r"while \1 \3 \4, \1 \2.",
    ),
    # an aura is no unit, of which a condition asks unless it says so
    (r"\b((?:target|a|another) (?:(?!or )[a-z]+ )*?aura\b(?! or\b)[^.;:\n]*\. if it )has (?=mana cost)", r"\1is a aura with "),
)
