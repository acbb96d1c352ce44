"""The poses of figures on cards of Echo that show the same thing as another card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: A pose by the card's slug.
POSES: Final[Mapping[str, str]] = {
    "stall-awning": "row", "chiwu": "far", "pangen": "pair", "unclaimed-goods": "three", "fistful-of-change": "three",
    "forged-deed": "left", "loan-at-midnight": "right", "old-tide-table": "far", "writ-of-first-light": "fan", "bucket-brigade": "row",
    "wanted-poster": "followed", "price-tag": "three", "the-second-bell": "pair", "night-trade-skiff": "pair", "all-hands": "three",
    "last-call": "right", "stocktaking": "pair", "index-tortoise": "far", "rain-counting-toad": "three", "lucky-dip": "right",
    "pour-the-whole-jar": "down", "change-of-cast": "pair", "leaking-bucket": "far", "reed-crane": "pair", "curfew": "far",
    "back-door-delivery": "followed", "sealed-door": "pair", "cut-price-puppet": "three", "rainy-day-fund": "left",
    "roof-ridge-beast": "row", "damp-firecracker": "down", "return-ticket-ferry": "pair", "chenbei": "followed", "yexi": "far",
    "encore": "pair", "out-of-the-frying-pan": "left",
}  # fmt: skip
