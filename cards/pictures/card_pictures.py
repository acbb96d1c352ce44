"""Card pictures: drawn by the game, known by a version that changes with the card or with the drawing."""

from __future__ import annotations

import hashlib
import sys
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from rules import games
from rules.drawing import back

if TYPE_CHECKING:
    from cards.models import Card

LANGUAGES = ("en", "zh")


def version(card: Card) -> str:
    """Ten hex digits that stand for this picture of this card."""
    return hashlib.sha256(f"{card.digest}:{drawing_version(card.game)}".encode()).hexdigest()[:10]


def draw(card: Card, language: str) -> str:
    """The picture as SVG text."""
    return _draw(card.game, card.slug, version(card), language, _Carrier(card))


class _Carrier:
    """Carries the card past the cache, whose key is the version."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card

    def __hash__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Carrier)


@lru_cache(maxsize=32)
def draw_back(game: str, language: str, version: str) -> str:
    """The back of a game's cards as SVG text, for this version of the drawing."""
    return back.draw_back(games.get(game), language)


@lru_cache(maxsize=512)
def _draw(game: str, slug: str, version: str, language: str, carrier: _Carrier) -> str:
    return games.get(game).draw_face(carrier.card.definition, language)


@cache
def drawing_version(game: str) -> str:
    """Stands for the source of whatever draws."""
    digest = hashlib.sha256()
    for path in sources(game):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def sources(game: str) -> list[Path]:
    """The files of whatever draws: the game's package with its figures, and the shared drawing."""
    module = sys.modules[games.get(game).draw_face.__module__]
    package = Path(str(module.__file__)).parent
    drawing = Path(games.__file__).parent / "drawing"
    return sorted([*package.glob("*.py"), *package.glob("figures/*.py"), *drawing.rglob("*.py")])
