"""Made-up cards of a published game, as files of its public card API have them in the old shape and the new."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any


def old_card(name: str = "Weir Heron", kind: str = "Minion", **changes: Any) -> dict[str, Any]:
    """A card in the old shape; `changes` go into its guardian, or where a card has such a key, there."""
    guardian: dict[str, Any] = {
        "type": kind,
        "rarity": "Exceptional",
        "rulesText": "Airborne\r\n\r\nWhen it arrives, draw a spell.",
        "cost": None if kind in ("Avatar", "Site") else 3,
        "attack": 2 if kind in ("Avatar", "Minion") else None,
        "defence": 2 if kind in ("Avatar", "Minion") else None,
        "life": 20 if kind == "Avatar" else None,
        "thresholds": {"air": 1, "earth": 0, "fire": 0, "water": 0},
    }
    variant = {"slug": "ft-heron-b-s", "finish": "Standard", "product": "Booster", "artist": "Ada Painter"}
    variant |= {"flavorText": "It waits.", "typeText": "A patient bird"}
    metadata = {key: guardian[key] for key in ("type", "rarity")}
    printed = {"name": "First Tide", "releasedAt": "2024-02-01T00:00:00.000Z", "metadata": metadata, "variants": [variant]}
    card: dict[str, Any] = {"name": name, "guardian": guardian, "elements": "Air", "subTypes": "Beast, Bird", "sets": [printed]}
    for key, value in changes.items():
        (card if key in card else guardian)[key] = value
    return card


def new_card(name: str = "Weir Heron", kind: str = "Minion", **changes: Any) -> dict[str, Any]:
    """The same card in the new shape; `changes` go into its engine, or where a card has such a key, there."""
    old = old_card(name, kind)["guardian"]
    engine: dict[str, Any] = {
        "type": kind,
        "slot" if kind == "Avatar" else "rarity": "Exceptional",
        "cost": old["cost"],
        "attack": old["attack"],
        "defense": old["defence"],
        "life": old["life"],
        "rules": old["rulesText"],
        **old["thresholds"],
        "elements": ["Air"],
        "subtypes": ["Beast", "Bird"],
    }
    meta = {
        "finish": "Standard",
        "product": "Booster",
        "artist": {"name": "Ada Painter"},
        "flavor": "It waits.",
        "typeline": "A patient bird",
    }
    printing = {"slug": "ft-heron-b-s", "printedAt": "2024-02-01T00:00:00.000Z", "set": {"name": "First Tide"}, "meta": meta}
    card: dict[str, Any] = {"name": name, "engine": engine, "printings": [printing]}
    for key, value in changes.items():
        (card if key in card else engine)[key] = value
    return card


def reprinted(card: dict[str, Any], set_name: str, day: str) -> dict[str, Any]:
    """The old-shape card with a printing in another set."""
    changed = deepcopy(card)
    printed = deepcopy(changed["sets"][0])
    printed["variants"][0]["slug"] = "another-slug"
    changed["sets"].append({**printed, "name": set_name, "releasedAt": day})
    return changed


def content_of(*cards: Any) -> bytes:
    return json.dumps(cards, ensure_ascii=False).encode()


def deck_cards() -> list[dict[str, Any]]:
    """Enough cards for a legal deck: an avatar, ten spells, five sites; ordinary, so that four of a name go in."""
    avatar = old_card("Sluice Warden", "Avatar", rarity="Unique")
    spells = [old_card(f"Heron of Pool {number}", rarity="Ordinary") for number in range(10)]
    sites = [old_card(f"Pool {number}", "Site", rarity="Ordinary") for number in range(5)]
    return [avatar, *spells, *sites]
