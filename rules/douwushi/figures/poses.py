"""The poses of figures on cards of Dou Wushi that show the same thing as another card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: A pose by the card's slug.
POSES: Final[Mapping[str, str]] = {
    "answer-the-roll": "pair", "borrowed-manual": "left", "border-sabre": "right", "hook-sword": "left", "paper-needles": "three",
    "relay-sabres": "fan", "single-combat": "crossed", "umbrella-sword": "down", "viper-tooth": "far", "whisper-knives": "pair",
    "willow-spear": "flat", "cutpurses-night": "left", "headsmans-order": "down", "notices-torn-down": "three", "oath-of-five": "fan",
    "recruiting-notice": "far", "whatever-is-at-hand": "row", "sealed-meridians": "three", "truce-bell": "pair", "paper-smoke": "three",
    "citywide-search": "row", "iron-lined-coat": "far", "iron-shirt": "followed", "open-armoury": "row", "thorn-jerkin": "pair",
    "grave-silver": "far", "raised-bounty": "three", "overflowing-cup": "left", "heron-crossbow": "left", "hunters-quiver": "fan",
    "needle-case": "three", "repeating-crossbow": "row", "sleeve-darts": "pair", "gate-bar": "far", "sealed-street": "row",
    "rally-the-line": "row", "great-banner-halberd": "right", "kitchen-cleaver": "far", "flying-sickle": "crossed", "wine-gourd": "right",
    "judges-brush": "left", "lantern-wand": "right", "star-chart-staff": "crossed", "three-way-fork": "three",
    "twin-fish-pendant": "pair", "sudden-downpour": "pair", "tea-at-the-front": "three", "teahouse-rumour": "followed",
}  # fmt: skip
