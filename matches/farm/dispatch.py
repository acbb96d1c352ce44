"""Send hints to the workers, and again when they got lost: the database knows what is to be done, a message never does."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from uuid import UUID

from celery import current_app
from django.conf import settings
from django.db import InterfaceError, connection, transaction
from django.db import OperationalError as DatabaseGoneError
from django.db.models import Avg, Count, F, Q
from django.utils import timezone
from kombu.exceptions import OperationalError

from cards.standings import mark_stale, stale_games
from decks.services import recheck_daily
from limits.counters import forget_counts
from limits.ledger import forget_spendings
from matches.farm import workers
from matches.farm.chunk_sizes import HINTED_BY, chunks_of_hint, grow, share_of_window
from matches.farm.priorities import renew_ranks
from matches.farm.stops import settle
from matches.models import Answer, Chunk, Recording, Simulation, Status, Suggestion
from matches.registry.counted import counting_rule
from matches.registry.kinds import kind_of
from rules import games
from rules.wording import Text

PLAY_CHUNKS = "matches.tasks.play_chunks"
RECORD_GAME = "matches.tasks.record_game"
EXPLORE = "matches.tasks.explore"
SUGGEST = "matches.tasks.suggest"
COUNT_CARDS = "matches.tasks.count_cards"
RECORDINGS_KEPT, ANSWERS_KEPT = timedelta(days=1), timedelta(hours=2)
#: So long a figure while building is kept for who comes back to its list; one that failed is tried again the sooner.
LIVE_KEPT, FAILED_LIVE_KEPT = timedelta(days=7), timedelta(minutes=10)
#: At most so many of them are deleted in one round.
FORGOTTEN_AT_ONCE = 20
DIED = Text(
    "The worker died {attempts} times while playing these games, so they were set aside.",
    "对局进行中工作进程意外退出了 {attempts} 次，这些对局已搁置。",
)

log = logging.getLogger(__name__)


def lease() -> timedelta:
    return timedelta(seconds=settings.CHUNK_LEASE_SECONDS)


def send_hint(task: str, *rows: int | str, is_urgent: bool = False) -> bool:
    """Send the workers a message about rows, or a game. Return whether the broker took it. Urgent ones pass the games of simulations."""
    try:
        current_app.send_task(
            task, args=rows, queue="urgent" if is_urgent else "games", retry_policy={"max_retries": 1, "interval_start": 0}
        )
    except (OperationalError, OSError) as error:
        log.warning("The broker takes no messages (%s); the sweeper will send %s %s again.", error, task, rows)
        return False
    return True


def dispatch_chunks(simulation: UUID, *, is_patient: bool = False) -> int:
    """Send hints for the next chunks of a simulation until its share of the window is full, and return the number of chunks.

    A patient caller waits until half of it is empty, so that one write marks many.
    """
    row = Simulation.objects.filter(pk=simulation).only(*HINTED_BY).first()
    if row is None:
        return 0
    wanted = Chunk.objects.wanted().filter(simulation=simulation)
    found = wanted.aggregate(sent=Count("dispatched_at"), pairs=Avg("pairs"))
    lot = chunks_of_hint(row, found["pairs"])
    share = share_of_window(row) * lot
    room = share - found["sent"]
    if room < (max(1, share // 2) if is_patient else 1):
        return 0
    ready = wanted.filter(dispatched_at=None).order_by("index").values_list("pk", flat=True)[:room]
    chunks = list(ready)
    if len(chunks) < room and grow(simulation, room):
        chunks = list(ready.all())
    return _dispatch(chunks, lot, is_urgent=kind_of(row).is_urgent)


def _dispatch(chunks: Sequence[int], lot: int, *, is_urgent: bool) -> int:
    """Mark the chunks as sent, send hints of `lot` each, and return how many chunks were. Unmark those that the broker does not take."""
    if not chunks:
        return 0
    with transaction.atomic():
        unsent = Chunk.objects.open().filter(pk__in=chunks, dispatched_at=None).order_by("index").select_for_update()
        mine = list(unsent.values_list("pk", flat=True))
        Chunk.objects.filter(pk__in=mine).update(dispatched_at=timezone.now(), dispatches=F("dispatches") + 1)
    for sent in range(0, len(mine), lot):
        if not send_hint(PLAY_CHUNKS, *mine[sent : sent + lot], is_urgent=is_urgent):
            Chunk.objects.open().filter(pk__in=mine[sent:]).update(dispatched_at=None)
            return sent
    return len(mine)


def resend_hint(chunks: Sequence[int], *, is_urgent: bool) -> None:
    """Send the hint of these chunks again, because its worker played chunks of a higher rank instead."""
    is_sent = send_hint(PLAY_CHUNKS, *chunks, is_urgent=is_urgent)
    # Renew the time of dispatch, or the sweeper would count the hint as lost while it waits in the queue.
    Chunk.objects.open().filter(pk__in=chunks).update(dispatched_at=timezone.now() if is_sent else None)


def end_simulation(simulation: UUID) -> bool:
    """End a simulation none of whose chunks is still to be played, as done, or as failed if some were set aside. Return whether it did."""
    chunks = Chunk.objects.filter(simulation=simulation)
    if chunks.open().exists():
        return False
    with transaction.atomic():
        # Whoever else comes to the end at the same time has either cut more by now, which is seen, or waits.
        rows = Simulation.objects.active().filter(pk=simulation)
        if not rows.select_for_update().values_list("pk") or chunks.open().exists() or grow(simulation):
            return False
        set_aside = chunks.filter(done_at=None).order_by("index").first()
        outcome = {"status": Status.FAILED, "error": set_aside.error} if set_aside else {"status": Status.DONE, "error": {}}
        has_ended = bool(rows.update(finished_at=timezone.now(), **outcome))
    mark_stale(Simulation.objects.values_list("game", flat=True).get(pk=simulation))
    return has_ended


def fail_simulation(simulation: UUID, reason: Text) -> None:
    """End a simulation that can't be played, saying why."""
    error = {"en": reason.en, "zh": reason.zh}
    Simulation.objects.active().filter(pk=simulation).update(status=Status.FAILED, error=error, finished_at=timezone.now())


