"""Cards of decks, hands and graveyards in further usual words of the published game, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.plurals import plural
from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import START, line_before

_COUNT = r"(?:a|\d+|x|that many)"
_DECKS = r"(?:your )?(?:spellbook or (?:your )?atlas|atlas or (?:your )?spellbook)"
#: Any other player that “their” may stand for.
_OTHERS = re.compile(r"\b(?:(?:each|both|a|either|any|that) players?|controllers?|owners?)\b(?!')|\bthe enemy unit|\benemy unit's\b")
_YARD = r"(?:graveyard|cemetery|discard pile)"


def _milled(found: re.Match[str]) -> str:
    """`mill two spells`: the top cards of the spellbook go to the graveyard."""
    count = "card" if found["count"] == "a" else f"{found['count']} cards"
    deck = "spellbook" if found["kind"] == "spell" else "atlas"
    who = found["who"] or ""
    if who.startswith("each"):
        return f"each player puts the top {count} of their {deck} into their graveyard"
    whose, their = ("the enemy's", "their") if who else ("your", "your")
    return f"put the top {count} of {whose} {deck} into {their} graveyard"


def _topmost(found: re.Match[str]) -> str:
    """`your opponent's topmost two spells`: the top cards of a deck."""
    count = (found["before"] or found["count"] or "").strip()
    deck = "spellbook" if found["kind"] == "spell" else "atlas"
    return f"the top {f'{count} cards' if count not in ('', '1') else 'card'} of {found['whose']} {deck}"


def _of_enemy(found: re.Match[str]) -> str:
    """`put the top card of their spellbook into their graveyard` where no other player is named before than the enemy."""
    before = line_before(found)
    if "the enemy" not in before or _OTHERS.search(before):
        return found[0]
    return f"{found['put']} of the enemy's {found['deck']} into their graveyard"


def _for_each(found: re.Match[str]) -> str:
    """`put the top card ... into your graveyard for each site`: as many as there are."""
    return f"put the top x cards of {found['deck']} into {found['whose']} graveyard, where x is the number of {plural(found['things'])}"


#: Phrases of cards with something in them that is kept.
DECKS: tuple[tuple[str, Written], ...] = (
    (r"\bshuffle all (?:the )?cards (?:from|in) your hand into your decks?\b", "shuffle your hand into your decks"),
    (
        r"(?m)^(deathrite: )shuffle @me into (?:its owner's|your) (?:spellbook|deck)(?: and (?=draw|gain|lose)|(?=[.,\n]|$))",
        lambda found: f"{found[1]}shuffle this card from your graveyard into your deck{', then ' if found[0].endswith(' ') else ''}",
    ),
    (
        r"(?<!whenever you )(?<!whenever the enemy )(?<!would )\b(draws?) (?:a|1) (?:spell or (?:a )?site|site or (?:a )?spell)\b",
        r"\1 a card",
    ),
    (rf"\b(draws? {_COUNT} cards?) (?:from|off) (?:the top of )?{_DECKS}\b", r"\1"),
    (rf"{START}(?:you )?(?P<who>(?:the enemy|each player) )?mills? (?P<count>{_COUNT}) (?P<kind>spell|site)s?\b", _milled),
    (r"\b(?P<whose>the enemy's|their) (?P<before>\d+ )?topmost (?P<count>\d+ )?(?P<kind>spell|site)s?\b", _topmost),
    (r"\byour topmost card(?= of your)", "the top card"),
    (
        rf"{START}(?P<put>(?:you may )?put the top [^.,;\n]*?) of their (?P<deck>spellbook|atlas) into their {_YARD}\b",
        _of_enemy,
    ),
    (
        rf"\b(the top (?:card|\d+ cards|x cards)) of the enemy's (spellbook|atlas) into the enemy's {_YARD}\b",
        r"\1 of the enemy's \2 into their graveyard",
    ),
    (
        r"\b(the top [^.,;\n]*? of (?:your|the enemy's) (?:spellbook|atlas)) (?:goes|go|is put|are put) (?:in)?to (your|their) ",
        r"put \1 into \2 ",
    ),
    (
        (
            rf"\bput (?:the top card|a card from the top) of (?P<deck>(?:your|the enemy's) (?:spellbook|atlas)) into (?P<whose>your|their)"
            rf" {_YARD} for (?:each|every) (?P<things>[^.,;\n]*?)(?=\.|$)"
        ),
        _for_each,
    ),
    (
        r"\bput (x|that many) cards from the top of ((?:your|the enemy's) (?:spellbook|atlas)) (?=into)",
        r"put the top \1 cards of \2 ",
    ),
    # what comes into the realm
    (r"\b(summon [^.,;\n]*?),? without paying (?:its|their) (?:mana )?costs?\b", r"\1"),
    (r"\b(summon [^.,;\n]*? from your (?:hand|graveyard|cemetery|discard pile)[^.,;\n]*?),? for free(?=[.,\n]|$)", r"\1"),
    (r"\bcosting \((\d+)\)", r"that costs \1"),
)
