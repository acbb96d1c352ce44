"""Usual nouns of the published game and where something is, and how texts of this site say them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import line_before

#: Kinds of units, and what may stand before a noun.
_KINDS = (
    "units?|minions?|avatars?|automata|automatons?|artifacts?|relics?|monuments?|auras?|sites?|tokens?|magics?|spells?|cards?|characters?"
)
_ADJECTIVES = (
    "nearby|adjacent|tapped|untapped|damaged|artifact-bearing|carried|uncarried|empty|token|nontoken|non-token"
    "|fire|air|water|earth|elementless|land|or|and"
)
_THEIRS = "power|mana cost|cost|owner|owner's|controller|controller's|site|square|bearer|total|strike|artifacts|hand"
_AREA = (
    r"(?:in|within|inside) (?:the affected area|this affected area|the area of @me|@me's (?:affected )?area|the area @me affects"
    r"|the affected squares|its area)"
)
_KEYWORDS = "airborne|ranged|burrowing|submerge|voidwalk|stealth|charge|lethal|ward|movement|defender|spellcaster"
_PLACE = r"(?:square|location)"


def _affected(found: re.Match[str]) -> str:
    """`affected minions`: those in the area, behind what else they are."""
    return f"{found['noun']} in the area"


def _with_keyword(found: re.Match[str]) -> str:
    """`target airborne minion`: what it is called by is what it has."""
    before = line_before(found)
    is_first = (not before or before.endswith((". ", ": ", ", "))) and found[3].endswith(("s", "a")) and found[1] not in _ALSO_VERBS
    if not is_first and not re.search(rf"\b(?:{_BEFORE}) $", before):
        return found[0]
    whose = "" if found["whose"] is None else "allied " if found["whose"].endswith("you control") else "enemy "
    return f"{found[2]}{whose}{found[3]} with {found[1]}"


def _below(found: re.Match[str]) -> str:
    """`submerged minions`: those underwater."""
    return f"{found[2]}{found[3]} {_REGIONS[found[1]]}"


_REGIONS = {"submerged": "underwater", "burrowed": "underground"}
#: Keywords that are verbs of the rules, too.
_ALSO_VERBS = ("submerge", "ward", "charge")


#: What stands before an adjective that is a keyword, so that it is no verb.
_BEFORE = (
    "target|your|enemy's|a|another|each|all|any|other|allied|enemy|nearby|adjacent|no|tapped|untapped|damaged|more|fewer"
    "|fire|air|water|earth|the|token"
)


def _token_unit(found: re.Match[str]) -> str:
    """`each token you control`: a unit, as every token is."""
    return f"{found[1] or found[3]} token unit{found[2] or found[4] or ''}"


#: A unit, however it is called.
_A_UNIT = re.compile(r"\b(?:(?:allied|enemy|friendly) )?(?:minion|unit|avatar)s?\b|\b(?:ally|allies|enemy|enemies)\b")


def _that_one(found: re.Match[str]) -> str:
    """`that ally`: the unit that is named before, if it is only one."""
    return f"{found[1]} unit" if len(_A_UNIT.findall(line_before(found))) < 2 else found[0]


#: Units that are called by whose they are: `an ally`, `each enemy`.
UNITS_CALLED: tuple[tuple[str, Written], ...] = (
    (rf"\b(a|another|each|target|any) ((?:(?:{_ADJECTIVES}) )*)({_KINDS}) of yours\b", r"\1 allied \2\3"),
    (r"\b(that|this) (?:ally|enemy)\b(?!'s (?:avatar|hand))(?! (?:minion|unit|site|artifact|relic|aura|avatar)s?\b)", _that_one),
    (r"\ballies\b", "allied units"),
    (r"\b(?<!friendly )(?<!allied )(?<!that )ally\b(?! (?:minion|unit|site|artifact|relic|aura)s?\b)", "allied unit"),
    (r"\benemies\b", "enemy units"),
    (
        (
            rf"\b(?<!the )(?<!your )(?<!that )enemy\b(?!'s)(?! (?:players?|opponents?|controls)\b)"
            rf"(?! (?:(?:{_ADJECTIVES})\b[ ,]*)*(?:{_KINDS}|defenders?)\b)"
        ),
        "enemy unit",
    ),
)
#: Phrases of things and places with something in them that is kept.
NOUNS: tuple[tuple[str, Written], ...] = (
    (r"\b(minion|artifact|aura|relic|automaton|monument|magic) (spell)(s?)\b", r"\1 card\3"),
    (r"\bmagics\b", "magic cards"),
    (r"\b(?:underground or underwater|underwater or underground)\b", "below a site"),
    (r"\bpicks? (it|them|that (?:artifact|relic)) up\b", lambda found: f"{found[0].split(' ')[0]} up {found[1]}"),
    (r"\bequal to (its|that (?:minion|artifact|aura|unit|relic)'s) cost\b", r"equal to \1 mana cost"),
    (r"\b(the enemy [^.,\n]*? for each )([^.,\n]*?) they control\b", r"\1enemy \2"),
    (r"\b(submerged|burrowed) ((?:(?:allied|enemy|nearby|adjacent) )*)(minions?|units?)\b", _below),
    (r"\b(is|are|while) (?:submerged|burrowed)\b", lambda found: f"{found[1]} {_REGIONS[found[0].split()[-1]]}"),
    (r"\b(put|return|shuffle|banish|summon) (?:@me|it) from your graveyard\b", r"\1 this card from your graveyard"),
    (
        r"\bfrom your graveyard into (?:your|their|its|their owner's|its owner's) (?:respective )?decks?\b",
        "from your graveyard into your deck",
    ),
    (
        (
            rf"(?:(?<=[a-z] )|(?<=[.:,] )|(?m:^))({_KEYWORDS}) ((?:(?:{_ADJECTIVES}|allied|enemy) )*)(minions?|units?|automat(?:on|a))\b"
            r"(?P<whose> (?:that )?(?:you control|the enemy controls))?"
        ),
        _with_keyword,
    ),
    (
        (
            rf"\bwith ({_KEYWORDS}) ((?:nearby |adjacent |here )?)(?:(?:with|that has|that have|and with) (mana cost|power)"
            r"|(?:that costs?|costing)) (\d+(?: or (?:less|more|fewer|greater))?)(?! (?:more|less))"
        ),
        lambda found: f"{found[2]}with {found[1]} and {found[3] or 'mana cost'} {found[4]}",
    ),
    (
        r"\bthe site (?:that )?(?:@me (?:is (?:on|at)|occupies|stands on|stands at)|here|below @me|under @me|at @me's square)(?!')\b",
        "each site here",
    ),
    (rf"\b(?:her|his) (?:own )?(?={_THEIRS}\b)", "its "),
    (r"\bits own (?=power|site|square)", "its "),
    (r"\b(?:she|he|him|her|himself|herself|itself)\b(?!')", "it"),
    (r"\b(?:hers|his)\b", "its"),
    (
        (
            r"\b(controlled by the enemy|the enemy controls)( [^,.;\n]*)?, (?:they|that player)"
            r" (put|reveal|discard|draw|sacrifice|(?:lose|gain)(?= (?:\d+|x|that much) life))s?\b"
        ),
        r"\1\2, the enemy \3s",
    ),
    (
        rf"\b({_KINDS}) controlled by (you|the enemy)\b",
        lambda found: f"{found[1]} {'you control' if found[2] == 'you' else 'the enemy controls'}",
    ),
    (
        (
            rf"\byour (other )?((?:(?:{_ADJECTIVES}) )*(?:minions|units|sites|arti"
            rf"facts|relics|auras|automata|monuments|tokens))\b(?![^.,\n]* cost)(?! have made)"
        ),
        r"\1allied \2",
    ),
    (r"\btokens you control\b", "allied token units"),
    (
        (
            r"\b(?:(allied|enemy) token(s?)(?= (?:ha(?:s|ve)|gets?|gains?|can't|dies|attacks|intercepts|defends|arrives|enters|leaves"
            r"|is|are|here|nearby|adjacent|with|without)\b|[.,\n]|$)"
            r"|((?:for each|you control|the enemy controls)(?: (?:a|another|no|\d+ or (?:more|fewer)))?)"
            r" token(s?)(?= (?:you control|the enemy controls|nearby|here)\b|[.,\n]|$))"
        ),
        _token_unit,
    ),
    (r"\bat (?=(?:a|any) (?:[a-z]+ )*?site\b)", "on "),
    (r"\b(minions?|units?|artifacts?|relics?) at (?=(?:(?:water|land|fire|air|earth|allied|enemy|nearby|adjacent) )+sites\b)", r"\1 on "),
    (rf"\b{_AREA}", "in the area"),
    (r"\b(?:enters?|moves? into) (?:the affected area|this affected area|@me's area|its area)\b", "enters a square in the area"),
    (
        (
            r"\b(units?|minions?|artifacts?|relics?|sites?) that(?:'s| is| are)"
            r" (?=nearby|adjacent|here|underwater|underground|in the (?:void|area)|on |up to |below )"
        ),
        r"\1 ",
    ),
    (rf"\baffected (?P<noun>(?:(?:{_ADJECTIVES}|allied|enemy) )*(?:{_KINDS}))\b", _affected),
    (r"\b(?:occupying|at|standing at) (?:@me|this site)(?=[ ,.:]|$)(?!'s)", "here"),
    (r"\b(?:atop|on top of) (?:@me|this site)\b(?!'s)", "here on the surface"),
    (r"\batop (?=(?:a|each|any|nearby|adjacent|allied|enemy|water|land|fire|air|earth) )", "on the surface on "),
    (rf"\b(?:at|in) (?:this|@me's|its own) {_PLACE}\b", "here"),
    (rf"\b(?:in|at) the same {_PLACE} as ", "in the same square as "),
    (rf"\b(?:in|at) its {_PLACE}\b", "in the same square as it"),
    (rf"\b(?:in|at) (that (?:minion|unit|avatar))'s {_PLACE}\b", r"in the same square as \1"),
    (rf"\benters (?:this|@me's|the same) {_PLACE}\b", "enters this square"),
    (r"\blocation(s?)\b", r"square\1"),
    (r"\bunder water\b", "underwater"),
    (
        (
            r"\b(?:within|no (?:more|farther|further) than) (\d+ (?:steps?|square"
            r"s?))(?: away)?(?: (?:from|of) (?=@me|the caster|the bearer|it\b))"
        ),
        r"up to \1 away from ",
    ),
    (r"\b(?:within|no (?:more|farther|further) than) (\d+ (?:steps?|squares?))(?: away)?\b", r"up to \1 away"),
    (
        r"\b(enemy (?:units?|minions?|avatars?|artifacts?|sites?|automat(?:on|a)) up to \d+ (?:steps?|squares?) away) from the bearer\b",
        r"\1",
    ),
    (r"\b(?:next to|bordering) (?=@me|it|them|the )", "adjacent to "),
    (r"\b(a|any) ((?:adjacent|nearby|random|empty) )?void\b(?! square)", r"\1 \2void square"),
    (r"\b(?:the enemy's|your enemy's) avatar\b(?!')", "the enemy avatar"),
    (r"(?<!to )\b(?:in|at) the same square as the bearer\b|\b(?:in|at) the bearer's (?:square|location)\b", "here"),
    (r"\b(?:near|nearby) the bearer\b", "nearby"),
    (r"\badjacent to the bearer\b(?!')", "adjacent"),
)
