"""Sending hints to the workers, and putting right what got lost: the database knows what is to be done, a message never does."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import timedelta
from uuid import UUID

from celery import current_app
from django.conf import settings
from django.db import transaction
from django.db.models import F, Q
from django.utils import timezone
from kombu.exceptions import OperationalError

from matches import workers
from matches.models import Chunk, Recording, Simulation, Status
from rules.wording import Text

PLAY_CHUNK = "matches.tasks.play_chunk"
RECORD_GAME = "matches.tasks.record_game"
#: At least so many hints of one simulation are under way at a time, so that a long one does not fill the queue.
LEAST_WINDOW = 4
RECORDINGS_KEPT = timedelta(days=1)
DIED = Text(
    "The worker died {attempts} times while playing these games, so they were set aside.",
    "对局进行中工作进程意外退出了 {attempts} 次，这些对局已搁置。",
)

log = logging.getLogger(__name__)


def lease() -> timedelta:
    return timedelta(seconds=settings.CHUNK_LEASE_SECONDS)


def send_hint(task: str, row: int) -> bool:
    """Whether the broker took the message."""
    try:
        current_app.send_task(task, args=[row], retry_policy={"max_retries": 1, "interval_start": 0})
    except (OperationalError, OSError) as error:
        log.warning("The broker takes no messages (%s); the sweeper will send %s %s again.", error, task, row)
        return False
    return True


def dispatch_chunks(simulation: UUID) -> int:
    """Sends hints for the next chunks of a simulation until its window is full; answers how many."""
    window = max(LEAST_WINDOW, 2 * workers.count_workers())
    wanted = Chunk.objects.wanted().filter(simulation=simulation)
    room = window - wanted.exclude(dispatched_at=None).count()
    if room <= 0:
        return 0
    chunks = list(wanted.filter(dispatched_at=None).order_by("index").values_list("pk", flat=True)[:room])
    return sum(_dispatch(chunk) for chunk in chunks)


def _dispatch(chunk: int) -> bool:
    rows = Chunk.objects.open().filter(pk=chunk)
    if not rows.filter(dispatched_at=None).update(dispatched_at=timezone.now(), dispatches=F("dispatches") + 1):
        return False
    if not send_hint(PLAY_CHUNK, chunk):
        rows.update(dispatched_at=None)
        return False
    return True


def end_simulation(simulation: UUID) -> bool:
    """Ends a simulation none of whose chunks is still to be played: done, or failed where some were set aside. Whether it did."""
    chunks = Chunk.objects.filter(simulation=simulation)
    if chunks.open().exists():
        return False
    set_aside = chunks.filter(done_at=None).order_by("index").first()
    outcome = {"status": Status.FAILED, "error": set_aside.error} if set_aside else {"status": Status.DONE, "error": {}}
    rows = Simulation.objects.active().filter(pk=simulation)
    return bool(rows.update(finished_at=timezone.now(), **outcome))


def fail_simulation(simulation: UUID, reason: Text) -> None:
    """Ends a simulation that can't be played, saying why."""
    error = {"en": reason.en, "zh": reason.zh}
    Simulation.objects.active().filter(pk=simulation).update(status=Status.FAILED, error=error, finished_at=timezone.now())


@dataclass(frozen=True, slots=True)
class Swept:
    """What one round of sweeping found to do."""

    freed: int
    set_aside: int
    sent: int
    ended: int

    def __str__(self) -> str:
        return f"{self.freed} leases ended, {self.set_aside} chunks set aside, {self.sent} hints sent, {self.ended} simulations ended"


def sweep() -> Swept:
    """One round: ends leases that ran out, sends hints that got lost, ends what is finished, forgets what is old."""
    set_aside = _set_aside_worn_out()
    freed = _free_expired()
    _take_back_stale_hints()
    active = list(Simulation.objects.active().order_by("created_at").values_list("pk", flat=True))
    ended = sum(end_simulation(simulation) for simulation in active)
    sent = sum(dispatch_chunks(simulation) for simulation in active)
    Recording.objects.filter(asked_at__lt=timezone.now() - RECORDINGS_KEPT).delete()
    workers.forget_workers()
    return Swept(freed, set_aside, sent, ended)


def _expired() -> Q:
    return Q(lease_until__lt=timezone.now(), done_at=None, set_aside_at=None)


def _set_aside_worn_out() -> int:
    """Chunks whose worker died on the last attempt that they had."""
    words = {"attempts": settings.CHUNK_MAX_ATTEMPTS}
    error = {"en": DIED.en.format(**words), "zh": DIED.zh.format(**words)}
    rows = Chunk.objects.filter(_expired(), attempts__gte=settings.CHUNK_MAX_ATTEMPTS)
    return rows.update(set_aside_at=timezone.now(), lease_until=None, error=error)


def _free_expired() -> int:
    """Chunks whose worker died: to be sent again."""
    return Chunk.objects.filter(_expired()).update(lease_until=None, dispatched_at=None)


def _take_back_stale_hints() -> int:
    """Hints that nobody took up: each is sent again after twice the time of the one before, so that a long queue is not doubled."""
    taken_back = 0
    for sent in range(1, 7):
        since = timezone.now() - lease() * 2 ** (sent - 1)
        count = Q(dispatches=sent) if sent < 6 else Q(dispatches__gte=sent)
        rows = Chunk.objects.filter(count, dispatched_at__lt=since, lease_until=None, done_at=None, set_aside_at=None)
        taken_back += rows.update(dispatched_at=None)
    return taken_back


def dispatch_on_commit(simulation: UUID) -> None:
    """Sends the first hints once the rows are there for all to see."""
    transaction.on_commit(lambda: dispatch_chunks(simulation))
