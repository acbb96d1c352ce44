"""What the walker makes of effects, so that it is said in one breath, or as players call it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from rules.kernel.language.words import Part
from rules.kernel.text.names import Named
from rules.sorcery.language import amounts, effects, modifiers, moments
from rules.sorcery.language.selectors import Things
from rules.sorcery.language.vocabulary import Keyword, Lasting, Player
from rules.wording import Text

#: Effects that give units something for a time.
Gift = effects.Boost | effects.Grant | effects.Restrict


class Gains(Part):
    """Keywords that units gain for a time."""

    SAYS: ClassVar[Text] = Text("gains {keyword}", "获得{keyword}")

    keyword: Keyword | tuple[Keyword, ...]


class Gifts(Part):
    """What the same units are given for the same time."""

    target: Things
    gives: tuple[modifiers.Stats | Gains | modifiers.Cannot, ...]
    duration: Lasting


class Sacrifice(Part):
    """Things of a side, chosen by its player, are destroyed."""

    SAYS: ClassVar[Text] = Text("{target.side:subject} sacrifice {target:sacrificed}", "{target.side:subject}牺牲{target:sacrificed}")

    target: Things


class LoseMana(Part):
    """A player loses mana."""

    SAYS: ClassVar[Text] = Text("{side:subject} lose {amount:mana}", "{side:subject}失去{amount:点}法力")

    amount: amounts.Amount
    side: Player


def parts_of(listed: Sequence[Any]) -> Iterator[Any]:
    """Yield effects in order as they are said; those that give the same units something for the same time come together."""
    gifts: list[Any] = []
    for effect in listed:
        if gifts and not _continues(gifts[0], effect):
            yield _gifts(gifts)
            gifts = []
        if isinstance(effect, Gift):
            gifts.append(effect)
        else:
            yield _part(effect)
    if gifts:
        yield _gifts(gifts)


def _part(effect: Any) -> Any:
    match effect:
        case effects.Destroy(target=Things(pick="chosen", side="own" | "enemy") as target):
            return Sacrifice(target=target)
        case effects.Mana(amount=amount, side=side) if is_taking(amount):
            return LoseMana(amount=size_of(amount), side=side)
        case _:
            return effect


def _continues(first: Gift, effect: Any) -> bool:
    """Return whether an effect gives something to the same units for the same time."""
    if not isinstance(effect, Gift) or first.duration != effect.duration:
        return False
    return effect.target.pick == "that" or (effect.target == first.target and first.target == Things(pick=first.target.pick))


def _gifts(listed: list[Any]) -> Gifts:
    return Gifts(target=listed[0].target, gives=stats_first(map(_given, listed)), duration=listed[0].duration)


def _given(effect: Gift) -> Any:
    match effect:
        case effects.Boost(power=power, movement=movement, ranged=ranged):
            return modifiers.Stats(power=power, movement=movement, ranged=ranged)
        case effects.Grant(keyword=keyword):
            return Gains(keyword=keyword)
        case effects.Restrict(cannot=cannot):
            return modifiers.Cannot(what=cannot)


def stats_first(given: Any) -> tuple[Any, ...]:
    """Return what units are given, power and movement first."""
    return tuple(sorted(given, key=lambda each: not isinstance(each, modifiers.Stats)))


def is_taking(amount: amounts.Amount) -> bool:
    """Return whether an amount takes away."""
    return (amount if isinstance(amount, int) else amount.times) < 0


def size_of(amount: Any) -> Any:
    """Return the same amount without the sign of one that takes away."""
    if not is_taking(amount):
        return amount
    return -amount if isinstance(amount, int) else replace(amount, times=-amount.times, plus=-amount.plus)


def is_as_much(of: amounts.Count) -> bool:
    """Return whether an amount is that of the moment as it is, and a number of that kind of thing."""
    what: Any = of.count
    is_event = isinstance(what, Named) and not isinstance(what.about, moments.Dies)
    return is_event and of.times == 1 and not of.plus


def are_many(of: Any) -> bool:
    """Return whether a selector's things take their verb in the plural; each one does not."""
    return of.pick.is_many if isinstance(of.pick, Named) else of.pick != "all" and of.count != 1
