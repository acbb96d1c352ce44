"""Checks what types can't: that a word stands where it has a meaning (a `foe` only where there is one, an X only where one is paid)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from rules.douwushi.language import amounts, conditions, costs, effects, modifiers, moments
from rules.douwushi.language.abilities import Ability
from rules.douwushi.language.selectors import CardFilter, Cards, DamageFilter, Figure, Heroes, HeroFilter, ItemCount, Items, Taken
from rules.kernel.language.faults import Faults, UnreadableError, unreadable
from rules.kernel.language.words import words_in
from rules.wording import Text

SKILLS_OF = {
    "hero": ("active", "passive"),
    "weapon": ("active", "passive"),
    "equipment": ("active", "passive"),
    "spell": ("cast", "passive"),
}
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
#: What holds effects, which are checked in their order.
LISTS = ("do", "otherwise", "options")
ZONES_OF: dict[type, tuple[str, ...]] = {
    effects.Equip: ("hand", "reserve", "graveyard", "beyond"),
    effects.Discard: ("hand",),
    effects.Search: ("reserve",),
    effects.Retrieve: ("graveyard", "beyond"),
    effects.PutBack: ("hand", "graveyard"),
    effects.SetBeyond: ("hand", "reserve", "graveyard"),
    effects.Deploy: ("hand", "reserve", "graveyard", "beyond"),
}
#: Whose cards may be the enemy's, too.
OF_BOTH = (effects.Discard, effects.PutBack, effects.SetBeyond)
KNOWN = ("self", "subject", "foe", "that")
_A = {"hero": "a hero", "weapon": "a weapon", "equipment": "equipment", "spell": "a spell"}
_KINDS = {"hero": "英雄牌", "weapon": "武器牌", "equipment": "装备牌", "spell": "魔法牌"}


@dataclass(frozen=True, slots=True)
class Place:
    """Where a word stands: the ability, its card's kind, whether there is a `self`, whether an effect before took heroes (`that`)."""

    ability: Ability
    kind: str
    has_self: bool
    has_that: bool = False


def check_abilities(abilities: tuple[Ability, ...], kind: str, path: str) -> None:
    """Raise UnreadableError with every word of a card of a kind that can't stand where it does."""
    stays = [word for ability in abilities for word, _ in words_in(ability.do, "") if isinstance(word, effects.Stay)]
    if len(stays) > 1 or sum(ability.skill == "cast" for ability in abilities) > 1:
        raise _wrong(path, "a spell is cast once and stays in one place", "魔法牌只能有一个“cast”和一个“stay”")
    has_self = kind != "spell" or any(stay.target for stay in stays)
    faults = Faults()
    for index, ability in enumerate(abilities):
        faults.attempt(check_ability, ability, kind, f"{path}[{index}]", has_self=has_self)
    faults.settle()


def check_ability(ability: Ability, kind: str, path: str, *, has_self: bool = True) -> None:
    """Raise UnreadableError with every word that can't stand where it does, once the ability's form is right."""
    place = Place(ability, kind, has_self)
    if ability.skill not in SKILLS_OF[kind]:
        raise _wrong(
            f"{path}.skill",
            f"{_A[kind]} has no “{ability.skill}”; it may have {' or '.join(SKILLS_OF[kind])}",
            f"{_KINDS[kind]}没有“{ability.skill}”，只能是 {' 或 '.join(SKILLS_OF[kind])}",
        )
    if (ability.name is not None) != (kind == "hero"):
        if kind == "hero":
            raise _wrong(
                f"{path}.name", "a hero's skill has a name: { en = “...”, zh = “...” }", "英雄技能须有名称：{ en = “...”, zh = “...” }"
            )
        raise _wrong(f"{path}.name", "only a hero's skill has a name", "只有英雄技能才有名称")
    if ability.name is not None and not (ability.name.en.strip() and ability.name.zh.strip()):
        raise _wrong(f"{path}.name", "the name is there in one language only", "名称只有一种语言")
    _check_shape(ability, path)
    faults = Faults()
    for key in ("when", "conditions", "cost", "gives", "target"):
        if key == "target" and not ability.gives:
            continue
        faults.attempt(_check_words, getattr(ability, key), place, f"{path}.{ {'conditions': 'if', 'target': 'to'}.get(key, key) }")
    faults.attempt(_check_given, place, path)
    if not place.has_self and isinstance(ability.when, moments.HeroMoment) and ability.when.by == "self":
        faults.add(_wrong(f"{path}.when.by", *_NO_SELF))
    faults.attempt(_check_effects, ability.do, place, f"{path}.do")
    faults.settle()