@dataclass(frozen=True, slots=True)
class Swept:
    """The counts of what one round of sweeping did."""

    freed: int
    set_aside: int
    sent: int
    ended: int
    #: Names of the steps that failed.
    failed: tuple[str, ...] = ()

    def __str__(self) -> str:
        told = f"{self.freed} leases ended, {self.set_aside} chunks set aside, {self.sent} hints sent, {self.ended} simulations ended"
        return f"{told}, failed: {', '.join(self.failed)}" if self.failed else told


def sweep() -> Swept:
    """Run all steps of the sweeper once.

    The steps end expired leases, send lost hints again, end finished simulations and delete old rows. A step that fails is logged and does
    not stop the others; the next round tries it again.
    """
    found, failed = dict.fromkeys(STEPS, 0), []
    for name, step in STEPS.items():
        try:
            found[name] = step()
        except (DatabaseGoneError, InterfaceError) as error:
            log.error("The sweep's step %r failed, since the database did not do its part: %s", name, error)
            failed.append(name)
            connection.close_if_unusable_or_obsolete()
        except Exception:
            log.exception("The sweep's step %r failed", name)
            failed.append(name)
    return Swept(found[FREE], found[SET_ASIDE], found[SEND], found[END], tuple(failed))


def _wanted_simulations() -> list[UUID]:
    return list(Simulation.objects.wanted().order_by("created_at").values_list("pk", flat=True))


def _apply_to_all(rows: Iterable[UUID], work: Callable[[UUID], object]) -> int:
    """Call `work` for every row and return the sum of the results.

    An error is logged and raised after the last row. Without a database every row would fail, so a lost connection raises at once.
    """
    done, errors = 0, []
    for row in rows:
        try:
            done += int(work(row) or 0)  # type: ignore[call-overload]
        except (DatabaseGoneError, InterfaceError):
            raise
        except Exception as error:
            log.error("The sweep failed for %s: %s", row, error)
            errors.append(error)
    if errors:
        raise errors[0]
    return done


