"""A fair queue of replays, sandbox positions and suggestions: one person's many requests do not delay another person's single one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

from django.conf import settings
from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from limits.counters import hold
from limits.ledger import require_budget
from limits.payers import Payer
from limits.refusals import TooManyOpenError
from matches.models import Answer, Recording, Suggestion

Row = Recording | Answer | Suggestion
MODELS: tuple[type[Row], ...] = (Recording, Answer, Suggestion)
#: After this time a request that a worker took and did not finish goes to another worker.
LEASE = timedelta(seconds=60)
#: After these times a request no longer waits, and a served one no longer counts against its payer.
MAX_WAIT, RECENT = timedelta(minutes=30), timedelta(minutes=10)
#: The most waiting requests that are considered.
MOST = 1_000
OPEN = Q(made_at=None, error={})


def require_room_in_queue(payer: Payer) -> None:
    """Raise RefusedError if the payer's budget is used up or too many of their requests are waiting."""
    require_budget(payer)
    asked = {"payer": payer.key, "asked_at__gt": timezone.now() - MAX_WAIT}
    open_rows = sum(model.objects.filter(OPEN, **asked).count() for model in MODELS)
    if open_rows >= (settings.MAX_OPEN_REPLAYS if payer.is_member else settings.MAX_ANONYMOUS_OPEN_REPLAYS):
        raise TooManyOpenError(open_rows)


@contextmanager
def admit_request(payer: Payer) -> Iterator[None]:
    """Open a transaction in which the payer may add a request; a payer's requests are admitted one after another. Raises RefusedError."""
    with transaction.atomic():
        hold(f"turns:{payer.key}")
        require_room_in_queue(payer)
        yield


def is_abandoned(row: Row) -> bool:
    """Return whether the request is so old that no worker takes it any more; it then has to be made again."""
    return row.made_at is None and not row.error and row.asked_at < timezone.now() - MAX_WAIT


def take_next(model: type[Row]) -> Any:
    """Take the next request and return its primary key, or None.

    Members come first, then the payer served least recently often, then the oldest request.
    """
    now = timezone.now()
    waiting = model.objects.filter(OPEN, Q(taken_at=None) | Q(taken_at__lt=now - LEASE), asked_at__gt=now - MAX_WAIT)
    rows: list[tuple[Any, str]] = list(waiting.order_by("asked_at").values_list("pk", "payer")[:MOST])
    recent = Counter(model.objects.filter(taken_at__gt=now - RECENT).values_list("payer", flat=True))
    for pk, _ in sorted(rows, key=lambda row: (not Payer(row[1]).is_member, recent[row[1]])):
        if waiting.filter(pk=pk).update(taken_at=now):
            return pk
    return None
