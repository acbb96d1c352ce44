"""The worth of drawing a card instead of an average one of its deck, as `manage.py card_worths --write` has learned it.

The worths are fixed before a simulation begins, so that the luck counted with them is 0 on average. A card that they do not know, a made-up
one for instance, counts as an average one.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.kernel.engine import PlayableDeck

FOLDER = Path(__file__).with_name("card_worths")


@dataclass(frozen=True)
class CardWorths:
    """The worths of a game's cards by slug, in LUCK_PARTS of a pair's score, and how they were made."""

    worths: Mapping[str, int]
    made: Mapping[str, Any]

    @cached_property
    def digest(self) -> str:
        """Eight hex digits that change when a worth does."""
        return hashlib.sha256(json.dumps(self.worths, sort_keys=True).encode()).hexdigest()[:8]

    def of_copies(self, deck: PlayableDeck) -> npt.NDArray[np.int64]:
        """Return the worth of each copy of a deck's cards, in the order in which an engine tallies them."""
        listed = [entry for section in deck.sections.values() for entry in section]
        return np.array([self.worths.get(card.slug, 0) for card, count in listed for _ in range(count)], np.int64)


def worths_of(game: str) -> CardWorths | None:
    """Return the worths of a game's cards; None where they have not been learned."""
    return _read(FOLDER / f"{game}.json")


@lru_cache(maxsize=16)
def _read(file: Path) -> CardWorths | None:
    if not file.exists():
        return None
    data = json.loads(file.read_text("utf-8"))
    return CardWorths(data["worths"], data["made"])


def write_worths(game: str, found: CardWorths) -> Path:
    """Write the worths of a game's cards in the place of those before, and return the file."""
    file = FOLDER / f"{game}.json"
    file.parent.mkdir(exist_ok=True)
    told = {"made": dict(found.made), "worths": dict(sorted(found.worths.items()))}
    file.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    _read.cache_clear()
    return file
