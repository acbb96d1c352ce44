"""Modifiers: what units and sites have more or less or can't do, and what players pay or get, for as long as a static ability gives it."""

from __future__ import annotations

from rules.kernel.language.checks import Complaints, Place, fault
from rules.kernel.language.operands import Change, Positive
from rules.kernel.language.search_names import found
from rules.kernel.language.words import Word
from rules.sorcery.language import amounts, vocabulary
from rules.sorcery.language.selectors import CardFilter
from rules.wording import Text


class Modifier(Word):
    """The family of modifiers."""

    KEY = "modifier"


class Stats(Modifier):
    """More or less power, never below 0, and more or fewer steps (movement +n); `ranged` n at least."""

    FOUND_AS = found("boost", "change power or movement", "改变力量或移动")
    SAYS = None

    power: amounts.Amount = 0
    movement: int = 0
    ranged: int = 0

    def faults(self, place: Place) -> Complaints:
        yield from check_stats(self, "stats")


class Has(Modifier):
    """Keywords."""

    FOUND_AS = found("grant", "give keywords", "赋予关键词")
    COUNTS_AS = "bits"
    SAYS = Text("has {keyword}", "具有{keyword}")

    keyword: vocabulary.Keyword | tuple[vocabulary.Keyword, ...]


class Cannot(Modifier):
    """The unit can't do something, or it can't be done to it."""

    FOUND_AS = found("restrict", "forbid", "禁止")
    COUNTS_AS = "bits"
    SAYS = Text("can’t {what}", "{what}")

    what: vocabulary.Restriction


class IsGround(Modifier):
    """The site is water, or land, whatever its threshold (S-13)."""

    FOUND_AS = found("flood", "flood or dry sites", "淹没或排干地标")
    SAYS = Text("is {ground:site}", "视为{ground:site}")

    ground: vocabulary.Ground


class Cost(Modifier, CardFilter):
    """Cards that match the filter cost the players of a side more or less mana, never below 0."""

    FOUND_AS = found("cost", "change costs", "改变费用")
    SAYS = Text("{word} cost {side} {amount} {amount:more|less} mana", "{side:whose}{word}法力费用{amount:增加|减少}{amount}")

    amount: Change
    side: vocabulary.Side = "own"


class Threshold(Modifier):
    """A player's threshold of an element is higher."""

    FOUND_AS = found("threshold", "provide threshold", "提供元素限制")
    SAYS = Text("{side:provided} {amount} additional {element} threshold", "{side:provided}额外具有{amount:点}{element}限制")

    element: vocabulary.Element
    amount: Positive = 1
    side: vocabulary.Player = "own"


class Income(Modifier):
    """A player has more or less mana at the start of the own turn, never below 0 (S-2)."""

    FOUND_AS = found("mana", "give mana", "给予法力")
    SAYS = Text(
        "{side:provided} {amount} {amount:more|less} mana at the start of {side:turn} turn",
        "{side:turn}回合开始时，{side:provided}法力{amount:增加|减少}{amount}点",
    )

    amount: Change
    side: vocabulary.Player = "own"


#: What players have; the others are of things in the realm.
OF_PLAYERS = (Cost, Threshold, Income)


def check_stats(word: object, name: str) -> Complaints:
    """Something changes, and `ranged` is so many squares."""
    if (getattr(word, "power", 0), getattr(word, "movement", 0), getattr(word, "ranged", 0)) == (0, 0, 0):
        yield fault("", f"“{name}” changes nothing", f"“{name}”没有任何改变")
    if getattr(word, "ranged", 0) < 0:
        yield fault("ranged", "“ranged” must be at least 1", "“ranged”至少为 1")
