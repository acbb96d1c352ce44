"""Names of the values of operands in both languages, by the operand's name and the form in which a template has it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.sorcery.terms import ELEMENTS
from rules.sorcery.wording import RESTRICTION_NAMES
from rules.wording import Text

ELEMENT_NAMES = {each.slug: Text(each.name.en.lower(), f"{each.name.zh}元素") for each in ELEMENTS} | {
    "none": Text("elementless", "无元素")
}
VALUES: Mapping[str, Mapping[Any, Text]] = {
    "side": {"own": Text("you", "你"), "enemy": Text("the enemy", "敌方"), "any": Text("each player", "双方")},
    "side:whose": {"own": Text("your", "你的"), "enemy": Text("the enemy’s", "敌方的"), "any": Text("each player’s", "双方的")},
    "side:turn": {"own": Text("your", "你的"), "enemy": Text("the enemy’s", "敌方")},
    "side:their": {"own": Text("your", "你的"), "enemy": Text("their", "其")},
    "side:deck": {"own": Text("your", "你"), "enemy": Text("the enemy’s", "敌方")},
    "side:its": {"own": Text("", ""), "enemy": Text("their", "其")},
    "side:door": {"own": Text("you are", "你"), "enemy": Text("the enemy is", "敌方")},
    "side:provided": {"own": Text("you have", "你"), "enemy": Text("the enemy has", "敌方")},
    "by": {"own": Text("you", "你"), "enemy": Text("the enemy", "敌方"), "any": Text("a player", "任一玩家")},
    "by:they": {"own": Text("you", "你"), "enemy": Text("they", "其"), "any": Text("they", "其")},
    "by:turn": {"own": Text("your", "你的"), "enemy": Text("the enemy’s", "敌方"), "any": Text("each", "每个")},
    "victim": {"unit": Text("", ""), "minion": Text(" to a minion", "对随从"), "avatar": Text(" to an avatar", "对化身")},
    "prevent:part": {"all": Text("it", "该伤害")},
    "prevent:less": {"all": Text("none", "不失去生命值")},
    "what": RESTRICTION_NAMES,
    "duration": {
        "turn": Text(" until the end of the turn", "，直到回合结束"),
        "round": Text(" until the start of your next turn", "，直到你的下个回合开始"),
        "game": Text(" permanently", "，永久有效"),
    },
    "duration:stay": {
        "turn": Text(" until the end of the turn", "，直到回合结束"),
        "round": Text(" until the start of your next turn", "，直到你的下个回合开始"),
        "game": Text("", ""),
    },
    "duration:within": {"turn": Text("this turn", "本回合中"), "round": Text("until the start of your next turn", "你的下个回合开始前")},
    "element": ELEMENT_NAMES,
    "deck": {None: Text("", ""), "spellbook": Text("spellbook", "法术书"), "atlas": Text("atlas", "地图册")},
    "deck:from": {None: Text("", ""), "spellbook": Text(" from the spellbook", "从法术书"), "atlas": Text(" from the atlas", "从地图册")},
    "to": {"hand": Text("into your hand", "加入手牌"), "graveyard": Text("into your graveyard", "置入墓地")},
}
#: Whose ability it is, by the kind of card, artifacts also by their type.
BEARERS = {
    "avatar": Text("this avatar", "此化身"),
    "minion": Text("this minion", "此随从"),
    "artifact": Text("this artifact", "此神器"),
    "relic": Text("this artifact", "此神器"),
    "automaton": Text("this automaton", "此自律机"),
    "monument": Text("this monument", "此遗迹"),
    "aura": Text("this aura", "此灵气"),
    "magic": Text("this spell", "此法术"),
    "site": Text("this site", "此地标"),
}
HOST, CASTER = Text("the bearer", "持有者"), Text("the caster", "施法者")
ENEMY, FIELD = Text("the enemy", "敌方"), Text("in the realm", "领域中")
NOT_AT_DOOR = {
    "own": Text("you are not at death’s door", "你未处于死门"),
    "enemy": Text("the enemy is not at death’s door", "敌方未处于死门"),
}
#: What a paragraph is put together with.
USED_IF = Text(". Use this only if {}", "。仅当{}时可以使用")
#: What every avatar can do (S-4).
AVATAR = Text("Tap: play a site or draw a site.", "横置：打出一张地标，或抽一张地标。")
