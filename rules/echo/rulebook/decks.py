"""Echo 5: how a deck is built."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

IN_BUILDING = ("tests/rules/echo/test_format.py",)

STANDARD = Clause(
    "5.1",
    title=Text("Standard", "标准模式"),
    clauses=(
        Clause(
            "5.1a",
            title=Text("Hero", "英雄数量"),
            text=Text("Each player has exactly one hero.", "每个玩家有且只有1张英雄卡。"),
            proved_by=IN_BUILDING,
        ),
        Clause(
            "5.1b",
            title=Text("Deck", "卡组限制"),
            text=Text(
                "Each player has a deck of exactly 30 cards, followers or items. The hero is not one of them.",
                "每个玩家有一套正好30张的卡组，由随从卡和道具卡组成，英雄不计入其中。",
            ),
            proved_by=IN_BUILDING,
        ),
        Clause(
            "5.1c",
            title=Text("Copies", "稀有度限制"),
            text=Text(
                "A deck has at most 1 copy of a card of rarity UR, and at most 3 copies of any other. Copies are counted by name.",
                "卡组中，稀有度为 UR 的卡最多带1张同名卡，其他稀有度的卡最多带3张同名卡。",
            ),
            rulings=(
                Ruling(
                    "E-1",
                    Text(
                        "All printings of a name count together. A name printed both as UR and otherwise: at most 1 copy of its UR "
                        "printing, and at most 3 in all.",
                        "同名卡的所有版本合并计数。同一名称既有 UR 版本又有其他版本时，UR 版本最多1张，合计最多3张。",
                    ),
                ),
            ),
            proved_by=("tests/rules/echo/test_format.py", "tests/rules/construction/test_copies.py"),
        ),
        Clause(
            "5.1d",
            title=Text("Banned and restricted cards", "禁限卡表"),
            text=Text("None.", "无。"),
            proved_by=("tests/rules/echo/test_format.py", "tests/rules/construction/test_dated_lists.py"),
        ),
    ),
)

DECKS = Clause("5", title=Text("Building a deck", "卡组构建规则"), clauses=(STANDARD,))
