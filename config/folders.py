"""The embedded broker: kombu's folders, in which a message or a table of queues is there whole or not at all.

Kombu writes a file where others look for it already: whoever reads in between finds half of it, and a worker ends with that error. Here a
file gets its name when it is written.
"""

from __future__ import annotations

import fcntl
import logging
import os
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty
from time import monotonic
from typing import Any

from kombu.transport import filesystem
from kombu.utils.json import dumps, loads

log = logging.getLogger(__name__)


class Channel(filesystem.Channel):
    def _put(self, queue: str, payload: Any, **kwargs: Any) -> None:  # type: ignore[override]
        name = f"{round(monotonic() * 1000)}_{uuid.uuid4()}.{queue}.msg"
        _write(Path(self.data_folder_out) / name, dumps(payload))

    def _get(self, queue: str, timeout: float | None = None) -> Any:
        """The next message, taken by moving its file: one of those who try it does. Raises Empty."""
        ending = f"{queue}.msg"
        for name in sorted(os.listdir(self.data_folder_in)):
            if name.partition(".")[2] != ending:
                continue
            folder, taken = Path(self.data_folder_in), Path(self.processed_folder)
            try:
                (folder / name).rename(taken / name)
            except FileNotFoundError:
                continue
            text = (taken / name).read_text()
            if not self.store_processed:
                (taken / name).unlink(missing_ok=True)
            try:
                return loads(text)
            except ValueError:
                log.warning("The message %s can't be read and is left out.", name)
        raise Empty

    def get_table(self, exchange: str) -> list[Any]:
        try:
            text = self._table_of(exchange).read_text()
        except FileNotFoundError:
            return []
        return [filesystem.exchange_queue_t(*row) for row in loads(text)] if text else []

    def _queue_bind(self, exchange: str, routing_key: str | None, pattern: str | None, queue: str) -> None:
        with self._changing(exchange) as table:
            row = filesystem.exchange_queue_t(routing_key or "", pattern or "", queue or "")
            if row not in table:
                table.insert(0, row)

    def _delete(self, queue: str, exchange: str, routing_key: str, pattern: str, *args: Any, **kwargs: Any) -> None:
        super(filesystem.Channel, self)._delete(queue, exchange, routing_key, pattern, *args, **kwargs)
        with self._changing(exchange) as table:
            row = filesystem.exchange_queue_t(routing_key or "", pattern or "", queue or "")
            table[:] = [each for each in table if each != row]

    def _table_of(self, exchange: str) -> Path:
        file: Path = self._exchange_file(exchange)  # type: ignore[attr-defined]
        return file

    @contextmanager
    def _changing(self, exchange: str) -> Iterator[list[Any]]:
        """An exchange's table, written when it is changed; one at a time."""
        file = self._table_of(exchange)
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.with_suffix(".lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            table = self.get_table(exchange)
            before = list(table)
            yield table
            if table != before:
                _write(file, dumps(table))


class Transport(filesystem.Transport):
    Channel = Channel


def _write(file: Path, text: str) -> None:
    """The whole file at once: nobody looks for one of the other name."""
    new = file.with_name(f"{file.name}.{uuid.uuid4()}")
    new.write_text(text)
    new.replace(file)
