"""Dou Wushi 6: the cards and the words on them (W-12, W-15)."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

HEROES = Clause(
    "6.1",
    title=Text("Heroes", "英雄牌"),
    clauses=(
        Clause(
            "6.1a",
            title=Text("Class", "职业"),
            text=Text(
                "Warriors live by weapons, have much life and can guard. Assassins have cheap weapons and strong skills. Mages need "
                "much MP, have "
                "little life, and strike suddenly.",
                "战士依赖武器，血量高，可以护卫友军；刺客武器消耗低，技能强，血量适中；法师需要大量 MP，血量偏低，爆发力强。",
            ),
        ),
        Clause(
            "6.1b",
            title=Text("Life", "生命值"),
            text=Text(
                "How much damage a hero can bear. Damage is marked on the hero and stays; a hero with more of it than life dies.",
                "英雄最多可以承受的伤害。伤害以标记放置在英雄牌上，不会随回合恢复；累积超过生命值时英雄阵亡。",
            ),
        ),
        Clause(
            "6.1c",
            title=Text("MP", "MP"),
            text=Text(
                "Each hero has its own, at first 0. It pays for the hero's skills, for what it is equipped with, and for what its "
                "items can do.",
                "每名英雄各自拥有 MP，初始为 0，用来支付技能、佩戴物品牌以及物品的启动效果。",
            ),
            rulings=(
                Ruling(
                    "W-19",
                    Text(
                        "MP must suffice when an item or a skill is announced. It is taken off when the action has been carried out, never "
                        "below 0. An action that reads MP reads what was there before it was paid.",
                        "宣告装备物品或施放技能时 MP 须足够；动作结束后才扣除，最低扣至 0。读取 MP 的动作读取的是扣除之前的数值。",
                    ),
                ),
            ),
        ),
        Clause(
            "6.1d",
            title=Text("Passive", "被动"),
            text=Text(
                "A skill marked as passive works as long as the hero is on the battlefield. It costs nothing.",
                "标注“被动”的技能从英雄上场时持续生效，直到英雄离场，没有消耗。",
            ),
        ),
    ),
)

ITEMS = Clause(
    "6.2",
    title=Text("Items", "物品牌"),
    clauses=(
        Clause(
            "6.2a",
            title=Text("Cost", "佩戴费用"),
            text=Text("The MP that the hero pays to be equipped.", "英雄装备该物品牌时所需消耗的 MP。"),
        ),
        Clause(
            "6.2b",
            title=Text("Hands", "类型"),
            text=Text(
                "A hero has two hands. A one-handed item takes one of them, a two-handed one both.",
                "每名英雄只有左手右手两个槽位，单手占 1 个，双手占 2 个。",
            ),
        ),
        Clause(
            "6.2c",
            title=Text("Weapons", "武器"),
            text=Text(
                "A weapon gives its bearer its attack and its type, melee or ranged. A hero has one at most. It can't be put off, but "
                "a new one "
                "takes its place and the old one goes to the graveyard.",
                "武器将攻击力与攻击类型（近战或远程）赋予装备者。每名英雄只可以装备一件武器，不可主动卸下，但可以用新的武器替换，"
                "原武器进入坟场。",
            ),
        ),
        Clause(
            "6.2d",
            title=Text("What items do", "物品的效果"),
            text=Text(
                "What an item does, it does for its bearer. The number in brackets is what its bearer pays in MP; a weapon may also "
                "have to be tapped.",
                "物品牌的效果只作用于装备者。括号内的数字为装备者需消耗的 MP；有的武器还需要横置。",
            ),
        ),
    ),
)

SPELLS = Clause(
    "6.3",
    title=Text("Spells", "魔法牌"),
    text=Text(
        "A spell has its effects at once and then goes to the graveyard. A lasting spell stays.",
        "魔法牌立即生效，效果结算之后放入坟场。持续性魔法牌会留在场上。",
    ),
    rulings=(
        Ruling(
            "W-15",
            Text(
                "Lasting spells stay on the battlefield, or on a hero, and go to the graveyard with it. What the source calls events "
                "are spells. "
                "A skill of which any part can't be met may not be used.",
                "持续性魔法牌留在战场上，或附于一名英雄并随其进入坟场。原规则中的“事件牌”即魔法牌。任何一部分无法满足的技能不能施放。",
            ),
        ),
    ),
)

WORDS = Clause(
    "6.4",
    title=Text("Words on the cards", "卡牌用语"),
    clauses=(
        Clause(
            "6.4a",
            title=Text("Unpreventable", "无法防止"),
            text=Text(
                "Nothing that reduces or prevents damage touches this damage. A guard still takes it.",
                "该伤害无法被减免效果抵消，但同样可以被护卫。",
            ),
        ),
        Clause(
            "6.4b",
            title=Text("Ignore damage", "无视伤害"),
            text=Text(
                "All damage to the hero counts as 0. That is no reduction.",
                "对该目标造成的所有伤害视为 0 点。这并不是伤害的减免效果。",
            ),
            rulings=(
                Ruling(
                    "W-12",
                    Text(
                        "Preventing or reducing does not touch unpreventable damage, but a guard takes it; ignoring it sets what is "
                        "taken to 0. A "
                        "card that allows what a rule forbids wins.",
                        "防止或减少对“无法防止”的伤害无效，但护卫仍会承受；“无视伤害”使受到的伤害为 0。卡牌允许规则所禁止的事时，"
                        "以卡牌为准。",
                    ),
                ),
            ),
        ),
    ),
)

CARDS = Clause("6", title=Text("The cards", "卡牌介绍和使用方法"), clauses=(HEROES, ITEMS, SPELLS, WORDS))
