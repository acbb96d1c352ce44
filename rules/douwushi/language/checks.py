"""Checks what types can't: that a word stands where it has a meaning (a `foe` only where there is one, an X only where one is paid)."""

from __future__ import annotations

from rules.douwushi.language import costs, effects, modifiers, moments
from rules.douwushi.language.abilities import Ability
from rules.douwushi.language.selectors import Cards, Heroes
from rules.douwushi.language.word_checks import NO_SELF, Place, check_words, wrong
from rules.kernel.language.faults import Faults
from rules.kernel.language.words import words_in

SKILLS_OF = {
    "hero": ("active", "passive"),
    "weapon": ("active", "passive"),
    "equipment": ("active", "passive"),
    "spell": ("cast", "passive"),
}
_A = {"hero": "a hero", "weapon": "a weapon", "equipment": "equipment", "spell": "a spell"}
_KINDS = {"hero": "英雄牌", "weapon": "武器牌", "equipment": "装备牌", "spell": "魔法牌"}


def check_abilities(abilities: tuple[Ability, ...], kind: str, path: str) -> None:
    """Raise UnreadableError with every word of a card of a kind that can't stand where it does."""
    stays = [word for ability in abilities for word, _ in words_in(ability.do, "") if isinstance(word, effects.Stay)]
    if len(stays) > 1 or sum(ability.skill == "cast" for ability in abilities) > 1:
        raise wrong(path, "a spell is cast once and stays in one place", "魔法牌只能有一个“cast”和一个“stay”")
    has_self = kind != "spell" or any(stay.target for stay in stays)
    faults = Faults()
    for index, ability in enumerate(abilities):
        faults.attempt(check_ability, ability, kind, f"{path}[{index}]", has_self=has_self)
    faults.settle()


def check_ability(ability: Ability, kind: str, path: str, *, has_self: bool = True) -> None:
    """Raise UnreadableError with every word that can't stand where it does, once the ability's form is right."""
    place = Place(ability, kind, has_self)
    if ability.skill not in SKILLS_OF[kind]:
        raise wrong(
            f"{path}.skill",
            f"{_A[kind]} has no “{ability.skill}”; it may have {' or '.join(SKILLS_OF[kind])}",
            f"{_KINDS[kind]}没有“{ability.skill}”，只能是 {' 或 '.join(SKILLS_OF[kind])}",
        )
    if (ability.name is not None) != (kind == "hero"):
        if kind == "hero":
            raise wrong(
                f"{path}.name", "a hero's skill has a name: { en = “...”, zh = “...” }", "英雄技能须有名称：{ en = “...”, zh = “...” }"
            )
        raise wrong(f"{path}.name", "only a hero's skill has a name", "只有英雄技能才有名称")
    if ability.name is not None and not (ability.name.en.strip() and ability.name.zh.strip()):
        raise wrong(f"{path}.name", "the name is there in one language only", "名称只有一种语言")
    _check_shape(ability, path)
    faults = Faults()
    for key in ("when", "conditions", "cost", "gives", "target"):
        if key == "target" and not ability.gives:
            continue
        faults.attempt(check_words, getattr(ability, key), place, f"{path}.{ {'conditions': 'if', 'target': 'to'}.get(key, key) }")
    faults.attempt(_check_given, place, path)
    if not place.has_self and isinstance(ability.when, moments.HeroMoment) and ability.when.by == "self":
        faults.add(wrong(f"{path}.when.by", *NO_SELF))
    faults.attempt(_check_effects, ability.do, place, f"{path}.do")
    faults.settle()


def _check_given(place: Place, path: str) -> None:
    """What a continuous passive gives, and to whom."""
    ability = place.ability
    if ability.gives and all(isinstance(each, modifiers.Limit) for each in ability.gives):
        if ability.target != Heroes(pick="self"):
            raise wrong(f"{path}.to", "“limit” is a player's and takes no “to”", "“limit”属于玩家，不能有“to”")
    elif ability.gives and ability.target.pick not in ("self", "all"):
        raise wrong(f"{path}.to.pick", "a continuous passive gives to “self” or “all”", "持续生效的被动只能作用于“self”或“all”")
    _check_uses(ability.gives, "next", f"{path}.gives")


