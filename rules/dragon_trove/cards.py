"""Dragon Trove's cards: the players' action cards and the dragon's AI cards, as the source lists them (D-1)."""

from __future__ import annotations

from rules.dragon_trove.terms import ACTIONS, BEHAVIOURS, DIRECTIONS, SPEEDS, TRAPS
from rules.kernel.cards import Field, Kind
from rules.kernel.language.definitions import Shape
from rules.wording import Text

KINDS = (Kind("action", Text("Action card", "行动卡")), Kind("dragon", Text("Dragon card", "龙的 AI 卡")))

FIELDS = (
    Field("action", Text("Action", "行动"), "choice", ACTIONS, kinds=("action",)),
    Field("behaviour", Text("Behaviour", "行动方式"), "choice", BEHAVIOURS, kinds=("dragon",)),
    Field("direction", Text("Direction", "方向"), "choice", DIRECTIONS, is_required=False),
    Field("traps", Text("Activates", "激活陷阱"), "choice", TRAPS, kinds=("dragon",)),
    Field("speed", Text("Speed", "执行速度"), "choice", SPEEDS, kinds=("dragon",)),
)

SHAPE = Shape(KINDS, rarities=(), fields=FIELDS)
read_card = SHAPE.read_card
