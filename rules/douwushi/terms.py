"""The names of what Dou Wushi's cards have: classes, attack types, hands, kinds of spell and keywords."""

from __future__ import annotations

from rules.kernel.cards import Choice, Term
from rules.wording import Text

CLASSES = (
    Choice(
        "warrior",
        Text("Warrior", "战士"),
        symbol="shield",
        hue="fire",
        meaning=Text("Fights with weapons, has the most life and can guard others.", "以武器作战，生命最高，能护卫队友。"),
    ),
    Choice(
        "mage",
        Text("Mage", "法师"),
        symbol="eye",
        hue="water",
        meaning=Text("Fights with skills that need much MP; little life, sudden force.", "以技能作战，极需 MP；生命偏低，爆发力强。"),
    ),
    Choice(
        "assassin",
        Text("Assassin", "刺客"),
        symbol="crescent",
        hue="dark",
        meaning=Text("Cheap weapons, strong attacking skills, middling life.", "武器消耗低，攻击技能强，生命适中。"),
    ),
)

ATTACK_TYPES = (
    Choice("melee", Text("Melee", "近战"), meaning=Text("Melee weapons counter melee attacks.", "近战武器反击近战攻击。")),
    Choice("ranged", Text("Ranged", "远程"), meaning=Text("Ranged weapons counter ranged attacks.", "远程武器反击远程攻击。")),
)

HANDS = (
    Choice("one", Text("One-handed", "单手"), meaning=Text("Takes one of the hero's two hands.", "占英雄两个手位中的一个。")),
    Choice("two", Text("Two-handed", "双手"), meaning=Text("Takes both of the hero's hands.", "占英雄的两个手位。")),
)

SPELL_TYPES = (
    Choice(
        "instant", Text("One-shot", "一次性"), meaning=Text("Takes effect at once and goes to the graveyard.", "立即生效，随后放入坟场。")
    ),
    Choice("lasting", Text("Lasting", "持续性"), meaning=Text("Stays on the battlefield.", "留在战场上持续生效。")),
)

KEYWORDS = (
    Choice(
        "guard",
        Text("Guard", "护卫"),
        meaning=Text(
            "Set it to guard another hero of yours: through the enemy's next turn it takes that hero's first damage of each turn.",
            "你的回合中可指定护卫一名其他己方英雄。直到对手的下个回合结束，每个回合代替其承受第一次伤害。",
        ),
    ),
)

GLOSSARY = (
    Term(
        Text("Passive", "被动"),
        Text("Works as long as the hero is on the battlefield, without MP.", "英雄在场时持续生效，不消耗 MP。"),
        (Text("(passive)", "（被动）"),),
    ),
    Term(
        Text("Target", "指定目标"),
        Text(
            "Named before anything is paid. Without one, the skill or spell can't be used.",
            "支付消耗之前先行指定；没有合理的目标时，技能或魔法牌无法使用。",
        ),
        (Text("target", "指定目标"),),
    ),
    Term(
        Text("Unpreventable", "无法防止"),
        Text("Nothing reduces or prevents this damage; a guard still takes it.", "该伤害不会被减免效果抵消，但仍可由护卫承受。"),
        (Text("unpreventable", "无法防止"),),
    ),
    Term(
        Text("Ignore damage", "无视伤害"),
        Text(
            "The damage counts as 0. That is no reduction, so it holds for unpreventable damage, too.",
            "受到的伤害视为 0 点。这不是减免，因此对无法防止的伤害同样有效。",
        ),
        (Text("ignores", "无视"),),
    ),
    Term(
        Text("Ready and tapped", "重置与横置"),
        Text("A ready hero may attack and use skills; a tapped one may not.", "重置状态的英雄可以攻击和施放技能，横置的英雄不可以。"),
        (
            Text("ready", "重置"),
            Text("readied", "重置"),
            Text("tap", "横置"),
            Text("tapped", "横置"),
        ),
    ),
    Term(
        Text("Turns", "回合"),
        Text("Each player's turn counts as one, the present one too.", "双方的回合都计算在内，当前回合算作第一个。"),
        (Text("turns", "个回合"),),
    ),
    Term(
        Text("Counterattack", "反击"),
        Text(
            "A hero that survives a weapon attack and has a weapon of the same type deals its attack to the attacker, once a turn.",
            "英雄受到武器攻击后未阵亡，且装备了同类型的武器时，对攻击者造成等同于攻击力的伤害，每回合一次。",
        ),
        (Text("counter", "反击"), Text("counterattack", "反击")),
    ),
    Term(
        Text("Reserve", "预备区"),
        Text("The deck that you draw from, face down.", "牌面朝下、供你抓牌的牌组。"),
        (Text("reserve", "预备区"),),
    ),
    Term(
        Text("Bounty stack", "悬赏牌"),
        Text(
            "Two cards, unseen. You take a stack whenever an enemy hero dies.",
            "牌面朝下的一叠牌，双方都不能查看。每有一名敌方英雄阵亡，你选择一叠加入手牌。",
        ),
        (Text("bounty stack", "悬赏牌"), Text("bounty stack", "悬赏区")),
    ),
    Term(
        Text("Beyond", "战场以外"),
        Text("Set aside face up; such a card returns only by an effect.", "牌面朝上放置在战场以外，只能因效果回到游戏中。"),
        (Text("beyond", "战场以外"),),
    ),
)
