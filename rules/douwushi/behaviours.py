"""What Dou Wushi's cards can be found by beside their fields: what they do, when, to whom and for what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.douwushi.language import effects, modifiers
from rules.douwushi.language.abilities import Ability
from rules.douwushi.language.costs import Cost, Mp
from rules.douwushi.language.selectors import Cards, Heroes, Items
from rules.kernel.cards import Behaviour, Card, Choice
from rules.kernel.language.words import Word, told_in
from rules.wording import Text


def _choices(names: dict[str, tuple[str, str]]) -> tuple[Choice, ...]:
    return tuple(Choice(slug, Text(en, zh)) for slug, (en, zh) in names.items())


DOES = _choices(
    {
        "damage": ("deal damage", "造成伤害"),
        "unpreventable": ("deal unpreventable damage", "无法防止的伤害"),
        "heal": ("remove damage", "移除伤害"),
        "gain-mp": ("give MP", "获得 MP"),
        "lose-mp": ("take MP away", "失去 MP"),
        "move-mp": ("move MP", "移动 MP"),
        "tap": ("tap heroes", "横置"),
        "ready": ("ready heroes", "重置"),
        "kill": ("kill", "击杀"),
        "leave": ("send heroes back", "英雄离场"),
        "guard": ("guard", "护卫"),
        "destroy-item": ("destroy items", "破坏物品"),
        "return-item": ("return items", "物品返回手牌"),
        "equip": ("equip for free", "免费装备"),
        "draw": ("draw", "抓牌"),
        "discard": ("discard", "弃牌"),
        "search": ("search the reserve", "检索预备区"),
        "retrieve": ("retrieve", "回收"),
        "put-back": ("put back", "放回预备区"),
        "set-beyond": ("set beyond", "移至战场以外"),
        "deploy": ("deploy heroes", "英雄出战"),
        "look": ("look at the reserve", "查看预备区"),
        "mill": ("mill", "磨牌"),
        "take-bounty": ("take a bounty stack", "获得悬赏牌"),
        "look-bounty": ("look at a bounty stack", "查看悬赏牌"),
        "add-bounty": ("add a bounty stack", "增加悬赏牌"),
        "dispel": ("end lasting spells", "移除持续性魔法牌"),
        "choose": ("let choose", "选择"),
        "attack": ("change attack", "改变攻击力"),
        "life": ("change life", "改变生命值"),
        "reduce": ("reduce or prevent damage", "减免伤害"),
        "ignore": ("ignore damage", "无视伤害"),
        "deal": ("change the damage dealt", "改变造成的伤害"),
        "cannot": ("forbid", "禁止"),
        "attack-type": ("change the attack type", "改变攻击类型"),
        "counter": ("counter better", "强化反击"),
        "cost": ("change costs", "改变消耗"),
        "untapped-skill": ("use skills without tapping", "施放技能不横置"),
        "trained": ("open items of another class", "跨职业装备"),
        "limit": ("change limits of a turn", "改变每回合上限"),
    }
)
#: What several words of the language are one behaviour for.
_SHARED = {
    "counter-any": "counter",
    "extra-counter": "counter",
    "skill-cost": "cost",
    "equip-cost": "cost",
    "full-guard": "guard",
}
WHEN = _choices(
    {
        "active": ("Skill", "主动技能"),
        "passive": ("Passive", "被动"),
        "cast": ("When used", "使用时"),
        "always": ("always", "持续"),
        "deployed": ("deployed", "出战"),
        "attacks": ("an attack is made", "进行武器攻击"),
        "attacked": ("attacked", "受到武器攻击"),
        "damaged": ("damaged", "受到伤害"),
        "hits": ("damage is dealt", "造成伤害"),
        "died": ("a hero dies", "阵亡"),
        "kills": ("a hero is killed", "击杀"),
        "counters": ("a counterattack is made", "反击"),
        "guards": ("damage is taken as a guard", "护卫时"),
        "skill-used": ("a skill is used", "施放技能"),
        "equipped": ("equipped", "装备物品"),
        "turn-started": ("a turn starts", "回合开始"),
        "ready-step": ("in the ready step", "重置阶段"),
        "turn-ended": ("a turn ends", "回合结束"),
        "spell-cast": ("a spell is used", "使用魔法牌"),
        "bounty-taken": ("a bounty stack is taken", "获得悬赏牌"),
    }
)
TARGETS = _choices(
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
PAYS = _choices(
    {
        "mp": ("MP", "MP"),
        "x": ("X MP", "X 点 MP"),
        "tap": ("tapping", "横置"),
        "discard": ("discarded cards", "弃牌"),
        "wound": ("damage", "受伤"),
        "break": ("the item itself", "物品本身"),
    }
)


def read_does(card: Card) -> frozenset[str]:
    """The effects and modifiers of the card's abilities; a printed guard counts as one."""
    found = {"guard"} if "guard" in card.values.get("keywords", ()) else set()
    for word in _told(card):
        if isinstance(word, effects.Effect | modifiers.Modifier):
            found.add(_SHARED.get(_slug(word), _slug(word)))
        if isinstance(word, effects.Damage) and word.unpreventable:
            found.add("unpreventable")
    return frozenset(found & {choice.slug for choice in DOES})


