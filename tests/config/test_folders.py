"""The embedded broker: each message comes once and whole, however many write and read at a time."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty
from typing import Any

import pytest
from kombu import Connection, Exchange, Queue

from config.folders import Transport

ROOT = Path(__file__).resolve().parents[2]
MESSAGES, READERS = 150, 4


@pytest.fixture
def folders(tmp_path: Path) -> Path:
    for name in ("messages", "processed", "control"):
        (tmp_path / name).mkdir()
    return tmp_path


def connect(folders: Path, transport: Any = Transport) -> Connection:
    options = {
        "data_folder_in": str(folders / "messages"),
        "data_folder_out": str(folders / "messages"),
        "processed_folder": str(folders / "processed"),
        "control_folder": str(folders / "control"),
    }
    return Connection(transport=transport, transport_options=options)


def read(channel: Any, queue: str) -> Iterator[dict[str, Any]]:
    try:
        while True:
            yield channel._get(queue)
    except Empty:
        return


def test_messages_come_in_order_each_to_its_queue(folders: Path) -> None:
    channel = connect(folders).channel()
    for number in range(3):
        channel._put("games", {"number": number, "word": "验牌"})
    channel._put("urgent", {"number": 9})
    assert list(read(channel, "urgent")) == [{"number": 9}]
    assert sorted(each["number"] for each in read(channel, "games")) == [0, 1, 2]
    assert [path for path in folders.rglob("*") if path.is_file()] == []


def test_a_message_that_is_being_written_is_not_there_yet(folders: Path) -> None:
    channel = connect(folders).channel()
    seen: list[Any] = []

    class Slow(dict[str, int]):
        def items(self) -> Any:
            seen.extend(read(channel, "games"))
            return super().items()

    channel._put("games", Slow(number=1))
    assert seen == []
    assert list(read(channel, "games")) == [{"number": 1}]


def test_half_a_message_is_left_out(folders: Path) -> None:
    channel = connect(folders).channel()
    (folders / "messages" / "0_first.games.msg").write_text("")
    (folders / "messages" / "2_second.games.msg").write_text('{"number"')
    (folders / "messages" / "3_third.games.msg").write_text('{"number": 3}')
    assert list(read(channel, "games")) == [{"number": 3}]


def test_many_who_read_while_one_writes_take_each_message_once(folders: Path) -> None:
    found: list[int] = []

    def take(_: int) -> None:
        channel = connect(folders).channel()
        while len(found) < MESSAGES:
            found.extend(each["number"] for each in read(channel, "games"))

    with ThreadPoolExecutor(READERS) as pool:
        readers = [pool.submit(take, number) for number in range(READERS)]
        channel = connect(folders).channel()
        for number in range(MESSAGES):
            channel._put("games", {"number": number, "filling": "x" * 2000})
        for each in readers:
            each.result()
    assert sorted(found) == list(range(MESSAGES))


def test_many_who_bind_queues_at_a_time_are_all_in_the_table(folders: Path) -> None:
    def bind(number: int) -> None:
        channel = connect(folders).channel()
        Queue(f"queue{number}", Exchange("one", type="fanout"), channel=channel).declare()

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(bind, range(16)))
    channel = connect(folders).channel()
    assert sorted(row.queue for row in channel.get_table("one")) == sorted(f"queue{number}" for number in range(16))
    channel.queue_delete("queue3")
    assert len(channel.get_table("one")) == 15
    assert channel.get_table("another") == []


@pytest.mark.parametrize("garbage", [b"", b"\xff\x00\xfe", b"[1, 2", b"7", b"[]", b'{"body": "x"}', b'{"properties": {}, "body": 1}'])
def test_garbage_message_is_skipped(folders: Path, garbage: bytes) -> None:
    channel = connect(folders).channel()
    got: list[Any] = []
    exchange = Exchange(f"exchange{uuid.uuid4().hex}", type="direct")
    queue = Queue("games", exchange, routing_key="games", channel=channel)
    queue.declare()
    (folders / "messages" / "0_first.games.msg").write_bytes(garbage)
    (folders / "messages" / "00_second.games.msg").mkdir()
    with connect(folders) as connection:
        connection.Producer().publish({"number": 3}, exchange=exchange, routing_key="games", declare=[queue])
    with connect(folders) as connection, connection.Consumer([queue], callbacks=[lambda body, message: got.append(body)], no_ack=True):
        connection.drain_events(timeout=5)
    assert got == [{"number": 3}]
    assert list((folders / "messages").iterdir()) == list((folders / "processed").iterdir()) == []


@pytest.mark.parametrize("garbage", [b"", b"\xff\x00", b"[[1]]", b"[", b"7", None])
def test_damaged_queue_table_is_rebuilt_from_bindings(folders: Path, garbage: bytes | None) -> None:
    channel, name = connect(folders).channel(), f"exchange{uuid.uuid4().hex}"
    Queue("first", Exchange(name, type="direct"), routing_key="first", channel=channel).declare()
    (table,) = (folders / "control").glob("*.exchange")
    whole = table.read_text()
    table.unlink()
    if garbage is None:
        table.mkdir()
    else:
        table.write_bytes(garbage)
    assert [row.queue for row in channel.get_table(name)] == ["first"]
    assert table.read_text() == whole
    table.write_bytes(garbage or b"")
    Queue("second", Exchange(name, type="direct"), routing_key="second", channel=connect(folders).channel()).declare()
    assert {row.queue for row in channel.get_table(name)} == {"first", "second"}


def test_missing_folders_are_created_again(folders: Path) -> None:
    channel = connect(folders).channel()
    for name in ("messages", "processed", "control"):
        (folders / name).rmdir()
    assert list(read(channel, "games")) == []
    channel._put("games", {"number": 1})
    assert list(read(channel, "games")) == [{"number": 1}]


def test_failed_message_leaves_no_file(folders: Path) -> None:
    channel = connect(folders).channel()
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, limit[1]))
    try:
        with pytest.raises(OSError, match="File too large"):
            channel._put("games", {"filling": "x" * 9999})
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
        signal.signal(signal.SIGXFSZ, ignored)
    assert list((folders / "messages").iterdir()) == []


def told(folder: Path, asked: str, **given: str) -> str:
    """Return what a process of the site prints of its Celery application, on the embedded broker unless another one is given."""
    environment = {name: value for name, value in os.environ.items() if name != "CELERY_BROKER_URL"}
    environment |= {"DJANGO_SETTINGS_MODULE": "config.settings", "DECKPROOF_VAR_DIR": str(folder), **given}
    command = [sys.executable, "-c", f"from config.celery import app; print({asked})"]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout.strip()


def test_the_site_uses_it(tmp_path: Path) -> None:
    assert told(tmp_path, "type(app.connection_for_write().transport).__module__") == "config.folders"


def test_its_workers_look_for_no_commands(tmp_path: Path) -> None:
    asked = "app.conf.worker_enable_remote_control"
    assert told(tmp_path, asked) == "False"
    assert told(tmp_path, asked, CELERY_BROKER_URL="redis://localhost:6379/0") == "True"
