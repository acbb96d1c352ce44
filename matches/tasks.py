"""What workers are asked to do. Each task takes an id and is safe to run twice."""

from __future__ import annotations

from celery import shared_task

from matches import playing, recording


@shared_task(ignore_result=True)
def play_chunk(chunk_id: int) -> None:
    playing.play_chunk(chunk_id)


@shared_task(ignore_result=True)
def record_game(recording_id: int) -> None:
    recording.make_record(recording_id)
