"""The faces of HotA's cards: the first attribute decides the colours, and all of them stand in the corner."""

from __future__ import annotations

from typing import Final

from rules.drawing.generic import Style, draw_generic
from rules.drawing.plan import Emblem
from rules.hota.cards import FIELDS, KINDS
from rules.hota.figures import FIGURES
from rules.hota.figures.poses import POSES
from rules.hota.terms import RARITIES
from rules.kernel.cards import Card

STYLE: Final = Style(
    kinds=KINDS,
    fields=FIELDS,
    rarities=RARITIES,
    windows={"attribute": "leaf", "creature": "notch", "spell": "eight", "equipment": "moon", "enchantment": "leaf"},
    figures={"attribute": "thing", "spell": "thing", "equipment": "thing", "enchantment": "thing"},
    own=FIGURES,
    poses=POSES,
    told=("attribute", "speed"),
    leads=("Arrive", "Die", "Upkeep", "Equip", "进场", "死亡", "维持", "佩带："),
    grand=("attribute",),
)
_PALETTES: Final = {"strength": "fire", "agility": "grass", "intellect": "water"}
_EMBLEMS: Final = {"strength": "fist", "agility": "feather", "intellect": "eye"}

#: What a card is a picture of, by a word of its name that the drawings do not know: a creature, or anything else.
_LIKENESSES: Final = {
    "alligator": "dragon", "bandit": "assassin", "beast": "stag", "boy": "clerk", "burned": "flame", "cauldron": "stoker",
    "caster": "mender", "dare": "golem", "doctor": "physician", "dragonfly": "moth", "duck": "gull", "echo": "shade", "emperor": "king",
    "examiner": "judge", "ferrywoman": "ferryman", "foundation": "glazier", "girl": "maiden", "grindstone": "golem", "hand": "stoker",
    "healer": "midwife", "herder": "ferryman", "lei": "soldier", "maker": "puppet", "mother": "abbess", "mourner": "sister",
    "obelisk": "idol", "pickpocket": "assassin", "pilgrim": "mage", "polisher": "glazier", "porter": "peddler", "reader": "archivist",
    "scarecrow": "puppet", "stonecutter": "mason", "student": "novice", "thief": "assassin", "trimmer": "novice", "uncle": "boatman",
    "watcher": "guard", "weaver": "nymph", "widow": "smith", "wind": "hawk", "writer": "clerk", "yan": "assassin",
}  # fmt: skip
_PICTURES: Final = {
    "account": "abacus", "altar": "pagoda", "blow": "hammer", "bottomless": "crater", "bread": "bowl", "buried": "jade",
    "candles": "lantern", "clay": "jar", "climb": "vine", "coat": "knot", "cuirass": "shield", "dirt": "terraces", "drag": "jar",
    "drums": "drum", "ducks": "fan", "ending": "book", "falling": "mountain", "forget": "scroll", "graves": "broom", "ink": "jar",
    "kiln": "fire", "lash": "vine", "leap": "shoe", "level": "mountain", "lightning": "rain", "new": "terraces", "obelisk": "emblem",
    "omen": "moon", "overflows": "wave", "path": "bridge", "pole": "wand", "sandals": "shoe", "scrap": "axe", "tablet": "scroll",
    "tides": "moon", "two": "sword", "village": "square", "volley": "crossbow", "water": "jar", "wells": "jar", "wind": "fan",
    "wings": "fan",
}  # fmt: skip


def draw(card: Card, language: str) -> str:
    """The card's picture in a language."""
    attributes = _attributes_of(card)
    return draw_generic(
        card,
        language,
        STYLE,
        palette=next((_PALETTES[each] for each in attributes if each in _PALETTES), "ink"),
        emblems=tuple(Emblem(_EMBLEMS[each], str(card.values.get(each, ""))) for each in attributes if each in _EMBLEMS),
        hint=hint_of(card),
    )


def hint_of(card: Card) -> str:
    """Return words that tell the drawings what the card shows, where its name has none that they know; else empty."""
    if card.kind == "attribute":
        return next(iter(_attributes_of(card)), "")
    known = _LIKENESSES if card.kind == "creature" else _PICTURES
    return " ".join(known[word] for word in card.slug.split("-") if word in known)


def _attributes_of(card: Card) -> list[str]:
    found = card.values.get("attribute") or ()
    return [found] if isinstance(found, str) else [str(each) for each in found]
