"""The names of what Echo's cards have: attributes, factions, races and keywords (Echo 1.2, 1.3, 4.2)."""

from __future__ import annotations

from rules.kernel.cards import Choice
from rules.wording import Text

ATTRIBUTES = (
    Choice("fire", Text("Fire", "火")),
    Choice("grass", Text("Grass", "草")),
    Choice("water", Text("Water", "水")),
    Choice("light", Text("Light", "光")),
    Choice("dark", Text("Dark", "暗")),
)

FACTIONS = (
    Choice("dawn-court", Text("Dawn Court", "曙庭")),
    Choice("tide-guild", Text("Tide Guild", "潮汐会")),
    Choice("wildroot", Text("Wildroot", "荒根")),
    Choice("night-market", Text("Night Market", "夜市")),
)

RACES = (
    Choice("human", Text("Human", "人")),
    Choice("beast", Text("Beast", "兽")),
    Choice("spirit", Text("Spirit", "灵")),
    Choice("dragon", Text("Dragon", "龙")),
    Choice("construct", Text("Construct", "傀")),
    Choice("plant", Text("Plant", "木灵")),
    Choice("demon", Text("Demon", "妖")),
    Choice("bird", Text("Bird", "羽")),
)

KEYWORDS = (
    Choice("shield", Text("Shield", "护盾")),
    Choice("reattack", Text("Reattack", "再动")),
    Choice("regenerate", Text("Regenerate", "再生")),
)


def name_of(choices: tuple[Choice, ...], slug: str) -> Text:
    """The name of one of the choices. Raises KeyError for a slug that is none of them."""
    for choice in choices:
        if choice.slug == slug:
            return choice.name
    raise KeyError(slug)
