"""The words for the values of operands in both languages, by the operand's name and the form in which a template has it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.echo import terms
from rules.echo.language import replaced
from rules.wording import Text

#: Where a player puts a card that was looked at.
DESTINATIONS = {
    "hand": Text("into your hand", "加入手牌"),
    "display": Text("into your display zone", "置入展示区"),
    "graveyard": Text("into the graveyard", "置入墓地"),
    "top": Text("back on top", "放回卡组最上方"),
    "bottom": Text("on the bottom", "置于卡组最下方"),
}
VALUES: Mapping[str, Mapping[Any, Text]] = {
    "side:whose": {"own": Text("your", "己方"), "enemy": Text("your opponent’s", "对方")},
    "side:their": {"own": Text("your", "己方"), "enemy": Text("their", "对方")},
    "side:hero": {"own": Text("your hero", "己方英雄"), "enemy": Text("the enemy hero", "对方英雄")},
    "side:first": {"own": Text("first", "先手"), "enemy": Text("second", "后手")},
    "by": {
        "self": Text("you", "己方"),
        "own": Text("you", "己方"),
        "enemy": Text("your opponent", "对方"),
        "any": Text("a player", "任意一方"),
    },
    "by:hero": {"own": Text("your hero", "己方英雄"), "enemy": Text("the enemy hero", "对方英雄"), "any": Text("a hero", "任意一方英雄")},
    "by:turn": {"own": Text("your", "己方"), "enemy": Text("your opponent’s", "对方"), "any": Text("each player’s", "每个")},
    "phase": {"draw": Text("draw", "抽牌阶段"), "main": Text("main", "主阶段"), "end": Text("end", "结束阶段")},
    "state": {"awake": Text("awake", "唤醒"), "asleep": Text("asleep", "沉睡")},
    "keyword": {each.slug: Text(each.slug, each.name.zh) for each in terms.KEYWORDS},
    "duration": {
        "turn": Text(" this turn", "本回合"),
        "next_turn": Text(" until your next turn", "在己方下回合开始前"),
        "game": Text(" permanently", "永久"),
    },
    "cannot": {
        "attack": Text("attacking", "攻击"),
        "attack_hero": Text("attacking a hero", "攻击英雄"),
        "be_attacked": Text("being attacked", "被攻击"),
        "be_chosen": Text("being chosen by enemy effects", "被对方的效果选择"),
        "awaken": Text("awakening", "被唤醒"),
        "use": Text("using active skills", "使用主动技"),
    },
    "cannot:do": {
        "attack": Text("attack", "攻击"),
        "attack_hero": Text("attack a hero", "攻击英雄"),
        "be_attacked": Text("be attacked", "被攻击"),
        "be_chosen": Text("be chosen by enemy effects", "被对方的效果选择"),
        "awaken": Text("awaken", "被唤醒"),
        "use": Text("use active skills", "使用主动技"),
    },
    "to": DESTINATIONS,
    "rest": DESTINATIONS,
}
ZONES = {
    "hand": Text("hand", "手牌"),
    "deck": Text("deck", "卡组"),
    "graveyard": Text("graveyard", "墓地"),
    "display": Text("display zone", "展示区"),
}
LIFE_LESS = Text("lose {} life less", "少失去{}点生命值")
OPPONENT = Text("your opponent", "对方")
#: How the text of a skill begins.
LABELS = {
    "awaken": Text("Awaken", "唤醒技"),
    "last_stand": Text("Last stand", "战死技"),
    "active": Text("Active", "主动技"),
    "passive": Text("Passive", "被动技"),
    "use": Text("", ""),
}
#: The notes behind it.
ONCE, ASLEEP = Text("once a turn", "每回合1次"), Text("also while asleep", "沉睡时也生效")
#: The sentence about when an ability can be used; that an event would happen, with conditions; and that it does not.
ONLY_IF = {
    "active": Text(". Use only if {}", "。仅当{}时可使用"),
    "use": Text(". Play only if {}", "。仅当{}时可使用"),
}
WOULD, AND = Text("if {}, ", "若{}，"), Text(" and ", "且")
PREVENTED: Mapping[type, Text] = {
    replaced.Destroyed: Text("prevent that", "防止其被破坏"),
    replaced.LifeLost: Text("prevent that", "防止该次损失"),
    replaced.Healed: Text("prevent that", "防止该次回复"),
    replaced.Drawn: Text("prevent that", "防止该次抽牌"),
    replaced.Discarded: Text("prevent that", "防止其被弃置"),
}
