"""English for effects: one clause each, and how clauses make sentences."""

from __future__ import annotations

from rules.douwushi.language import effects
from rules.douwushi.language.amounts import Amount
from rules.douwushi.language.selectors import (
    Heroes,
)
from rules.douwushi.text.english_cards import card_clause
from rules.douwushi.text.english_conditions import all_of
from rules.douwushi.text.english_modifiers import predicates
from rules.douwushi.text.english_nouns import (
    heroes,
    items,
    measured,
    number_of,
    numeral,
)
from rules.douwushi.text.grammar import Clause, Mentions


def sentences(listed: tuple[effects.Effect, ...], mentions: Mentions, *, may: bool = False, is_part: bool = True) -> str:
    """All effects of a list, in order, without the first capital and the last full stop; as a part of a sentence, or as several."""
    clauses = [_clause(each, mentions) for each in listed]
    first = clauses[0]
    said = f"you may {first.asked or first.text}" if may else first.text
    for index, clause in enumerate(clauses[1:]):
        if may and index == 0:
            said += f". If you do, {clause.text}"
        elif is_part and not clause.is_whole and not clauses[index].is_whole:
            said += f" and {clause.text}" if clause.asked else f", then {clause.text}"
        else:
            said += f". {clause.text[0].upper()}{clause.text[1:]}"
    return said


def _object(mentions: Mentions, target: Heroes) -> str:
    return heroes(mentions, target)[0]


def _clause(effect: effects.Effect, mentions: Mentions) -> Clause:
    match effect:
        case effects.Damage():
            return _damage(effect, mentions)
        case effects.Heal(target=target, amount=amount):
            whom = _object(mentions, target)
            return Clause(
                f"remove all damage from {whom}" if amount == "all" else measured("remove {} damage from " + whom, amount, mentions)
            )
        case effects.Give():
            return _give(effect, mentions)
        case effects.GainMp(target=target, amount=amount):
            return _changes(mentions, target, "gains", amount)
        case effects.LoseMp(target=target, amount=amount):
            if amount != "all":
                return _changes(mentions, target, "loses", amount)
            subject, is_many = heroes(mentions, target, is_subject=True)
            whose, whom = ("their" if is_many else "its"), {"they": "them"}.get(subject, subject)
            return Clause(f"{subject} {'lose' if is_many else 'loses'} all {whose} MP", f"have {whom} lose all {whose} MP")
        case effects.MoveMp(source=source, target=target, amount=amount):
            giver = _object(mentions, source)
            taker = _object(mentions, target)
            number = "all" if amount == "all" else ""
            said = f"move {number or '{}'} MP from {giver} to {taker}"
            return Clause(said if amount == "all" else measured(said, amount, mentions))
        case effects.Leave(target=target, to=to):
            whom = _object(mentions, target)
            whose = "their owners’" if mentions.is_many else "its owner’s"
            hands, reserves = ("hands", "reserves") if mentions.is_many else ("hand", "reserve")
            if to == "beyond":
                return Clause(f"set {whom} beyond")
            return Clause(f"return {whom} to {whose} {hands}" if to == "hand" else f"shuffle {whom} into {whose} {reserves}")
        case effects.Guard(by=by, target=target):
            subject, is_many = heroes(mentions, by, is_subject=True)
            whom = _object(mentions, target)
            return Clause(
                f"{subject} {'guard' if is_many else 'guards'} {whom} for two turns", f"have {subject} guard {whom} for two turns"
            )
        case effects.ReturnItem(items=of):
            is_many = of.pick == "all" or of.count > 1
            return Clause(f"return {items(mentions, of)} to {'their owners’ hands' if is_many else 'its owner’s hand'}")
        case effects.Choose(options=options):
            listed = [f"({index}) {sentences(option, mentions.copy())}" for index, option in enumerate(options, 1)]
            mentions.forget()
            return Clause(f"choose one: {'; '.join(listed)}", is_whole=True)
        case effects.May(do=do):
            said = sentences(do, mentions, may=True)
            return Clause(said, said.removeprefix("you may "), is_whole=True)
        case effects.If(conditions=asked, do=do, otherwise=otherwise):
            held = f"if {all_of(asked, mentions)}, "
            then = sentences(do, mentions.copy())
            other = f". Otherwise, {sentences(otherwise, mentions.copy())}" if otherwise else ""
            mentions.forget()
            return Clause(held + then + other, f"do this: {held}{then}{other}", is_whole=True)
        case _:
            return card_clause(effect, mentions)


def _damage(effect: effects.Damage, mentions: Mentions) -> Clause:
    kind = "unpreventable damage" if effect.unpreventable else "damage"
    amount = effect.amount
    # What it has itself is said before the target, so that “its” is clear.
    number = number_of(amount)
    if number:
        said = measured(f"deal {{}} {kind} to {_object(mentions, effect.target)}", amount, mentions)
    else:
        equal = measured(f"{{}} {kind}", amount, mentions)
        said = f"deal {equal} to {_object(mentions, effect.target)}"
    return Clause(said + ("; no guard takes it" if effect.unguarded else ""), is_whole=effect.unguarded)


def _changes(mentions: Mentions, target: Heroes, verb: str, amount: Amount) -> Clause:
    subject, is_many = heroes(mentions, target, is_subject=True)
    bare, whom = verb.removesuffix("s"), {"they": "them"}.get(subject, subject)
    number = measured("{} MP", amount, mentions)
    return Clause(f"{subject} {bare if is_many else verb} {number}", f"have {whom} {bare} {number}")


def _give(effect: effects.Give, mentions: Mentions) -> Clause:
    lasting = _within(effect.lasts) if any(getattr(each, "uses", "") == "next" for each in effect.gives) else _lasting(effect.lasts)
    subject, is_many = heroes(mentions, effect.target, is_subject=True)
    whom = {"they": "them"}.get(subject, subject)
    said = predicates(effect.gives, mentions, is_many=is_many)
    bare = predicates(effect.gives, mentions, is_many=True)
    asked = f"decide that {subject} {said}" if "can’t" in said else f"have {whom} {bare}"
    return Clause(f"{subject} {said}{lasting}", f"{asked}{lasting}")


def _within(lasts: int | str) -> str:
    """Of what happens once, if at all."""
    return "" if lasts == "always" else " this turn" if lasts == 1 else f" within {numeral(int(lasts))} turns"


def _lasting(lasts: int | str) -> str:
    if lasts == "always":
        return " as long as it is on the battlefield"
    return " until the end of the turn" if lasts == 1 else f" for {numeral(int(lasts))} turns"