def _expired() -> Q:
    return Q(lease_until__lt=timezone.now(), done_at=None, set_aside_at=None)


def _set_aside_worn_out() -> int:
    """Set aside the chunks whose worker died on their last attempt, and return their number."""
    words = {"attempts": settings.CHUNK_MAX_ATTEMPTS}
    error = {"en": DIED.en.format(**words), "zh": DIED.zh.format(**words)}
    rows = Chunk.objects.filter(_expired(), attempts__gte=settings.CHUNK_MAX_ATTEMPTS)
    return rows.update(set_aside_at=timezone.now(), lease_until=None, error=error)


def _free_expired() -> int:
    """Free the chunks whose worker died, so that they are sent again, and return their number."""
    return Chunk.objects.filter(_expired()).update(lease_until=None, dispatched_at=None)


def _take_back_stale_hints() -> int:
    """Take back the hints that nobody took up, and return their number.

    Each is sent again after twice the time of the one before, so that a long queue is not doubled.
    """
    taken_back = 0
    for sent in range(1, 7):
        since = timezone.now() - lease() * 2 ** (sent - 1)
        count = Q(dispatches=sent) if sent < 6 else Q(dispatches__gte=sent)
        rows = Chunk.objects.filter(count, dispatched_at__lt=since, lease_until=None, done_at=None, set_aside_at=None)
        taken_back += rows.update(dispatched_at=None)
    return taken_back


def _ask_for_counts() -> int:
    rules = {game.slug: counting_rule(game.slug) for game in games.everything()}
    return sum(send_hint(COUNT_CARDS, game) for game in stale_games(rules))


def _delete_recordings() -> int:
    return Recording.objects.filter(asked_at__lt=timezone.now() - RECORDINGS_KEPT).delete()[0]


def _delete_answers() -> int:
    return Answer.objects.filter(asked_at__lt=timezone.now() - ANSWERS_KEPT).delete()[0]


def _delete_suggestions() -> int:
    return Suggestion.objects.filter(asked_at__lt=timezone.now() - ANSWERS_KEPT).delete()[0]


def _delete_live_figures() -> int:
    now = timezone.now()
    old = Q(wanted_until__lt=now - LIVE_KEPT) | Q(wanted_until__lt=now - FAILED_LIVE_KEPT, status=Status.FAILED)
    rows = Simulation.objects.exclude(live_key="").filter(old).order_by("wanted_until")
    return Simulation.objects.filter(pk__in=list(rows.values_list("pk", flat=True)[:FORGOTTEN_AT_ONCE])).delete()[0]


def dispatch_on_commit(simulation: UUID) -> None:
    """Send the first hints after the transaction commits. If that fails, the sweeper sends them."""
    transaction.on_commit(lambda: dispatch_chunks(simulation), robust=True)


SET_ASIDE, FREE, END, SEND = "set aside what kills its workers", "free the chunks of dead workers", "end simulations", "send hints"
#: The steps of a round, in order.
STEPS: dict[str, Callable[[], int]] = {
    SET_ASIDE: _set_aside_worn_out,
    FREE: _free_expired,
    "take back lost hints": _take_back_stale_hints,
    "stop what is exact enough": lambda: _apply_to_all(_wanted_simulations(), settle),
    END: lambda: _apply_to_all(_wanted_simulations(), end_simulation),
    SEND: lambda: _apply_to_all(_wanted_simulations(), dispatch_chunks),
    "have cards counted": _ask_for_counts,
    "forget figures while building": _delete_live_figures,
    "forget recordings": _delete_recordings,
    "forget answers of the sandbox": _delete_answers,
    "forget suggestions": _delete_suggestions,
    "forget workers": workers.forget_workers,
    "renew who is served first": renew_ranks,
    "forget what budgets count no more": forget_spendings,
    "forget what throttles count no more": forget_counts,
    "judge decks by the day's rules": recheck_daily,
}
