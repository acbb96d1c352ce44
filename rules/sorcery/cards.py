"""Sorcery's cards: avatars, four kinds of spell and sites, with their elements and keywords (S-4 to S-14)."""

from __future__ import annotations

from rules.kernel.cards import Choice, Field, Kind
from rules.kernel.definitions import Shape
from rules.sorcery.terms import ARTIFACT_TYPES, ELEMENTS, KEYWORDS
from rules.wording import Text

KINDS = (
    Kind("avatar", Text("Avatar", "化身")),
    Kind("minion", Text("Minion", "随从")),
    Kind("artifact", Text("Artifact", "神器")),
    Kind("aura", Text("Aura", "灵气")),
    Kind("magic", Text("Magic", "魔法")),
    Kind("site", Text("Site", "地标")),
)
SPELLS = ("minion", "artifact", "aura", "magic")
ELEMENTAL = ("minion", "artifact", "aura", "magic", "site")

RARITIES = (
    Choice("ordinary", Text("Ordinary", "普通")),
    Choice("exceptional", Text("Exceptional", "特殊")),
    Choice("elite", Text("Elite", "精锐")),
    Choice("unique", Text("Unique", "独有")),
)

FIELDS = (
    Field("element", Text("Element", "元素"), "choices", ELEMENTS, kinds=ELEMENTAL, is_required=False, is_colour=True),
    Field("cost", Text("Mana cost", "法力费用"), "number", kinds=SPELLS, is_sort=True),
    *(
        Field(
            element.slug,
            Text(f"{element.name.en} threshold", f"{element.name.zh}元素限制"),
            "number",
            kinds=ELEMENTAL,
            is_required=False,
            is_filter=False,
        )
        for element in ELEMENTS
    ),
    Field("artifact_type", Text("Artifact type", "神器类别"), "choice", ARTIFACT_TYPES, kinds=("artifact",)),
    Field(
        "power", Text("Power", "力量"), "number", kinds=("avatar", "minion", "artifact"), is_required=False, is_filter=False, is_sort=True
    ),
    Field("defence", Text("Defence", "防御力"), "number", kinds=("minion", "artifact"), is_required=False, is_filter=False, is_sort=True),
    Field("life", Text("Life", "生命值"), "number", kinds=("avatar",), is_filter=False, is_sort=True, minimum=1),
    Field("keywords", Text("Keyword", "关键词"), "choices", KEYWORDS, kinds=("avatar", "minion", "artifact", "site"), is_required=False),
)

SHAPE = Shape(KINDS, RARITIES, FIELDS)
read_card = SHAPE.read_card