def _check_given(place: Place, path: str) -> None:
    """What a continuous passive gives, and to whom."""
    ability = place.ability
    if ability.gives and all(isinstance(each, modifiers.Limit) for each in ability.gives):
        if ability.target != Heroes(pick="self"):
            raise _wrong(f"{path}.to", "“limit” is a player's and takes no “to”", "“limit”属于玩家，不能有“to”")
    elif ability.gives and ability.target.pick not in ("self", "all"):
        raise _wrong(f"{path}.to.pick", "a continuous passive gives to “self” or “all”", "持续生效的被动只能作用于“self”或“all”")
    _check_uses(ability.gives, "next", f"{path}.gives")


_NO_SELF = ("a spell that stays on no hero has no “self”", "未附于英雄的魔法牌没有“self”")


def _check_shape(ability: Ability, path: str) -> None:
    """A passive has a moment with effects, or modifiers; the rest has effects; each extra belongs to one form."""
    is_triggered = ability.skill == "passive" and ability.when is not None
    is_continuous = ability.skill == "passive" and ability.when is None
    if is_continuous and (not ability.gives or ability.do):
        raise _wrong(path, "a passive has “when” and “do”, or “gives”", "被动应有“when”和“do”，或有“gives”")
    if not is_continuous and (ability.gives or not ability.do):
        raise _wrong(path, f"this “{ability.skill}” needs “do” and has no “gives”", f"该“{ability.skill}”须有“do”且不能有“gives”")
    allowed = {
        "when": ability.skill == "passive",
        "cost": ability.skill == "active",
        "needs_weapon": ability.skill == "active",
        "may": is_triggered,
        "once": is_triggered or ability.skill == "active",
    }
    for key, is_allowed in allowed.items():
        if getattr(ability, key) and not is_allowed:
            raise _wrong(f"{path}.{key}", f"“{key}” does not belong to this “{ability.skill}”", f"“{key}”不适用于该“{ability.skill}”")
    if not is_continuous and ability.target != Heroes(pick="self"):
        raise _wrong(f"{path}.to", "“to” belongs to “gives”", "“to”只能与“gives”同用")
    if sum(isinstance(each, costs.Mp) for each in ability.cost) > 1:
        raise _wrong(f"{path}.cost", "MP is paid once", "MP 只能支付一次")


def _check_effects(listed: tuple[effects.Effect, ...], place: Place, path: str) -> None:
    """Check a list of effects in order."""
    faults, has_that = Faults(), place.has_that
    for index, effect in enumerate(listed):
        here = Place(place.ability, place.kind, place.has_self, has_that)
        faults.attempt(_check_words, effect, here, f"{path}[{index}]")
        faults.attempt(_check_effect, effect, here, f"{path}[{index}]")
        has_that = has_that or isinstance(getattr(effect, "target", None), Heroes)
    faults.settle()


def _check_effect(effect: effects.Effect, place: Place, path: str) -> None:
    cards = getattr(effect, "cards", None)
    if isinstance(cards, Cards):
        _check_cards(effect, cards, place.kind, f"{path}.cards")
    if isinstance(effect, effects.Give):
        _check_uses(effect.gives, "once_a_turn", f"{path}.gives")
        if any(isinstance(each, modifiers.Limit) for each in effect.gives):
            raise _wrong(f"{path}.gives", "“limit” is a player's and belongs to a passive", "“limit”属于玩家，只能用于被动")
        if isinstance(effect.lasts, int) and effect.lasts < 1:
            raise _wrong(f"{path}.lasts", "it lasts at least 1 turn", "至少持续 1 个回合")
    if isinstance(effect, effects.Stay):
        if place.ability.skill != "cast":
            raise _wrong(path, "“stay” belongs to “cast”", "“stay”只能用于“cast”")
        if effect.target is None and effect.turns is None:
            raise _wrong(path, "“on” or “turns” is missing", "缺少“on”或“turns”")
    if isinstance(effect, effects.Dispel) and effect.pick == "self" and (place.kind != "spell" or place.ability.skill == "cast"):
        raise _wrong(f"{path}.pick", "only a lasting spell's passive has a spell “self”", "只有持续性魔法牌的被动才有魔法牌“self”")
    if isinstance(effect, effects.Guard | effects.Equip | effects.MoveMp):
        for key, one in (("by", getattr(effect, "by", None)), ("from", getattr(effect, "source", None)), ("to", effect.target)):
            if isinstance(one, Heroes) and (one.pick == "all" or one.count != 1 or one.up_to):
                raise _wrong(f"{path}.{key}", "it must be one hero", "必须是一名英雄")
    if isinstance(effect, effects.Look) and effect.take.count > effect.amount:
        raise _wrong(f"{path}.take.count", "more are taken than looked at", "加入手牌的张数多于查看的张数")
    faults = Faults()
    if isinstance(effect, effects.Choose):
        if len(effect.options) < 2:
            faults.add(_wrong(f"{path}.options", "there must be at least two options", "至少要有两个选项"))
        for index, option in enumerate(effect.options):
            faults.attempt(_check_effects, option, place, f"{path}.options[{index}]")
    if isinstance(effect, effects.May | effects.If):
        faults.attempt(_check_effects, effect.do, place, f"{path}.do")
    if isinstance(effect, effects.If):
        faults.attempt(_check_effects, effect.otherwise, place, f"{path}.else")
    faults.settle()


