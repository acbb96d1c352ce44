"""English for effects and conditions: one clause each, and how clauses make sentences."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import partial
from typing import Any

from rules.echo.language import effects, replaced
from rules.echo.language.amounts import Amount, Count
from rules.echo.language.selectors import Cards
from rules.echo.text.english_conditions import all_of
from rules.echo.text.english_nouns import (
    ZONES,
    an,
    card_noun,
    cards,
    fixed,
    followers,
    for_each,
    plural,
    quantity,
    zone_of,
)
from rules.echo.text.grammar import Boost, Clause, Mentions, grouped
from rules.kernel.language.phrases import series, signed
from rules.kernel.language.templates import worded

DESTINATIONS = {
    "hand": "into your hand",
    "display": "into your display zone",
    "graveyard": "into the graveyard",
    "top": "back on top",
    "bottom": "on the bottom",
}
KEPT_FROM = {
    "attack": "attacking",
    "attack_hero": "attacking a hero",
    "be_attacked": "being attacked",
    "be_chosen": "being chosen by enemy effects",
    "awaken": "awakening",
    "use": "using active skills",
}


def sentences(listed: tuple[effects.Effect, ...], mentions: Mentions, *, may: bool = False, instead: bool = False) -> str:
    """All effects of a list, in order, without the first capital and the last full stop. `instead`: of what would happen."""
    spoken: list[list[Clause]] = [[]]
    for index, group in enumerate(grouped(listed)):
        clause = _boosts(group, mentions) if isinstance(group, tuple) else _clause(group, mentions, may=may and index == 0)
        if clause.is_whole and spoken[-1]:
            spoken.append([])
        spoken[-1].append(clause)
        if clause.is_whole:
            spoken.append([])
    parts = [_joined(clauses) for clauses in spoken if clauses]
    comma = "," if isinstance(listed[0], effects.If) else ""
    first = f"instead{comma} {parts[0]}" if instead else parts[0]
    if may and not isinstance(listed[0], effects.If):
        first = f"you may {first}"
    return ". ".join([first, *(f"Then {part}" for part in parts[1:])])


def _joined(clauses: list[Clause]) -> str:
    texts = [clause.text for clause in clauses]
    for index in range(1, len(clauses)):
        if clauses[index].of_opponent and clauses[index - 1].of_opponent:
            texts[index] = texts[index].removeprefix("your opponent ")
    if len(texts) == 1:
        return texts[0]
    if len(texts) == 2:
        return " and ".join(texts) if all(clause.is_plain for clause in clauses) else ", then ".join(texts)
    return f"{', '.join(texts[:-1])}, then {texts[-1]}"


def _player(side: str, own: str, enemy: str, *, may: bool) -> Clause:
    """A clause that a player does: a command to the reader, or what the opponent does."""
    if side == "own":
        return Clause(own, is_plain=own.startswith(("draw", "gain")))
    verb, rest = enemy.split(" ", 1)
    if may:
        return Clause(f"make your opponent {verb} {rest}")
    return Clause(f"your opponent {verb}s {rest}", of_opponent=True)


def _clause(effect: effects.Effect, mentions: Mentions, *, may: bool) -> Clause:
    match effect:
        case effects.Damage(amount=Count(count="event", times=1, plus=less, at_most=None), side="own") if less < 0 and _is_loss(mentions):
            return Clause(f"lose {-less} life less")
        case effects.Damage(amount=amount, side=side):
            verb = "deal {} damage to the enemy hero" if side == "enemy" else "lose {} life"
            return Clause(_measured(verb, amount, mentions), is_plain=True)
        case effects.Heal(amount=amount, side=side):
            hero = "your hero" if side == "own" else "the enemy hero"
            return Clause(_measured(f"restore {{}} life to {hero}", amount, mentions), is_plain=True)
        case effects.Draw(amount=amount, side=side):
            said = _measured("draw {} cards", amount, mentions).replace("draw 1 cards", "draw a card")
            return _player(side, said, said, may=may)
        case effects.Energy(amount=amount, side=side):
            loses = (amount if isinstance(amount, int) else amount.times) < 0
            said = _measured(f"{'lose' if loses else 'gain'} {{}} energy", amount, mentions)
            if amount == Count(count="energy", times=-1) and side == "own":
                said = "lose all your energy"
            return _player(side, said, said, may=may)
        case effects.Mill(amount=amount, side=side):
            return Clause(_mill(amount, side, mentions), is_plain=True)
        case effects.Discard(cards=chosen):
            hand = "" if chosen.zone == "hand" and chosen.pick != "all" else f" {'from' if chosen.pick != 'all' else 'in'} "
            whose = ("your " if chosen.side == "own" else "their ") + ZONES[chosen.zone] if hand else ""
            if chosen.pick in ("self", "subject"):
                hand, whose = "", ""
            at_random = " at random" if chosen.pick == "random" else ""
            noun = cards(replace(chosen, pick="chosen") if chosen.pick == "random" else chosen)
            return _player(chosen.side, f"discard {noun}{hand}{whose}{at_random}", f"discard {noun}{hand}{whose}{at_random}", may=may)
        case effects.PutBack(cards=chosen, to=to):
            own = _put_back(cards(chosen) if chosen.side == "own" else "", chosen, to, mentions)
            if chosen.side == "enemy" and chosen.zone == "graveyard":
                return Clause(_deck(f"{cards(chosen)} from your opponent’s graveyard", to, "their"))
            there = f"{cards(chosen)} from their {ZONES[chosen.zone]}"
            return _player(chosen.side, own, _deck(there, to, "their"), may=may)
        case effects.Look():
            return Clause(_look(effect), is_whole=True)
        case effects.Place(cards=chosen, state=state):
            mentions.take_placed(effect)
            if chosen.pick == "top" and chosen.count == 1:
                return Clause(f"if the top card of your deck is {an(_placed_noun(chosen))}, place it {state}", is_whole=True)
            tail = ", then shuffle your deck" if chosen.zone == "deck" and chosen.pick != "top" else ""
            return Clause(f"place {_top_or(mentions, chosen, 'follower')} {state}{tail}")
        case effects.Attack() | effects.Grant():
            return _boosts((effect,), mentions)
        case effects.Bounce(target=target, to=to) if to != "hand":
            noun = followers(mentions, target)
            return Clause(_deck(noun, to, "their owners’" if mentions.is_many else "its owner’s", "decks" if mentions.is_many else "deck"))
        case effects.Bounce(target=target):
            noun = followers(mentions, target)
            return Clause(f"return {noun} to {'their owners’ hands' if mentions.is_many else 'its owner’s hand'}")
        case effects.EnergyCap(amount=amount, side=side, duration=duration):
            whose = "your" if side == "own" else "your opponent’s"
            tail = f" for {'your' if side == 'own' else 'their'} next energy phase" if duration == "turn" else ""
            return Clause(f"{'raise' if amount > 0 else 'lower'} {whose} energy cap by {abs(amount)}{tail}")
        case effects.SkipBattle():
            mentions.forget()
            return Clause("skip the settlement of this battle")
        case effects.Choose(options=options):
            listed = [f"({index}) {sentences(option, mentions.copy())}" for index, option in enumerate(options, 1)]
            mentions.forget()
            return Clause(f"choose one: {'; '.join(listed)}", is_whole=True)
        case effects.May(do=do):
            said = sentences(do, mentions, may=True)
            return Clause(said.removeprefix("you may ") if may else said, is_whole=True)
        case effects.If(conditions=asked, do=do, otherwise=otherwise):
            held = f"if {all_of(asked, mentions)}, "
            then = sentences(do, mentions.copy(), may=may)
            other = f"; otherwise, {sentences(otherwise, mentions.copy(), may=may)}" if otherwise else ""
            mentions.forget()
            return Clause(held + then + other, is_whole=True)
        case _:
            return _templated(effect, mentions, may=may)


def _templated(effect: effects.Effect, mentions: Mentions, *, may: bool) -> Clause:
    """The clause of an effect that is worded by its template."""
    whole = worded(effect, "en", partial(_operand, mentions))
    subject, rest = whole.split(" ", 1)
    return _player(subject, rest, rest, may=may) if subject in ("own", "enemy") else Clause(whole)


def _operand(mentions: Mentions, name: str, value: Any, form: str) -> str:
    """An operand of a template: `{target:attack}` is "its attack", `{side}` at the beginning whoever does it."""
    match name, form:
        case "target", "attack":
            noun = followers(mentions, value)
            return {"it": "its attack", "them": "their attack"}.get(noun, f"the attack of {noun}")
        case "target", _:
            return followers(mentions, value)
        case "cards", _:
            return _top_or(mentions, value)
        case "amount", "level":
            return f"{value}" if isinstance(value, int) else quantity(mentions, value)
        case "duration", _:
            return _while(value)
        case "cannot", _:
            return KEPT_FROM[value]
        case "side", "whose":
            return "your" if value == "own" else "their"
        case _:
            return str(value)


def _deck(what: str, to: str, whose: str, deck: str = "deck") -> str:
    """`put a card on the bottom of your deck`, `shuffle it into your deck`."""
    if to == "shuffle":
        return f"shuffle {what} into {whose} {deck}"
    return f"put {what} {'on top' if to == 'top' else 'on the bottom'} of {whose} {deck}"


def _put_back(what: str, chosen: Cards, to: str, mentions: Mentions) -> str:
    return _deck("it" if mentions.is_it(chosen) else f"{what} from your {ZONES[chosen.zone]}", to, "your")


def _look(effect: effects.Look) -> str:
    """`look at the top 3 cards of your deck, put up to one beast among them into your hand and the rest on the bottom`."""
    deck = zone_of("deck", effect.side)
    taken = Cards(zone="deck", **{each.name: getattr(effect.take, each.name) for each in fields(effect.take)})
    to, rest = DESTINATIONS[effect.to], DESTINATIONS[effect.rest]
    noun = card_noun(taken, is_many=False)
    if effect.amount > 1:
        number = ("up to " if taken.up_to else "") + ("one" if taken.count == 1 else f"{taken.count}")
        them = f"{number} of them" if noun == "card" else f"{cards(taken)} among them"
        return f"look at the top {effect.amount} cards of {deck}, put {them} {to} and the rest {rest}"
    asked = "" if noun == "card" else f"if it is {an(noun)}, "
    return f"look at the top card of {deck}; {asked}{'you may ' if taken.up_to else ''}put it {to}, otherwise {rest}"


def _is_loss(mentions: Mentions) -> bool:
    """Whether the ability replaces the loss of one's own life."""
    return mentions.ability.instead_of == replaced.LifeLost()


