"""Echo's cards: their kinds, rarities and fields (Echo 1.2-1.4), and how a definition is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.echo.language import read_abilities
from rules.echo.terms import ATTRIBUTES, FACTIONS, KEYWORDS, RACES
from rules.echo.text import rules_text
from rules.kernel.cards import Card, Choice, Field, Kind
from rules.kernel.language.definitions import Language, Shape
from rules.wording import Text

HERO_LIFE = 20

KINDS = (
    Kind("hero", Text("Hero", "英雄")),
    Kind("follower", Text("Follower", "随从")),
    Kind("item", Text("Item", "道具")),
)

RARITIES = tuple(Choice(rarity, Text(rarity, rarity)) for rarity in ("N", "R", "SR", "SSR", "UR"))

FIELDS = (
    Field("attribute", Text("Attribute", "属性"), "choice", ATTRIBUTES, kinds=("hero", "follower"), is_colour=True),
    Field("faction", Text("Faction", "阵营"), "choice", FACTIONS, kinds=("hero", "follower")),
    Field("race", Text("Race", "种族"), "choice", RACES, kinds=("hero", "follower"), is_required=False),
    Field("cost", Text("Cost", "能量费用"), "number", kinds=("follower", "item"), is_sort=True),
    Field("attack", Text("Attack", "攻击力"), "number", kinds=("follower",), is_filter=False, is_sort=True),
    Field("life", Text("Life", "生命值"), "number", kinds=("hero",), is_filter=False, is_sort=True, minimum=1),
    Field("keywords", Text("Keyword", "关键词"), "choices", KEYWORDS, kinds=("follower",), is_required=False),
)


def _read_abilities(data: Any, source: str, card: str, kind: str) -> tuple[Any, ...]:
    return read_abilities(data, source=source, card=card, kind=kind)


SHAPE = Shape(KINDS, RARITIES, FIELDS, Language(_read_abilities, rules_text))


def read_card(data: Mapping[str, Any], source: str) -> Card:
    """The card that a definition describes; a hero has 20 life unless it says otherwise. Raises DefinitionError."""
    return SHAPE.read_card({"life": HERO_LIFE, **data} if data.get("kind") == "hero" else data, source)
