"""The web server: Waitress on a shared listening socket, with limits on time, size and number of connections.

One thread reads and writes all connections, so slow clients hold no thread; a few other threads answer complete requests. `python -m
config.serving.web_server` runs several such processes on one port; while one restarts, the others answer.
"""

from __future__ import annotations

import argparse
import logging
import os
import resource
import signal
import socket
import sys
import time
from typing import Any

from django.conf import settings
from waitress import wasyncore
from waitress.adjustments import Adjustments
from waitress.server import TcpWSGIServer
from waitress.task import ThreadedTaskDispatcher

from config.serving.supervisor import Supervisor
from config.serving.web_channel import Channel, Phase

#: One process for each core, up to four because of their memory; at least two, so that one answers while the other restarts.
PROCESSES = max(2, min(os.cpu_count() or 1, 4))
THREADS = 6
#: Connections that wait to be accepted.
BACKLOG = 1_024
#: Bytes of the request line and all headers together.
MAX_HEAD_BYTES = 16_384
#: Open connections of one process. At this number the longest waiting ones are closed.
MAX_CONNECTIONS = 1_000
#: Bytes of requests and responses that one process keeps in memory for slow clients.
MAX_HELD_BYTES = 128_000_000
COUNT_EVERY_SECONDS = 0.05
END_EVERY_SECONDS = 1.0
#: Seconds that a connection may spend in each phase.
MAX_SECONDS = {Phase.HEAD: 10, Phase.BODY: 60, Phase.WRITING: 300, Phase.IDLE: 75, Phase.LINGERING: 3}
#: Seconds that running requests may take after the server was asked to stop.
GRACE_SECONDS = 5
#: The liveness check has a thread of its own, so that no page delays it; it uses no database, so nothing can block that thread.
PROBE = "/healthz"


