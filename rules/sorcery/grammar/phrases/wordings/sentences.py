"""Sentences whose parts stand in another order, or are joined otherwise, in usual words of the published game, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.joints import JOINED
from rules.sorcery.grammar.phrases.usual_patterns import Written

_VERB = (
    "(?:draw|gain|lose|deal|tap|untap|destroy|banish|return|put|shuffle|search|summon|create|move|push|pull|discard|sacrifice"
    "|flood|prevent|look"
    "|choose|play|send|bring|the enemy|each player|you|target|each|all|another)"
)
_TRIGGER = r"(?:genesis|deathrite): |(?:whenever|when|at the (?:start|end) of) [^:.;\n]*?, "
_OPENING = rf"(?P<opening>(?m:^)|{_TRIGGER})"
_PRICE = r"(?:tap(?: the bearer)?|\(\d+\)|\d+ (?:mana|life)|(?:pay|lose) (?:\(\d+\)|\d+ (?:mana|life))|discard a (?:card|spell|site))"
#: The same, or a cost that names nothing in the realm.
_OPENING_OR_COST = rf"(?P<opening>(?m:^)|(?:once a turn, )?{_PRICE}(?:, {_PRICE})*: |{_TRIGGER})"
_MOMENT_VERB = (
    r"(?:dies|attacks|arrives|enters|leaves the realm|intercepts|defends|deals damage|damages|is dealt damage|takes damage"
    r"|strikes|casts?|draws?|discards?"
    r"|gains? (?:any |\d+ or more )?life|loses? life|picks? up|plays?)\b"
)


def _chosen(found: re.Match[str]) -> str:
    """`choose one: draw a spell, gain 3 life, or tap ...`: the options with their own joints."""
    said = found["options"].rstrip(".")
    options = re.split(rf"(?:, or |,|;|; or | or )(?= ?{_VERB}\b)", said)
    options = [each.strip(" ,;").removeprefix("or ") for each in options]
    if len(options) < 2 or any(". " in each or " or " in _without_bounds(each) for each in options):
        return found[0]
    return "choose 1: " + "; ".join(f"({index}) {option}" for index, option in enumerate(options, 1)) + "."


def _without_bounds(option: str) -> str:
    return re.sub(r" or (?:more|less|fewer|greater)\b", "", option)


def _bullets(found: re.Match[str]) -> str:
    """Options behind strokes or numbers as those behind dots."""
    return "choose 1:" + re.sub(r"\n?(?:- |\d\. |\(\d\) )", "\n• ", found["options"])


def moment_first(found: re.Match[str]) -> str:
    """`draw a spell whenever ...`: the moment, and what is done. Income and what is not untapped stay as they are."""
    moment = re.sub(r"^(?:when|each time|any time) ", "whenever ", found["moment"])
    done = found["done"]
    if moment.startswith("at ") and re.search(
        r"\b(?:more|less|additional|extra|can't untap|not untap|not untapped|provides?|have|has|starts?)\b", done
    ):
        return found[0]
    if JOINED.search(done) or re.match(r"(?:while|if|whenever|when|at|once|unless|choose|prevent) ", done):
        return found[0]
    if re.search(r"\btheir turns?$", moment):
        moment = f"{' '.join(moment.split(' ')[:4])} the enemy's turn"
    if "the enemy" in moment:
        done = re.sub(r"^they (?=\w+)", "the enemy ", done)
    return f"{moment}, {done}."


def _each_first(found: re.Match[str]) -> str:
    """`for each minion you control, gain 1 life`: 1 life for each of them."""
    done = found["done"]
    if JOINED.search(done) or done.startswith("you may ") or re.search(r"\b(?:its?|they|them|that|random)\b", done):
        return found[0]
    time = re.search(r" (?:this turn|until [^.,;\n]*|permanently)$", done)
    body, lasting = (done[: time.start()], time[0]) if time else (done, "")
    if not re.search(r"\b(?:\d+|a|1) (?:damage|life|mana|card|spell|site|power|\(?\d)|[+-]\d+ power|\(\d+\)|\btokens?\b", body):
        return found[0]
    return f"{found['opening']}{body} for each {found['things']}{lasting}"


def _else(found: re.Match[str]) -> str:
    """`if ..., draw a spell; if not, gain 2 life`: one or the other."""
    return found[0] if "you may" in found["first"] else f"{found['first']}. otherwise, "


def _condition_first(found: re.Match[str]) -> str:
    """`draw a spell if ... Otherwise, ...`: the condition first."""
    return found[0] if JOINED.search(found["done"]) else f"{found['opening']}if {found['asked']}, {found['done']}. otherwise, "


def _led(found: re.Match[str]) -> str:
    """`genesis: either draw a spell or gain 3 life`."""
    options = _chosen(found)
    return found[0] if options == found[0] else found["opening"] + options


def _returned(found: re.Match[str]) -> str:
    """`return each minion at target site to its owner's hand`: the site is named first."""
    atop = " on the surface" if "top" in found["where"] else ""
    return f"{found['opening']}choose {found['site']}. {found['done']}{atop} there{found['to']}"


#: What opens a moment, however it is said.
WHEN_ANYTHING = (
    rf"(?m)^(?:if|after|as|any time|every time|each time) (?=[^,.;:\n]*? {_MOMENT_VERB}[^,.;:\n]*, )(?![^,.;:\n]* (?:would|this turn)\b)"
)
#: What is done before its moment is told.
MOMENT_LAST = (
    rf"(?m)^(?P<done>(?:{_VERB}|@me|the bearer)\b[^.:\n\"]*?),? (?P<moment>(?:whenever|when|each time|any time) "
    rf"(?![^.\n]*\bwould\b)[^.,:\n]*?{_MOMENT_VERB}"
    r"[^.,:\n]*|at the (?:start|end) of (?:your turns?|each of your turns|the enemy's turns?|their turns?|each of"
    r" their turns|each turn))\.?$"
)
#: Phrases of sentences with something in them that is kept.
SENTENCES: tuple[tuple[str, Written], ...] = (
    (rf"(?<=, )also (?={_VERB}\b)", ""),
    (r"(?m)^(?:if|while) ([^,.;:\n]*?), (genesis|deathrite): (?!if )", r"\2: if \1, "),
    # what is chosen
    (r"\bchoose 1(?: ?-|:)(?P<options>(?:\n(?:- |\d\. |\(\d\) )[^\n]+){2,})", _bullets),
    (r"\bchoose 1(?: ?-|:) ?(?P<options>(?! ?\(1\)| ?\n| ?[•*])[^\n;.]*? or [^\n;.]*\.?)(?=\n|$)", _chosen),
    (rf"{_OPENING}(?:choose to |either )(?P<options>{_VERB} [^\n;.]*? or {_VERB} [^\n;.]*\.?)(?=\n|$)", _led),
    # what is done for something
    (r"\b(you may [^.;\n]*?)(?:;|,)(?: and)? ?(?:and, )?(?:if|when) you (?:do|did),? ", r"\1. if you do, "),
    # one or the other
    (
        (
            r"(?P<first>(?:(?m:^)|(?<=[.:,] ))if (?!you do\b)[^.;\n]*?, [^.;\n]*?)(?:\.|;|,) (?:if not|otherwise|or else|else"
            r"|if (?:it|they) (?:is not|are not)),? "
        ),
        _else,
    ),
    (
        rf"{_OPENING}(?P<done>(?!if ){_VERB}[^.,:;\n]*?) if (?P<asked>[^.,:;\n]+)(?:\.|;) (?:otherwise|if not|else),? ",
        _condition_first,
    ),
    (
        (
            r"\bdeal (?P<first>\d+) damage to (?P<whom>target [^.,;\n]*),? or (?P<other>\d+) (?:damage )?(?:instead )?if "
            r"(?P<asked>[^.,;\n]*?)(?: instead)?(?=\.|$)"
        ),
        r"choose \g<whom>. if \g<asked>, deal \g<other> damage to it. otherwise, deal \g<first> damage to it",
    ),
    (
        (
            r"\bdraw a (?P<what>card|spell|site),? or (?P<count>\d+)(?: (?:cards|spells|sites))? (?:instead )?if "
            r"(?P<asked>[^.,;\n]*?)(?: instead)?(?=\.|$)"
        ),
        r"if \g<asked>, draw \g<count> \g<what>s. otherwise, draw a \g<what>",
    ),
    (
        (
            r"(?m)(?<=^draw a )(?P<what>card|spell|site)(?P<if>\. if [^.,;\n]*, draw )(?P<count>\d+) (?:more|additional|extra) "
            r"(?=(?P=what)s\b(?! instead))"
        ),
        r"\g<what>\g<if>\g<count> ",
    ),
    (r"(?<!would draw a card, )(?<=, )draw (?:another|(?:a )?(?:additional|extra)|1 more) (card|spell|site)\b", r"draw a \1"),
    # there
    (
        (
            rf"{_OPENING_OR_COST}(?P<done>(?:each|all) (?:(?!target)[^.,;\n])*?(?:units?|minions?)) (?P<where>on|at|in|atop|on top of)"
            rf" (?P<site>(?:a )?target "
            r"(?:(?:nearby|adjacent|water|land|fire|air|earth|allied|enemy) )*(?:site|square|location)(?: nearby)?)"
            r" (?P<does>(?:gets?|gains?|takes?|can't|has|"
            r"have|is|are|drops?)\b[^\n]*)"
        ),
        lambda found: (
            f"{found['opening']}choose {found['site']}. {found['done']}{' on the surface' * ('top' in found['where'])} there"
            f" {found['does']}"
        ),
    ),
    (
        (
            rf"{_OPENING_OR_COST}(?P<done>(?:deal \d+ damage to|tap|destroy|untap|banish) (?:each|all) [^.,;\n]*?(?:units?|minions?"
            rf"|artifacts?)) (?P<where>on|at|in|atop|on top of) (?P<site>(?:a )?target [^.,;\n]*?(?:site|square)[^.,;\n]*?)(?=\.|$)"
        ),
        lambda found: f"{found['opening']}choose {found['site']}. {found['done']}{' on the surface' * ('top' in found['where'])} there",
    ),
    (
        (
            rf"{_OPENING_OR_COST}(?P<done>return (?:each|all) [^.,;\n]*?(?:minions?|artifacts?|relics?)) (?P<where>on|at|in|atop|on top of)"
            r" (?P<site>(?:a )?target (?:(?:nearby|adjacent|water|land|fire|air|earth|allied|enemy) )*(?:site|square)(?: nearby)?)"
            r"(?P<to> to (?:its owner's|their owners?'s?) hands?)(?=\.|$)"
        ),
        _returned,
    ),
    # moments
    (r"\b(?:if|when|whenever|as) (your|the enemy's) turn (?:starts|begins)\b", r"at the start of \1 turn"),
    (r"(?m)^if ([^,.;:\n]*?) at the (start|end) of (your|the enemy's|each) turn, ", r"at the \2 of \3 turn, if \1, "),
    # so much for each
    (r"(?<!\w)([+-]\d+ power|\d+ life|\d+ damage(?: to [^.,;\n]*?)?|a (?:card|spell|site)) per (?!turn\b)", r"\1 for each "),
    (rf"{_OPENING}for each (?P<things>[^.,;:\n]*?), (?P<done>[^.:;\n]*?)(?=\.|$)", _each_first),
)
