"""Players that are named before, and zones of theirs, in usual words of the published game, and how further phrases know them."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.plurals import plural
from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import line_before

_CARD = r"(?:cards?|spells?|sites?|magics?|magic cards?|minions?|artifacts?|auras?|relics?|automat(?:on|a)|monuments?)"
_BOUNDS = r"(?: with (?:mana cost|power) [^.,;\n]*?| that costs? [^.,;\n]*?| costing [^.,;\n]*?)?"
_THINGS = "minion|unit|site|artifact|relic|avatar|automat|aura|monument|token"
#: The enemy as a player, and any other player that “they” may stand for.
_ENEMY = re.compile(rf"\bthe enemy\b(?! (?:[a-z]+ )??(?:{_THINGS}))")
_ANY_OTHER = re.compile(r"\b(?:(?:each|both|a|that|either|any) players?|controllers?|owners?)\b(?!')")
_ZONE = re.compile(r"\b(?P<whose>your|the enemy's|their) (?P<zone>hand|graveyard|spellbook|atlas)\b")
_HOLDS = re.compile(r"\b(?:hand|graveyard|spellbook|atlas) (?:has|holds|contains) [^,.;]*$")
_END = r"(?=[.,;\n]|$| and )"
_EVERYBODY = r"(?:both players|each player|either player|everyone|everybody|you and the enemy)"
_ALL_GRAVEYARDS = r"(?:both(?: players'?)?|each player's|all(?: players')?|each|either|your and the enemy's)(?: graveyards?)"


def _of_enemy(found: re.Match[str]) -> str:
    """`each magic in their graveyard` where no other player is named before than the enemy."""
    before = line_before(found)
    if _ENEMY.search(before) is None or _ANY_OTHER.search(before) is not None:
        return found[0]
    return "the enemy avatar" if found["zone"] is None else f"{found['joint']} the enemy's {found['zone']}"


def _in_zone(found: re.Match[str]) -> str:
    """`for each magic in it`: in the hand or graveyard that the paragraph names before, if it names only one."""
    before = line_before(found)
    if _HOLDS.search(before):
        return found[0]
    zones = {(each["whose"].replace("their", "the enemy's"), each["zone"]) for each in _ZONE.finditer(before)}
    if len(zones) != 1 or ("their " in before and (_ENEMY.search(before) is None or _ANY_OTHER.search(before) is not None)):
        return found[0]
    ((whose, zone),) = zones
    if zone not in ("hand", "graveyard") or (found["there"] and zone != "graveyard" and not found["there"].startswith("remain")):
        return found[0]
    return f"{found['cards']} in {whose} {zone}"


def _all_of_hand(found: re.Match[str]) -> str:
    """`discards each magic in their hand`: all of them."""
    return f"discards all {plural(found['cards'])}".replace("all magics", "all magic cards").replace("magic cardss", "magic cards")


def _from_both(found: re.Match[str]) -> str:
    """`banish all magic from both graveyards`: from yours, then from the enemy's."""
    cards = plural(found["cards"]).replace("magics", "magic cards")
    return f"banish all {cards} from your graveyard, then banish all {cards} from the enemy's graveyard"


#: Phrases of players with something in them that is kept.
PLAYERS: tuple[tuple[str, Written], ...] = (
    (r"\b(the enemy|each player) chooses and (?=(?:discards|sacrifices) (?:a|\d+) (?![^.;\n]*\brandom))", r"\1 "),
    (r"\b(?:he's|she's)(?! (?:been|got)\b)", "it is"),
    (
        (
            r"\b(?P<joint>in|from(?= their graveyard)|of) their (?P<zone>graveyard|hand|(?<=of their )(?:spellbook|atlas))\b"
            r"|\btheir avatar\b(?!')"
        ),
        _of_enemy,
    ),
    (r"\b(the enemy puts the top [^.;\n]*? of) the enemy's (spellbook|atlas)\b", r"\1 their \2"),
    (
        (
            rf"\b(?P<cards>{_CARD}{_BOUNDS}) (?:(?:that )?(?:is|are|was|were) )?(?:(?:still )?(?:in it|in that (?:hand|graveyard)"
            rf"|revealed this way|revealed)|(?:that )?(?:still )?(?P<there>remains? (?:there|in it)|remain(?:s|ing)|there)){_END}"
        ),
        _in_zone,
    ),
    (
        (
            rf"\bdiscards (?:each|every|all|all of the) (?P<cards>(?:(?:fire|air|water|earth) )*{_CARD}{_BOUNDS})"
            rf"(?: in (?:the enemy's|their) hand)?{_END}"
        ),
        _all_of_hand,
    ),
    (
        rf"\bbanish (?:each|all|every|all of the) (?P<cards>(?:(?:fire|air|water|earth) )*{_CARD}) (?:in|from) {_ALL_GRAVEYARDS}(?=\.|$)",
        _from_both,
    ),
    (
        (
            rf"\bbanish (?:each|all|every) (?P<cards>(?:(?:fire|air|water|earth) )*{_CARD}{_BOUNDS}) (?:in|from)"
            rf" (?P<whose>your|the enemy's)"
            r" graveyard\b"
        ),
        lambda found: f"banish all {plural(found['cards'])} from {found['whose']} graveyard".replace("all magics", "all magic cards"),
    ),
    (rf"\b(costs?) (\(\d+\)|\d+)((?: mana)?) (more|less) for {_EVERYBODY}(?=[.,\n]|$)", r"cost each player \2 \4"),
    (rf"\bcosts? {_EVERYBODY} (?=\(?\d)", "cost each player "),
)
