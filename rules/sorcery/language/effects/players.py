"""Effects: what happens to players."""

from __future__ import annotations

from rules.kernel.language.operands import Positive
from rules.kernel.language.search_names import found
from rules.sorcery.language import amounts, vocabulary
from rules.sorcery.language.effects.family import Effect
from rules.sorcery.language.vocabulary import Player
from rules.wording import Text


class GainLife(Effect):
    """A player's avatar gains life, not above what it began with, and none at death's door (S-9)."""

    FOUND_AS = found("gain-life", "gain life", "恢复生命值")
    SAYS = Text("{side:subject} gain {amount:life}", "{side:subject}恢复{amount:点}生命值")

    amount: amounts.Positive
    side: Player = "own"


class LoseLife(Effect):
    """A player's avatar loses life; this is no damage and no death blow (S-9)."""

    FOUND_AS = found("lose-life", "lose life", "失去生命值")
    SAYS = Text("{side:subject} lose {amount:life}", "{side:subject}失去{amount:点}生命值")

    amount: amounts.Positive
    side: Player = "own"


class Mana(Effect):
    """A player gains mana for this turn, or loses some."""

    FOUND_AS = found("mana", "give mana", "给予法力")
    SAYS = Text("{side:subject} gain {amount:mana}", "{side:subject}获得{amount:点}法力")

    amount: amounts.Change
    side: Player = "own"


class Threshold(Effect):
    """One's own threshold of an element is higher."""

    FOUND_AS = found("threshold", "provide threshold", "提供元素限制")
    SAYS = Text("you have {amount} additional {element} threshold{duration}", "你额外具有{amount:点}{element}限制{duration}")

    element: vocabulary.Element
    amount: Positive = 1
    duration: vocabulary.Lasting = "turn"
