"""The faces of HotA's cards: the first attribute decides the colours, and all of them stand in the corner."""

from __future__ import annotations

from typing import Final

from rules.drawing.generic import Style, draw_generic
from rules.drawing.plan import Emblem
from rules.hota.attributes import FIGURES
from rules.hota.cards import FIELDS, KINDS
from rules.kernel.cards import Card

STYLE: Final = Style(
    kinds=KINDS,
    fields=FIELDS,
    windows={"attribute": "leaf", "creature": "notch", "spell": "eight", "equipment": "moon", "enchantment": "leaf"},
    figures={"attribute": "thing", "spell": "thing", "equipment": "thing", "enchantment": "thing"},
    own=FIGURES,
    poses={"rubble-fist": "pair"},
    told=("attribute", "speed"),
    grand=("attribute",),
)
_PALETTES: Final = {"strength": "fire", "agility": "grass", "intellect": "water"}
_EMBLEMS: Final = {"strength": "fist", "agility": "feather", "intellect": "eye"}


def draw(card: Card, language: str) -> str:
    """The card's picture in a language."""
    found = card.values.get("attribute") or ()
    attributes = [found] if isinstance(found, str) else [str(each) for each in found]
    return draw_generic(
        card,
        language,
        STYLE,
        palette=next((_PALETTES[each] for each in attributes if each in _PALETTES), "ink"),
        emblems=tuple(Emblem(_EMBLEMS[each], str(card.values.get(each, ""))) for each in attributes if each in _EMBLEMS),
        hint=next(iter(attributes), "") if card.kind == "attribute" else "",
    )
