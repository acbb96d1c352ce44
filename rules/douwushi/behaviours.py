"""The names by which searches find Dou Wushi's cards beside their fields: effects, moments, targets and costs."""

from __future__ import annotations

from rules.douwushi.language import costs, effects, modifiers, moments
from rules.douwushi.language.abilities import Ability
from rules.douwushi.language.selectors import Cards, Heroes, Items
from rules.kernel.cards import Card
from rules.kernel.language.behaviours import AbilityReader, choices, sides
from rules.kernel.language.search_names import names_of
from rules.wording import Text

DOES = names_of(effects.Effect, modifiers.Modifier)
WHEN = (
    *choices(
        {
            "active": ("Skill", "主动技能"),
            "passive": ("Passive", "被动"),
            "cast": ("When used", "使用时"),
            "always": ("always", "持续"),
        }
    ),
    *names_of(moments.Moment),
)
TARGETS = choices(
    {
        "own": ("own", "己方"),
        "enemy": ("enemy", "敌方"),
        "self": ("itself", "自身"),
        "hero": ("hero", "英雄"),
        "item": ("item", "物品"),
        "target": ("target", "指定目标"),
        "random": ("random", "随机的"),
        "all": ("all", "所有的"),
        "most-damaged": ("most damaged", "伤害最多的"),
        "hand": ("hand", "手牌"),
        "reserve": ("reserve", "预备区"),
        "graveyard": ("graveyard", "坟场"),
        "beyond": ("beyond", "战场以外"),
        "bounty": ("bounty zone", "悬赏区"),
    }
)
PAYS = names_of(costs.Cost)
_KNOWN = ("self", "subject", "foe", "that")


def about(word: object) -> set[str]:
    """Return whom and what a word is about."""
    match word:
        case Heroes():
            return {"hero", word.pick.replace("_", "-")} | (sides(word.side) if word.pick not in _KNOWN else set())
        case Items():
            return {"item", word.pick} | (sides(word.side) if word.of is None and word.pick != "self" else set())
        case Cards():
            return {word.zone, word.pick, word.side}
        case effects.Look() | effects.Mill():
            return {"reserve"}
        case effects.TakeBounty() | effects.LookBounty() | effects.AddBounty():
            return {"bounty"}
        case _:
            return set()


def told(ability: Ability) -> object:
    """Return the parts of an ability that say whom it is about: limits are about nobody."""
    has_bearers = any(not isinstance(each, modifiers.Limit) for each in ability.gives)
    return ability.do, ability.gives, (ability.target,) if has_bearers else ()


def more(card: Card) -> set[str]:
    """Return that a card guards by its printed keyword, or does something all the time."""
    is_lasting = any(each.gives for each in card.abilities if isinstance(each, Ability))
    return ({"guard"} if "guard" in card.values.get("keywords", ()) else set()) | ({"always"} if is_lasting else set())


READER = AbilityReader(form=Ability, does=DOES, when=WHEN, targets=TARGETS, pays=PAYS, told=told, about=about, more=more)
BEHAVIOURS = READER.behaviours(
    does=Text("What it does.", "能做什么。"),
    when=Text("When it does so.", "何时发动或生效。"),
    targets=Text("Whom or what it is about.", "以谁为对象。"),
    pays=Text("What its skills cost.", "施放技能的代价。"),
)
