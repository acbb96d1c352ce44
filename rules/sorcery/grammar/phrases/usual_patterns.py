"""Usual phrases with something in them that is kept, and how texts of this site say them, in plain form."""

from __future__ import annotations

import re
from collections.abc import Callable

from rules.sorcery.grammar.phrases.joints import condition_first
from rules.sorcery.grammar.phrases.plurals import plural, singular

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


def _topmost(found: re.Match[str]) -> str:
    return f"the top {found[1]} cards of your {'spellbook' if found[2] == 'spell' else 'atlas'}"


def _for_each(found: re.Match[str]) -> str:
    """`X ..., where X is the number of minions`: so much for each."""
    times = {"": "1", "twice ": "2"}.get(found["times"] or "", (found["times"] or "").split(" ")[0])
    return f"{times} {found['what']}{found['rest'] or ''} for each {singular(found['things'])}"


def _token(found: re.Match[str]) -> str:
    """A token whose power and keywords stand in a sentence of their own."""
    has = re.sub(r"^(?: and |, (?:and )?)", " with ", found["has"] or "")
    where = re.sub(r"\bon ((?:random )?(?:nearby|adjacent)) ((?:water |land )?)sites\b", r"on a \1 \2site", found["where"])
    kind, many = f"{found['power']}-power {found['element'] or ''}{found['kind']} token", "s" if found["count"] != "a" else ""
    return f'create{found["third"]} {found["count"]} {kind}{many} named "{found["name"]}"{has}{where}'


