"""Costs and limits of abilities in further usual words of the published game, before any other phrase, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.joints import condition_first
from rules.sorcery.grammar.phrases.usual_patterns import Written

_MANA = r"(?:\(\d+\)|\d+ mana)"
_PRICE = rf"(?:pay (?:{_MANA}|\d+ life)|lose \d+ life|discard (?:a|\d+) [^.,:;\n]*?|sacrifice (?:a|another|@me)[^.,:;\n]*?|tap @me)"
_PAID = r"(?:tap(?: the bearer| @me| this)?|\(\d+\)|\d+ (?:mana|life)|pay [^,:.\n]*?|lose \d+ life|sacrifice [^,:.\n]*?|discard [^,:.\n]*?)"
_USED = r"(?:use|used|usable|activate|activated|do|done|trigger|happen|be used|be activated|be done)"
_LIMIT = (
    rf"\. (?:(?:this|it|you|this ability) )?(?P<how>(?:(?:can|may) )?(?:only )?{_USED}(?: (?:this|it))?(?: ability)?(?: only)?)"
    r" (?:up to |at most )?"
)


def _once(found: re.Match[str]) -> str:
    return ". once a turn"


def _only(found: re.Match[str]) -> str:
    """`can only be used while ...`: the condition of its use; without “only” it is no limit."""
    return f". use this only {found['asked']}" if "only" in found["how"] else found[0]


def _paid(found: re.Match[str]) -> str:
    """`once a turn, you may pay (1). if you do, draw a card`, or with the limit behind: an ability that is paid for."""
    if not (found["once"] or found["late"]):
        return found[0]
    price = re.sub(rf" and (?={_PRICE}$)", ", ", re.sub(r"^lose ", "pay ", found["price"]))
    done = found["do"]
    if (had := re.match(r"(?:have|give) (@me|the bearer) (?:gain |get )?", done)) is not None:
        done = f"{had[1]} gains {done[had.end() :]}"
    return f"once a turn, {price}: {done}."


#: Phrases of costs and limits with something in them that is kept.
LIMITS: tuple[tuple[str, Written], ...] = (
    # what is paid
    (rf"(?m)((?:^|, |\+ | and )(?:once a turn,? )?)spend (?={_MANA}|\d+ life)", r"\1pay "),
    (rf"(?m)^((?:once a turn,? )?{_PAID}(?:, {_PAID})*) (?:\+|and|&) (?=(?:tap @me|tap this|{_PAID})(?:, {_PAID})*: )", r"\1, "),
    (r"(?m)^(?:the )?bearer may (?:tap|be tapped) to ([^.:\n]*)\.?$", r"tap the bearer: \1."),
    (r"(?m)^(?:you may )?(tap @me|sacrifice @me) to ([^.:\n]*)\.?$", r"\1: \2."),
    (rf"(?m)^((?:once a turn,? )?)you may (?={_PAID}: )", r"\1"),
    # how often
    (r"(?m)^once on (?:each of )?your turns?, when(?:ever)? ([^,.:\n]*), ", r"once a turn, whenever \1, if it is your turn, "),
    (r"(?m)^once on (?:each of your turns|each your turn|your turn|each turn), ", "once a turn, "),
    (rf"{_LIMIT}once a turn\b", _once),
    (
        (
            rf"(?m)^(?P<once>once a turn,? )?(?:you may )?(?P<price>{_PRICE}(?: and {_PRICE})?)(?:\. if you do,| to) (?P<do>[^.:\n]*)"
            r"(?P<late>\. once a turn)?\.?$"
        ),
        _paid,
    ),
    # when
    (rf"{_LIMIT}(?P<asked>(?:if|while|when) [^.\n]*|(?:during|on) (?:your|the enemy's) turns?)(?=\.|$)", _only),
    (
        r"\. (?:you can't (?:do|use) this|(?:(?:this|it|this ability) )?(?:can't|may not) be (?:used|activated)) unless ",
        ". use this only if ",
    ),
    (
        r"(?m)^((?:genesis|deathrite): |(?:whenever|when|at the) [^.,:;\n]*, )([^.,:;\n]*?),? (?:but )?only if ([^.,:;\n]*?)\.?$",
        condition_first,
    ),
    # what is done for something
    (r"\. when(?:ever)? you do(?: so)?, ", ". if you do, "),
    # when magic is cast
    (
        (r"\b(only|unless) (?:while |if )?at death's door\b"),
        lambda found: f"{found[1]} {'if ' * (found[1] == 'only')}you are at death's door",
    ),
    (
        r"\A(?P<do>[^\n]*?)[.\n]+ ?(?:cast|play|castable)(?: this(?: spell)?)? only (?:if|while|when) (?P<asked>[^.\n]*)\.?\Z",
        r"cast this spell only if \g<asked>. \g<do>.",
    ),
)
