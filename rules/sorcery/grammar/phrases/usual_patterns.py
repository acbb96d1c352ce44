"""Usual phrases with something in them that is kept, and how texts of this site say them, in plain form."""

from __future__ import annotations

import re
from collections.abc import Callable

from rules.sorcery.grammar.phrases.joints import condition_first
from rules.sorcery.grammar.phrases.plurals import singular

#: What is written: a text with what is kept in it, or a function of what was found.
Written = str | Callable[[re.Match[str]], str]
_PARTICIPLES = {"drew": "drawn"}
_DONE = "drew|drawn|discarded|cast|played|gained|lost"


def _relative(found: re.Match[str]) -> str:
    return f"{found[1]} that you have {_PARTICIPLES.get(found[2], found[2])} this turn"


def _perfect(found: re.Match[str]) -> str:
    have = "you have" if found[2].startswith("you") else "the enemy has"
    return f"{found[1]} {have} {_PARTICIPLES.get(found[3], found[3])}"


def _options(found: re.Match[str]) -> str:
    """Options on lines of their own as numbered ones."""
    options = [each.strip(" .").replace(". ", ", then ") for each in re.split(r"\n?[•*] ?|\n- ", found["options"]) if each.strip(" .")]
    return "choose 1: " + "; ".join(f"({index}) {option}" for index, option in enumerate(options, 1)) + "."


def _inline(found: re.Match[str]) -> str:
    """Options in one line as numbered ones."""
    options = [each.strip(" .") for each in re.split(r"; (?:or )?|, or ", found["options"])]
    if any(". " in each for each in options):
        return found[0]  # the second sentence may belong to the last option, or to none
    return "choose 1: " + "; ".join(f"({index}) {option}" for index, option in enumerate(options, 1)) + "."


def _for_each(found: re.Match[str]) -> str:
    """`X ..., where X is the number of minions`: so much for each."""
    times = {"": "1", "twice ": "2"}.get(found["times"] or "", (found["times"] or "").split(" ")[0])
    return f"{times} {found['what']}{found['rest'] or ''} for each {singular(found['things'])}"


