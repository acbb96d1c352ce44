"""Things but for some of them, and what they are only while they are so, in usual words of the published game, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.plurals import plural, singular
from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import line_before

_KINDS = {"unit": ("avatar", "minion", "automaton"), "artifact": ("relic", "automaton", "monument")}
_KIND = r"(?:units?|artifacts?|minions?)"
_OUT = r"(?:avatars?|minions?|automat(?:on|a)|relics?|monuments?)"
_BUT = (
    rf"(?P<kind>{_KIND})(?P<rest>(?: (?:nearby|adjacent|here|in the area|you control|the enemy controls))?),? "
    rf"(?:other than|except(?: for)?|besides|that (?:is|are) not|who (?:is|are) not|that isn't|that aren't|but not)"
    rf" (?P<whose>your |the enemy's |enemy |allied )?(?:a )?(?P<out>{_OUT}|tokens?)(?P<also> or (?:a )?{_OUT})?(?![\w'])"
    r"(?! (?:nearby|adjacent|here|in the area|you control|the enemy controls)\b)"
)
_ADJECTIVES = "nearby|adjacent|tapped|untapped|damaged|token|nontoken|fire|air|water|earth|allied|enemy|friendly"
_STATE = r"(?:tapped|untapped|damaged|underwater|underground|in the void|in the area|here|on (?:a )?(?:[a-z]+ )*?sites?|on the surface)"
_MANY = (
    r"(?:(?:other|each|all|allied|enemy|your|nearby|adjacent|fire|air|water|earth|token|airborne) )*(?:minions|units|automata)"
    r"(?: with [a-z]+| nearby| here| adjacent)?"
)
_DEEP = {"burrowed": "underground", "submerged": "underwater"}


def _without(found: re.Match[str]) -> str:
    """`artifacts other than monuments`: relics or automata."""
    kind, is_many = singular(found["kind"]), found["kind"].endswith("s")
    if found["whose"] is not None and not line_before(found).endswith("allied " if found["whose"] in ("your ", "allied ") else "enemy "):
        return found[0]
    if found["out"].startswith("token"):
        return found[0] if found["also"] else f"nontoken {found['kind']}{found['rest']}"
    out = {singular(found["out"]), singular((found["also"] or "").split(" ")[-1])}
    kept = [each for each in _KINDS.get(kind, ()) if each not in out]
    if not kept or not (out - {""}) <= {*_KINDS.get(kind, ())}:
        return found[0]
    return " or ".join(plural(each) if is_many else each for each in kept) + found["rest"]


def _but_me(found: re.Match[str]) -> str:
    """`each minion here other than @me`: each other one."""
    noun = found["noun"]
    if not (found["how"] or noun.endswith(("s", "a"))) or re.search(r"\b(?:target|another|a|other|\d+) $", line_before(found)):
        return found[0]
    return f"{found['how'] or ''}other {noun}{found['where'] or ''}"


def _no_avatar(found: re.Match[str]) -> str:
    """`destroy all enemy units`: minions and automata, for this never happens to avatars."""
    kinds = "minions or automata" if found["many"] else "minion or automaton"
    return f"{found['verb']} {found['how']}{'token ' * (found['what'] == 'token')}{kinds}"


def _only_those(found: re.Match[str]) -> str:
    """`your minions have lethal while tapped`: those that are tapped."""
    return f"{found['who']} that are {found['state']} {found['what']}."


def _avatar_there(found: re.Match[str]) -> str:
    """`your avatar has +1 power while here`: an avatar of yours that is there."""
    what = re.sub(r"^(?:has|gets) ", lambda verb: {"has ": "have ", "gets ": "get "}[verb[0]], found["what"])
    return f"{'allied' if found['who'] == 'your' else 'enemy'} avatars that are {found['state']} {what}."


def _costing(found: re.Match[str]) -> str:
    """`minions cost you (1) less if they have airborne`: those with airborne."""
    has, noun = found["has"], f"{'your ' * bool(found['who'])}{found['noun']}"
    if has.startswith("are "):
        return f"{'your ' * bool(found['who'])}{has.removeprefix('are ')} {found['noun']} {found['cost']}"
    return f"{noun} {has.replace('have ', 'with ').replace('cost ', 'that cost ')} {found['cost']}"


def _anywhere(found: re.Match[str]) -> str:
    """`target minion anywhere`: wherever it is. What comes anywhere has all squares to choose from."""
    sentence = line_before(found).rpartition(". ")[2]
    return found[0] if re.search(r"\b(?:tokens?|summon|create|move|teleport|put|play)\b", sentence) else ""


#: Phrases of exceptions with something in them that is kept.
EXCEPTIONS: tuple[tuple[str, Written], ...] = (
    (
        (
            r"\b(?:your affected|affected friendly) (?=(?:other )?(?:[a-z]+ )*?(?:minions?|units?|sites?|automata"
            r"|artifacts?)\b)"
        ),
        "affected allied ",
    ),
    (
        (
            rf"(?m)^(?P<who>your|the enemy|the enemy's) avatar (?P<what>(?:has|gets|can't) [^.,:;\n]*?) (?:while|when|if) (?:it is"
            rf" )?(?P<state>{_STATE})\.?$"
        ),
        _avatar_there,
    ),
    (_BUT, _without),
    (
        (
            r"\b(?P<how>each |all )?(?P<noun>(?:(?:nearby|adjacent|tapped|untapped|damaged|allied|enemy|fire|air|water|earth|your) )*"
            r"(?:minions?|units?|automata))(?P<where> (?:here|nearby|adjacent|in the area))?"
            r",? (?:other than|except(?: for)?|besides) @me\b(?!')"
        ),
        _but_me,
    ),
    (
        (
            r"\b((?:target|each|all|other|another|allied|enemy|nearby|adjacent|your) |(?m:^)(?=defenders ))defender(s?)\b"
            r"(?! (?:units?|minions?|tokens?)\b)"
        ),
        r"\1unit\2 with defender",
    ),
    # every avatar is a spellcaster, without the keyword; it can't be destroyed
    (
        (
            r"\b((?:destroy|banish|sacrifice) (?:(?:another )?target|each|all|a|another)"
            r" (?:(?:nearby|adjacent|tapped|damaged|allied|enemy) )*)spellcaster(s?)\b(?! (?:units?|minions?|tokens?)\b)"
        ),
        r"\1unit\2 with spellcaster",
    ),
    (r" anywhere(?: in the realm| on the board| in play)?(?=[.,\n]|$| and )", _anywhere),
    (
        (
            r"\b(?P<verb>destroys?|banish(?:es)?|returns?|sacrifices?|(?:gain|take) control of|shuffle|puts?)"
            r" (?P<how>(?:(?:another )?target"
            rf"|each|all|a|another|up to \d+(?: target)?|\d+(?: target)?)(?: other)? (?:(?:{_ADJECTIVES}) )*)(?P<what>token"
            rf"|unit)(?P<many>s?)"
            r"\b(?! (?:minion|unit|automat|named))"
        ),
        _no_avatar,
    ),
    (r"\bautomatons\b", "automata"),
    (r"\bwhile (burrowed|submerged)\b", lambda found: f"while {_DEEP[found[1]]}"),
    (
        rf"(?m)^(?P<who>{_MANY}) (?P<what>(?:have|get|gain|can't) [^.,:;\n]*?) (?:while|when|if) (?:they are )?(?P<state>{_STATE})\.?$",
        _only_those,
    ),
    (
        (
            r"(?m)^(?P<noun>(?:(?:fire|air|water|earth) )*(?:spells|minions|artifacts|auras|magic|automata))"
            r" (?:(?P<who>you cast) )?(?P<cost>cost (?:you |the enemy |each player )?\(?\d+\)? (?:more|less)(?: to cast)?) if"
            r" they (?P<has>have [a-z]+|cost \(?\d+\)? or (?:more|less)|are (?:fire|air|water|earth))\.?$"
        ),
        _costing,
    ),
)
