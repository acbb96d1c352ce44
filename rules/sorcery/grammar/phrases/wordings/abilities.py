"""Costs and limits of abilities, and what players have by them, in usual words of the published game, and how further"
" phrases know them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_conditions import SYMBOLS
from rules.sorcery.grammar.phrases.usual_patterns import Written

_PAID = r"(?:tap(?: the bearer)?|\(\d+\)|\d+ (?:mana|life)|pay [^,:.\n]*?|lose \d+ life|sacrifice [^,:.\n]*?|discard [^,:.\n]*?)"
_COSTS = rf"{_PAID}(?:, {_PAID})*"
_USE = r"(?:use|activate|do|trigger)(?: (?:this|it))?(?: ability)?"
_CARDS = r"(?:(?:fire|air|water|earth) )*(?:spell|minion|artifact|relic|aura|magic|automaton|monument)s?"
_HAS = {"you": "your", "you have": "your", "the enemy": "the enemy's", "the enemy has": "the enemy's"}


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


def _paid_for(found: re.Match[str]) -> str:
    """`once a turn, you may pay (1) to draw a card`: an ability that is paid for."""
    done = found["do"]
    if (had := re.match(r"have (@me|the bearer) (gain|get|fight|deal)s? ", done)) is not None:
        done = f"{had[1]} {had[2]}s {done[had.end() :]}"
    return f"once a turn, {found['cost']}: {done}."


def _income(found: re.Match[str]) -> str:
    """`the enemy gains (1) less at the start of their turns`: less mana at the start of each."""
    if (found["sign"] is None and found["extra"] is None) or (found[1] == "you") != (found["whose"] == "your"):
        return found[0]
    who, whose = ("you have", "your") if found[1] == "you" else ("the enemy has", "the enemy's")
    return f"{who} ({found['count']}) {found['sign'] or 'more'} at the start of {whose} turn."


#: Phrases of abilities with something in them that is kept.
ABILITIES: tuple[tuple[str, Written], ...] = (
    # what is paid
    (r"(?m)^\(t\)(?=[,:])", "tap"),
    (r"(?m)(^|, )tap @me(?=[,:])", r"\1tap"),
    (rf"(?m)^({_COSTS}) and (?={_PAID}(?:, {_PAID})*: )", r"\1, "),
    (r"(?m)^(\(\d+\)) tap(?=[,:])", r"\1, tap"),
    (rf"(?m)^(once a turn,? )?({_COSTS}), :", r"\1\2:"),
    (rf"(?m)^((?:once a turn,? )?(?:{_COSTS}, )?)lose (\d+) life(?=(?:, {_PAID})*: )", r"\1pay \2 life"),
    (r"\bpay (\d+) of your life\b", r"pay \1 life"),
    (rf"(?m)^((?:once a turn,? )?(?:{_COSTS}, )?)sacrifice (?:it|itself|this|this card)(?=(?:, {_PAID})*: )", r"\1sacrifice @me"),
    # how often, and when
    (rf"(?m)^({_COSTS}), once a turn: ([^\n]*?)\.?$", r"once a turn, \1: \2"),
    (rf"(?m)^once a turn: (?={_COSTS}: )", "once a turn, "),
    (rf"(?m)^once a turn: ({_COSTS}): ", r"once a turn, \1: "),
    (rf"\. (?:(?:you|it|this|this ability) (?:may|can) )?(?:only )?{_USE} (?:only )?(?:up to )?once a turn\b", ". once a turn"),
    (r"\b(?:at most|no more than|up to) once a turn\b", "only once a turn"),
    (r"(?m)^once on (?:each of your turns|each your turn|your turn|each turn), ", "once a turn, "),
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
    (
        (
            r"(?m)^once a turn, you may (?P<cost>pay (?:\(\d+\)|\d+ (?:life|mana))|discard (?:a|\d+) [^.,:;\n]*?|sacrifice"
            r" (?:a|another) [^.,:;\n]*?"
            r"|tap @me) to (?P<do>[^.:\n]*)\.?$"
        ),
        _paid_for,
    ),
    # what cards cost
    (r"\b(?:all|each|any)(?: of)? (your|the enemy's) ((?:[a-z]+ )*?[a-z]+) costs? (?=\(?\d)", r"\1 \2 cost "),
    (rf"\b(?:any|each) ({_CARDS}) (?=(?:that )?you cast|(?:that )?the enemy casts)", r"each \1 "),
    (r"\b(minion|artifact|relic|aura|magic|automaton|monument)s? (?:cards?|spells?) (?=(?:that )?(?:you cast|the enemy casts?))", r"\1s "),
    (rf"\b({_CARDS}) cast by (you|the enemy)\b", lambda found: f"{found[1]} {found[2]} cast{'s' * (found[2] != 'you')}"),
    (rf"\benemy ({_CARDS}) (?=costs? \(?\d)", r"the enemy's \1 "),
    (rf"\beach player's ({_CARDS}) costs? (\(?\d+\)?) (more|less)", r"\1 cost each player \2 \3"),
    (
        r"\b(costs?) (?:a )?(?:additional|extra) (\(\d+\)|\d+ mana)(?=[.,\n]|$)",
        lambda found: f"{found[1]} {found[2].removesuffix(' mana')} more",
    ),
    (r"\b(costs?) (\d+) mana (more|less)\b", r"\1 \2 \3"),
    (r"\b(costs?) (\(\d+\)|\d+) (more|less)(?: mana)? for (you|the enemy|each player)\b", r"\1 \4 \2 \3"),
    (
        (
            r"\b(you|the enemy) pays? (\(\d+\)) (more|less) (?:for|to cast) (?:your |their )?((?:[a-z]+ )*?(?:spells|minions"
            r"|magic|magics|artifacts|auras))\b"
        ),
        lambda found: f"{_HAS[found[1]]} {found[4]} cost {found[2]} {found[3]}",
    ),
    (
        r"\b(?:reduce|increase) the (?:mana )?costs? of (?P<whose>your|the enemy's) (?P<noun>(?:[a-z]+ )*?[a-z]+) by \(?(?P<count>\d+)\)?",
        _reduced,
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
            r"\b(you have(?=[^.\n]* your turns?)|the enemy has(?=[^.\n]* (?:their|the enemy's) turns?)) (\(\d+\) (?:more|less)) "
            r"(?:on|during) (?:each of )?(?:your|their|the enemy's) turns?(?=[.,\n]|$)"
        ),
        lambda found: f"{found[1]} {found[2]} at the start of {_HAS[found[1]]} turn",
    ),
    (
        r"(?m)^(?P<who>you) gain (?P<count>\d+) (?:additional|extra) mana at the start of (?:each of )?your turns?\.?$",
        r"you have (\g<count>) more at the start of your turn.",
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
    (rf"\byou have \+(?={SYMBOLS})", "you have a additional "),
    # where those are who have something
    (
        (
            r"(?m)^((?:(?:other|each|all|allied|enemy|tapped|untapped|damaged|fire|air|water|earth) )*(?:minions?|units?)) ("
            r"(?:has|have|gets?|gains?|can't) [^.,:;\n]*?) while (here|nearby|adjacent|in the area)\.?$"
        ),
        r"\1 \3 \2.",
    ),
    (
        (
            r"(?m)^(allied|enemy|each allied|each enemy)? ?((?:nearby )?minions?(?: nearby)?),? other than @me,? (?=has|have"
            r"|gets?|gains?|can't)"
        ),
        lambda found: f"other {found[1] or ''} {found[2]} ".replace("  ", " "),
    ),
)
