"""Card pictures drawn ahead and kept in files, which all processes of the site share: no list of cards waits for a drawing.

A picture takes 18 ms of CPU time to draw (2026-11-25).
"""

from __future__ import annotations

import logging

from celery import current_app
from django.conf import settings
from kombu.exceptions import OperationalError

from cards.models import Card
from cards.pictures import card_pictures
from cards.pictures.kept_files import KeptFiles
from rules.kernel.game import Game

DRAW_PICTURES = "cards.tasks.draw_pictures"
MOST_BYTES = 1_000_000_000

log = logging.getLogger(__name__)


def kept() -> KeptFiles:
    return KeptFiles(settings.CACHE_DIR / "pictures", MOST_BYTES)


def picture(card: Card, language: str) -> bytes:
    """Return the card's picture as SVG; draw it now only if it has not been drawn before. `language` is `en` or `zh`."""
    files, key = kept(), _key(card, language)
    found = files.get(key)
    if found is None:
        found = card_pictures.draw(card, language).encode()
        files.put(key, found)
    return found


def draw_missing(game: Game, *, after: int, most: int) -> int | None:
    """Draw up to `most` missing pictures of cards with numbers above `after`; return the last number when there may be more."""
    files, drawn = kept(), 0
    for card in Card.objects.of_game(game).filter(number__gt=after).order_by("number").iterator(chunk_size=500):
        missing = [language for language in card_pictures.LANGUAGES if not files.has(_key(card, language))]
        for language in missing:
            picture(card, language)
        drawn += bool(missing)
        if drawn == most:
            return card.number
    return None


def draw_soon(game: str) -> None:
    """Ask a worker to draw what is missing. Without a broker, a picture is drawn when somebody looks at it."""
    try:
        current_app.send_task(DRAW_PICTURES, args=[game], retry_policy={"max_retries": 1, "interval_start": 0})
    except (OperationalError, OSError) as error:
        log.warning("The broker takes no messages (%s); the pictures of %s are drawn when they are looked at.", error, game)


def _key(card: Card, language: str) -> str:
    return f"{card.game}-{card.slug}-{card.picture_version}-{language}.svg"
