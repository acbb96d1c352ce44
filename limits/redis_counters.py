"""Count uses of keys in Redis instead of the database, with one script that Redis runs atomically."""

from __future__ import annotations

import logging
import math
from functools import lru_cache
from typing import Any

from limits.counters import Rate, seconds_to_wait
from limits.refusals import BusyError

log = logging.getLogger(__name__)

#: KEYS: the key. ARGV: the period's number, its length, the seconds passed of it, the limit. Returns 1 if counted, and both counts.
SCRIPT = """
local kept = redis.call('HMGET', KEYS[1], 'number', 'before', 'now')
local number, seconds, passed, limit = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local before, now = 0, 0
if kept[1] then
  if tonumber(kept[1]) == number then before, now = tonumber(kept[2]), tonumber(kept[3])
  elseif tonumber(kept[1]) == number - 1 then before = tonumber(kept[3]) end
end
if now + before * (1 - passed / seconds) + 1 > limit then return {0, before, now} end
redis.call('HSET', KEYS[1], 'number', number, 'before', before, 'now', now + 1)
redis.call('EXPIRE', KEYS[1], 2 * seconds)
return {1, before, now + 1}
"""


@lru_cache(maxsize=4)
def _client(url: str) -> Any:
    import redis

    return redis.Redis.from_url(url, socket_timeout=2, socket_connect_timeout=2)


def count_use_in_redis(url: str, key: str, rate: Rate, now: float) -> int:
    """Do the same as `limits.counters.count_use`. Raise BusyError if Redis does not answer, so that no use goes uncounted."""
    number, passed = divmod(now, rate.seconds)
    import redis

    try:
        counted, before, current = _client(url).eval(SCRIPT, 1, f"deckproof:count:{key}", int(number), rate.seconds, passed, rate.limit)
    except redis.RedisError as error:
        log.warning("The Redis of the throttles does not answer: %s", error)
        raise BusyError from error
    if counted:
        return 0
    wait = seconds_to_wait(before, current, rate, passed)
    return max(1, math.ceil(wait))
