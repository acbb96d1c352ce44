"""HotA's deck construction, constructed and limited (HotA 100.2a), and how hands are dealt (HotA 103.4, 103.5a)."""

from __future__ import annotations

from rules.construction import CopyLimit, Format, PoolRule, Section, Size
from rules.kernel.boosters import BoosterRecipe, LimitedPlan, Slot
from rules.kernel.dealing import Dealing, Pile
from rules.wording import Text

BASIC = ("attribute",)
DECK = Text("Deck", "套牌")

CONSTRUCTED = Format(
    slug="constructed",
    name=Text("Constructed", "构筑赛"),
    note=Text(
        "At least 60 cards; three of a name at most, basic attribute cards without limit.",
        "至少 60 张；同名牌最多 3 张，基本属性牌不限。",
    ),
    sections=(Section("main", DECK, size=Size(least=60)),),
    copies=(CopyLimit(3, exempt_kinds=BASIC, subject=Text("a card", "同名牌")),),
)

LIMITED = Format(
    slug="limited",
    name=Text("Limited", "限制赛"),
    note=Text(
        "At least 35 cards, all out of the stated pool; basic attribute cards may be added at will.",
        "至少 35 张，须出自给定的卡池；基本属性牌可任意添加。",
    ),
    sections=(
        Section("main", DECK, size=Size(least=35)),
        Section("pool", Text("Pool", "卡池"), is_pool=True),
    ),
    pool=PoolRule(free_kinds=BASIC),
)

FORMATS = (CONSTRUCTED, LIMITED)

DEALING = Dealing((Pile("main", hand=7),), first_turn=(0, 1), has_mulligan=True)

#: Twelve cards; one booster in four has better than a rare card, one in sixteen a legendary one.
BOOSTER = BoosterRecipe(
    (Slot(8, {"common": 1}), Slot(3, {"uncommon": 1}), Slot(1, {"rare": 12, "epic": 3, "legendary": 1})), free_kinds=BASIC
)
LIMITED_PLAN = LimitedPlan(cards=35, free_cards=16, colour="attribute")
