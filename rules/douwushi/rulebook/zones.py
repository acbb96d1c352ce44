"""Dou Wushi 3: the zones of the game (W-13)."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

ZONES = Clause(
    "3",
    title=Text("Zones", "游戏场地"),
    clauses=(
        Clause(
            "3.1",
            title=Text("Hand", "手牌区"),
            text=Text(
                "Cards drawn and not used yet. Only their owner sees them.",
                "抽到且没有使用的牌，只有其持有者可以查看。",
            ),
        ),
        Clause(
            "3.2",
            title=Text("Battlefield", "战场"),
            text=Text(
                "Heroes with what they bear, and lasting spells. The game begins with one hero on each side.",
                "英雄和他们的装备、持续性魔法牌所在的区域。游戏开始时双方各有一名首发英雄。",
            ),
        ),
        Clause(
            "3.3",
            title=Text("Graveyard", "坟场"),
            text=Text(
                "Dead heroes, items that were lost, spells that were used and cards that were discarded. Both players may look at and "
                "count "
                "the cards of either graveyard at any time.",
                "放置阵亡的英雄、失去效用的物品牌、使用过的魔法牌和弃置的牌。玩家可以随时查看双方的坟场并清点牌数。",
            ),
        ),
        Clause(
            "3.4",
            title=Text("Reserve", "预备区"),
            text=Text(
                "The deck, face down. Nobody may look at it or change its order; its owner may count it.",
                "牌面朝下的牌组。不可查看内容，也不可改变顺序；持有者可以随时清点数量。",
            ),
        ),
        Clause(
            "3.5",
            title=Text("Bounty zone", "悬赏区"),
            word="Bounty stack",
            clauses=(
                Clause(
                    "3.5a",
                    Text(
                        "Six cards of one's own deck, face down in three stacks of two. Neither player may look at them.",
                        "己方牌组的六张牌，牌面朝下，每叠两张共三叠。双方都不可查看。",
                    ),
                ),
                Clause(
                    "3.5b",
                    Text(
                        "Whenever an enemy hero dies, you take one stack of your choice into your hand.",
                        "每有一名敌方英雄阵亡，你选择任意一叠加入手牌。",
                    ),
                    rulings=(
                        Ruling(
                            "W-9",
                            Text(
                                "Damage stays. A hero dies when its damage exceeds its life; its items go with it to the graveyard. The "
                                "bounty is taken for a death by whatever cause, if a stack is left.",
                                "伤害会一直保留。英雄受到的伤害超过其生命值时阵亡，所装备的物品一同进入坟场。无论英雄因何阵亡，"
                                "只要悬赏区还有牌，"
                                "对手就获得一叠。",
                            ),
                        ),
                        Ruling(
                            "W-21",
                            Text(
                                "Of several bounty stacks any may be named, known or not. X is a number of at least 1.",
                                "悬赏区有多叠时可以选择任意一叠，无论是否知道其内容。X 至少为 1。",
                            ),
                        ),
                    ),
                ),
            ),
        ),
        Clause(
            "3.6",
            title=Text("Beyond", "战场以外"),
            text=Text(
                "A zone that both players share, for cards that effects set aside. They lie face up and anybody may look at them.",
                "双方共用的区域，放置被效果移出战场的牌。这些牌牌面朝上，任何玩家随时可以查看。",
            ),
            rulings=(
                Ruling(
                    "W-13",
                    Text(
                        "Cards set beyond stay face up and public, and may return only by an effect.",
                        "移至战场以外的牌保持公开，且只能因效果回到游戏中。",
                    ),
                ),
            ),
        ),
    ),
)
