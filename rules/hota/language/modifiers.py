"""Modifiers: what creatures have more or less or can't do, and what players pay or keep, for as long as a static ability gives it."""

from __future__ import annotations

from rules.hota.language import amounts, vocabulary
from rules.hota.language.selectors import CardFilter
from rules.kernel.language.checks import Complaints, Place, fault
from rules.kernel.language.operands import Change
from rules.kernel.language.search_names import found
from rules.kernel.language.words import Word
from rules.wording import Text


class Modifier(Word):
    """The family of modifiers."""

    KEY = "modifier"


class Stats(Modifier):
    """More or less attack and life; attack is never below 0."""

    FOUND_AS = found("boost", "change attack and life", "改变攻击力与生命值")
    SAYS = None

    attack: amounts.Amount = 0
    life: amounts.Amount = 0

    def faults(self, place: Place) -> Complaints:
        if self.attack == 0 and self.life == 0:
            yield fault("", "“stats” changes neither attack nor life", "“stats”既不改变攻击力也不改变生命值")


class Has(Modifier):
    """Keywords."""

    FOUND_AS = found("grant", "give keywords", "赋予关键词")
    COUNTS_AS = "bits"
    SAYS = Text("has {keyword}", "具有{keyword}")

    keyword: vocabulary.Keyword | tuple[vocabulary.Keyword, ...]


class Cannot(Modifier):
    """The creature can't do something, or it can't be done to it."""

    FOUND_AS = found("restrict", "forbid", "禁止")
    COUNTS_AS = "bits"
    SAYS = Text("can’t {what}", "{what}")

    what: vocabulary.Restriction


class Cost(Modifier, CardFilter):
    """Cards that match the filter cost the players of a side more or less mana, never below 0."""

    FOUND_AS = found("cost", "change costs", "改变费用")
    SAYS = Text("{word} cost {side} {amount} {amount:more|less} mana", "{side:whose}{word}法术力需求{amount:增加|减少}{amount}")

    amount: Change
    side: vocabulary.Side = "own"


class HandLimit(Modifier):
    """The players of a side may keep more or fewer cards at the end of their turn."""

    FOUND_AS = found("hand-limit", "change the hand limit", "改变手牌上限")
    SAYS = Text("{side:whose} hand limit is {amount} {amount:higher|lower}", "{side:whose}手牌上限{amount:signed}")

    amount: Change
    side: vocabulary.Side = "own"


#: Modifiers of players: they take no permanents.
OF_PLAYERS = (Cost, HandLimit)
