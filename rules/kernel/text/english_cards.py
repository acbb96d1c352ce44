"""English for cards that effects take from somewhere, and for looking at cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rules.kernel.text.english import an
from rules.kernel.text.english_words import numeral, some

#: What the cards of a selector are called, in the plural or not: `creature cards with mana cost 2 or less`.
Noun = Callable[[Any, bool], str]
PLACES = {"hand": "into your hand", "top": "back on top", "bottom": "on the bottom", "graveyard": "into your graveyard"}


def cards(of: Any, noun: Noun) -> str:
    """Return the cards of a selector: `a creature card`, `two random cards`, `all cards`; the zone is said by the sentence."""
    if of.pick == "self":
        return "this card"
    if of.pick == "all":
        return f"all {noun(of, True)}"
    if of.pick == "top":
        top = f"the top {f'{numeral(of.count)} cards' if of.count > 1 else 'card'}"
        return top if noun(of, False) == "card" else f"all {noun(of, True)} among {top}"
    return some(of.count, "random " * (of.pick == "random") + noun(of, of.count > 1), up_to=of.up_to)


def zone_of(zone: str, side: str) -> str:
    return f"{'your' if side == 'own' else 'the enemy’s'} {zone}"


def taken(of: Any, form: str, noun: Noun) -> str:
    """Return cards in the form that a template has them in: `a card from your graveyard`, `their hand`, `them`."""
    match form:
        case "them":
            return "them" if of.pick != "self" and (of.pick == "all" or of.count > 1) else "it"
        case "there" | "from":
            return f"{cards(of, noun)} from {zone_of(of.zone, of.side)}"
        case "deck":
            return zone_of(of.zone, of.side)
        case "held":
            return _in_hand(replace(of, pick="chosen"), noun) + " at random" if of.pick == "random" else _in_hand(of, noun)
        case "back":
            there = _in_hand(of, noun)
            return there if there.endswith(" hand") else f"{there} from {_their(of)} hand"
        case _:
            return cards(of, noun)


def _their(of: Any) -> str:
    return "your" if of.side == "own" else "their"


def _in_hand(of: Any, noun: Noun) -> str:
    """`two creature cards`, `your hand`."""
    return f"{_their(of)} hand" if of.pick == "all" and noun(of, False) == "card" else cards(of, noun)


def look(effect: Any, noun: Noun, *, deck: str, where: str) -> str:
    """Return the sentences of looking at the top of a deck: what is taken goes `where`, the rest where the effect says.

    `look at the top five cards of your deck. You may put a creature card from among them into your hand. Put the rest on the bottom`.
    """
    take, others = effect.take, PLACES[effect.rest]
    kind = noun(take, take.count > 1)
    if effect.amount == 1:
        return f"look at the top card of your {deck}. {_kept(kind, where, others, may=take.up_to)}"
    if kind in ("card", "cards"):
        which = f"{'up to ' if take.up_to and take.count > 1 else ''}{numeral(take.count)} of them"
    else:
        which = (an(kind) if take.count == 1 else some(take.count, kind, up_to=take.up_to)) + " from among them"
    may = take.up_to and take.count == 1
    said = f"You may put {which} {where}. Put the rest {others}" if may else f"Put {which} {where} and the rest {others}"
    return f"look at the top {numeral(effect.amount)} cards of your {deck}. {said}"


def _kept(kind: str, where: str, others: str, *, may: bool) -> str:
    """Return what is done with a single card that was looked at; that a card is left on top need not be said."""
    asked = "" if kind == "card" else f"if it is {an(kind)}"
    otherwise = "" if others == PLACES["top"] else f". Otherwise, put it {others}"
    if may:
        return f"You may put it {where}{f' {asked}' if asked else ''}{otherwise}"
    return f"{asked[0].upper()}{asked[1:]}, put it {where}{otherwise}" if asked else f"Put it {where}"
