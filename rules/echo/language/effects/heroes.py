"""Effects: what happens to heroes."""

from __future__ import annotations

from rules.echo.language.amounts import Positive
from rules.echo.language.effects.family import Effect
from rules.echo.language.vocabulary import Player
from rules.kernel.language.search_names import found


class Damage(Effect):
    """A side's hero loses life."""

    FOUND_AS = found("damage", "deal damage", "造成伤害")
    SAYS = None

    amount: Positive
    side: Player = "enemy"


class Heal(Effect):
    """A side's hero gains life, without limit."""

    FOUND_AS = found("heal", "heal", "回复")
    SAYS = None

    amount: Positive
    side: Player = "own"
