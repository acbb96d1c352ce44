"""HotA's cards: attribute cards, creatures, spells, equipment and enchantments (HotA 105-106, H-3 to H-7)."""

from __future__ import annotations

from typing import Any

from rules.hota.language import read_abilities
from rules.hota.terms import ATTRIBUTES, KEYWORDS, RARITIES, SPEEDS
from rules.hota.text import rules_text
from rules.kernel.cards import Field, Kind
from rules.kernel.language.definitions import Language, Shape
from rules.wording import Text

KINDS = (
    Kind("attribute", Text("Attribute card", "属性牌")),
    Kind("creature", Text("Creature", "生物")),
    Kind("spell", Text("Spell", "法术")),
    Kind("equipment", Text("Equipment", "装备")),
    Kind("enchantment", Text("Enchantment", "结界")),
)
CAST = ("creature", "spell", "equipment", "enchantment")

FIELDS = (
    Field("attribute", Text("Attribute", "属性"), "choices", ATTRIBUTES, is_required=False, is_colour=True),
    Field("cost", Text("Mana cost", "法术力需求"), "number", kinds=CAST, is_sort=True),
    Field("strength", Text("Strength needed", "力量需求"), "number", kinds=CAST, is_required=False, is_filter=False),
    Field("agility", Text("Agility needed", "敏捷需求"), "number", kinds=CAST, is_required=False, is_filter=False),
    Field("intellect", Text("Intellect needed", "智力需求"), "number", kinds=CAST, is_required=False, is_filter=False),
    Field("speed", Text("Speed", "时机"), "choice", SPEEDS, kinds=("spell",)),
    Field("attack", Text("Attack", "攻击力"), "number", kinds=("creature",), is_filter=False, is_sort=True),
    Field("life", Text("Life", "生命值"), "number", kinds=("creature",), is_filter=False, is_sort=True, minimum=1),
    Field("keywords", Text("Keyword", "关键词"), "choices", KEYWORDS, kinds=("creature",), is_required=False),
)


def _read_abilities(data: Any, source: str, card: str, kind: str) -> tuple[Any, ...]:
    return read_abilities(data, source=source, card=card, kind=kind)


SHAPE = Shape(KINDS, rarities=RARITIES, fields=FIELDS, language=Language(_read_abilities, rules_text))
read_card = SHAPE.read_card
