"""Moments in further usual words of the published game, before any other phrase of moments is looked at, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.frames.fragments import NO_PRONOUN, THING
from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import line_before
from rules.sorcery.grammar.phrases.wordings.sentences import MOMENT_LAST, WHEN_ANYTHING, moment_first

_WHEN = r"(?:whenever|when|if)"
_DOES = r"(?:attacks|intercepts|defends|dies|leaves|arrives|enters|strikes|deals|is|takes|picks|would)"
#: Before what is no mana that somebody has at a time.
_NO_INCOME = r"(?!you have [^,.;:\n]*\b(?:additional|extra|more|less)\b)"
#: A moment up to its comma.
_EVENT = rf"{_WHEN} [^,.;:\n]*?"
_ENTERS = r"(?:enters?|moves? (?:in|on)?to|steps? (?:in|on)?to)"
_INTO = r"(?P<where>(?:this|a|any|the same) [^,.;:\n]*?|here|@me|the affected area)"
_HAS = r"(?P<has>(?:gets?|gains?|takes?|drops?|loses?|becomes?|is|are) [^,.:;\n]*?|can't [^,.:;\n]*? this turn)"
_THIRD = {"get": "gets", "gain": "gains", "take": "takes", "drop": "drops", "lose": "loses", "become": "becomes", "are": "is"}
_ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}
#: The moment that is about any such card, and what is counted then.
_WHATEVER = {
    "cast": ("cast a spell", "spell"),
    "played": ("play a site", "site"),
    "drawn": ("draw a card", "card"),
    "discarded": ("discard a card", "card"),
}
_WHICH = rf"(?P<which>{'|'.join(_ORDINALS)})"
_GRAVE = r"(?:a|the|its owner's|your|their) (?:graveyard|cemetery)"


def _who_enters(found: re.Match[str]) -> str:
    """`tap each enemy minion that enters this site`: whenever one does."""
    return f"whenever a {found['who']} enters {found['where']}, {found['do']} it."


def _enters_and(found: re.Match[str]) -> str:
    """`a enemy minion that enters this site becomes tapped`: whenever one does, it becomes so."""
    verb, _, rest = found["has"].partition(" ")
    return f"whenever a {found['who']} enters {found['where']}, it {_THIRD.get(verb, verb)} {rest}."


def _summoned(found: re.Match[str]) -> str:
    """`minions you summon here gain charge this turn`: whenever you summon one, it does."""
    verb, _, rest = found["has"].partition(" ")
    return f"whenever you summon a {found['who']} {found['where']}, it {_THIRD[verb]} {rest}."


def _a_card(found: re.Match[str]) -> str:
    """`whenever the enemy discards, ...`: a card."""
    return f"{found[1]} discard{'s' * (not found[1].endswith('you'))} a card"


def _so_many(found: re.Match[str]) -> str:
    """`if it is the second spell you have cast this turn`: exactly two spells have been cast."""
    count = _ORDINALS[found["which"]]
    many = f"{count} or more" if found["more"] else f"exactly {count}"
    told, card = _WHATEVER[found["done"]]
    if not found["card"] and not line_before(found).endswith(f" you {told}, "):
        return found[0]  # it is the second of what the moment is about, which no count tells
    return f"if you have {found['done']} {many} {found['card'] or card}{'s' * (many != 'exactly 1')} this turn"


def _after_so_many(found: re.Match[str]) -> str:
    """`whenever you cast your second spell each turn`: any spell, if exactly two have been cast."""
    done = {"play": "played", "draw": "drawn", "discard": "discarded"}.get(found["done"], found["done"])
    count = _ORDINALS[found["which"]]
    many = f"exactly {count} {found['card']}{'s' * (count > 1)}"
    if found["who"] == "you":
        return f"whenever you {found['done']} a {found['card']}, if you have {done} {many} this turn, "
    return f"whenever the enemy {found['done']}s a {found['card']}, if the enemy has {done} {many} this turn, "


#: Phrases of moments with something in them that is kept.
MOMENTS_FIRST: tuple[tuple[str, Written], ...] = (
    # how many there have been
    (
        (
            rf"\b(?:whenever|when|each time) (?P<who>you|the enemy|your opponent) (?P<done>cast|play|draw|discard)s?"
            rf" (?:your|their|the) {_WHICH} (?P<card>spell|site|card) (?:in a|each|every|of the|of each|of a|this) turn, "
        ),
        _after_so_many,
    ),
    (
        (
            rf"\bif (?:it is|this is) (?:the|your) {_WHICH}(?P<more> or later)?(?: (?P<card>spell|site|card))?(?: that)?"
            r" you(?: have|'ve)? (?P<done>cast|played|drawn|discarded) this turn(?=,)"
        ),
        _so_many,
    ),
    (rf"\b({_WHEN}) the enemy's (?={THING} {_DOES}\b)", r"\1 a enemy "),
    # what opens a moment
    (r"(?<!the first )(?<!for )\b(?:each|every|any) time\b|\banytime\b", "whenever"),
    (rf"\b({_WHEN}) this (?={_DOES}\b)", r"\1 @me "),
    (
        rf"\b{_WHEN} (?:you or the enemy|the enemy or you|either player|any player) (cast|draw|discard|gain|lose|play)s?\b",
        r"whenever a player \1s",
    ),
    (WHEN_ANYTHING, "whenever "),
    (r"(?m)^when (?=(?:@me|the bearer|bearer) (?:attacks|defends|intercepts|strikes|deals|damages|is dealt|takes)\b)", "whenever "),
    (
        r"(?m)^(the enemy [^.,:;\n]*? (?:whenever|when)) they (cast|draw|discard|gain|lose|play)\b",
        r"\1 the enemy \2s",
    ),
    (MOMENT_LAST, moment_first),
    # who comes there
    (rf"(?m)^((?:(?:each|any|a|all) )?{THING}s?) (?:entering|moving (?:in|on)?to) ", r"\1 that enter "),
    (rf"(?m)^(?P<who>{THING})s you summon (?P<where>here|nearby) (?P<has>(?:gain|get) [^.,:;\n]*?)\.?$", _summoned),
    (rf"(?m)^(?P<do>tap|destroy|banish|untap) (?:each|any|a|all) (?P<who>{THING})s? that {_ENTERS} {_INTO}\.?$", _who_enters),
    (rf"(?m)^(?:(?:each|any|a|all) )?(?P<who>{THING})s? that {_ENTERS} {_INTO} {_HAS}\.?$", _enters_and),
    # who deals damage, or takes it
    (
        rf"\b{_WHEN} a (?P<who>{THING}) (?:is dealt|takes) damage (?:by|from) @me(?=,){NO_PRONOUN}",
        r"whenever @me deals damage to a \g<who>",
    ),
    (rf"\b({_EVENT}) intercepts a enemy(?: unit)?(?=,)", r"\1 intercepts a unit"),
    (rf"\b({_EVENT}) takes damage (?:from|by) a unit(?=,)", r"\1 is dealt damage by a unit"),
    # who dies
    (rf"\b({_EVENT}) (?:is killed|is put (?:in|on)?to {_GRAVE} from the realm)(?=,)", r"\1 dies"),
    # what a player does
    (rf"\b({_WHEN} (?:you|the enemy|a player)) discards?(?=,)", _a_card),
    # turns
    (
        rf"(?m)^if ([^,.;:\n]*), {_NO_INCOME}([^,.;:\n]*?) (at the (?:start|end) of your turn)\.?$",
        r"\3, if \1, \2.",
    ),
    # how often
    (r"(?m)^once a turn,? (?:when|whenever|after) ", "once a turn, whenever "),
    (
        r"(?m)^(?:when|whenever) you first (draw|cast|discard|play) ([^,.;:\n]*?) (?:each|in a) turn, ",
        r"once a turn, whenever you \1 \2, ",
    ),
    (r"\. (?:this )?triggers? (?:only )?(?:at most )?once a turn\b", ". once a turn"),
    (r"\. (?:only|at most|no more than) once a turn\b", ". once a turn"),
)
