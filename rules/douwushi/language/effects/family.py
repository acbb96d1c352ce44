"""The family of effects, and what each of them declares of itself."""

from __future__ import annotations

from typing import ClassVar

from rules.douwushi.language import vocabulary
from rules.kernel.language.words import Word


class Effect(Word):
    """The family of effects."""

    __slots__ = ()
    KEY = "effect"
    #: Where its cards can come from, and whether they may be the enemy's.
    FROM: ClassVar[tuple[vocabulary.Zone, ...]] = ()
    IS_FOR_BOTH: ClassVar[bool] = False