def read_when(card: Card) -> frozenset[str]:
    """How the card's abilities are used, and the moments that they wait for."""
    found: set[str] = set()
    for ability in _abilities(card):
        found |= {ability.skill} | ({_slug(ability.when)} if ability.when else set()) | ({"always"} if ability.gives else set())
    return frozenset(found)


def read_targets(card: Card) -> frozenset[str]:
    """Whom and what the card's effects and modifiers are about: sides, ways to pick, zones."""
    found: set[str] = set()
    for ability in _abilities(card):
        given = (ability.target,) if any(not isinstance(each, modifiers.Limit) for each in ability.gives) else ()
        for word in told_in((ability.do, ability.gives, given)):
            if isinstance(word, Heroes):
                found |= {"hero", word.pick.replace("_", "-")} | (_sides(word.side) if word.pick not in _KNOWN else set())
            elif isinstance(word, Items):
                found |= {"item", word.pick} | (_sides(word.side) if word.of is None and word.pick != "self" else set())
            elif isinstance(word, Cards):
                found |= {word.zone, word.pick, word.side}
            elif isinstance(word, effects.Look | effects.Mill):
                found.add("reserve")
            elif isinstance(word, effects.TakeBounty | effects.LookBounty | effects.AddBounty):
                found.add("bounty")
    return frozenset(found & {choice.slug for choice in TARGETS})


def read_pays(card: Card) -> frozenset[str]:
    """The costs of its skills."""
    found = set()
    for word in told_in(tuple(ability.cost for ability in _abilities(card))):
        if isinstance(word, Cost):
            found.add("x" if isinstance(word, Mp) and word.amount == "x" else _slug(word))
    return frozenset(found)


BEHAVIOURS = (
    Behaviour("does", Text("Effect", "能力"), DOES, read_does, Text("What it does.", "能做什么。")),
    Behaviour("when", Text("Moment", "时机"), WHEN, read_when, Text("When it does so.", "何时发动或生效。")),
    Behaviour("targets", Text("Target", "目标"), TARGETS, read_targets, Text("Whom or what it is about.", "以谁为对象。")),
    Behaviour("pays", Text("Price", "代价"), PAYS, read_pays, Text("What its skills cost.", "施放技能的代价。")),
)
_KNOWN = ("self", "subject", "foe", "that")


def _abilities(card: Card) -> Iterator[Ability]:
    return (ability for ability in card.abilities if isinstance(ability, Ability))


def _told(card: Card) -> Iterator[Any]:
    return told_in(tuple((ability.do, ability.gives) for ability in _abilities(card)))


def _slug(word: Word) -> str:
    return word.word().replace("_", "-")


def _sides(side: str) -> set[str]:
    return {"own", "enemy"} if side == "any" else {side}
