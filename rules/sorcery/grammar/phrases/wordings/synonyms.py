"""Words that mean the same in texts of the published game, and the ones that the further phrases know, in plain form.

They are applied first of all, so that no other phrase needs to know of them.
"""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.plurals import singular
from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import KEYWORDS, START, line_before

_THINGS = "minion|unit|avatar|artifact|relic|automaton|monument|aura|site"
_CARDS = "card|spell|site|magic|minion|artifact|aura|relic|automaton|monument"
_MANY = "minions|units|avatars|artifacts|relics|automata|monuments|auras|sites"
_ADJECTIVES = (
    "nearby|adjacent|tapped|untapped|damaged|artifact-bearing|token|nontoken|allied|enemy|other|fire|air|water|earth|land"
    "|underwater|underground"
)
_COSTS = {"cost": "costs"}
#: What describes a thing wherever it is, and whosesoever.
_STATES = "tapped|untapped|damaged|artifact-bearing|token|nontoken|fire|air|water|earth"
_OWNERS = r"(?:its|their) owners?'s?"
_ALL_ON = re.compile(r"\b(?:each|all|every)\b[^.,;:\n]*\b(?:on|at|atop|in|of|to) $")
_ON = r"(?:on|at|in|occupying|atop|on top of|standing on)(?: (?:any|the))?"
_LISTED = rf"(?:{_THINGS}|{_CARDS}|{KEYWORDS}|tapped|untapped|damaged|fire|air|water|earth)"


def _of_many(found: re.Match[str]) -> str:
    """`one of your other minions`: one of them."""
    which = "another" if found["other"] or found["first"] == "another" else "a"
    side = "allied" if found["whose"] == "your" else "enemy"
    return f"{which} {side} {singular(found['noun'])}"


def _all_of_many(found: re.Match[str]) -> str:
    """`all of your other minions`: each of them."""
    side = "allied" if found["whose"] == "your" else "enemy"
    return f"each {found['other'] or ''}{side} {singular(found['noun'])}"


def _one(found: re.Match[str]) -> str:
    """`one site`: a site; but all that are on one site are not those on any."""
    return found[0] if _ALL_ON.search(found.string, 0, found.start()) else f"a {found[1]}"


def _all_become(found: re.Match[str]) -> str:
    """`all sites nearby become water sites until ...`: each of them becomes one."""
    sites = singular(found["sites"].removeprefix("all "))
    return f"each {sites} becomes a {found['ground']} site {found['time']}".rstrip()


def _any_site(found: re.Match[str]) -> str:
    """`a minion on any water site`: on one; where tokens arrive it is for the player to choose."""
    sentence = line_before(found).rpartition(". ")[2]
    return found[0] if re.search(r"\b(?:create|summon|play)s?\b", sentence) else f"on a {found[1]}"


