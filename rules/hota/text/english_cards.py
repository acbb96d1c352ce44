"""English for cards that effects take from somewhere, and for looking at cards."""

from __future__ import annotations

from dataclasses import replace

from rules.hota.language.effects import Look
from rules.hota.language.selectors import Cards
from rules.hota.text.english_nouns import an, card_noun, cards, numeral, some_cards, zone_of
from rules.hota.text.values import VALUES


def some(of: Cards, form: str) -> str:
    """Cards in the form that a template has them in: `a card from your graveyard`, `their hand`, `them`."""
    match form:
        case "them":
            return "them" if of.pick != "self" and (of.pick == "all" or of.count > 1) else "it"
        case "there":
            return f"{cards(of)} from {zone_of('graveyard', of.side)}"
        case "held":
            return _in_hand(replace(of, pick="chosen")) + " at random" if of.pick == "random" else _in_hand(of)
        case "back":
            there = _in_hand(of)
            return there if there.endswith(" hand") else f"{there} from {_their(of)} hand"
        case _:
            return cards(of)


def _their(of: Cards) -> str:
    return "your" if of.side == "own" else "their"


def _in_hand(of: Cards) -> str:
    """`two creature cards`, `your hand`."""
    return f"{_their(of)} hand" if of.pick == "all" and card_noun(of, is_many=False) == "card" else cards(of)


def look(effect: Look) -> str:
    """`look at the top five cards of your deck. You may put a creature card from among them into your hand. Put the rest on the bottom`."""
    take, where = effect.take, VALUES["to"][effect.to].en
    others = {"top": "back on top", "bottom": "on the bottom", "graveyard": "into your graveyard"}[effect.rest]
    kind = card_noun(take, is_many=take.count > 1)
    if effect.amount == 1:
        return f"look at the top card of your deck. {_kept(kind, where, others, may=take.up_to)}"
    if kind in ("card", "cards"):
        which = f"{'up to ' if take.up_to and take.count > 1 else ''}{numeral(take.count)} of them"
    else:
        which = (an(kind) if take.count == 1 else some_cards(take.count, kind, up_to=take.up_to)) + " from among them"
    may = take.up_to and take.count == 1
    taken = f"You may put {which} {where}. Put the rest {others}" if may else f"Put {which} {where} and the rest {others}"
    return f"look at the top {numeral(effect.amount)} cards of your deck. {taken}"


def _kept(kind: str, where: str, others: str, *, may: bool) -> str:
    """What is done with a single card that was looked at."""
    asked = "" if kind == "card" else f"if it is {an(kind)}"
    if may:
        return f"You may put it {where}{f' {asked}' if asked else ''}. Otherwise, put it {others}"
    return f"{asked[0].upper()}{asked[1:]}, put it {where}. Otherwise, put it {others}" if asked else f"Put it {where}"
