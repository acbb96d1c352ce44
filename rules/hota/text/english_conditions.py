"""English for conditions: one clause each, to stand after “if” or “while”."""

from __future__ import annotations

from typing import Any

from rules.hota.language import conditions
from rules.hota.language.selectors import CardCount, PermanentCount, PlayerFigure
from rules.hota.text.english_amounts import DEEDS
from rules.hota.text.english_nouns import adjectives, card_noun, having, keywords, known, noun
from rules.kernel.text.english import an, between
from rules.kernel.text.english_cards import zone_of
from rules.kernel.text.english_words import WHOSE, how_many


def count(asked: conditions.Count) -> str:
    """`you control two or more creatures`."""
    of, least, most = asked.of, asked.at_least, asked.at_most
    if isinstance(of, PlayerFigure):
        number = f"exactly {least}" if least == most else between(least, most)
        if of.has in ("life", "mana"):
            return f"{'you have' if of.side == 'own' else 'the enemy has'} {number} {of.has}"
        return f"{WHOSE[of.side]} {of.has.replace('_', ' ')} is {number}"
    number = how_many(least, most)
    is_many = bool(number) and (least, most) != (1, 1)

    def thing(named: str) -> str:
        return f"{number} {named}" if number else an(named)

    be = "are" if is_many else "is"
    if isinstance(of, PermanentCount):
        named = noun(of, "any", is_many=is_many)
        said = thing(f"other {named}") if of.other and number else f"another {named}" if of.other else thing(named)
        return {"own": f"you control {said}", "enemy": f"the enemy controls {said}", "any": f"there {be} {said} on the battlefield"}[
            of.side
        ]
    if isinstance(of, CardCount):
        said = thing(card_noun(of, is_many))
        if of.zone == "hand":
            return f"{'you have' if of.side == 'own' else 'the enemy has'} {said} in hand"
        return f"there {be} {said} in {zone_of(of.zone, of.side)}"
    return DEEDS.happened(of, least, most)


def matches(asked: conditions.Is, kind: str, *, is_denied: bool) -> str:
    """`it is a tapped creature with flying`, `this creature is not damaged`; of one thing alone the noun is left out."""
    who: Any = asked.who
    subject, is_many = known(who, kind, is_subject=True), who.is_many
    be, have = ("are", "have") if is_many else ("is", "has")
    no = " not" if is_denied else ""
    before, has = adjectives(asked), having(asked)
    if asked.kind == "creature" and len(before) + len(has) + bool(asked.without) == 1:
        if before and asked.state:
            return f"{subject} {be}{no} {before[0]}"
        if has:
            verb = f"{'do' if is_many else 'does'} not have" if is_denied else have
            return f"{subject} {verb} {has[0]}"
        if asked.without:
            return f"{subject} {have} {'' if is_denied else 'no '}{keywords(asked.without, 'or')}"
    named = noun(asked, "any", is_many=is_many)
    return f"{subject} {be}{no} {named if is_many else an(named)}"
