"""The parts into which the walker turns effects, so that texts say them as players do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar

from rules.hota.language import amounts, effects, modifiers
from rules.hota.language.selectors import OF_KNOWN, Permanents
from rules.hota.language.vocabulary import Known, Player
from rules.kernel.language.words import Part
from rules.kernel.text.amounts import is_taking, size_of
from rules.kernel.text.gifts import Gains, gather
from rules.wording import Text


class Sacrifice(Part):
    """Permanents of a side, chosen by its player, are destroyed."""

    SAYS: ClassVar[Text] = Text("{target.side:subject} sacrifice {target:sacrificed}", "{target.side:subject}牺牲{target:sacrificed}")

    target: Permanents


class Fight(Part):
    """The bearer fights somebody."""

    SAYS: ClassVar[Text] = Text("{who:subject} fight {target}", "{who:subject}与{target}互斗")

    who: Annotated[Known, OF_KNOWN] = "self"
    target: Permanents


class LoseMana(Part):
    """A player loses mana."""

    SAYS: ClassVar[Text] = Text("{side:subject} lose {amount:mana}", "{side:subject}失去{amount:点}魔法值")

    amount: amounts.Amount
    side: Player


def parts_of(listed: Sequence[Any]) -> tuple[Any, ...]:
    """Return effects in order as they are said; those that give the same creatures something for the same time come together."""
    return tuple(_part(each) for each in gather(listed, _given, modifiers.Stats))


def _part(effect: Any) -> Any:
    match effect:
        case effects.Destroy(target=Permanents(pick="chosen", players=None, side="own" | "enemy") as target):
            return Sacrifice(target=target)
        case effects.Fight(target=target):
            return Fight(target=target)
        case effects.Mana(amount=amount, side=side) if is_taking(amount):
            return LoseMana(amount=size_of(amount), side=side)
        case _:
            return effect


def _given(effect: Any) -> Any:
    """Return what an effect gives creatures for a time; None for any other effect."""
    match effect:
        case effects.Boost(attack=attack, life=life):
            return modifiers.Stats(attack=attack, life=life)
        case effects.Grant(keyword=keyword):
            return Gains(keyword=keyword)
        case effects.Restrict(cannot=cannot):
            return modifiers.Cannot(what=cannot)
        case _:
            return None
