"""The version of a card's picture, which changes with the card and with the code that draws it."""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from pathlib import Path

from rules import games


def picture_version(game: str, digest: str) -> str:
    """Return ten hex digits that identify the picture of the game's card with this digest."""
    return hashlib.sha256(f"{digest}:{drawing_version(game)}".encode()).hexdigest()[:10]


# 2 to 3 ms of CPU time for each picture that a page shows, and the front page shows 39 (2026-11-25).
@cache
def drawing_version(game: str) -> str:
    """Return a digest of the source code that draws the game's cards."""
    digest = hashlib.sha256()
    for path in sources(game):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def sources(game: str) -> list[Path]:
    """Return the source files that draw the game's cards: the game's package with its figures, and the shared drawing."""
    module = sys.modules[games.get(game).draw_face.__module__]
    package = Path(str(module.__file__)).parent
    drawing = Path(games.__file__).parent / "drawing"
    return sorted([*package.glob("*.py"), *package.glob("figures/*.py"), *drawing.rglob("*.py")])
