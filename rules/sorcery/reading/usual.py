"""Usual phrases of the published game, and what texts of this site say for them, in plain form (rules.sorcery.reading.plain).

Each pair means the same wherever it stands. They are applied in their order, once each.
"""

from __future__ import annotations

import re

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

#: Phrases with something in them that is kept.
PATTERNS: tuple[tuple[str, str], ...] = (
    (r"\bthat costs? (\d+(?: or (?:less|more))?)(?! (?:more|less))\b", r"with mana cost \1"),
    (r"\bcosting (\d+(?: or (?:less|more))?)(?! (?:more|less))\b", r"with mana cost \1"),
    (r"\bwith (?:a )?(?:mana )?cost (?:of )?(\d)", r"with mana cost \1"),
    (r"\bwith (?:a )?power of (\d)", r"with power \1"),
    (r"\bwith (\d+) (or (?:less|more)) power\b", r"with power \1 \2"),
    (r"\bwith (\d+) power( or (?:less|more))\b", r"with power \1\2"),
    (r"\b(cost|costs) \((\d+)\) (more|less)\b", r"\1 \2 \3"),
    (r"\b(you|they|the enemy) (have|has) \((\d+)\) (more|less)\b", r"\1 \2 \3 \4 mana"),
    (r"\bat the start of (your|the enemy's) turn,? ((?:you have|the enemy has|they have) \d+ (?:more|less) mana)\b", r"\2 at the start of \1 turn"),
    (r"\bpay \((\d+)\)", r"\1 mana"),
    (r"\bpay (\d+ (?:life|mana))\b(?=[^.\n]*: )", r"\1"),
    (r"\bgains? \((\d+)\)(?: this turn)?", lambda found: found[0].split(" ")[0] + f" {found[1]} mana"),
    (r"\bloses? \((\d+)\)(?: this turn)?", lambda found: found[0].split(" ")[0] + f" {found[1]} mana"),
    (r"(?m)(^|, )\((\d+)\)(?=[,:])", r"\1\2 mana"),
    (r"\bgain(s?) (\d+) mana this turn\b", r"gain\1 \2 mana"),
    (r"\b(minions) (?:have )?died this turn\b", r"\1 have died this turn"),
    (r"(?<!that )\b(minion) (?:has )?died this turn\b", r"\1 has died this turn"),
    (r"\b(cards?|spells?|sites?|life) you(?:'ve| have)? (drew|drawn|discarded|cast|played|gained|lost) this turn\b", lambda found: _relative(found)),
    (r"\battack(s?) (?:that )?you(?:'ve| have)? made this turn\b", r"attack\1 that your units have made this turn"),
    (r"\b(if|while|and|or) you(?:'ve| have)? (drew|drawn|discarded|cast|played|gained|lost|made)\b(?=[^.,]* this turn)", lambda found: _perfect(found)),
    (r"\b(if|while|and|or) (the enemy) (?:has )?(drew|drawn|discarded|cast|played|gained|lost)\b(?=[^.,]* this turn)", lambda found: _perfect_enemy(found)),
)
_PARTICIPLES = {"drew": "drawn"}


def _relative(found: re.Match[str]) -> str:
    return f"{found[1]} that you have {_PARTICIPLES.get(found[2], found[2])} this turn"


def _perfect(found: re.Match[str]) -> str:
    return f"{found[1]} you have {_PARTICIPLES.get(found[2], found[2])}"


def _perfect_enemy(found: re.Match[str]) -> str:
    return f"{found[1]} the enemy has {_PARTICIPLES.get(found[3], found[3])}"


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


#: Effects in usual words, by the names of their words: what is said, and how it is written. `nominative` is a
#: subject, `dative` one that is written as an object.
USUAL_TEMPLATES: dict[str, tuple[tuple[str, str], ...]] = {
    "Damage": (
        ("{target:dative} takes {amount:damage}", "deal {amount:damage} to {target}"),
        ("{target:dative} take {amount:damage}", "deal {amount:damage} to {target}"),
        ("{target:dative} is dealt {amount:damage}", "deal {amount:damage} to {target}"),
        ("{target:dative} are dealt {amount:damage}", "deal {amount:damage} to {target}"),
        ("@me deals {amount:damage} to {target}", "deal {amount:damage} to {target}"),
        ("damage {target} for {amount}", "deal {amount} damage to {target}"),
    ),
    "Swap": (
        ("swap the places of {who:named} and {target}", "{who:named} swaps places with {target}"),
        ("swap {who:named} and {target}", "{who:named} swaps places with {target}"),
        ("{who:named} and {target} swap places", "{who:named} swaps places with {target}"),
        ("swap places with {target}", "@me swaps places with {target}"),
    ),
    "Carry": (("pick up {target}", "@me picks up {target}"),),
    "Fight": (("fight {target}", "@me fights {target}"),),
    "Sink": (
        ("sink {target}", "send {target} below its site"),
        ("sink {target}", "send {target} below their site"),
        ("sink {target} below {target:its} site", "send {target} below {target:its} site"),
        ("bury {target} below {target:its} site", "send {target} below {target:its} site"),
        ("move {target} below {target:its} site", "send {target} below {target:its} site"),
    ),
    "Surface": (("return {target} to the surface", "bring {target} to the surface"),),
    "Hold": (
        ("{target:nominative} is not untapped during {target:whose} next {amount:turns}", "{target:nominative} is not untapped at the start of {target:whose} next {amount:turns}"),
        ("{target:nominative} are not untapped during {target:whose} next {amount:turns}", "{target:nominative} are not untapped at the start of {target:whose} next {amount:turns}"),
    ),
    "Control": (("take control of {target}{duration:stay}", "gain control of {target}{duration:stay}"),),
    "Push": (
        ("push {target} away {steps:steps}", "push {target} {steps:steps} away"),
        ("push {target} {steps:steps}", "push {target} {steps:steps} away"),
        ("push {target} {steps:steps} away from {source}", "push {target} {steps:steps} away"),
        ("pull {target} {steps:steps} toward {source}", "pull {target} {steps:steps} closer"),
        ("pull {target} {steps:steps} towards {source}", "pull {target} {steps:steps} closer"),
        ("pull {target} {steps:steps}", "pull {target} {steps:steps} closer"),
    ),
    "Draw": (("draw {amount:cards}", "draw {amount:cards} from either deck"),),
    "Summon": (("put {cards:from} into the realm{at}{tapped: tapped}", "summon {cards:from}{at}{tapped: tapped}"),),
    "Search": (
        ("search {cards:deck} for {cards}, reveal {cards:them} and put {cards:them} into your hand, then shuffle", "search {cards:deck} for {cards}, show {cards:them} and put {cards:them} into your hand, then shuffle"),
    ),
    "GainLife": (("gain life equal to {amount:quantity}", "gain x life, where x is {amount:quantity}"),),
    "LoseLife": (("lose life equal to {amount:quantity}", "lose x life, where x is {amount:quantity}"),),
}
#: Other phrases of single operands.
PHRASES: dict[str, tuple[str, ...]] = {" until the end of the turn": (" this turn",)}
