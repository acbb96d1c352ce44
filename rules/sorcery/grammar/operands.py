"""Operands of effects in the forms that templates have them in, and the words that are made of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rules.kernel.grammar.rules import Found, Rule, Source, made, maybe, nothing, nth, number, one_of, row, says, table
from rules.kernel.language.phrases import each_of
from rules.sorcery.grammar.amounts import LETTER, QUANTITY, Letter, amount, put_together
from rules.sorcery.grammar.phrases.plain import plain
from rules.sorcery.grammar.phrases.usual_templates import PHRASES
from rules.sorcery.grammar.places import SOURCE
from rules.sorcery.grammar.references import Reference
from rules.sorcery.grammar.things import CARDS, FROM_ZONE, MOVED_TO, OBJECT, SACRIFICED, SOME_CARDS, SUBJECT, WHOLE_HAND, ZONE, spot, token
from rules.sorcery.language import effects
from rules.sorcery.language.amounts import Count
from rules.sorcery.language.selectors import UNITS, Cards, Things
from rules.sorcery.text.parts import LoseMana, Sacrifice
from rules.sorcery.text.values import VALUES

_AMOUNT = "amount"
_AGREES = {
    "whose": ("their controllers'", "its controller's"),
    "its": ("its", "their"),
    "hand": ("its owner's hand", "their owners' hands"),
    "deck": ("its owner's deck", "their owners' decks"),
    "them": ("it", "them"),
}
Operands = dict[str, Any]


def _agreeing(form: str) -> Rule:
    """Return the rule of the words that agree with an operand, of one or of several: texts do not always tell them apart."""
    return one_of(*(says(each, *_AGREES[form], means={}) for each in _AGREES[form]))


#: Decks of owners by their names, which are written without.
_OWNED = {
    "spellbook": ("its owner's spellbook", "their owners' spellbooks"),
    "atlas": ("its owner's atlas", "their owners' atlases"),
}


def _is_from(target: Things, deck: str) -> bool:
    """Return whether all that a selector may take came from a deck."""
    kinds = each_of(target.kind)
    return not isinstance(target.pick, Reference) and all((kind == "site") == (deck == "atlas") for kind in kinds) and "square" not in kinds


def as_operand(name: str, rule: Rule) -> Rule:
    return made(rule, lambda value: {name: value})


def _values(name: str, form: str) -> Rule | None:
    values = VALUES.get(f"{name.rpartition('.')[2]}:{form}".removesuffix(":"))
    return None if values is None else table({value: plain(text.en) for value, text in values.items()}, PHRASES)


def _dative(source: Source, at: int) -> Iterator[Found]:
    """A subject that is written as an object."""
    for value, end, said in SUBJECT(source, at):
        yield value, end, _NOMINATIVE.sub(r"<\1o:", said)


_NOMINATIVE = re.compile(r"<(\d+)s:")


def operand(word: type, name: str, form: str) -> Rule:
    """The rule of an operand of an effect in a form."""
    if form.startswith("subject"):
        return nothing({})
    match form:
        case "nominative":
            return as_operand(name, SUBJECT)
        case "dative":
            return as_operand(name, _dative)
        case "named":
            return made(OBJECT, lambda of: {"who": of.pick} if isinstance(of.pick, Reference) else None)
        case "quantity":
            return as_operand(name, QUANTITY)
    if name == "source":
        return one_of(*(says(each, means={}) for each in SOURCE))
    if (values := _values(name, form)) is not None and word is not effects.Move:
        return as_operand(name, values)
    match name:
        case "amount" if form in ("each", "equal"):
            return maybe(as_operand(f"amount:{form}", amount(form)), {})
        case "amount" | "steps":
            return as_operand(name, amount(form))
        case "target" if form == "deck":
            named = (says(each, *spelt, means={"deck": deck}) for each in _AGREES[form] for deck, spelt in _OWNED.items())
            return one_of(_agreeing(form), *named)
        case "target" if form in _AGREES:
            return _agreeing(form)
        case "target":
            return (
                made(SACRIFICED, lambda found: {"target": Things(**{"pick": "chosen", **found})}) if form else as_operand("target", OBJECT)
            )
        case "to":
            return as_operand("to", MOVED_TO)
        case "at":
            preposition = "to" if word is effects.Summon else "on"
            return maybe(as_operand("at", nth(1, says(" "), spot(preposition))), {})
        case "tapped":
            return one_of(says(" tapped", means={"tapped": True}), nothing({}))
        case "token":
            one = nth(1, says("a "), token(plural=False))
            many = row(one_of(number, LETTER), says(" "), token(plural=True))
            single = made(one, lambda found: {"token": found, _AMOUNT: 1})
            return one_of(single, made(many, lambda values: {"token": values[2], _AMOUNT: values[0]}))
        case "ground":
            return one_of(
                *(
                    says(f"{a}{each} {site}", means={"ground": each})
                    for each in ("water", "land")
                    for a, site in (("a ", "site"), ("", "sites"))
                ),
                _bare_ground,
            )
        case "cards" if form in ("spellbook", "atlas"):
            return made(FROM_ZONE, lambda of: {"cards": of} if _is_of(of, form) else None)
        case _:
            return _cards(form)


def _bare_ground(source: Source, at: int) -> Iterator[Found]:
    """Yield water or land, of one site or of several: what sites become."""
    for ground, end, _ in table({"water": "water", "land": "land"})(source, at):
        if source.text[end : end + 5] != " site":
            for said in (f"a {ground} site", f"{ground} sites"):
                yield {"ground": ground}, end, said


def _is_of(of: Cards, deck: str) -> bool:
    """Return whether all cards that a selector may take belong to a deck."""
    return bool(of.kind) and all((kind == "site") == (deck == "atlas") for kind in each_of(of.kind))


def _cards(form: str) -> Rule:
    """Cards in a form; `where` they are is put together with them later."""
    match form:
        case "there" | "from":
            return as_operand("cards", FROM_ZONE)
        case "deck":
            return made(ZONE, lambda found: {"cards.side": found[0], "cards.zone": found[1]})
        case "held":
            hand = made(WHOLE_HAND, lambda side: {"cards.side": side, "some": {"pick": "all"}})
            random = row(SOME_CARDS, maybe(says(" at random", means="random"), "chosen"))
            chosen = made(random, lambda values: {"some": values[0] | {"pick": values[1]}} if values[0]["pick"] == "chosen" else None)
            return one_of(hand, chosen, as_operand("some", CARDS))
        case "back":
            hand = made(WHOLE_HAND, lambda side: {"cards.side": side, "some": {"pick": "all"}})
            there = row(CARDS, says(" from "), WHOLE_HAND)
            return one_of(hand, made(there, lambda values: {"cards.side": values[2], "some": values[0]}))
        case "them":
            return one_of(says("it", means={}), says("them", means={}))
        case _:
            return as_operand("some", CARDS)


class Both(tuple[Any, ...]):
    """Effects that one clause says."""

    __slots__ = ()


#: What stands for the joint of effects one of which comes after the other, and for that of effects of one condition or permission.
NEXT, ALSO = " ;; ", " ,, "
#: The zone of cards that a template does not say.
_ZONES = {effects.Discard: "hand", effects.PutBack: "hand"}


def word_of(word: Any, told: Operands) -> Any:
    """Return the word with its operands; None where they don't make one."""
    found = dict(told)
    tail = found.pop("tail", None) or found.pop("amount:each", None) or found.pop("amount:equal", None)
    found.pop("amount:each", None)
    if isinstance(found.get(_AMOUNT), Count):
        return None if tail is not None else _made_of_part(word(**found))
    if _AMOUNT in found or tail is not None:
        found[_AMOUNT] = put_together(found.get(_AMOUNT), tail)
        if found[_AMOUNT] is None:
            return None
    if "some" in found:
        side = found.pop("cards.side", "own")
        found["cards"] = Cards(**{"zone": found.pop("cards.zone", _ZONES.get(word, "hand")), "side": side, **found.pop("some")})
    found = {key: value for key, value in found.items() if "." not in key}
    if (deck := found.pop("deck", None) if word is effects.Return else None) and not _is_from(found["target"], deck):
        return None
    if isinstance(found.get("steps"), Letter):
        return None
    if word is effects.Discard and found["cards"].pick == "random" and found["cards"].up_to:
        return None
    try:
        return _made_of_part(word(**found))
    except TypeError:
        return None


