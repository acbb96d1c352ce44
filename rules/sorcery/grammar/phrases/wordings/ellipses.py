"""Words that a sentence leaves out since an earlier one says them, in usual words of the published game, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.plurals import singular
from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import line_before

_CARDS = r"(?:(?:fire|air|water|earth) )*(?:card|spell|site|magic|minion|artifact|aura|relic)s?"
_COUNT = r"(?:a|another|\d+|up to \d+|x|that many|all)"
_END = r"(?= instead|[.;\n]|,|$| and | then )"
_SOME = re.compile(rf"\b(?P<verb>draw|discard)s? {_COUNT} (?P<noun>{_CARDS})\b")
_HELD = re.compile(
    rf"\b(?:{_COUNT}|no|\d+ or (?:more|fewer)|at least \d+) (cards?)(?: or (?:more|fewer))? in (?:their |your )?hand\b|\btheir hand\b"
)


def _noun(found: re.Match[str]) -> str:
    """`draw a card. Otherwise, draw two`: two cards."""
    before = line_before(found)
    nouns = [each["noun"] for each in _SOME.finditer(before) if each["verb"] == found["verb"]]
    if not nouns and found["verb"] == "discard" and (_HELD.search(before) or re.search(r"\bdraws? (?:a|\d+) cards?(?:,|\.| and)", before)):
        nouns = ["card"]
    if not nouns:
        return found[0]
    count = {"1": "a", "another": "a"}.get(found["count"], found["count"])
    return f"{found['verb']}{found['third']} {count} {nouns[-1].removesuffix('s')}{'s' * (count != 'a')}{found['random'] or ''}"


def _much(found: re.Match[str]) -> str:
    """`gain 2 life. Otherwise, gain 4`: 4 life."""
    nouns = re.findall(rf"\b{found['verb']}s? (?:\d+|x|that much) (life|mana)\b", line_before(found))
    return f"{found[0]} {nouns[-1]}" if nouns else found[0]


def _tokens_instead(found: re.Match[str]) -> str:
    """`create a token. If ..., summon two instead`: one or two."""
    count = found["count"]
    return f"if {found['asked']}, create {count} {found['what']}tokens{found['rest']}. otherwise, {found['first']}"


def _each_their_own(found: re.Match[str]) -> str:
    """`each player loses 1 life for each minion they control`: you for yours, and the enemy for theirs."""
    verb, rest = found["verb"], f"{found['what']}{found['how']}"
    return f"{verb[:-1]} {rest}allied {found['things']}. the enemy {verb} {rest}enemy {found['things']}"


def _more_while(found: re.Match[str]) -> str:
    """`minions here have -1 power, or -2 if they are damaged`: all of them, and once more those that are damaged."""
    who, verb, first, other = found["who"], found["verb"], int(found["first"]), int(found["other"])
    if (first > 0) != (other > 0) or abs(other) <= abs(first):
        return found[0]
    told = f"{who} {verb} {found['first']} power.\n"
    more = f"{other - first:+d} power."
    if who == "@me":
        return f"{told}while {found['asked']}, @me {verb} {more}"
    states = re.fullmatch(
        r"they(?: are|'re) ((?:tapped|untapped|damaged|underwater|underground|in the void)|on a [a-z ]*?site)", found["asked"]
    )
    return found[0] if states is None else f"{told}{who} that are {states[1]} {verb} {more}"


#: Phrases with words left out, before any other phrase is looked at.
ELLIPSES: tuple[tuple[str, Written], ...] = (
    (rf"\b(?P<verb>draw|discard)(?P<third>s?) (?P<count>\d+|another|that many)(?P<random> at random)?{_END}", _noun),
    (rf"\b(?P<verb>gain|lose)s? (?:\d+){_END}", _much),
)
#: Where something goes to, or elsewhere under a condition.
ALTERNATIVES: tuple[tuple[str, Written], ...] = (
    (
        (
            r"(?m)^(?P<who>@me|[^.,:;\n]*?\b(?:minions|units)\b[^.,:;\n]*?) (?P<verb>has|have|gets?) (?P<first>[+-]\d+) power,"
            r" or (?P<other>[+-]\d+)"
            r"(?: power)? (?:instead )?(?:if|while) (?P<asked>[^.,\n]*?)(?: instead)?\.?$"
        ),
        _more_while,
    ),
    (
        (
            r"\b(deal (?:\d+|x) damage to (?:(?! and |\bequal\b)[^.,;\n])*?)(?:,? and|, then) ((?:\d+|x) damage to (?!each"
            r" other|all other|another"
            r"|it\b|itself|them|that |(?:each|all|a random) (?:other )?(?:adjacent|nearby)\b)"
            r"(?:(?! and |\bit\b|\bitself\b|\bthem\b|\bthemselves\b|\bthat\b)[^.,;\n])*?)(?=\.|$)"
        ),
        r"\1, then deal \2",
    ),
    (
        (
            r"\beach player (?P<verb>loses|gains|draws) (?P<what>(?:\d+ life|life|a card|a spell|a site|cards|spells|sites))"
            r"(?P<how> for each | equal to the number of )(?P<things>[^.,;\n]*?) they control(?=\.|$)"
        ),
        _each_their_own,
    ),
    (
        (
            r"\bdestroy (a|another|\d+) (?:allied|friendly) (?=(?:[a-z]+ )*?(?:unit|minion|artifact|aura|automaton|relic"
            r"|monument|site)s?\b)"
        ),
        r"sacrifice \1 ",
    ),
)
#: The same of tokens, whose descriptions are written out before.
TOKEN_ELLIPSES: tuple[tuple[str, Written], ...] = (
    (
        (
            r"\bcreate x (?P<what>\d+-power (?:[a-z]+,? )*?)tokens(?P<named> named \"[^\"]*\"(?: with (?:(?! here| on | to )[^.;\n])*?)?)"
            r"(?P<where> here| (?:on|to) [^.,;\n]*?)?, where x is the number of (?P<things>[^.;\n]*?)(?=\.|$)"
        ),
        lambda found: f"create a {found['what']}token{found['named']} for each {singular(found['things'])}{found['where'] or ' here'}",
    ),
    (
        (
            r"\b(?P<first>create (?:a|\d+) (?P<what>\d+-power (?:[a-z]+,? )*?)tokens?(?P<rest> named [^.;\n]*))\. if (?P<asked>[^.,\n]*), "
            r"(?:create|summon) (?P<count>\d+)(?: of them| of those| such tokens| tokens)? instead(?=\.|$)"
        ),
        _tokens_instead,
    ),
)
