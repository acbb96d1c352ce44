"""HTTP connections for Waitress: a connection takes a thread only for a complete request, and buffers nothing in temporary files.

Waitress reads and writes all connections in one thread and answers requests in others. This module adds phases with their start times (for
timeouts), one request at a time, limits of size with readable errors, and a lingering close: a client that is still sending receives the
error.
"""

from __future__ import annotations

import enum
import socket
import time
from typing import Any

from waitress.channel import HTTPChannel
from waitress.parser import HTTPRequestParser
from waitress.task import ErrorTask, WSGITask
from waitress.utilities import BadRequest, RequestEntityTooLarge, RequestHeaderFieldsTooLarge

#: Longest chunk-size line and trailer together, in bytes; they are buffered until they end.
MAX_CHUNK_LINE_BYTES = 4_096
#: Bytes that a lingering close reads and discards, so that the refusal reaches the client.
LINGER_BYTES = 16_000_000
TOO_LARGE = "deckproof.is_too_large"

LONG_HEAD = (
    "The address or the cookies that came with it are too long. Delete this site's cookies, or shorten the address.\r\n"
    "地址或随附的 Cookie 太长。请删除本站的 Cookie，或缩短地址。"
)
TIMEOUT_TEXT = (
    "Request Timeout\r\n\r\nThe request took too long to arrive, and nothing was changed. Send it again.\r\n"
    "请求传输得太慢，没有作任何更改。请重新发送。\r\n"
).encode()
TIMEOUT_RESPONSE = (
    b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n"
    b"Content-Length: %d\r\n\r\n%b" % (len(TIMEOUT_TEXT), TIMEOUT_TEXT)
)


class LongHeadError(RequestHeaderFieldsTooLarge):
    """A request's head is too long; answered in both languages, because the reader's language is not known yet."""

    def to_response(self, ident: str | None = None) -> tuple[str, list[tuple[str, str]], bytes]:
        return f"{self.code} {self.reason}", [("Content-Type", "text/plain; charset=utf-8")], f"{self.body}\r\n".encode()


class Phase(enum.Enum):
    """The phase of a connection, named by the thing that it waits for."""

    IDLE = "the next request"
    HEAD = "the rest of a request's head"
    BODY = "the rest of a request's body"
    SERVING = "the answer to be made"
    WRITING = "the answer to be taken"
    LINGERING = "the end of what was refused"


class Parser(HTTPRequestParser):
    """A parser of requests. A request whose body is too large ends after its head; the site then answers it in the reader's language."""

    error: Any
    body_rcv: Any
    chunked: bool
    completed: bool
    expect_continue: bool
    is_too_large = False

    def received(self, data: bytes) -> int:
        taken: int = super().received(data)
        if isinstance(self.error, RequestEntityTooLarge):
            self._skip_body()
        elif isinstance(self.error, RequestHeaderFieldsTooLarge):
            self.error = LongHeadError(LONG_HEAD)
        elif self.chunked and self.body_rcv and len(self.body_rcv.control_line) + len(self.body_rcv.trailer) > MAX_CHUNK_LINE_BYTES:
            self.error, self.completed = BadRequest("A line between two chunks is too long."), True
        if self.error:
            self.expect_continue = False
        return taken

    @property
    def is_refused(self) -> bool:
        return self.is_too_large or bool(self.error)

    @property
    def held_bytes(self) -> int:
        return int(self.body_bytes_received)

    def _skip_body(self) -> None:
        self.close()
        self.error, self.body_rcv, self.body_bytes_received = None, None, 0
        self.is_too_large = self.completed = True
        self.expect_continue = self.chunked = False
        self.headers |= {"CONTENT_LENGTH": "0", "CONNECTION": "close"}


class Task(WSGITask):
    """A task that tells the site, in the WSGI environment, whether the request's body was skipped."""

    def get_environment(self) -> dict[str, Any]:
        environ: dict[str, Any] = super().get_environment()
        environ[TOO_LARGE] = self.request.is_too_large
        return environ


