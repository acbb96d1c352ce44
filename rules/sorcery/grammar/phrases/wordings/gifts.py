"""Gifts to units and their deeds in usual words of the published game, and how further phrases know them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_conditions import SYMBOLS
from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import KEYWORDS, START

_KEYWORD = f"(?:{KEYWORDS})"
_GIVEN = rf"(?:[+-](?:\d+|x) power\b|movement [+-]\d|[+-]\d+ movement\b|ranged \d|{_KEYWORD}\b)"
_WHOM = r"(?:target|each|all|another|a|it|them|that|those|up to|\d+|@me|the|allied|your|enemy|other|nearby|adjacent)"
_TIME = r"(?:this turn|until [^.,;\n]*|permanently|for the turn)"
_END = r"(?=[.,;\n]|$| and )"
_MANY = r"(?:units|minions|avatars|automata|artifacts)"
_BEFORE_KEYWORD = r"(?<! with)(?<! without)(?<! or)(?<! and)(?<!,)"


def _given(found: re.Match[str]) -> str:
    """`give target minion +2 power`: it gets that."""
    whom = {"them": "they", "him": "it", "her": "it"}.get(found["whom"], found["whom"])
    if found["may"]:
        return f"you may have {found['whom']} gain {found['what']}"
    return f"{whom} gains {found['what']}"


def _changed(found: re.Match[str]) -> str:
    """`its power is increased by 2`."""
    sign = "+" if found["how"].startswith("increase") else "-"
    return f"{found['whom']} gets {sign}{found['count']} power"


def _third(found: re.Match[str]) -> str:
    """`have target minion fight ...`: it fights."""
    verb = {"do not": "does not"}.get(found["verb"], f"{found['verb']}s")
    return f"{found['whom']} {verb}"


def _beside(found: re.Match[str]) -> str:
    """`to a random site adjacent to it`: a random adjacent site."""
    where = "adjacent" if found[5] == "adjacent to" else "nearby"
    return f"{found[1]}{found[2]}{where} {found[3]}{found[4]}"


#: Phrases of gifts and deeds with something in them that is kept.
GIFTS: tuple[tuple[str, Written], ...] = (
    (rf"\b((?:additional|extra|have|has|gain|gains|get|provides) {SYMBOLS}) thresholds?\b", r"\1"),
    (rf"\b((?:additional|extra|gain|provides) {SYMBOLS}),? and (?:a )?(?:additional |extra )?(?={SYMBOLS})", r"\1"),
    (r"\bfor the turn\b", "this turn"),
    (rf"\b(?P<may>you may )?(?:give|grant) (?P<whom>{_WHOM}\b[^.,;\n]*?){_BEFORE_KEYWORD} (?P<what>{_GIVEN})", _given),
    (rf"\b(?P<may>you may )?(?:give|grant) (?P<what>{_GIVEN}[^.;\n]*?) to (?P<whom>{_WHOM}\b[^.,;\n]*?)(?= {_TIME}|[.,\n]|$)", _given),
    (rf"{START}(?P<how>increase|reduce|decrease) (?P<whom>{_WHOM}[^.,;\n]*?)'s power by (?P<count>\d+)\b", _changed),
    (rf"\b(?:becomes?|is|are) (?={_KEYWORD} {_TIME})", "gains "),
    (rf"\b({_MANY}(?: [^.,:;\n]*?)?|they) each (?=gets?|gains?|takes?|loses?|drops?|has|have)", r"\1 "),
    (
        r"\b(this turn|until [^.,;\n]*?|permanently),? and (?:it|they|that minion|that unit) (?:also )?(?=gets?|gains?|has|have|can't)",
        r"\1 and ",
    ),
    (r"\b(by|of) magic (?:spells?|cards?)\b(?=[.,\n]|$| and | or | this turn| until)", r"\1 magic"),
    (
        (
            r"\bprevent the next (\d+|x) damage (?:that )?((?:target|each|@me|the bearer|it|that (?:minion|unit))\b[^.,;\n]*?)"
            r" would (?:take|be dealt)\b"
        ),
        r"prevent the next \1 damage that would be dealt to \2",
    ),
    # deeds
    (
        (
            rf"{START}(?<!you may )have (?P<whom>{_WHOM}\b[^.,;\n]*?) (?P<verb>fight|swap|pick up|drop|move|gain|become)"
            r"(?= (?:target|each|a|another|the|it|that|places|all|to|onto|water|land|\w+))"
        ),
        lambda found: _third(found).replace("pick ups", "picks up"),
    ),
    (r"\byou may have (@me|the bearer|the caster|it|target [^.,;\n]*?) move (?=to |onto |here|into )", r"you may move \1 "),
    (r"(?<!\w)(@me|the bearer|the caster) may move (?=to |onto |here|into )", r"you may move \1 "),
    (
        (
            rf"{START}(@me|the bearer|the caster|it|target [^.,;\n]*?|each [^.,;\n]*?|all [^.,;\n]*?) (?:moves?|teleports?) "
            rf"(?=to |onto |here|into )"
        ),
        r"move \1 ",
    ),
    (r"\byou may have @me deal (?=\d|x |damage|that much)", "you may deal "),
    (r"(?<!\w)@me may deal (?=\d|x |damage|that much)", "you may deal "),
    (r"\byou may have ((?:another )?target [^.,;\n]*?) fight (?=(?:another )?target )", r"you may choose \1. if you do, it fights "),
    (
        (
            r"\b(move [^.;\n]*? to (?:a|any) )((?:random )?)((?:unoccupied )?)((?:[a-z]+ )*?(?:site|square)(?: with [a-z ]+?)?)"
            r" (adjacent to|near|nearby) (?:it|them|its square|their squares)(?= ?[.,;\n]|$)"
        ),
        _beside,
    ),
    (r"\b(?:unoccupied|empty) (nearby|adjacent) (?=(?:[a-z]+ )?(?:site|square))", r"\1 unoccupied "),
    (r"\b((?:deal|tap|untap|push|pull|move) [^.;\n]*?), and (they|it) (?=(?:can't|gets?|gains?|has|have)\b)", r"\1. \2 "),
    (r"\bcan't be untapped\b", "can't untap"),
    (r"\bpull ([^.;\n]*?) (\d+ steps?) towards? (?:it|itself)(?=[.,\n]|$)", r"pull \1 \2 closer"),
    (r"\b(target [^.,;\n]*?) and ((?:another )?target [^.,;\n]*?) swap places(?=[.,;\n]|$)", r"\1 swaps places with \2"),
    (r"(?<!\w)(@me|the bearer|the caster) and (target [^.,;\n]*?) fight(?: each other)?(?=[.,\n]|$)", r"\1 fights \2"),
    (
        (
            rf"{START}((?:(?:another )?target|each|all|allied|enemy|your|another|@me|the bearer)(?: [^.,:;\n]*?)?) (?<!can't"
            rf" )(?<!not )(?<!the )(untap"
            rf"|tap|surface)s?{_END}"
        ),
        r"\2 \1",
    ),
    (rf"{START}((?:target|each|all|it|they|that|those|allied|enemy|your)[^.,:;\n]*?) becomes? (tapped|untapped){_END}", r"\1 is \2"),
    (rf"\bsurface ((?:(?:another )?target|each|all|up to) [^.,;\n]*?){_END}", r"bring \1 to the surface"),
    (
        (
            r"\b(it|they|that minion|that unit) (?:won't|will not|can't) untap (?=(?:during|at the start of|on|in)"
            r" (?:(?:its|their) controllers?'s?|the enemy's) next)"
        ),
        lambda found: f"{found[1]} {'are' if found[1] == 'they' else 'is'} not untapped ",
    ),
    (
        (
            r"\b(tap (?:target|each|all|up to \d+ target|\d+ target) [^.;\n]*?\benemy\b[^.;\n]*?[.,] (?:and )?(?:it|they|that"
            r" minion|those minions) (?:is|are) not untapped) (during|at the start of) the enemy's next turn\b"
        ),
        r"\1 \2 its controller's next turn",
    ),
    (
        rf"{START}((?:target|each|all|it|they)\b[^.,:;\n]*?) (?:returns?|is returned|are returned) to ((?:its|their) owners?'s? hands?)",
        r"return \1 to \2",
    ),
    (r"\b(has ranged \d)(?: instead)(?=[.\n]|$)", r"\1"),
    # mana and threshold
    (r"\b(?:gain|get) (?:a )?(?:additional|extra) (?=\(\d+\)|\d+ mana)", "gain "),
    (rf"{START}(?:get|add) (?=\(\d+\))", "gain "),
    (
        (
            rf"{START}(this turn|until the end of the turn|until the start of your next turn), you (?:have|get|gain) (?:a )?"
            rf"(?:additional |extra )?({SYMBOLS})"
        ),
        r"you have a additional \2 \1",
    ),
    (rf"\byou (?:gain|get|have) (?:a )?(?:additional |extra )(?={SYMBOLS})", "you have a additional "),
    (rf"{START}you gain (?={SYMBOLS})", "gain "),
)
