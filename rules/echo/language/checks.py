"""Checks of abilities: which skills a kind of card has, and what the words of one can name."""

from __future__ import annotations

from rules.echo.language.abilities import Ability
from rules.kernel.language.checks import Checks, Place, fault
from rules.kernel.language.faults import UnreadableError
from rules.wording import Text

SKILLS_OF = {"hero": ("active", "passive"), "follower": ("awaken", "last_stand", "active", "passive"), "item": ("use", "passive")}
KINDS = {"hero": Text("a hero", "英雄"), "follower": Text("a follower", "随从"), "item": Text("an item", "道具")}
CHECKS = Checks(
    form=Ability,
    missing={
        "self": Text("{kind} is no follower", "{kind}不是随从"),
        "subject": Text("“subject” needs a moment about a follower", "“subject”需要与随从有关的时机"),
        "foe": Text("“foe” needs a moment of battle", "“foe”需要战斗中的时机"),
        "that": Text("no effect before this one takes a follower", "之前没有指定随从的效果"),
        "card": Text("a hero is in no zone", "英雄不在任何区域中"),
        "subject_card": Text("“subject” needs a moment about a card", "“subject”需要与卡牌有关的时机"),
        "event": Text("this moment has no amount", "该时机没有数值"),
        "declaration": Text(
            "“{word}” needs the moment “attack_declared” or “attacked”", "“{word}”只能用于“attack_declared”或“attacked”时机"
        ),
    },
    kinds=KINDS,
    called={"amount": Text("the amount", "数值"), "count": Text("the count", "数量"), "times": Text("“times”", "次数“times”")},
)


def check_ability(ability: Ability, kind: str, path: str) -> None:
    """Raise UnreadableError with every word that can't stand where it does, if the card may have such a skill."""
    if kind and ability.skill not in SKILLS_OF[kind]:
        en, zh = f"{KINDS[kind].en} has no “{ability.skill}” skill", f"{KINDS[kind].zh}没有“{ability.skill}”技能"
        raise UnreadableError(fault(f"{path}.skill", en, zh))
    CHECKS.check_ability(ability, Place(ability, kind, known_in(ability, kind)), path)


def known_in(ability: Ability, kind: str) -> frozenset[str]:
    """The names of what is known where the ability begins: whose it is, what it is about, what its costs take."""
    known = set(ability.trigger.KNOWS if ability.trigger else ())
    known |= {"self"} if kind not in ("hero", "item") else set()
    known |= {"card"} if kind != "hero" else set()
    known |= {"foe"} if ability.skill == "last_stand" else set()
    return frozenset(known.union(*(cost.KNOWS for cost in ability.cost)))
