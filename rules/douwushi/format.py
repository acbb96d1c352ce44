"""Dou Wushi's deck construction: thirty cards or more, the starting hero among them, two of a name; and how hands are dealt (W-1)."""

from __future__ import annotations

from rules.construction import CopyLimit, Format, Section, Size
from rules.kernel.dealing import Dealing, Pile
from rules.wording import Text

STANDARD = Format(
    slug="standard",
    name=Text("Standard", "标准"),
    note=Text(
        "At least 30 cards in all, the starting hero counted; a name twice at most.",
        "连同首发英雄至少 30 张；同名卡最多 2 张。",
    ),
    sections=(
        Section("starting", Text("Starting hero", "首发英雄"), kinds=("hero",), size=Size.exactly(1)),
        Section("main", Text("Reserve", "预备区牌组"), kinds=("hero", "weapon", "equipment", "spell")),
    ),
    copies=(CopyLimit(2),),
    total=Size(least=30),
)

FORMATS = (STANDARD,)
#: The bounty cards are laid aside before the hand is drawn.
DEALING = Dealing((Pile("main", hand=6, aside=6),))
