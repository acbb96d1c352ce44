"""Servers of one's own that may be killed: PostgreSQL, Redis and RabbitMQ in a folder and on ports that nobody else uses."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

PATIENCE_SECONDS = 120
RABBITMQ = "/usr/lib/rabbitmq/bin/rabbitmq-server"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Server:
    """A server process that is killed without warning and started again with what it had on disk."""

    name: str
    url: str
    command: Sequence[str]
    folder: Path
    is_ready: Callable[[], object]
    environment: dict[str, str] = field(default_factory=dict)
    user: str | None = None
    process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Returns when it answers."""
        environment = {**os.environ, **self.environment}
        with (self.folder / f"{self.name}.log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command, stdout=log, stderr=log, env=environment, cwd=self.folder, user=self.user, start_new_session=True
            )
        deadline = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                self.is_ready()
                return
            except Exception as error:
                if time.monotonic() > deadline or self.process.poll() is not None:
                    raise RuntimeError(f"{self.name} did not start: {error}; its log is in {self.folder}") from error
                time.sleep(0.3)

    def kill(self) -> None:
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


def postgres(folder: Path) -> Server:
    """A cluster of its own. A server that runs as root may not be PostgreSQL, so it runs as Debian's user then."""
    import psycopg

    port, data = free_port(), folder / "postgres"
    user = "postgres" if os.getuid() == 0 else None
    data.mkdir()
    if user:
        shutil.chown(data, user)
        folder.chmod(0o755)
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
    initdb = [str(programs / "initdb"), "--pgdata", str(data), "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C.UTF-8"]
    subprocess.run(initdb, check=True, capture_output=True, user=user, cwd="/")
    url = f"postgres://postgres@127.0.0.1:{port}/postgres"
    command = [str(programs / "postgres"), "-D", str(data), "-p", str(port), "-c", f"unix_socket_directories={data}"]
    return Server("postgres", url, command, data, lambda: psycopg.connect(url, connect_timeout=5).close(), user=user)


def redis(folder: Path) -> Server:
    """One that keeps nothing on disk, so that a restart loses every message."""
    from redis import Redis

    port = free_port()
    url = f"redis://127.0.0.1:{port}/0"
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(folder)]
    return Server("redis", url, command, folder, lambda: Redis.from_url(url).ping())


def rabbitmq(folder: Path) -> Server:
    """A node of its own; its durable queues come back after a restart."""
    from kombu import Connection

    port, data = free_port(), folder / "rabbitmq"
    data.mkdir()
    (data / "plugins").write_text("[].\n")
    (data / "rabbitmq.conf").write_text(f"listeners.tcp.1 = 127.0.0.1:{port}\n")
    (data / "environment").write_text("")
    url = f"amqp://guest:guest@127.0.0.1:{port}//"
    environment = {
        "HOME": str(data),
        "RABBITMQ_NODENAME": f"chaos-{os.getpid()}@localhost",
        "RABBITMQ_CONFIG_FILE": str(data / "rabbitmq.conf"),
        "RABBITMQ_CONF_ENV_FILE": str(data / "environment"),
        "RABBITMQ_DIST_PORT": str(free_port()),
        "RABBITMQ_MNESIA_BASE": str(data),
        "RABBITMQ_LOG_BASE": str(data),
        "RABBITMQ_ENABLED_PLUGINS_FILE": str(data / "plugins"),
        "RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS": "+S 2:2",
    }

    def answer() -> None:
        with Connection(url, connect_timeout=5) as connection:
            connection.connect()

    return Server("rabbitmq", url, [RABBITMQ], data, answer, environment=environment)
