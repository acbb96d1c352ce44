"""Amounts that are a figure of what an effect takes, or of the moment, and how texts of this site say them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import START

_TIME = r"(?P<time> (?:this turn|until [^.,;\n]*?|permanently))"
_TARGET = r"(?P<whom>(?:another )?target (?:(?!\band\b)[^.,:;\n])*?)"
_ONE = r"(?P<whom>(?:another )?target (?:(?!\band\b)[^.,:;\n])*?|it|@me|the bearer|bearer|that (?:minion|unit))"
#: A text that nothing sets off and nobody pays for: there is no card that “its” may stand for.
_MAGIC = r"(?m)^"
_OWN = (
    r"(?P<times>(?:twice|double|\d+ times) )?(?P<figure>(?:its|that (?:minion|unit)'s) (?:own )?(?:power|(?:mana )?cost)"
    r"|(?:the )?damage (?:already |marked )?on it)"
)
_OPENING = r"(?P<opening>(?:genesis: |(?:\(\d+\), )?tap: |\(\d+\): )?)"
_NOUN = (
    r"(?:another )?target (?:(?:allied|enemy|nearby|adjacent|tapped|untapped|damaged|fire|air|water|earth) )*(?:minion|unit)"
    r"(?: (?:nearby|adjacent|here))?"
)
_FIGURE = r"(?P<figure>power|(?:mana )?cost)"
#: What moments measure.
_MOMENTS = (
    (r"\bgains? (?:any )?life$", "the life gained"),
    (r"\bloses? (?:any )?life$", "the life lost"),
    (r"\b(?:is dealt|takes|deals) damage\b", "that damage"),
    (r"\bstrikes? ", "the life lost"),
)
_TIMES = {"twice": "twice ", "double": "twice "}


def _figure(found: re.Match[str]) -> str:
    times = (found["times"] or "").strip()
    of = re.sub(r"^that (?:minion|unit)'s", "its", found["figure"]).replace(" own", "").replace("its cost", "its mana cost")
    of = "the damage on it" if "damage" in of else of
    return f"{_TIMES.get(times, f'{times} ' if times else '')}{of}"


def _damage(found: re.Match[str]) -> str:
    """`deal damage to target minion equal to its power`: a target, and as much as it has."""
    return f"choose {found['whom']}. deal x damage to it, where x is {_figure(found)}"


def _power(found: re.Match[str]) -> str:
    """`target minion gets +X power this turn, where X is its cost`: a target, and as much as it has."""
    if "target " not in found["whom"]:
        return f"{found['whom']} gets +x power{found['time']}, where x is {_figure(found)}"
    return f"choose {found['whom']}. it gets +x power{found['time']}, where x is {_figure(found)}"


def _of_moment(found: re.Match[str]) -> str:
    """`whenever you gain life, @me gets that much power this turn`: as much as the moment's amount."""
    of = next((of for told, of in _MOMENTS if re.search(told, found["what"])), None)
    return found[0] if of is None else f"{found['before']} {found['verb']} +x power{found['time']}, where x is {of}"


def _doubled(found: re.Match[str]) -> str:
    """`double target minion's power this turn`: it gets as much again."""
    whom = found["whom"]
    if "target " in whom:
        return f"choose {whom}. it gets +x power{found['time']}, where x is its power"
    whom = {"its": "it"}.get(whom, whom)
    return f"{whom} gets +x power{found['time']}, where x is its power"


def _of_target(found: re.Match[str]) -> str:
    """`gain life equal to target minion's power`: a target, and as much as its power; where a target is named before, it may be that."""
    if "target " in found.string[: found.start()]:
        return found[0]
    return f"{found['opening']}choose {found['whom'] or found['whom2']}. {found['do']} equal to its {found['figure'] or found['figure2']}"


def _dealt_of_target(found: re.Match[str]) -> str:
    """`deal damage equal to target ally's power to target enemy`: the first target, and as much to the other one."""
    return f"{found['opening']}choose {found['whom']}. deal damage equal to its {found['figure']} to {found['other'] or found['other2']}"


#: Phrases of figures with something in them that is kept.
FIGURES: tuple[tuple[str, Written], ...] = (
    # at most so much
    (
        (
            r"\b(equal to (?:the number of [^.,;\n]*?|(?:its|that [a-z]+'s|the [a-z]+ [a-z]+'s) (?:mana )?(?:power|cost)"
            r"|[^.,;\n]*? threshold|the damage [^.,;\n]*?)|for each [^.,;\n]*?), "
            r"(?:up to|to a maximum of|but (?:no|not) more than|maximum) \+?(\d+)(?=[.\n]|$)"
        ),
        r"\1 (at most \2)",
    ),
    # as much as the moment
    (
        (
            r"(?m)^(?P<before>(?P<moment>whenever|when|each time|every time) (?P<what>[^,.\n]*), [^\n]*?) (?P<verb>gets?|gains?|has|have)"
            r" \+?that (?:much|many) (?:additional |extra |more )?power(?P<time> (?:this turn|until [^.,;\n]*?|permanently))(?=[.\n]|$)"
        ),
        _of_moment,
    ),
    (
        (
            r"\b(?P<verb>gets?|gains?|has|have) (?:additional |extra |bonus )?power equal to (?P<of>[^.,;\n]*?)"
            r"(?P<time> (?:this turn|until [^.,;\n]*?))(?=[.\n]|$)"
        ),
        r"\g<verb> +x power\g<time>, where x is \g<of>",
    ),
    # as much as a target has
    (
        (
            rf"(?m)^{_OPENING}(?P<do>gain (?:life|mana)|lose life|the enemy (?:gains|loses) life|draw (?:cards|spells|sites)) equal to "
            rf"(?:(?P<whom>{_NOUN})'s {_FIGURE}|the (?P<figure2>power|(?:mana )?cost) of (?P<whom2>{_NOUN}))(?=\.|$)"
        ),
        _of_target,
    ),
    (
        (
            rf"(?m)^{_OPENING}deal damage(?: to (?P<other2>{_NOUN}))? equal to (?P<whom>{_NOUN})'s {_FIGURE}"
            rf"(?(other2)| to (?P<other>{_NOUN}))(?=\.|$)"
        ),
        _dealt_of_target,
    ),
    # as much as it has
    (rf"{_MAGIC}deals? damage to {_TARGET},? equal to {_OWN}(?=[.\n]|$)", _damage),
    (
        rf"{START}{_TARGET} (?:gets|gains|has) \+x power{_TIME}, where x is {_OWN}(?=[.\n]|$)",
        _power,
    ),
    (rf"{START}double the power of (target [^.,;\n]*?) (?=this turn|until)", r"double \1's power "),
    (rf"{START}double {_ONE}(?:'s|(?<=it)s) power{_TIME}(?=[.,\n]|$)", _doubled),
)
