"""Denial-of-service attempts on a web server: connections that send or read so slowly that they never end, and endless uploads."""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.site.processes import tree

HOST = b"Host: 127.0.0.1\r\n"
#: A file of half a megabyte that is cheap to serve, and a page that takes a quarter of a second.
LARGE_FILE = "/static/rest_framework/css/bootstrap.min.css.map"
LARGE_PAGE = "/echo/rules/"
PATIENCE_SECONDS = 30

Opened = AbstractContextManager[list[socket.socket]]


def connect(port: int, *, receive_buffer: int = 0) -> socket.socket:
    visitor = socket.socket()
    if receive_buffer:
        visitor.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    visitor.settimeout(PATIENCE_SECONDS)
    visitor.connect(("127.0.0.1", port))
    return visitor


def ask(port: int, path: str, headers: str = "") -> bytes:
    """Return the whole response on a connection of its own."""
    with connect(port) as visitor:
        visitor.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n{headers}\r\n".encode())
        return read_all(visitor)


def read_all(visitor: socket.socket) -> bytes:
    """Return what arrives until the other side closes or resets the connection."""
    found = b""
    try:
        while part := visitor.recv(65536):
            found += part
    except ConnectionError:
        if not found:
            raise
    return found


def is_ended(visitor: socket.socket) -> bool:
    """Return whether the other side has closed the connection, with or without a response."""
    visitor.setblocking(False)
    try:
        while visitor.recv(65536):
            pass
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


@contextmanager
def open_connections(
    port: int, first: bytes, *, count: int = 50, receive_buffer: int = 0, more: Callable[[int], bytes] | None = None
) -> Iterator[list[socket.socket]]:
    """Open `count` connections that send `first` and then a little more four times a second."""
    with ExitStack() as stack:
        visitors = [stack.enter_context(connect(port, receive_buffer=receive_buffer)) for _ in range(count)]
        for visitor in visitors:
            visitor.sendall(first)
        stop = threading.Event()

        def drip() -> None:
            number = 0
            while not stop.wait(0.25):
                number += 1
                for visitor in visitors:
                    try:
                        visitor.send(more(number) if more else b"")
                    except OSError:
                        pass

        thread = threading.Thread(target=drip)
        if more:
            thread.start()
            stack.callback(thread.join)
        stack.callback(stop.set)
        yield visitors


def half_open(port: int) -> Opened:
    return open_connections(port, b"GET /heal")


def head_drip(port: int) -> Opened:
    return open_connections(port, b"GET / HTTP/1.1\r\n" + HOST, more=lambda number: b"X-%d: a\r\n" % number)


def body_drip(port: int) -> Opened:
    head = b"POST /api/v1/decks/validate HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n" + HOST + b"\r\n"
    return open_connections(port, head, more=lambda number: b" ")


def slow_readers(port: int, path: str, count: int) -> Opened:
    return open_connections(port, f"GET {path} HTTP/1.1\r\n".encode() + HOST + b"\r\n", count=count, receive_buffer=2048)


def upload(port: int, size: int, headers: bytes = b"", *, is_chunked: bool = False) -> tuple[int, bytes]:
    """Send at most `size` bytes; return how many were accepted, and the response."""
    length = b"Transfer-Encoding: chunked\r\n" if is_chunked else b"Content-Length: %d\r\n" % size
    block = b" " * 65536
    piece = b"%x\r\n%b\r\n" % (len(block), block) if is_chunked else block
    sent = 0
    with connect(port) as visitor:
        visitor.sendall(b"POST /decks/bring/ HTTP/1.1\r\nContent-Type: application/octet-stream\r\n" + HOST + length + headers + b"\r\n")
        try:
            while sent < size:
                visitor.sendall(piece)
                sent += len(block)
        except ConnectionError:
            pass
        return sent, read_all(visitor)


@dataclass
class Watch:
    """Polls a site's health and the size of its temporary files in the background."""

    port: int
    processes: Sequence[int]
    folder: Path
    worst_seconds: float = 0.0
    most_bytes: int = 0
    answers: int = 0
    failures: list[str] = field(default_factory=list)

    @contextmanager
    def looking(self) -> Iterator[None]:
        stop = threading.Event()

        def look() -> None:
            while not stop.wait(0.1):
                self.look_once()

        thread = threading.Thread(target=look)
        thread.start()
        try:
            yield
        finally:
            stop.set()
            thread.join()

    def look_once(self) -> None:
        began = time.monotonic()
        try:
            answer = ask(self.port, "/healthz")
        except OSError as error:
            self.failures.append(str(error))
        else:
            self.answers += 1
            if not answer.startswith(b"HTTP/1.1 200"):
                self.failures.append(repr(answer[:80]))
        self.worst_seconds = max(self.worst_seconds, time.monotonic() - began)
        self.most_bytes = max(self.most_bytes, self._temporary_bytes())

    def _temporary_bytes(self) -> int:
        """Return the bytes in the temporary folder and in unnamed files that the processes have open."""
        found = sum(file.stat().st_size for file in self.folder.rglob("*") if file.is_file())
        for process in {each for root in self.processes for each in tree(root)}:
            try:
                for descriptor in Path(f"/proc/{process}/fd").iterdir():
                    if os.readlink(descriptor).endswith("(deleted)"):
                        found += descriptor.stat().st_size
            except OSError:
                continue
        return found
