"""Effects: what happens to creatures, and damage."""

from __future__ import annotations

from rules.hota.language import amounts, vocabulary
from rules.hota.language.effects.family import Effect
from rules.hota.language.selectors import Permanents
from rules.kernel.language.checks import Complaints, Place, fault
from rules.kernel.language.operands import Positive
from rules.kernel.language.search_names import found
from rules.wording import Text


class Damage(Effect):
    """Creatures and players are dealt damage by the card whose ability it is."""

    FOUND_AS = found("damage", "deal damage", "造成伤害")
    SAYS = Text("deal {amount:damage} to {target}", "对{target}造成{amount:点}伤害")

    target: Permanents
    amount: amounts.Positive


class Destroy(Effect):
    """Permanents go to their owners' graveyards; creatures die."""

    FOUND_AS = found("destroy", "destroy", "消灭")
    SAYS = Text("destroy {target}", "{target:消灭}")

    target: Permanents


class Fight(Effect):
    """The creature whose ability it is and each of those taken deal damage equal to their attack to each other."""

    NEEDS = ("self",)
    FOUND_AS = found("fight", "fight", "互斗")
    SAYS = None

    target: Permanents


class Boost(Effect):
    """Creatures get more or less attack and life."""

    FOUND_AS = found("boost", "change attack and life", "改变攻击力与生命值")
    SAYS = None

    target: Permanents
    attack: amounts.Amount = 0
    life: amounts.Amount = 0
    duration: vocabulary.Lasting = "turn"

    def faults(self, place: Place) -> Complaints:
        if self.attack == 0 and self.life == 0:
            yield fault("", "“boost” changes neither attack nor life", "“boost”既不改变攻击力也不改变生命值")


class Grant(Effect):
    """Creatures gain keywords."""

    FOUND_AS = found("grant", "give keywords", "赋予关键词")
    SAYS = None

    target: Permanents
    keyword: vocabulary.Keyword | tuple[vocabulary.Keyword, ...]
    duration: vocabulary.Lasting = "turn"


class Restrict(Effect):
    """Creatures can't do something, or it can't be done to them."""

    FOUND_AS = found("restrict", "forbid", "禁止")
    SAYS = None

    target: Permanents
    cannot: vocabulary.Restriction
    duration: vocabulary.Lasting = "turn"


class Prevent(Effect):
    """So much of the next damage that is dealt to each creature or player this turn is prevented."""

    FOUND_AS = found("prevent", "prevent damage", "防止伤害")
    SAYS = Text(
        "prevent the next {amount:X damage} that would be dealt this turn to {target}",
        "防止本回合中接下来将对{target}造成的{amount:X点}伤害",
    )

    target: Permanents
    amount: amounts.Positive


class Tap(Effect):
    """Permanents are tapped."""

    FOUND_AS = found("tap", "tap", "横置")
    SAYS = Text("tap {target}", "{target:横置}")

    target: Permanents


class Ready(Effect):
    """Permanents are readied."""

    FOUND_AS = found("ready", "ready", "重置")
    SAYS = Text("ready {target}", "{target:重置}")

    target: Permanents


class Hold(Effect):
    """Creatures stay tapped in so many of their controllers' next ready steps."""

    FOUND_AS = found("hold", "keep from readying", "阻止重置")
    SAYS = Text(
        "{target:subject} not readied at the start of {target:whose} next {amount:turns}",
        "{target:subject}在其操控者的{amount:个回合}开始时不会重置",
    )

    target: Permanents
    amount: Positive = 1
