"""Effects: what happens to players."""

from __future__ import annotations

from rules.hota.language import amounts, vocabulary
from rules.hota.language.effects.family import Effect
from rules.hota.language.vocabulary import Player
from rules.kernel.language.search_names import found
from rules.kernel.language.templates import Cases
from rules.wording import Text


class GainLife(Effect):
    """A player gains life: damage is taken off, not below none (H-11)."""

    FOUND_AS = found("gain-life", "gain life", "恢复生命")
    SAYS = Text("{side:subject} gain {amount:life}", "{side:subject}恢复{amount:点}生命值")

    amount: amounts.Positive
    side: Player = "own"


class LoseLife(Effect):
    """A player loses life; nothing prevents it."""

    FOUND_AS = found("lose-life", "lose life", "失去生命")
    SAYS = Text("{side:subject} lose {amount:life}", "{side:subject}失去{amount:点}生命值")

    amount: amounts.Positive
    side: Player = "own"


class Mana(Effect):
    """A player gains mana, even above the cap, or loses it."""

    FOUND_AS = found("mana", "give mana", "给予法术力")
    SAYS = Text(
        "{side:subject} gain {amount:mana}{amount:each}, even above {side:their} mana cap",
        "{side:subject}获得{amount:点}魔法值{amount:limit}，可超过魔法值上限",
    )

    amount: amounts.Change
    side: Player = "own"


class RaiseAttribute(Effect):
    """One's own attribute becomes higher (106.2)."""

    FOUND_AS = found("raise-attribute", "raise an attribute", "提升属性")
    SAYS = Text("{attribute:subject} rise by {amount}{duration}", "{attribute:subject}+{amount:X}{duration}")

    attribute: vocabulary.Attribute
    amount: amounts.Positive = 1
    duration: vocabulary.Lasting = "game"


class Win(Effect):
    """The controller wins (104.2b)."""

    FOUND_AS = found("win", "win the game", "赢得游戏")
    SAYS = Text("you win the game", "你赢得游戏")


class Lose(Effect):
    """A player loses (104.3e)."""

    FOUND_AS = found("lose", "lose the game", "输掉游戏")
    SAYS = Cases(
        "side",
        {
            "own": Text("you lose the game", "你输掉游戏"),
            "enemy": Text("{side:subject} lose the game", "{side:subject}输掉游戏"),
        },
    )

    side: Player = "own"


class EndInDraw(Effect):
    """The game is a draw (104.4)."""

    FOUND_AS = found("end-in-draw", "end in a draw", "以平局结束")
    SAYS = Text("the game is a draw", "游戏以平局结束")
