"""Sentences without a subject, and what the same one does next, as further phrases know them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import KEYWORDS

_ME = "@me"
_NAMED = (_ME, "the bearer", "the caster")
#: What a card says of itself without its name, and never tells the reader to do.
_DOES = (
    r"(?:has(?! (?:left|died))|gets|gains|can't|doesn't|does not|is (?:not|a|also)\b|deals(?= \d| that much| x | damage)"
    r"|fights(?= )|takes(?= no damage| \d+ less damage)"
    r"|picks up|swaps places|untaps(?= at|$)"
    r"|(?:can|may)(?= (?:only (?:attack|move|intercept|defend)|(?:attack|move|intercept|defend) only) (?:if|while|when) ))"
)
_MOMENT = (
    r"(?:(?:genesis|deathrite): (?:if [^.,;:\n]*, )?|(?:[^\n:.]*: )|(?:while|if|at the (?:start|end) of) [^.,;:\n]*, "
    r"|(?:whenever|when) (?:@me|(?:you|your opponent)(?! [^,]*\b(?:minion|unit|artifact|site)\b)"
    r"|(?:a|another) [^.,;:\n]*? (?:dies|leaves the realm))(?![\w'])[^.,;:\n]*, "
    rf"|@me [^.:\n]*\. |(?:{KEYWORDS})(?:, (?:{KEYWORDS}))*\. )"
)
#: The card's own sign, where a sentence about it has no subject.
_LACKING = re.compile(rf"(?m)^(?P<before>{_MOMENT}?)(?P<does>{_DOES})(?![\w'])")
_VERBS = (
    r"(?:gets|gains|fights|takes|deals|can't|drops|picks up|swaps places|moves|untaps|taps|(?:is|becomes) (?:tapped|untapped)"
    r"|is not untapped"
    r"|doesn't untap)"
)
#: Another one in what somebody does.
_OTHER_ONE = re.compile(r"\b(?:target|fights?|swaps?|picks? up)\b|\b(?:a|another) (?:[a-z]+ )*?(?:minion|unit|artifact)\b")
_PLURAL = {"gets": "get", "gains": "gain", "fights": "fight", "takes": "take", "drops": "drop", "untaps": "untap", "taps": "tap"}
_ONE = (
    r"(?:(?:(?:another )?target|a|another|each) (?:(?!\bor\b)[^.,:;\n])*?|it|that (?:minion|unit|artifact)"
    r"|@me|the bearer|the caster|your avatar)"
)
_HAD = (
    r"(?:permanently )?(?:gets|gains|has|takes|drops|fights|moves|teleports|picks up|swaps places|is dealt|can't|untaps|taps)\b[^.,:;\n]*?"
)


def subjects_written(text: str) -> str:
    """Return the text of what is in the realm with its own sign where a sentence about it has no subject."""
    return _LACKING.sub(_about_itself, text)


def _about_itself(found: re.Match[str]) -> str:
    before = re.sub(r"\. $", ".\n", found["before"])
    return f"{before}untap {_ME}" if found["does"] == "untaps" else f"{before}{_ME} {found['does']}"


def _goes_on(found: re.Match[str]) -> str:
    """`target minion gets +1 power this turn, then fights ...`: it fights then."""
    who = found["who"]
    if who not in _NAMED and _OTHER_ONE.search(found["first"].replace(who, "", 1)):
        return found[0]  # the other one may do it
    if found["first"].count("target ") > 1:
        return found[0]
    if who.startswith("each"):
        verb = _PLURAL.get(found["verb"])
        return f"{found['first']}. they {verb or found['verb']}" if verb or found["verb"] == "can't" else found[0]
    name = who if who in _NAMED or who.startswith("that ") else "it"
    return f"{found['first']}. {name} {found['verb']}"


_START = r"(?:(?<=[.:;] )|(?<=, )|(?<=then )|(?m:^))"
_CHAIN = rf"{_START}(?P<first>(?P<who>{_ONE}) {_HAD})(?:,? and then|,? then|;) (?:also )?(?P<verb>{_VERBS})(?![\w'])"
_CHAIN_OF_DEEDS = (
    rf"{_START}(?P<first>(?P<who>{_ONE}) {_HAD}),? and (?:also )?(?P<verb>fights|takes|drops|moves|picks up|swaps places|untaps"
    r"|becomes (?:tapped|untapped))(?![\w'])"
)
_CHAIN_OF_DROPS = rf"{_START}(?P<first>(?P<who>{_ONE}) drops all artifacts),? and (?:also )?(?P<verb>can't|gets|gains)(?![\w'])"
_MANY = r"(?:(?:up to \d+|\d+) (?:other )?target |all |each of |other |allied |enemy |nearby )[^.,:;\n]*?\b(?:minions|units)\b[^.,:;\n]*?"
_CHAIN_OF_MANY = (
    rf"{_START}(?P<first>{_MANY} (?:get|gain|have|take|drop|untap|tap|can't)\b[^.,:;\n]*?)(?:,? and then|,? then) (?:also )?"
    r"(?=(?:get|gain|take|drop|untap|tap|can't)\b)"
)
#: What is done to somebody, who does something then.
_DONE = (
    r"(?P<first>\b(?:untap|tap|push|pull|deal \d+ damage to|move|bring|send|surface|banish)"
    r" (?P<who>(?:another )?target [^.,:;\n]*?|it|a [^.,:;\n]*?))"
    rf"(?:,? and then it|,? then it|,? and it|\. then,? it|\. it then|, which|; it) (?:also )?(?P<verb>{_VERBS})(?![\w'])"
)
#: Phrases of subjects with something in them that is kept.
SUBJECTS: tuple[tuple[str, Written], ...] = (
    (rf"(?<!\w)(it|they|@me|the bearer|the caster) then (?={_VERBS}|get|gain|fight|take|drop|untap|tap)", r"\1 "),
    (_CHAIN_OF_MANY, r"\g<first>. they "),
    (_CHAIN, _goes_on),
    (_CHAIN_OF_DEEDS, _goes_on),
    (_CHAIN_OF_DROPS, _goes_on),
    (_CHAIN, _goes_on),
    (_DONE, _goes_on),
)