#: Phrases with something in them that is kept.
PATTERNS: tuple[tuple[str, Written], ...] = (
    (
        (
            r'\b(?:summon|create)(?P<third>s?) (?P<count>a|\d+) "(?P<name>[^"]+)" tokens?(?P<where>[^.]*)\.'
            r" (?:it is|they are|each is) (?:a )?"
            r"(?P<element>(?:fire|air|water|earth)(?: and (?:fire|air|water|earth))? )?(?P<kind>minion|automaton)s?"
            r" with (?P<power>\d+) power(?P<has>(?:,| and) [^.]*)?"
        ),
        _token,
    ),
    (r"\b(sacrifices? (?:a|another|\d+|up to \d+)(?: other)?) allied\b", r"\1"),
    (
        (
            r"\b((?:gets?|gains?|has|have) [^.,\n]*?) (this turn|until [^.,\n]*?)\. (?:it|they|that minion|that unit)"
            r" ((?:gets?|gains?|has|have|can't) [^.,\n]*?) \2(?=\.|$)"
        ),
        r"\1 and \3 \2",
    ),
    (r"\b(to|on) (adjacent|nearby) ((?:water |land |unoccupied )*)sites\b", r"\1 a \2 \3site"),
    (r"\b(to|on) ((?:water |land |unoccupied )*)sites (adjacent|nearby)\b(?! to)", r"\1 a \3 \2site"),
    (r"\bswap (?:the places of )?(target [^.\n]*?) (?:and|with) (target [^.\n]*)", r"\1 swaps places with \2"),
    (r"\bplay a site(?=\.|$| to | on )", "play a site from your hand"),
    (r"\btopmost card of your\b", "top card of your"),
    (r"\byour (\d+) topmost (spell|site)s\b", _topmost),
    (
        r"\btop (\d+ )?(?:spells?(?= of (?:your|the enemy's|their) spellbook)|sites?(?= of (?:your|the enemy's|their) atlas))",
        lambda found: f"top {found[1]}cards" if found[1] else "top card",
    ),
    (r"\b(you control|the enemy controls) ([^,.\n]*?) (and|or) (a|another|no|\d+ or more) ", r"\1 \2 \3 \1 \4 "),
    (r"\b(?:you do not|you don't) control (?:a|any) ([^,.\n]*?)(?=,|\.| and | or )", lambda found: f"you control no {plural(found[1])}"),
    (
        r"\bthe enemy (?:does not|doesn't) control (?:a|any) ([^,.\n]*?)(?=,|\.| and | or )",
        lambda found: f"the enemy controls no {plural(found[1])}",
    ),
    (r"\bit is not your turn\b", "it is the enemy's turn"),
    (r"\bit is not the enemy's turn\b", "it is your turn"),
    (r"\byour life is (\d+ or (?:less|more))\b", r"you have \1 life"),
    (r"\b(is|are|minions?|units?) at (a (?:\w+ )*site)\b", r"\1 on \2"),
    (r"\b(is|are) already\b", r"\1"),
    (r"\bif it had (?=power|mana cost)", "if it has "),
    (r"\benters @me's square\b", "enters this square"),
    (r"\benters (?:a square )?(nearby|adjacent)(?=,)", r"enters a \1 square"),
    (r"\ba (allied|enemy) token (?=arrives|dies|leaves|attacks|enters)", r"a \1 token unit "),
    (r"\ba token (?=would|arrives|dies|leaves|you control|the enemy controls|attacks|enters)", "a token unit "),
    (r"\bwhenever (your|the enemy's|each) turn (?:starts|begins)\b", r"at the start of \1 turn"),
    (r"\bat the beginning of\b", "at the start of"),
    (r"(?<!\w)(it|@me|the bearer|that minion|that unit) (?:carries|is carrying) a artifact\b", r"\1 is artifact-bearing"),
    (r"\b(minions?|units?) (?:carrying|that carr(?:y|ies)) (?:a )?artifacts?\b", r"artifact-bearing \1"),
    (r"(?m)^@me ([^,.:\n]*?) while it (?!is (?:your|the enemy's) turn)([^,.:\n]*)", r"while @me \2, @me \1"),
    (r"\bon ((?:allied |enemy )?(?:water|land|fire|air|earth) )sites\b", r"on a \1site"),
    (r"\b(your|the enemy's) (\w+s) and (\w+s) cost\b", r"\1 \2 or \3 cost"),
    (r"\b(\w+s) and (\w+s) cost (?=you|the enemy|each player)", r"\1 or \2 cost "),
    (r"\bif ([^,.\n]*?) would be dealt damage\b", r"if damage would be dealt to \1"),
    (r"\bdraw (\d+) instead\b", r"draw \1 cards instead"),
    (r"\bwould die while (?=on|in|underwater|underground|tapped|damaged)", "would die and it is "),
    (r",( up to \d+ (?:steps?|squares?) away),?", r"\1"),
    (r"\beach of (up to \d+|\d+) target\b", r"\1 target"),
    (r"\bto (@me|the caster|the bearer)'s square\b", r"to the square of \1"),
    (
        (
            r"\b(to|(?<!surface )on) (?:a|any) (random )?((?:unoccupied |empty |water |land |fire |air |earth |allied |enemy )*)"
            r"(site|square|void square) (nearby|adjacent)\b(?! to)"
        ),
        r"\1 a \2\5 \3\4",
    ),
    (r"\b(drops?) (?:its|their) artifacts\b", r"\1 all artifacts"),
    (r"\b(the enemy (?:loses|gains|draws) [^.\n]*?) in their (hand|graveyard)\b", r"\1 in the enemy's \2"),
    (
        r"\bdraw (card|spell|site)s equal to the number of (?P<things>[^.\n]*?)(?=\.|$)",
        lambda found: f"draw a {found[1]}{' from either deck' if found[1] == 'card' else ''} for each {singular(found['things'])}",
    ),
    (r"(\bsearch your (?:spellbook|atlas) for [^\n]*?)(?:,|\.) (?:then |and )shuffle\b", r"\1, then shuffle"),
    (
        r"\b(search your (?:spellbook|atlas) for [^.,\n]*?)(?:,| and) put (it|them) into your graveyard\b",
        r"\1, show \2 and put \2 into your graveyard",
    ),
    (
        r"\bsearch your atlas for ([^.\n]*?) and play it((?: [^.,\n]*)?)(?:,|\.) (?:then |and )?shuffle(?: your atlas| it)?\b",
        r"play \1 from your atlas\2",
    ),
    (r"\b(from your hand (?:on top of|on the bottom of|into)) their decks\b", r"\1 its deck"),
    (r"\bdeals damage to a unit\b", "deals damage"),
    (r"\b(whenever a) ([^,.\n]*?) (dies|arrives|leaves the realm) (nearby|adjacent)(?=,)", r"\1 \4 \2 \3"),
    (r"\b(whenever a [^,.\n]*?) (dies|arrives|leaves the realm) (here|in the area)(?=,)", r"\1 \3 \2"),
    (
        r"\btap it and (?:remove all damage from it|take all damage off it) instead\b",
        "it stays tapped and all damage on it is taken off instead",
    ),
    (r"\b(if a player would draw a card[^.,\n]*, )that player draws\b", r"\1they draw"),
    (r"\buse (?:this ability|it|this) only if\b", "use this only if"),
    (r"\buse (?:this ability |it |this )?only (?:on|during) your turn\b", "use this only if it is your turn"),
    (r"\bcan't be targeted by magic\b", "can't be the target of magic"),
    (
        r"(?m)^@me ([^,.:\n]*?) while ((?:on|in|underwater|underground|tapped|untapped|damaged|nearby|adjacent)\b[^,.:\n]*)",
        r"while @me is \2, @me \1",
    ),
    (r"(?m)^(?:during|on) (your|the enemy's) turn, ", r"while it is \1 turn, "),
    (r"\b(airborne|burrowing|lethal) (minions?|units?)\b", r"\2 with \1"),
    (r"\b(while|if) (a|another) ([^,.\n]*?) is (here|nearby|adjacent|in the area)\b", r"\1 there is \2 \3 \4"),
    (r"\b(while|if) (\d+ or (?:more|fewer)) ([^,.\n]*?) are (here|nearby|adjacent|in the area)\b", r"\1 there are \2 \3 \4"),
    (r"\b(whenever [^,.\n]*?) takes damage\b", r"\1 is dealt damage"),
    (r"\bthe power it had\b", "the power that it had"),
    (
        r"\b(look at the top 2 cards [^.\n]*\. put 1(?: of them)? [^.\n]*?) and (?:1|the other)(?: of them)? (on|back|into)\b",
        r"\1 and the rest \2",
    ),
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
    (r"\bcosting (\d+(?: or (?:less|more))?)(?! (?:more|less))\b", r"with mana cost \1"),
    (r"\bwith (?:a )?(?:mana )?cost (?:of )?(\d)", r"with mana cost \1"),
    (r"\bwith (?:a )?power (?:of )?(\d)", r"with power \1"),
    (r"\bwith (\d+) (or (?:less|fewer|more|greater)) power\b", r"with power \1 \2"),
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
    (
        r"(?m)^whenever ([^,.\n]+?) (\w+) or (intercepts|defends|attacks), ((?![^\n]*\bonce\b)[^\n]*)$",
        r"whenever \1 \2, \4\nwhenever \1 \3, \4",
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
        r"\bshow (it|them), then shuffle(?: it| your \w+)? and put (?:it|them) on top(?: of your \w+)?",
        r"show \1, then shuffle it and put \1 on top",
    ),
    (r"\b(?:you|a allied unit)(?: have| has)? attacked this turn\b", "your units have made a attack this turn"),
    (
        (
            r"\b((?:a|all|this|up to \d+|\d+) [^.,\n]*?) from (your|the enemy's) (hand|graveyard|spellbook|atlas)"
            r" (with (?:mana cost|power) \d+(?: or (?:less|more))?)\b"
        ),
        r"\1 \4 from \2 \3",
    ),
)
