"""The poses of figures on cards of HotA that show the same thing as another card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: A pose by the card's slug.
POSES: Final[Mapping[str, str]] = {
    "rubble-fist": "pair", "two-at-once": "crossed", "volley-from-the-rushes": "fan", "seven-candles": "row", "straw-sandals": "pair",
    "settle-the-account": "right", "startled-ducks": "three", "clay-from-the-bank": "three", "whole-village-out": "far",
    "water-from-both-wells": "pair", "drums-across-the-river": "followed", "clipped-wings": "down", "falling-wall": "left",
    "paper-figure-maker": "followed", "token-duck": "pair", "gust-off-the-marsh": "right", "reed-fever": "far",
    "frost-on-the-lamp": "pair", "follow-the-lantern": "far", "lamp-on-a-pole": "right", "dusk-swift": "left",
    "token-paper-soldier": "row", "almanac-of-tides": "row", "rewrite-the-ending": "down", "drag-the-well": "left",
    "spark-lance": "down", "level-ground": "flat", "handful-of-dirt": "far", "bronze-maul": "left", "one-more-blow": "followed",
    "call-from-the-rushes": "pair", "climb-back-out": "pair", "well-rope-lash": "left", "cold-water": "down", "knee-deep-in-mud": "row",
    "well-overflows": "fan", "forget-the-rest": "crossed", "spilled-ink": "right", "second-wind": "followed",
    "wind-from-upstream": "right", "mountain-wedge": "pair", "rockslide": "down", "rush-the-quarry": "row", "old-campground": "row",
    "lamp-for-the-dead": "followed", "leap-the-ditch": "left", "kiln-mother": "followed", "crane-rider": "far",
    "cut-string-kite": "left", "kite-scout": "followed", "walking-gatepost": "pair", "echo-in-the-well": "followed",
    "frog-in-the-well": "far", "mud-eel": "flat",
}  # fmt: skip