class Channel(HTTPChannel):
    """A connection. The server reads its phase and since when it lasts, and aborts connections that take too long."""

    request: Parser | None
    sent_continue: bool
    parser_class = Parser
    task_class = Task
    error_task_class = ErrorTask

    def __init__(self, *arguments: Any, **options: Any) -> None:
        #: When the connection was opened, or when the first byte of the current request arrived.
        self.began_at = self.answered_at = time.monotonic()
        self.is_new = True
        self.is_refused = self.is_lingering = False
        self.lingered = 0
        #: Bytes that arrived after a request and before its response was sent: the beginning of the next request.
        self.pipelined = b""
        super().__init__(*arguments, **options)

    @property
    def phase(self) -> Phase:
        if self.is_lingering:
            return Phase.LINGERING
        if self.requests:
            return Phase.SERVING
        if self.total_outbufs_len:
            return Phase.WRITING
        request = self.request
        if request is None:
            return Phase.IDLE
        return Phase.BODY if request.headers_finished else Phase.HEAD

    @property
    def since(self) -> float:
        """The time at which the current phase began, in `time.monotonic()`'s seconds."""
        if self.phase in (Phase.WRITING, Phase.LINGERING) or (self.phase is Phase.IDLE and not self.is_new):
            return self.answered_at
        return self.began_at

    @property
    def held_bytes(self) -> int:
        """Bytes of requests and responses that the connection keeps in memory."""
        under_way = [*self.requests, *([self.request] if self.request else [])]
        return int(self.total_outbufs_len) + len(self.pipelined) + sum(request.held_bytes for request in under_way)

    def readable(self) -> bool:
        if self.is_lingering:
            return True
        if self.pipelined or (self.server.is_full and self.phase is Phase.BODY):
            return False
        return bool(super().readable())

    def handle_read(self) -> None:
        if not self.is_lingering:
            super().handle_read()
            return
        self.lingered += len(self.recv(self.adj.recv_bytes))
        if self.lingered > LINGER_BYTES:
            self.handle_close()

    def received(self, data: bytes) -> bool:
        """Parse received bytes, one request at a time; later bytes are buffered until the response is being sent."""
        if self.requests or self.pipelined:
            self._buffer(data)
            return True
        if self.request is None:
            data = data.lstrip(b"\r\n")
            self.began_at = time.monotonic()
        if not data:
            return True
        with self.requests_lock:
            if self.will_close or self.close_when_flushed:
                return False
            if self.request is None:
                self.request = self.parser_class(self.adj)
            request = self.request
            while data and not request.completed:
                data = data[request.received(data) :]
                if request.expect_continue and request.headers_finished and not self.sent_continue:
                    self.send_continue()
            if request.completed:
                self._queue_request(request, data)
        return True

    def _queue_request(self, request: Parser, rest: bytes) -> None:
        self.request, self.sent_continue, self.is_new = None, False, False
        self.answered_at = time.monotonic()
        self.is_refused = request.is_refused
        if rest and not self.is_refused:
            self._buffer(rest)
        if not request.empty:
            self.requests.append(request)
            self.server.add_task(self)

    def _buffer(self, data: bytes) -> None:
        self.pipelined += data
        self.server.pipelining.add(self)

    def parse_buffered(self) -> None:
        """Parse the buffered bytes once the previous response is sent."""
        if self.pipelined and not self.requests and not self.total_outbufs_len:
            rest, self.pipelined = self.pipelined, b""
            self.server.pipelining.discard(self)
            self.received(rest)

    def del_channel(self, map: Any = None) -> None:
        self.server.pipelining.discard(self)
        super().del_channel(map)

    def service(self) -> None:
        super().service()
        self.answered_at = time.monotonic()

    def handle_write(self) -> None:
        if self.is_refused and self.close_when_flushed and not self.will_close and not self.requests:
            self._flush_exception(self._flush_some)
            if self.connected and not self.total_outbufs_len and not self.will_close:
                self._linger()
            return
        super().handle_write()

    def _linger(self) -> None:
        """Close the sending side and keep reading for a while: closing with unread data would lose the response."""
        self.close_when_flushed, self.is_lingering, self.answered_at = False, True, time.monotonic()
        try:
            self.socket.shutdown(socket.SHUT_WR)
        except OSError:
            self.will_close = True

    def abort(self) -> None:
        """Close the connection; a client that was too slow with its request receives a 408."""
        if self.phase in (Phase.HEAD, Phase.BODY):
            try:
                self.socket.send(TIMEOUT_RESPONSE)
            except OSError:
                pass
        self.handle_close()
