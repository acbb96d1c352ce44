"""Costs and limits of abilities in further usual words of the published game, before any other phrase, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_conditions import SYMBOLS
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
    """`once a turn, you may pay (1). if you do, draw a card`: an ability that is paid for."""
    price = re.sub(r"^lose ", "pay ", found["price"])
    done = found["do"]
    if (had := re.match(r"(?:have|give) (@me|the bearer) (?:gain |get )?", done)) is not None:
        done = f"{had[1]} gains {done[had.end() :]}"
    return f"{found['once'] or ''}{price}: {done}."


#: Phrases of costs and limits with something in them that is kept.
LIMITS: tuple[tuple[str, Written], ...] = (
    # what is paid
    (r"(?m)^[({](?:t|tap)[)}](?=[,:])", "tap"),
    (rf"(?m)((?:^|, |\+ | and )(?:once a turn,? )?)spend (?={_MANA}|\d+ life)", r"\1pay "),
    (rf"(?m)^((?:once a turn,? )?{_PAID}(?:, {_PAID})*) (?:\+|and|&) (?=(?:tap @me|tap this|{_PAID})(?:, {_PAID})*: )", r"\1, "),
    (r"(?m)((?:^|, )(?:once a turn,? )?)tap (?:@me|this)(?=[,:])", r"\1tap"),
    (r"(?m)^((?:[^.:\n]*, )?discard \d+)(?=[,:])", r"\1 cards"),
    (r"(?m)^((?:[^.:\n]*, )?(?:sacrifice|discard)) any (?=[^.\n]*: )", r"\1 a "),
    (r"(?m)^((?:[^.:\n]*, )?(?:sacrifice|discard) [^.,:\n]*?) of your choice(?=[^.\n]*: )", r"\1"),
    (r"(?m)^((?:the )?bearer) taps(?=[,:])", "tap the bearer"),
    (r"(?m)^(?:the )?bearer may (?:tap|be tapped) to ([^.:\n]*)\.?$", r"tap the bearer: \1."),
    (r"(?m)^(?:you may )?(tap @me|sacrifice @me) to ([^.:\n]*)\.?$", r"\1: \2."),
    # how often
    (r"(?m)^(?:\(once a turn\)|once a turn)(?: -| -|:)? (?=[^.\n]*: )", "once a turn, "),
    (rf"(?m)^(?P<once>once a turn,? )(?:you may )?(?P<price>{_PRICE})(?:\. if you do,| to) (?P<do>[^.:\n]*)\.?$", _paid),
    (rf"{_LIMIT}once a turn\b", _once),
    # when
    (r"(?m)^((?:during|on) (?:your|the enemy's) turns?): (?=[^.\n]*: )", r"\1, "),
    (rf"{_LIMIT}(?P<asked>(?:if|while|when) [^.\n]*|(?:during|on) (?:your|the enemy's) turns?)(?=\.|$)", _only),
    (r"\. (?:(?:this|it|this ability) )?(?:can't|may not) be (?:used|activated) unless ", ". use this only if "),
    (r"\. you (?:can't|may not) (?:use|activate) (?:this|it)(?: ability)? unless ", ". use this only if "),
    (rf"\. requires (?={SYMBOLS})", ". use this only if you have "),
    (
        r"(?m)^((?:genesis|deathrite): |(?:whenever|when|at the) [^.,:;\n]*, )([^.,:;\n]*?),? (?:but )?only if ([^.,:;\n]*?)\.?$",
        r"\1if \3, \2.",
    ),
    # what is done for something
    (r"\. when(?:ever)? you do(?: so)?, ", ". if you do, "),
    (r"\b(you may [^.;\n]*?),? and,? if you do, ", r"\1. if you do, "),
    (r"(?m)^(you may [^.,;\n]*?) ((?:whenever|when) [^.,;\n]*?)\. if you do, ", r"\2, \1. if you do, "),
    (
        (
            r"(?m)^(whenever @me (?:(?! a (?:unit|minion|avatar)\b)[^,.:;\n])*, )(?:you may have (?:it|@me)|it may"
            r"|@me may) deal (?=\d|that much)"
        ),
        r"\1you may deal ",
    ),
    # when magic is cast
    (
        (r"\b(only|unless) (?:while |if )?at death's door\b"),
        lambda found: f"{found[1]} {'if ' * (found[1] == 'only')}you are at death's door",
    ),
    (r"(?m)^you may only cast this(?: spell)? (?:if|while|when) ", "cast this spell only if "),
    (r"(?m)^(?:this(?: spell)? )?can't be cast unless ", "cast this spell only if "),
    (r"(?m)^(?:only castable|play(?: this)? only|this(?: spell)? is castable only) (?:if|while|when) ", "cast this spell only if "),
    (
        r"\A(?P<do>[^\n]*?)[.\n]+ ?(?:cast|play|castable)(?: this(?: spell)?)? only (?:if|while|when) (?P<asked>[^.\n]*)\.?\Z",
        r"cast this spell only if \g<asked>. \g<do>.",
    ),
)
