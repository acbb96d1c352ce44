"""The names by which searches find Echo's cards beside their fields: effects, moments, targets and costs (Echo 4.2)."""

from __future__ import annotations

from rules.echo.language import costs, effects, modifiers, moments, replaced
from rules.echo.language.abilities import Ability
from rules.echo.language.selectors import Cards, Followers
from rules.kernel.cards import Card
from rules.kernel.language.behaviours import AbilityReader, choices, sides
from rules.kernel.language.search_names import names_of
from rules.wording import Text

DOES = (*names_of(effects.Effect, modifiers.Modifier), *choices({"replace": ("replace an event", "代替")}))
WHEN = (
    *choices(
        {
            "awaken": ("Awaken", "唤醒技"),
            "last-stand": ("Last stand", "战死技"),
            "active": ("Active", "主动技"),
            "passive": ("Passive", "被动技"),
            "use": ("Use", "使用"),
            "always": ("always", "持续"),
        }
    ),
    *names_of(moments.Moment, replaced.Replaced),
)
TARGETS = choices(
    {
        "own": ("own", "己方"),
        "enemy": ("enemy", "对方"),
        "self": ("itself", "自身"),
        "hero": ("hero", "英雄"),
        "follower": ("follower", "随从"),
        "chosen": ("chosen", "选择的"),
        "random": ("random", "随机的"),
        "all": ("all", "所有的"),
        "hand": ("hand", "手牌"),
        "deck": ("deck", "卡组"),
        "graveyard": ("graveyard", "墓地"),
        "display": ("display zone", "展示区"),
    }
)
PAYS = names_of(costs.Cost)


def about(word: object) -> set[str]:
    """Return whom and what a word is about."""
    match word:
        case Followers():
            return {"follower", word.pick, *sides(word.side)}
        case Cards():
            return {word.zone, word.pick, *sides(word.side)}
        case effects.Damage() | effects.Heal():
            return {"hero", word.side}
        case _:
            return set()


def more(card: Card) -> set[str]:
    """Return that a card replaces an event, or does something all the time."""
    abilities = [each for each in card.abilities if isinstance(each, Ability)]
    return ({"replace"} if any(each.instead_of for each in abilities) else set()) | (
        {"always"} if any(each.gives for each in abilities) else set()
    )


READER = AbilityReader(
    form=Ability,
    does=DOES,
    when=WHEN,
    targets=TARGETS,
    pays=PAYS,
    told=lambda ability: (ability.do, ability.gives),
    about=about,
    more=more,
)
BEHAVIOURS = READER.behaviours(
    does=Text("What its abilities do.", "其技能能做什么。"),
    when=Text("When its abilities happen.", "其技能何时发动。"),
    targets=Text("Whom or what its abilities are about.", "其技能以谁为对象。"),
    pays=Text("What its active skills cost.", "发动其主动技的代价。"),
)
