"""Sorcery's cards: avatars, four kinds of spell and sites, with their elements and keywords (S-4 to S-14)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.kernel.cards import IMPORTED, Card, Field, Kind
from rules.kernel.language.checks import fault
from rules.kernel.language.definitions import DefinitionError, Language, Shape
from rules.kernel.language.faults import Fault
from rules.kernel.language.words import words_in
from rules.sorcery.language import read_abilities
from rules.sorcery.terms import ARTIFACT_TYPES, ELEMENTS, KEYWORDS, RARITIES
from rules.sorcery.text import rules_text
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
    Field("keywords", Text("Keyword", "关键词"), "choices", KEYWORDS, kinds=("avatar", "minion", "artifact"), is_required=False),
    *(
        Field(slug, Text(en, zh), "number", kinds=("avatar", "minion", "artifact"), is_required=False, is_filter=False, minimum=1)
        for slug, en, zh in (("ranged", "Range", "远程格数"), ("movement", "Additional steps", "额外步数"))
    ),
)


def _read_abilities(data: Any, source: str, card: str, kind: str) -> tuple[Any, ...]:
    return read_abilities(data, source=source, card=card, kind=kind)


SHAPE = Shape(KINDS, rarities=RARITIES, fields=FIELDS, language=Language(_read_abilities, rules_text))


def read_card(data: Mapping[str, Any], source: str) -> Card:
    """The card that a definition describes. Raises DefinitionError with everything that is wrong."""
    card = SHAPE.read_card(data, source)
    if faults := tuple(_faults_of(card)):
        raise DefinitionError(source, card.slug, *faults)
    return card


def _faults_of(card: Card) -> Iterator[Fault]:
    """Yield what does not go together in a card. The fields of an imported card are as its file has them, and may lack any."""
    if IMPORTED not in card.data:
        yield from _unmatched_fields(card)
    if card.kind == "artifact" and card.values.get("artifact_type") != "relic" and _names_host(card):
        yield fault("abilities", "only a relic has a “host”", "只有器物才有“host”")


def _unmatched_fields(card: Card) -> Iterator[Fault]:
    """Yield where fields do not go together: keywords and their numbers, elements and thresholds, units and power."""
    values, keywords = card.values, tuple(card.values.get("keywords", ()))
    for key in ("ranged", "movement"):
        if (key in keywords) != (key in values):
            yield fault(key, f"the keyword “{key}” and its number belong together", f"关键词“{key}”与其数值须同时出现")
    for element in (each.slug for each in ELEMENTS):
        if (element in values.get("element", ())) != bool(values.get(element)):
            yield fault(element, f"the element “{element}” and its threshold belong together", f"元素“{element}”与其元素限制须同时出现")
    is_unit = card.kind in ("avatar", "minion") or values.get("artifact_type") == "automaton"
    if is_unit != ("power" in values):
        yield fault("power", "units have a power, others have none", "单位须有力量，其他牌不能有力量")
    if keywords and not is_unit:
        yield fault("keywords", "only units have keywords", "只有单位具有关键词")


def _names_host(card: Card) -> bool:
    return any("host" in (getattr(word, name, "") for name in ("pick", "by", "who")) for word, _ in words_in(card.abilities, ""))
