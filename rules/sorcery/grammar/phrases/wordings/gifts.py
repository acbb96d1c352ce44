"""Gifts to units and their deeds in usual words of the published game, and how further phrases know them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_conditions import ELEMENTS, SYMBOLS
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


def _raised(found: re.Match[str]) -> str:
    """`your fire threshold is increased by 1`: one more."""
    element = found["one"] or ELEMENTS[found["letter"]]
    return f"you have {found['by'] or found['count']} additional {element} threshold{found['time'] or ''}"


#: Phrases of gifts and deeds with something in them that is kept.
GIFTS: tuple[tuple[str, Written], ...] = (
    (rf"\b((?:additional|extra|have|has|gain|gains|get|provides) {SYMBOLS}) thresholds?\b", r"\1"),
    (rf"\b((?:additional|extra|gain|provides) {SYMBOLS}),? and (?:a )?(?:additional |extra )?(?={SYMBOLS})", r"\1"),
    (rf"\b((?:additional|extra) {SYMBOLS}) thresholds?\b", r"\1"),
    (r"\bfor the turn\b", "this turn"),
    (rf"\b(?P<may>you may )?(?:give|grant) (?P<whom>{_WHOM}\b[^.,;\n]*?){_BEFORE_KEYWORD} (?P<what>{_GIVEN})", _given),
    (rf"\b(?P<may>you may )?(?:give|grant) (?P<what>{_GIVEN}[^.;\n]*?) to (?P<whom>{_WHOM}\b[^.,;\n]*?)(?= {_TIME}|[.,\n]|$)", _given),
    (rf"{START}permanently (?=[^.,;\n]*? gains )", "permanently, "),
    (rf"(?<!\w)(?P<whom>{_WHOM}[^.,;\n]*?)'s power is (?P<how>increased|reduced|decreased) by (?P<count>\d+)\b", _changed),
    (r"\b(?P<whom>it)s power is (?P<how>increased|reduced|decreased) by (?P<count>\d+)\b", _changed),
    (rf"{START}(?P<how>increase|reduce|decrease) (?P<whom>{_WHOM}[^.,;\n]*?)'s power by (?P<count>\d+)\b", _changed),
    (rf"\b(?:receives?|is given|are given) (?={_GIVEN})", "gains "),
    (r"\b(gets?|gains?|has|have) (?:a )?(?:additional|extra) (?=[+-](?:\d+|x) power)", r"\1 "),
    (rf"\b(gets?|gains?|has|have) ((?:[+-]\d+ power|{_KEYWORD})) as well as ", r"\1 \2 and "),
    (rf"\b(?:becomes?|is|are) (?={_KEYWORD} {_TIME})", "gains "),
    (rf"\b({_MANY}(?: [^.,:;\n]*?)?|they) each (?=gets?|gains?|takes?|loses?|drops?|has|have)", r"\1 "),
    (
        r"\b(this turn|until [^.,;\n]*?|permanently),? and (?:it|they|that minion|that unit) (?:also )?(?=gets?|gains?|has|have|can't)",
        r"\1 and ",
    ),
    (
        (
            r"\b(?:units|enemies|enemy units) can't intercept ((?:target|each|@me|the bearer|it)\b[^.,;\n]*?)(?="
            r" this turn| until|[.,\n]|$)"
        ),
        r"\1 can't be intercepted",
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
    (rf"{START}(?<!you may )have @me deal(?= (?:\d|x|damage|that much))", "deal"),
    (r"\byou may have (@me|the bearer|the caster|it|target [^.,;\n]*?) move (?=to |onto |here|into )", r"you may move \1 "),
    (r"(?<!\w)(@me|the bearer|the caster) may move (?=to |onto |here|into )", r"you may move \1 "),
    (r"\b(target [^.,;\n]*?) may move (?=to |onto |here|into )", r"you may move \1 "),
    (
        (
            rf"{START}(@me|the bearer|the caster|it|target [^.,;\n]*?|each [^.,;\n]*?|all [^.,;\n]*?) (?:moves?|teleports?) "
            rf"(?=to |onto |here|into )"
        ),
        r"move \1 ",
    ),
    (r"\bmove ([^.,;\n]*?) (?:onto|into) (?=a |any |target |here|this )", r"move \1 to "),
    (r"\b(move [^.,;\n]*? to a (?:[a-z]+ )*?(?:site|square)) of your choice\b", r"\1"),
    (r"\byou may have @me deal (?=\d|x |damage|that much)", "you may deal "),
    (r"(?<!\w)@me may deal (?=\d|x |damage|that much)", "you may deal "),
    (r"\byou may have ((?:another )?target [^.,;\n]*?) fight (?=(?:another )?target )", r"you may choose \1. if you do, it fights "),
    (
        r"\b(move [^.;\n]*? to a )((?:random )?)((?:unoccupied )?)((?:[a-z]+ )?site) (adjacent to|near|nearby) (?:it|them)(?=[.,;\n]|$)",
        _beside,
    ),
    (r"\b(?:unoccupied|empty) (nearby|adjacent) (?=(?:[a-z]+ )?(?:site|square))", r"\1 unoccupied "),
    (r"\b(nearby|adjacent) ((?:[a-z]+ )?site) with no (?:units|minions and avatars)(?: on it| there)?\b", r"\1 unoccupied \2"),
    (r"\b((?:deal|tap|untap|push|pull|move) [^.;\n]*?), and (they|it) (?=(?:can't|gets?|gains?|has|have)\b)", r"\1. \2 "),
    (r"\bcan't be untapped\b", "can't untap"),
    (
        (
            r"(?<=[a-z] )((?:gets?|gains?) [^.,;\n]*?) (this turn|until the end of the turn) and (can't [^.,;\n]*?)(?<! this"
            r" turn)(?<! of the turn)(?=\.|$)"
        ),
        r"\1 and \3 \2",
    ),
    (r"\bpush ([^.,;\n]*?) (?:back )?(\d+ steps?) (?:directly |straight )?away\b", r"push \1 \2 away"),
    (r"\bpull ([^.,;\n]*?) (\d+ steps?) (?:nearer|inward|in)\b", r"pull \1 \2 closer"),
    (r"\bpull ([^.;\n]*?) (\d+ steps?) towards? (?:it|itself)(?=[.,\n]|$)", r"pull \1 \2 closer"),
    (
        (
            r"\bchoose (target [^.,;\n]*?) and (target [^.,;\n]*?)(?:\.|,)(?: then)? (?:they|those units|those minions) fight(?:"
            r" each other)?(?=[.,\n]|$)"
        ),
        r"\1 fights \2",
    ),
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
    (
        (
            r"\b((?:untap|tap|push|pull|move|bring|banish|deal \d+ damage to) (?:another )?target [^.,:;\n]*?),? and"
            r" (?=(?:gets|gains|can't|drops|takes) )"
            r"(?![^\n]*\bthe enemy)"
        ),
        r"\1. it ",
    ),
    (r"\b(it|they) (untap|tap)s(?=[.,\n]|$)", lambda found: f"{found[2]} {'it' if found[1] == 'it' else 'them'}"),
    (rf"{START}((?:target|each|all|it|they|that|those|allied|enemy|your)[^.,:;\n]*?) becomes? (tapped|untapped){_END}", r"\1 is \2"),
    (rf"\bsurface ((?:(?:another )?target|each|all|up to) [^.,;\n]*?){_END}", r"bring \1 to the surface"),
    (
        (
            r"\b(it|they|that minion|that unit) (?:won't|will not|can't) untap (?=(?:during|at the start of|on|in)"
            r" (?:(?:its|their) controllers?'s?|the enemy's) next)"
        ),
        lambda found: f"{found[1]} {'are' if found[1] == 'they' else 'is'} not untapped ",
    ),
    (r"\b(not untapped) (?:on|in) (?=(?:its|their) controllers?'s? next turn)", r"\1 during "),
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
    (
        rf"{START}(target [^.,:;\n]*?) (?:is|are) (put on top of|put on the bottom of|shuffled into) ((?:its|their) owners?'s? \w+)",
        lambda found: f"{found[2].split(' ')[0].replace('shuffled', 'shuffle')} {found[1]} {found[2].split(' ', 1)[1]} {found[3]}",
    ),
    (r"\bdeal (\d+|x) to (?=target|each|all|it\b|that|a )", r"deal \1 damage to "),
    (r"\b(has ranged \d)(?: instead)(?=[.\n]|$)", r"\1"),
    # mana and threshold
    (
        (
            rf"{START}(gain (?:\(\d+\)|\d+ mana)) and (?:gain )?(?:a )?(?:additional |extra )?"
            rf"(?={SYMBOLS}(?: threshold)?(?: this turn| until | permanently))"
        ),
        r"\1. you have a additional ",
    ),
    (
        (
            rf"\byour (?:(?P<one>air|earth|fire|water)|\((?P<letter>[aefw])\)) threshold (?:is|becomes) (?:increased by (?P<by>\d+)"
            rf"|(?P<count>\d+) (?:higher|greater|more))(?P<time> {_TIME})?"
        ),
        _raised,
    ),
    (
        (
            rf"{START}increase your (?:(?P<one>air|earth|fire|water)|\((?P<letter>[aefw])\)) threshold by"
            rf" (?P<by>\d+)(?P<count>)(?P<time> {_TIME})?"
        ),
        _raised,
    ),
    (r"\b(?:gain|get) (?:a )?(?:additional|extra) (?=\(\d+\)|\d+ mana)", "gain "),
    (r"\byou have (?:a )?(?:additional|extra) (\(\d+\)) this turn\b", r"gain \1 this turn"),
    (r"\bgain (\d+) (?:additional|extra) mana\b", r"gain \1 mana"),
    (rf"{START}(?:get|add) (?=\(\d+\))", "gain "),
    (r"\b(gain (?:\(\d+\)|(?:\d+|that much) mana)) (?:until the end of the turn|to (?:spend|use) this turn)\b", r"\1 this turn"),
    (
        (
            rf"{START}(this turn|until the end of the turn|until the start of your next turn), you (?:have|get|gain) (?:a )?"
            rf"(?:additional |extra )?({SYMBOLS})"
        ),
        r"you have a additional \2 \1",
    ),
    (rf"\byou (?:gain|get|have) (?:a )?(?:additional |extra )(?={SYMBOLS})", "you have a additional "),
    (rf"{START}you gain (?={SYMBOLS})", "gain "),
    (
        r"\b(?:you have|you get|gain) (?:(\d+) )?(?:additional|extra) \(([aefw])\)(?!\()",
        lambda found: "you have a additional " + f"({found[2]})" * int(found[1] or 1),
    ),
    (r"\b(?:you have|you get|gain) (\d+) (?:additional|extra) (air|earth|fire|water) threshold\b", r"you have \1 additional \2 threshold"),
)
