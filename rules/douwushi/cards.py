"""Dou Wushi's cards: heroes of three classes, weapons, equipment and spells, as the source's card descriptions list them."""

from __future__ import annotations

from rules.douwushi.terms import ATTACK_TYPES, CLASSES, HANDS, KEYWORDS, SPELL_TYPES
from rules.kernel.cards import Field, Kind
from rules.kernel.definitions import Shape
from rules.wording import Text

KINDS = (
    Kind("hero", Text("Hero", "英雄牌")),
    Kind("weapon", Text("Weapon", "武器牌")),
    Kind("equipment", Text("Equipment", "装备牌")),
    Kind("spell", Text("Spell", "魔法牌")),
)

FIELDS = (
    Field("class", Text("Class", "职业"), "choice", CLASSES, kinds=("hero",)),
    Field("usable_by", Text("Usable by", "适用职业"), "choices", CLASSES, kinds=("weapon", "equipment")),
    Field("cost", Text("MP cost", "佩戴费用"), "number", kinds=("weapon", "equipment"), is_sort=True),
    Field("hands", Text("Hands", "占用"), "choice", HANDS, kinds=("weapon", "equipment"), is_required=False),
    Field("attack_type", Text("Attack type", "攻击类型"), "choice", ATTACK_TYPES, kinds=("weapon",)),
    Field("attack", Text("Attack", "攻击力"), "number", kinds=("weapon",), is_filter=False, is_sort=True),
    Field("life", Text("Life", "生命值"), "number", kinds=("hero",), is_filter=False, is_sort=True, minimum=1),
    Field("spell_type", Text("Spell type", "魔法类别"), "choice", SPELL_TYPES, kinds=("spell",)),
    Field("keywords", Text("Keyword", "关键词"), "choices", KEYWORDS, kinds=("hero",), is_required=False),
)

SHAPE = Shape(KINDS, rarities=(), fields=FIELDS)
read_card = SHAPE.read_card
