"""Usual phrases of the published game, and what texts of this site say for them, in plain form (rules.sorcery.grammar.plain).

Each pair means the same wherever it stands. They are applied in their order, once each.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from rules.sorcery.grammar.plurals import singular

_ELEMENTS = {"a": "air", "e": "earth", "f": "fire", "w": "water"}
_SYMBOLS = r"(?:\([aefw]\))+"


def _counted(symbols: str) -> dict[str, int]:
    letters = re.findall(r"[aefw]", symbols)
    return {_ELEMENTS[letter]: letters.count(letter) for letter in dict.fromkeys(letters)}


def _needed(found: re.Match[str]) -> str:
    """`if you have (F)(F)`: a threshold that has been reached."""
    whose = "your" if found["who"] == "you have" else "the enemy's"
    return " and ".join(f"{whose} {element} threshold is {count} or more" for element, count in _counted(found["symbols"]).items())


def _more(found: re.Match[str]) -> str:
    """`you have an additional (F)(F)`: so much more threshold."""
    return " and ".join(f"{found['who']} {count} additional {element} threshold" for element, count in _counted(found["symbols"]).items())


#: Whole phrases.
PHRASES_USUAL: dict[str, str] = {
    "your opponent's": "the enemy's",
    "your opponent": "the enemy",
    "a opponent": "the enemy",
    "the opponent": "the enemy",
    "once per turn": "once a turn",
    "once each turn": "once a turn",
    "until end of turn": "until the end of the turn",
    "until the end of turn": "until the end of the turn",
    "until the end of this turn": "until the end of the turn",
    "until your next turn": "until the start of your next turn",
    "until your next turn begins": "until the start of your next turn",
    "each of your turns": "your turn",
    "each of the enemy's turns": "the enemy's turn",
    "at the start of their turns": "at the start of the enemy's turn",
    "at the start of their turn": "at the start of the enemy's turn",
    "every turn": "each turn",
    "in the same row or column as @me": "in a straight line",
    "in the same row or column as the caster": "in a straight line",
    "in the same row or column": "in a straight line",
    "in its row or column": "in a straight line",
    "in this area": "in the area",
    "enters this area": "enters a square in the area",
    "enter this area": "enter a square in the area",
    "enters the area": "enters a square in the area",
    "enters here": "enters this square",
    "friendly": "allied",
    "your topmost spell": "the top card of your spellbook",
    "your topmost site": "the top card of your atlas",
    "drops all artifacts that it carries": "drops all artifacts",
    "drop all artifacts that they carry": "drop all artifacts",
    "drops all artifacts it carries": "drops all artifacts",
    "drops all artifacts it is carrying": "drops all artifacts",
    "drops everything it carries": "drops all artifacts",
    "drop all artifacts they carry": "drop all artifacts",
    "intercepts a unit": "intercepts",
    "intercepts another unit": "intercepts",
    "defends against a unit": "defends",
    "doesn't have": "does not have",
    "don't have": "do not have",
    "isn't": "is not",
    "aren't": "are not",
    "hasn't": "has not",
    "haven't": "have not",
    "it's": "it is",
    "doesn't untap": "is not untapped",
    "does not untap": "is not untapped",
    "don't untap": "are not untapped",
    "do not untap": "are not untapped",
    "at the start of your turns": "at the start of your turn",
    "at the end of your turns": "at the end of your turn",
    "of your turns": "of your turn",
}

_PARTICIPLES = {"drew": "drawn"}
_DONE = "drew|drawn|discarded|cast|played|gained|lost"


def _relative(found: re.Match[str]) -> str:
    return f"{found[1]} that you have {_PARTICIPLES.get(found[2], found[2])} this turn"


def _perfect(found: re.Match[str]) -> str:
    have = "you have" if found[2].startswith("you") else "the enemy has"
    return f"{found[1]} {have} {_PARTICIPLES.get(found[3], found[3])}"


def _options(found: re.Match[str]) -> str:
    """Options on lines of their own as numbered ones."""
    options = [each.strip(" .") for each in re.split(r"\n?[•*] ?|\n- ", found["options"]) if each.strip(" .")]
    return "choose 1: " + "; ".join(f"({index}) {option}" for index, option in enumerate(options, 1)) + "."


def _inline(found: re.Match[str]) -> str:
    """Options in one line as numbered ones."""
    options = [each.strip(" .") for each in re.split(r"; (?:or )?", found["options"])]
    return "choose 1: " + "; ".join(f"({index}) {option}" for index, option in enumerate(options, 1)) + "."


def _for_each(found: re.Match[str]) -> str:
    """`X ..., where X is the number of minions`: so much for each."""
    times = {"": "1", "twice ": "2"}.get(found["times"] or "", (found["times"] or "").split(" ")[0])
    return f"{times} {found['what']}{found['rest'] or ''} for each {singular(found['things'])}"


def _token(found: re.Match[str]) -> str:
    """A token whose power and keywords stand in a sentence of their own."""
    has = re.sub(r"^(?: and |, (?:and )?)", " with ", found["has"] or "")
    where = re.sub(r"\bon ((?:random )?(?:nearby|adjacent)) ((?:water |land )?)sites\b", r"on a \1 \2site", found["where"])
    kind, many = f"{found['power']}-power {found['element'] or ''}{found['kind']} token", "s" if found["count"] != "a" else ""
    return f'create {found["count"]} {kind}{many} named "{found["name"]}"{has}{where}'


def _condition_first(found: re.Match[str]) -> str:
    """A condition before what it is asked for."""
    return found[0] if found[2].startswith(("if ", "cast this spell only")) else f"{found[1]}if {found[3]}, {found[2]}."


#: Phrases with something in them that is kept.
PATTERNS: tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...] = (
    (r"(?m)(?:^|(?<=\. ))when(?= (?!@me leaves|a unit picks up))", "whenever"),
    (r"(?m)(?:^|(?<=\. ))whenever (?=@me leaves the realm|a unit picks up @me)", "when "),
    (r"(?m)^when(?:ever)? @me dies, ", "deathrite: "),
    (r"(?m)^when(?:ever)? @me (?:arrives|enters the realm|comes into the realm), ", "genesis: "),
    (r"(?<!the )\bbearer\b", "the bearer"),
    (r"\b(units?|minions?|avatars?|artifacts?|relics?|automat(?:on|a)|monuments?|auras?|sites?) (?:that )?you control\b", r"allied \1"),
    (
        r"\b(units?|minions?|avatars?|artifacts?|relics?|automat(?:on|a)|monuments?|auras?|sites?) (?:that )?the enemy controls\b",
        r"enemy \1",
    ),
    (r"\benters? @me\b", "enters this square"),
    (r"\b(whenever a) ([^,.\n]*?) arrives (nearby|adjacent)\b", r"\1 \3 \2 arrives"),
    (r"\b(whenever a [^,.\n]*?) arrives here\b", r"\1 here arrives"),
    (r"\bonly cast this(?: spell)? if\b", "cast this spell only if"),
    (r"\bcast this only if\b", "cast this spell only if"),
    (r"\byou're\b", "you are"),
    (r"\bcan't attack sites\b", "can't strike sites"),
    (r"\b(becomes? (?:a )?(?:water|land)(?: sites?)?) permanently\b", r"\1"),
    (r"\b(if damage would be dealt to [^,.\n]*, prevent \d+)(?: damage| of that damage| of the damage)?(?=\.|$)", r"\1 of it"),
    (r"\b(if damage would be dealt to [^,.\n]*, prevent) (?:all of it|that damage|all of that damage|the damage)(?=\.|$)", r"\1 it"),
    (r"\b(whenever the enemy [^,.\n]*, )they (lose|gain|draw|discard|sacrifice)\b", r"\1the enemy \2s"),
    (r"\b(discards?) (a|\d+) random (cards?)\b", r"\1 \2 \3 at random"),
    (
        (
            r"(?<!whenever you )(?<!whenever the enemy )(?<!whenever a player )(?<!would )\b(draws?) (a card|(?:\d+|x|that many) cards)"
            r"(?! from | instead)\b"
        ),
        r"\1 \2 from either deck",
    ),
    (r"choose 1(?: ?-|:) ?(?P<options>(?!\(1\)|\n|[•*])[^\n]*?; or [^\n]*)", _inline),
    (r"choose 1(?: of the following)?(?:: ?| ?- ?)\n?(?P<options>[•*] ?[^\n]+(?:\n[•*] ?[^\n]+)+)", _options),
    (r"(?m)^once a turn,? ([^\n]*?)\.?$", r"\1. once a turn."),
    (
        r"\.? (?:this works|use this ability|use this|do this|this triggers|this ability triggers|this happens)(?: only)? once a turn\b",
        ". once a turn",
    ),
    (r"\bthat costs? (\d+(?: or (?:less|more))?)(?! (?:more|less))\b", r"with mana cost \1"),
    (r"\bcosting (\d+(?: or (?:less|more))?)(?! (?:more|less))\b", r"with mana cost \1"),
    (r"\bwith (?:a )?(?:mana )?cost (?:of )?(\d)", r"with mana cost \1"),
    (r"\bwith (?:a )?power (?:of )?(\d)", r"with power \1"),
    (r"\bwith (\d+) (or (?:less|more)) power\b", r"with power \1 \2"),
    (r"\bwith (\d+) power( or (?:less|more))?\b(?! and)", r"with power \1\2"),
    (r"\b(cost|costs) \((\d+)\) (more|less)\b", r"\1 \2 \3"),
    (r"\b(you|they|the enemy) (have|has) \((\d+)\) (more|less)\b", r"\1 \2 \3 \4 mana"),
    (
        r"\bat the start of (your|the enemy's) turn,? ((?:you have|the enemy has|they have) \d+ (?:more|less) mana)\b",
        r"\2 at the start of \1 turn",
    ),
    (r"\bthey have(?= \d+ (?:more|less) mana at the start of the enemy's)", "the enemy has"),
    (r"\bpay \((\d+)\)", r"\1 mana"),
    (r"\bpay (\d+ (?:life|mana))\b(?=[^.\n]*: )", r"\1"),
    (r"\b(gains?|loses?) \((\d+)\)", r"\1 \2 mana"),
    (r"(?m)(^|, )\((\d+)\)(?=[,:])", r"\1\2 mana"),
    (r"\bgain(s?) (\d+) mana (?:for )?this turn\b", r"gain\1 \2 mana"),
    (r"\b(minions) (?:have )?died this turn\b", r"\1 have died this turn"),
    (r"(?<!that )\b(minion) (?:has )?died this turn\b", r"\1 has died this turn"),
    (rf"\b(cards?|spells?|sites?|life) you(?:'ve| have)? ({_DONE}) this turn\b", _relative),
    (r"\battack(s?) (?:that )?you(?:'ve| have)? made this turn\b", r"attack\1 that your units have made this turn"),
    (rf"\b(if|while|and|or) (you(?:'ve| have)?|the enemy(?: has)?) ({_DONE})\b(?=[^.,]* this turn)", _perfect),
    (r"\bdraw (?:none|no cards)\b", "draw no card"),
    (r"\bfrom (?:that|the same) deck instead\b", "instead"),
    (r"\b(if you would draw a card[^.,]*, )draw\b", r"\1you draw"),
    (r"\bif ([^.\n]*?), ([^,.\n]* instead), unless it is (?:their|the enemy's) turn\b", r"if \1 and it is your turn, \2"),
    (r"\bif ([^.\n]*?), ([^,.\n]* instead), unless it is your turn\b", r"if \1 and it is the enemy's turn, \2"),
    (r"\b(whenever the enemy [^,.\n]*, )that player\b", r"\1the enemy"),
    (r"\b(the enemy reveals their hand\. if )they have ([^.,]*) in (?:it|hand|their hand)\b", r"\1the enemy has \2 in hand"),
    (r"\breveal (it|them)\b", r"show \1"),
    (r"\bshow (it|them) and put (?:it|them) on top(?: of your \w+)? after shuffling\b", r"show \1, then shuffle it and put \1 on top"),
    (r"(?:, then shuffle|\. then shuffle|\. shuffle|, and shuffle| and shuffle) (?:your (?:spellbook|atlas)|it)(?=\.|$)", ", then shuffle"),
    (r"\bsearch your spellbook for ([^.]*?) and summon it([^.]*?),? then shuffle\b", r"summon \1 from your spellbook\2"),
    (r",? tapped(?=\.|$)", " tapped"),
    (r"\bin (?:a straight )?line,? up to (\d+) (?:steps?|squares?) away,?", r"up to \1 squares away in a straight line"),
    (r"\bup to (\d+) (?:steps?|squares?) away,? in (?:a straight )?line\b,?", r"up to \1 squares away in a straight line"),
    (r"\blife equal to the number of (?P<things>[^.\n]*?)(?=\.|$)", lambda found: f"1 life for each {singular(found['things'])}"),
    (
        (
            r"\bx (?P<what>damage|life|mana|power)(?P<rest>[^.\n,]*), where x is (?P<times>twice |\d+ times )?the number of"
            r" (?P<things>[^.\n(]*?)(?=\.|$| \()"
        ),
        _for_each,
    ),
    (r"(?m)^([^\n.,:]+) (?:while|as long as) ([^\n.,:]+)\.?$", r"while \2, \1."),
    (r"\bshow (it|them), put \1 (into your \w+)(?:,| and)(?: then)? shuffle\b", r"show \1 and put \1 \2, then shuffle"),
    (r"\b(show (it|them) and put \2 into your \w+) and shuffle\b", r"\1, then shuffle"),
    (r"\b(costs? (?:you|the enemy|each player)) \((\d+)\) (more|less)\b(?! mana)", r"\1 \2 \3 mana"),
    (r"\b(costs? (?:you|the enemy|each player) \d+ (?:more|less))\b(?! mana)", r"\1 mana"),
    (r"\bmove ((?:a|target|up|each|another) [^.]*?) to (?:a|any) ([^.]*?) adjacent to (?:it|them)\b", r"move \1 to a adjacent \2"),
    (
        r"\beach player puts (the top [^.]*?) of their (atlas|spellbook) into their graveyard",
        r"put \1 of your \2 into your graveyard. put \1 of the enemy's \2 into their graveyard",
    ),
    (
        r"\bthe enemy puts (the top [^.]*?) of their (atlas|spellbook) into their graveyard",
        r"put \1 of the enemy's \2 into their graveyard",
    ),
    (r"(?m)^whenever ([^,.\n]+?) (\w+) or (intercepts|defends|attacks), ([^\n]*)$", r"whenever \1 \2, \4\nwhenever \1 \3, \4"),
    (
        (
            r'\b(?:summon|create) (?P<count>a|\d+) "(?P<name>[^"]+)" tokens?(?P<where>[^.]*)\. (?:it is|they are|each is) (?:a )?'
            r"(?P<element>(?:fire|air|water|earth)(?: and (?:fire|air|water|earth))? )?(?P<kind>minion|automaton)s?"
            r" with (?P<power>\d+) power(?P<has>(?:,| and) [^.]*)?"
        ),
        _token,
    ),
    (r"(?m)^((?:genesis: |deathrite: |(?:whenever|when|at the) [^,:\n]*, )?)([^.,:\n]+?) if ([^.,:\n]+)\.?$", _condition_first),
)
_REPLACED = (
    (re.compile(rf"(?P<who>you have|the enemy has) (?:a )?additional (?P<symbols>{_SYMBOLS})"), _more),
    (re.compile(rf"(?P<who>you have|the enemy has) (?P<symbols>{_SYMBOLS})"), _needed),
    *((re.compile(pattern), written) for pattern, written in PATTERNS),
)
_WHOLE = tuple((re.compile(rf"(?<![\w'@]){re.escape(usual)}(?![\w'])"), written) for usual, written in PHRASES_USUAL.items())


def as_written(text: str) -> str:
    """A text in plain form with usual phrases as texts of this site say them."""
    for pattern, written in (*_WHOLE, *_REPLACED):
        text = pattern.sub(written, text)
    return text
