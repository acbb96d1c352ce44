"""Conditions in further usual words of the published game, before any other phrase of conditions is looked at, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.frames.fragments import STATE, THING
from rules.sorcery.grammar.phrases.plurals import plural, singular
from rules.sorcery.grammar.phrases.usual_conditions import SYMBOLS
from rules.sorcery.grammar.phrases.usual_patterns import Written

_IF = r"(?:while|if|and|or|unless|as long as|so long as)"
_MANY = r"(?:a|another|no(?: other)?|\d+ or (?:more|fewer)|at (?:least|most) \d+|exactly \d+)"
_HAS = r"(?:has|have|can't)"
_WHO = r"(?:@me|the bearer|bearer|(?:other |allied |enemy |nearby |each |all |your )[^.,:;\n]*?)"
_FEW = r"(?:1 or more|at least 1|any|some)"
_NOUNS = rf"(?:{THING.replace('avatar', 'card|spell')})s"
_HIM = r"(?:it|that (?:minion|unit|avatar))"


def _under(found: re.Match[str]) -> str:
    """`another minion is under your control`: you control one."""
    return f"{'you control' if found['whose'] == 'your' else 'the enemy controls'} {found['many']} {found['noun']}"


def _only_one(found: re.Match[str]) -> str:
    """`while it is the only minion you control, ...`: while you control no others."""
    return f"{found['if']} you control no other {plural(found['noun'])}{', @me ' if found['rest'] else ''}"


def _others(found: re.Match[str]) -> str:
    """`there are other allied minions nearby`: there is another one."""
    return f"there is {'another' if found['other'] else 'a'} {singular(found['noun'])}"


def _who_has(found: re.Match[str]) -> str:
    """`if a minion you control has 5 or more power`: you control one that has."""
    has, bound = found["has"], found["bound"]
    side = "the enemy controls" if "enemy" in (found["whose"] or found["own"]) else "you control"
    if has == "is":
        return f"{found['if']} {side} a {bound} {found['noun']}"
    return f"{found['if']} {side} a {found['noun']} with {bound}"


def _so_many_are(found: re.Match[str]) -> str:
    """`three or more minions you control are tapped`: you control so many."""
    if not found["whose"] and not found["own"]:
        return found[0]
    side = "the enemy controls" if "enemy" in (found["whose"] or found["own"]) else "you control"
    return f"{side} {found['many']} {found['how']} {found['noun']}"


def _threshold(found: re.Match[str]) -> str:
    """`you have three or more fire threshold`: so high is the threshold."""
    whose = "your" if found["who"] == "you have" else "the enemy's"
    bound = "less" if found["more"] in ("fewer", "less") else "more"
    return f"{whose} {found['one']} threshold is {found['least'] or found['count']} or {bound}"


#: Phrases of conditions with something in them that is kept.
STATES_FIRST: tuple[tuple[str, Written], ...] = (
    (r"\b(you|they)'ve\b", r"\1 have"),
    (r"\bprovided(?: that)? (?=you|the enemy|there|it is|@me)", "if "),
    (rf"\b(control|controls|have|are) (\d+) ((?:{_NOUNS})) or (more|fewer)\b", r"\1 \2 or \4 \3"),
    (
        (
            rf"\b(?P<many>\d+ or (?:more|fewer)|at least \d+) (?:of (?P<whose>your|the enemy's) )?(?P<noun>{_NOUNS})"
            r"(?P<own> you control| the enemy controls)? are (?P<how>tapped|untapped|damaged|(?:water|fire|air|earth"
            r"|land)(?= sites))(?: sites)?\b"
        ),
        _so_many_are,
    ),
    # when for while
    (rf"(?m)^when(?:ever)? (?P<state>{STATE}), (?=(?:{_WHO}) {_HAS} )", r"while \g<state>, "),
    # what somebody controls
    (rf"\b(?P<many>{_MANY}) (?P<noun>{THING}s?) (?:is|are) under (?P<whose>your|the enemy's) control\b", _under),
    (
        (
            rf"\b(?P<if>{_IF}) (?:@me|it) is (?:your only|the only(?= [a-z]+ you control)) (?P<noun>minion|unit)(?: you control)?"
            r"(?P<rest>, (?:it|@me) )?(?=[,.\n]|$|(?<= ))"
        ),
        _only_one,
    ),
    (
        (
            r"\bthere are (?P<other>other )?(?P<noun>(?:(?:allied|enemy|nearby|adjacent|tapped|untapped|damaged|water"
            r"|fire|air|earth|land) )*(?:minions|units|sites|artifacts|auras))\b"
        ),
        _others,
    ),
    (
        (
            r"\b(?P<if>while|if|unless) (?:a |1 of )(?P<whose>allied |your |enemy |the enemy's )?(?P<noun>minion|unit"
            r"|artifact|site)s? (?P<own>you control |the enemy controls )?"
            r"(?P<has>has) (?P<bound>(?:power )?(?:\d+ or (?:more|less)|at (?:least|most) \d+)(?: power)?|[a-z]+)(?=[,.\n]|$)"
        ),
        lambda found: _who_has(found) if found["whose"] or found["own"] else found[0],
    ),
    (r"\bmore than 1 ((?:[a-z]+ )?(?:minion|site|artifact|unit|aura|relic|card|spell))\b", lambda found: f"2 or more {plural(found[1])}"),
    (rf"(?<!\w)(carries|bears|holds|carrying|bearing|holding) {_FEW} artifacts?\b", r"\1 a artifact"),
    # thresholds
    (
        (
            r"\b(?P<who>you have|the enemy has) (?:at least (?P<least>\d+)|(?P<count>\d+) or (?P<more>more|fewer|less))"
            r" (?P<one>air|earth|fire|water) threshold\b"
        ),
        _threshold,
    ),
    (
        rf"\b(your|the enemy's)(?: (?:air|earth|fire|water))? threshold is (?:at least )?({SYMBOLS})(?: or (?:more|greater|higher))?",
        lambda found: f"{'you have' if found[1] == 'your' else 'the enemy has'} {found[2]}",
    ),
    # what has happened
    (r"\byou have \((\d+)\) or more(?: mana)?(?: left| remaining| unspent)?(?=[,.]|$)", r"you have \1 or more mana"),
    (r"\b(you have|the enemy has) not (lost|gained) (?:any )?life this turn\b", r"\1 \2 no life this turn"),
    (rf"\b(lost|gained) {_FEW}(?: amount of)? life this turn\b", r"\1 life this turn"),
    # one or the other
    (
        (
            rf"\b(?P<whom>target [^.,;:\n]*?) takes (?P<first>\d+) damage\. if (?P<asked>[^.,;\n]*), {_HIM} takes (?P<other>\d+)"
            rf"(?: damage)? instead\b"
        ),
        r"deal \g<first> damage to \g<whom>. if \g<asked>, deal \g<other> damage to it instead",
    ),
    # what is asked at a moment
    (r"\byou(?:'ve| have)? made no attacks this turn\b", "your units have made no attacks this turn"),
    (rf"(?m)^while (?P<state>{STATE}), (?P<moment>(?:whenever|when) @me [^.,:;\n]*), ", r"\g<moment>, if it is \g<state>, "),
)
