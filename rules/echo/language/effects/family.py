"""The family of effects, and what each of them declares of itself."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.echo.language import vocabulary
from rules.kernel.language.words import Word


class Effect(Word):
    """The family of effects."""

    __slots__ = ()
    KEY = "effect"
    #: Where its cards can come from.
    FROM: ClassVar[tuple[vocabulary.Zone, ...]] = ("hand", "deck", "graveyard", "display")
    #: Whether they may be the enemy's, and from which zones.
    FROM_ENEMY: ClassVar[tuple[vocabulary.Zone, ...]] = ()
    #: Whether its amount may be below 0, and whether it may be 0.
    MAY_FALL: ClassVar[bool] = False
    MAY_BE_NOTHING: ClassVar[bool] = False
    #: What it needs of the ability: `self`, that a follower bears it; `declaration`, that an attack has been declared.
    NEEDS: ClassVar[tuple[Literal["self", "declaration"], ...]] = ()
