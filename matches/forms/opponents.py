"""A deck that one may tick as an opponent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cards.models import Card
from decks.models import Deck


@dataclass(frozen=True, slots=True)
class Opponent:
    """The deck with the card shown for it, and the weight beside it where decks are weighed."""

    deck: Deck
    cover: Card | None
    is_ticked: bool
    weight: str | None
    field: str
    errors: Any
