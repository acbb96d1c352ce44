"""Destinations of what is moved, swapped, sunk and sent back, in usual words of the published game, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import START, line_before

_STOP = r"(?=[.,;\n]|$| and )"
_SITE = r"(?:(?:adjacent|nearby|allied|enemy|water|land|fire|air|earth|empty) )*(?:site|location|square)"
_AVATAR = r"(?P<avatar>(?:your|the enemy(?:'s)?) avatar)"


def _to_avatar(found: re.Match[str]) -> str:
    """`move target minion to your avatar`: the avatar is named first, and where it is is the goal."""
    if re.search(r"\bavatar\b", line_before(found)) or "avatar" in found["what"]:
        return found[0]
    avatar = "your avatar" if found["avatar"].startswith("your") else "the enemy avatar"
    return f"choose {avatar}, then {found['what']} to the square of it"


def _below_that(found: re.Match[str]) -> str:
    """`submerge all minions on target water site`: the site is named first."""
    ground = "water" if found["verb"] in ("submerge", "sink") else "land"
    if ground not in found["site"].split():
        return found[0]
    atop = " on the surface" if found["at"] in ("atop", "on top of") else ""
    return f"choose {found['site']}. sink {found['who']}{atop} in the same square as it"


def _near_target(found: re.Match[str]) -> str:
    """`tap all enemy units adjacent to target allied unit`: the target is named first, and is none of them."""
    sides = {side for side in ("allied", "enemy") if side in f"{found['who']} {found['of']}".split()}
    if (len(sides) < 2 and not found["of"].endswith("site")) or "other" in found["who"]:
        return found[0]
    return f"choose {found['of']}, then {found['deed']}{found['who']} {found['near']} it"


def _own_way(found: re.Match[str]) -> str:
    """`teleport to any site`: the card does so itself."""
    return f"{'you may ' if found[0].startswith('you') else ''}move @me "


def _two(found: re.Match[str]) -> str:
    """`tap target minion and target relic`: one after the other, where nothing behind may describe both."""
    if re.search(r"\b(?:nearby|adjacent)\b", found["second"]):
        return found[0]  # to the first, or to whoever does it
    if not re.search(r"\b(?:minion|unit|avatar|artifact|relic|automaton|monument|aura|site|token)s?$", found["second"]):
        return found[0]
    return f"{found['verb']} {found['first']}, then {found['verb']} {found['second']}"


def _both(found: re.Match[str]) -> str:
    """`tap and disarm target minion`: the second happens to the same ones."""
    is_many = re.match(r"(?:up to|\d|each|every|all|other)\b", found["whom"]) is not None
    return f"{found['first']} {found['whom']}, then {found['second']} {'them' if is_many else 'it'}"


_THING = re.compile(r"\b(?:minion|unit|artifact|relic|aura|site|monument|automaton|ally|allies|enemy|enemies|avatar|it|them)s?\b")


def _chosen(found: re.Match[str]) -> str:
    """`destroy a nearby minion`: one of your choice. Another one is told from the card alone, where nothing is named before."""
    if found["a"] == "another" and _THING.search(line_before(found)):
        return found[0]
    return f"{found['verb']} {'a' if found['a'] == 'any' else found['a']} {found['what']}{found['where']} of your choice"


_VERB = r"(?:tap|untap|disarm|destroy|banish)"
_ONE = r"(?:another |a )?target [^.,;:\n]*?"
_WHOM = r"(?:(?:(?:another |a )?target|up to \d+ (?:other )?target|\d+ target|each|every|all) [^.,;:\n]*?)"
_NOTHING_BEHIND = r"(?=\.?(?:$|[.\n](?![\s\S]*\b(?:it|its|them|their|they|that|those|each of)\b)))"
_NO_PRONOUN = r"(?![^.,;:\n]*\b(?:it|itself|themselves|them|its|their|that|those|then)\b)"

_CHOSEN = (
    rf"{START}(?P<verb>(?:you may )?(?:tap|untap|destroy|banish|flood|sink|return|push|pull|move|gain control of|deal (?:\d+|x) damage to))"
    r" (?P<a>a|any|another) (?P<what>(?:(?!allied|enemy|target|random)[a-z-]+ )*?"
    r"(?:minion|unit|artifact|relic|aura|site|monument|automaton))(?P<where>(?: (?:nearby|adjacent|here|underwater|underground))?)"
    r"(?=[.,;\n]|$| and | until | this turn| to its owner's hand| to (?:a|another) | \d+ steps?\b| away\b)"
)
#: What the text of an avatar calls the avatar.
OF_AVATAR = re.compile(
    r"\b(adjacent to|near|nearby|next to|away from|closer to|towards?|in a line with|to the square of"
    r"|enem(?:y|ies)(?: units?| minions?)? within \d+ (?:steps?|squares?) of) (?:you|your avatar)(?![\w'])"
)
_AT_AVATAR = re.compile(r"\b(?:at|to|in|on) (?:your|your avatar's) (?:location|square)\b")


def of_avatar(text: str) -> str:
    """Return the text of an avatar with its sign where it says “you” of a place: `adjacent to you`."""
    return _AT_AVATAR.sub("here", OF_AVATAR.sub(r"\1 @me", text))


#: Phrases of journeys with something in them that is kept.
DESTINATIONS: tuple[tuple[str, Written], ...] = (
    # back to where it came from
    (r"\b(return [^.;\n]*?) to (?:the )?owner's hand\b", r"\1 to its owner's hand"),
    # a spot is chosen by whoever does it
    (
        (
            rf"{START}(?P<what>(?:you may )?(?:move|teleport|summon|create|play)"
            r" (?:(?:a|another|target|it|@me|the|that)\b[^.,;:\n]*? )?(?:to|onto) )"
            r"(?P<spot>(?:a|any) (?:(?!random)[a-z]+ )*?(?:site|void|rubble|square|location)(?: nearby| adjacent)?)"
            r" of your choice(?=[.,;\n]|$| and )"
        ),
        r"\g<what>\g<spot>",
    ),
    # on top of a site, and below it
    (
        (
            rf"{START}(?P<what>(?P<move>move|teleport|summon|create) [^.,;:\n]*?)"
            rf" (?:(?P<top>atop|on top of)|below|beneath|under|underneath) (?P<site>a {_SITE}){_STOP}"
        ),
        lambda found: f"{found['what']} to {found['site']}, {'on top' if found['top'] else 'below it'}",
    ),
    # where tokens come
    (r"(tokens?\b[^.;\n]*?) (?:to|onto|at) (a|any) ((?:[a-z]+ )*?sites?) (you control|the enemy controls)\b", r"\1 on \2 \3 \4"),
    # to where somebody is
    (
        (
            r"\b((?:move|teleport) [^.;\n]*? (?:to|onto|into) (?:a|any) [^.;\n]*?(?:adjacent to|next to|near|nearby|away from))"
            r" (?:the )?bearer(?!')\b"
        ),
        r"\1 @me",
    ),
    (
        (
            rf"{START}(?P<what>(?:move|teleport|bring|summon|create|transport|relocate) [^.,;\n]*?) (?:to|at|onto|on|in) {_AVATAR}"
            rf"(?:'s)?(?: (?:location|square|site))?{_STOP}"
        ),
        _to_avatar,
    ),
    (
        (
            rf"{START}(?:move|teleport) (?P<what>[^.,;\n]*?) (?:to|onto) "
            rf"(?P<goal>(?:a )?target (?:[a-z]+ )*?(?:square|location|void)\b[^.,;\n]*?){_STOP}"
        ),
        r"choose \g<goal>, then move \g<what> to the square of it",
    ),
    (rf"{START}teleport (?=your|the )", "move "),
    # places that are changed
    (
        (
            rf"{START}(?:swap|exchange) (?:the (?:places|positions|locations) of )?({_ONE})"
            rf" (?:and|with) (@me|the caster|the bearer|itself){_STOP}"
        ),
        lambda found: f"{'@me' if found[2] == 'itself' else found[2]} swaps places with {found[1]}",
    ),
    # below and up again
    (rf"(?<!\w)@me (?:burrows or submerges|submerges or burrows|sinks){_STOP}", "sink @me"),
    (rf"{START}(flood|destroy) this site\b", r"\1 the site here"),
    (
        (
            rf"{START}(?P<verb>submerge|sink|burrow|bury) (?P<who>(?:each|every|all) [^.,;\n]*?) (?P<at>atop|on top of|on|at|occupying|in) "
            rf"(?P<site>(?:a )?target {_SITE}(?: nearby)?){_STOP}"
        ),
        _below_that,
    ),
    (rf"{START}(?:force|drive|haul|pull|lift|raise) ([^.;\n]*?) (?:back |up )*to the surface\b", r"bring \1 to the surface"),
    (
        (
            r"\b(?P<before>flood (?:a |target )[^.,;\n]*?sites?\b[^.,;\n]*?(?:\. |, |, then | and |, and )(?:then )?)submerge "
            r"(?P<who>(?:all|each) [^.,;\n]*? (?:there|on it|at it|atop it))(?=[.,;\n]|$)"
        ),
        r"\g<before>sink \g<who>",
    ),
    (r"\b(push|pull) ([^.,;\n]*?) (away from|towards?) (@me|the caster|the bearer) ((?:up to )?\d+ steps?)\b", r"\1 \2 \5 \3 \4"),
    (r"\beach of them can't (?=[a-z])", "they can't "),
    # chosen ones
    (_CHOSEN, _chosen),
    (rf"{START}(?:you may )?(?:move|teleport) (?=to (?:a|any|target) )", _own_way),
    # those that are near a target of the other side, or near a site
    (
        (
            rf"{START}(?P<deed>(?:deal (?:\d+|x) damage to|tap|untap|destroy|disarm) (?:each|all) )"
            r"(?P<who>(?:(?:enemy|allied|other) )?(?:units?|minions?))"
            r" (?P<near>adjacent to|near|nearby|next to)"
            r" (?P<of>(?:a )?target (?:(?:allied|enemy|nearby|adjacent|water|land) )*(?:unit|minion|site))"
            r"(?=[.\n]|$)"
        ),
        _near_target,
    ),
    # two of them
    (rf"{START}(?P<first>tap|untap) (?:and|then|and then) (?P<second>disarm) (?P<whom>{_WHOM}){_STOP}", _both),
    (
        (
            rf"{START}(?P<verb>{_VERB}) (?P<first>{_ONE}) and (?P<second>{_NO_PRONOUN}(?:{_ONE}|(?:each|all) [^.,;:\n]*?))"
            rf"(?=\.|$){_NOTHING_BEHIND}"
        ),
        _two,
    ),
)
