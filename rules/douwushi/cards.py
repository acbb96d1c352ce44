"""Dou Wushi's cards: heroes of three classes, weapons, equipment and spells, as the source's card descriptions list them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.douwushi.language import read_abilities
from rules.douwushi.language.effects import Stay
from rules.douwushi.terms import ATTACK_TYPES, CLASSES, HANDS, KEYWORDS, SPELL_TYPES
from rules.douwushi.text import rules_text
from rules.kernel.cards import Card, Field, Kind
from rules.kernel.language.definitions import DefinitionError, Language, Shape
from rules.kernel.language.faults import Fault
from rules.wording import Text

KINDS = (
    Kind("hero", Text("Hero", "英雄牌")),
    Kind("weapon", Text("Weapon", "武器牌")),
    Kind("equipment", Text("Equipment", "装备牌")),
    Kind("spell", Text("Spell", "魔法牌")),
)

FIELDS = (
    Field("class", Text("Class", "职业"), "choice", CLASSES, kinds=("hero",), is_colour=True),
    Field("usable_by", Text("Usable by", "适用职业"), "choices", CLASSES, kinds=("weapon", "equipment"), fits="class"),
    Field("cost", Text("MP cost", "佩戴费用"), "number", kinds=("weapon", "equipment"), is_sort=True),
    Field("hands", Text("Hands", "占用"), "choice", HANDS, kinds=("weapon", "equipment"), is_required=False),
    Field("attack_type", Text("Attack type", "攻击类型"), "choice", ATTACK_TYPES, kinds=("weapon",)),
    Field("attack", Text("Attack", "攻击力"), "number", kinds=("weapon",), is_filter=False, is_sort=True),
    Field("life", Text("Life", "生命值"), "number", kinds=("hero",), is_filter=False, is_sort=True, minimum=1),
    Field("spell_type", Text("Spell type", "魔法类别"), "choice", SPELL_TYPES, kinds=("spell",)),
    Field("keywords", Text("Keyword", "关键词"), "choices", KEYWORDS, kinds=("hero",), is_required=False),
)


def _read_abilities(data: Any, source: str, card: str, kind: str) -> tuple[Any, ...]:
    return read_abilities(data, source=source, card=card, kind=kind)


SHAPE = Shape(KINDS, rarities=(), fields=FIELDS, language=Language(_read_abilities, rules_text))


def read_card(data: Mapping[str, Any], source: str) -> Card:
    """The card that a definition describes; what a spell does fits whether it lasts. Raises DefinitionError."""
    card = SHAPE.read_card(data, source)
    if card.kind == "spell":
        _check_spell(card, source)
    return card


def _check_spell(card: Card, source: str) -> None:
    is_lasting = card.values["spell_type"] == "lasting"
    faults = []
    for index, ability in enumerate(card.abilities):
        is_passive = ability.skill == "passive"
        if not is_lasting and (is_passive or any(isinstance(effect, Stay) for effect in ability.do)):
            problem = Text("only a lasting spell stays and has passives", "只有持续性魔法牌会留在战场上，并可有被动")
            faults.append(Fault(f"abilities[{index}].{'skill' if is_passive else 'do'}", problem))
    if is_lasting and not any(ability.skill == "passive" for ability in card.abilities):
        faults.append(Fault("abilities", Text("a lasting spell has a passive", "持续性魔法牌须有被动")))
    if faults:
        raise DefinitionError(source, card.slug, *faults)
