"""What Echo's cards can be found by beside their fields: what their abilities do, when, to whom and for what (Echo 4.2)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.echo.language import effects, modifiers, moments, replaced
from rules.echo.language.abilities import Ability
from rules.echo.language.amounts import Count
from rules.echo.language.costs import Cost
from rules.echo.language.selectors import Cards, Followers
from rules.kernel.cards import Behaviour, Card, Choice
from rules.kernel.language.words import told_in
from rules.wording import Text


def _choices(names: dict[str, tuple[str, str]]) -> tuple[Choice, ...]:
    return tuple(Choice(slug, Text(en, zh)) for slug, (en, zh) in names.items())


DOES = _choices(
    {
        "damage": ("deal damage", "造成伤害"),
        "heal": ("heal", "回复"),
        "draw": ("draw", "抽牌"),
        "discard": ("discard", "弃牌"),
        "search": ("search the deck", "检索"),
        "retrieve": ("retrieve", "回收"),
        "put-back": ("put back", "放回"),
        "look": ("look at the deck", "查看"),
        "mill": ("mill", "磨牌"),
        "display": ("display", "展示"),
        "place": ("place followers", "放置"),
        "strengthen": ("strengthen", "强化"),
        "weaken": ("weaken", "弱化"),
        "set-attack": ("set attack", "设定攻击力"),
        "extra-attack": ("attack again", "追加攻击"),
        "destroy": ("destroy", "破坏"),
        "bounce": ("bounce", "弹回"),
        "sleep": ("send to sleep", "沉睡"),
        "wake": ("wake", "唤醒"),
        "control": ("take control", "控制"),
        "reveal": ("reveal", "翻看"),
        "grant": ("grant a keyword", "赋予"),
        "remove": ("remove a keyword", "移除"),
        "restrict": ("forbid", "禁止"),
        "guard": ("guard", "守护"),
        "energy": ("change energy", "能量"),
        "energy-cap": ("change the energy cap", "能量上限"),
        "cost": ("change costs", "改变费用"),
        "skip-draw": ("skip a draw phase", "跳过抽牌"),
        "skip-battle": ("skip a battle", "跳过战斗"),
        "choose": ("let choose", "选择"),
        "replace": ("replace an event", "代替"),
    }
)
WHEN = _choices(
    {
        "awaken": ("Awaken", "唤醒技"),
        "last-stand": ("Last stand", "战死技"),
        "active": ("Active", "主动技"),
        "passive": ("Passive", "被动技"),
        "use": ("Use", "使用"),
        "always": ("always", "持续"),
        "attack-declared": ("an attack is declared", "攻击宣言"),
        "attacked": ("attacked", "被攻击"),
        "battle-won": ("a battle is won", "战斗胜利"),
        "battle-lost": ("a battle is lost", "战斗失败"),
        "destroyed": ("destroyed", "被破坏"),
        "follower-awakened": ("a follower awakens", "随从唤醒"),
        "placed": ("placed", "被放置"),
        "drawn": ("drawn", "抽到"),
        "discarded": ("discarded", "被弃置"),
        "displayed": ("displayed", "被展示"),
        "turn-started": ("a turn starts", "回合开始"),
        "turn-ended": ("a turn ends", "回合结束"),
        "hero-damaged": ("a hero is damaged", "英雄受伤"),
        "hero-healed": ("a hero is healed", "英雄回复"),
        "item-played": ("an item is played", "使用道具"),
        "skill-used": ("a skill is used", "发动技能"),
        "life-lost": ("life would be lost", "将失去生命"),
        "healed": ("healing would happen", "将回复生命"),
    }
)
TARGETS = _choices(
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
PAYS = _choices(
    {
        "energy": ("energy", "能量"),
        "life": ("life", "生命"),
        "discard": ("discarded cards", "弃牌"),
        "sleep": ("its own sleep", "沉睡"),
        "sacrifice": ("sacrificed followers", "牺牲"),
        "bounce": ("followers sent back", "弹回"),
        "mill": ("cards of the deck", "磨牌"),
    }
)


def read_does(card: Card) -> frozenset[str]:
    """The effects and modifiers of the card's abilities; more or less attack is told apart."""
    found = set()
    for ability in _abilities(card):
        found |= {"replace"} if ability.instead_of else set()
        for word in told_in((ability.do, ability.gives)):
            if isinstance(word, effects.Attack | modifiers.Attack):
                found.add("weaken" if _sign(word.amount) < 0 else "strengthen")
            elif isinstance(word, modifiers.Keyword):
                found.add("grant")
            elif isinstance(word, effects.Effect | modifiers.Modifier):
                found.add(_slug(word))
    return frozenset(found & {choice.slug for choice in DOES})


def read_when(card: Card) -> frozenset[str]:
    """The skills of the card, and the moments and events that they wait for."""
    found = set()
    for ability in _abilities(card):
        found.add(ability.skill.replace("_", "-"))
        found |= {_slug(word) for word in (ability.when, ability.instead_of) if word is not None}
        found |= {"always"} if ability.gives else set()
    return frozenset(found)


def read_targets(card: Card) -> frozenset[str]:
    """Whom and what the card's effects and modifiers are about: sides, ways to pick, zones."""
    found: set[str] = set()
    for ability in _abilities(card):
        for word in told_in((ability.do, ability.gives)):
            if isinstance(word, Followers):
                found |= {"follower", word.pick, *_sides(word.side)}
            elif isinstance(word, Cards):
                found |= {word.zone, word.pick, *_sides(word.side)}
            elif isinstance(word, effects.Damage | effects.Heal):
                found |= {"hero", word.side}
    return frozenset(found & {choice.slug for choice in TARGETS})


def read_pays(card: Card) -> frozenset[str]:
    """The costs of its active skills."""
    return frozenset(_slug(word) for ability in _abilities(card) for word in told_in(ability.cost) if isinstance(word, Cost))


BEHAVIOURS = (
    Behaviour("does", Text("Effect", "能力"), DOES, read_does, Text("What its abilities do.", "其技能能做什么。")),
    Behaviour("when", Text("Moment", "时机"), WHEN, read_when, Text("When its abilities happen.", "其技能何时发动。")),
    Behaviour(
        "targets", Text("Target", "目标"), TARGETS, read_targets, Text("Whom or what its abilities are about.", "其技能以谁为对象。")
    ),
    Behaviour("pays", Text("Price", "代价"), PAYS, read_pays, Text("What its active skills cost.", "发动其主动技的代价。")),
)


def _abilities(card: Card) -> Iterator[Ability]:
    return (ability for ability in card.abilities if isinstance(ability, Ability))


def _slug(word: effects.Effect | modifiers.Modifier | moments.Moment | replaced.Replaced | Cost) -> str:
    return word.word().replace("_", "-")


def _sign(amount: int | Count) -> int:
    return amount if isinstance(amount, int) else amount.times


def _sides(side: str) -> set[str]:
    return {"own", "enemy"} if side == "any" else {side}
