"""The tasks of the workers. Each takes ids, or the slug of a game, and is safe to run twice."""

from __future__ import annotations

from typing import Any

from celery import shared_task
from celery.concurrency.solo import TaskPool
from celery.signals import worker_process_init, worker_process_shutdown, worker_ready, worker_shutdown

from matches.farm import chunk_play, workers
from matches.figures import card_standings
from matches.replays import exploration, recorder
from matches.suggestions.requests import make_next_suggestion
from rules import games


@shared_task(ignore_result=True)
def play_chunks(*chunk_ids: int) -> None:
    chunk_play.play_chunks(*chunk_ids)


@shared_task(ignore_result=True)
def record_game(recording_id: int) -> None:
    """Record the next game in the queue; the hint only says that one more waits."""
    recorder.make_next_record()


@shared_task(ignore_result=True)
def explore(answer_id: int) -> None:
    """Answer the next question in the queue; the hint only says that one more waits."""
    exploration.make_next_answer()


@shared_task(ignore_result=True)
def suggest(suggestion_id: str) -> None:
    """Make the next suggestion in the queue; the hint only says that one more waits."""
    make_next_suggestion()


@shared_task(ignore_result=True)
def count_cards(game: str) -> None:
    card_standings.count_standings(game)


@shared_task(ignore_result=True)
def warm_engines() -> None:
    """Compile what is not compiled yet, so that the first simulation need not wait for it.

    An engine that another worker is compiling is left to it: a worker that waited for one game could not play the others meanwhile.
    """
    for game in games.everything():
        if game.is_playable and workers.seconds_warming(game.slug) is None:
            workers.ready_engine(game.slug)


@worker_ready.connect
def _warm_engines_at_the_start(sender: Any, **kwargs: Any) -> None:
    """Have one worker compile what has to be compiled; a worker that plays in this very process loads at once what has been compiled."""
    warm_engines.delay()
    if isinstance(sender.pool, TaskPool):
        workers.keep_reporting()
        for game in games.everything():
            if game.is_playable and game.engine().is_warm():
                workers.ready_engine(game.slug)


@worker_process_init.connect
def _report_from_a_pools_process(**kwargs: Any) -> None:
    workers.keep_reporting()


@worker_shutdown.connect
@worker_process_shutdown.connect
def _leave(**kwargs: Any) -> None:
    workers.leave()
