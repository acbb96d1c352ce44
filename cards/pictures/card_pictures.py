"""Card pictures: drawn by the game, known by a version that changes with the card or with the drawing."""

from __future__ import annotations

from functools import lru_cache

from cards.derived import Kept
from cards.models import Card
from rules import games
from rules.drawing import back

LANGUAGES = ("en", "zh")
_drawn = Kept[str](512)


def draw(card: Card, language: str) -> str:
    """Return the picture as SVG text."""
    key = (card.game, card.slug, card.picture_version, language)
    return _drawn.get(key, lambda: games.get(card.game).draw_face(card.definition, language))


@lru_cache(maxsize=32)
def draw_back(game: str, language: str, version: str) -> str:
    """Return the back of a game's cards as SVG text, for this version of the drawing."""
    return back.draw_back(games.get(game), language)
