"""Sorcery's deck construction: one avatar, a spellbook, an atlas, copies by rarity."""

from __future__ import annotations

from rules.construction import CopyLimit, Format, Section, Size
from rules.kernel.dealing import Dealing, Pile
from rules.sorcery.cards import SPELLS
from rules.wording import Text

CONSTRUCTED = Format(
    slug="constructed",
    name=Text("Constructed", "构筑"),
    note=Text(
        "One avatar, at least 40 spells and 20 sites; of a name four if ordinary, three if exceptional, two if elite, one if unique.",
        "恰好 1 张化身，法术书至少 40 张，地图册至少 20 张；同名牌普通 4 张、特殊 3 张、精锐 2 张、独有 1 张。",
    ),
    sections=(
        Section("avatar", Text("Avatar", "化身"), kinds=("avatar",), size=Size.exactly(1)),
        Section("spellbook", Text("Spellbook", "法术书"), kinds=SPELLS, size=Size(least=40)),
        Section("atlas", Text("Atlas", "地图册"), kinds=("site",), size=Size(least=20)),
    ),
    copies=(
        CopyLimit(4, rarities=("ordinary",), subject=Text("an ordinary card", "普通牌")),
        CopyLimit(3, rarities=("exceptional",), subject=Text("an exceptional card", "特殊牌")),
        CopyLimit(2, rarities=("elite",), subject=Text("an elite card", "精锐牌")),
        CopyLimit(1, rarities=("unique",), subject=Text("a unique card", "独有牌")),
    ),
)

FORMATS = (CONSTRUCTED,)

#: The setup and the draw of a turn (S-1, S-2).
DEALING = Dealing(
    (Pile("spellbook", hand=3), Pile("atlas", hand=3)),
    first_turn=(0, 1),
    has_mulligan=True,
    is_reshuffled=False,
    note=Text("An avatar that taps to draw a site sees more sites.", "化身横置抓地标，能见到更多地标。"),
)
