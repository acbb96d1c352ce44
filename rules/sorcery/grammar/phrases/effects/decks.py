"""Cards of decks, hands and graveyards in further usual words of the published game, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import START

_COUNT = r"(?:a|\d+|x|that many)"


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
    (rf"{START}(?:you )?(?P<who>(?:the enemy|each player) )?mills? (?P<count>{_COUNT}) (?P<kind>spell|site)s?\b", _milled),
    (r"\b(?P<whose>the enemy's|their) (?P<before>\d+ )?topmost (?P<count>\d+ )?(?P<kind>spell|site)s?\b", _topmost),
    (
        r"\bput (x|that many) (?:cards|spells|sites) from the top of ((?:your|the enemy's) (?:spellbook|atlas)) (?=into)",
        r"put the top \1 cards of \2 ",
    ),
)
