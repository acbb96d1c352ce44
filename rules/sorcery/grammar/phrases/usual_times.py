"""Usual words for how long something lasts and when something happens, and how texts of this site say them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_patterns import Written

_END = "until the end of the turn"
_ROUND = "until the start of your next turn"
_LASTING = rf"(?:{_END}|{_ROUND}|permanently|this turn)"
#: What a unit does that a moment is about.
_FIGHTS = "attacks|defends|intercepts|strikes a site"
_GIVEN = r"(?:gets?|gains?|has|have|can't|becomes?)"

_BARE = re.compile(r"\b(?:it|they|them|(?:its|their)(?! controller))\b")
_FOES = {
    "is dealt damage by": "the unit that dealt the damage",
    "attacks": "the unit that it attacks",
    "intercepts": "the intercepted unit",
    "defends against": "the attacker",
}


def _foe_is(found: re.Match[str]) -> str:
    """`whenever @me attacks a minion, tap that minion`: the moment, and what the other unit has to be."""
    if _BARE.search(found["rest"]):
        return found[0]  # “it” may be either
    rest = re.sub(r"\bthat (?:minion|avatar|unit)('s)?\b", lambda that: "its" if that[1] else "it", found["rest"])
    before, noun, behind = (found["is"] or "").strip(), found["noun"], found["has"] or ""
    if found[2] != "is dealt damage by":
        before = re.sub(r"\benemy ?", "", before).strip()  # units fight enemies alone
    if noun == "unit" and before in ("tapped", "untapped", "damaged") and not behind:
        asked = f"is {before}"
    elif noun == "unit" and behind and not before and not behind.startswith(" with "):
        asked = f"is{behind}"
    elif noun == "unit" and behind and not before:
        asked = f"has {behind.strip().removeprefix('with ')}"
    elif noun == "unit" and not before:
        return found[0]
    else:
        asked = f"is a {before} {noun}{behind}".replace("  ", " ")
    return f"whenever {found[1]} {found[2].removesuffix(' against').removesuffix(' by')}, if {_FOES[found[2]]} {asked}, {rest}"


def _damaged_is(found: re.Match[str]) -> str:
    """`whenever @me deals damage to a tapped minion, ...`: the moment, and what the damaged unit has to be."""
    if not (found["is"] or found["where"]) or _BARE.search(found["rest"]):
        return found[0]
    noun = found["noun"]
    rest = re.sub(r"\bthat (?:minion|avatar|unit)('s)?\b", lambda that: f"the damaged unit{that[1] or ''}", found["rest"])
    victim = "" if noun == "unit" else f" to a {noun}"
    return f"whenever {found[1]} deals damage{victim}, if the damaged unit is a {found['is']}{noun}{found['where']}, {rest}"


def _other_unit(found: re.Match[str]) -> str:
    """`that unit` where there is another one: the other one of the moment."""
    with_it = {"intercepts": "", "defends against": "", "deals damage to": ""}.get(found["verb"], " a unit")
    rest = re.sub(r"\bthat unit\b", "the other unit", found["rest"])
    return f"whenever {found[1]} {found['verb'].removesuffix(' against').removesuffix(' to')}{with_it}, {rest}"


#: What is asked at the first time alone is not asked at each.
_UNASKED = r"(?![^\n]*, if (?!you do\b))"
#: Phrases of times with something in them that is kept.
TIMES: tuple[tuple[str, Written], ...] = (
    (r"\b(?:until (?:this|the) turn ends|for the (?:rest|remainder) of (?:the|this) turn|until (?:the )?turn's end)\b", _END),
    (r"\b(?:for|during) this turn\b(?! only)", "this turn"),
    (r"\b(?:for the rest of the game|for good|forever)\b", "permanently"),
    (rf"\bpermanently ({_GIVEN}) ([^.,:;\n]*?)(?=[.,;\n]|$| and (?:draw|you|then|picks|fights|drops))", r"\1 \2 permanently"),
    (rf"(?:(?<=\. )|(?<=: )|(?<=, )|(?m:^))({_LASTING}),? (prevent [^.\n]*?)(?=\.|$)", r"\2 \1"),
    (r"\b(whenever|when|each time|every time) (?=[^.,\n]* would )", "if "),
    (r"\b(at the (?:start|end) of) (?:every|each player's|every player's|a player's|either player's|any) turn\b", r"\1 each turn"),
    (rf"(?m)^the first time (?:each|every|in a|a) turn(?: that)?,? {_UNASKED}([^\n]*?)\.?$", r"once a turn, whenever \1."),
    (
        r"(?m)^the first time ([^,\n]*?) (?:each|every|in a|a) turn, (?!if |[^\n]*, if (?!you do\b))([^\n]*?)\.?$",
        r"once a turn, whenever \1, \2.",
    ),
    (r"(?m)^once a turn, when ", "once a turn, whenever "),
    (r"(?m)^([^.\n]*?),? (?:but )?only once a turn\.?$", r"\1. once a turn."),
    (r"\. (?:use|activate|trigger) (?:it|this|this ability) (?:only |no more than )?once a turn\b", ". once a turn"),
    (
        (
            r"\. (?:this|this ability) (?:can (?:only )?(?:be used|trigger|happen)|m"
            r"ay (?:only )?be used|triggers|works|is used) (?:only )?once a turn\b"
        ),
        ". once a turn",
    ),
    (r"(?m)^(?:during|on) (your|the enemy's) turns?, ", r"while it is \1 turn, "),
    (r"(?m)^([^\n.,:]+) (?:during|on) (your|the enemy's) turns?\.?$", r"while it is \2 turn, \1."),
    (r"\. (?:use|activate) (?:this|this ability|it)? ?only (?:during|on) (your|the enemy's) turn\b", r". use this only if it is \1 turn"),
    (r"\bif ([^,.\n]* would [^,.\n]*?) (?:during|on) (your|the enemy's) turn, ", r"if \1 and it is \2 turn, "),
    (r"\bwould take damage\b", "would be dealt damage"),
    *(
        (rf"\b((?:while|if|only if) {who}\b[^,.:\n]*?) (or|and) (?={verbs}\b)", rf"\1 \2 {who} ")
        for who, verbs in (("you", "(?:are|have|control)"), ("the enemy", "(?:is|has|controls)"))
        for _ in range(2)
    ),
    # moments
    (r"(?m)^genesis(?: and|,) deathrite: ([^\n]*)$", r"genesis: \1\ndeathrite: \1"),
    (
        (
            rf"(?m)^(?:whenever|when) (?P<who>@me|the bearer) (?P<one>{_FIGHTS}), (?P<two>{_FIGHTS}),? or (?P<three>{_FIGHTS}), "
            r"(?P<do>(?![^\n]*\b(?:once|only)\b)[^\n]*)$"
        ),
        lambda found: "\n".join(f"whenever {found['who']} {found[each]}, {found['do']}" for each in ("one", "two", "three")),
    ),
    (
        r"(?m)^((?:whenever [^,.\n]*? dies\b[^,.\n]*, |deathrite: )(?:(?!target|each)[^.\n])*?\b(?:equal to|where x is)) its power\b",
        r"\1 the power that it had",
    ),
    (rf"\b({_GIVEN} [^.,\n]*?) (this turn|{_END}|{_ROUND}|permanently) and ({_GIVEN} [^.,\n]*?) \2(?=[.,\n]|$)", r"\1 and \3 \2"),
    (
        rf"\b({_GIVEN} [^.,\n]*?) ({_LASTING}) and ({_GIVEN} [^.,\n]*?) ({_LASTING})(?=[.,\n]|$)",
        lambda found: (
            f"{found[1]} {found[2]}. {'it' if re.match('gets|gains|has', found[3]) else 'they'} {found[3]} {found[4]}"
            if re.match("gets|gains|has|get|gain|have", found[3])
            else found[0]
        ),
    ),
    (r"\b(?:enters|comes into) the realm under your control\b", "arrives under your control"),
    (r"\b(?:enters the realm|comes into the realm|enters play|comes into play|is summoned|is put into the realm)\b", "arrives"),
    (r"\bwhenever (a|another) ([^,.\n]*?) arrives under your control\b", r"whenever \1 allied \2 arrives"),
    (r"\b(whenever [^,.\n]*?) (?:takes damage|is damaged)(?=,| by )", r"\1 is dealt damage"),
    (r"\b(whenever [^,.\n]*?) moves (?:(?:in|on)?to|in) (?=a (?:[a-z]+ )*?(?:square|site)\b|this square)", r"\1 enters "),
    (
        r"\benters a ((?:(?:water|land|fire|air|earth|allied|enemy) )*(?:site|square)) (nearby|adjacent)(?=,)",
        r"enters a \2 \1",
    ),
    (r"\bif (a|another) ([^,.\n]*?) would (die|be dealt damage) (here|nearby|in the area)\b", r"if \1 \2 \4 would \3"),
    (r"\benters (?:here|this site)\b", "enters this square"),
    (
        (
            r"\bwhenever (@me|the bearer) (attacks|intercepts|defends against|is dealt damage by) a "
            r"(?P<is>(?:[a-z]+ )*?)(?P<noun>minion|avatar|unit)(?P<has> (?:with (?:power \d+(?: or (?:more|less|greater))?"
            r"|[a-z]+)|on a (?:[a-z]+ )*?site|nearby|here|adjacent|underwater|underground|in the void))?, (?P<rest>[^\n]*)"
        ),
        _foe_is,
    ),
    (
        (
            r"\bwhenever (@me|the bearer) deals damage to a (?P<is>(?:(?:tapped|untapped|damaged|nearby|adjacent|token|fire"
            r"|air|water|earth) )*)"
            r"(?P<noun>minion|avatar|unit)(?P<where>(?: with [a-z]+| with power \d+ or (?:more|less))?(?: on a (?:[a-z]+"
            r" )*?site| nearby| here"
            r"| underwater| underground| in the void)?), (?P<rest>[^\n]*)"
        ),
        _damaged_is,
    ),
    (r"\bwhenever a(?:nother)? unit deals damage to (@me|the bearer), ", r"whenever \1 is dealt damage by a unit, "),
    (
        (
            r"\bwhenever (@me|the bearer) (?P<verb>is dealt damage by|attacks|intercep"
            r"ts|defends against|deals damage to) a(?:nother)? unit, (?P<rest>[^\n]*)"
        ),
        _other_unit,
    ),
    (r"\b(intercepts a(?:nother)? unit|defends against a(?:nother)? unit)\b", lambda found: found[0].split(" ")[0]),
)
