"""Costs of activated abilities and of equipping: all of them are paid at once, or it can't be used (106.3, H-7)."""

from __future__ import annotations

from rules.hota.language.selectors import CardFilter, KindFilter
from rules.kernel.language.checks import Complaints, Place, fault
from rules.kernel.language.operands import Positive
from rules.kernel.language.search_names import found
from rules.kernel.language.words import Word
from rules.wording import Text


class Cost(Word):
    """The family of costs."""

    KEY = "pay"


class Mana(Cost):
    """Pay mana."""

    FOUND_AS = found("mana", "mana", "法术力")
    SAYS = Text("{amount} mana", "{amount:点}魔法值")

    amount: Positive


class Tap(Cost):
    """The permanent itself is tapped; it must be ready, and a creature must not have arrived this turn unless it has haste."""

    FOUND_AS = found("tap", "tapping", "横置")
    SAYS = Text("tap", "横置")


class Life(Cost):
    """Lose life; not the last of it."""

    FOUND_AS = found("life", "life", "生命")
    SAYS = Text("{amount} life", "{amount:点}生命值")

    amount: Positive


class SacrificeSelf(Cost):
    """The permanent itself goes to the graveyard."""

    FOUND_AS = found("sacrifice", "sacrifice", "牺牲")
    SAYS = Text("sacrifice {word:bearer}", "牺牲{word:bearer}")


class Sacrifice(Cost, KindFilter):
    """Permanents of one's own that match the filter, another one than itself, go to the graveyard."""

    FOUND_AS = found("sacrifice", "sacrifice", "牺牲")
    SAYS = Text("sacrifice {word}", "牺牲{word}")

    count: Positive = 1


class Discard(Cost, CardFilter):
    """Discard cards of one's choice that match the filter."""

    FOUND_AS = found("discard", "discarded cards", "弃牌")
    SAYS = Text("discard {word}", "弃{word}")

    count: Positive = 1

    def faults(self, place: Place) -> Complaints:
        if place.ability.skill == "equip":
            yield fault("", "equipping costs mana, life or tapping", "佩带费用只能是法术力、生命或横置")
