"""Effects: spells that stay."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from rules.douwushi.language import vocabulary
from rules.douwushi.language.effects.family import Effect
from rules.douwushi.language.selectors import Heroes
from rules.kernel.language.search_names import found


class Stay(Effect):
    """The lasting spell goes on a hero, which is then `self` for it, or it stays for so many turns, or both (W-15)."""

    FOUND_AS = ()
    SAYS = None

    target: Heroes | None = field(default=None, metadata={"key": "on"})
    turns: int | None = None


class Dispel(Effect):
    """Lasting spells go to the graveyard: a target, all of a side, or the spell whose ability it is."""

    FOUND_AS = found("dispel", "end lasting spells", "移除持续性魔法牌")
    SAYS = None

    pick: Literal["target", "all", "self"] = "target"
    side: vocabulary.Side = "any"
