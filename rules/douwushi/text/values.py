"""The words for the values of operands in both languages, by the operand's name and the form in which a template has it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.wording import Text

VALUES: Mapping[str, Mapping[Any, Text]] = {
    "side": {"own": Text("you", "己方"), "enemy": Text("your opponent", "对手"), "any": Text("each player", "每名玩家")},
    "side:whose": {
        "own": Text("your", "己方的"),
        "enemy": Text("your opponent’s", "对手的"),
        "any": Text("each player’s", "每名玩家的"),
    },
    "side:their": {"own": Text("your", "己方"), "enemy": Text("their", "对手")},
    "side:turn": {"own": Text("your", "己方"), "enemy": Text("your opponent’s", "对手的")},
    "side:yours": {"own": Text("yours", "己方"), "enemy": Text("your opponent’s", "对手")},
    "by": {"own": Text("you", "己方"), "enemy": Text("your opponent", "对手"), "any": Text("a player", "任意一方")},
    "by:turn": {"own": Text("your", "己方"), "enemy": Text("your opponent’s", "对手的"), "any": Text("each player’s", "每个")},
    "calling": {"warrior": Text("warrior", "战士"), "mage": Text("mage", "法师"), "assassin": Text("assassin", "刺客")},
    "becomes": {"melee": Text("melee", "近战"), "ranged": Text("ranged", "远程")},
    "what": {
        "attack": Text("attack", "不能攻击"),
        "use_skills": Text("use skills", "不能施放技能"),
        "counter": Text("counterattack", "不能反击"),
        "guard": Text("guard", "不能护卫"),
        "be_attacked": Text("be attacked", "不能被攻击"),
        "be_targeted": Text("be a target of the enemy", "不能被对手指定为目标"),
        "be_countered": Text("be counterattacked", "攻击时不会被反击"),
        "be_guarded": Text("be guarded", "不能被护卫"),
        "ready": Text("be readied in the ready step", "在重置阶段不会重置"),
        "gain_mp": Text("gain MP", "不能获得MP"),
    },
    "kind:thing": {
        "weapon": Text("a weapon", "装备武器"),
        "equipment": Text("a piece of equipment", "佩戴装备"),
        None: Text("an item", "装备物品"),
    },
    "kind:things": {"weapon": Text("weapons", "装备武器"), "equipment": Text("equipment", "佩戴装备"), None: Text("items", "装备物品")},
    "rest": {
        "top": Text("put the rest on top", "放回预备区顶"),
        "bottom": Text("put the rest on the bottom", "置于预备区底"),
        "graveyard": Text("put the rest into the graveyard", "放入坟场"),
        "shuffle": Text("shuffle the rest back", "洗回预备区"),
    },
    "uses:skills": {
        "each": Text("skills", "施放技能"),
        "once_a_turn": Text("the first skill it uses each turn", "每个回合第一次施放技能"),
        "next": Text("the next skill it uses", "下一次施放技能"),
    },
}
#: Whose ability it is, by the kind of card, and the card itself.
BEARERS = {
    "hero": Text("this hero", "此英雄"),
    "weapon": Text("its bearer", "装备者"),
    "equipment": Text("its bearer", "装备者"),
    "spell": Text("the hero it is on", "所附英雄"),
}
CARDS = {
    "hero": Text("this hero", "此英雄"),
    "weapon": Text("this weapon", "此武器"),
    "equipment": Text("this equipment", "此装备"),
    "spell": Text("this equipment", "此装备"),
}
OPPONENT = Text("your opponent", "对手")
#: What a paragraph is put together with.
LABELLED, NOTED = Text("{}: {}", "{}：{}"), Text("{} ({})", "{}（{}）")
PASSIVE, NEEDS_WEAPON = Text("passive", "被动"), Text("needs a weapon", "需要武器")
ONLY_IF, ONCE = Text(". Use only if {}", "。仅当{}时可以使用"), Text(". Once a turn", "。每回合一次")
