"""Conditions of a target, and one effect instead of another, and how texts of this site say them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import START

_TARGET = r"(?P<whom>(?:another )?target (?:(?! to its owner|\b(?:and|if|unless|then|each)\b)[^.,:;\n])*?)"
_HIM = r"(?:it|that (?:minion|unit|artifact|site|aura|relic|avatar|automaton))"
_VERB = r"(?:tap|untap|destroy|banish|sink|return|put|shuffle|push|pull|move|deal \d+ damage to|gain control of|disarm)"
#: What is done behind the target: where it goes, or for how long.
_REST = r"(?P<rest>(?:(?<! up)(?<! up to) (?:to|on|into|below|from|until|this turn|permanently|\d+ steps?|1 step) ?[^.,:;\n]*?)?)"
_ASKED = r"(?P<asked>[^.,:;\n]*)"
#: Somebody else whom a condition may be about, and “it” behind it.
ANOTHER = r"(?:@me|(?:the )?(?:bearer|caster))\b"
_STATES = r"(?:is|has|had|was|costs|cost|isn't|wasn't|does not have|doesn't have|did not have|didn't have|carries)"


def _now(asked: str) -> str:
    """A condition of a target as it is asked before anything is done to it."""
    asked = re.sub(rf"^{_HIM}(?=['s ])", "it", asked)
    asked = re.sub(r"^it(?:'s| is| was|'s already) (?:already )?(?=\w)", "it is ", asked)
    return re.sub(r"^it had ", "it has ", asked)


def _to_deck(whom: str, said: str) -> str:
    """Return the text with the deck left unnamed, of cards that can have come from no other one."""
    is_spell = re.search(r"\b(?:minion|artifact|aura|relic|automaton|monument)\b", whom) and not re.search(r"\b(?:unit|site)\b", whom)
    return said.replace("its owner's spellbook", "its owner's deck") if is_spell else said


def _of_target(found: re.Match[str]) -> str:
    """`if target minion is damaged, destroy it`: a target, and what is asked of it."""
    return f"choose {found['whom']}. if it {found['state']}{found['asked']}, "


def _if_so(found: re.Match[str]) -> str:
    """`destroy target minion if it is damaged`: a target, and what is asked of it."""
    return f"choose {found['whom']}. if {_now(found['asked'])}, {found['verb']} it{found['rest']}"


def _instead(found: re.Match[str]) -> str:
    """`tap target minion. if it is damaged, deal 2 damage to it instead`: a target, and one or the other."""
    if re.match(ANOTHER, found["asked"]):
        return found[0]
    other = re.sub(rf"\b{_HIM}\b(?!')", "it", re.sub(r"^(?:instead,? )", "", found["other"]))
    other = re.sub(r"^((?:@me )?deals? \d+)(?: damage)?$", r"\1 damage to it", other)
    said = f"choose {found['whom']}. if {_now(found['asked'])}, {other}. otherwise, {found['verb']} it{found['rest']}"
    return _to_deck(found["whom"], said)


def _or_much(found: re.Match[str]) -> str:
    """`gain 3 life, or 6 if you control an aura`: so much or so much."""
    who, what = found["who"], found["what"]
    return f"if {found['asked']}, {who} {found['other']} {what}. otherwise, {who} {found['first']} {what}"


def _or_there(found: re.Match[str]) -> str:
    """`put target minion on top of its owner's spellbook, or on the bottom if it costs 4 or more`."""
    said = (
        f"choose {found['whom']}. if {_now(found['asked'])}, put it {found['there']} of {found['of']}. "
        f"otherwise, put it {found['first']} of {found['of']}"
    )
    return _to_deck(found["whom"], said)


#: Phrases of conditions with something in them that is kept.
BRANCHES: tuple[tuple[str, Written], ...] = (
    (rf"{START}if {_TARGET} (?P<state>{_STATES} ){_ASKED}, (?=[^.\n]*\bit\b)", _of_target),
    (
        rf"{START}(?P<verb>{_VERB}) {_TARGET}{_REST}(?:\.|;) (?:but )?if {_ASKED}, (?P<other>[^.;\n]*?) instead(?=\.|$)",
        _instead,
    ),
    (
        (
            rf"{START}put {_TARGET} (?P<first>on top|on the bottom) of (?P<of>its owner's (?:deck|spellbook|atlas)),? or (?P<there>"
            rf"on top|on the bottom)(?: of it)?(?: instead)? if {_ASKED}(?=\.|$)"
        ),
        _or_there,
    ),
    (rf"{START}(?P<verb>{_VERB}) {_TARGET}{_REST} if (?P<asked>{_HIM}(?:'s|'d| )[^.,:;\n]*)(?=\.|;|,? otherwise|$)", _if_so),
    (
        (
            r"\b(?P<who>(?:you )?(?:gain|lose)|the enemy (?:gains|loses)) (?P<first>\d+) (?P<what>life|mana),? or "
            rf"(?:instead )?(?P<other>\d+)(?: (?:life|mana))?(?: instead)? if {_ASKED}(?=\.|$)"
        ),
        _or_much,
    ),
)
