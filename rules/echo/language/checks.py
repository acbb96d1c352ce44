"""Checks what types can't: that a word stands where it has a meaning (a `foe` only in a battle, a cost only on an active skill)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from rules.echo.language import amounts, conditions, costs, effects, moments, replaced
from rules.echo.language.abilities import Ability
from rules.echo.language.selectors import CardFilter, Cards, FollowerFilter, Followers, Kinship
from rules.kernel.language.faults import Faults, UnreadableError, unreadable
from rules.kernel.language.words import words_in
from rules.wording import Text

SKILLS_OF = {"hero": ("active", "passive"), "follower": ("awaken", "last_stand", "active", "passive"), "item": ("use", "passive")}
BATTLE = (
    moments.AttackDeclared,
    moments.Attacked,
    moments.BattleWon,
    moments.BattleLost,
    moments.Destroyed,
    replaced.Destroyed,
)
ABOUT_FOLLOWERS = (moments.FollowerMoment, replaced.Destroyed)
ABOUT_CARDS = (moments.Drawn, moments.CardMoment, replaced.Discarded)
WITH_AMOUNT = (moments.HeroDamaged, moments.HeroHealed, replaced.LifeLost, replaced.Healed)
#: What holds effects, which are checked in their order.
LISTS = ("do", "otherwise", "options")
DECLARATION = (moments.AttackDeclared, moments.Attacked)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a word stands: the ability, the kind of its card ("" unknown), whether a cost or an effect before took followers (`that`)."""

    ability: Ability
    kind: str
    has_that: bool = False


def check_ability(ability: Ability, kind: str, path: str) -> None:
    """Raise UnreadableError with every word that can't stand where it does, once the ability's form is right."""
    if kind and ability.skill not in SKILLS_OF[kind]:
        raise _wrong(f"{path}.skill", f"{_A[kind]} has no “{ability.skill}” skill", f"{_KINDS[kind]}没有“{ability.skill}”技能")
    _check_shape(ability, path)
    _check_bearer(ability, kind, path)
    faults = Faults()
    place = Place(ability, kind, any(isinstance(each, costs.OwnFollowers) for each in ability.cost))
    for key in ("when", "instead_of", "conditions", "cost", "gives"):
        faults.attempt(_check_words, getattr(ability, key), place, f"{path}.{'if' if key == 'conditions' else key}")
    for index, modifier in enumerate(ability.gives):
        target = getattr(modifier, "to", None)
        if target is not None and target.pick not in ("self", "all"):
            faults.add(_wrong(f"{path}.gives[{index}].to.pick", "a modifier takes “self” or “all”", "持续效果只能用“self”或“all”"))
    faults.attempt(_check_effects, ability.do, place, f"{path}.do")
    faults.settle()


_KINDS = {"hero": "英雄", "follower": "随从", "item": "道具"}
_A = {"hero": "a hero", "follower": "a follower", "item": "an item"}


_NOT_NONE = ("the amount must not be 0; below 0 takes away", "数值不能为 0，负数表示减少")


def trigger_of(ability: Ability) -> moments.Moment | replaced.Replaced | None:
    """What the ability is about: the moment that triggers it, or the event that it replaces."""
    return ability.when or ability.instead_of


def _check_shape(ability: Ability, path: str) -> None:
    """A passive has a moment with effects, a replaced event, or modifiers; the rest has effects; each extra belongs to one skill."""
    is_passive = ability.skill == "passive"
    is_asked = is_passive and trigger_of(ability) is not None
    if is_passive and not is_asked:
        if not ability.gives or ability.do:
            raise _wrong(
                path, "a passive has “when” and “do”, or “instead_of”, or “gives”", "被动技应有“when”和“do”，或有“instead_of”，或有“gives”"
            )
    elif ability.gives or (not ability.do and ability.instead_of is None):
        raise _wrong(path, f"this “{ability.skill}” skill needs “do” and has no “gives”", f"该“{ability.skill}”技能须有“do”且不能有“gives”")
    if ability.when is not None and ability.instead_of is not None:
        raise _wrong(path, "“when” and “instead_of” exclude each other", "“when”与“instead_of”不能并用")
    allowed = {
        "when": is_passive,
        "instead_of": is_passive,
        "cost": ability.skill == "active",
        "may": is_asked,
        "once": is_asked,
        "asleep": is_passive,
    }
    for key, is_allowed in allowed.items():
        if getattr(ability, key) and not is_allowed:
            raise _wrong(
                f"{path}.{key}", f"“{key}” does not belong to this “{ability.skill}” skill", f"“{key}”不适用于该“{ability.skill}”技能"
            )


