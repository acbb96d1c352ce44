"""Costs and limits of abilities, and what players have by them, in usual words of the published game, and how further"
" phrases know them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_conditions import SYMBOLS
from rules.sorcery.grammar.phrases.usual_patterns import Written

_PAID = r"(?:tap(?: the bearer)?|\(\d+\)|\d+ (?:mana|life)|pay [^,:.\n]*?|lose \d+ life|sacrifice [^,:.\n]*?|discard [^,:.\n]*?)"
_COSTS = rf"{_PAID}(?:, {_PAID})*"
_CARDS = r"(?:(?:fire|air|water|earth) )*(?:spell|minion|artifact|relic|aura|magic|automaton|monument)s?"


def _limited(found: re.Match[str]) -> str:
    """`tap: ... Use only while ...`: the condition of its use."""
    asked = found["asked"]
    turn = re.fullmatch(r"(?:during|on) (your|the enemy's) turns?", asked)
    return f". use this only if {f'it is {turn[1]} turn' if turn else re.sub('^(?:if|while|when) ', '', asked)}"


def _used_while(found: re.Match[str]) -> str:
    """`while you control a fire site, tap: draw a spell`."""
    turn = re.fullmatch(r"(?:during|on) (your|the enemy's) turns?", found["when"])
    asked = f"it is {turn[1]} turn" if turn else re.sub("^(?:if|while) ", "", found["when"])
    if re.match(r"(?:not )?(?:tapped|untapped|damaged|underwater|underground|on a|in the void)\b", asked):
        asked = f"@me is {asked}"
    return f"{found['ability'].rstrip('.')}. use this only if {asked}."


def _reduced(found: re.Match[str]) -> str:
    """`the cost of your spells is reduced by (1)`."""
    sign = "less" if found[0].startswith("reduce") or "reduced" in found[0] else "more"
    return f"{found['whose']} {found['noun']} cost ({found['count']}) {sign}"


def _more_income(found: re.Match[str]) -> str:
    """`at the start of your turn, you have an additional (1)`."""
    count = found[2] or found[3]
    if "your" in found[1]:
        return f"you have ({count}) more at the start of your turn"
    return f"the enemy has ({count}) more at the start of the enemy's turn"


def _income(found: re.Match[str]) -> str:
    """`the enemy gains (1) less at the start of their turns`: less mana at the start of each."""
    if (found["sign"] is None and found["extra"] is None) or (found[1] == "you") != (found["whose"] == "your"):
        return found[0]
    who, whose = ("you have", "your") if found[1] == "you" else ("the enemy has", "the enemy's")
    return f"{who} ({found['count']}) {found['sign'] or 'more'} at the start of {whose} turn."


#: Phrases of abilities with something in them that is kept.
ABILITIES: tuple[tuple[str, Written], ...] = (
    # what is paid
    (rf"(?m)^((?:once a turn,? )?(?:{_COSTS}, )?)lose (\d+) life(?=(?:, {_PAID})*: )", r"\1pay \2 life"),
    # how often, and when
    (r"\b(?:at most|no more than|up to) once a turn\b", "only once a turn"),
    (
        (
            r"\. (?:you (?:may|can) )?(?:(?:only (?:use|activate)(?: this| it)?(?: ability)?|(?:use|activate)(?: this| it)?"
            r"(?: ability)? only|only"
            r"|this ability (?:can|may) (?:only be used|be used only))) (?P<asked>(?:if|while|when) [^.\n]*|(?:during|on) "
            r"(?:your|the enemy's) turns?)(?=\.|$)"
        ),
        _limited,
    ),
    (rf"(?m)^(?P<when>(?:if|while) [^,.:;\n]*|(?:during|on) (?:your|the enemy's) turns?), (?P<ability>{_COSTS}: [^.\n]*)\.?$", _used_while),
    # what cards cost
    (rf"\b({_CARDS}) cast by (you|the enemy)\b", lambda found: f"{found[1]} {found[2]} cast{'s' * (found[2] != 'you')}"),
    (
        r"\b(costs?) (?:a )?(?:additional|extra) (\(\d+\)|\d+ mana)(?=[.,\n]|$)",
        lambda found: f"{found[1]} {found[2].removesuffix(' mana')} more",
    ),
    (
        (
            r"\bthe (?:mana )?costs? of (?P<whose>your|the enemy's) (?P<noun>(?:[a-z]+ )*?[a-z]+) (?:is|are) (?:reduced"
            r"|increased) by \(?(?P<count>\d+)\)?"
        ),
        _reduced,
    ),
    # what players have
    (
        r"\b(you|the enemy) begins? ((?:your|each of your|their|each of their|the enemy's|each) turns? with)\b",
        lambda found: f"{found[1]} start{'s' * (found[1] != 'you')} {found[2]}",
    ),
    (
        (
            r"(?m)^at the start of (your|the enemy's|each of your|each of the enemy's) turns?,? (?:you|the enemy|they) (?:have"
            r"|has) (?:a )?(?:(?:additional|extra) \((\d+)\)|\((\d+)\) more)"
        ),
        _more_income,
    ),
    (
        (
            r"(?m)^(you|the enemy) (?:gain|get|receive)s? (?:a )?(?:(?P<extra>(?:additional|extra) )?\((?P<count>\d+)\)(?:"
            r" (?P<sign>more|less))?)"
            r" (?:at the start of|on|during) (?:each of )?(?P<whose>your|their|the enemy's) turns?\.?$"
        ),
        _income,
    ),
    (rf"(?m)(?:^|(?<=, ))(?:@me )?provides (?:you )?(?:with )?(?:a )?(?:additional |extra )(?={SYMBOLS})", "you have a additional "),
)
