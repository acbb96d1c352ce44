"""The names of what Dragon Trove's cards have: actions, the dragon's behaviours, directions, traps and speeds."""

from __future__ import annotations

from rules.kernel.cards import Choice, Term
from rules.wording import Text

ACTIONS = (
    Choice("move", Text("Move", "移动")),
    Choice("attack", Text("Attack", "攻击")),
    Choice("defend", Text("Defend", "防御")),
    Choice("scroll", Text("Scroll", "卷轴")),
    Choice("enchant", Text("Enchant", "附魔")),
)

BEHAVIOURS = (
    Choice("fly", Text("Fly", "飞行")),
    Choice("fan", Text("Wing fan", "扇风")),
    Choice("flame-breath", Text("Flame breath", "焰息")),
    Choice("frost-breath", Text("Frost breath", "霜息")),
)

DIRECTIONS = (
    Choice("north", Text("North", "北")),
    Choice("south", Text("South", "南")),
    Choice("west", Text("West", "西")),
    Choice("east", Text("East", "东")),
    Choice("centre", Text("Centre", "正中")),
)

TRAPS = (
    Choice(
        "fire",
        Text("Fire traps", "火属性陷阱"),
        symbol="flame",
        hue="fire",
        meaning=Text("Fire traps hurt whoever enters them; ice traps sleep.", "火属性陷阱激活，冰属性陷阱失效。"),
    ),
    Choice(
        "ice",
        Text("Ice traps", "冰属性陷阱"),
        symbol="drop",
        hue="water",
        meaning=Text("Ice traps hurt whoever enters them; fire traps sleep.", "冰属性陷阱激活，火属性陷阱失效。"),
    ),
    Choice("none", Text("None", "无"), meaning=Text("All traps sleep.", "所有陷阱均未激活。")),
)

SPEEDS = (
    Choice("zero", Text("0", "0"), meaning=Text("Before all players' cards.", "在所有玩家行动卡之前执行。")),
    Choice(
        "players",
        Text("☆", "☆"),
        meaning=Text("After as many players' cards as players began the game.", "在与开局人数相同张数的玩家行动卡之后执行。"),
    ),
    Choice("last", Text("∞", "∞"), meaning=Text("After all players' cards.", "在所有玩家行动卡之后执行。")),
)

GLOSSARY = (
    Term(
        Text("Set aside", "临时移除"),
        Text(
            "The card waits beside the board until the end of the round in which the return card is drawn.",
            "此牌放在一旁，抽到归位牌的回合结束时拿回。",
        ),
        (
            Text("set this card aside", "临时移除"),
            Text("set this aside", "临时移除"),
            Text("set aside", "临时移除"),
        ),
    ),
    Term(
        Text("Return card", "归位牌"),
        Text(
            "At the end of the round in which it is drawn the dragon's deck is shuffled and cards set aside come back.",
            "抽到它的回合结束时重洗 AI 牌库，玩家拿回临时移除的行动卡。",
        ),
        (Text("return card", "归位牌"),),
    ),
    Term(
        Text("Defending", "防御状态"),
        Text("Each time standard damage is taken, it is 1 less.", "每次受到的标准伤害减少 1 点。"),
        (
            Text("defending", "防御状态"),
            Text("• Defend:", "• 防御："),
        ),
    ),
)
