"""Choices that are not told as numbered options, and how texts of this site tell them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import KEYWORDS, START

#: What the reader does, at the beginning of an option.
_OWN_DEED = (
    r"(?:draw|gain|deal|tap|untap|destroy|banish|return|put|search|summon|create|move|push|pull|flood|send"
    r"|bring|look|disarm|prevent)"
)
_DEED = rf"(?:you )?(?:{_OWN_DEED} |(?:the enemy|each player|target|each|all|@me|the bearer|the caster) )"
_OPENING = (
    r"(?P<opening>(?m:^)|(?:genesis|deathrite): |(?:[^:.;\n]*\b(?:tap|bearer|\(\d+\)|life|@me|card|minion|artifact)): "
    r"|(?:whenever|when|at the (?:start|end) of) [^:.;\n]*?, )"
)
#: An option with nothing in it that could belong to the other one, too.
_OPTION = r"(?:(?! or | and |\b(?:if|unless|then|where|equal|for each|for every)\b)[^.,:;\n])*?(?: or (?:less|more|fewer)\b)?"
_BOTH = r"(?:choose 1 or both|choose 1 or more|choose (?:either )?1 or both of the following)"
_TIME = r"(?P<time> (?:this turn|until [^.,;\n]*?|permanently))"
_GIFT = rf"(?:{KEYWORDS}|[+-]\d+ power|movement [+-]\d+|[+-]\d+ movement|ranged \d)"
_ONE = r"(?:(?:another )?target [^.,:;\n]*?|it|that (?:minion|unit)|@me|the bearer|bearer|the caster)"
_STATES = r"tap|untap|destroy|banish|sink"


def _both(found: re.Match[str]) -> str:
    """`choose one or both`: the one, the other, or first the one and then the other."""
    options = [each.strip(" .,;").removeprefix("or ") for each in re.split(r"; or |, or |; |\n?[•*] ?", found["options"])]
    options = [each for each in options if each]
    if len(options) != 2 or any(re.search(r"\. | if | may |\bthen\b", each) for each in options):
        return found[0]
    first, second = options
    return f"choose 1: (1) {first}; (2) {second}; (3) {first}, then {second}."


def _or_else(found: re.Match[str]) -> str:
    """`draw a spell or gain 3 life`: one of them."""
    return f"{found['opening']}{found['may'] or ''}choose 1: (1) {found['first']}; (2) {found['second']}."


def _state(found: re.Match[str]) -> str:
    """`tap or untap target minion`: a target, and what is done to it."""
    chosen = f"you may choose {found['whom']}. if you do, " if found["may"] else f"choose {found['whom']}. "
    return f"{chosen}choose 1: (1) {found['first']} it; (2) {found['other']} it"


def _gift(found: re.Match[str]) -> str:
    """`target minion gains airborne or lethal this turn`: a target, and one of the gifts."""
    gifts = re.findall(_GIFT, found["gifts"])
    time, who = found["time"], found["who"]
    opening = ""
    if "target " in who:
        opening, who = f"choose {who}. ", "it"
    verb = found["verb"].removesuffix("s") + "s"
    options = "; ".join(f"({index}) {who} {verb} {gift}{time}" for index, gift in enumerate(gifts, 1))
    return f"{opening}choose 1: {options}"


def _again(found: re.Match[str]) -> str:
    """`@me gains charge this turn, or gains ward this turn`: the same has it in the second option."""
    return f"{found['first']}{found['joint']}{found['who']} {found['verb']} "


#: Phrases of choices with something in them that is kept.
CHOICES: tuple[tuple[str, Written], ...] = (
    (rf"\b{_BOTH}(?: ?-|:) ?(?P<options>[^\n]*(?:\n[•*][^\n]*)*)", _both),
    (
        (
            r"(?P<first>choose 1(?: ?-|:) (?P<who>@me|it|the bearer) (?:gains?|gets?|has) [^.;\n]*?)"
            r"(?P<joint>(?:;|,) or )(?P<verb>gains|gets|has) "
        ),
        _again,
    ),
    (
        (
            rf"{START}(?P<may>you may )?(?P<first>{_STATES}) or (?P<other>{_STATES}) (?P<whom>(?:another )?target (?:(?!\band\b)"
            r"[^.,:;\n])*?)(?=\.?$|\.?\n)"
        ),
        _state,
    ),
    (
        (
            rf"{START}(?P<who>{_ONE}) (?P<verb>gains?|gets?|has) (?:your choice of |either |a choice of )?"
            rf"(?P<gifts>{_GIFT}(?:, {_GIFT})*,? or {_GIFT}){_TIME}(?=\.?$|\.?\n)"
        ),
        _gift,
    ),
    (
        (
            rf"{_OPENING}(?P<may>you may )?(?P<first>(?:you )?{_OWN_DEED} {_OPTION}),? or (?P<second>{_DEED}{_OPTION})"
            r"\.?(?=\n|$)"
        ),
        _or_else,
    ),
)
