"""Echo's deck construction (Echo 5.1, E-1), and how hands are dealt from a deck (Echo 2.1.1, 2.1.2(1))."""

from __future__ import annotations

from rules.construction import CopyLimit, Format, Section, Size
from rules.kernel.dealing import Dealing, Pile
from rules.wording import Text

STANDARD = Format(
    slug="standard",
    name=Text("Standard", "标准模式"),
    note=Text(
        "One hero and a deck of exactly 30 followers and items: a UR once, any other name three times.",
        "1 名英雄，30 张随从或道具；同名卡最多 3 张，其中 UR 最多 1 张。",
    ),
    sections=(
        Section("hero", Text("Hero", "英雄"), kinds=("hero",), size=Size.exactly(1)),
        Section("main", Text("Main deck", "主卡组"), kinds=("follower", "item"), size=Size.exactly(30)),
    ),
    copies=(
        CopyLimit(1, rarities=("UR",), subject=Text("a UR", "UR 卡")),
        CopyLimit(3),
    ),
    restrictions=(),
)

FORMATS = (STANDARD,)
DEALING = Dealing((Pile("main", hand=10),), first_turn=(0, 1), has_mulligan=True)
