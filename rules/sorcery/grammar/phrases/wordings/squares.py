"""Squares that are named before, and what lies there, in usual words of the published game, and how further phrases know them."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import START, line_before

_GOES_ON = r" with(?:out)? | and | has | have | gets? | gains? | can't | drops? | sinks?\b| takes? "
_END = rf"(?=[.,;:\n]|$|{_GOES_ON})"
_STOP = rf"(?=[.,;:\n]|$| to (?:its|their) owner|{_GOES_ON})"
_THINGS = r"(?:units?|minions?|artifacts?|relics?|avatars?|automat(?:on|a)|monuments?)"
_WITH = r"(?: (?:with|without|that ha(?:s|ve)|that do(?:es)? not have) (?:[a-z]+)| with (?:power|mana cost) [^.,;\n]*?)?"
_SITE_BEFORE = re.compile(r"\b(?:sites?|rubble|squares?|location)\b")
_NAMED = re.compile(rf"(?<!\w)(?:{_THINGS}|sites?|rubble|squares?|locations?|auras?|@me|cards?|spells?|the caster|the bearer)(?!\w)")
_CHOSEN = re.compile(r"\b(?:choose a|(?:choose|flood) (?:a )?target) ")
_OF_ITSELF = re.compile(
    r"(?m)^(?:[^\n:.]*\bsacrifice @me: |genesis: |deathrite: |(?:whenever|when) @me (?:arrives|dies|becomes rubble), )[^\n]*$"
)


def _atop(found: re.Match[str]) -> str:
    """`each minion atop it`: on the surface of the square of the site that is named before, or of the card itself."""
    before = line_before(found)
    if _SITE_BEFORE.search(before):
        return f"{found['who']} on the surface in the same square as {'them' if found['it'] in ('them', 'those sites') else 'it'}"
    return f"{found['who']} on the surface here" if _OF_ITSELF.match(before) and found["it"] == "it" else found[0]


def _there(found: re.Match[str]) -> str:
    """`each minion at that site`: there, where the paragraph chooses a site or square and names nothing else."""
    before = line_before(found)
    is_alone = len(_SITE_BEFORE.findall(before)) == 1 and len(_NAMED.findall(before)) == 1 and _CHOSEN.search(before) is not None
    return f"{found['who']} there" if is_alone else found[0]


def _lying(found: re.Match[str]) -> str:
    """`a relic lying there`: one that nobody carries."""
    return f"{found['before']}uncarried {found['what']}"


_THERE = (
    r"(?:where (?:it|that (?:minion|unit|artifact|site)) (?:was|is|died|stood|fell)|(?:at|in|to|on) (?:its|that (?:minion|unit|artifact"
    r"|site)'s|that|the same) (?:old |former |last )?(?:location|square|site)|there)"
)


def _where_it_was(found: re.Match[str]) -> str:
    """`summon a token where it died`: in its square, or here of the card itself."""
    before, there = line_before(found), found[0].removeprefix(found["made"])
    is_past = re.search(r"\b(?:was|stood|fell|old|former|last)\b", there) is not None
    if is_past and re.search(r"\b(?:moves?|teleports?|push|pull|swaps?|control)\b", before):
        return found[0]
    if "died" in there and re.match(r"deathrite: |when(?:ever)? @me dies, ", before) and re.search(_THINGS, before):
        return found[0]
    if re.match(r"(?:deathrite|genesis): |when(?:ever)? @me dies, ", before) and not re.search(rf"{_THINGS}|\bsite|\baura", before):
        return f"{found['made']} here"
    named = re.search(r"\bthat (?:minion|unit|artifact|site)\b", there)
    moment = re.match(
        r"when(?:ever)? a(?:nother)? (?:(?!@me)[^,.;\n])*?\b(minion|unit|artifact|automaton|site)\b([^,.;\n]*), (.*)$", before
    )
    if named is None and moment is not None and not re.search(_THINGS, moment[2] + moment[3]) and "@me" not in moment[2] + moment[3]:
        return f"{found['made']} to the square of that {moment[1]}"
    return f"{found['made']} to the square of {named[0] if named else 'it'}"


def _at_target(found: re.Match[str]) -> str:
    """`summon a token at target site`: the site is named, and the token comes there."""
    deep = found["deep"] or ""
    if deep and ("land" if deep in (" underground", " burrowed") else "water") not in found["site"].split():
        return found[0]
    return f"choose {found['site']}. {found['made']} to the square of it{', below it' if deep else ''}"


def _relic(found: re.Match[str]) -> str:
    """`picks up target artifact`: a relic, for nothing else is carried."""
    return found[0] if re.search(r"\bwhen(?:ever)? [^,.;\n]*$", line_before(found)) else f"{found[1]}relic{found[2]}"


#: Phrases of squares with something in them that is kept.
SQUARES: tuple[tuple[str, Written], ...] = (
    (
        rf"\b(?P<made>(?:summon|create)s? [^.;\n]*?tokens?\b[^.;\n]*?) {_THERE}(?=[.,;\n]|$| and )",
        _where_it_was,
    ),
    (
        (
            r"\b(tokens?\b[^.;\n]*?) (?:underground|burrowed) (?:at|on|in|below|under|beneath) (a (?:(?:adjacent|nearby|allied"
            r"|enemy) )*land site)"
            r"(?=[.\n]|$)"
        ),
        r"\1 on \2, below it",
    ),
    (
        (
            rf"{START}(?P<made>(?:summon|create) [^.;\n]*?tokens?\b[^.;\n]*?)(?P<deep> underwater| underground| submerged| burrowed)? "
            r"(?:at|on|to|onto|below|beneath) (?P<site>target (?:(?:adjacent|nearby|allied|enemy|water|land|fire|air|earth)"
            r" )*site(?: nearby)?)"
            r"(?=[.\n]|$)"
        ),
        _at_target,
    ),
    (
        r"\b(void|rubble)(?: squares?)? or (?:a )?(?:(?:adjacent|nearby) )?(void|rubble)(?: squares?)?\b",
        r"\1 square or \2 square",
    ),
    (r"\b(picks? up (?:(?:(?:another )?target|a|up to \d+ target) )(?:[a-z]+ )*?)artifact(s?)\b", _relic),
    (
        (
            r"\b((?:summon|create|play)s? [^.;\n]*? (?:to|onto|on|at)) a ((?:(?:water|land|fire|air|earth|allied|enemy"
            r"|unoccupied) )*(?:site|void))"
            r" (adjacent to|next to|near|nearby) (?:@me|the caster)(?=[.,\n]|$)"
        ),
        lambda found: f"{found[1]} a {'adjacent' if found[3] in ('adjacent to', 'next to') else 'nearby'} {found[2]}",
    ),
    (r"\b((?:summon|create)s? [^.;\n]*?tokens?\b[^.;\n]*?) (nearby|adjacent)(?=[.\n]|$)", r"\1 on a \2 site"),
    (r"\bto affected (?=(?:water |land )?sites?\b)", "to a affected "),
    (
        (
            rf"\b(?P<who>{_THINGS}{_WITH}) (?:that (?:is|are|was|were) )?(?:atop|on top of|standing on) (?P<it>it"
            rf"|that site|its rubble|the rubble|the site){_END}"
        ),
        _atop,
    ),
    (rf"\b(?P<who>{_THINGS}{_WITH}) (?:on|at|in) (?:that (?:site|square|location)|it){_STOP}", _there),
    (
        rf"\b(sites in (?:the (?:affected )?area)\b[^\n]*(?:\n[^\n]*?)?\b{_THINGS}) (?:atop|on top of) (?:those sites|them)\b",
        r"\1 on the surface in the area",
    ),
    (
        (
            r"(?P<before>\b(?:target|a|each|all|another|up to \d+|\d+|any) (?:(?!carried|uncarried)[a-z]+ )*?)"
            r"(?P<what>(?:relics?|artifacts?)) (?:that (?:is|are) )?lying"
            r"(?=(?: (?:nearby|adjacent|here|there|on |in |at |anywhere))|[.,;\n]|$| and )"
        ),
        _lying,
    ),
    (
        (
            r"(?P<before>\b(?:target|a|each|all|another|up to \d+|\d+|any) (?:(?!carried|uncarried)[a-z]+ )*?)"
            r"(?P<what>(?:relics?|artifacts?)\b[^.,;\n]*?) (?:and |that |which )?(?:(?:is|are) not (?:being )?carried"
            r"(?: by (?:a unit|anyone|anybody|a minion))?|no (?:unit|minion|one) (?:is carrying|carries))(?=[.,;\n]|$| and | to )"
        ),
        _lying,
    ),
    (
        (
            r"\b(picks? up) (a (?:uncarried )?(?:relic|artifact)\b(?: (?:nearby|here|adjacent|there)| in (?:(?:it|that (?:unit|minion))'s"
            r" (?:square|location)|the same square as (?:it|that (?:unit|minion))))?(?: with [^.,;\n]*?)?)(?=[.;\n]|$| and |, then)"
        ),
        r"\1 \2 of your choice",
    ),
    (r"\b(summon [^.,;\n]*?|create [^.;\n]*?) (?:to|on|in|at) (?:the caster's|@me's|its own) (?:square|location|site)\b", r"\1 here"),
    (r"\b(tokens?\b[^.;\n]*?) (?:below|under|underneath|beneath) (a (?:[a-z]+ )*?site)(?=[.\n]|$)", r"\1 on \2, below it"),
    (r"\b(?:atop|on top of) (?:a )?(adjacent|nearby) rubble\b(?! square)", r"on a \1 rubble square"),
    (r"\b(?:on|onto|to) (?:a )?(adjacent|nearby) rubble\b(?! square)", r"on a \1 rubble square"),
    (r"\b(play [^.;\n]*?) (?:on|onto|to) (?:a|any) rubble\b(?! square)", r"\1 on any rubble square"),
    (r"\b(whenever|when) @me becomes rubble\b", r"\1 @me dies"),
    (r"\b(whenever|when) (a|another) ((?:[a-z]+ )*?site(?: [^,.;\n]*?)?) becomes rubble\b", r"\1 \2 \3 dies"),
)
