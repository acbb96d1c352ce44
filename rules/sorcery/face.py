"""The faces of Sorcery's cards: the first element decides the colours, and all of them stand in the corner."""

from __future__ import annotations

from typing import Final

from rules.drawing.generic import Style, draw_generic
from rules.drawing.plan import Emblem
from rules.kernel.cards import Card
from rules.sorcery.cards import FIELDS, KINDS
from rules.sorcery.figures.avatars import FIGURES
from rules.sorcery.figures.pictures import LIKENESSES, POSES
from rules.sorcery.terms import RARITIES

STYLE: Final = Style(
    kinds=KINDS,
    fields=FIELDS,
    rarities=RARITIES,
    windows={"avatar": "arch", "minion": "notch", "artifact": "moon", "aura": "eight", "magic": "eight", "site": "leaf"},
    figures={"artifact": "thing", "aura": "thing", "magic": "thing", "site": "thing"},
    own=FIGURES,
    poses=POSES,
    left=("power",),
    told=("element", "artifact_type", "defence"),
    leads=("Genesis", "Deathrite", "Tap", "降临", "亡语", "横置"),
    grand=("avatar",),
)
_PALETTES: Final = {"fire": "fire", "air": "stone", "water": "water", "earth": "grass"}
_EMBLEMS: Final = {"fire": "flame", "air": "wind", "water": "drop", "earth": "mountain"}
_PLACES: Final = {"fire": "fire", "air": "moon", "water": "wave", "earth": "mountain"}


def draw(card: Card, language: str) -> str:
    """The card's picture in a language."""
    found = card.values.get("element") or ()
    elements = [each for each in ([found] if isinstance(found, str) else map(str, found)) if each in _PALETTES]
    first = elements[0] if elements else ""
    return draw_generic(
        card,
        language,
        STYLE,
        palette=_PALETTES.get(first, "rose" if card.kind == "avatar" else "ink"),
        emblems=tuple(Emblem(_EMBLEMS[each], str(card.values.get(each, ""))) for each in elements),
        hint=LIKENESSES.get(card.slug) or (_PLACES.get(first, "door") if card.kind == "site" else ""),
    )