def _check_bearer(ability: Ability, kind: str, path: str) -> None:
    """`by = "self"`: a follower about itself takes no filter, nor does a card outside the field. An item's passive has nothing else."""
    key, trigger = ("when", ability.when) if ability.when is not None else ("instead_of", ability.instead_of)
    is_own = getattr(trigger, "by", None) == "self"
    if is_own:
        if isinstance(trigger, ABOUT_FOLLOWERS) or kind == "hero":
            _need_self(kind, f"{path}.{key}.by")
        family = FollowerFilter if isinstance(trigger, FollowerFilter) else CardFilter
        if isinstance(trigger, family) and any(getattr(trigger, each.name) is not None for each in fields(family)):
            raise _wrong(f"{path}.{key}", "“by” self takes no filter; use the condition “is”", "“by”为 self 时不能带条件，请用条件“is”")
        if isinstance(trigger, ABOUT_CARDS) and (ability.once or ability.asleep):
            extra = "once" if ability.once else "asleep"
            raise _wrong(f"{path}.{extra}", f"a card outside the field has no “{extra}”", f"不在场上的卡不能有“{extra}”")
    if kind == "item" and ability.skill == "passive" and not (is_own and isinstance(trigger, ABOUT_CARDS)):
        raise _wrong(
            f"{path}.{key}", "an item's passive is about the card itself (“by” self)", "道具的被动技只能与该卡自身有关（“by”为 self）"
        )


def _check_effects(listed: tuple[effects.Effect, ...], place: Place, path: str) -> bool:
    """Check a list of effects in order; whether a `that` is known after it."""
    faults, has_that = Faults(), place.has_that
    for index, effect in enumerate(listed):
        here = Place(place.ability, place.kind, has_that)
        faults.attempt(_check_words, effect, here, f"{path}[{index}]")
        faults.attempt(_check_effect, effect, here, f"{path}[{index}]")
        has_that = has_that or hasattr(effect, "target") or isinstance(effect, effects.Place)
    faults.settle()
    return has_that


def _check_effect(effect: effects.Effect, place: Place, path: str) -> None:
    word = effect.word()
    if "declaration" in effect.NEEDS and not isinstance(place.ability.when, DECLARATION):
        en, zh = "needs the moment “attack_declared” or “attacked”", "只能用于“attack_declared”或“attacked”时机"
        raise _wrong(path, f"“{word}” {en}", f"“{word}”{zh}")
    for key in ("amount", "cards"):
        value = getattr(effect, key, None)
        if key == "amount" and isinstance(value, int):
            if value < 0 and not effect.MAY_FALL:
                raise _wrong(f"{path}.amount", "the amount must be at least 1", "数值至少为 1")
            if value == 0 and not effect.MAY_BE_NOTHING:
                raise _wrong(f"{path}.amount", *(_NOT_NONE if effect.MAY_FALL else ("the amount must be at least 1", "数值至少为 1")))
        if isinstance(value, Cards):
            _check_cards(effect, value, f"{path}.cards")
            _check_picked(value, place, f"{path}.cards")
    if isinstance(effect, effects.Look):
        _check_look(effect, path)
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


def _check_look(effect: effects.Look, path: str) -> None:
    if effect.take.count < 1:
        raise _wrong(f"{path}.take.count", "the count must be at least 1", "数量至少为 1")
    if effect.to == effect.rest:
        raise _wrong(f"{path}.rest", "what is taken and the rest go to the same place", "所取的卡与其余的卡去处相同")
    if effect.side == "enemy" and effect.to in ("hand", "display"):
        raise _wrong(f"{path}.to", "an enemy's card does not go to one's own zones", "对方的卡不能进入己方区域")


def _check_cards(effect: effects.Effect, cards: Cards, path: str) -> None:
    if cards.zone not in effect.FROM:
        zones = effect.FROM
        raise _wrong(f"{path}.zone", f"this effect takes cards from {' or '.join(zones)}", f"该效果的区域只能是 {'、'.join(zones)}")
    if cards.side == "enemy" and cards.zone not in effect.FROM_ENEMY:
        raise _wrong(f"{path}.side", "this effect takes one's own cards", "该效果只能取己方的卡牌")
    if isinstance(effect, effects.Place) and cards.kind == "item":
        raise _wrong(f"{path}.kind", "only followers can be placed", "只能放置随从")
    _check_number(cards, path)
    if cards.pick == "top" and cards.zone != "deck":
        raise _wrong(f"{path}.pick", "only a deck has a top", "只有卡组有最上方")


def _check_picked(cards: Cards, place: Place, path: str) -> None:
    """`self` and `subject` are one card each, and need one."""
    if cards.pick not in ("self", "subject"):
        return
    if cards != Cards(pick=cards.pick, zone=cards.zone, side=cards.side):
        raise _wrong(path, f"“{cards.pick}” takes no filter", f"“{cards.pick}”不能带条件")
    if cards.pick == "self" and place.kind == "hero":
        raise _wrong(f"{path}.pick", "a hero is in no zone", "英雄不在任何区域中")
    if cards.pick == "subject" and not isinstance(trigger_of(place.ability), ABOUT_CARDS):
        raise _wrong(f"{path}.pick", "“subject” needs a moment about a card", "“subject”需要与卡牌有关的时机")


def _check_words(value: Any, place: Place, path: str) -> None:
    """Check every selector, condition and amount in a word, without going into lists of effects."""
    faults = Faults()
    for word, where in words_in(value, path, LISTS):
        faults.attempt(_check_word, word, place, where)
    faults.settle()


