"""Replaced events in usual words of the published game, and how further phrases know them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.plurals import singular
from rules.sorcery.grammar.phrases.usual_patterns import Written

_WOULD = r"(?:if|when|whenever) [^,.;\n]* would"
_DIE = rf"(?P<event>{_WOULD} die[^,.;\n]*), "
_DAMAGED = rf"(?P<event>{_WOULD} (?:be dealt|take) damage[^,.;\n]*|(?:if|when|whenever) damage would be dealt to [^,.;\n]*), "
_DRAW = r"(?P<event>(?:if|when|whenever) (?P<who>you|the enemy|a player) would draw (?:a|1) card[^,.;\n]*), "
_LOSE = r"(?:if|when|whenever) (?:you|the enemy|a player) would lose life"
_IT = r"(?:it|that minion|that unit|that automaton|him|her)"
_END = r"(?=[.;\n]|$)"
_STATE_OF = r"(?:(?:not )?(?:tapped|untapped|damaged|underwater|underground)|in the void|on (?:a )?(?:[a-z]+ )*?sites?|here)"
_PLACE = r"(?P<place>here|nearby|adjacent|(?:in|on|at|atop|within) [^,.;:\n]*?|underwater|underground)"
_WHOM = r"(?P<whom>@me|the bearer|[^.,;:\n]*?(?:minions?|units?|avatars?|bearer)[^.,;:\n]*?)"
_STRIKE = "lose life by a strike at a site"
_SITES = (
    r"(?:your (?:undefended )?sites|(?:(?:a|1|any) (?:of )?)?(?:your |allied )?(?:undefended )?sites?(?: (?:that )?you control)?"
    r"|(?:a|any) (?:undefended )?(?:allied )?(?:undefended )?site(?: (?:that )?you control)?)"
)
_STRUCK = (
    rf"(?P<struck>(?:when(?:ever)?|if|each time) (?:{_SITES} (?:is|are|would be) struck(?: by [a-z ]+)?|(?:a )?(?:enemy"
    rf" )?(?:units?|minions?)"
    rf" strikes? {_SITES})|from (?:a )?strikes? (?:at|on|against) {_SITES}|from {_SITES} being struck)"
)
_LESS = (
    r"(?:(?:you )?lose (?:(?P<less>\d+) less(?: life)?|no life|none)"
    r"|you (?:do not|don't) lose (?:any )?life|prevent (?:that loss|it))(?: instead)?"
)


def _draws(found: re.Match[str]) -> str:
    """`if the enemy would draw a card, that player draws nothing`: none."""
    who = "you draw" if found["who"] == "you" else "they draw"
    return f"{found['event']}, {who} none instead"


def _prevented(found: re.Match[str]) -> str:
    return f"{found['event']}, prevent {found['count']} of it"


def _less_damage(found: re.Match[str]) -> str:
    """`damage dealt to @me is reduced by 1`."""
    return f"if damage would be dealt to {found['whom']}, prevent {found['count']} of it."


def _while_prevented(found: re.Match[str]) -> str:
    """`while untapped, damage dealt to @me is reduced by 1`."""
    asked, who = found["asked"], found["one"] or found["two"]
    turn = re.fullmatch(r"during (your|the enemy's) turns?", asked)
    subject = re.match(r"(@me|the bearer) (?=is\b)", asked)
    if who == "it" and subject is None:
        return found[0]
    who = subject[1] if who == "it" and subject is not None else who
    if turn is not None:
        asked = f"it is {turn[1]} turn"
    elif subject is not None and subject[1] == who:
        asked = f"it {asked[subject.end() :]}"
    elif re.match(r"(?:not )?(?:tapped|untapped|damaged|underwater|underground|in the void|on )", asked):
        asked = f"it is {asked}"
    count = found["less"] or found["some"]
    return f"if damage would be dealt to {who} and {asked}, prevent {f'{count} of it' if count else 'it'}."


def _takes_less(found: re.Match[str]) -> str:
    """`@me takes no damage while underground`."""
    who, much = found["who"] or found["whom"], found["much"] or found["less"]
    who = "@me" if who == "it" else who
    when = re.sub("^(?:while|if|when) ", "", found["while"] or found["state"])
    turn = re.fullmatch(r"(?:during|on) (your|the enemy's) turns?", when)
    asked = f"it is {turn[1]} turn" if turn else f"it is {when}"
    return f"if damage would be dealt to {who} and {asked}, prevent {'it' if much == 'no' else much.split(' ')[0] + ' of it'}."


def _prevented_of(found: re.Match[str]) -> str:
    whom = {"your avatar": "a allied avatar"}.get(found["whom"], found["whom"])
    return f"if damage would be dealt to {whom}, prevent {found['count']} of it."


def _struck(found: re.Match[str]) -> str:
    """`whenever your sites are struck, you lose 1 less life`."""
    if not re.search(r"\b(?:your|allied|you control|enemy)\b", found["struck"]):
        return found[0]
    count = found["less"]
    asked = re.sub(r"^(?:if|while) |, $", "", found.groupdict().get("asked") or "")
    return f"if you would {_STRIKE}{f' and {asked}' if asked else ''}, you lose {f'{count} less' if count else 'none'}."


def _banished(found: re.Match[str]) -> str:
    """`enemy minions nearby are banished instead of dying`."""
    return f"if a {singular(found['noun'])} would die, banish it instead."


#: Phrases of replaced events with something in them that is kept.
REPLACEMENTS: tuple[tuple[str, Written], ...] = (
    (rf"(?m)^((?:once a turn,? )?{_WOULD} [^,.;\n]*), instead ([^.;\n]*?)\.?$", r"\1, \2 instead."),
    (r"(?m)^([^,.:;\n]*?) instead if (@me|the bearer|[^,.:;\n]*?) would (die|draw a card)\.?$", r"if \2 would \3, \1 instead."),
    (r"(?m)^(?P<done>(?:return|put|banish) (?:it|@me)[^,.:;\n]*?) instead if it would die\.?$", r"if @me would die, \g<done> instead."),
    (r"(?m)^instead of dying, (return|put|banish) @me ([^.\n]*?)\.?$", r"if @me would die, \1 it \2 instead."),
    (
        r"(?m)^@me (?:returns|is returned) to its owner's hand instead of dying\.?$",
        "if @me would die, return it to its owner's hand instead.",
    ),
    (
        (
            r"(?m)^(?:while|if) (?P<who>@me|the bearer) is (?P<state>[^,.:;\n]*), prevent (?:(?P<all>all)|(?P<count>\d+))(?:"
            r" of)?(?: the)? damage "
            r"(?:that would be )?dealt to (?:it|(?P=who))\.?$"
        ),
        lambda found: (
            f"if damage would be dealt to {found['who']} and it is {found['state']}, prevent"
            f" {'it' if found['all'] else found['count'] + ' of it'}."
        ),
    ),
    (
        (
            r"(?m)^(?:while|if|as long as) (?P<asked>[^,.:;\n]*), (?:(?:all )?damage (?:that would be )?dealt to (?P<one>@me"
            r"|the bearer|it) is "
            r"(?:reduced by (?P<less>\d+)|prevented)|prevent (?:all|(?P<some>\d+))(?: of)?(?: the)? damage (?:that would be )?dealt to "
            r"(?P<two>@me|the bearer|it))\.?$"
        ),
        _while_prevented,
    ),
    (
        (
            r"(?m)^prevent (?:all|(?P<some>\d+))(?: of)?(?: the)? damage (?:that would be )?dealt to (?P<two>[^,.:;\n]*?)"
            r" (?P<asked>during "
            r"(?:your|the enemy's) turns?)(?P<one>)(?P<less>)\.?$"
        ),
        _while_prevented,
    ),
    (r"\b(\d+ less damage|no damage) from (?:each source|any source|all sources)(?=[.\n]|$| while )", r"\1"),
    (
        (
            rf"(?m)^(?P<who>@me|the bearer) takes (?P<much>\d+ less|no) damage (?P<while>(?:while|if|when) {_STATE_OF}"
            rf"|(?:during|on) (?:your|the"
            rf" enemy's) turns?)\.?$|^(?:while|if) (?:@me is |the bearer is |it is )?(?P<state>{_STATE_OF}), (?P<whom>@me|the"
            rf" bearer|it) takes "
            r"(?P<less>\d+ less|no) damage\.?$"
        ),
        _takes_less,
    ),
    (
        r"(?m)^prevent (?P<count>\d+) (?:of the |of any |of all )?damage (?:that would be )?(?:dealt )?to (?P<whom>[^.,:;\n]*?)\.?$",
        _prevented_of,
    ),
    (r"\bif damage would be dealt to your avatar\b", "if damage would be dealt to a allied avatar"),
    # who would die
    (
        (
            r"\b((?:if|when|whenever) (?:(?P<who>@me|the bearer) would (?:die|be dealt damage|take damage)"
            r"|damage would be dealt to (?P<whom>@me|the bearer))[^,.;\n]*, (?:[a-z]+ )?)(?:(?P=who)|(?P=whom))(?![\w'])"
        ),
        r"\1it",
    ),
    (
        rf"{_DIE}{_IT} (?:returns|is returned|goes|is put) (?:back )?(?:in)?to its owner's hand(?: instead)?{_END}",
        r"\g<event>, return it to its owner's hand instead",
    ),
    (rf"{_DIE}{_IT} is banished(?: instead)?{_END}", r"\g<event>, banish it instead"),
    (
        rf"{_DIE}{_IT} (?:is put|goes) on (top|the bottom) of its owner's (?:spellbook|deck)(?: instead)?{_END}",
        r"\g<event>, put it on \2 of its owner's spellbook instead",
    ),
    (rf"{_DIE}(return|put|banish) {_IT}\b", r"\g<event>, \2 it"),
    (rf"({_WOULD} die[^,.;\n]*, put it on (?:top|the bottom) of its owner's) deck\b", r"\1 spellbook"),
    (
        (
            r"(?m)^(?P<noun>[^,.:;\n]*?(?:minions|units)[^,.:;\n]*?) (?:that would die are banished instead|are banished instead"
            r" of dying)\.?$"
        ),
        _banished,
    ),
    (
        (
            rf"{_DIE}(?:(?:{_IT} )?(?:stays|remains)(?: in the realm)?(?: instead)?,?(?: (?:but|and) is)? tapped,?(?: and)?"
            rf"(?: with)? all damage"
            rf"(?: on it)?(?: is)? (?:removed|taken off)(?: (?:from|of) it)?,?(?: instead)?|{_IT} survives(?: instead)?,?"
            rf" tapped,?(?: and)? with all damage removed(?: instead)?"
            r"|remove all damage from it and tap it(?: instead)?|tap it and remove all damage from it(?: instead)?"
            rf"|{_IT} (?:stays|remains) in the realm(?: instead)?,? (?:and )?with all damage removed(?: instead)?)" + _END
        ),
        r"\g<event>, it stays tapped and all damage on it is taken off instead",
    ),
    # who would be dealt damage
    (
        (
            rf"{_DAMAGED}(?:{_IT} (?:takes|is dealt) (?P<count>\d+) less(?: damage)?|(?:reduce|lessen) (?:it|that damage|the"
            rf" damage) by (?P<by>\d+))(?: instead)?{_END}"
        ),
        lambda found: f"{found['event']}, prevent {found['count'] or found['by']} of it",
    ),
    (rf"{_DAMAGED}{_IT} is dealt that much minus (?P<count>\d+)(?: damage)?(?: instead)?{_END}", _prevented),
    (
        (
            rf"{_DAMAGED}(?:{_IT} (?:takes|is dealt) (?:none|no damage)(?: of it)?|ignore (?:it|that damage)|that damage is"
            rf" prevented|it is prevented)(?: instead)?{_END}"
        ),
        r"\g<event>, prevent it",
    ),
    (rf"(?m)^(?:all )?damage (?:that would be )?(?:dealt )?to {_WHOM} is reduced by (?P<count>\d+)\.?$", _less_damage),
    (rf"(?m)^reduce (?:all |any )?damage (?:that would be )?(?:dealt )?to {_WHOM} by (?P<count>\d+)\.?$", _less_damage),
    (rf"(?m)^{_WHOM} takes? (?P<count>\d+) less damage\.?$", _less_damage),
    (rf"(?m)^{_WHOM} takes? no damage\.?$", r"if damage would be dealt to \g<whom>, prevent it."),
    (
        rf"\bif (a|another) ([^,.;:\n]*?) would (die|be dealt damage|take damage) while (?:it is )?{_PLACE}(?=,)",
        r"if \1 \2 \g<place> would \3",
    ),
    (
        r"\bif (a|another) ([^,.;:\n]*?) would (die|be dealt damage|take damage) while (?:it is )?(tapped|untapped|damaged)(?=,)",
        r"if \1 \4 \2 would \3",
    ),
    # who would draw
    (
        (
            rf"{_DRAW}(?:(?:that player|the enemy|they|you) )?(?:draws? (?:none|nothing|no cards?)|(?:don't|do not|doesn't|does"
            rf" not)(?: draw(?: (?:it|any|a card))?)?|skips? (?:it|that draw))(?: instead)?{_END}"
        ),
        _draws,
    ),
    (
        (
            rf"{_DRAW}(?:(?:that player|the enemy|they|you) )?draws? (?P<count>\d+)(?: cards?)?(?: from (?:that|the same) (?:deck"
            rf"|one))?(?: instead)?{_END}"
        ),
        lambda found: (
            f"{found['event'].replace('draw 1 card', 'draw a card')}, {'you' if found['who'] == 'you' else 'they'} draw"
            f" {found['count']} cards instead"
        ),
    ),
    # who would lose life by a strike
    (rf"(?m)^{_STRUCK}, {_LESS}\.?$", _struck),
    (rf"(?m)^(?P<asked>(?:if|while) [^,.;:\n]*, )?{_LESS} {_STRUCK}\.?$", _struck),
    (
        (
            rf"\b({_LOSE}) (?:from|by|because of|because|due to|to|when) (?:(?:a )?strikes?(?=,)|(?:a )?strikes? (?:at|on"
            rf"|against) (?:(?:a|1|any"
            rf"|your|their) )?(?:of "
            rf"(?:your|their) )?(?:allied )?(?:undefended )?(?:allied )?sites?(?: you control)?|(?:a |your )?(?:undefended"
            rf" )?(?:allied )?sites?(?: you control)? (?:being|is|are|was|were) struck|a site strike|a (?:allied"
            rf" )?(?:undefended )?site (?:being|is|was) struck)(?=[ ,])"
        ),
        lambda found: re.sub(r"lose life$", _STRIKE, found[1]),
    ),
    (r"(?m)^if a strike at a (?:undefended )?site would (?:make|cause) you (?:to )?lose life, ", f"if you would {_STRIKE}, "),
    (
        (
            r"(?m)^you (?:do not|don't) lose life from strikes at (?:undefended )?sites\.?$|^you lose no life from strikes at "
            r"(?:undefended )?sites\.?$"
        ),
        f"if you would {_STRIKE}, you lose none.",
    ),
    (
        (
            rf"(?P<event>{_LOSE} by a strike at a site[^,.;\n]*), (?:you|they|that player) (?:don't|do not|doesn't|does not) lose"
            rf" (?:life|it|any)(?: instead)?{_END}"
        ),
        r"\g<event>, prevent it",
    ),
)
