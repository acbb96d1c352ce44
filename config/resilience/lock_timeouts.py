"""Lock timeouts for requests: all statements of a request together wait a limited time for database locks.

Workers and the sweeper use the timeouts from the settings. A request is different: people need the page, or an error, within seconds.
"""

from __future__ import annotations

import math
import sqlite3
import time
from contextlib import ExitStack, suppress
from typing import Any

from django.db import connection
from django.db.backends.base.base import BaseDatabaseWrapper

#: Seconds that a request may wait in all, and the timeout of a statement once they are used up.
MAX_WAIT_SECONDS, LEAST_SECONDS = 2.0, 0.1
#: Seconds from which on a statement counts as having waited for a lock.
SLOW_SECONDS = 0.05
#: The statement timeout of PostgreSQL for requests, in seconds.
LONGEST_SECONDS = 20


def set_lock_timeouts() -> None:
    """Set the lock timeouts for requests on all connections that this process opens from now on."""
    options = connection.settings_dict.setdefault("OPTIONS", {})
    if connection.vendor == "sqlite":
        options["timeout"] = MAX_WAIT_SECONDS
    elif connection.vendor == "postgresql":
        waits = f"-c lock_timeout={_milliseconds(MAX_WAIT_SECONDS)} -c statement_timeout={_milliseconds(LONGEST_SECONDS)}"
        options.setdefault("connect_timeout", math.ceil(MAX_WAIT_SECONDS))
        options["options"] = f"{options.get('options', '')} {waits}".strip()


class LockTimeout(ExitStack):
    """Context manager that deducts the time of slow statements from the connection's lock timeout."""

    def __init__(self, connection: BaseDatabaseWrapper) -> None:
        super().__init__()
        self._connection = connection
        self._left = MAX_WAIT_SECONDS

    def __enter__(self) -> LockTimeout:
        super().__enter__()
        self.enter_context(self._connection.execute_wrapper(self._execute))
        return self

    def __exit__(self, *error: Any) -> bool | None:
        if self._left < MAX_WAIT_SECONDS:
            _set_lock_timeout(self._connection, MAX_WAIT_SECONDS)
        return super().__exit__(*error)

    def _execute(self, execute: Any, *asked: Any) -> Any:
        began = time.monotonic()
        try:
            return execute(*asked)
        finally:
            took = time.monotonic() - began
            if took > SLOW_SECONDS:
                self._left = max(LEAST_SECONDS, self._left - took)
                _set_lock_timeout(self._connection, self._left)


def _set_lock_timeout(connection: BaseDatabaseWrapper, seconds: float) -> None:
    """Set the lock timeout of the open connection, if there is one; ignore errors."""
    raw = connection.connection
    if isinstance(raw, sqlite3.Connection):
        with suppress(sqlite3.Error):
            raw.execute(f"PRAGMA busy_timeout = {_milliseconds(seconds)}").close()
    elif raw is not None and connection.vendor == "postgresql":
        with suppress(Exception), raw.cursor() as cursor:
            cursor.execute(f"SET lock_timeout = {_milliseconds(seconds)}")


def _milliseconds(seconds: float) -> int:
    return round(1000 * seconds)
