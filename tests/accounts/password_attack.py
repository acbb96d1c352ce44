"""Send wrong passwords in parallel to a real server with its own database.

`python -m tests.accounts.password_attack` prints the statuses and the times of the answers.
"""

from __future__ import annotations

import http.cookiejar
import json
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MAKE_MEMBER = "from accounts.services import create_member; create_member(name='alice', password='jade-river-42')"


@contextmanager
def server(**settings: str) -> Iterator[str]:
    """Run a web server on this machine with one member, alice. Yield its URL."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        mine = {"DECKPROOF_VAR_DIR": folder, "DJANGO_SETTINGS_MODULE": "config.settings", "DECKPROOF_LOG_LEVEL": "ERROR"}
        environment = {**os.environ, **mine, **settings}
        for command in (["migrate", "-v0"], ["collectstatic", "--noinput", "-v0"], ["shell", "-v0", "-c", MAKE_MEMBER]):
            subprocess.run([sys.executable, "manage.py", *command], cwd=ROOT, env=environment, check=True, capture_output=True)
        command = ["-m", "config.serving.web_server", "--host", "127.0.0.1", "--port", str(port)]
        process = subprocess.Popen([sys.executable, *command], cwd=ROOT, env=environment)
        try:
            _wait(port)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(timeout=60)


def _wait(port: int) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=10):
                return
        except OSError:
            time.sleep(0.2)
    raise TimeoutError(port)


def ask_token(site: str, name: str, password: str, forwarded: str) -> int:
    """Ask for an API token with the forged header `X-Forwarded-For`. Return the status."""
    body = json.dumps({"username": name, "password": password}).encode()
    headers = {"Content-Type": "application/json", "X-Forwarded-For": forwarded}
    return _status(urllib.request.build_opener(), urllib.request.Request(f"{site}/api/v1/token", body, headers))


def log_in(site: str, name: str, password: str, forwarded: str) -> int:
    """Sign in by the form in a new browser. Return the status."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
    page = opener.open(f"{site}/accounts/login/", timeout=120).read().decode()
    token = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', page)
    assert token
    body = urllib.parse.urlencode({"csrfmiddlewaretoken": token[1], "username": name, "password": password}).encode()
    return _status(opener, urllib.request.Request(f"{site}/accounts/login/", body, {"X-Forwarded-For": forwarded}))


def _status(opener: urllib.request.OpenerDirector, request: urllib.request.Request) -> int:
    try:
        with opener.open(request, timeout=120) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def in_parallel(site: str, tries: int = 40) -> Counter[int]:
    """Send wrong passwords for alice in parallel, half by the form and half by the API. Count the statuses."""
    with ThreadPoolExecutor(tries) as pool:
        jobs = [pool.submit(log_in if n % 2 else ask_token, site, "alice", f"wrong{n}", f"198.51.100.{n}") for n in range(tries)]
        return Counter(job.result() for job in jobs)


def times(site: str, tries: int = 20) -> dict[str, tuple[float, float]]:
    """Return mean and standard deviation, in milliseconds, of the time to refuse an existing and an unknown name."""
    found: dict[str, list[float]] = {"alice": [], "nobody": []}
    for number in range(tries):
        for name in found:
            begun = time.perf_counter()
            ask_token(site, name, f"wrong{number}", "")
            found[name].append(1000 * (time.perf_counter() - begun))
    return {name: (statistics.mean(each), statistics.stdev(each)) for name, each in found.items()}


if __name__ == "__main__":
    with server() as site:
        print("40 wrong passwords at once, statuses:", dict(in_parallel(site)))
    many = dict.fromkeys(("LOGIN_NAME", "LOGIN_ADDRESS", "PASSWORDS", "TOKEN"), "9999/min")
    with server(**{f"DECKPROOF_THROTTLE_{name}": rate for name, rate in many.items()}) as site:
        for name, (mean, deviation) in times(site).items():
            print(f"refused for {name}: {mean:.1f} ms, standard deviation {deviation:.1f}")
