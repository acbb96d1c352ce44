"""Tasks about cards. Each takes the slug of a game and is safe to run twice."""

from __future__ import annotations

from typing import Any

from celery import shared_task
from celery.signals import worker_ready

from cards.pictures import drawn_ahead
from rules import games

#: The cards that one task draws, in about a second; other tasks then get their turn.
AT_ONCE = 20


@shared_task(ignore_result=True)
def draw_pictures(game: str, after: int = 0) -> None:
    """Draw the missing pictures of the cards with numbers above `after`."""
    last = drawn_ahead.draw_missing(games.get(game), after=after, most=AT_ONCE)
    if last is not None:
        draw_pictures.delay(game, last)


@worker_ready.connect
def _draw_at_the_start(**kwargs: Any) -> None:
    """Draw missing pictures when a worker starts: the code that draws may have changed."""
    for game in games.everything():
        drawn_ahead.draw_soon(game.slug)