def _measured(pattern: str, amount: Amount, mentions: Mentions) -> str:
    """The pattern with its number, `for each ...` or `equal to ...`; one card is `a card`, and there are no `1 cards`."""
    number = fixed(amount)
    if number is not None:
        return pattern.format(abs(number)) + for_each(amount)
    assert isinstance(amount, Count)
    return f"{pattern.replace('{} ', '')} equal to {quantity(mentions, amount)}"


def _mill(amount: Amount, side: str, mentions: Mentions) -> str:
    deck = zone_of("deck", side)
    number = fixed(amount)
    if number is None:
        assert isinstance(amount, Count)
        return f"put cards from the top of {deck} equal to {quantity(mentions, amount)} into the graveyard"
    top = "the top card" if number == 1 else f"the top {plural(number, 'card')}"
    return f"put {top} of {deck} into the graveyard{for_each(amount)}"


def _top_or(mentions: Mentions, chosen: Cards, noun: str = "") -> str:
    """`the top 2 cards of your deck`, `a beast from your deck`."""
    if mentions.is_it(chosen):
        return "it"
    if chosen.pick == "top":
        return _top(chosen, noun)
    said = cards(chosen)
    if noun and not (chosen.kind or chosen.race):
        said = said.replace("cards", f"{noun}s").replace("card", noun)
    return f"{said} from {zone_of(chosen.zone, chosen.side)}"


