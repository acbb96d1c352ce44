"""Card pictures in pixels, for files that can hold no drawings: each is drawn once, in a process of its own, and kept."""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path

from django.conf import settings

from cards.drawing_versions import drawing_version
from cards.models import Card
from cards.pictures import card_pictures
from cards.pictures.kept_files import KeptFiles
from cards.pictures.renderer import render_jpeg
from limits.payers import Payer
from limits.process_pool import PROCESS_POOL, StillWorkingError
from limits.refusals import NotMadeError
from rules.kernel.game import Game

#: Eight pixels a millimetre of a card of 63 x 88 mm.
WIDTH, HEIGHT = 504, 704
#: CPU seconds that one job draws before it lets other jobs run.
JOB_SECONDS = 3.0
MOST_BYTES = 600_000_000


def kept() -> KeptFiles:
    return KeptFiles(Path(settings.VAR_DIR) / "cache" / "rasters", MOST_BYTES)


def raster(card: Card, language: str) -> bytes | None:
    """Return the picture as JPEG, or None while it is not drawn. `language` is `en` or `zh`."""
    return kept().get(_key(card, language))


def raster_of_back(game: Game, language: str) -> bytes | None:
    """Return the back of the game's cards as JPEG, or None while it is not drawn."""
    return kept().get(_back_key(game, language))


def draw_missing(cards: Iterable[Card], language: str, payer: Payer, *, backs: Iterable[Game] = (), seconds: float | None = None) -> int:
    """Start drawing the missing pictures, wait at most `seconds`, and return how many are still missing.

    The drawing continues in the background; the next call waits for it again. Raise RefusedError if it can't be started.
    """
    drawings: dict[str, Callable[[], str]] = {}
    for game in backs:
        drawings[_back_key(game, language)] = partial(card_pictures.draw_back, game.slug, language, drawing_version(game.slug))
    for card in cards:
        drawings[_key(card, language)] = partial(card_pictures.draw, card, language)
    files = kept()
    name = "draw " + hashlib.sha256(" ".join(sorted(drawings)).encode()).hexdigest()
    until = time.monotonic() + (settings.POOL_PATIENCE if seconds is None else seconds)
    while missing := {key: svg for key, svg in drawings.items() if not files.has(key)}:
        try:
            PROCESS_POOL.run(name, payer, partial(_draw, missing), seconds=max(0.0, until - time.monotonic()))
        except StillWorkingError:
            break
    return len(missing)


def _draw(missing: Mapping[str, Callable[[], str]]) -> None:
    """Draw pictures for at most `JOB_SECONDS` seconds, in random order, because another web process may draw the same ones."""
    files = kept()
    until = time.process_time() + JOB_SECONDS
    for key in random.sample(sorted(missing), len(missing)):
        if files.has(key):
            continue
        if not files.put(key, render_jpeg(missing[key](), WIDTH, HEIGHT)):
            raise NotMadeError
        if time.process_time() >= until:
            return


def _key(card: Card, language: str) -> str:
    return f"{card.game}-{card.number}-{card.picture_version}-{language}-{WIDTH}.jpg"


def _back_key(game: Game, language: str) -> str:
    return f"{game.slug}-back-{drawing_version(game.slug)}-{language}-{WIDTH}.jpg"
