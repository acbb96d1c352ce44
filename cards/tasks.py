"""What workers are asked to do about cards. Each task takes the slug of a game and is safe to run twice."""

from __future__ import annotations

from typing import Any

from celery import shared_task
from celery.signals import worker_ready

from cards.pictures import drawn_ahead
from rules import games

#: So many cards one task draws, about a second; what else waits for a worker then goes first.
AT_ONCE = 20


@shared_task(ignore_result=True)
def draw_pictures(game: str, after: int = 0) -> None:
    """Draws the pictures that are missing, of the cards with numbers above `after`."""
    last = drawn_ahead.draw_missing(games.get(game), after=after, most=AT_ONCE)
    if last is not None:
        draw_pictures.delay(game, last)


@worker_ready.connect
def _draw_at_the_start(**kwargs: Any) -> None:
    """The drawing may be another one than before."""
    for game in games.everything():
        drawn_ahead.draw_soon(game.slug)
