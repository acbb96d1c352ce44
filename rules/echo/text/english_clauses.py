"""English for effects and conditions: one clause each, and how clauses make sentences."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from rules.echo.language import conditions, effects
from rules.echo.language.amounts import Amount, Count
from rules.echo.language.selectors import CardCount, Cards, FollowerCount
from rules.echo.text.english_nouns import (
    ZONES,
    adjectives,
    an,
    between,
    card_noun,
    cards,
    fixed,
    follower,
    follower_noun,
    followers,
    for_each,
    limits,
    plural,
    quantity,
    series,
    state_word,
    zone_of,
)
from rules.echo.text.grammar import Boost, Clause, Mentions, grouped

VERBS = {effects.Destroy: "destroy", effects.Reveal: "reveal", effects.Control: "take control of"}


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def sentences(listed: tuple[effects.Effect, ...], mentions: Mentions, *, may: bool = False) -> str:
    """All effects of a list, in order, without the first capital and the last full stop."""
    spoken: list[list[Clause]] = [[]]
    for index, group in enumerate(grouped(listed)):
        clause = _boosts(group, mentions) if isinstance(group, tuple) else _clause(group, mentions, may=may and index == 0)
        if clause.is_whole and spoken[-1]:
            spoken.append([])
        spoken[-1].append(clause)
        if clause.is_whole:
            spoken.append([])
    parts = [_joined(clauses) for clauses in spoken if clauses]
    first = parts[0]
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
            at_random = " at random" if chosen.pick == "random" else ""
            noun = cards(replace(chosen, pick="chosen") if chosen.pick == "random" else chosen)
            return _player(chosen.side, f"discard {noun}{hand}{whose}{at_random}", f"discard {noun}{hand}{whose}{at_random}", may=may)
        case effects.Search(cards=chosen):
            return Clause(f"put {_top_or(chosen)} into your hand, then shuffle your deck")
        case effects.Retrieve(cards=chosen):
            return Clause(f"return {cards(chosen)} from {zone_of(chosen.zone, 'own')} to your hand")
        case effects.Display(cards=chosen):
            return Clause(f"move {cards(chosen)} from your hand to your display zone")
        case effects.Place(cards=chosen, state=state):
            mentions.take_placed(effect)
            if chosen.pick == "top" and chosen.count == 1:
                return Clause(f"if the top card of your deck is {an(_placed_noun(chosen))}, place it {state}", is_whole=True)
            tail = ", then shuffle your deck" if chosen.zone == "deck" and chosen.pick != "top" else ""
            return Clause(f"place {_top_or(chosen, 'follower')} {state}{tail}")
        case effects.Attack() | effects.Grant():
            return _boosts((effect,), mentions)
        case effects.Remove(target=target, keyword=keyword, duration=duration):
            return Clause(f"remove {keyword} from {followers(mentions, target)}{_while(duration)}")
        case effects.Destroy(target=target) | effects.Reveal(target=target) | effects.Control(target=target):
            return Clause(f"{VERBS[type(effect)]} {followers(mentions, target)}")
        case effects.Bounce(target=target):
            noun = followers(mentions, target)
            return Clause(f"return {noun} to {'their owners’ hands' if mentions.is_many else 'its owner’s hand'}")
        case effects.Sleep(target=target):
            return Clause(f"put {followers(mentions, target)} to sleep")
        case effects.Wake(target=target):
            return Clause(f"awaken {followers(mentions, target)} for free")
        case effects.EnergyCap(amount=amount, side=side, duration=duration):
            whose = "your" if side == "own" else "your opponent’s"
            tail = f" for {'your' if side == 'own' else 'their'} next energy phase" if duration == "turn" else ""
            return Clause(f"{'raise' if amount > 0 else 'lower'} {whose} energy cap by {abs(amount)}{tail}")
        case effects.SkipDraw(side=side):
            return _player(side, "skip your next draw phase", "skip their next draw phase", may=may)
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
            assert_never(effect)


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


def _top_or(chosen: Cards, noun: str = "") -> str:
    """`the top 2 cards of your deck`, `a beast from your deck`."""
    if chosen.pick == "top":
        return _top(chosen, noun)
    said = cards(chosen)
    if noun and not (chosen.kind or chosen.race):
        said = said.replace("cards", f"{noun}s").replace("card", noun)
    return f"{said} from {zone_of(chosen.zone, 'own')}"


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
    return " this turn" if duration == "turn" else " permanently"


def _boosts(boosts: tuple[Boost, ...], mentions: Mentions) -> Clause:
    """`give one of your beasts +2 attack and shield this turn`."""
    first = boosts[0]
    if isinstance(first, effects.Attack) and fixed(first.amount) is None and isinstance(first.amount, Count):
        verb = "raise" if first.amount.times > 0 else "lower"
        amount = quantity(mentions, first.amount)
        return Clause(f"{verb} the attack of {followers(mentions, first.target)} by {amount}{_while(first.duration)}")
    noun = followers(mentions, first.target)
    gained = [f"{signed(fixed(each.amount) or 0)} attack" if isinstance(each, effects.Attack) else each.keyword for each in boosts]
    counted = for_each(first.amount) if isinstance(first, effects.Attack) else ""
    return Clause(f"give {noun} {series(gained)}{_while(first.duration)}{counted}")


def all_of(asked: tuple[conditions.Condition, ...], mentions: Mentions) -> str:
    return series([condition(each, mentions) for each in asked])


def condition(asked: conditions.Condition, mentions: Mentions) -> str:
    """One condition as a clause, to stand after "if" or "while"."""
    match asked:
        case conditions.Count(of=of):
            mentions.forget()
            return _count(asked, of)
        case conditions.Life(side=side):
            return f"{'your' if side == 'own' else 'the enemy'} hero has {between(asked.at_least, asked.at_most)} life"
        case conditions.Energy():
            if (asked.at_least, asked.at_most) == (1, None):
                return "you have energy left"
            return f"you have {between(asked.at_least, asked.at_most)} energy left"
        case conditions.Is(who=who):
            return _is(asked, who, mentions)
        case conditions.TurnOf(side=side):
            return f"it is your {'turn' if side == 'own' else 'opponent’s turn'}"
        case conditions.FirstPlayer(side=side):
            return f"you went {'first' if side == 'own' else 'second'}"
        case _:
            assert_never(asked)


def _count(asked: conditions.Count, of: FollowerCount | CardCount) -> str:
    least, most = asked.at_least, asked.at_most
    is_one = least == 1 and most is None
    is_many = not is_one and (least, most) not in ((1, 1), (None, 1))
    if isinstance(of, FollowerCount):
        other = "other " if of.other else ""
        noun = other + state_word(of) + follower_noun(of, is_many=is_many) + limits(of)
        where = "on the field"
    else:
        noun = card_noun(of, is_many=is_many)
        where = f"in {zone_of(of.zone, of.side)}"
    number = _number(least, most)
    said = f"no {noun}" if most == 0 else (an(noun) if not noun.startswith("other ") else f"an{noun}") if is_one else f"{number} {noun}"
    if isinstance(of, FollowerCount) and of.side != "any":
        return f"you have {said}" if of.side == "own" else f"your opponent has {said}"
    return f"there {'are' if is_many else 'is'} {said} {where}"


def _number(least: int | None, most: int | None) -> str:
    if least is not None and least == most:
        return f"exactly {least}"
    return between(least, most, "fewer")


def _is(asked: conditions.Is, who: str, mentions: Mentions) -> str:
    if who.endswith("hero"):
        noun = an(f"{adjectives(asked)}{asked.race or ''}".strip()) if asked.race else an(f"{adjectives(asked)}hero")
        return f"{'your' if who == 'own_hero' else 'the enemy'} hero is {noun}"
    subject = follower(mentions, who, is_subject=True)
    is_many = mentions.is_many
    said: list[str] = []
    if asked.state:
        said.append(f"{'are' if is_many else 'is'} {asked.state}")
    if asked.attribute or asked.faction or asked.race:
        noun = follower_noun(asked, is_many=is_many)
        said.append(f"are {noun}" if is_many else f"is {an(noun)}")
    if limits(asked):
        said.append(("have" if is_many else "has") + limits(asked).removeprefix(" with").replace(" cost ", " a cost of "))
    return f"{subject} {' and '.join(said)}"
