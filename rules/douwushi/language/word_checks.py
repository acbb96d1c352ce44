"""Checks of single words: a selector, condition, amount or cost has a meaning where it stands."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from rules.douwushi.language import amounts, conditions, costs, modifiers, moments
from rules.douwushi.language.abilities import Ability
from rules.douwushi.language.selectors import CardFilter, Cards, DamageFilter, Figure, Heroes, HeroFilter, ItemCount, Items, Taken
from rules.kernel.language.faults import Faults, UnreadableError, unreadable
from rules.kernel.language.words import words_in
from rules.wording import Text

WITH_FOE = (
    moments.Attacks,
    moments.Attacked,
    moments.Damaged,
    moments.Hits,
    moments.Died,
    moments.Kills,
    moments.Counters,
    moments.Guards,
)
WITH_AMOUNT = (moments.Damaged, moments.Hits, moments.Guards)
#: What may be below 0.
EITHER_WAY = (modifiers.Attack, modifiers.Life, modifiers.Deal, modifiers.SkillCost, modifiers.EquipCost, modifiers.Limit)
KNOWN = ("self", "subject", "foe", "that")
#: What holds effects, which are checked in their order.
LISTS = ("do", "otherwise", "options")
NO_SELF = ("a spell that stays on no hero has no “self”", "未附于英雄的魔法牌没有“self”")


@dataclass(frozen=True, slots=True)
class Place:
    """Where a word stands: the ability, its card's kind, whether there is a `self`, whether an effect before took heroes (`that`)."""

    ability: Ability
    kind: str
    has_self: bool
    has_that: bool = False


def check_words(value: Any, place: Place, path: str) -> None:
    """Check every selector, condition and amount in a word, without going into lists of effects."""
    faults = Faults()
    for word, where in words_in(value, path, LISTS):
        faults.attempt(_check_word, word, place, where)
    faults.settle()


def _check_word(word: Any, place: Place, where: str) -> None:
    _check_bounds(word, where)
    _check_numbers(word, where)
    if isinstance(word, Heroes):
        _check_heroes(word, place, where)
    if isinstance(word, Items):
        _check_items(word, place, where)
    if isinstance(word, Heroes | Items | Cards | Taken) and word.up_to and getattr(word, "pick", "chosen") not in ("chosen", "target"):
        raise wrong(f"{where}.up_to", f"“{getattr(word, 'pick', '')}” is no choice that can end early", "此处不能少选")
    if isinstance(word, conditions.Is):
        check_known(word.who, place, f"{where}.who")
        if all(getattr(word, each.name) is None for each in fields(HeroFilter)):
            raise wrong(where, "“is” asks for nothing", "“is”没有任何条件")
    if isinstance(word, conditions.Any) and len(word.of) < 2:
        raise wrong(f"{where}.of", "there must be at least two conditions", "至少要有两个条件")
    if isinstance(word, amounts.Count):
        _check_count(word, place, where)
    if isinstance(word, Figure):
        check_known(word.who, place, f"{where}.who")
    if isinstance(word, ItemCount) and word.items_of == "self":
        check_known("self", place, f"{where}.items_of")
    if isinstance(word, moments.HeroMoment) and word.by == "self" and any(_asked(word)):
        raise wrong(where, "“by” self takes no filter; use the condition “is”", "“by”为 self 时不能带条件，请用条件“is”")
    if isinstance(word, DamageFilter | moments.DamageMoment) and word.attack_type:
        listed = (word.source,) if isinstance(word.source, str) else word.source or ()
        if set(listed) - {"attack", "counter"}:
            raise wrong(f"{where}.attack_type", "only attacks and counterattacks have a type", "只有武器攻击和反击才有攻击类型")
    if isinstance(word, costs.Tap | costs.Break):
        _check_own_cost(word, place.kind, where)


def _asked(word: HeroFilter) -> list[str]:
    return [each.name for each in fields(HeroFilter) if getattr(word, each.name) is not None]


def _check_own_cost(cost: costs.Tap | costs.Break, kind: str, path: str) -> None:
    if isinstance(cost, costs.Break) and kind == "hero":
        raise wrong(path, "a hero is no item", "英雄不是物品")
    if isinstance(cost, costs.Tap) and cost.who == "itself" and kind == "equipment":
        raise wrong(path, "only heroes and weapons are tapped", "只有英雄和武器可以横置")
    if isinstance(cost, costs.Tap) and cost.who == "bearer" and kind == "hero":
        raise wrong(f"{path}.who", "a hero has no bearer", "英雄没有装备者")