class Server(TcpWSGIServer):
    """An HTTP server on a socket, until it is stopped; closes connections that take too long or use too much memory."""

    channel_class = Channel

    def __init__(self, application: Any, listener: socket.socket) -> None:
        adjustments = Adjustments(
            sockets=[listener],
            threads=THREADS,
            ident=None,
            max_request_header_size=MAX_HEAD_BYTES,
            max_request_body_size=settings.MAX_BODY_BYTES + 1,
            recv_bytes=65_536,
            channel_request_lookahead=1,
            # Bodies and responses stay in memory and are counted: no temporary files, and no thread that waits for a slow client.
            inbuf_overflow=2**40,
            outbuf_overflow=2**40,
            outbuf_high_watermark=2**40,
            connection_limit=2 * MAX_CONNECTIONS,
            backlog=BACKLOG,
            log_socket_errors=False,
            # The setting DECKPROOF_TRUSTED_PROXIES decides which proxies are trusted.
            clear_untrusted_proxy_headers=False,
        )
        self.is_full = self.is_stopping = False
        self.next_count_at = self.next_end_at = 0.0
        #: Connections that have sent the beginning of a request before the previous response was sent.
        self.pipelining: set[Channel] = set()
        self.probes = ThreadedTaskDispatcher()
        self.probes.set_thread_count(1)
        sockinfo = (listener.family, listener.type, listener.proto, listener.getsockname())
        super().__init__(application, _sock=listener, adj=adjustments, sockinfo=sockinfo, bind_socket=False)

    def set_reuse_addr(self) -> None:
        """Do nothing: the socket is already bound."""

    def add_task(self, task: Channel) -> None:
        is_probe = getattr(task.requests[0], "path", "") == PROBE
        (self.probes if is_probe else self.task_dispatcher).add_task(task)

    def maintenance(self, now: float) -> None:
        """Do nothing. Waitress calls this while it collects file descriptors; one closed here could be reused by another connection at
        once.
        """

    def check_connections(self) -> None:
        """Parse buffered requests, and close connections that wait too long or are too many. Called between two polls."""
        for channel in list(self.pipelining):
            channel.parse_buffered()
        if len(self.active_channels) >= MAX_CONNECTIONS:
            self._abort_oldest(list(self.active_channels.values()), MAX_CONNECTIONS // 10)
        moment = time.monotonic()
        if moment >= self.next_count_at:
            self.next_count_at = moment + COUNT_EVERY_SECONDS
            self.is_full = sum(channel.held_bytes for channel in self.active_channels.values()) > MAX_HELD_BYTES
        if moment >= self.next_end_at:
            self.next_end_at = moment + END_EVERY_SECONDS
            self._abort_overdue(moment)

    def _abort_overdue(self, moment: float) -> None:
        """Close connections that exceed their phase's time and, while memory is over the limit, those that have waited longest."""
        for channel in list(self.active_channels.values()):
            phase = channel.phase
            most = MAX_SECONDS[Phase.HEAD] if phase is Phase.IDLE and channel.is_new else MAX_SECONDS.get(phase)
            if most is not None and moment - channel.since > most:
                channel.abort()
        kept = sum(channel.held_bytes for channel in self.active_channels.values())
        for channel in sorted(self.active_channels.values(), key=lambda channel: channel.since):
            if kept > MAX_HELD_BYTES and channel.phase is not Phase.SERVING:
                kept -= channel.held_bytes
                channel.abort()

    def _abort_oldest(self, channels: list[Channel], count: int) -> None:
        waiting = sorted((each for each in channels if each.phase is not Phase.SERVING), key=lambda channel: channel.since)
        for channel in waiting[:count]:
            channel.abort()

    def run(self) -> None:
        """Serve until `stop`; then accept no more connections and give running requests `GRACE_SECONDS`."""
        while not self.is_stopping:
            self.check_connections()
            wasyncore.loop(timeout=1, map=self._map, use_poll=True, count=1)
        wasyncore.dispatcher.del_channel(self)
        deadline = time.monotonic() + GRACE_SECONDS
        while time.monotonic() < deadline and any(
            channel.phase in (Phase.SERVING, Phase.WRITING) for channel in self.active_channels.values()
        ):
            wasyncore.loop(timeout=0.1, map=self._map, use_poll=True, count=1)

    def stop(self, *_: object) -> None:
        self.is_stopping = True


def listen(host: str, port: int) -> socket.socket:
    """Return a socket bound to the address, for web processes to share; port 0 takes the first free port from 8000. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [port] if port else range(8000, 8100):
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
        except OSError:
            listener.close()
            continue
        return listener
    raise OSError(f"Port {port or '8000 to 8099'} on {host} is taken or not allowed. Give another one with PORT=... or --port.")


def address(listener: socket.socket) -> str:
    """Return the URL of the socket for a browser."""
    host, port = listener.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def parts(listener: socket.socket, processes: int) -> dict[str, list[str]]:
    """Return the commands of the web processes on one inherited socket, by their names in the log."""
    command = [sys.executable, "-m", "config.serving.web_server", "--listener", str(listener.fileno())]
    return {f"web{number}": command for number in range(1, processes + 1)}


def serve(listener: socket.socket) -> None:
    """Serve on the socket in this process until SIGTERM or SIGINT arrives."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    wanted = 4 * MAX_CONNECTIONS
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted if most == resource.RLIM_INFINITY else min(most, wanted), most))
    from config.wsgi import application

    logging.getLogger("waitress.queue").setLevel(logging.ERROR)
    server = Server(application, listener)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, server.stop)
    server.run()


def main() -> None:
    parser = argparse.ArgumentParser(description="Runs the web server alone; the rest of the site is started elsewhere.")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default 127.0.0.1)")
    parser.add_argument("--port", type=int, default=8000, help="port (default 8000)")
    parser.add_argument("--processes", type=int, default=PROCESSES, help=f"processes that answer (default {PROCESSES})")
    parser.add_argument("--listener", type=int, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.listener is not None:
        serve(socket.socket(fileno=chosen.listener))
        return
    try:
        listener = listen(chosen.host, chosen.port)
    except OSError as error:
        sys.exit(str(error))
    listener.listen(BACKLOG)
    print(f"The web server is at {address(listener)}", flush=True)
    sys.exit(Supervisor(parts(listener, chosen.processes), kept_files=[listener.fileno()]).run())


if __name__ == "__main__":
    main()
