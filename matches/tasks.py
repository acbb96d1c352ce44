"""What workers are asked to do. Each task takes an id and is safe to run twice."""

from __future__ import annotations

from typing import Any

from celery import shared_task
from celery.signals import worker_ready

from matches import playing, recording, workers
from rules import games


@shared_task(ignore_result=True)
def play_chunk(chunk_id: int) -> None:
    playing.play_chunk(chunk_id)


@shared_task(ignore_result=True)
def record_game(recording_id: int) -> None:
    recording.make_record(recording_id)


@shared_task(ignore_result=True)
def warm_engines() -> None:
    """Compiles what is not compiled yet, so that the first simulation need not wait for it."""
    for game in games.everything():
        if game.is_playable:
            workers.ready_engine(game.slug)


@worker_ready.connect
def _warm_engines_at_the_start(**kwargs: Any) -> None:
    warm_engines.delay()
