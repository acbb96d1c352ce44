"""The faces of Dou Wushi's cards: a hero's class, or what a thing is, decides the colours."""

from __future__ import annotations

from typing import Final

from rules.douwushi.cards import FIELDS, KINDS
from rules.kernel.cards import Card
from rules.kernel.drawing.chance import Chance
from rules.kernel.drawing.generic import Style, draw_generic
from rules.kernel.drawing.plan import Emblem

STYLE: Final = Style(
    kinds=KINDS,
    fields=FIELDS,
    windows={"hero": "arch", "weapon": "moon", "equipment": "moon", "spell": "eight"},
    figures={"hero": "human", "weapon": "thing", "equipment": "thing", "spell": "thing"},
    told=("class", "usable_by", "hands", "attack_type", "spell_type"),
    grand=("hero",),
)
_PALETTES: Final = {"warrior": "fire", "mage": "water", "assassin": "dark", "weapon": "stone", "equipment": "jade", "spell": "rose"}
_EMBLEMS: Final = {"warrior": "sword", "mage": "eye", "assassin": "crescent", "melee": "sword", "ranged": "feather"}
_TRADES: Final = {
    "warrior": ("guard", "captain", "stoker", "noble"),
    "mage": ("mage", "judge", "clerk", "novice", "maiden"),
    "assassin": ("swordsman", "archer", "whistler", "diver"),
}


def draw(card: Card, language: str) -> str:
    """The card's picture in a language."""
    calling = str(card.values.get("class", ""))
    marks = (calling, str(card.values.get("attack_type", "")))
    return draw_generic(
        card,
        language,
        STYLE,
        palette=_PALETTES.get(calling, _PALETTES.get(card.kind, "ink")),
        emblems=tuple(Emblem(_EMBLEMS[mark]) for mark in marks if mark in _EMBLEMS),
        hint=Chance(card.slug).fork("trade").pick(_TRADES[calling]) if calling in _TRADES else "",
    )
