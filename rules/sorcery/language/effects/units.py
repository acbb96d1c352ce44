"""Effects: what happens to units where they are, and damage."""

from __future__ import annotations

from typing import Annotated

from rules.kernel.language.checks import Complaints, Place
from rules.kernel.language.operands import Positive
from rules.kernel.language.search_names import found
from rules.sorcery.language import amounts, vocabulary
from rules.sorcery.language.effects.family import Effect
from rules.sorcery.language.modifiers import check_stats
from rules.sorcery.language.selectors import OF_KNOWN, Things
from rules.wording import Text


class Aim(Effect):
    """Something is named or chosen that the effects after this one are about (`that`, or `around` that); nothing happens to it yet."""

    FOUND_AS = ()
    SAYS = Text("choose {target}", "选择{target}")

    target: Things


class Damage(Effect):
    """Units are dealt damage by the card whose ability it is."""

    FOUND_AS = found("damage", "deal damage", "造成伤害")
    SAYS = Text("deal {amount:damage} to {target}", "对{target}造成{amount:点}伤害")

    target: Things
    amount: amounts.Positive


class Fight(Effect):
    """A unit and each of those taken deal damage equal to their power to each other at once."""

    FOUND_AS = found("fight", "fight", "互斗")
    SAYS = Text("{who:subject} fight {target}", "{who:subject}与{target}互斗")

    who: Annotated[vocabulary.Known, OF_KNOWN] = "self"
    target: Things


class Boost(Effect):
    """Units get more or less power, or steps; or they become `ranged` n."""

    FOUND_AS = found("boost", "change power or movement", "改变力量或移动")
    SAYS = None

    target: Things
    power: amounts.Amount = 0
    movement: int = 0
    ranged: int = 0
    duration: vocabulary.Lasting = "turn"

    def faults(self, place: Place) -> Complaints:
        yield from check_stats(self, "boost")


class Grant(Effect):
    """Units gain keywords."""

    FOUND_AS = found("grant", "give keywords", "赋予关键词")
    SAYS = None

    target: Things
    keyword: vocabulary.Keyword | tuple[vocabulary.Keyword, ...]
    duration: vocabulary.Lasting = "turn"


class Restrict(Effect):
    """Units can't do something, or it can't be done to them."""

    FOUND_AS = found("restrict", "forbid", "禁止")
    SAYS = None

    target: Things
    cannot: vocabulary.Restriction
    duration: vocabulary.Lasting = "turn"


class Prevent(Effect):
    """So much of the next damage that is dealt to each of some units is prevented."""

    FOUND_AS = found("prevent", "prevent damage", "防止伤害")
    SAYS = Text(
        "prevent the next {amount:X damage} that would be dealt {duration:within} to {target}",
        "防止{duration:within}接下来将对{target}造成的{amount:X点}伤害",
    )

    target: Things
    amount: amounts.Positive
    duration: vocabulary.Passing = "turn"


class Tap(Effect):
    """Units and artifacts are tapped."""

    FOUND_AS = found("tap", "tap", "横置")
    SAYS = Text("tap {target}", "{target:横置}")

    target: Things


class Untap(Effect):
    """Units and artifacts are untapped."""

    FOUND_AS = found("untap", "untap", "重整")
    SAYS = Text("untap {target}", "{target:重整}")

    target: Things


class Hold(Effect):
    """Units do not untap at the start of so many of their controllers' next turns."""

    FOUND_AS = found("hold", "keep from untapping", "阻止重整")
    SAYS = Text(
        "{target:subject} not untapped at the start of {target:whose} next {amount:turns}",
        "{target:subject}在其控制者的{amount:个回合}开始时不会重整",
    )

    target: Things
    amount: Positive = 1
