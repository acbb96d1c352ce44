"""Costs of cards and figures of a player in usual words of the published game, and how texts of this site say them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.plurals import plural
from rules.sorcery.grammar.phrases.usual_conditions import SYMBOLS, counted
from rules.sorcery.grammar.phrases.usual_patterns import Written

_OPENING = r"(?:(?<=, )|(?<=and )|(?<=\) - )|(?<=\): )|(?m:^))"
_CARDS = "spell|minion|artifact|relic|aura|magic|automaton|monument|card"
_NOUN = rf"(?:(?:fire|air|water|earth|or|{_CARDS})s?,? )*(?:automata|{_CARDS})s?"
_HAVING = r"(?: (?:with|that costs?|costing) [^,.\n]*?)?"
_MUCH = r"\(?(?P<count>\d+)\)? (?P<sign>more|less)(?: mana)?(?: to (?:cast|summon|conjure))?"
_WHOSE = {"you cast": "your", "you have cast": "your", "the enemy casts": "the enemy's", "the enemy cast": "the enemy's"}


def _theirs(found: re.Match[str]) -> str:
    """`minions you cast cost (1) less`: what somebody's cards cost."""
    noun = plural(f"{found['noun']}{found['having'] or ''}{found['late'] or ''}").replace("magics", "magic")
    return f"{_WHOSE[found['who']]} {noun} cost {found['count']} {found['sign']}"


def _everybody(found: re.Match[str]) -> str:
    noun = plural(f"{found['noun']}{found['having'] or ''}").replace("magics", "magic")
    return f"{noun} cost each player {found['count']} {found['sign']} mana"


def _of_enemy(found: re.Match[str]) -> str:
    """`enemy spells cost (1) more`: those of the enemy."""
    noun = plural(found["noun"]).replace("magics", "magic")
    return f"the enemy's {noun} cost {found['count']} {found['sign']}"


def _threshold(found: re.Match[str]) -> str:
    """`gain (F)(F) this turn`: so much more threshold."""
    when = found["when"] or ""
    return " and ".join(f"you have {count} additional {element} threshold{when}" for element, count in counted(found["symbols"]).items())


def _income(who: str, count: str, sign: str) -> str:
    if who == "you":
        return f"you have {count} {sign} mana at the start of your turn"
    return f"the enemy has {count} {sign} mana at the start of the enemy's turn"


def _first_each_turn(found: re.Match[str]) -> str:
    """`the first spell you cast each turn costs (1) less`: while none has been cast."""
    return f"while you have cast no spells this turn, spells cost you {found['count']} {found['sign']} mana"


#: Phrases of costs with something in them that is kept.
COSTS: tuple[tuple[str, Written], ...] = (
    (rf"{_OPENING}((?:your |enemy |the enemy's |each player's )?)automata (?=costs? )", r"\1automatons "),
    (rf"{_OPENING}enemy (?P<noun>{_NOUN}{_HAVING}) costs? {_MUCH}(?=\.|$)", _of_enemy),
    (rf"{_OPENING}(?:each player's|both players') (?P<noun>{_NOUN})(?P<having>{_HAVING}) costs? {_MUCH}(?=\.|$)", _everybody),
    (
        (
            rf"(?<!fire )(?<!air )(?<!water )(?<!earth )\b(?P<kinds>(?:{_CARDS})s?(?:, (?:{_CARDS})s?)*),? and (?P<last>(?:{_CARDS})s?)"
            r"(?=(?: you cast| the enemy casts?)? costs? )"
        ),
        r"\g<kinds> or \g<last>",
    ),
    (
        (
            rf"{_OPENING}(?:the|your) first spell (?:that )?(?:you cast )?(?:each|every"
            rf"|in a|a|of each|during each) turn(?: you cast)? costs (?:you )?{_MUCH}"
        ),
        _first_each_turn,
    ),
    (
        (
            rf"{_OPENING}(?:all |each |every )?(?P<noun>{_NOUN})(?P<having>{_HAVING}) (?:that )?(?P<"
            rf"who>you cast|the enemy casts?)(?P<late>{_HAVING}) costs? (?:you |the enemy )?{_MUCH}"
        ),
        _theirs,
    ),
    (rf"{_OPENING}(?:all |each |every )?(?P<noun>{_NOUN})(?P<having>{_HAVING}) costs? {_MUCH}(?=\.|$)", _everybody),
    (r"\b(costs? [^.\n]*?(?:more|less)) (?:mana )?to (?:cast|summon|conjure)\b", r"\1"),
    (
        (
            rf"\b(?:you )?gain (?:a )?(?:additional )?(?P<symbols>{SYMBOLS})(?P<when> this turn| u"
            rf"ntil the end of the turn| until the start of your next turn| permanently)"
        ),
        _threshold,
    ),
    (
        (
            r"\b(you|the enemy) starts? (?:your|each of their|the enemy's|their|e"
            r"ach) turns? with (?:a )?(?:additional |extra )\((\d+)\)(?: more)?"
        ),
        lambda found: _income(found[1], found[2], "more"),
    ),
    (
        r"\b(you|the enemy) starts? (?:your|each of their|the enemy's|their|each) turns? with \((\d+)\) (more|less|fewer)\b",
        lambda found: _income(found[1], found[2], found[3].replace("fewer", "less")),
    ),
    (
        r"\b(you|the enemy) (?:have|has) \((\d+)\) (more|less) (?:mana )?(?:each turn|on (?:your|their|each of their|the enemy's) turns?)",
        lambda found: _income(found[1], found[2], found[3]),
    ),
    (
        (
            r"\b(you|the enemy) (?:have|has) (?:a )?additional \((\d+)\) (at the s"
            r"tart of (?:your|their|each of their|the enemy's) turns?|each turn)"
        ),
        lambda found: _income(found[1], found[2], "more"),
    ),
    (
        (
            r"(?m)^at the start of (?:your turn, (if [^.,:;\n]*, )?(you) (?:have|gain|get)|the enemy's turn, (?:the enemy|they) ha(?:s|ve))"
            r" (?:\(?(\d+)\)? (?:additional|extra|more) mana|a (?:additional|extra) (?:mana|\((\d+)\)))(?=\.?$)"
        ),
        lambda found: f"{found[1] or ''}{_income(found[2] or 'the enemy', found[3] or found[4] or '1', 'more')}",
    ),
    (r"\b(you|the enemy) (have|has) (?:a )?\(?(\d+)\)? (?:additional|extra) mana (?=at the start of)", r"\1 \2 \3 more mana "),
    (r"\b(you|the enemy) (have|has) a (?:additional|extra) mana (?=at the start of)", r"\1 \2 1 more mana "),
    (r"(?m)^you (?:get|gain|receive) (\d+) (more|less) mana (?=at the start of your turns?\.?$)", r"you have \1 \2 mana "),
    (r"(?m)^the enemy (?:gets|gains|receives) (\d+) (more|less) mana (?=at the start of)", r"the enemy has \1 \2 mana "),
    (r"\((\d+)\) (more|less) mana\b", r"\1 \2 mana"),
)