def _check_uses(gives: tuple[modifiers.Modifier, ...], unfit: str, path: str) -> None:
    """A passive gives no `next`, an effect nothing `once_a_turn`."""
    for index, modifier in enumerate(gives):
        if getattr(modifier, "uses", "each") == unfit:
            raise _wrong(f"{path}[{index}].uses", f"“{unfit}” does not belong here", f"此处不能用“{unfit}”")


def _check_cards(effect: effects.Effect, cards: Cards, kind: str, path: str) -> None:
    zones = ZONES_OF[type(effect)]
    if cards.zone not in zones:
        raise _wrong(f"{path}.zone", f"this effect takes cards from {' or '.join(zones)}", f"该效果的区域只能是 {'、'.join(zones)}")
    if cards.side == "enemy" and not isinstance(effect, OF_BOTH):
        raise _wrong(f"{path}.side", "this effect takes one's own cards", "该效果只能取己方的牌")
    kinds = (kind,) if cards.pick == "self" else (cards.kind,) if isinstance(cards.kind, str) else cards.kind or ()
    asked, en, zh = {
        effects.Equip: (("weapon", "equipment"), "only weapons and equipment can be equipped", "只能装备武器牌或装备牌"),
        effects.Deploy: (("hero",), "only heroes can be deployed", "只能让英雄牌出战"),
    }.get(type(effect), ((), "", ""))
    if asked and (not kinds or set(kinds) - set(asked)):
        raise _wrong(f"{path}.{'pick' if cards.pick == 'self' else 'kind'}", en, zh)
    if cards.pick == "all" and cards.count != 1:
        raise _wrong(f"{path}.count", "“all” has no count", "“all”没有数量")
    if cards.pick == "top" and cards.zone != "reserve":
        raise _wrong(f"{path}.pick", "only the reserve has a top", "只有预备区有顶部")
    if cards.pick == "self" and cards != Cards(pick="self", zone=cards.zone):
        raise _wrong(path, "“self” takes no filter", "“self”不能带条件")


def _check_words(value: Any, place: Place, path: str) -> None:
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
        raise _wrong(f"{where}.up_to", f"“{getattr(word, 'pick', '')}” is no choice that can end early", "此处不能少选")
    if isinstance(word, conditions.Is):
        _check_known(word.who, place, f"{where}.who")
        if all(getattr(word, each.name) is None for each in fields(HeroFilter)):
            raise _wrong(where, "“is” asks for nothing", "“is”没有任何条件")
    if isinstance(word, conditions.Any) and len(word.of) < 2:
        raise _wrong(f"{where}.of", "there must be at least two conditions", "至少要有两个条件")
    if isinstance(word, amounts.Count):
        _check_count(word, place, where)
    if isinstance(word, Figure):
        _check_known(word.who, place, f"{where}.who")
    if isinstance(word, ItemCount) and word.items_of == "self":
        _check_known("self", place, f"{where}.items_of")
    if isinstance(word, moments.HeroMoment) and word.by == "self" and any(_asked(word)):
        raise _wrong(where, "“by” self takes no filter; use the condition “is”", "“by”为 self 时不能带条件，请用条件“is”")
    if isinstance(word, DamageFilter | moments.DamageMoment) and word.attack_type:
        listed = (word.source,) if isinstance(word.source, str) else word.source or ()
        if set(listed) - {"attack", "counter"}:
            raise _wrong(f"{where}.attack_type", "only attacks and counterattacks have a type", "只有武器攻击和反击才有攻击类型")
    if isinstance(word, costs.Tap | costs.Break):
        _check_own_cost(word, place.kind, where)


def _asked(word: HeroFilter) -> list[str]:
    return [each.name for each in fields(HeroFilter) if getattr(word, each.name) is not None]


