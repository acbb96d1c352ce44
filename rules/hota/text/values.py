"""The words for the values of operands in both languages, by the operand's name and the form in which a template has it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.wording import Text

_TAKEN = {
    "hand": Text("into your hand", "加入手牌"),
    "graveyard": Text("into your graveyard", "置入坟场"),
    "field": Text("onto the battlefield", "置入战场"),
    "field_tapped": Text("onto the battlefield tapped", "横置进入战场"),
}
VALUES: Mapping[str, Mapping[Any, Text]] = {
    "side": {"own": Text("you", "你"), "enemy": Text("the enemy", "敌方"), "any": Text("each player", "双方")},
    "side:whose": {"own": Text("your", "你的"), "enemy": Text("the enemy’s", "敌方的"), "any": Text("each player’s", "双方的")},
    "side:turn": {"own": Text("your", "你的"), "enemy": Text("the enemy’s", "敌方")},
    "side:their": {"own": Text("your", "你的"), "enemy": Text("their", "其")},
    "side:deck": {"own": Text("your", "你"), "enemy": Text("the enemy’s", "敌方")},
    "side:its": {"own": Text("", ""), "enemy": Text("their", "其")},
    "side:under": {"own": Text("", ""), "enemy": Text(" under your control", "，由你操控")},
    "by": {"own": Text("you", "你"), "enemy": Text("the enemy", "敌方"), "any": Text("a player", "任一玩家")},
    "by:victim": {"own": Text("you", "你"), "enemy": Text("the enemy player", "敌方玩家"), "any": Text("a player", "任一玩家")},
    "by:whose": {"own": Text("your", "你的"), "enemy": Text("the enemy’s", "敌方"), "any": Text("each player’s", "每位玩家")},
    "by:turn": {"own": Text("your", "你的"), "enemy": Text("the enemy’s", "敌方"), "any": Text("each", "每个")},
    "victim": {None: Text("", ""), "creature": Text(" to a creature", "对生物"), "player": Text(" to a player", "对玩家")},
    "prevent:part": {"all": Text("it", "该伤害")},
    "what": {
        "attack": Text("attack", "不能攻击"),
        "block": Text("block", "不能阻挡"),
        "be_blocked": Text("be blocked", "不能被阻挡"),
        "ready": Text("be readied", "不能重置"),
    },
    "duration": {"turn": Text(" until the end of the turn", "，直到回合结束"), "game": Text(" permanently", "，永久有效")},
    "to": _TAKEN,
}
#: Whose ability it is, by the kind of card, and the creature that equipment is on.
BEARERS = {
    "creature": Text("this creature", "此生物"),
    "equipment": Text("this equipment", "此装备"),
    "enchantment": Text("this enchantment", "此结界"),
    "spell": Text("this spell", "此法术"),
}
HOST = Text("the equipped creature", "佩带此装备的生物")
ENEMY, FIELD = Text("the enemy", "敌方"), Text("on the battlefield", "战场上")
ATTRIBUTES = {
    "strength": Text("your strength", "你的力量"),
    "agility": Text("your agility", "你的敏捷"),
    "intellect": Text("your intellect", "你的智力"),
}
#: How “you” begins a clause, which “you may” need not say again; and what the reader may do about the end of the game.
YOU = Text("you ", "你")
DRAW_GAME = Text("decide that {}", "使{}")
#: What a paragraph is put together with.
EQUIP = Text("equip: {}", "佩带：{}")
USED_IF = Text(". Activate only if {}", "。仅当{}时可以启动")
AS_NORMAL = Text(". Activate only when you could cast a normal spell", "。只能在可以施放普通法术时启动")
#: The lines of attribute cards (H-3) and of cards without an attribute.
RAISED = Text(
    "{} rise by 1, and you gain 1 mana. You may play one attribute card a turn.",
    "你的{}与魔法值上限各+1，并获得1点魔法值。每回合只能打出一张属性牌。",
)
NO_ATTRIBUTE = Text("{} has no attribute.", "{}没有属性。")
