"""Patterns of ambiguous texts, in plain form. An ambiguous text is not read."""

from __future__ import annotations

import re

_ANY = r"a(?:nother)? (?:[a-z]+ )*?(?:minion|avatar|unit|site|artifact|relic|aura|monument|automaton|spell|card|magic)"
_DEED = "(?:draw|discard|sacrifice|lose|gain|put)"


def _behind(deeds: str, said: str, other: str = _ANY) -> re.Pattern[str]:
    """Return the pattern of what is said behind a moment that names another thing beside the one that it is about."""
    return re.compile(rf"\bwhenever [^,.\n]*? (?:{deeds}) {other}\b[^,.\n]*, {said}")


#: What may be understood in two ways, once costs, moments and nouns are said as texts of this site say them.
UNCLEAR = (
    # “it” where the moment names two
    _behind(
        r"deals damage to|attacks|intercepts|defends against",
        r"(?:[^.\n]*\b(?:tap|untap|destroy|to|push|pull|banish|return|of|on|sink|from|disarm) it\b"
        r"|it (?:can't|is|loses|does not|gets -|drops))",
        "a (?:minion|avatar|unit)",
    ),
    _behind(
        r"strikes|picks up|enters|moves (?:in)?to|leaves",
        r"[^.\n]*\b(?:destroy|banish|return|gain control of|flood|put|sacrifice) it\b",
    ),
    _behind(r"strikes|picks up", r"[^.\n]*\b(?:tap|untap|it) (?:it|gets|gains|can't)\b"),
    re.compile(r"\bdies\b[^.,\n]*, [^.\n]*?\btarget [^.\n]*\bits (?:power|damage|cost)"),
    # others than the card or than “it”
    re.compile(
        r"\b(?:each|all|every) other [^.,\n]*? (?:adjacent to|near|nearby|in the same square as) (?:it|them|that)\b"
        r"(?! (?:is|are|has|have|carr))"
    ),
    re.compile(r"\b(?:target|each|all) [^\n]*?(?:\.|,|;| and) [^\n]*?\b(?:another|(?:each|all|up to \d+|\d+) other) "),
    # others than the one of the moment that is not the card
    _behind(
        r"deals damage to|attacks|intercepts|defends against|strikes|is dealt damage by|casts?|plays?|summons?",
        r"[^\n]*\b(?:an)?other\b",
    ),
    re.compile(r"\bwhenever a(?:nother)? [^,.\n]*? (?:dies|is destroyed|leaves the realm)\b[^,.\n]*, [^\n]*\bother (?!than\b)"),
    # a later time, which may belong to the same ability
    re.compile(
        r"(?m)^(?:genesis|deathrite|(?:tap|\(\d+\)|\d+ mana|sacrifice|discard)\b[^\n:.]*): [^\n]*\. at the (?:start|end) of [a-z']+ turn\b"
    ),
    # “it” behind two things
    re.compile(r"\b(?:fights?|picks? up|swaps? places with) [^.;,\n]*?\btarget [^.;\n]*?(?:\. |, then )it (?:gets|gains|has|can't) "),
    re.compile(
        r"\b(?:fights?|swaps? places with|picks? up) [^.;,\n]*?\b(?:target|a|another) [^.;\n]*?(?:\. |, then | and )"
        r"(?:tap|untap|destroy|banish|return|push|pull|move|deal \d+ damage to) it\b"
    ),
    re.compile(r"@me(?: and|, then) [^.;\n]*?\btarget [^.;\n]*\. it (?:gets|gains|has|can't) "),
    re.compile(r"\btarget (?:(?!minion|unit|avatar|automaton)[a-z]+ )*?(?:site|relic|aura|monument)\b[^.;\n]*\. it (?:gets|gains|can't) "),
    re.compile(r"\bmove [^.;\n]*? to [^.;\n]*?\bsite\b[^.;\n]*\. (?:it becomes|flood it|destroy it|it is (?:flooded|a water))\b"),
    re.compile(r"@me fights (?:it|that [a-z]+)\. it (?:gets|gains|has|can't) "),
    re.compile(r", you may [^.\n]*@me\. if you do, (?:tap|untap|destroy|banish|return|push|pull|move|disarm|deal \d+ damage to) it\b"),
    re.compile(r"\bwhenever a(?:nother)? [^,.\n]*, [^.\n]*?\btarget [^.\n]*\. it (?:gets|gains|has|can't) "),
    re.compile(r"\bto [^.;\n]*?\btarget [^.;\n]*, where x is (?:@me|the bearer)'s [^.\n]*\. [^.\n]*\bit\b"),
    re.compile(
        r"\bchoose (?:a )?target [^\n]*?\. [^.\n]*\btarget [^.\n]*\. (?:tap|untap|destroy|banish|return|it (?:gets|gains)) (?:it\b|[+-])"
    ),
    re.compile(r"\bequal to (?:@me|(?:the )?bearer)'s [a-z ]+? to [^.;,\n]*?\btarget [^.;\n]*?(?:\. |, then | and )[^.\n]*\bit\b"),
    # near whom
    re.compile(
        r"\btarget (?:(?!nearby|adjacent)[^.;\n])*? fights? (?:a|each|all|target|another target) (?:[a-z]+ )*?(?:nearby|adjacent)\b"
        r"(?! to\b)"
    ),
    re.compile(
        r"\bmove (?:target|another target|a|each|all) [^.;\n]*?(?:, then|\.) [^.;\n]*?\b(?:each|all) (?:[a-z]+ )*?(?:nearby|adjacent)\b"
        r"(?! to\b)"
    ),
    # what happens to the rest if one does not
    re.compile(r"\byou may put [^.;\n]*? and (?:put )?(?:the rest|the others?)\b"),
    # what both do one after the other
    re.compile(rf"\bboth players {_DEED} [^.;\n]*?(?:,|\band\b|\bthen\b) {_DEED}\b"),
    # where the dead are returned from
    re.compile(r"(?m)^(?:deathrite: |when(?:ever)? @me dies, )(?:you may )?(?:return|put|shuffle) (?:@me|it) (?:to|on|into) "),
)
#: “It” behind something that has come into the realm, which no word of the language stands for.
ARRIVED = re.compile(
    r"\b(?:summon|create)s? [^.;\n]*(?:[.;,]| and )[^\n]*?\b(?:it|its|they|them|that minion|that unit|those minions|those units)\b"
    r"(?<!, below it)(?! (?:owner|controller))"
)
#: Others than those before, not than the card.
_CONTRAST = re.compile(
    r"\b(?:minions|units|allies|enemies|artifacts|sites|tokens|defenders|spellcasters|automata|automatons|(?:target|each|all|a) [a-z]+"
    r"|(?:allied|enemy) [a-z]+)\b[^\n]*[.;] (?:(?:your )?other (?!than\b)"
    r"|(?:once (?:a|per|each) turn, )?(?:when(?:ever)?|each time) (?:you (?:summon|play|attack with) )?another\b)"
)
#: “There” or “it” behind a chosen site and another thing, or near a site that is chosen when targets have been named.
_CHOSEN_SITE = re.compile(
    r"\b(?:choose (?:a|target)|flood (?:a )?target) [^.\n]*\b(?:site|square|location)\b[^.\n]*\. "
    r"(?:[^.\n]*\. [^\n]*\b(?:there|it|its)\b|[^.\n]*\btarget [^.,\n]*\b(?:there|at that (?:site|location)|on that site)\b)"
)
#: “That unit” where a moment is about two, neither of which is the card.
_THAT_UNIT = re.compile(
    r"\b(?:when|whenever|each time) (?!@me\b|(?:the )?bearer\b)[^,.\n]*? (?:takes damage from|is dealt damage by|attacks|intercepts"
    r"|defends against|fights) a (?:(?:enemy|allied|nearby|adjacent) )*(?:unit|minion|avatar|enemy|ally)\b[^,.\n]*, "
    r"[^\n]*\bthat (?:unit|minion|avatar|enemy|ally)\b"
)
#: As much as a target has, and “it” behind another target; what is done to “it” when the card is picked up; a hand that is whose.
_TWO_TARGETS = re.compile(r"\bequal to (?:another )?target [^.\n]*\btarget [^.\n]*\. [^\n]*\bit\b")
_PICKED_UP = re.compile(r"\bpicks up @me, [^\n]*\b(?:destroy|banish|return|put|gain control of) it\b")
_WHOSE_HAND = re.compile(r"\byou have [^,.\n]* in their hand\b")
#: Mana at the start of a turn, when it is not clear whether what is tapped counts as tapped still.
_INCOME = re.compile(
    r"(?m)^(?=[^\n]*\b(?:un)?tapped\b|[^\n]*\bthis turn\b|[^\n]*'s turn, )[^\n]*\byou have [^\n]*at the start of your turn\b"
)
_INCOME_LAST = re.compile(
    r"(?m)^at the start of your turn, if [^,\n]*\b(?:(?:un)?tapped|this turn)\b[^,\n]*, you (?:have|get|gain) [^\n]*(?:mana|\(\d)"
)
#: Who defends, or who has the keyword.
_DEFENDERS = re.compile(r"\b(?:attacks?|attacking|intercepts?|defends?)\b[^\n]*\bdefenders?\b")
#: Once a turn for all of an ability, or for its last part.
_ONCE_LATER = re.compile(r"[.,] (?:but )?once (?:a|per|each|every) turn,? (?!when|each time|at |if )(?=[a-z])")
#: What is told of the card or of the target near it.
_WHICH = re.compile(r"\btarget [^.;\n]*?@me,? (?:which|that|who) (?:gets|gains|has|can't) ")
#: Near a target of magic, or near its caster.
_NEAR_WHOM = re.compile(r"\btarget [^\n]*?[.;,] [^\n]*?\b(?:each|all|every) (?:[a-z]+ )*?(?:nearby|adjacent)\b(?! to\b)")
#: Things near the card, with what is said of them before. Of what has died the card is none.
_NEAR_ME = re.compile(
    r"(?<!number of )\b(?P<which>(?:[a-z]+ )*)(?:units?|minions?|ally|allies)"
    r" (?:adjacent to|near) (?:it|@me|(?:the )?bearer|your avatar|you)\b"
)
_AT_SITES = re.compile(
    r"(?:for each|number of) (?:(?!other\b)[a-z]+ )*?(?:ally|allies|minions?|units?) (?:at|on) (?:adjacent|nearby) sites\b"
)
#: In whose turn something befalls each player; what has no moment of its own.
_THEIR_TURN = re.compile(
    r"\beach player\b[^.\n]*\bat the (?:start|end) of their turns?\b|\bat the (?:start|end) of their turns?, each player\b"
)
_AFTERWARDS = re.compile(r"\bafter [^,.:\n]*?\b(?:attacks|attacking|defends|defending|intercepts)\b")
#: Another than one that is named before.
_SACRIFICED_NEXT = re.compile(
    r"\b(?:a|allied|target|each|all) (?:[a-z]+ )*?(?:artifact|relic|site|aura|monument)s?\b[^\n]*\bsacrifice another (?:[a-z]+ )*?"
    r"(?:artifact|relic|site|aura|monument)\b"
)
#: All in one line, of which it is not said which; and what may come to a place or into the realm there.
_IN_LINE = re.compile(r"\b(?:each|all|every)\b[^.,;\n]*? in (?:a )?(?:straight )?line\b(?! with)")
_ARRIVED_AT = re.compile(r"\barrives? (?:at|to) (?:(?!the realm)[a-z@]+ )*?(?:location|square|site|@me)\b")
#: Moved to a place near where it was, or near the card.
_NEAR_WHAT = re.compile(
    r"\b(?:move|teleport)s? (?!@me|(?:the )?bearer|(?:the )?caster|your avatar|itself)(?:(?!\bhere\b|@me|\bthis\b)[^.;\n])*?"
    r" (?:to|onto|atop|on top of|below|beneath) (?:a|any|another) (?:(?!adjacent|nearby)[a-z]+ )*?(?:adjacent|nearby)(?! to\b) "
    r"(?![^.,;\n]*\b(?:it|them)\b)"
)
_DYING = re.compile(r"deathrite:|when(?:ever)? @me dies,")
#: What a card may be near of which it is one itself, by its kind. A minion is told from others near it.
_NEAR_ITS_LIKE = {
    kind: re.compile(rf"\b(?:while|if|unless|as long as|is|are|not) (?:adjacent to|near|nearby) an? (?:(?!other)[a-z]+ )*?(?:{like})\b")
    for kind, like in {
        "site": "site",
        "automaton": "artifact|automaton|unit",
        "relic": "artifact|relic",
        "monument": "artifact|monument",
        "aura": "aura",
        "avatar": "avatar|unit",
    }.items()
}