def _check_own_cost(cost: costs.Tap | costs.Break, kind: str, path: str) -> None:
    if isinstance(cost, costs.Break) and kind == "hero":
        raise _wrong(path, "a hero is no item", "英雄不是物品")
    if isinstance(cost, costs.Tap) and cost.who == "itself" and kind == "equipment":
        raise _wrong(path, "only heroes and weapons are tapped", "只有英雄和武器可以横置")
    if isinstance(cost, costs.Tap) and cost.who == "bearer" and kind == "hero":
        raise _wrong(f"{path}.who", "a hero has no bearer", "英雄没有装备者")


def _check_count(word: amounts.Count, place: Place, path: str) -> None:
    if word.times < 1:
        raise _wrong(f"{path}.times", "“times” must be at least 1", "“times”至少为 1")
    if word.count == "x" and not place.ability.has_x:
        raise _wrong(f"{path}.count", "no X is paid", "没有支付 X")
    if word.count == "event" and not isinstance(place.ability.when, WITH_AMOUNT):
        raise _wrong(f"{path}.count", "this moment has no amount", "该时机没有数值")


def _check_numbers(word: Any, path: str) -> None:
    """Numbers are at least 1, but for those that may be below 0, and free skills."""
    least = 0 if isinstance(word, costs.Mp) else 1
    for key in ("amount", "count", "turns"):
        value = getattr(word, key, None)
        if value == 0 and isinstance(word, EITHER_WAY):
            raise _wrong(f"{path}.{key}", "it must not be 0; below 0 takes away", "数值不能为 0，负数表示减少")
        if isinstance(value, int) and value < least and not isinstance(word, EITHER_WAY):
            raise _wrong(f"{path}.{key}", f"it must be at least {least}", f"至少为 {least}")


def _check_heroes(word: Heroes, place: Place, path: str) -> None:
    if word.pick in KNOWN:
        _check_known(word.pick, place, f"{path}.pick")
        if word != Heroes(pick=word.pick):
            raise _wrong(path, f"“{word.pick}” takes no filter; use the condition “is”", f"“{word.pick}”不能带条件，请用条件“is”")
    if word.count != 1 and word.pick == "all":
        raise _wrong(f"{path}.count", "“all” has no count", "“all”没有数量")
    if word.count == "x" and not place.ability.has_x:
        raise _wrong(f"{path}.count", "no X is paid", "没有支付 X")


def _check_items(word: Items, place: Place, path: str) -> None:
    if word.of is not None:
        _check_known(word.of, place, f"{path}.of")
        if word.side != "any":
            raise _wrong(f"{path}.side", "“of” and “side” exclude each other", "“of”与“side”不能并用")
    if word.pick == "all" and word.count != 1:
        raise _wrong(f"{path}.count", "“all” has no count", "“all”没有数量")
    if word.pick == "self":
        if place.kind not in ("weapon", "equipment"):
            raise _wrong(f"{path}.pick", "this card is no item", "该牌不是物品牌")
        if word != Items(pick="self"):
            raise _wrong(path, "“self” takes no filter", "“self”不能带条件")


def _check_known(name: str, place: Place, path: str) -> None:
    if name == "self" and not place.has_self:
        raise _wrong(path, *_NO_SELF)
    if name == "subject" and not isinstance(place.ability.when, moments.HeroMoment):
        raise _wrong(path, "“subject” needs a moment about a hero", "“subject”需要与英雄有关的时机")
    if name == "foe" and not isinstance(place.ability.when, WITH_FOE):
        raise _wrong(path, "this moment has no “foe”", "该时机没有“foe”")
    if name == "that" and not place.has_that:
        raise _wrong(path, "no effect before this one takes a hero", "之前没有指定英雄的效果")


def _check_bounds(word: Any, path: str) -> None:
    if isinstance(word, conditions.Count) and word.at_least is None and word.at_most is None:
        raise _wrong(path, "“at_least” or “at_most” is missing", "缺少“at_least”或“at_most”")
    names = ["at"] if isinstance(word, conditions.Count) else []
    names += ["cost"] if isinstance(word, CardFilter) else ["mp", "attack", "life"] if isinstance(word, HeroFilter) else []
    for name in names:
        low, high = ("at_least", "at_most") if name == "at" else (f"{name}_min", f"{name}_max")
        least, most = getattr(word, low), getattr(word, high)
        if least is not None and most is not None and least > most:
            raise _wrong(f"{path}.{low}", f"“{low}” is above “{high}”", f"“{low}”大于“{high}”")


def _wrong(path: str, en: str, zh: str) -> UnreadableError:
    return unreadable(path, Text(en, zh))
