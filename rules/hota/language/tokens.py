"""Tokens: creatures that effects make, which are no cards and are gone when they leave the battlefield (107.2)."""

from __future__ import annotations

from rules.hota.language.vocabulary import Attribute, Keyword
from rules.kernel.language.checks import Complaints, Place, fault
from rules.kernel.language.words import Part
from rules.wording import Text


class Token(Part):
    """A creature token, as it would be printed."""

    name: Text
    attack: int
    life: int
    attribute: tuple[Attribute, ...] = ()
    keywords: tuple[Keyword, ...] = ()

    def faults(self, place: Place) -> Complaints:
        if self.attack < 0:
            yield fault("attack", "attack is at least 0", "攻击力至少为 0")
        if self.life < 1:
            yield fault("life", "life is at least 1", "生命值至少为 1")