def _placed_noun(chosen: Cards) -> str:
    named = card_noun(chosen, is_many=chosen.count > 1)
    return named if chosen.kind or chosen.race else named.replace("card", "follower", 1)


def _top(chosen: Cards, noun: str) -> str:
    """`the top 2 cards of your deck`, `all items among the top 2 cards of your deck`."""
    named = _placed_noun(chosen) if noun else card_noun(chosen, is_many=chosen.count > 1)
    if chosen.count == 1:
        return "the top card of your deck" + ("" if named == "card" else f" if it is {an(named)}")
    top = f"the top {chosen.count} cards of your deck"
    return top if named == "cards" else f"all {named} among {top}"


def _while(duration: str) -> str:
    return {"turn": " this turn", "next_turn": " until your next turn", "game": " permanently"}[duration]


def _boosts(boosts: tuple[Boost, ...], mentions: Mentions) -> Clause:
    """`give one of your beasts +2 attack and shield this turn`."""
    first = boosts[0]
    if isinstance(first, effects.Attack) and fixed(first.amount) is None and isinstance(first.amount, Count):
        verb = "raise" if first.amount.times > 0 else "lower"
        amount = quantity(mentions, first.amount)
        noun = followers(mentions, first.target)
        attack = {"it": "its attack", "them": "their attack"}.get(noun, f"the attack of {noun}")
        return Clause(f"{verb} {attack} by {amount}{_while(first.duration)}")
    noun = followers(mentions, first.target)
    gained = [f"{signed(fixed(each.amount) or 0)} attack" if isinstance(each, effects.Attack) else each.keyword for each in boosts]
    counted = for_each(first.amount) if isinstance(first, effects.Attack) else ""
    return Clause(f"give {noun} {series(gained)}{_while(first.duration)}{counted}")
