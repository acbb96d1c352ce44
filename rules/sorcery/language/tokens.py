"""Tokens: minions and automata that effects make, which are no cards and are gone when they leave the realm."""

from __future__ import annotations

from typing import Literal

from rules.kernel.language.checks import Complaints, Place, fault
from rules.kernel.language.words import Part
from rules.sorcery.language.vocabulary import Element, Keyword
from rules.wording import Text


class Token(Part):
    """A token, as it would be printed."""

    name: Text
    kind: Literal["minion", "automaton"] = "minion"
    power: int
    element: tuple[Element, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    ranged: int = 0
    movement: int = 0

    def faults(self, place: Place) -> Complaints:
        for key in ("power", "ranged", "movement"):
            if getattr(self, key) < 0:
                yield fault(key, f"“{key}” is at least 0", f"“{key}”至少为 0")
