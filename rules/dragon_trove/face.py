"""The faces of Dragon Trove's cards: what a player does, and what the dragon does over its traps."""

from __future__ import annotations

from typing import Final

from rules.dragon_trove.cards import FIELDS, KINDS
from rules.drawing.generic import Style, draw_generic
from rules.drawing.plan import Emblem
from rules.kernel.cards import Card

#: How figures are laid out on cards that show the same thing as another, by slug.
_POSES: Final = {
    "fly-north-fire": "far", "fly-north-ice": "pair", "fly-south-fire": "down", "fly-east-fire": "right", "fly-west-ice": "left",
    "wing-fan-ice": "pair", "fly-south-ice": "down", "move-north": "pair", "move-south": "far", "move-east": "right", "move-west": "left",
}  # fmt: skip
STYLE: Final = Style(
    kinds=KINDS,
    fields=FIELDS,
    windows={"action": "moon", "dragon": "arch"},
    figures={"action": "thing", "dragon": "dragon"},
    cost=(),
    poses=_POSES,
    told=("action", "behaviour", "direction", "traps", "speed"),
    grand=("dragon",),
)
_PALETTES: Final = {
    "fire": "fire",
    "ice": "water",
    "none": "stone",
    "move": "grass",
    "attack": "fire",
    "defend": "jade",
    "scroll": "light",
    "enchant": "dark",
}
_THINGS: Final = {"move": "shoe", "attack": "sword", "defend": "shield", "scroll": "scroll", "enchant": "wand"}
_EMBLEMS: Final = ("north", "south", "west", "east", "centre")


def draw(card: Card, language: str) -> str:
    """The card's picture in a language."""
    action = str(card.values.get("action", ""))
    direction = str(card.values.get("direction", ""))
    return draw_generic(
        card,
        language,
        STYLE,
        palette=_PALETTES.get(action or str(card.values.get("traps", "none")), "ink"),
        emblems=(Emblem(direction),) if direction in _EMBLEMS else (),
        hint=_THINGS.get(action, ""),
    )
