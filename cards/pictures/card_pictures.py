"""Card pictures: drawn by the game, known by a version that changes with the card or with the drawing."""

from __future__ import annotations

from functools import lru_cache

from cards.models import Card
from rules import games
from rules.drawing import back

LANGUAGES = ("en", "zh")


def draw(card: Card, language: str) -> str:
    """Return the picture as SVG text."""
    return games.get(card.game).draw_face(card.definition, language)


# A back takes 7 to 14 ms of CPU time to draw (2026-11-25).
@lru_cache(maxsize=32)
def draw_back(game: str, language: str, version: str) -> str:
    """Return the back of a game's cards as SVG text, for this version of the drawing."""
    return back.draw_back(games.get(game), language)
