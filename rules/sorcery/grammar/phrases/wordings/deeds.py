"""Deeds of things, and what befalls them, in usual words of the published game, and how further phrases know them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import START

_SOME = r"(?:(?:another |up to \d+ (?:other )?|\d+ (?:other )?|a )?target|each|every|all|any number of|nearby|adjacent|allied|enemy)"
_WHOM = rf"(?P<whom>(?:{_SOME} [^.,:;\n]*?|it|they|that (?:minion|unit)|those (?:minions|units)))"
_END = r"(?=[.,;\n]|$| and )"
_OBJECT = {"they": "them"}
_STEPS = r"(?:\d+ (?:steps?|squares?|spaces?|locations?))"
_SITES = r"(?:(?:a|any) (?:[a-z]+ )*?(?:site|void|square)\b[^.,;\n]*?|here)"


def _done(verb: str) -> Written:
    """Return how it is written that something is done to somebody: `sink each minion`."""

    def written(found: re.Match[str]) -> str:
        behind = found["rest"] if "rest" in found.re.groupindex else ""
        return f"{verb} {_OBJECT.get(found['whom'], found['whom'])}{behind}"

    return written


def _pushed(found: re.Match[str]) -> str:
    """`is pushed one step away`: push it. What is pushed toward something is pulled."""
    verb = "pull" if found["way"].startswith(("toward", "closer", "nearer")) else found["verb"].removesuffix("ed")
    return f"{verb} {_OBJECT.get(found['whom'], found['whom'])} {found['steps']} {found['way']}"


def _surfaced(found: re.Match[str]) -> str:
    """`each minion underground comes to the surface and is tapped`."""
    whom = _OBJECT.get(found["whom"], found["whom"])
    many = re.match(r"(?:up to|\d|each|every|all|they|those|any)", found["whom"])
    done = found["done"]
    return f"bring {whom} to the surface" + (f", then {done.removesuffix('ped')} {'them' if many else 'it'}" if done else "")


def _summoned(found: re.Match[str]) -> str:
    """`search ... and put it onto a site nearby`: summon it there."""
    where = "" if found["where"] in ("the realm", "play") else " here" if found["where"] == "here" else f" to {found['where']}"
    return f"{found['search']} and summon {found['it']}{where}"


#: Phrases of deeds with something in them that is kept.
DEEDS: tuple[tuple[str, Written], ...] = (
    (
        (
            r"\b(flood|destroy) (?:(the attacked unit|that (?:minion|unit))'s|(its)) site(?=[.,\n]|$)|\b(flood|destroy) the site (?:that )?"
            r"(it|that (?:minion|unit)|the attacked unit) (?:is (?:on|at)|occupies|stands on)(?=[.,\n]|$)"
        ),
        lambda found: f"{found[1] or found[4]} each site in the same square as {'it' if found[3] else found[2] or found[5]}",
    ),
    (r"\b(is|are) each (?=dealt|tapped|untapped|destroyed|banished|pushed|pulled|returned|moved|given)", r"\1 "),
    (
        (
            r"\b((?:for each|for every|equal to|where x is) [^.,;\n]*?),? (?:but )?(?:no more than|not more than"
            r"|never more than|at most|only up to"
            r"|but up to|(?:up )?(?:to|with) a (?:maximum|limit) of|up to a (?:maximum|limit) of) [(+]?(\d+)\)?"
            r"(?: (?:life|cards|spells|sites|damage|mana|power))?(?: in total| in all)?(?=[.,;\n]|$| and )"
        ),
        r"\1 (at most \2)",
    ),
    (r"\bstill (?=controls?\b|has\b|have\b|ha[sd]\b|in\b)", ""),
    (r"\b(shuffle(?: (?:your (?:spellbook|atlas)|it))?) (?:afterwards?|after that|afterward)\b", r"\1"),
    (
        r"\b(the decks?) (?:that )?(?:it|they) (?:belongs?|comes?|came) (?:to|from)\b",
        lambda found: "their decks" if found[1] == "the decks" else "its deck",
    ),
    (rf"{START}{_WHOM} (?:takes?|(?:is|are) dealt) (?P<count>\d+) damage(?=,? plus )", r"deal \g<count> damage to \g<whom>"),
    (rf"{START}{_WHOM} sinks?{_END}", _done("sink")),
    (rf"{START}{_WHOM} (?:is|are) moved(?P<rest> (?:to|onto|into|here)\b)", _done("move")),
    (rf"{START}{_WHOM} (?:is|are) (?P<verb>pushed|pulled) (?P<steps>{_STEPS}) (?P<way>away|closer|nearer|towards?)\b", _pushed),
    (
        (
            rf"{START}{_WHOM} (?:comes?|rises?|returns?|goes|go|is brought|are brought) (?:up |back )?to the surface"
            rf"(?:,? and (?:is|are) (?P<done>tapped|untapped))?{_END}"
        ),
        _surfaced,
    ),
    (
        (
            rf"\b(?P<search>search your spellbook for [^.,;\n]*?)(?:,| and|, and|\. then|\.) put (?P<it>it|them)"
            rf" (?:(?:in)?to|onto|on|at)? ?(?P<where>{_SITES}|the realm|play)(?=[.,;\n]|$| and |, then)"
        ),
        _summoned,
    ),
    (
        (
            r"\bchoose (target [^.,;\n]*?) and (target [^.,;\n]*?)(?:\.|,|;)(?: then)? (?:(?:they|those (?:units"
            r"|minions)) (?:swap|exchange|trade|switch) (?:places|positions|locations|squares)|swap (?:them|their"
            r" (?:places|positions|locations|squares)))(?=[.,\n]|$)"
        ),
        r"\1 swaps places with \2",
    ),
    (
        (
            r"\b(tokens?\b[^.;,\n]*?), (?:each|all|both) (?:of (?:them|which) (?:is|are) )?(?=(?:a |\d+[- ]power"
            r"|(?:fire|air|water|earth|minion|automat))[^.;\n]*?(?:\.|$))"
        ),
        r"\1. each is ",
    ),
    # the card that would be dealt damage or would die for the first time
    (
        (
            r"(?m)^the first time (?:(?:each|every|in a|a|during each) turn,? )?(?:that )?(?=[^,.:;\n]* would )"
            r"([^,.:;\n]*?)(?: (?:each|every|in a|a|during each) turn)?, "
        ),
        r"once a turn, if \1, ",
    ),
    (
        (
            r"(?m)\b(would die[^,.;\n]*, (?:it|@me|that minion) )(?:stays|remains|survives)(?: in the realm)?(?:"
            r" instead)?\. (?:tap it|it is tapped) and (?:remove|take) all (?:of the )?damage (?:from|off) it(?=[.\n]"
            r"|$)"
        ),
        r"\1stays tapped and all damage on it is taken off instead",
    ),
    (
        (
            r"\b(you|the enemy|your opponent) gains? (?:a )?(?:additional|extra) (\(\d+\)) (?=(?:at the (?:start"
            r"|beginning) of|on|during|in) (?:your|their|each of|the enemy's|your opponent's)|each turn)"
        ),
        lambda found: f"{found[1]} {'have' if found[1] == 'you' else 'has'} a additional {found[2]} ",
    ),
)
