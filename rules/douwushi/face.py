"""The faces of Dou Wushi's cards: a hero's class, or what a thing is, decides the colours."""

from __future__ import annotations

from typing import Final

from rules.douwushi.cards import FIELDS, KINDS
from rules.douwushi.figures import FIGURES
from rules.douwushi.figures.poses import POSES
from rules.douwushi.terms import CLASSES
from rules.drawing.chance import Chance
from rules.drawing.generic import Style, draw_generic
from rules.drawing.plan import Emblem
from rules.kernel.cards import Card

STYLE: Final = Style(
    kinds=KINDS,
    fields=FIELDS,
    windows={"hero": "arch", "weapon": "moon", "equipment": "moon", "spell": "eight"},
    figures={"hero": "human", "weapon": "thing", "equipment": "thing", "spell": "thing"},
    own=FIGURES,
    poses=POSES,
    told=("class", "usable_by", "hands", "attack_type", "spell_type"),
    grand=("hero",),
)
_PALETTES: Final = {"warrior": "fire", "mage": "water", "assassin": "dark", "weapon": "stone", "equipment": "jade", "spell": "rose"}
_EMBLEMS: Final = {**{choice.slug: choice.symbol for choice in CLASSES}, "melee": "sword", "ranged": "feather"}
_TRADES: Final = {
    "warrior": ("guard", "captain", "stoker", "noble"),
    "mage": ("mage", "judge", "clerk", "novice", "maiden"),
    "assassin": ("swordsman", "archer", "whistler", "diver"),
}

#: What a thing is a picture of, by a word of its name that the drawings do not know.
_PICTURES: Final = {
    "armoury": "shield", "beads": "jade", "bounty": "coins", "breath": "fan", "brush": "wand", "burner": "jar", "cache": "bridge",
    "cleaver": "axe", "coat": "shield", "combat": "sword", "courage": "bowl", "cup": "bowl", "curse": "vine", "early": "coins",
    "fork": "tag", "granary": "fire", "halberd": "axe", "jerkin": "shield", "manual": "book", "meridians": "knot", "notices": "scroll",
    "order": "scroll", "pot": "teapot", "quiver": "crossbow", "raincoat": "umbrella", "river": "wave", "roll": "book", "search": "lantern",
    "shirt": "shield", "sickle": "axe", "silver": "coins", "smoke": "fire", "tally": "emblem", "tickets": "tag", "veil": "mask",
    "watch": "lantern",
}  # fmt: skip
_WEAPONS: Final = {"melee": "sword", "ranged": "crossbow"}


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
        hint=hint_of(card),
    )


def hint_of(card: Card) -> str:
    """Return words that tell the drawings what the card shows, where its name has none that they know."""
    calling = card.values.get("class")
    if calling in _TRADES:
        return Chance(card.slug).fork("trade").pick(_TRADES[calling])
    named = [_PICTURES[word] for word in card.slug.split("-") if word in _PICTURES]
    return " ".join([_WEAPONS.get(str(card.values.get("attack_type", "")), ""), *named])