def _check_word(word: Any, place: Place, where: str) -> None:
    _check_bounds(word, where)
    if isinstance(word, Followers):
        _check_followers(word, place, where)
    if isinstance(word, conditions.Is):
        _check_is(word, place, where)
    if isinstance(word, conditions.Any) and len(word.of) < 2:
        raise _wrong(f"{where}.of", "there must be at least two conditions", "至少要有两个条件")
    if isinstance(word, Kinship) and type(word) is Kinship and word == Kinship():
        raise _wrong(where, "“not” names nothing", "“not”没有任何条件")
    if isinstance(word, amounts.Count):
        if word.times == 0:
            raise _wrong(f"{where}.times", "“times” must not be 0", "“times”不能为 0")
        if word.count == "attack":
            _need_self(place.kind, f"{where}.count")
        if isinstance(word.count, str) and word.count.startswith("attack_of_"):
            _check_reference(word.count.removeprefix("attack_of_"), place, f"{where}.count")
        if word.count == "event" and not isinstance(trigger_of(place.ability), WITH_AMOUNT):
            raise _wrong(f"{where}.count", "this moment has no amount", "该时机没有数值")
    if "self" in getattr(word, "NEEDS", ()):
        _need_self(place.kind, where)
    if isinstance(word, costs.OwnFollowers) and word.pick == "self":
        _need_self(place.kind, f"{where}.pick")
        if word != type(word)(pick="self"):
            raise _wrong(where, "“self” takes no filter", "“self”不能带条件")
    if isinstance(word, costs.Energy | costs.Life | costs.Discard | costs.OwnFollowers | costs.Mill) and word.amount < 1:
        raise _wrong(f"{where}.amount", "the amount must be at least 1", "数值至少为 1")


def _check_number(word: Followers | Cards, path: str) -> None:
    """How many are picked, and whether it may be fewer."""
    if word.count < 1:
        raise _wrong(f"{path}.count", "the count must be at least 1", "数量至少为 1")
    if word.up_to and word.pick != "chosen":
        raise _wrong(f"{path}.up_to", f"“{word.pick}” is no choice that can end early", f"“{word.pick}”不能少选")


def _check_followers(word: Followers, place: Place, path: str) -> None:
    _check_reference(word.pick, place, f"{path}.pick")
    _check_number(word, path)
    if word.count > 1 and word.pick not in ("chosen", "random"):
        raise _wrong(f"{path}.count", f"“{word.pick}” has no count", f"“{word.pick}”没有数量")
    if word.pick in ("self", "subject", "foe", "that") and word != Followers(pick=word.pick):
        raise _wrong(path, f"“{word.pick}” takes no filter; use the condition “is”", f"“{word.pick}”不能带条件，请用条件“is”")


def _check_is(word: conditions.Is, place: Place, path: str) -> None:
    _check_reference(word.who, place, f"{path}.who")
    asked = [field.name for field in fields(FollowerFilter) if getattr(word, field.name) is not None]
    if not asked:
        raise _wrong(path, "“is” asks for nothing", "“is”没有任何条件")
    has_keyword = word.unlike is not None and word.unlike.keyword is not None
    if word.who.endswith("hero") and (has_keyword or set(asked) - {"attribute", "faction", "race", "unlike"}):
        raise _wrong(path, "a hero has an attribute, a faction and a race only", "英雄只有属性、阵营和种族")


def _check_reference(name: str, place: Place, path: str) -> None:
    when = trigger_of(place.ability)
    if name == "self":
        _need_self(place.kind, path)
    if name == "subject" and not isinstance(when, ABOUT_FOLLOWERS):
        raise _wrong(path, "“subject” needs a moment about a follower", "“subject”需要与随从有关的时机")
    if name == "foe" and not isinstance(when, BATTLE) and place.ability.skill != "last_stand":
        raise _wrong(path, "“foe” needs a moment of battle", "“foe”需要战斗中的时机")
    if name == "that" and not place.has_that:
        raise _wrong(path, "no effect before this one takes a follower", "之前没有指定随从的效果")


def _check_bounds(word: Any, path: str) -> None:
    if isinstance(word, conditions.Count | conditions.Life | conditions.Energy) and word.at_least is None and word.at_most is None:
        raise _wrong(path, "“at_least” or “at_most” is missing", "缺少“at_least”或“at_most”")
    for low, high in (("cost_min", "cost_max"), ("attack_min", "attack_max"), ("at_least", "at_most")):
        least, most = getattr(word, low, None), getattr(word, high, None)
        if least is not None and most is not None and least > most:
            raise _wrong(f"{path}.{low}", f"“{low}” is above “{high}”", f"“{low}”大于“{high}”")


def _need_self(kind: str, path: str) -> None:
    if kind in ("hero", "item"):
        raise _wrong(path, f"{_A[kind]} is no follower", f"{_KINDS[kind]}不是随从")


def _wrong(path: str, en: str, zh: str) -> UnreadableError:
    return unreadable(path, Text(en, zh))
