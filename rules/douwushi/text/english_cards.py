"""English for effects on cards, zones and players, and for spells that stay: one clause each."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from rules.douwushi.language import effects
from rules.douwushi.language.amounts import Amount
from rules.douwushi.language.selectors import (
    Cards,
)
from rules.douwushi.text.english_nouns import (
    an,
    card_noun,
    cards,
    from_zone,
    heroes,
    items,
    measured,
    number_of,
    numeral,
    zone_of,
)
from rules.douwushi.text.grammar import Clause, Mentions
from rules.kernel.language.templates import worded

RESTS = {"top": "on top", "bottom": "on the bottom", "graveyard": "into the graveyard"}
DEPTHS = {"top": "on top of", "bottom": "on the bottom of"}


def card_clause(effect: effects.Effect, mentions: Mentions) -> Clause:
    """One effect that is not about heroes."""
    match effect:
        case effects.Draw(amount=amount, side=side):
            return _player(side, _drawn(amount, mentions))
        case effects.Discard(cards=of):
            at_random = " at random" if of.pick == "random" else ""
            return _player(of.side, f"discard {cards(replace(of, pick='chosen') if at_random else of)}{at_random}")
        case effects.PutBack(cards=of, to=to):
            whose = "your" if of.side == "own" else "their"
            there = f"{cards(of)} from {whose} hand" if of.zone == "hand" else from_zone(of)
            said = f"shuffle {there} into {whose} reserve" if to == "shuffle" else f"put {there} {DEPTHS[to]} {whose} reserve"
            return _player(of.side, said) if of.zone == "hand" else Clause(said)
        case effects.SetBeyond(cards=of):
            if of.zone == "hand" and of.side == "enemy":
                return _player("enemy", f"set {cards(of)} from their hand beyond")
            return Clause(f"set {from_zone(of)} beyond{shuffled(of)}")
        case effects.Look():
            return Clause(_look(effect), is_whole=True)
        case effects.Mill(amount=amount, side=side):
            return Clause(_top("put {} into the graveyard", amount, zone_of("reserve", side), mentions))
        case effects.AddBounty(amount=amount, side=side):
            whose = "your" if side == "own" else "their"
            said = _top("make {} a new bounty stack", amount, f"{whose} reserve", mentions)
            return _player(side, said)
        case effects.Stay(target=target, turns=turns):
            for_turns = f"{'for one turn' if turns == 1 else f'for {numeral(turns)} turns'}" if turns else ""
            if target is None:
                return Clause(f"this spell stays {for_turns}", f"have this spell stay {for_turns}")
            whom = heroes(mentions, target)[0]
            return Clause(f"put this spell on {whom}{f' {for_turns}' if for_turns else ''}")
        case effects.Dispel(pick=pick, side=side):
            whose = {"own": " of yours", "enemy": " of your opponent’s", "any": ""}[side]
            spells = {"self": "this spell", "target": f"a target lasting spell{whose}", "all": f"all lasting spells{whose}"}[pick]
            return Clause(f"put {spells} into the graveyard")
        case _:
            subject, rest = worded(effect, "en", partial(_operand, mentions)).split(" ", 1)
            return _player(subject, rest) if subject in ("own", "enemy") else Clause(f"{subject} {rest}")


def _operand(mentions: Mentions, name: str, value: Any, form: str) -> str:
    """An operand of a template: `{cards:shuffled}` is what becomes of the reserve that was looked through."""
    match name, form:
        case "target", _:
            return heroes(mentions, value)[0]
        case "items", _:
            return items(mentions, value)
        case "cards", "shuffled":
            return shuffled(value)
        case "cards", _:
            return from_zone(value)
        case "side", "whose":
            return "your" if value == "own" else "their"
        case "side", "yours":
            return "yours" if value == "own" else "your opponent’s"
        case _:
            return str(value)


def _player(side: str, said: str) -> Clause:
    """What a player does: a command to the reader, or what the opponent does."""
    if side == "own":
        return Clause(said)
    verb, rest = said.split(" ", 1)
    return Clause(f"your opponent {verb}s {rest}", f"have your opponent {said}")


def shuffled(of: Cards) -> str:
    return f", then shuffle {'your' if of.side == 'own' else 'their'} reserve" if of.zone == "reserve" and of.pick != "top" else ""


def _drawn(amount: Amount, mentions: Mentions) -> str:
    if isinstance(amount, int):
        return "draw a card" if amount == 1 else f"draw {numeral(amount)} cards"
    if amount.count == "event" and number_of(amount):
        return measured("draw {} cards", amount, mentions).replace("that much", "that many")
    said = measured("draw {} cards", amount, mentions)
    return said.replace("draw 1 cards", "draw a card")


def _top(pattern: str, amount: Amount, whose: str, mentions: Mentions) -> str:
    """`put the top two cards of your reserve into the graveyard`."""
    if isinstance(amount, int):
        return pattern.format(f"the top {'card' if amount == 1 else f'{numeral(amount)} cards'} of {whose}")
    said = measured("the top {} cards", amount, mentions).replace("that much", "that many")
    number, _, rest = said.partition(" cards")
    return pattern.format(f"{number} cards of {whose}{rest}".replace("top 1 cards", "top card"))


def _look(effect: effects.Look) -> str:
    """`look at the top five cards of your reserve. You may put a hero among them into your hand and shuffle the rest back`."""
    take, rest = effect.take, effect.rest
    kind = card_noun(take, is_many=take.count > 1)
    among = "of them" if kind in ("card", "cards") else f"{kind} among them"
    if among == "of them":
        which = f"{'up to ' if take.up_to else ''}{numeral(take.count)} of them"
    else:
        which = f"{'up to ' if take.up_to and take.count > 1 else ''}{an(among) if take.count == 1 else f'{numeral(take.count)} {among}'}"
    may = "you may put" if take.up_to and take.count == 1 else "put"
    which = which.replace("up to one of them", "one of them") if may == "you may put" else which
    others = "shuffle the rest back" if rest == "shuffle" else f"put the rest {RESTS[rest]}"
    top = "the top card" if effect.amount == 1 else f"the top {numeral(effect.amount)} cards"
    return f"look at {top} of your reserve. {may[0].upper()}{may[1:]} {which} into your hand and {others}"
