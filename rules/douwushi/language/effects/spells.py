"""Effects: spells that stay."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from rules.douwushi.language import vocabulary
from rules.douwushi.language.effects.family import Effect
from rules.douwushi.language.selectors import Heroes
from rules.kernel.language.checks import Complaints, Place, fault
from rules.kernel.language.operands import POSITIVE, needs
from rules.kernel.language.search_names import found
from rules.wording import Text


class Stay(Effect):
    """The lasting spell goes on a hero, which is then `self` for it, or it stays for so many turns, or both (W-15)."""

    NEEDS = ("cast",)
    FOUND_AS = ()
    SAYS = None

    target: Heroes | None = field(default=None, metadata={"key": "on"})
    turns: Annotated[int | None, POSITIVE] = None

    def faults(self, place: Place) -> Complaints:
        if self.target is None and self.turns is None:
            yield fault("", "“on” or “turns” is missing", "缺少“on”或“turns”")


class Dispel(Effect):
    """Lasting spells go to the graveyard: a target, all of a side, or the spell whose ability it is."""

    FOUND_AS = found("dispel", "end lasting spells", "移除持续性魔法牌")
    SAYS = Text("put {word} into the graveyard", "将{word}放入坟场")

    pick: Annotated[Literal["target", "all", "self"], needs(self="lasting_spell")] = "target"
    side: vocabulary.Side = "any"
