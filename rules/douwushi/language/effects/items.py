"""Effects: what happens to items."""

from __future__ import annotations

from dataclasses import field

from rules.douwushi.language.effects.family import Effect
from rules.douwushi.language.selectors import Cards, Items, OneHero
from rules.kernel.language.checks import Complaints, Place
from rules.kernel.language.search_names import found
from rules.wording import Text


class DestroyItem(Effect):
    """Items go to the graveyard."""

    FOUND_AS = found("destroy-item", "destroy items", "破坏物品")
    SAYS = Text("destroy {items}", "破坏{items}")

    items: Items


class ReturnItem(Effect):
    """Items go to their owner's hand."""

    FOUND_AS = found("return-item", "return items", "物品返回手牌")
    SAYS = Text("return {items} to {items:hand}", "将{items}返回持有者手牌")

    items: Items


class Equip(Effect):
    """Items go from a zone of one's own to a hero that may have them, for nothing."""

    FROM = ("hand", "reserve", "graveyard", "beyond")
    FOUND_AS = found("equip", "equip for free", "免费装备")
    SAYS = Text("equip {target} with {cards} for free{cards:shuffled}", "将{cards}免费装备给{target}{cards:shuffled}")

    cards: Cards
    target: OneHero = field(metadata={"key": "to"})

    def faults(self, place: Place) -> Complaints:
        yield from self.cards.check_kinds(
            ("weapon", "equipment"), place, "only weapons and equipment can be equipped", "只能装备武器牌或装备牌"
        )