#: Effects that befall units alone, and those that befall artifacts, too.
_OF_UNITS = (effects.Damage, effects.Fight, effects.Prevent, effects.Hold, effects.Surface, effects.Swap, effects.Disarm, effects.Sink)
_OF_ARTIFACTS = (effects.Tap, effects.Untap)
_ARTIFACTS = ("artifact", "relic", "monument")


def takes(found: Any) -> bool:
    """Return whether an effect can befall what it takes; the language itself lets it find nothing."""
    target = getattr(found, "target", None)
    if target is None or target.pick not in ("target", "chosen", "random", "all") or isinstance(target.pick, Reference):
        return True
    kinds = {*each_of(target.kind)} - {*UNITS}
    if isinstance(found, _OF_ARTIFACTS):
        return not kinds - {*_ARTIFACTS}
    return not kinds or not isinstance(found, _OF_UNITS)


def _made_of_part(found: Any) -> Any:
    if not takes(found):
        return None
    match found:
        case Sacrifice(target=target):
            return effects.Destroy(target=target)
        case LoseMana(amount=of, side=side):
            taken = -of if isinstance(of, int) else replace(of, times=-of.times, plus=-of.plus)
            return effects.Mana(amount=taken, side=side)
        case _:
            return found


def sided(word: type, name: str, told: Operands, side: str) -> Operands | None:
    """Return operands with the side that they belong to; None where they name another one."""
    if name == "target.side":
        return told | {"target": replace(told["target"], side=side)}
    if told.get(name, side) != side:
        return None
    return told | {name: side}
