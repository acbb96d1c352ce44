"""Modifiers: what a continuous passive gives for as long as its bearer is awake (a hero: always) and its conditions hold."""

from __future__ import annotations

from rules.echo.language import vocabulary
from rules.echo.language.amounts import Amount
from rules.echo.language.selectors import CardFilter, Followers
from rules.kernel.language.checks import Complaints, Place, fault
from rules.kernel.language.search_names import found
from rules.kernel.language.words import Word
from rules.wording import Text


class Modifier(Word):
    """The family of modifiers."""

    KEY = "modifier"

    def faults(self, place: Place) -> Complaints:
        target = getattr(self, "to", None)
        if target is not None and target.pick not in ("self", "all"):
            yield fault("to.pick", "a modifier takes “self” or “all”", "持续效果只能用“self”或“all”")


class Attack(Modifier):
    """Followers (`self` or `all`) have more or less attack."""

    FOUND_AS = found("strengthen", "strengthen", "强化") + found("weaken", "weaken", "弱化")
    SAYS = Text("{to:subject} has {amount:attack}", "{to:subject}攻击力{amount:gained}")

    to: Followers
    amount: Amount

    def found_as(self) -> tuple[str, ...]:
        """More or less attack is told apart."""
        gains = self.amount if isinstance(self.amount, int) else self.amount.times
        return ("weaken" if gains < 0 else "strengthen",)


class Keyword(Modifier):
    """Followers (`self` or `all`) have a keyword."""

    FOUND_AS = found("grant", "grant a keyword", "赋予")
    SAYS = Text("{to:subject} has {keyword}", "{to:subject}拥有{keyword}")

    to: Followers
    keyword: vocabulary.Keyword


class Restrict(Modifier):
    """Followers (`self` or `all`) can't do something, or it can't be done to them (E-6)."""

    FOUND_AS = found("restrict", "forbid", "禁止")
    SAYS = Text("{to:subject} can’t {cannot:do}", "{to:subject}不能{cannot:do}")
    COUNTS_AS = "keyword"

    to: Followers
    cannot: vocabulary.Restriction


class Guard(Modifier):
    """Followers (`self` or `all`) must be attacked first."""

    FOUND_AS = found("guard", "guard", "守护")
    SAYS = Text("{to:subject} must be attacked first", "{to:subject}必须被优先攻击")
    COUNTS_AS = "keyword"

    to: Followers


class CardsOf(CardFilter):
    """Cards of one player, wherever they are."""

    side: vocabulary.Player = "own"


class Cost(Modifier):
    """Followers cost more or less to awaken, items to play; never below 0."""

    FOUND_AS = found("cost", "change costs", "改变费用")
    SAYS = Text("{of.side:whose} {of} cost {amount} {amount:more|less}{of:to awaken}", "{of.side:whose}{of}的{of:费用}{amount:signed}")

    of: CardsOf
    amount: int


class EnergyCap(Modifier):
    """The energy cap is higher or lower."""

    FOUND_AS = found("energy-cap", "change the energy cap", "能量上限")
    SAYS = Text("{side:whose} energy cap is {amount} {amount:higher|lower}", "{side:whose}能量上限{amount:signed}")
    COUNTS_AS = "cap"

    amount: int
    side: vocabulary.Player = "own"
