"""Abilities that stand in one paragraph of a text, each put on a line of its own, in plain form."""

from __future__ import annotations

import re

_ME = "@me"
#: What begins a sentence that is an ability of its own.
_OPENING = (
    r"(?:whenever|when|each time|every time|any time|the first time|once (?:a|per|each) turn, |once on (?:each of )?your turns?, "
    r"|(?:while|as long as) |(?:during|on) (?:your|your opponent's) turns?, |(?:if|the first time) [^,.:\n]* would |genesis: |deathrite: )"
)
_NEXT = re.compile(rf"(?<=\.) (?={_OPENING})(?!when(?:ever)? (?:you|they) do\b)")
#: What an ability that something sets off, or that is paid for, has at its beginning.
_SET_OFF = re.compile(rf"^(?:{_OPENING}|at the |if |choose )|: ")
_SENTENCE = re.compile(
    r"(?<=\.) (?!(?:use|activate|only|once a turn|once per turn|once each turn|this ability|this happens|otherwise|then)\b"
    r"|when(?:ever)? (?:you|they) do\b)(?=[a-z@\d(])"
)
_THING = (
    r"\b(?:minions?|units?|avatars?|artifacts?|relics?|automat(?:on|a)s?|monuments?|auras?|sites?|tokens?|all(?:y|ies)|enem(?:y|ies)"
    r"|attackers?|bearer|spells?|cards?|magics?)\b"
)
_PRONOUN = re.compile(r"\b(?:it|its|they|them|their|those|that (?:minion|unit|artifact|site|card|spell|player|token))\b")
_NAMED = re.compile(rf"{_THING}|@me|\b(?:opponent|player)s?\b")
_OTHER = re.compile(_THING)
#: What the same card does in the next sentence.
_AGAIN = re.compile(
    r"^(?P<opening>(?:whenever|when|each time|the first time(?: each turn)?|while|as long as|(?:during|on) [^,]*,) )it"
    r"(?= (?:attacks|defends|intercepts|dies|leaves|strikes|is|has|gets|gains|can't|enters|deals|takes|would)\b)"
)
#: What the card or its bearer is always, and what it also is in the next sentence.
_ALWAYS = re.compile(r"^(?P<who>@me|(?:the )?bearer) (?:has|gets|gains|can't|is) [^:]*$")
_IS_ALSO = re.compile(r"^it (?=(?:has|gets|gains|can't) (?![^.]*\b(?:this turn|until|permanently)\b))")
#: What the attacker can't be meant by.
_BY_DEFENDER = re.compile(r"^when(?:ever)? it (?:defends|intercepts)\b")


#: What is said of a target for as long as something is so of the card.
_OF_TARGET = re.compile(r"(?:while|as long as) @me [^,.]*, (?:it|they) ")


def lines_written(text: str) -> str:
    """Return the text of a card that stays in the realm with a line for each ability; a pronoun keeps a sentence where it is."""
    return "\n".join(_apart(line) for line in text.split("\n"))


def _apart(line: str) -> str:
    first, *rest = (_NEXT if _SET_OFF.search(line) else _SENTENCE).split(line)
    lines = [first]
    for sentence in rest:
        said = _about_me(lines[-1], sentence)
        if _is_joined(said) or ("target" in lines[-1] and _OF_TARGET.match(said)):
            lines[-1] = f"{lines[-1]} {said}"
        else:
            lines.append(said)
    return "\n".join(lines)


def _about_me(before: str, sentence: str) -> str:
    """`when it intercepts` behind a sentence that is about the card alone."""
    if (always := _ALWAYS.match(before)) is not None and _OTHER.search(before, always.end("who")) is None:
        sentence = _IS_ALSO.sub(f"{always['who']} ", sentence)
    others = re.sub(r"\battackers?\b", "", before) if _BY_DEFENDER.match(sentence) else before
    if _ME not in before or _OTHER.search(others):
        return sentence
    return _AGAIN.sub(rf"\g<opening>{_ME}", sentence)


def _is_joined(sentence: str) -> bool:
    """Return whether a pronoun stands in a sentence before anything that it may mean."""
    pronoun, named = _PRONOUN.search(sentence), _NAMED.search(sentence)
    return pronoun is not None and (named is None or pronoun.start() < named.start())