#: What is unclear on cards of every kind.
_ANYWHERE = (
    *(_CONTRAST, _CHOSEN_SITE, _THAT_UNIT, _TWO_TARGETS, _PICKED_UP, _WHOSE_HAND),
    *(
        _INCOME,
        _INCOME_LAST,
        _DEFENDERS,
        _ONCE_LATER,
        _WHICH,
        _IN_LINE,
        _ARRIVED_AT,
        _THEIR_TURN,
        _AFTERWARDS,
        _NEAR_WHAT,
        _SACRIFICED_NEXT,
    ),
)


def is_unclear(said: str, kind: str) -> bool:
    """Return whether others are told from those just named, something is near the card where the card itself may be meant, or what happens
    once a turn may be all or a part.
    """
    patterns = (*_ANYWHERE, _NEAR_WHOM if kind == "magic" else None, _NEAR_ITS_LIKE.get(kind))
    if any(pattern is not None and pattern.search(said) is not None for pattern in patterns):
        return True
    return kind != "magic" and (_AT_SITES.search(said) is not None or any(_is_near_itself(line) for line in said.split("\n")))


def _is_near_itself(line: str) -> bool:
    """Return whether a line is about things near the card, of which the card may be one."""
    found = _NEAR_ME.finditer(line) if _DYING.match(line) is None else ()
    return any(not {"other", "another", "enemy", "of"} & set(each["which"].split()[-4:]) for each in found)
