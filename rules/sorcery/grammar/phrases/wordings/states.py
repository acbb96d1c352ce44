"""Conditions in usual words of the published game, and how further phrases know them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.plurals import plural, singular
from rules.sorcery.grammar.phrases.usual_conditions import ELEMENTS, SYMBOLS
from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import KEYWORDS, may_be_itself

_IF = r"(?:while|if|and|or|unless)"
_KINDS = "units?|minions?|avatars?|artifacts?|relics?|automat(?:on|a)|monuments?|auras?|sites?"
_NOUN = rf"(?:(?:nearby|adjacent|tapped|untapped|damaged|token|nontoken|fire|air|water|earth|land|allied|enemy|other) )*(?:{_KINDS})"
_KEYWORD = f"(?:{KEYWORDS})"
_ELEMENT = "air|earth|fire|water"
_WHO = r"(?:it|@me|the bearer|that minion|that unit|they)"
_END = r"(?=[,.;:\n]|$| and | or (?!more|less|fewer|greater))"
_CONTROL = {"you": "you control", "the enemy": "the enemy controls"}
_HAS = {"your": "you have", "the enemy's": "the enemy has", "their": "the enemy has"}
_DONE = "drawn|drew|discarded|cast|played"
_SYMBOL = {element: letter for letter, element in ELEMENTS.items()}


def _any(found: re.Match[str]) -> str:
    """`you control one or more fire sites`: a fire site."""
    return f"{found['before']} a{'nother' if found['other'] else ''} {singular(found['noun'])}"


def _none(found: re.Match[str]) -> str:
    """`you control no fire site`: no fire sites."""
    return f"{found['before']} no {found['other'] or ''}{plural(found['noun'])}"


def _controlled(found: re.Match[str]) -> str:
    """`there are two or more other allied minions in the realm`: somebody controls them."""
    who = "you" if found["side"] == "allied" else "the enemy"
    return f"{_CONTROL[who]} {found['many']} {found['other'] or ''}{found['noun']}"


def _threshold(found: re.Match[str]) -> str:
    """`two or more fire threshold`, in symbols."""
    symbols = f"({_SYMBOL[found['element']]})" * int(found["count"])
    return f"{found['who']} {symbols}"


def _near(found: re.Match[str]) -> str:
    """`@me is near another allied minion, it has ward`: one is near."""
    if found["noun"].startswith("a ") and may_be_itself(found["noun"]):
        return found[0]  # the card itself is near
    place = "adjacent" if found["where"] in ("adjacent to", "next to") else "nearby"
    rest = "" if found["rest"] is None else ", @me "
    return f"{found['if']} there is {found['noun']} {place}{rest}"


_SYMBOL_LEADS = r"(?:(?:\([aefw]\))+ ?(?:-|:) ?|(?:while|if) (?:you|the enemy|your|it is (?:your|the enemy's)) [^.,:;\n]*, )"


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
    (rf"\b({_IF}) any (?=(?:allied |enemy )?minion (?:has )?died\b)", r"\1 a "),
    (r"\b(you|the enemy) (?:do not|does not|don't|doesn't) control (?:a|any) (?=other )", lambda found: f"{_CONTROL[found[1]]} no "),
    (
        rf"\b(you|the enemy) (?:do not|does not|don't|doesn't) control (another|other) ({_NOUN})\b",
        lambda found: f"{_CONTROL[found[1]]} no other {plural(found[3])}",
    ),
    (
        (
            rf"\b(you|the enemy) (?:has|have) ((?:a|another|no|no other|\d+ or (?:more|fewer)|at least \d+|any) (?:other"
            rf" )?{_NOUN})\b(?! (?:in|among|card))"
        ),
        lambda found: f"{_CONTROL[found[1]]} {found[2]}",
    ),
    (rf"\b(?P<before>you control|the enemy controls|there (?:is|are)) no (?P<other>other )?(?P<noun>{_NOUN})\b", _none),
    (r"\bthere is no(?= \w+s\b)", "there are no"),
    (rf"\bthere (?:is not|isn't) (?:a|any|another) (?P<noun>{_NOUN})\b", lambda found: f"there are no {plural(found['noun'])}"),
    (
        (
            rf"\bthere (?:is|are) (?P<many>a|another|no|\d+ or (?:more|fewer)|at least \d+) (?P<other>other )?(?P<side>allied"
            rf"|enemy) (?P<noun>{_NOUN}) in the realm\b"
        ),
        _controlled,
    ),
    (
        (
            rf"\b(?P<many>(?:another|no|\d+ or (?:more|fewer)|at least \d+)) (?P<other>other )?(?P<side>allied|enemy) "
            rf"(?P<noun>{_NOUN}) (?:is|are) in the realm\b"
        ),
        _controlled,
    ),
    (
        (
            rf"\bthere (?:is|are) (?P<many>a|another|no|\d+ or (?:more|fewer)) (?P<other>other )?(?P<noun>(?:[a-z]+ )?"
            rf"(?:{_KINDS})) under (?P<side>your) control\b"
        ),
        lambda found: f"you control {found['many']} {found['other'] or ''}{found['noun']}",
    ),
    (r"\b(you control (?:a|another|no|\d+ or (?:more|fewer)) (?:other )?)(?:allied|friendly) ", r"\1"),
    (rf"\b({_IF}) @me is (?:your only|the only) minion(?: you control)?{_END}", r"\1 you control no other minions"),
    (r"\bmore than 1 other (minion|site|artifact|unit)s?\b", r"2 or more other \1s"),
    (
        (
            rf"\b(?P<if>while|if) (?:@me is )?(?P<where>near|nearby|adjacent to|next to) (?P<noun>(?:a|another) {_NOUN})"
            rf"(?P<rest>, (?:it|@me) )"
        ),
        _near,
    ),
    (
        rf"\b(while|if) (?:@me is )?not (near|nearby|adjacent to) (?:a|any|another) ({_NOUN})(?=,)",
        lambda found: (
            f"{found[1]} there are no {'other ' if may_be_itself(found[3]) else ''}{plural(found[3])}"
            f" {'adjacent' if found[2] == 'adjacent to' else 'nearby'}"
        ),
    ),
    (r"(?m)^(?:on|at) (a (?:[a-z]+ )*?site), (?=@me|the bearer)", r"while on \1, "),
    (
        (
            r"(?m)^(@me|the bearer) ((?:has|gets|can't|gains) [^.,:;\n]*?) (?:on|at) ((?:water|land|fire|air|earth|allied|enemy)"
            r" sites|sites you control)\.?$"
        ),
        lambda found: f"while {found[1]} is on a {singular(found[3])}, {found[1]} {found[2]}.",
    ),
    (r"\b(while|if) (?:occupying|standing (?:on|at)) (?=a )", r"\1 on "),
    (r"\b(while|if) (?:in|within) the affected area, ((?:(?:allied|enemy) )?(?:minions|units)) ", r"\2 in the affected area "),
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
    (r"\b(if|while) (?:adjacent|next) to (your|the enemy) avatar(?=,)", r"\1 \2 avatar is adjacent"),
    (r"\b(if|while) (?:near|nearby) (your|the enemy) avatar(?=,)", r"\1 \2 avatar is nearby"),
    (r"\b(if|while|and|or|unless) @me is (?:adjacent|next) to (your|the enemy) avatar\b", r"\1 \2 avatar is adjacent"),
    (r"\b(if|while|and|or|unless) ([^,.;:\n]*?) (is|are) (?:adjacent|next) to @me\b", r"\1 \2 \3 adjacent"),
    (r"\b(if|while|and|or|unless) ([^,.;:\n]*?) (is|are) (?:near|nearby) @me\b", r"\1 \2 \3 nearby"),
    (rf"(?<!\w)({_WHO}) is a (spellcaster|defender)(?=[,.;\n]|$| and )", r"\1 has \2"),
    (rf"(?<!\w)({_WHO}) has damage(?: on (?:it|her|him|them))?{_END}", r"\1 is damaged"),
    (r"(?<!\w)(?:your avatar|the caster|@me) is (not )?at death's door\b", r"you are \1at death's door"),
    (r"\bthe enemy avatar is at death's door\b|\bthe enemy's avatar is at death's door\b", "the enemy is at death's door"),
    (r"\byour avatar has (?=(?:\d|at |no |less|more|exactly)[^,.;\n]*life\b)", "you have "),
    (r"\bthe enemy(?:'s)? avatar has (?=(?:\d|at |no |less|more|exactly)[^,.;\n]*life\b)", "the enemy has "),
    (r"\b(your|the enemy's) (?:avatar's )?life (?:total )?is (?:at )?(?=\d|at |no |less|more)", r"\1 life is "),
    (r"\byou are at (\d+) life or (less|more)\b", r"you have \1 or \2 life"),
    (
        r"\bthere (?:is|are) ((?:a|no|\d+ or (?:more|fewer)|at least \d+|exactly \d+) [^,.;\n]*?) in (your|the enemy's) hand\b",
        lambda found: f"{_HAS[found[2]]} {found[1]} in hand",
    ),
    (
        r"\b(you|they) hold ((?:no|\d+ or (?:more|fewer)|at least \d+) cards)(?: in (?:your |their )?hand)?\b",
        lambda found: f"{'you have' if found[1] == 'you' else 'the enemy has'} {found[2]} in hand",
    ),
    (r"\bthe enemy holds ((?:no|\d+ or (?:more|fewer)|at least \d+) cards)(?: in (?:their )?hand)?\b", r"the enemy has \1 in hand"),
    (r"\b((?:your|the enemy's) hand (?:has|holds|contains) [^,.;\n]*? cards?) in it\b", r"\1"),
    (
        r"\b(you|the enemy) (?:do not|does not|don't|doesn't) have (?:any )?cards in (?:your |their )?hand\b",
        lambda found: f"{'you have' if found[1] == 'you' else 'the enemy has'} no cards in hand",
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
    (
        rf"\b({_IF}) a minion (?:that )?(you|the enemy) control(?:led|s)? (?:has )?died this turn\b",
        lambda found: f"{found[1]} a {'allied' if found[2] == 'you' else 'enemy'} minion has died this turn",
    ),
    (
        rf"\b({_IF}) (you|the enemy)(?: have| has)? ({_DONE}) (?:1 or more|at least 1|any) (card|spell|site|magic)s? this turn\b",
        r"\1 \2 \3 a \4 this turn",
    ),
    (r"\bthe enemy avatar (?:has )?lost life this turn\b", "the enemy has lost life this turn"),
    (r"\byou(?: have)? made a attack this turn\b", "you have attacked this turn"),
    (r"\ba (?:allied )?unit(?: you control)? (?:has )?attacked this turn\b", "a allied unit attacked this turn"),
    (rf"\b(you have|the enemy has) (?:at least )?({SYMBOLS})(?: or more)?(?: threshold)?{_END}", r"\1 \2"),
    (
        (
            rf"\b(?P<who>you have|the enemy has) (?:at least )?(?P<count>[1-9])(?: or more)? (?P<element>{_ELEMENT}) threshold\b"
            rf"(?! (?:this|until|perm))"
        ),
        _threshold,
    ),
    (
        r"\b(?P<who>you have|the enemy has) (?:at least )?(?P<count>[1-9])(?: or more)? \((?P<element>[aefw])\)(?!\()",
        lambda found: f"{found['who']} " + f"({found['element']})" * int(found["count"]),
    ),
    (rf"(?<!\w)({_WHO})'?s? (?:mana )?costs? is (\d+ or (?:less|more))\b", r"\1 has mana cost \2"),
    (r"\b(if|and|or) its (?:mana )?cost is (\d+ or (?:less|more))\b", r"\1 it has mana cost \2"),
    (rf"\b(if|and|or) ({_WHO}) costs (\d+ or (?:less|more))\b", r"\1 \2 has mana cost \3"),
    (r"\b(if|and|or|while) (that (?:minion|unit))'s power is (\d+ or (?:less|more))\b", r"\1 \2 has power \3"),
    (
        r"\b(if|and|or|while) its power is (less|more|greater) than (\d+)\b",
        lambda found: (
            f"{found[1]} it has power {int(found[3]) - 1} or less"
            if found[2] == "less"
            else f"{found[1]} it has power {int(found[3]) + 1} or more"
        ),
    ),
    (
        rf"\b(if|and|or|while) ({_WHO}) (is|are|is not) ({_KEYWORD}){_END}",
        lambda found: f"{found[1]} {found[2]} {'does not have' if found[3] == 'is not' else 'has'} {found[4]}",
    ),
    (rf"\b(if|and|or|while) ({_WHO}) is ({_ELEMENT}){_END}", r"\1 \2 is a \3 unit"),
    (r"\b(if|while) the target is\b", r"\1 it is"),
    (
        r"\bunless (?=(?:not )?(?:tapped|untapped|damaged|underwater|underground|on a |at a |in the void)[^,.;:\n]*(?:, @me|\.?$))",
        "unless @me is ",
    ),
    (r"\boccup(?:ies|y) (?:the|a) void\b", "is in the void"),
    (r"(?m)(?<=\. )if (tapped|untapped|damaged), ", r"if it is \1, "),
    (
        (
            r"(?m)^(@me|the bearer|[^,.:;\n]*?(?:minions|units)[^,.:;\n]*?) (?:can|may) (?:only (attack|move|intercept|defend)|"
            r"(attack|move|intercept|defend) only) (?:if|while|when) "
        ),
        lambda found: f"{found[1]} can't {found[2] or found[3]} unless ",
    ),
    (r"(?m)^@me (?:is not untapped|can't be untapped)\.?$", "@me can't untap."),
    (r"(?m)^(?:you can't|you may not) cast (?:this|this spell|this magic|this card) unless ", "cast this spell only if "),
    (r"(?m)^(?:this spell )?can only be cast (?:if|while|when) ", "cast this spell only if "),
    (r"(?m)^(?:castable|playable) only (?:if|while|when) ", "cast this spell only if "),
    # the same ones in a sentence of its own
    (
        (
            r"(?m)^((?P<who>(?!while|if|when|at )[^.,:;\n]*?\b(?:minions|units|automata)\b(?:(?!have|get)[^.,:;\n])*?) (?:have|get|can't)\b"
            rf"(?:(?!this turn|until|permanently)[^.:;\n])*\.?(?:\n| ){_SYMBOL_LEADS}?)(?:they|those (?:minions"
            rf"|units)) (?:also )?(?=have|get|can't)"
        ),
        r"\1\g<who> ",
    ),
    (
        r"(?m)^(the bearer (?:has|gets|can't)\b[^.:;\n]*\.?(?:\n| )(?:\([aefw]\))+ ?(?:-|:) ?)it (?:also )?(?=has|gets|can't)",
        r"\1the bearer ",
    ),
    # the same of the one that carries it
    (
        r"(?m)^(the bearer|@me) ([^,.:;\n]*?) (?:while|if) it (is|has|does not have|is not) ((?!(?:your|the enemy's) turn)[^,.:;\n]*)\.?$",
        r"while \1 \3 \4, \1 \2.",
    ),
)
