"""Dragon Trove's cards: the players' action cards and the dragon's AI cards, as the source lists them (D-1)."""

from __future__ import annotations

from rules.kernel.cards import Choice, Field, Kind
from rules.kernel.definitions import Shape
from rules.wording import Text

KINDS = (Kind("action", Text("Action card", "行动卡")), Kind("dragon", Text("Dragon card", "龙的 AI 卡")))

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
    Choice("fire", Text("Fire traps", "火属性陷阱")),
    Choice("ice", Text("Ice traps", "冰属性陷阱")),
    Choice("none", Text("None", "无")),
)
SPEEDS = (Choice("zero", Text("0", "0")), Choice("players", Text("☆", "☆")), Choice("last", Text("∞", "∞")))

FIELDS = (
    Field("action", Text("Action", "行动"), "choice", ACTIONS, kinds=("action",)),
    Field("behaviour", Text("Behaviour", "行动方式"), "choice", BEHAVIOURS, kinds=("dragon",)),
    Field("direction", Text("Direction", "方向"), "choice", DIRECTIONS, is_required=False),
    Field("traps", Text("Activates", "激活陷阱"), "choice", TRAPS, kinds=("dragon",)),
    Field("speed", Text("Speed", "执行速度"), "choice", SPEEDS, kinds=("dragon",)),
)

SHAPE = Shape(KINDS, rarities=(), fields=FIELDS)
read_card = SHAPE.read_card
