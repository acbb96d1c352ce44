"""The mentions in Dou Wushi's abilities, and which targets must differ from those before them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.douwushi.language import costs, effects
from rules.douwushi.language.abilities import Ability
from rules.douwushi.language.amounts import Count
from rules.douwushi.language.modifiers import Limit
from rules.douwushi.language.selectors import Figure, Heroes, Items
from rules.kernel.text.names import Named
from rules.kernel.text.walker import Walker


def walked(ability: Ability, kind: str) -> Any:
    """Return an ability on a card of a kind in which everybody is named as they are understood, and conditions are clauses."""
    return DouWushiWalker(ability.when, kind).walk(ability)


class DouWushiWalker(Walker):
    USED = ("active", "cast")

    def __init__(self, about: Any, kind: str) -> None:
        super().__init__(about)
        self.kind = kind

    def pay(self, cost: Any) -> Any:
        if isinstance(cost, costs.Tap) and (cost.who == "bearer" or self.kind == "hero"):
            self.mentions.mention("self")
        return cost

    def given(self, ability: Any) -> Any:
        if all(isinstance(each, Limit) for each in ability.gives):
            return ability
        return super().given(replace(ability, target=self.value(ability.target)))

    def names_of(self, word: Any) -> list[str]:
        """Return a word's operands in the order of speech: a counted amount of damage first, so that “its” is clear."""
        names = super().names_of(word)
        if isinstance(word, effects.Damage) and isinstance(word.amount, Count) and not is_numbered(word.amount):
            names.sort(key=lambda name: name != "amount")
        return names

    def part(self, value: Any) -> Any:
        found = super().part(value)
        if isinstance(value, Items) and value.pick != "self" and value.of is None:
            self.mentions.forget()
        return found

    def take(self, selector: Any) -> dict[str, Any]:
        is_target, sides = selector.pick == "target", self.mentions.sides
        is_another = is_target and any("any" in (side, selector.side) or side == selector.side for side in sides)
        if is_target:
            self.mentions.sides += (selector.side,)
        return super().take(selector) | ({"other": True} if is_another else {})


def is_numbered(amount: Count) -> bool:
    """Return whether a number can be said of what is counted: X, “that much”, or so much for each thing."""
    if amount.count == "x":
        return True
    if amount.count == "event":
        return amount.times == 1 and not amount.plus
    return not amount.plus and not isinstance(amount.count, Figure)


def are_many(of: Heroes | Items) -> bool:
    """Return whether a selector takes several."""
    if isinstance(of.pick, Named):
        return of.pick.is_many
    return of.pick == "all" or of.count != 1
