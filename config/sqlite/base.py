"""The backend's connections: those opened while the file could not be written are not kept.

SQLite opens such a file read-only, and all connections of a process share its index (`-shm`): while one of these is kept, every other one
refuses writes, long after the file can be written again.
"""

from __future__ import annotations

import gc
import os
from typing import Any

from django.db.backends.sqlite3 import base


class DatabaseWrapper(base.DatabaseWrapper):
    """Closes at the end of a request, task or round what was opened read-only."""

    is_read_only = False

    def get_new_connection(self, conn_params: Any) -> Any:
        path = str(conn_params["database"])
        self.is_read_only = os.path.exists(path) and not os.access(path, os.W_OK)
        return super().get_new_connection(conn_params)

    def close_if_unusable_or_obsolete(self) -> None:
        if self.is_read_only and not self.in_atomic_block:
            self.close()
            if self.errors_occurred:
                gc.collect()  # SQLite closes its files when the last statement is gone, and an error's traceback may hold one in a cycle
            self.is_read_only = False
        super().close_if_unusable_or_obsolete()
