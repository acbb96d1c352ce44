"""Dou Wushi 1 and 2: what a deck holds, and how a game is won (W-9, W-10)."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

IN_BUILDING = ("tests/rules/douwushi/test_format.py",)

DECKS = Clause(
    "1",
    title=Text("Before the game", "游戏前的准备"),
    clauses=(
        Clause(
            "1.1",
            title=Text("Deck", "牌组"),
            text=Text(
                "Each player has a deck of at least 30 cards: heroes, items and spells in any mix. The starting hero is one of them.",
                "每名玩家有一套至少 30 张的牌组，由英雄牌、物品牌和魔法牌任意搭配，首发英雄计入其中。",
            ),
            proved_by=IN_BUILDING,
        ),
        Clause(
            "1.2",
            title=Text("Starting hero", "首发英雄"),
            text=Text(
                "A deck names one of its heroes as the starting hero; it has at least this one.",
                "牌组须指定其中一张英雄牌为首发英雄，因此至少包含一张英雄牌。",
            ),
            proved_by=IN_BUILDING,
        ),
        Clause(
            "1.3",
            title=Text("Copies", "同名卡"),
            text=Text(
                "A deck has at most 2 cards of a name, the starting hero counted.",
                "同名卡在牌组中最多放入 2 张，首发英雄计算在内。",
            ),
            proved_by=IN_BUILDING,
        ),
    ),
)

VICTORY = Clause(
    "2",
    title=Text("Winning", "怎样取得胜利"),
    clauses=(
        Clause(
            "2.1",
            title=Text("The fourth hero", "第四名英雄"),
            text=Text("A player whose fourth hero dies loses the game.", "己方英雄阵亡数达到 4 名的玩家输掉游戏。"),
        ),
        Clause(
            "2.2",
            title=Text("No hero left", "全军覆没"),
            text=Text(
                "A player who has no hero on the battlefield loses the game, however many have died.",
                "战场上已经没有己方英雄的玩家输掉游戏，无论阵亡了多少名。",
            ),
        ),
        Clause(
            "2.3",
            title=Text("Draw", "平局"),
            text=Text("If both players would lose at once, the game is a draw.", "双方同时满足落败条件时为平局。"),
            rulings=(
                Ruling(
                    "W-10",
                    Text(
                        "A side loses at its fourth dead hero, or the moment it has no hero on the battlefield. Both at once is a draw.",
                        "一方第四名英雄阵亡，或战场上没有己方英雄的一刻即告落败；双方同时如此则为平局。",
                    ),
                ),
            ),
        ),
    ),
)
