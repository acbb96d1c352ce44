"""Sentences that leave out the card they are about, or name it in the plural, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.frames.fragments import STATE
from rules.sorcery.grammar.phrases.usual_conditions import SYMBOLS
from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import KEYWORDS

_DEEDS = {"death": "dies", "dying": "dies", "attacking": "attacks", "defending": "defends", "intercepting": "intercepts"}
_SINGULAR = {"are": "is", "have": "has", "do not": "does not", "don't": "doesn't", "pick up": "picks up"}
_PLURAL = "attack|intercept|defend|die|strike|enter|leave|take|deal|get|gain|have|are|fight|untap|pick up|do not|don't"
_KEYWORD = rf"(?:{KEYWORDS}|ranged \d|movement [+-]\d)"
_KEYWORDS = rf"{_KEYWORD}(?:(?:,| and) {_KEYWORD})*"
_PRICE = r"(?:pay (?:\(\d+\)|\d+ mana|\d+ life)|discard (?:a|\d+) [^.,:;\n]*?)"
_WHILE = r"(?:while|if|as long as|so long as)"


def _one(found: re.Match[str]) -> str:
    """`whenever @me attack, they ...`: a card of several is one."""
    verb = found["verb"]
    ending = "es" if verb.endswith(("sh", "ch")) else "s"
    said = f"{found['before']}@me {_SINGULAR.get(verb, f'{verb}{ending}')}"
    return said + (f"{found['rest']}, it {_SINGULAR.get(found['then'], found['then'])}" if found["then"] else "")


def _paid(found: re.Match[str]) -> str:
    """`you may pay 2 life to untap @me`: an ability that is paid for."""
    done = found["do"]
    if (had := re.match(r"(?:have|give) @me (?:gain |get )?", done)) is not None:
        done = f"@me gains {done[had.end() :]}"
    return f"{found['price']}: {done}."


#: Phrases of a unit that leave out whom they are about, with something in them that is kept.
OF_ITSELF: tuple[tuple[str, Written], ...] = (
    (
        (
            rf"(?m)(?P<before>^|\b(?:whenever|when|while|if|as long as|unless) |: )@me (?P<verb>{_PLURAL})\b(?!'t)"
            rf"(?:(?P<rest>[^.,:;\n]*), they (?P<then>can't|(?:{_PLURAL})\b))?"
        ),
        _one,
    ),
    (
        r"(?m)^(?:when|while|upon|whenever) (?P<what>attacking|defending|intercepting|dying|death), ",
        lambda of: f"whenever @me {_DEEDS[of['what']]}, ",
    ),
    (
        rf"\A((?:(?:{KEYWORDS})(?:, |\n|\. ))*)(?:when|whenever) (?:it|he|she) (?=(?:attacks|intercepts|defends|dies|enters|strikes)\b)",
        r"\1when @me ",
    ),
    # what is asked of it
    (rf"(?m)^((?:at the (?:start|end) of [^.,:;\n]*, )(?:if|unless)) (?={STATE}, )", r"\1 @me is "),
    (rf"(?m)^((?:genesis: |(?:whenever|when) @me (?:attacks|defends|intercepts|strikes a site), )if) (?={STATE}, )", r"\1 @me is "),
    (rf"(?m)^((?:whenever|when) @me (?:attacks|defends|intercepts|strikes a site)) while ({STATE}), ", r"\1, if @me is \2, "),
    (rf"(\. use (?:this )?only (?:while|if)) (?={STATE}(?:\.|$))", r"\1 @me is "),
    (rf"(?m)^@me can only attack (?:while|if) (?:it is |@me is )?(?={STATE}\.?$)", "@me can't attack unless @me is "),
    (r"(?m)^(@me can't [a-z ]+ unless) (?=(?:carrying|bearing) )", r"\1 it is "),
    (rf"(?m)^(if|unless) ({STATE}) (at the (?:start|end) of (?:your|each) turn), ", r"\3, \1 @me is \2, "),
    (rf"(?m)^({_WHILE}) (?={STATE}, (?!it |@me |he |she |whenever |when |if |the |at |\())", r"\1 @me is "),
    # where it is
    (
        (
            r"(?m)^((?:(?:genesis|tap|\(\d+\), tap|\(\d+\)): )(?:deal \d+ damage to|tap|untap|destroy|banish|return|disarm)"
            r" (?:(?:another )?target|each|all) (?:other )?(?:(?:allied|enemy|tapped|untapped|damaged|fire|air|water|earth) )*"
            r"(?:(?:minion|unit|artifact|relic)s?|enemy|ally|enemies|allies)) (?:at|in) its (?:location|square)\b(?=\.|$| to its owner)"
        ),
        r"\1 here",
    ),
    # what it has
    (rf"(?m)^(?=(?:{_KEYWORDS}) (?:{_WHILE}|unless|(?:during|on) (?:your|your opponent's) turns?\b))", "@me has "),
    (rf"(?m)^(?P<before>(?:{_WHILE} [^.,:;\n]*, )?)(?=[+-]\d+ power\b)", r"\g<before>@me has "),
    (rf"(?m)^({SYMBOLS} ?[-:] ?)(?=(?:{_KEYWORDS})\.?$|[+-]\d+ power)", r"\1@me has "),
    (rf"(?m)^({SYMBOLS} ?[-:] ?)(?=(?:has|gets|gains|can't) )", r"\1@me "),
    (r"(?m)^(?P<before>(?:while [^.,:;\n]*, )?)takes (?=no damage|\d+ less damage)", r"\g<before>@me takes "),
    (r"(?m)^([^.:\n]*: )(?=[+-]\d+ power (?:this turn|until))", r"\1@me gets "),
    (rf"(?m)^([^.:\n]*: )(?=(?:{_KEYWORDS}) (?:this turn|until))", r"\1@me gains "),
    (
        rf"(?m)^((?:while [^.,:;\n]*, )?)(?:@me |it )?(?:gives|grants|adds) (?:you )?(?:a )?({SYMBOLS})(?: to your threshold)?(?=\.?$)",
        r"\1you have a additional \2",
    ),
    (rf"(?m)^(you have a additional {SYMBOLS}) (?:while|as long as) (?:it is |@me is )?({STATE})\.?$", r"while @me is \2, \1."),
    (r"(?m)^((?:whenever|when|each time) @me [^.,:;\n]*, )(?=[+-]\d+ power [^.\n]*?(?:this turn|until))", r"\1it gets "),
    (
        (
            r"(?m)^((?:(?:genesis|deathrite|tap|\(\d+\)|\(\d+\), tap): |(?:whenever|when) @me (?:attacks|defends|intercepts"
            r"|strikes a site), )(?:you may )?deal damage equal to) its (?=power to )"
        ),
        r"\1 @me's ",
    ),
    (r"(?m)^while adjacent to your avatar, (?=@me |it )", "while your avatar is adjacent, "),
    (r"(?m)^while near(?:by)? your avatar, (?=@me |it )", "while your avatar is nearby, "),
    # what is paid for it
    (rf"(?m)^you may (?P<price>{_PRICE}) to (?P<do>[^.:\n]*)\.?$", _paid),
)


def itself_written(text: str) -> str:
    """Return the text of a unit with its own sign where a phrase leaves it out, or tells of it as of several."""
    for pattern, written in OF_ITSELF:
        text = re.sub(pattern, written, text)
    return text
