"""Turn effects into parts for the walker, so that they are said as players call them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rules.kernel.language.words import Part
from rules.kernel.text.amounts import is_taking, size_of
from rules.kernel.text.gifts import Gains, gather
from rules.sorcery.language import amounts, effects, modifiers
from rules.sorcery.language.selectors import Things
from rules.sorcery.language.vocabulary import Player
from rules.wording import Text


class Sacrifice(Part):
    """Things of a side, chosen by its player, are destroyed."""

    SAYS: ClassVar[Text] = Text("{target.side:subject} sacrifice {target:sacrificed}", "{target.side:subject}牺牲{target:sacrificed}")

    target: Things


class LoseMana(Part):
    """A player loses mana."""

    SAYS: ClassVar[Text] = Text("{side:subject} lose {amount:mana}", "{side:subject}失去{amount:点}法力")

    amount: amounts.Amount
    side: Player


def parts_of(listed: Sequence[Any]) -> tuple[Any, ...]:
    """Return effects in order as they are said; those that give the same units something for the same time come together."""
    return tuple(_part(each) for each in gather(listed, _given, modifiers.Stats))


def _part(effect: Any) -> Any:
    match effect:
        case effects.Destroy(target=Things(pick="chosen", side="own" | "enemy") as target):
            return Sacrifice(target=target)
        case effects.Mana(amount=amount, side=side) if is_taking(amount):
            return LoseMana(amount=size_of(amount), side=side)
        case _:
            return effect


def _given(effect: Any) -> Any:
    """Return what an effect gives units for a time; None for any other effect."""
    match effect:
        case effects.Boost(power=power, movement=movement, ranged=ranged):
            return modifiers.Stats(power=power, movement=movement, ranged=ranged)
        case effects.Grant(keyword=keyword):
            return Gains(keyword=keyword)
        case effects.Restrict(cannot=cannot):
            return modifiers.Cannot(what=cannot)
        case _:
            return None
