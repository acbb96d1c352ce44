"""Effects: what happens to heroes."""

from __future__ import annotations

from rules.echo.language.amounts import Positive
from rules.echo.language.effects.family import Effect
from rules.echo.language.vocabulary import Player
from rules.kernel.language.search_names import found
from rules.kernel.language.templates import Cases
from rules.wording import Text


class Damage(Effect):
    """A side's hero loses life."""

    FOUND_AS = found("damage", "deal damage", "造成伤害")
    SAYS = Cases(
        "side",
        {
            "enemy": Text("deal {amount:damage} to {side:hero}", "对{side:hero}造成{amount:点}伤害"),
            "own": Text("lose {amount:life}", "{side:subject hero}失去{amount:点}生命值"),
        },
    )

    amount: Positive
    side: Player = "enemy"


class Heal(Effect):
    """A side's hero gains life, without limit."""

    FOUND_AS = found("heal", "heal", "回复")
    SAYS = Text("restore {amount:life} to {side:hero}", "{side:subject hero}回复{amount:点}生命值")

    amount: Positive
    side: Player = "own"
