"""Conditions on what happened before, in usual words of the published game, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import line_before

_ATTACKED = r" attacked (?P<count>(?:at least )?(?:\d+|twice|3 times)(?: or more)?(?: times?)?(?: or more)?)"
_ATTACKERS = {"": "units", "allied": "your units", "enemy": "enemy units"}


def _attacks(found: re.Match[str]) -> str:
    """`your units attacked two or more times this turn`: they have made so many attacks."""
    who = {"you": "your units", "allied units": "your units", "the enemy": "enemy units"}.get(found["who"], found["who"])
    if "or more" not in found["count"] and "at least" not in found["count"]:
        return found[0]
    count = "2" if "twice" in found["count"] else re.sub(r"\D", "", found["count"])
    return f"{who} have made {count} or more attacks this turn"


#: Whoever attacks on a side; no noun that tells some of its units from others.
_WHO = r"(?P<who>you|your units|allied units|a allied unit|1 of your units|any allied unit|the enemy|enemy units|a enemy unit)"


def _attackers(found: re.Match[str]) -> str:
    return "enemy units" if "enemy" in found["who"] else "your units"


def _attacked(found: re.Match[str]) -> str:
    """`if you attacked this turn`: your units have made an attack."""
    return f"{found['asked']} {_attackers(found)} have made a attack this turn"


def _each_attack(found: re.Match[str]) -> str:
    """`for each time you attacked this turn`: for each attack that your units have made."""
    return f"for each attack that {_attackers(found)} have made this turn"


def _has_not(found: re.Match[str]) -> str:
    """`you didn't cast a spell this turn`: you have cast none."""
    have = "you have" if found["who"] == "you" else "the enemy has"
    verb = {"draw": "drawn", "discard": "discarded", "play": "played", "gain": "gained", "lose": "lost"}.get(found["verb"], found["verb"])
    return f"{have} {verb} no {found['what'] + 's' if 'what' in found.re.groupindex else 'life'} this turn"


def _its_figure_was(found: re.Match[str]) -> str:
    """`if its power was 2 or less`: it is still, where nothing has changed it."""
    is_changed = re.search(r"\bpower (?:this turn|until|permanently)\b", line_before(found)) is not None
    return found[0] if is_changed else f"{found[1]} its {found[2]} is "


def _unless_kind(found: re.Match[str]) -> str:
    """`whenever an enemy enters here, tap it unless it is an avatar`: what else a unit may be."""
    if re.search(r"\b(?:target|each|all|another)\b|@me", found[4]):
        return found[0]
    kinds = " or ".join(each for each in ("avatar", "minion", "automaton") if each != found[5])
    return f"whenever {found[1]} {found[2]}{kinds} {found[3]}, {found[4]}"


#: Phrases of what happened with something in them that is kept.
HISTORY: tuple[tuple[str, Written], ...] = (
    (
        rf"\b(?P<who>you|your units|allied units|the enemy|enemy units|units)(?: have| has)?{_ATTACKED} this turn\b",
        _attacks,
    ),
    (
        (
            r"\b(?:there (?:have been|were|are)) (?P<count>\d+ or (?:more|fewer)|at least \d+|no)(?P<allied> allied| enemy)?"
            r" attacks this turn\b"
        ),
        lambda found: f"{_ATTACKERS[(found['allied'] or '').strip()]} have made {found['count']} attacks this turn",
    ),
    (r"\b(if|unless|and|or) its (power|cost|mana cost) was (?=\d|at |more|less)", _its_figure_was),
    (r"\b(if|unless|and|or) (it|that (?:minion|unit)) (?:was|had been) (not )?(?=a (?!token))", r"\1 \2 is \3"),
    (
        r"\bwhenever (a|another) ((?:[a-z]+ )*?)(minion|unit|artifact) ([^,.;\n]*?), if it (?:is|was) (not )?a token, ",
        lambda found: f"whenever {found[1]} {'nontoken' if found[5] else 'token'} {found[2]}{found[3]} {found[4]}, ",
    ),
    (
        r"\bwhenever (a|another) ((?:[a-z]+ )*?)unit ([^,.;\n]*?), ([^,.;\n]*?) unless it(?: is|'s) a (avatar|minion|automaton)(?=[.\n]|$)",
        _unless_kind,
    ),
    (
        (
            r"\b(?:none of (?:your units|allied units)|no allied (?:unit|minion)s?|no units you control|you have not|you"
            r" haven't|you did not"
            r"|you didn't|your units have not|your units did not|your units didn't|allied units have not|allied units did not)"
            r"(?: have| has)? attack(?:ed)?(?: yet)? this turn\b"
        ),
        "your units have made no attacks this turn",
    ),
    (rf"\b(?P<asked>if|while|and|or|unless) {_WHO}(?:'ve| have| has)? attacked this turn\b", _attacked),
    (rf"\bfor each time {_WHO}(?:'ve| have| has)? attacked this turn\b", _each_attack),
    (r"\b(equal to|where x is) the (?:total )?amount of life (?=(?:that )?(?:you|the enemy)\b[^,.;\n]* this turn)", r"\1 the life "),
    (
        (
            r"\b(?P<who>you|the enemy) (?:did not|didn't|have not|haven't|has not|hasn't) (?P<verb>draw|drawn|discard"
            r"|discarded|cast|play|played)"
            r" (?:a|any) (?P<what>card|spell|site)s?(?: yet)? this turn\b"
        ),
        _has_not,
    ),
    (
        (
            r"\b((?:drawn|discarded|cast|played|drew|discarded) (?:a|no|\d+ or (?:more|fewer)) [a-z]+) (or|and) (?=(?:\d+ or more"
            r"|a) [^,.;\n]* this turn)"
        ),
        r"\1 this turn \2 ",
    ),
)
