"""Checks of abilities: which skills a kind of card has, and what the words of one can name."""

from __future__ import annotations

from rules.douwushi.language import effects
from rules.douwushi.language.abilities import Ability
from rules.kernel.language.checks import Checks, Place, fault
from rules.kernel.language.faults import Faults, UnreadableError
from rules.kernel.language.words import words_in
from rules.wording import Text

SKILLS_OF = {
    "hero": ("active", "passive"),
    "weapon": ("active", "passive"),
    "equipment": ("active", "passive"),
    "spell": ("cast", "passive"),
}
KINDS = {
    "hero": Text("a hero", "英雄牌"),
    "weapon": Text("a weapon", "武器牌"),
    "equipment": Text("equipment", "装备牌"),
    "spell": Text("a spell", "魔法牌"),
}
CHECKS = Checks(
    form=Ability,
    missing={
        "self": Text("a spell that stays on no hero has no “self”", "未附于英雄的魔法牌没有“self”"),
        "subject": Text("“subject” needs a moment about a hero", "“subject”需要与英雄有关的时机"),
        "foe": Text("this moment has no “foe”", "该时机没有“foe”"),
        "that": Text("no effect before this one takes a hero", "之前没有指定英雄的效果"),
        "event": Text("this moment has no amount", "该时机没有数值"),
        "x": Text("no X is paid", "没有支付 X"),
        "item": Text("this card is no item", "该牌不是物品牌"),
        "bearer": Text("a hero has no bearer", "英雄没有装备者"),
        "cast": Text("“stay” belongs to “cast”", "“stay”只能用于“cast”"),
        "lasting_spell": Text("only a lasting spell's passive has a spell “self”", "只有持续性魔法牌的被动才有魔法牌“self”"),
    },
    called={"times": Text("“times”", "次数“times”")},
)


def check_abilities(abilities: tuple[Ability, ...], kind: str, path: str) -> None:
    """Raise UnreadableError with every word of a card of a kind that can't stand where it does."""
    stays = [word for ability in abilities for word, _ in words_in(ability.do, "") if isinstance(word, effects.Stay)]
    if len(stays) > 1 or sum(ability.skill == "cast" for ability in abilities) > 1:
        raise UnreadableError(fault(path, "a spell is cast once and stays in one place", "魔法牌只能有一个“cast”和一个“stay”"))
    has_self = kind != "spell" or any(stay.target for stay in stays)
    faults = Faults()
    for index, ability in enumerate(abilities):
        faults.attempt(check_ability, ability, kind, f"{path}[{index}]", has_self=has_self)
    faults.settle()


def check_ability(ability: Ability, kind: str, path: str, *, has_self: bool = True) -> None:
    """Raise UnreadableError with every word that can't stand where it does, if the card may have such a skill."""
    place = Place(ability, kind, known_in(ability, kind, has_self=has_self))
    if ability.skill not in SKILLS_OF[kind]:
        en, zh = f"{KINDS[kind].en} has no “{ability.skill}”; it may have ", f"{KINDS[kind].zh}没有“{ability.skill}”，只能是 "
        raise UnreadableError(fault(f"{path}.skill", en + " or ".join(SKILLS_OF[kind]), zh + " 或 ".join(SKILLS_OF[kind])))
    CHECKS.check_ability(ability, place, path, *(() if ability.gives else ("target",)))


def known_in(ability: Ability, kind: str, *, has_self: bool) -> frozenset[str]:
    """The names of what is known where the ability begins: whose it is, what it is about, what it is on, whether an X is paid."""
    is_item = kind in ("weapon", "equipment")
    known = {
        "self": has_self,
        "x": ability.has_x,
        "item": is_item,
        "bearer": kind != "hero",
        "cast": ability.skill == "cast",
        "lasting_spell": kind == "spell" and ability.skill != "cast",
    }
    return frozenset(name for name, is_known in known.items() if is_known).union(ability.when.KNOWS if ability.when else ())
