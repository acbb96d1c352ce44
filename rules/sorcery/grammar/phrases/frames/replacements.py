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


def _goes_elsewhere(found: re.Match[str]) -> str:
    """`your minions that would die are returned to their owners' hands instead`: each of them."""
    where = re.sub(r"\btheir owners?'s? (\w+?)s?$", r"its owner's \1", found["where"])
    done = "return" if where.startswith("to ") else "put"
    return f"if a {singular(found['who'])} would die, {done} it {where} instead."


def _undrawn(found: re.Match[str]) -> str:
    """`on your turn, the enemy can't draw cards`: they draw none."""
    turn = found["first"] or found["late"]
    return f"if the enemy would draw a card{f' and it is {turn} turn' if turn else ''}, they draw none instead."


#: Phrases of replaced events with something in them that is kept.
REPLACED_FIRST: tuple[tuple[str, Written], ...] = (
    (r"\b(would die, (?:instead )?return (?:it|@me|him|her)) to hand\b", r"\1 to its owner's hand"),
    (r"(?m)^((?:once a turn, )?if) it would die, (return|put|banish) @me\b", r"\1 @me would die, \2 it"),
    (
        r"(?m)^(return|put|banish) (@me|bearer|the bearer) ([^.,:;\n]*?)instead if (?:it|@me) would die\.?$",
        r"if \2 would die, \1 it \3instead.",
    ),
    (r"(?m)^(@me|bearer|the bearer) is banished instead of dying\.?$", r"if \1 would die, banish it instead."),
    (
        r"(?m)^(bearer|the bearer) (?:returns|is returned) to its owner's hand instead of dying\.?$",
        r"if \1 would die, return it to its owner's hand instead.",
    ),
    (r"\bwould be put into (?:a|the|its owner's|your|their) (?:graveyard|cemetery) from the realm, ", "would die, "),
    (
        r"(?m)^((?:minions|units)) that would die in the affected area are banished instead\.?$",
        r"if a affected minion would die, banish it instead.",
    ),
    (r"\b(would die[^.,;\n]*), it doesn't\. tap it and remove all damage from it\b", r"\1, tap it and remove all damage from it instead"),
    (
        r"\b(would die[^.,;\n]*, (?:instead )?tap it and) heal (?:all damage from it|all of its damage|it(?: fully)?)",
        r"\1 remove all damage from it",
    ),
    (
        (
            r"\b(would die[^.,;\n]*), (?:instead )?it (?:stays|remains|survives)(?: in the realm)?,? tapped,? (?:and"
            r" )?with no damage(?: on it)?(?: instead)?"
        ),
        r"\1, tap it and remove all damage from it instead",
    ),
    (
        (
            rf"(?m)^(?:each |all )?(?P<who>{THINGS}) that would die (?:are|go) (?:put |returned )?(?P<where>(?:to|on"
            rf"|into) [^.,;\n]*?) instead\.?$"
        ),
        _goes_elsewhere,
    ),
    # damage
    (r"\bwould be damaged\b", "would be dealt damage"),
    (
        r"\b(if|whenever|when) a (?:source|unit or spell) would deal damage to (@me|bearer|the bearer|a [^.,;\n]*)(?=,)",
        r"\1 \2 would be dealt damage",
    ),
    (r"\bprevent all (?:of )?that damage\b", "prevent that damage"),
    (r"\bis dealt that much damage minus (\d+)\b", r"is dealt that much minus \1"),
    (r"(?m)^if (@me|the bearer|bearer) is ([^.,;\n]*?) and would (?:take|be dealt) damage, ", r"if \1 would be dealt damage while \2, "),
    (
        rf"(?m)^prevent (?P<count>\d+|all)(?: of the)? damage (?:whenever|if|when) {_WHO} would (?:be dealt|take) damage\.?$",
        lambda found: f"if {found['who']} would be dealt damage, prevent {'it' if found['count'] == 'all' else found['count'] + ' of it'}.",
    ),
    (
        rf"(?m)^prevent the first (?:instance of )?damage {_DEALT} {_WHO} (?:each|in a|every) turn\.?$",
        r"once a turn, if \g<who> would be dealt damage, prevent it.",
    ),
    (
        r"(?m)^(@me|bearer|the bearer) ignores the first damage (?:that would be )?dealt to it (?:each|in a) turn\.?$",
        r"once a turn, if \1 would be dealt damage, prevent it.",
    ),
    *((rf"(?m)^{_FIRST}{damage}{_LATE}\.?$", _prevented) for damage in _DAMAGE),
    (r"(?m)^until the end of the turn, (?=prevent the next )", "this turn, "),
    # life lost by strikes
    (
        rf"(?m)^(?:if|when|whenever) a strike (?:at|on|against) {_SITE} would (?:make|cause) you (?:to )?lose life, ",
        "if you would lose life by a strike at a site, ",
    ),
    (
        (
            rf"(?m)^(?:reduce the life you lose (?:from|to|by) strikes (?:at|on|against) {_SITE}|(?:the )?life you lose"
            rf" (?:from|to|by) strikes (?:at|on|against) {_SITE} is reduced) by (\d+)\.?$"
        ),
        rf"{_STRUCK} \1 less.",
    ),
    (rf"(?m)^(?:if|when|whenever) a enemy(?: unit)? strikes {_SITE}, (?:you )?lose (\d+) less(?: life)?\.?$", rf"{_STRUCK} \1 less."),
    (
        rf"(?m)^prevent (\d+) of the life (?:that )?you would lose (?:when|whenever|if) {_SITE} (?:is|are) struck\.?$",
        rf"{_STRUCK} \1 less.",
    ),
    (
        (
            rf"(?m)^(?:{_WHILE} (?P<asked>[^.,:;\n]*), )?you (?:don't|do not) lose life when(?:ever)? "
            rf"(?:a enemy(?: unit)? strikes (?:a site|{_SITE})|{_SITE} (?:is|are) struck)\.?$"
        ),
        lambda found: f"if you would lose life by a strike at a site{' and ' + found['asked'] if found['asked'] else ''}, you lose none.",
    ),
    # cards drawn
    (r"\b(would draw a card[^.,;\n]*, (?:you |they |that player )?draws? \d+ cards) (?:of|from) (?:the|that) same deck\b", r"\1"),
    (r"\b(if the enemy would draw a card[^.,;\n]*, they) instead (?:don't|do not)\b", r"\1 don't"),
    (
        (
            r"(?m)^(?:(?:on|during|while it is) (?P<first>your|the enemy's) turns?, )?the enemy can't draw(?: any)?(?: cards)?"
            r"(?: (?:on|during|while it is) (?P<late>your|the enemy's) turns?)?\.?$"
        ),
        _undrawn,
    ),
)