#: Phrases with something in them that is kept.
PATTERNS: tuple[tuple[str, Written], ...] = (
    (
        (
            r"\b((?:gets?|gains?|has|have) [^.,\n]*?) (this turn|until [^.,\n]*?)\. (?:it|they|that minion|that unit)"
            r" ((?:gets?|gains?|has|have|can't) [^.,\n]*?) \2(?=\.|$)"
        ),
        r"\1 and \3 \2",
    ),
    (r"\b(to|on) (adjacent|nearby) ((?:water |land |unoccupied )*)sites\b", r"\1 a \2 \3site"),
    (r"\bswap (?:the places of )?(target [^.\n]*?) (?:and|with) (target [^.\n]*)", r"\1 swaps places with \2"),
    (r"\bplay a site(?=\.|$| to | on )", "play a site from your hand"),
    (r"\bplay (?:another|a (?:additional|extra)) site(?= from your hand\b)", "play a site"),
    (r"(?<=: )((?:you may )?)play another site(?=\.|$)", r"\1play a site from your hand"),
    (
        r"\btop (\d+ )?(?:spells?(?= of (?:your|the enemy's|their) spellbook)|sites?(?= of (?:your|the enemy's|their) atlas))",
        lambda found: f"top {found[1]}cards" if found[1] else "top card",
    ),
    (r"\b(you control|the enemy controls) ([^,.\n]*?) (and|or) (a|another|no|\d+ or more) ", r"\1 \2 \3 \1 \4 "),
    (r"\b(is|are) already\b", r"\1"),
    (r"\bif it had (?=power|mana cost)", "if it has "),
    (r"\ba token (?=would|arrives|dies|leaves|you control|the enemy controls|attacks|enters)", "a token unit "),
    (r"\b(minions?|units?) (?:carrying|that carr(?:y|ies)) (?:a )?artifacts?\b", r"artifact-bearing \1"),
    (r"\bif ([^,.\n]*?) would be dealt damage\b", r"if damage would be dealt to \1"),
    (r"\bwould die while (?=on|in|underwater|underground|tapped|damaged)", "would die and it is "),
    (r"\beach of (up to \d+|\d+) target\b", r"\1 target"),
    (r"\bto (@me|the caster|the bearer)'s square\b", r"to the square of \1"),
    (
        (
            r"\b(to|(?<!surface )on) (?:a|any) (random )?((?:unoccupied |empty |water |land |fire |air |earth |allied |enemy )*)"
            r"(site|square|void square) (nearby|adjacent)\b(?! to)"
        ),
        r"\1 a \2\5 \3\4",
    ),
    (
        r"\bdraw (?:x )?(card|spell|site)s(?: equal to|, where x is) the number of (?P<things>[^.\n]*?)(?=\.|$)",
        lambda found: f"draw a {found[1]}{' from either deck' if found[1] == 'card' else ''} for each {singular(found['things'])}",
    ),
    (r"(\bsearch your (?:spellbook|atlas) for [^\n]*?)(?:,|\.) (?:then |and )?shuffle\b", r"\1, then shuffle"),
    (
        r"\bsearch your atlas for ([^.\n]*?) and play it((?: [^.,\n]*)?)(?:,|\.) (?:then |and )?shuffle(?: your atlas| it)?\b",
        r"play \1 from your atlas\2",
    ),
    (r"\b(from your hand (?:on top of|on the bottom of|into)) their decks\b", r"\1 its deck"),
    (r"\b(whenever a(?:nother)?) ([^,.\n]*?) (dies|arrives|leaves the realm) (nearby|adjacent)(?=,)", r"\1 \4 \2 \3"),
    (r"\b(whenever a(?:nother)? [^,.\n]*?) (dies|arrives|leaves the realm) (here|in the area)(?=,)", r"\1 \3 \2"),
    (
        r"\btap it and (?:remove all damage from it|take all damage off it) instead\b",
        "it stays tapped and all damage on it is taken off instead",
    ),
    (r"\b(airborne|burrowing|lethal) (minions?|units?)\b", r"\2 with \1"),
    (r"\b(while|if) (a|another) ([^,.\n]*?) is (here|nearby|adjacent|in the area)\b", r"\1 there is \2 \3 \4"),
    (r"\b(while|if) (\d+ or (?:more|fewer)) ([^,.\n]*?) are (here|nearby|adjacent|in the area)\b", r"\1 there are \2 \3 \4"),
    (
        r"\b(look at the top 2 cards [^.\n]*\. put 1(?: of them)? [^.\n]*?) and (?:1|the other)(?: of them)? (on|back|into)\b",
        r"\1 and the rest \2",
    ),
    (r"(?m)^choose 1 for ((?:another )?target [^.,:\n]*):", r"choose \1. choose 1:"),
    (r"choose 1(?: ?-|:) ?(?P<options>(?! ?\(1\)| ?\n| ?[•*])[^\n,;]*?, or [^\n,;]*)", _inline),
    (r"(?m)(?:^|(?<=\. ))when(?= (?!@me leaves|a unit picks up))", "whenever"),
    (r"(?m)(?:^|(?<=\. ))whenever (?=@me leaves the realm|a unit picks up @me)", "when "),
    (r"(?m)^when(?:ever)? @me dies, ", "deathrite: "),
    (r"(?m)^when(?:ever)? @me (?:arrives|enters the realm|comes into the realm), ", "genesis: "),
    (r"\b(units?|minions?|avatars?|artifacts?|relics?|automat(?:on|a)|monuments?|auras?|sites?) (?:that )?you control\b", r"allied \1"),
    (
        r"\b(units?|minions?|avatars?|artifacts?|relics?|automat(?:on|a)|monuments?|auras?|sites?) (?:that )?the enemy controls\b",
        r"enemy \1",
    ),
    (r"\benters? @me\b", "enters this square"),
    (r"\bonly cast this(?: spell)? if\b", "cast this spell only if"),
    (r"\b(becomes? (?:a )?(?:water|land)(?: sites?)?) permanently\b", r"\1"),
    (r"\b(if damage would be dealt to [^,.\n]*, prevent \d+)(?: damage| of that damage| of the damage)?(?=\.|$)", r"\1 of it"),
    (r"\b(if damage would be dealt to [^,.\n]*, prevent) (?:all of it|that damage|all of that damage|the damage)(?=\.|$)", r"\1 it"),
    (r"\b(whenever the enemy [^,.\n]*, )they (lose|gain|draw|discard|sacrifice)\b", r"\1the enemy \2s"),
    (r"\b(discards?) (a|\d+) random ([^.,;:\n]*?)(?=[.,;:\n]|$| and | then )", r"\1 \2 \3 at random"),
    (
        (
            r"(?<!whenever you )(?<!whenever the enemy )(?<!whenever a player )(?<!would )\b(draws?) (a card|(?:\d+|x|that many) cards)"
            r"(?! from | instead)\b"
        ),
        r"\1 \2 from either deck",
    ),
    (r"choose 1(?: ?-|:) ?(?P<options>(?! ?\(1\)| ?\n| ?[•*])[^\n]*?; [^\n]*)", _inline),
    (r"choose 1(?: of the following)?(?:: ?| ?- ?)\n?(?P<options>[•*] ?[^\n]+(?:\n[•*] ?[^\n]+)+)", _options),
    (r"(?m)^once a turn,? ([^\n]*?)\.?$", r"\1. once a turn."),
    (
        r"\. (?:this works|use this ability|use this|do this|this triggers|this ability triggers|this happens)(?: only)? once a turn\b",
        ". once a turn",
    ),
    (r"\bthat costs? (\d+(?: or (?:less|more))?)(?! (?:more|less))\b", r"with mana cost \1"),
    (r"\bwith (\d+) (or (?:less|fewer|more|greater)) power\b", r"with power \1 \2"),
    (r"\bwith (\d+) power( or (?:less|more))?\b(?! and)", r"with power \1\2"),
    (r"\b(cost|costs) \((\d+)\) (more|less)\b", r"\1 \2 \3"),
    (r"\b(you|they|the enemy) (have|has) \((\d+)\) (more|less)\b", r"\1 \2 \3 \4 mana"),
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
    (r"\bif ([^.\n]*?), ([^,.\n]* instead), unless it is (?:their|the enemy's) turn\b", r"if \1 and it is your turn, \2"),
    (r"\breveal (it|them)\b", r"show \1"),
    (r"(?:, then shuffle|\. then shuffle|\. shuffle|, and shuffle| and shuffle) (?:your (?:spellbook|atlas)|it)(?=\.|$)", ", then shuffle"),
    (r"\bsearch your spellbook for ([^.]*?) and summon it([^.]*?),? then shuffle\b", r"summon \1 from your spellbook\2"),
    (r",? tapped(?=\.|$)", " tapped"),
    (r"\b(summon [^.,;:\n]*?) tapped (here|nearby|to [^.,;:\n]*?)(?=\.|$)", r"\1 \2 tapped"),
    (r"\bin (?:a straight )?line,? up to (\d+) (?:steps?|squares?) away,?", r"up to \1 squares away in a straight line"),
    (r"\bup to (\d+) (?:steps?|squares?) away,? in (?:a straight )?line\b,?", r"up to \1 squares away in a straight line"),
    (
        r"\b(life|mana) equal to the number of (?P<things>[^.\n]*?)(?=\.|$)",
        lambda found: f"1 {found[1]} for each {singular(found['things'])}",
    ),
    (
        (
            r"\bx (?P<what>damage|life|mana|power)(?P<rest>[^.\n,]*), where x is (?P<times>twice |\d+ times )?the number of"
            r" (?P<things>[^.\n(]*?)(?=\.|$| \()"
        ),
        _for_each,
    ),
    (r"(?m)^([^\n.,:]+) (?:while|as long as) ([^\n.,:]+)\.?$", r"while \2, \1."),
    (r"\bshow (it|them), and put \1\b", r"show \1 and put \1"),
    (r"\b(costs? (?:you|the enemy|each player)) \((\d+)\) (more|less)\b(?! mana)", r"\1 \2 \3 mana"),
    (r"\b(costs? (?:you|the enemy|each player) \d+ (?:more|less))\b(?! mana)", r"\1 mana"),
    (
        r"\beach player puts (the top [^.]*?) of their (atlas|spellbook) into their graveyard",
        r"put \1 of your \2 into your graveyard. put \1 of the enemy's \2 into their graveyard",
    ),
    (
        r"\bthe enemy puts (the top [^.]*?) of their (atlas|spellbook) into their graveyard",
        r"put \1 of the enemy's \2 into their graveyard",
    ),
    (
        (
            r"(?m)^((?:genesis: |deathrite: |(?:whenever|when|at the) [^,:\n]*, |(?:once a turn, )?(?:tap|\d+ (?:mana|life)"
            r"|sacrifice|discard)\b[^.:\n]*: )?)"
            r"([^.,:\n]+?) if ([^.,:\n]+)\.?$"
        ),
        condition_first,
    ),
    (r"\b(you have|the enemy has) (lost|gained) life this turn\b", r"\1 \2 any life this turn"),
    (
        (
            r"\b((?:a|all|this|up to \d+|\d+) [^.,\n]*?) from (your|the enemy's) (hand|graveyard|spellbook|atlas)"
            r" (with (?:mana cost|power) \d+(?: or (?:less|more))?)\b"
        ),
        r"\1 \4 from \2 \3",
    ),
)