def _check_count(word: amounts.Count, place: Place, path: str) -> None:
    if word.times < 1:
        raise wrong(f"{path}.times", "“times” must be at least 1", "“times”至少为 1")
    if word.count == "x" and not place.ability.has_x:
        raise wrong(f"{path}.count", "no X is paid", "没有支付 X")
    if word.count == "event" and not isinstance(place.ability.when, WITH_AMOUNT):
        raise wrong(f"{path}.count", "this moment has no amount", "该时机没有数值")


def _check_numbers(word: Any, path: str) -> None:
    """Numbers are at least 1, but for those that may be below 0, and free skills."""
    least = 0 if isinstance(word, costs.Mp) else 1
    for key in ("amount", "count", "turns"):
        value = getattr(word, key, None)
        if value == 0 and isinstance(word, EITHER_WAY):
            raise wrong(f"{path}.{key}", "it must not be 0; below 0 takes away", "数值不能为 0，负数表示减少")
        if isinstance(value, int) and value < least and not isinstance(word, EITHER_WAY):
            raise wrong(f"{path}.{key}", f"it must be at least {least}", f"至少为 {least}")


def _check_heroes(word: Heroes, place: Place, path: str) -> None:
    if word.pick in KNOWN:
        check_known(word.pick, place, f"{path}.pick")
        if word != Heroes(pick=word.pick):
            raise wrong(path, f"“{word.pick}” takes no filter; use the condition “is”", f"“{word.pick}”不能带条件，请用条件“is”")
    if word.count != 1 and word.pick == "all":
        raise wrong(f"{path}.count", "“all” has no count", "“all”没有数量")
    if word.count == "x" and not place.ability.has_x:
        raise wrong(f"{path}.count", "no X is paid", "没有支付 X")


def _check_items(word: Items, place: Place, path: str) -> None:
    if word.of is not None:
        check_known(word.of, place, f"{path}.of")
        if word.side != "any":
            raise wrong(f"{path}.side", "“of” and “side” exclude each other", "“of”与“side”不能并用")
    if word.pick == "all" and word.count != 1:
        raise wrong(f"{path}.count", "“all” has no count", "“all”没有数量")
    if word.pick == "self":
        if place.kind not in ("weapon", "equipment"):
            raise wrong(f"{path}.pick", "this card is no item", "该牌不是物品牌")
        if word != Items(pick="self"):
            raise wrong(path, "“self” takes no filter", "“self”不能带条件")


def check_known(name: str, place: Place, path: str) -> None:
    if name == "self" and not place.has_self:
        raise wrong(path, *NO_SELF)
    if name == "subject" and not isinstance(place.ability.when, moments.HeroMoment):
        raise wrong(path, "“subject” needs a moment about a hero", "“subject”需要与英雄有关的时机")
    if name == "foe" and not isinstance(place.ability.when, WITH_FOE):
        raise wrong(path, "this moment has no “foe”", "该时机没有“foe”")
    if name == "that" and not place.has_that:
        raise wrong(path, "no effect before this one takes a hero", "之前没有指定英雄的效果")


def _check_bounds(word: Any, path: str) -> None:
    if isinstance(word, conditions.Count) and word.at_least is None and word.at_most is None:
        raise wrong(path, "“at_least” or “at_most” is missing", "缺少“at_least”或“at_most”")
    names = ["at"] if isinstance(word, conditions.Count) else []
    names += ["cost"] if isinstance(word, CardFilter) else ["mp", "attack", "life"] if isinstance(word, HeroFilter) else []
    for name in names:
        low, high = ("at_least", "at_most") if name == "at" else (f"{name}_min", f"{name}_max")
        least, most = getattr(word, low), getattr(word, high)
        if least is not None and most is not None and least > most:
            raise wrong(f"{path}.{low}", f"“{low}” is above “{high}”", f"“{low}”大于“{high}”")


def wrong(path: str, en: str, zh: str) -> UnreadableError:
    return unreadable(path, Text(en, zh))
