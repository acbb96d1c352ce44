"""Keep the ledger of CPU time: charge payers for work, and refuse more once they exceed the budget of the last 24 hours."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime, timedelta

from django.db import DatabaseError, IntegrityError, transaction
from django.db.models import F, QuerySet, Sum
from django.utils import formats, timezone
from django.utils.translation import gettext

from limits.models import Spending
from limits.payers import Payer
from limits.refusals import RefusedError

HOURS = 24
#: CPU seconds from which on any request is charged. An ordinary page takes a tenth of that.
SLOW_REQUEST = 0.25
#: CPU seconds below which work is free: to record it takes a third of a millisecond and SQLite's only write lock.
MIN_CHARGE = 0.005
#: CPU seconds of this context that `paying` has already charged.
_accounted: ContextVar[float] = ContextVar("accounted", default=0.0)

log = logging.getLogger(__name__)


class OverBudgetError(RefusedError):
    """The payer has used the CPU time of a day. Some is available again at `resumes_at`."""

    code = "over_budget"

    def __init__(self, payer: Payer, resumes_at: datetime) -> None:
        super().__init__(payer.key)
        self.payer = payer
        self.resumes_at = resumes_at

    @property
    def seconds(self) -> int:
        """The seconds until `resumes_at`, at least 1."""
        return max(1, int((self.resumes_at - timezone.now()).total_seconds()) + 1)

    @property
    def message(self) -> str:
        """The used budget and the time when some of it is available again, in the reader's language."""
        values = {"minutes": f"{self.payer.budget / 60:g}", "time": formats.date_format(self.resumes_at, "H:i"), "wait": self._wait}
        if self.payer.is_member:
            words = gettext(
                "Your account has used its %(minutes)s minutes of computing for today. There is more in %(wait)s, from %(time)s UTC on."
            )
        else:
            words = gettext(
                "Your address has used its %(minutes)s minutes of computing for today. There is more in %(wait)s, from %(time)s UTC on; "
                "members have more of it."
            )
        return words % values

    @property
    def _wait(self) -> str:
        minutes = -(-self.seconds // 60)
        if minutes >= 60:
            return gettext("%(hours)d h %(minutes)d min") % {"hours": minutes // 60, "minutes": minutes % 60}
        return gettext("%(minutes)d min") % {"minutes": minutes}


def charge(payer: Payer, seconds: float) -> None:
    """Add CPU seconds to the payer's ledger. Concurrent charges add up.

    Log a database error instead of raising it: the work is done, and the client gets the result.
    """
    microseconds = round(seconds * 1e6)
    if not payer.key or microseconds <= 0:
        return
    try:
        with transaction.atomic():
            _add(payer, microseconds)
    except DatabaseError as error:
        log.warning("%.2f s of %s could not be written down: %s", seconds, payer.key, error)


def _add(payer: Payer, microseconds: int) -> None:
    rows = Spending.objects.filter(payer=payer.key, hour=_hour(timezone.now()))
    added = {"microseconds": F("microseconds") + microseconds}
    if rows.update(**added):
        return
    try:
        with transaction.atomic():
            Spending.objects.create(payer=payer.key, hour=_hour(timezone.now()), microseconds=microseconds)
    except IntegrityError:
        rows.update(**added)


def spent(payer: Payer) -> float:
    """Return the CPU seconds that the payer has used within the last 24 hours."""
    total = _recent(payer).aggregate(total=Sum("microseconds"))["total"]
    return (total or 0) / 1e6


def is_over(payer: Payer) -> bool:
    """Return whether the payer has used the CPU time of a day."""
    return spent(payer) >= payer.budget


def require_budget(payer: Payer) -> None:
    """Raise OverBudgetError if the payer has used the CPU time of a day."""
    rows = dict(_recent(payer).values_list("hour", "microseconds"))
    left = sum(rows.values())
    if left < payer.budget * 1e6:
        return
    for hour in sorted(rows):
        left -= rows[hour]
        if left < payer.budget * 1e6:
            raise OverBudgetError(payer, datetime.fromtimestamp((hour + HOURS) * 3600, UTC))


@contextmanager
def paying(payer: Payer) -> Iterator[None]:
    """Charge the CPU time that this thread uses inside, even if the block fails. Raise OverBudgetError before the block starts."""
    require_budget(payer)
    begun = time.thread_time()
    try:
        yield
    finally:
        used = time.thread_time() - begun
        _accounted.set(_accounted.get() + used)
        if used >= MIN_CHARGE:
            charge(payer, used)


@contextmanager
def charge_slow_request(payer_of: Callable[[], Payer]) -> Iterator[None]:
    """Charge for a request that uses SLOW_REQUEST or more CPU seconds, less those that `paying` has charged inside."""
    begun, accounted = time.thread_time(), _accounted.get()
    try:
        yield
    finally:
        used = time.thread_time() - begun - (_accounted.get() - accounted)
        if used >= SLOW_REQUEST:
            try:
                charge(payer_of(), used)
            except Exception as error:  # the page is ready, so send it whatever fails here
                log.warning("%.2f s of a request could not be written down: %s", used, error)


def forget_spendings() -> int:
    """Delete the rows that are too old to count. Return how many."""
    return Spending.objects.filter(hour__lte=_hour(timezone.now() - timedelta(hours=HOURS))).delete()[0]


def _recent(payer: Payer) -> QuerySet[Spending]:
    return Spending.objects.filter(payer=payer.key, hour__gt=_hour(timezone.now()) - HOURS)


def _hour(moment: datetime) -> int:
    return int(moment.timestamp()) // 3600
