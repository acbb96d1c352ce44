"""Count how often each key is used, with a sliding-window rate limit that concurrent requests can't exceed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from django.conf import settings
from django.db import IntegrityError, transaction
from django.utils import timezone

from limits.models import Count

SECONDS = {"s": 1, "sec": 1, "second": 1, "m": 60, "min": 60, "minute": 60, "h": 3600, "hour": 3600, "d": 86400, "day": 86400}
RATE = re.compile(rf"([1-9][0-9]{{0,8}})/({'|'.join(SECONDS)})")


@dataclass(frozen=True, slots=True)
class Rate:
    """At most `limit` uses within `seconds` seconds."""

    limit: int
    seconds: int

    @classmethod
    def parse(cls, text: str) -> Rate:
        """Parse a rate such as `30/min`. Raise ValueError for other text."""
        found = RATE.fullmatch(text)
        if found is None:
            raise ValueError(text)
        return cls(int(found[1]), SECONDS[found[2]])


def count_use(key: str, rate: Rate) -> int:
    """Count one use of the key and return 0; if that exceeds the rate, count nothing and return the seconds to wait.

    The window slides: uses of the previous period count in proportion to the part of it that the window still covers.
    """
    now = timezone.now().timestamp()
    if settings.COUNTERS_URL:
        from limits.redis_counters import count_use_in_redis

        return count_use_in_redis(settings.COUNTERS_URL, key, rate, now)
    return _count_use_in_database(key[:120], rate, now)


def _count_use_in_database(key: str, rate: Rate, now: float) -> int:
    number, passed = divmod(now, rate.seconds)
    ends_at = datetime.fromtimestamp((number + 2) * rate.seconds, UTC)
    with transaction.atomic():
        row = Count.objects.select_for_update().filter(pk=key).first()
        if row is None:
            try:
                with transaction.atomic():
                    Count.objects.create(key=key, number=int(number), now=1, ends_at=ends_at)
                return 0
            except IntegrityError:
                row = Count.objects.select_for_update().get(pk=key)
        before, current = counts_at(int(number), row.number, row.before, row.now)
        wait = seconds_to_wait(before, current, rate, passed)
        if wait == 0:
            Count.objects.filter(pk=key).update(number=int(number), before=before, now=current + 1, ends_at=ends_at)
        return wait


def hold(key: str) -> None:
    """Lock the key until the current transaction ends, so that another transaction that holds it waits. Call it inside a transaction."""
    ends_at = timezone.now() + timedelta(days=1)
    Count.objects.get_or_create(pk=f"hold:{key}"[:120], defaults={"number": 0, "ends_at": ends_at})
    Count.objects.filter(pk=f"hold:{key}"[:120]).update(ends_at=ends_at)


def counts_at(number: int, kept: int, before: int, now: int) -> tuple[int, int]:
    """Return the counts of the periods `number - 1` and `number`, from a row that was last written in the period `kept`."""
    if kept == number:
        return before, now
    return (now, 0) if kept == number - 1 else (0, 0)


def seconds_to_wait(before: int, now: int, rate: Rate, passed: float) -> int:
    """Return 0 if one more use fits after `passed` seconds of the period, else the seconds until it fits."""
    share = 1 - passed / rate.seconds
    if now + before * share + 1 <= rate.limit:
        return 0
    if now + 1 > rate.limit:  # no use fits in this period; in the next one, this is the previous period
        fits = max(0.0, 1 - (rate.limit - 1) / now)
        return max(1, int(rate.seconds - passed + rate.seconds * fits) + 1)
    fits = 1 - (rate.limit - 1 - now) / before
    return max(1, int(rate.seconds * fits - passed) + 1)


def forget_counts() -> int:
    """Delete the counts whose periods are over. Return how many rows."""
    return Count.objects.filter(ends_at__lt=timezone.now()).delete()[0]
