"""English for cards that effects take from somewhere, and for looking at cards."""

from __future__ import annotations

from dataclasses import replace

from rules.sorcery.language.effects import Look
from rules.sorcery.language.selectors import Cards
from rules.sorcery.text.english_nouns import an, card_noun, cards, numeral, some_cards, zone_of


def some(of: Cards, form: str) -> str:
    """Cards in the form that a template has them in: `a card from your graveyard`, `their hand`, `them`."""
    match form:
        case "them":
            return "them" if of.pick != "self" and (of.pick == "all" or of.count > 1) else "it"
        case "there" | "from":
            return f"{cards(of)} from {zone_of(of.zone, of.side)}"
        case "deck":
            return zone_of(of.zone, of.side)
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
    """`two minion cards`, `your hand`."""
    return f"{_their(of)} hand" if of.pick == "all" and card_noun(of, is_many=False) == "card" else cards(of)


PLACES = {"hand": "into your hand", "top": "back on top", "bottom": "on the bottom", "graveyard": "into your graveyard"}


def look(effect: Look) -> str:
    """`look at the top five cards of your atlas. You may put a site from among them into your hand. Put the rest on the bottom`."""
    take, where, others = effect.take, PLACES[effect.to], PLACES[effect.rest]
    kind = card_noun(take, is_many=take.count > 1)
    if effect.amount == 1:
        return f"look at the top card of your {effect.deck}. {_kept(kind, where, others, may=take.up_to)}"
    if kind in ("card", "cards"):
        which = f"{'up to ' if take.up_to and take.count > 1 else ''}{numeral(take.count)} of them"
    else:
        which = (an(kind) if take.count == 1 else some_cards(take.count, kind, up_to=take.up_to)) + " from among them"
    may = take.up_to and take.count == 1
    taken = f"You may put {which} {where}. Put the rest {others}" if may else f"Put {which} {where} and the rest {others}"
    return f"look at the top {numeral(effect.amount)} cards of your {effect.deck}. {taken}"


def _kept(kind: str, where: str, others: str, *, may: bool) -> str:
    """What is done with a single card that was looked at; left on top, it need not be said."""
    asked = "" if kind == "card" else f"if it is {an(kind)}"
    otherwise = "" if others == PLACES["top"] else f". Otherwise, put it {others}"
    if may:
        return f"You may put it {where}{f' {asked}' if asked else ''}{otherwise}"
    return f"{asked[0].upper()}{asked[1:]}, put it {where}{otherwise}" if asked else f"Put it {where}"
