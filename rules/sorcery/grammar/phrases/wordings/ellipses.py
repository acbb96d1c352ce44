"""Words that a sentence leaves out since an earlier one says them, in usual words of the published game, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.plurals import singular
from rules.sorcery.grammar.phrases.usual_conditions import SYMBOLS
from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import START, line_before

_CARDS = r"(?:(?:fire|air|water|earth) )*(?:card|spell|site|magic|minion|artifact|aura|relic)s?"
_COUNT = r"(?:a|another|\d+|up to \d+|x|that many|all)"
_END = r"(?= instead|[.;\n]|,|$| and | then )"
_SOME = re.compile(rf"\b(?P<verb>draw|discard)s? {_COUNT} (?P<noun>{_CARDS})\b")
_HELD = re.compile(
    rf"\b(?:{_COUNT}|no|\d+ or (?:more|fewer)|at least \d+) (cards?)(?: or (?:more|fewer))? in (?:their |your )?hand\b|\btheir hand\b"
)
_TARGET = r"(?P<whom>(?:another )?target (?:(?! to its owner)[^.,;\n])*?)"
_SIMPLE = "tap|untap|destroy|banish"
_ASKED = r"(?:\.|;) if (?P<asked>(?!you do\b)[^.,\n]*), "
_HIM = r"(?:it|that (?:minion|unit|artifact|site|aura|relic))"


def _noun(found: re.Match[str]) -> str:
    """`draw a card. Otherwise, draw two`: two cards."""
    before = line_before(found)
    nouns = [each["noun"] for each in _SOME.finditer(before) if each["verb"] == found["verb"]]
    if not nouns and found["verb"] == "discard" and (_HELD.search(before) or re.search(r"\bdraws? (?:a|\d+) cards?(?:,|\.| and)", before)):
        nouns = ["card"]
    if not nouns:
        return found[0]
    count = {"1": "a", "another": "a"}.get(found["count"], found["count"])
    return f"{found['verb']}{found['third']} {count} {nouns[-1].removesuffix('s')}{'s' * (count != 'a')}{found['random'] or ''}"


def _much(found: re.Match[str]) -> str:
    """`gain 2 life. Otherwise, gain 4`: 4 life."""
    nouns = re.findall(rf"\b{found['verb']}s? (?:\d+|x|that much) (life|mana)\b", line_before(found))
    return f"{found[0]} {nouns[-1]}" if nouns else found[0]


def _one_instead(found: re.Match[str]) -> str:
    """`Tap target minion. If ..., destroy it instead`: a target, and one or the other."""
    return (
        f"choose {found['whom']}. if {found['asked']}, {found['other']} it{found['where'] or ''}. "
        f"otherwise, {found['first']} it{found['rest'] or ''}"
    )


def _tokens_instead(found: re.Match[str]) -> str:
    """`create a token. If ..., summon two instead`: one or two."""
    count = found["count"]
    return f"if {found['asked']}, create {count} {found['what']}tokens{found['rest']}. otherwise, {found['first']}"


def _each_their_own(found: re.Match[str]) -> str:
    """`each player loses 1 life for each minion they control`: you for yours, and the enemy for theirs."""
    verb, rest = found["verb"], f"{found['what']}{found['how']}"
    return f"{verb[:-1]} {rest}allied {found['things']}. the enemy {verb} {rest}enemy {found['things']}"


def _more_while(found: re.Match[str]) -> str:
    """`minions here have -1 power, or -2 if they are damaged`: all of them, and once more those that are damaged."""
    who, verb, first, other = found["who"], found["verb"], int(found["first"]), int(found["other"])
    if (first > 0) != (other > 0) or abs(other) <= abs(first):
        return found[0]
    told = f"{who} {verb} {found['first']} power.\n"
    more = f"{other - first:+d} power."
    if who == "@me":
        return f"{told}while {found['asked']}, @me {verb} {more}"
    states = re.fullmatch(
        r"they(?: are|'re) ((?:tapped|untapped|damaged|underwater|underground|in the void)|on a [a-z ]*?site)", found["asked"]
    )
    return found[0] if states is None else f"{told}{who} that are {states[1]} {verb} {more}"


def _elsewhere(found: re.Match[str]) -> str:
    """`put target minion on top of its owner's spellbook, or on the bottom if ...`: a target, and one or the other."""
    where = found["where"]
    if where in ("on the bottom", "on top"):
        where = f"{where} of its owner's spellbook"
    verb = "put" if where.startswith("on ") else "return" if where.startswith("to ") else "shuffle"
    return f"choose {found['whom']}. if {found['asked']}, {verb} it {where}. otherwise, {found['first']} it{found['rest']}"


#: No place behind the second of two things that may be the place of both.
_PLACED = r"(?:nearby|adjacent|here|within|on|in|at|atop)"
_ONE_PLACE = (
    rf"(?!target (?:(?! {_PLACED}\b)[^.,;\n])*? and (?:a )?target [^.,;\n]*?"
    rf"(?:minion|unit|avatar|artifact|relic|automaton|monument|aura|site|token)s? {_PLACED}\b)"
)
#: Phrases with words left out, before any other phrase is looked at.
ELLIPSES: tuple[tuple[str, Written], ...] = (
    (rf"(?<=\.)[ \n]({SYMBOLS}) ?(?:-|:) ?(?=[^.\n:]*\binstead\.?(?:\n|$))", r" if you have \1, "),
    (rf"(?m)^with ({SYMBOLS}), ", r"if you have \1, "),
    (rf"\b(?P<verb>draw|discard)(?P<third>s?) (?P<count>\d+|another|that many)(?P<random> at random)?{_END}", _noun),
    (rf"\b(?P<verb>gain|lose)s? (?:\d+){_END}", _much),
    (
        (
            rf"\b(?P<first>{_SIMPLE}) {_TARGET}(?P<rest>){_ASKED}"
            rf"(?P<other>{_SIMPLE}|sink|burrow|submerge|deal \d+ damage to) {_HIM}(?P<where>) instead(?=\.|$)"
        ),
        _one_instead,
    ),
    (
        (
            rf"\b(?P<first>return|tap|untap|put) {_TARGET}(?P<rest> (?:to|on|into) [^.,;\n]*?)?{_ASKED}"
            rf"(?P<other>return|put|shuffle|destroy|banish) {_HIM}(?P<where> (?:to|on|into) [^.,;\n]*?)? instead(?=\.|$)"
        ),
        _one_instead,
    ),
)
#: Where something goes to, or elsewhere under a condition.
ALTERNATIVES: tuple[tuple[str, Written], ...] = (
    (
        (
            rf"{START}(?P<who>(?:you )?(?:gain|lose)|the enemy (?:gains|loses)) (?P<first>\d+) (?P<what>life|mana),? or (?P<other>\d+)"
            r"(?: (?:life|mana))? (?:instead )?if (?P<asked>[^.,\n]*?)(?: instead)?(?=\.|$)"
        ),
        r"if \g<asked>, \g<who> \g<other> \g<what>. otherwise, \g<who> \g<first> \g<what>",
    ),
    (
        (
            rf"{START}(?P<whom>(?:another )?target [^.,;\n]*?) (?P<verb>gets|gains) (?P<first>[+-]\d+) power (?P<time>this turn"
            rf"|until [^.,;\n]*?), or"
            r" (?P<other>[+-]\d+)(?: power)?(?: (?P=time))? (?:instead )?if (?P<asked>[^.,\n]*?)(?: instead)?(?=\.|$)"
        ),
        (r"choose \g<whom>. if \g<asked>, it \g<verb> \g<other> power \g<time>. otherwise, it \g<verb> \g<first> power \g<time>"),
    ),
    (
        (
            r"(?m)^(?P<who>@me|[^.,:;\n]*?\b(?:minions|units)\b[^.,:;\n]*?) (?P<verb>has|have|gets?) (?P<first>[+-]\d+) power,"
            r" or (?P<other>[+-]\d+)"
            r"(?: power)? (?:instead )?(?:if|while) (?P<asked>[^.,\n]*?)(?: instead)?\.?$"
        ),
        _more_while,
    ),
    (
        rf"{START}(?P<one>tap|untap) or (?P<two>tap|untap) (?P<whom>(?:another )?target [^.,;\n]*?)(?=\.|$)",
        r"choose \g<whom>. choose 1: (1) \g<one> it; (2) \g<two> it",
    ),
    (
        (
            rf"{START}(?P<deed>return) {_ONE_PLACE}(?P<one>target (?:(?! and | or | to )[^.,;\n])*?) and (?P<two>target (?:(?! and | to "
            r"|\bit\b|\bthem\b|\bthat\b)[^.,;\n])*?) to their owners?'s? hands?(?=\.|$)"
            r"(?![^\n]*\b(?:it|its|they|them|their|that|those)\b)"
        ),
        r"\g<deed> \g<one> to its owner's hand, then \g<deed> \g<two> to its owner's hand",
    ),
    (
        (
            r"\b(deal (?:\d+|x) damage to (?:(?! and |\bequal\b)[^.,;\n])*?)(?:,? and|, then) ((?:\d+|x) damage to (?!each"
            r" other|all other|another"
            r"|it\b|itself|them|that |(?:each|all|a random) (?:other )?(?:adjacent|nearby)\b)"
            r"(?:(?! and |\bit\b|\bitself\b|\bthem\b|\bthemselves\b|\bthat\b)[^.,;\n])*?)(?=\.|$)"
        ),
        r"\1, then deal \2",
    ),
    (
        (
            r"\beach player (?P<verb>loses|gains|draws) (?P<what>(?:\d+ life|life|a card|a spell|a site|cards|spells|sites))"
            r"(?P<how> for each | equal to the number of )(?P<things>[^.,;\n]*?) they control(?=\.|$)"
        ),
        _each_their_own,
    ),
    (
        (
            r"\bdestroy (a|another|\d+) (?:allied|friendly) (?=(?:[a-z]+ )*?(?:unit|minion|artifact|aura|automaton|relic"
            r"|monument|site)s?\b)"
        ),
        r"sacrifice \1 ",
    ),
    (
        (
            r"\bdestroy (a|another|\d+) ((?:[a-z]+ )*?(?:unit|minion|artifact|aura|automaton|relic|monument|site)s?) (?:that )?you"
            r" control(?=[.,;\n]|$| and )"
        ),
        r"sacrifice \1 \2",
    ),
    (r"\b(damage (?:that would be )?dealt to) you\b(?! or )", r"\1 your avatar"),
    (
        r"\b(deals? (?:\d+|x|that much) damage to) (you|the enemy)(?=[.,;\n]|$| and )",
        lambda found: f"{found[1]} {'your' if found[2] == 'you' else 'the enemy'} avatar",
    ),
    (
        (
            rf"\b(?P<first>put|return|shuffle) {_TARGET}(?P<rest> (?:to|on|into) [^.,;\n]*?),? or (?P<where>(?:to|on|into) [^.,;\n]*?)"
            r" (?:instead )?if (?P<asked>[^.,\n]*?)(?: instead)?(?=\.|$)"
        ),
        _elsewhere,
    ),
    (
        (
            r"(?P<first>\bpull|\bpush|\btap|\buntap|\bdestroy|\bbanish) (?P<whom>target (?:(?! or )[^.,;\n])*?),? or (?P<other>tap"
            r"|untap|destroy|banish) it "
            r"(?:instead )?if (?P<asked>[^.,\n]*?)(?: instead)?(?=\.|$)(?P<where>)(?P<rest>)"
        ),
        _one_instead,
    ),
)
#: The same of tokens, whose descriptions are written out before.
TOKEN_ELLIPSES: tuple[tuple[str, Written], ...] = (
    (
        (
            r"\bcreate x (?P<what>\d+-power (?:[a-z]+,? )*?)tokens(?P<named> named \"[^\"]*\"(?: with (?:(?! here| on | to )[^.;\n])*?)?)"
            r"(?P<where> here| (?:on|to) [^.,;\n]*?)?, where x is the number of (?P<things>[^.;\n]*?)(?=\.|$)"
        ),
        lambda found: f"create a {found['what']}token{found['named']} for each {singular(found['things'])}{found['where'] or ' here'}",
    ),
    (
        (
            r"\b(?P<first>create (?:a|\d+) (?P<what>\d+-power (?:[a-z]+,? )*?)tokens?(?P<rest> named [^.;\n]*))\. if (?P<asked>[^.,\n]*), "
            r"(?:create|summon) (?P<count>\d+)(?: of them| of those| such tokens| tokens)? instead(?=\.|$)"
        ),
        _tokens_instead,
    ),
)