def _check_shape(ability: Ability, path: str) -> None:
    """A passive has a moment with effects, or modifiers; the rest has effects; each extra belongs to one form."""
    is_triggered = ability.skill == "passive" and ability.when is not None
    is_continuous = ability.skill == "passive" and ability.when is None
    if is_continuous and (not ability.gives or ability.do):
        raise wrong(path, "a passive has “when” and “do”, or “gives”", "被动应有“when”和“do”，或有“gives”")
    if not is_continuous and (ability.gives or not ability.do):
        raise wrong(path, f"this “{ability.skill}” needs “do” and has no “gives”", f"该“{ability.skill}”须有“do”且不能有“gives”")
    allowed = {
        "when": ability.skill == "passive",
        "cost": ability.skill == "active",
        "needs_weapon": ability.skill == "active",
        "may": is_triggered,
        "once": is_triggered or ability.skill == "active",
    }
    for key, is_allowed in allowed.items():
        if getattr(ability, key) and not is_allowed:
            raise wrong(f"{path}.{key}", f"“{key}” does not belong to this “{ability.skill}”", f"“{key}”不适用于该“{ability.skill}”")
    if not is_continuous and ability.target != Heroes(pick="self"):
        raise wrong(f"{path}.to", "“to” belongs to “gives”", "“to”只能与“gives”同用")
    if sum(isinstance(each, costs.Mp) for each in ability.cost) > 1:
        raise wrong(f"{path}.cost", "MP is paid once", "MP 只能支付一次")


def _check_effects(listed: tuple[effects.Effect, ...], place: Place, path: str) -> None:
    """Check a list of effects in order."""
    faults, has_that = Faults(), place.has_that
    for index, effect in enumerate(listed):
        here = Place(place.ability, place.kind, place.has_self, has_that)
        faults.attempt(check_words, effect, here, f"{path}[{index}]")
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
            raise wrong(f"{path}.gives", "“limit” is a player's and belongs to a passive", "“limit”属于玩家，只能用于被动")
        if isinstance(effect.lasts, int) and effect.lasts < 1:
            raise wrong(f"{path}.lasts", "it lasts at least 1 turn", "至少持续 1 个回合")
    if isinstance(effect, effects.Stay):
        if place.ability.skill != "cast":
            raise wrong(path, "“stay” belongs to “cast”", "“stay”只能用于“cast”")
        if effect.target is None and effect.turns is None:
            raise wrong(path, "“on” or “turns” is missing", "缺少“on”或“turns”")
    if isinstance(effect, effects.Dispel) and effect.pick == "self" and (place.kind != "spell" or place.ability.skill == "cast"):
        raise wrong(f"{path}.pick", "only a lasting spell's passive has a spell “self”", "只有持续性魔法牌的被动才有魔法牌“self”")
    if isinstance(effect, effects.Guard | effects.Equip | effects.MoveMp):
        for key, one in (("by", getattr(effect, "by", None)), ("from", getattr(effect, "source", None)), ("to", effect.target)):
            if isinstance(one, Heroes) and (one.pick == "all" or one.count != 1 or one.up_to):
                raise wrong(f"{path}.{key}", "it must be one hero", "必须是一名英雄")
    if isinstance(effect, effects.Look) and effect.take.count > effect.amount:
        raise wrong(f"{path}.take.count", "more are taken than looked at", "加入手牌的张数多于查看的张数")
    faults = Faults()
    if isinstance(effect, effects.Choose):
        if len(effect.options) < 2:
            faults.add(wrong(f"{path}.options", "there must be at least two options", "至少要有两个选项"))
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
            raise wrong(f"{path}[{index}].uses", f"“{unfit}” does not belong here", f"此处不能用“{unfit}”")


def _check_cards(effect: effects.Effect, cards: Cards, kind: str, path: str) -> None:
    if cards.zone not in effect.FROM:
        zones = effect.FROM
        raise wrong(f"{path}.zone", f"this effect takes cards from {' or '.join(zones)}", f"该效果的区域只能是 {'、'.join(zones)}")
    if cards.side == "enemy" and not effect.IS_FOR_BOTH:
        raise wrong(f"{path}.side", "this effect takes one's own cards", "该效果只能取己方的牌")
    kinds = (kind,) if cards.pick == "self" else (cards.kind,) if isinstance(cards.kind, str) else cards.kind or ()
    asked, en, zh = {
        effects.Equip: (("weapon", "equipment"), "only weapons and equipment can be equipped", "只能装备武器牌或装备牌"),
        effects.Deploy: (("hero",), "only heroes can be deployed", "只能让英雄牌出战"),
    }.get(type(effect), ((), "", ""))
    if asked and (not kinds or set(kinds) - set(asked)):
        raise wrong(f"{path}.{'pick' if cards.pick == 'self' else 'kind'}", en, zh)
    if cards.pick == "all" and cards.count != 1:
        raise wrong(f"{path}.count", "“all” has no count", "“all”没有数量")
    if cards.pick == "top" and cards.zone != "reserve":
        raise wrong(f"{path}.pick", "only the reserve has a top", "只有预备区有顶部")
    if cards.pick == "self" and cards != Cards(pick="self", zone=cards.zone):
        raise wrong(path, "“self” takes no filter", "“self”不能带条件")
