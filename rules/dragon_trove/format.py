"""Dragon Trove's fixed lists: a player's pack of 12 and the dragon's deck of 13 (D-1)."""

from __future__ import annotations

from rules.construction import Format, Section
from rules.wording import Text

PACK_LIST = (
    ("move-north", 2),
    ("move-south", 2),
    ("move-west", 2),
    ("move-east", 2),
    ("attack", 1),
    ("defend", 1),
    ("scroll", 1),
    ("enchant", 1),
)

DRAGON_LIST = (
    ("fly-north-fire", 1),
    ("fly-north-ice", 1),
    ("fly-south-fire", 1),
    ("fly-south-ice", 1),
    ("fly-west-fire", 1),
    ("fly-west-ice", 1),
    ("fly-east-fire", 1),
    ("fly-east-ice", 1),
    ("wing-fan-fire", 1),
    ("wing-fan-ice", 1),
    ("return-to-centre", 1),
    ("flame-breath", 1),
    ("frost-breath", 1),
)

PACK = Format(
    slug="pack",
    name=Text("Action pack", "行动卡组"),
    note=Text("Every player has the same 12 action cards.", "每位玩家的 12 张标准行动卡完全相同。"),
    sections=(Section("pack", Text("Action pack", "行动卡组"), kinds=("action",), fixed=PACK_LIST),),
)

DRAGON = Format(
    slug="dragon",
    name=Text("Dragon deck", "龙的 AI 牌库"),
    note=Text("The dragon of ice and fire has the same 13 cards in every game.", "冰火魔龙的 AI 牌库固定为 13 张。"),
    sections=(Section("dragon", Text("Dragon deck", "龙的 AI 牌库"), kinds=("dragon",), fixed=DRAGON_LIST),),
)

FORMATS = (PACK, DRAGON)
