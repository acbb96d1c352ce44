"""HotA 105 to 107: attributes, their values and requirements, and whose a card is."""

from __future__ import annotations

from rules.hota.rulebook.concepts import UNPLAYED
from rules.kernel.rulebook import Clause
from rules.wording import Text

ON_THE_FACE = ("tests/rules/hota/test_face.py",)

ATTRIBUTES = Clause(
    "105",
    title=Text("Attributes", "属性"),
    clauses=(
        Clause(
            "105.1",
            title=Text("The three attributes", "三种属性"),
            text=Text(
                "There are three attributes: strength, agility and intellect. The upper right corner of a card shows those that it has.",
                "属性有三种：力量、敏捷和智力。牌的右上角标有它的属性。",
            ),
            proved_by=ON_THE_FACE,
        ),
        Clause(
            "105.2",
            title=Text("Several or none", "多属性与无属性"),
            text=Text("An object has one attribute, several, or none.", "物件可以有一种或多种属性，也可以没有属性。"),
        ),
        Clause(
            "105.3",
            title=Text("Choosing an attribute", "选择属性"),
            text=Text(
                "A player who has to choose an attribute names exactly one of the three.",
                "须选择一种属性的玩家，从力量、敏捷、智力中明确选定一种。",
            ),
        ),
    ),
)

VALUES = Clause(
    "106",
    title=Text("Attribute values and requirements", "属性值与属性需求"),
    clauses=(
        Clause(
            "106.1",
            title=Text("Attribute values", "属性值"),
            text=Text(
                "A basic attribute card that a player plays raises one of the player's attribute values by 1. Its upper right corner shows "
                "which.",
                "玩家在对局中打出的基本属性牌使其属性值增加 1 点，牌的右上角标明是哪一种。",
            ),
            clauses=(
                Clause(
                    "106.1a",
                    Text(
                        "Strength, agility and intellect have a value each, and a symbol each in a colour of its own.",
                        "力量、敏捷、智力各有属性值，并以三种不同颜色的符号表示。",
                    ),
                    proved_by=ON_THE_FACE,
                ),
            ),
        ),
        Clause(
            "106.2",
            title=Text("Where values come from", "属性值的来源"),
            text=Text(
                "Most of a player's attribute values come from the attribute cards that the player has played. Abilities and permanents "
                "may add more, for some time or for the rest of the game.",
                "玩家的属性值通常来自打出的属性牌，也可以由技能或实体额外提供，在一段时间内或整个对局中有效。",
            ),
            clauses=(
                Clause(
                    "106.2a",
                    Text(
                        "A permanent may give one point or several. They are added to the values that the player has.",
                        "一个实体可以提供一点或多点属性值，加入玩家当前的属性值。",
                    ),
                ),
            ),
        ),
        Clause(
            "106.3",
            title=Text("Attribute requirements", "属性需求"),
            text=Text(
                "A card's attribute requirements must be met to play it: a player with a lower value than the card asks for can't.",
                "属性需求是打出一张牌的条件。属性值不足的玩家不能打出这张牌。",
            ),
            clauses=(
                Clause(
                    "106.3a",
                    Text(
                        "They stand in the card's upper right corner, with the symbols of the attribute values.",
                        "属性需求同样标在右上角，符号与属性值一致。",
                    ),
                    proved_by=ON_THE_FACE,
                ),
            ),
        ),
        Clause(
            "106.4",
            title=Text("Requirements without an attribute", "无属性牌的需求"),
            text=Text("A card without an attribute may have requirements, too.", "无属性的牌同样可以有属性需求。"),
        ),
    ),
)

CARDS = Clause(
    "107",
    title=Text("Cards", "牌"),
    clauses=(
        Clause(
            "107.1",
            title=Text("Owner", "拥有者"),
            text=Text(
                "A card's owner is the player in whose deck it came into the game. A card without such a player is owned by its "
                "controller.",
                "将牌加入套牌的玩家是这张牌的拥有者。没有拥有者的牌，其操控者成为拥有者。",
            ),
        ),
        Clause(
            "107.2",
            title=Text("Controller", "操控者"),
            text=Text(
                "A card's owner controls it as long as its controller has not changed. A card without an owner is controlled by the owner "
                "of what produced it.",
                "没有改变过操控者的牌由其拥有者操控。没有拥有者的牌，由产生它的来源的拥有者操控。",
            ),
        ),
        Clause(
            "107.3",
            title=Text("What has a controller", "操控者的范围"),
            text=Text(
                "Only objects on the stack and on the battlefield have a controller.",
                "只有堆叠上和战场上的物件才有操控者。",
            ),
            proved_by=UNPLAYED,
        ),
    ),
)