#: Words of things and players.
_NOUNS: tuple[tuple[str, Written], ...] = (
    (rf"\b({_LISTED}s?, (?:a )?(?:{_LISTED}s?, (?:a )?)?{_LISTED}s?), (or|and) (?=(?:a )?{_LISTED}s?\b)", r"\1 \2 "),
    (r"\bevery\b", "each"),
    (r"\b(?:the )?bearer of @me\b|(?<!\w)(?:@me's|its) bearer\b", "the bearer"),
    (r"(?<!the )\bbearer\b", "the bearer"),
    (r"\b(?:your|its|this (?:spell|magic)'s) caster\b|(?<!the )(?<!a )(?<!each )\bcaster\b", "the caster"),
    (r"\ball players\b", "both players"),
    (r"\b(spell|site) card(s?)\b", r"\1\2"),
    (r"\byour own\b", "your"),
    (
        (
            rf"\b(?:(?P<first>another|a|1|any)(?: 1)?) of (?P<whose>your|the enemy's|their) (?P<other>other )?"
            rf"(?P<noun>(?:(?:{_ADJECTIVES}) )*(?:{_MANY}))\b(?! spells)"
        ),
        _of_many,
    ),
    (
        (
            rf"\b(?:each|all)(?: of)? (?P<whose>your|the enemy's) (?P<other>other )?(?P<noun>(?:(?:{_ADJECTIVES}) )*(?:{_MANY}))\b"
            r"(?![^.,;\n]* cost)"
        ),
        _all_of_many,
    ),
    (
        (
            rf"(?<!choose )(?<!up to )(?<!power )(?<!cost )(?<!exactly )(?<!ranged )(?<!least )(?<!most )(?<!than )(?<!costs )"
            rf"\b1 ((?:target|random|other|{_ADJECTIVES}|{_CARDS}|unit|avatar)\b)(?! or (?:more|fewer|less))(?! power)"
        ),
        _one,
    ),
    (r"\b(?:randomly|at random) (?:chosen|selected) (?=[a-z])", "random "),
    (
        r"\b(target) ([^.,;\n]*?),? other than (?:@me|itself|(?:the )?bearer|this (?:minion|unit|card))(?=[.,\n]|$| and | to )",
        r"another \1 \2",
    ),
    (rf"\b((?:target|each|all|allied|enemy|nearby|adjacent|other|another) )({_THINGS}) token(?=s?\b(?! named))", r"\1token \2"),
    (
        (
            r"\b((?:your |allied |enemy )?)(minion|automaton|unit) tokens((?: you control| the enemy controls| here| nearby| atop @me)?) "
            r"(?=have|has|gets?|gains?|can't)"
        ),
        r"\1token \2s\3 ",
    ),
    (rf"\bnon-?({KEYWORDS}) ((?:(?:{_ADJECTIVES}) )*(?:minion|unit)s?)\b", r"\2 without \1"),
    (rf"\b(target|each|a|another|all|up to \d+ target) ({KEYWORDS}) or ({KEYWORDS}) (minions?|units?)\b", r"\1 \4 with \2 or \3"),
    (r"\bwhose (power|mana cost|cost) is (?=\d|at |no |less|more)", r"with \1 "),
    (
        r"\b(mana cost(?: is)?|cost is|costs?) \((\d+)\)(?= or (?:less|more|fewer|greater))",
        lambda of: f"{_COSTS.get(of[1], of[1])} {of[2]}",
    ),
    (
        (
            r"(?<!\w)((?:it|@me|that (?:minion|unit)|that|who) (?:has|have|had)|that have|having|with) (\d+) (or (?:less|fewer|more"
            r"|greater)) power\b"
        ),
        r"\1 power \2 \3",
    ),
)
#: Words of places.
_PLACES: tuple[tuple[str, Written], ...] = (
    (r", wherever (?:it|they) (?:is|are|may be)(?=[.,;\n]|$)", ""),
    (r"(?<=[a-z\d]) as well(?=[.,;\n]|$)", ""),
    (r"\bdamage back to (?=it\b|that )", "damage to "),
    (r"\bfrom either of your decks\b", "from either deck"),
    (r"\b(picks? up) any (?=(?:[a-z]+ )*?(?:relic|artifact)\b)", r"\1 a "),
    (r"\b(\d+) or (?:below|lower)\b", r"\1 or less"),
    (r"\b(\d+) or (?:above|higher)\b", r"\1 or more"),
    (r"\b((?:push|pull) [^.,;\n]*? steps?) (?:directly|straight) (?=away|closer|toward)", r"\1 "),
    (r"\b(?:heal (?=(?:\d+|x|that much) life\b)|(?<=your avatar )heals (?=(?:\d+|x) life\b))", "gain "),
    (r"\b(push|pull) ([^.;\n]*?) away from (?:here|this site)(?=[.,;\n]|$)", r"\1 \2 away"),
    (r"\b(for each [^.,:;\n]*?) (?:in play|on the board)\b", r"\1 in the realm"),
    (
        (
            rf"(?m)^((?:(?:@me|(?:the )?bearer) (?:has|gets) [+-]\d+ power|(?:gain|lose) \d+ life)"
            rf" for each (?:(?:{_STATES}) )*(?:{_THINGS}))(?=\.?$)"
        ),
        r"\1 in the realm",
    ),
    (
        (
            rf"(?<!for )(?<!for each )\b((?:each|all|target|any|other|every) [^.,:;\n]*?(?:{_THINGS})s?)"
            r" (?:in the realm|in play|on the board)(?! (?:arrives|dies|under)\b)"
        ),
        r"\1",
    ),
    (
        (
            r"\b(?:occupying|standing (?:on|at|in)|located (?:on|at|in)|that (?:occup(?:y|ies)|stands? (?:on|at|in))) (?=(?:a|any"
            r"|the|@me|this|land|water|fire|air|earth|allied|enemy|your|sites)\b)"
        ),
        "on ",
    ),
    (r"\b(minions?|units?|token|avatars?) (?:on|at) (?:@me|this (?:site|card|square|location))(?=[ .,:\n]|$)(?!'s)", r"\1 here"),
    (r"\b(?:on|at) (?=any (?:[a-z]+ )*?site\b)", "on "),
    (r"(?<!to )(?<!onto )(?<!into )\b(?:on|at) any ((?:[a-z]+ )*?site)\b", _any_site),
    (r"\b(?:at most|not more than|no more than) (?=\d+ (?:steps?|squares?|locations?)\b)", "up to "),
    (r"\b(\d+) (steps?|squares?|locations?) away or (?:fewer|less)\b", r"up to \1 \2 away"),
    (r"\b(?:atop|on top of) (?:(?:the )?affected sites|a affected site)\b", "on the surface in the area on a site"),
    (r"\b(?:atop|on top of) (?:the )?affected (?:locations|squares)\b", "on the surface in the area"),
    (rf"\b{_ON} (?:a )?affected ((?:(?:water|land) )?site)s?\b", r"in the area on a \1"),
    (r"\b(?:in|within) (?:a )?affected voids?\b", "in the area in the void"),
    (r"\baffected (?:locations|squares)\b", "affected squares"),
    (r"\ba affected (?:location|square)\b", "the affected area"),
    (r"\b(?:in|on|at|within|occupying) (?:(?:the )?affected squares|the affected area)\b", "in the affected area"),
    (r"\b(minions?|units?|sites?) in @me(?=[ .,\n]|$)(?!')", r"\1 in the affected area"),
    (r"(\btokens?(?: named \"[^\"]*\")?) (?:atop|on|to|at) (?:@me|this site)(?=[.,;\n]|$| and )", r"\1 here"),
    (
        r"\b(?:any |a )?(?:affected )(airborne|burrowing|submerge|voidwalk|stealth|lethal|ranged) (?=(?:allied |enemy )?(?:minion|unit))",
        lambda found: found[0].replace(f"affected {found[1]}", f"{found[1]} affected"),
    ),
    (r"\b(atop|on|at) sites you control\b", r"\1 allied sites"),
    (r"\b(atop|on|at) sites the enemy controls\b", r"\1 enemy sites"),
)
#: Words of what is done.
_VERBS: tuple[tuple[str, Written], ...] = (
    (r"\b(?:each|all|both) of (them|those (?:units|minions|artifacts|relics))\b(?! (?:[a-z]+s|can't)\b)", r"\1"),
    (r"(?m)^((?:(?!you may|\bif\b)[^\n])*?)\byou may then (?=[a-z])", r"\1you may "),
    (
        r"(?m)^(at the start of your turn, (?:if [^.,:;\n]*, )?)(?:you )?gain (?:a )?(?:additional |extra )?(\(\d+\)|\d+ mana)(?=\.?$)",
        lambda of: f"{of[1]}you have {of[2].strip('()').removesuffix(' mana')} additional mana",
    ),
    (
        rf"{START}gain (\(\d+\)|\d+ mana) and (?:a )?(?:additional |extra )?(fire|air|water|earth) threshold this turn\b",
        r"gain \1. you have 1 additional \2 threshold this turn",
    ),
    (r"\byou can (?!only\b|cast\b|'t)(?=\w)", "you may "),
    (r"\bmay not (?=attack|move|intercept|defend|untap|strike|be )", "can't "),
    (r"\bcan neither (\w+) nor (?=\w)", r"can't \1 or "),
    (rf"{START}kill (?=target|each|all|a |up to|\d)", "destroy "),
    (
        (
            r"\b(places?) (?=(?:a|target|it|them|that|each|all|up to|this|\d+|@me)\b[^.;\n]*? (?:on (?:the )?top|on (?:the"
            r" )?bottom|at the|into|in))"
        ),
        lambda found: f"put{'s' * found[1].endswith('s')} ",
    ),
    (r"\b(?:at|to) the top of (?=its|their|your|the)", "on top of "),
    (r"\b(?:at the bottom|on bottom|to the bottom)\b", "on the bottom"),
    (rf"\b(?:return|send|move) ([^.;\n]*?) (on top of|on the bottom of) (?={_OWNERS})", r"put \1 \2 "),
    (rf"\b(?:put|send|return|bounce) ([^.;\n]*?)(?: back)? (?:in)?to ({_OWNERS}) hands?\b", r"return \1 to \2 hand"),
    (r"\bto their owners?'s? hands?\b", "to their owners' hands"),
    (r"\b(exchange|trade|switch|swap)(e?s)? (?:places|positions|locations|squares)\b", lambda found: f"swap{'s' * bool(found[2])} places"),
    (r"\b(?:swap|exchange|switch) the (?:places|positions|locations|squares) of\b", "swap the places of"),
    (rf"{START}surface ((?:target|each|all|up to|a|it|them)\b[^.,;\n]*?)(?=[.,\n]|$| and )", r"bring \1 to the surface"),
    (r"\b(?:seize|take) control of\b", "gain control of"),
    (
        (
            r"\b(drops?)(?: all| each| any| every)?(?: of)?(?: (?:its|their))?(?: carried)? (?:artifacts?|relics?)"
            r"(?:(?: that)? (?:it|they) (?:carry|carries|is carrying|are carrying|bears?)|(?: that)? (?:it's|they're)"
            r" carrying)?(?=[.,;\n]|$| and | at | when)"
        ),
        r"\1 all artifacts",
    ),
    (rf"{START}disarm ((?:target|each|all|up to|a|it|them|that|the)\b[^.,;\n]*?)(?=[.,\n]|$| and )", r"\1 drops all artifacts"),
    (r"\bpermanently (flood [^.,;\n]*?)(?=[.,\n]|$| and )", r"\1"),
    (r"\b(target [^.,;\n]*?sites?\b[^.,;\n]*?) (?:is|are) flooded\b", r"\1 becomes a water site"),
    (
        r"\b(becomes?|is|are) (water|land)(?=[.,\n]|$)",
        lambda found: f"{found[1]} {'a ' if found[1] in ('becomes', 'is') else ''}{found[2]} site{'s' * (found[1] == 'are')}",
    ),
    (
        (
            rf"{START}(?P<sites>(?:all |(?:nearby|adjacent) )[^.,;\n]*?sites[^.,;\n]*?|sites (?:nearby|here)[^.,;\n]*?) (?:become|are) "
            r"(?P<ground>water|land) sites (?P<time>until|this turn)"
        ),
        _all_become,
    ),
    (r"\b(?:so|as) long as\b", "while"),
    (r"\bbecomes a spellcaster (?=this turn|until)", "gains spellcaster "),
    (
        r"\bif damage would be dealt to (your|the enemy's) avatar(?=, prevent )",
        lambda of: f"if damage would be dealt to a {'allied' if of[1] == 'your' else 'enemy'} avatar",
    ),
    (r"\bfrom (your (?:hand|graveyard)) without paying (?:its|their) (?:mana )?costs?(?=[.,\n]|$)", r"from \1"),
    (r"\b(the enemy|your opponent)'s minions (?=can't )", "enemy minions "),
    (
        (
            r"(?m)^((?:[a-z]+ )*?(?:minions|units|enemies|allies)(?: here| nearby)?) take (\d+) damage"
            r" (at the (?:start|end) of your turn)\.?$"
        ),
        r"\3, \1 take \2 damage.",
    ),
    (
        rf"{START}((?:you may )?)(?:move|teleport) your avatar (?:here|to (?:@me|this site))(?=[.,;\n]|$)",
        r"\1move your avatar to the square of @me",
    ),
    (r"\byour avatar is affected\b", "your avatar is in the affected area"),
    (
        r"\b(if|while) (no|\d+ or (?:more|fewer)) ((?:[a-z]+ )*?(?:minions|units|allies|enemies|sites)) are affected\b",
        r"\1 there are \2 affected \3",
    ),
    (
        (
            rf"{START}(submerge|burrow|sink) (?:each|all) ((?:[a-z]+ )*?)(minion|unit)s? (atop|on) "
            r"((?:adjacent |nearby )?(?:water|land) )sites(?=[.,;\n]|$)"
        ),
        r"\1 each \2\3 \4 a \5site",
    ),
    (r"\bplay a ((?:water|land|fire|air|earth) site)(?=\.|$)", r"play a \1 from your hand"),
    (r"\b(summon a [^.;\n]*?)\. it(?:'s| is) tapped\b", r"\1 tapped"),
    (r"\byour opponents' (?=(?:spells|minions|artifacts|auras|magic|sites)\b)", "the enemy's "),
    (r"(?m)^((?:[a-z]+ )*?(?:minions|units|allies|enemies)) that would die (here|nearby) ", r"\1 \2 that would die "),
    (rf"{START}((?:all |each )?(?:nearby|adjacent) sites) are flooded (?=this turn|until)", r"flood \1 "),
    (r"\byou have \+1 (?=\([aefw]\))", "you have a additional "),
    (r"\bdraw a number of (?=(?:card|spell|site)s equal to)", "draw "),
    (r"\bwhenever a (magic|spell|minion|artifact|aura) is cast, ", r"whenever a player casts a \1, "),
)
SYNONYMS: tuple[tuple[str, Written], ...] = (*_NOUNS, *_PLACES, *_VERBS)
