"""The worths of cards in decks from boosters: data that `manage.py sealed_worths` learns from simulated games."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).with_name("learned")


@dataclass(frozen=True, slots=True)
class Worths:
    """`points`: by slug, the points of win rate that one copy in the deck is worth instead of an average card.

    `made` says how they were learned: command, level of player, games and digests.
    """

    points: Mapping[str, float]
    made: Mapping[str, Any]


def worths_of(game: str, card_set: str) -> Worths:
    """Return the worths of a set's cards; empty for a set that has not been learned."""
    return _read(FOLDER / game / f"{card_set}.json")


def write_worths(game: str, card_set: str, worths: Worths) -> Path:
    """Replace the worths of a set's cards; return the file."""
    file = FOLDER / game / f"{card_set}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    points = {slug: round(points, 2) for slug, points in sorted(worths.points.items())}
    file.write_text(json.dumps({"made": dict(worths.made), "points": points}, indent=1) + "\n", "utf-8")
    return file


def _read(file: Path) -> Worths:
    data = json.loads(file.read_text("utf-8")) if file.exists() else {"points": {}, "made": {}}
    return Worths(data["points"], data["made"])
