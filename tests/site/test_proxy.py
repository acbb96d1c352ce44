"""The proxy as the Caddyfile sets it up: it is not blocked, sets the client's address itself, and limits times and sizes."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from tests.conftest import answers, require
from tests.matches.farm.processes.private_services import free_port
from tests.site import attacks
from tests.site.attacks import Watch, ask, connect, is_ended, upload
from tests.site.conftest import ROOT, Site
from tests.site.processes import wait_until

CADDY = shutil.which("caddy") or ""


@contextmanager
def proxy(folder: Path, upstream: int) -> Iterator[tuple[int, int]]:
    """Run Debian's Caddy with the site's Caddyfile in front of a local port; yield its port and process id."""
    require("Caddy (Debian's package caddy)", bool(CADDY), "REQUIRE_SERVICES")
    port = free_port()
    environment = {
        **os.environ,
        "SITE_ADDRESS": f":{port}",
        "LISTEN": "127.0.0.1",
        "UPSTREAM": f"127.0.0.1:{upstream}",
        "HEALTH_PORT": str(free_port()),
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CONFIG_HOME": str(folder / "config"),
    }
    command = [CADDY, "run", "--config", "Caddyfile", "--adapter", "caddyfile"]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
    try:
        wait_until(lambda: process.poll() is not None or answers(port))
        assert process.poll() is None, (folder / "log").read_text()
        wait_until(lambda: answers(int(environment["HEALTH_PORT"])))
        assert ask(int(environment["HEALTH_PORT"]), "/healthz").startswith(b"HTTP/1.1 ")
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(timeout=60)


def test_site_answers_while_hundreds_of_connections_are_held(running_site: Site, tmp_path: Path) -> None:
    """A site that is held down answers late each time; a busy machine does not, so late answers are asked for once more."""
    assert _is_in_time(running_site, tmp_path) or _is_in_time(running_site, tmp_path)


def _is_in_time(running_site: Site, tmp_path: Path) -> bool:
    """Attack the site through the proxy; return whether its health was told within a second throughout."""
    with ExitStack() as stack:
        port, process = stack.enter_context(proxy(tmp_path, running_site.port))
        assert ask(port, "/").startswith(b"HTTP/1.1 200")
        calm, watch = (Watch(port, [running_site.process, process], running_site.temporary) for _ in range(2))
        for _ in range(10):
            calm.look_once()
        stack.enter_context(watch.looking())
        too_slow = [*stack.enter_context(attacks.half_open(port)), *stack.enter_context(attacks.head_drip(port))]
        stack.enter_context(attacks.body_drip(port))
        stack.enter_context(attacks.slow_readers(port, attacks.LARGE_FILE, 50))
        sent, answer = upload(port, 400_000_000)
        assert answer.startswith(b"HTTP/1.1 413")
        assert "too large" in answer.decode()
        wait_until(lambda: all(is_ended(visitor) for visitor in too_slow), seconds=60)
        assert ask(port, "/").startswith(b"HTTP/1.1 200")
    assert sent < 50_000_000
    assert not watch.failures
    assert watch.most_bytes < 10_000_000
    print(f"slowest answer of {watch.answers}: {watch.worst_seconds:.2f} s")
    return watch.worst_seconds < 1 + calm.worst_seconds


def test_chunked_upload_is_cut_off_at_the_limit(running_site: Site, tmp_path: Path) -> None:
    with proxy(tmp_path, running_site.port) as (port, _):
        sent, answer = upload(port, 400_000_000, is_chunked=True)
    assert b" 413 " in answer[:20]
    assert "内容过大" in answer.decode() or "too large" in answer.decode()
    assert sent < 100_000_000


class Echo(BaseHTTPRequestHandler):
    """Answers with the headers that it received."""

    def do_GET(self) -> None:
        told = str(self.headers).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(told)))
        self.end_headers()
        self.wfile.write(told)

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing."""


def test_forged_forwarding_headers_are_dropped(tmp_path: Path) -> None:
    behind = ThreadingHTTPServer(("127.0.0.1", 0), Echo)
    Thread(target=behind.serve_forever, daemon=True).start()
    forged = "X-Forwarded-For: 203.0.113.7\r\nX-Forwarded-Proto: https\r\nX-Real-IP: 203.0.113.7\r\nForwarded: for=203.0.113.7\r\n"
    try:
        with proxy(tmp_path, behind.server_port) as (port, _):
            told = ask(port, "/", forged).decode().partition("\r\n\r\n")[2]
    finally:
        behind.shutdown()
    assert "203.0.113.7" not in told
    found = dict(line.split(": ", 1) for line in told.splitlines() if line)
    assert (found["X-Forwarded-For"], found["X-Forwarded-Proto"]) == ("127.0.0.1", "http")


@pytest.mark.parametrize("address", ["deckproof.example", "deckproof.example, www.deckproof.example", ":80"])
def test_caddyfile_is_valid_with_and_without_a_domain(address: str) -> None:
    require("Caddy (Debian's package caddy)", bool(CADDY), "REQUIRE_SERVICES")
    command = [CADDY, "adapt", "--config", "Caddyfile", "--adapter", "caddyfile"]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "SITE_ADDRESS": address}, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert (":443" in done.stdout) == (address != ":80")


def test_missing_web_server_is_explained_and_slow_heads_are_closed(tmp_path: Path) -> None:
    with proxy(tmp_path, free_port()) as (port, _), connect(port) as visitor:
        assert "网站暂时没有响应" in ask(port, "/").decode()
        visitor.sendall(b"GET / HTTP/1.1\r\nHost: a")
        wait_until(lambda: is_ended(visitor), seconds=60)
