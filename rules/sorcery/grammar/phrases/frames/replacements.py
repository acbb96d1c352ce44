"""Replaced events in further usual words of the published game, before any other phrase of them is looked at, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.frames.fragments import STATE, THING, THINGS
from rules.sorcery.grammar.phrases.plurals import singular
from rules.sorcery.grammar.phrases.usual_patterns import Written

_WHO = (
    rf"(?P<who>@me|it|(?:the )?bearer|(?:your|the enemy) avatar|a (?:other )?{THING}(?: (?:nearby|here|you control"
    rf"|the enemy controls))?|another {THING}|(?:each |all |any )?{THINGS})"
)
_DEALT = r"(?:that would be )?(?:dealt )?to"
_DAMAGE = (
    rf"prevent all (?:of the )?damage {_DEALT} {_WHO}",
    rf"prevent (?P<count>\d+) of (?:any|all|the) damage {_DEALT} {_WHO}",
    rf"reduce (?:all |any )?damage {_DEALT} {_WHO} by (?P<count>\d+)",
    rf"(?:all |any )?damage {_DEALT} {_WHO} is reduced by (?P<count>\d+)",
    rf"(?:all )?damage {_DEALT} {_WHO} is prevented",
    rf"{_WHO} takes? (?P<count>\d+) less damage(?: from (?:all sources|any source|each source))?",
    rf"{_WHO} takes? no damage",
    rf"{_WHO} (?:can't (?:be damaged|be dealt damage|take damage)|(?:is|are) immune to damage)",
    rf"damage can't be dealt to {_WHO}",
)
_WHILE = r"(?:while|if|as long as|so long as)"
_ASKED = (
    rf"(?:{STATE}|(?:@me|it|the bearer|bearer) is {STATE}|(?:it is (?:your|the enemy's) turn|you (?:control"
    rf"|have|are)|the enemy (?:controls|has|is)|there (?:is|are))[^.,:;\n]*?)"
)
_FIRST = rf"(?:{_WHILE} (?P<asked>{_ASKED}), |(?:during|on) (?P<turn>your|the enemy's) turns?, )?"
_LATE = rf"(?: {_WHILE} (?P<late>{_ASKED})| (?:during|on) (?P<late_turn>your|the enemy's) turns?)?"
_SITE = r"(?:(?:a|1 of|any of|1)? ?(?:your|allied)(?: undefended)? sites?|a (?:undefended )?site you control)"
_STRUCK = "if you would lose life by a strike at a site, you lose"


def _prevented(found: re.Match[str]) -> str:
    """`while untapped, @me takes 2 less damage`: what is prevented, and when."""
    told = found.groupdict()
    turns = [f"it is {told[each]} turn" for each in ("turn", "late_turn") if told[each]]
    conditions = [each for each in (told["asked"], told["late"], *turns) if each]
    if len(conditions) > 1:
        return found[0]
    who, asked = told["who"], "".join(conditions)
    if who == "it":
        subject = re.match(r"@me|the bearer|bearer", asked)
        if subject is None:
            return found[0]
        who = subject[0]
    if not re.match(r"@me|the |bearer|your avatar|a |another ", who):
        who = f"a {singular(re.sub('^(?:each|all|any) ', '', who))}"
    if asked and re.match(STATE, asked):
        if who not in ("@me", "the bearer", "bearer"):
            return found[0]
        asked = f"it is {asked}"
    asked = re.sub(r"^(?:@me|the bearer|bearer) is ", "it is ", asked)
    amount = f"{told['count']} of it" if told.get("count") else "it"
    return f"if damage would be dealt to {who}{f' and {asked}' if asked else ''}, prevent {amount}."


def _undrawn(found: re.Match[str]) -> str:
    """`on your turn, the enemy can't draw cards`: they draw none."""
    turn = found["first"] or found["late"]
    return f"if the enemy would draw a card{f' and it is {turn} turn' if turn else ''}, they draw none instead."


#: Phrases of replaced events with something in them that is kept.
REPLACED_FIRST: tuple[tuple[str, Written], ...] = (
    # damage
    (r"\bwould be damaged\b", "would be dealt damage"),
    *(
        (rf"(?m)^{first}\.?$", r"once a turn, if \g<who> would be dealt damage, prevent it.")
        for first in (
            rf"prevent the first (?:instance of )?damage {_DEALT} {_WHO} (?:each|in a|every) turn",
            rf"the first (?:instance of )?damage {_DEALT} {_WHO} (?:each|in a|every) turn is prevented",
        )
    ),
    *((rf"(?m)^{_FIRST}{damage}{_LATE}\.?$", _prevented) for damage in _DAMAGE),
    # life lost by strikes
    (
        (
            rf"(?m)^(?:reduce the life you lose (?:from|to|by) strikes (?:at|on|against) {_SITE}|(?:the )?life you lose"
            rf" (?:from|to|by) strikes (?:at|on|against) {_SITE} is reduced) by (\d+)\.?$"
        ),
        rf"{_STRUCK} \1 less.",
    ),
    # cards drawn
    (
        (
            r"(?m)^(?:(?:on|during|while it is) (?P<first>your|the enemy's) turns?, )?the enemy can't draw(?: any)?(?: cards)?"
            r"(?: (?:on|during|while it is) (?P<late>your|the enemy's) turns?)?\.?$"
        ),
        _undrawn,
    ),
)
