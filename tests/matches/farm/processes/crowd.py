"""Measure how long a member waits while one IP address requests as much as it can, with forged headers and fresh sessions.

    python -m tests.matches.farm.processes.crowd

Starts its own site in an empty folder (`--var` keeps it), sends many requests for long gauntlets by the expert from one address, each with
another `X-Forwarded-For` and no cookie, and then plays games as a member. Prints the statuses of the requests, the seconds that the
member's games took without and during the load, and how many of the other simulations were still active then.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[4]
MEMBER = """
from django.contrib.auth.models import User
from accounts.services import create_token
print(create_token(user=User.objects.create_user("alice"), name="crowd", days=1))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=100)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--own", type=int, default=1_000, help="games that the member plays")
    parser.add_argument("--rounds", type=int, default=3, help="how often the member plays them")
    parser.add_argument("--var", default="", help="folder of the site (default: a new one)")
    options = parser.parse_args()
    folder = Path(options.var or tempfile.mkdtemp(prefix="deckproof-crowd-"))
    folder.mkdir(parents=True, exist_ok=True)
    print(json.dumps(run(options, folder)))


def run(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Return the measurements on a site of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    mine = {"DECKPROOF_VAR_DIR": str(folder), "DJANGO_SETTINGS_MODULE": "config.settings", "DECKPROOF_THROTTLE_SIMULATE": "10000/min"}
    environment = {**os.environ, **mine}
    with (folder / "site.log").open("w") as log:
        command = [sys.executable, "manage.py", "serve", "--port", str(port), "--processes", "2"]
        site = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
    try:
        address = f"http://127.0.0.1:{port}"
        _wait_until_ready(address)
        made = subprocess.run(
            [sys.executable, "manage.py", "shell", "--no-imports", "-c", MEMBER], cwd=ROOT, env=environment, capture_output=True, text=True
        )
        token = made.stdout.strip().splitlines()[-1]
        _play(address, token, 20)  # compiles the engine and loads the cards
        calm = [_play(address, token, options.own) for _ in range(options.rounds)]
        crowd = _crowd(address, options)
        beside = [_play(address, token, options.own) for _ in range(options.rounds)]
        return {"alone": calm, "answers": crowd, "beside": beside, "still_playing": _still_playing(folder)}
    finally:
        site.send_signal(signal.SIGTERM)
        site.wait(timeout=60)


def _still_playing(folder: Path) -> int:
    """Return the number of active simulations in the database."""
    with closing(sqlite3.connect(f"file:{folder / 'db.sqlite3'}?mode=ro", uri=True)) as database:
        rows = database.execute("SELECT COUNT(*) FROM matches_simulation WHERE status IN ('queued', 'running')")
        return int(rows.fetchone()[0])


def _crowd(address: str, options: argparse.Namespace) -> dict[str, int]:
    """Send the requests eight at a time, and return how often each status was answered."""
    deck, others = _decks(address)

    def ask(number: int) -> str:
        body = {"game": "echo", "deck": {"id": deck}, "opponents": [{"id": each} for each in others[:5]], "level": options.level}
        headers = {"X-Forwarded-For": f"198.51.100.{number % 250}, 203.0.113.{number % 250}", "Forwarded": f"for=192.0.2.{number % 250}"}
        try:
            return str(_ask(f"{address}/api/v1/simulations", body | {"games": options.games}, headers)["status"])
        except urllib.error.HTTPError as error:
            return f"{error.code} {json.loads(error.read()).get('code')}"

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(ask, range(options.requests)))
    return {each: answers.count(each) for each in sorted(set(answers))}


def _play(address: str, token: str, games: int) -> float:
    """Return the seconds from requesting these games to their end."""
    deck, others = _decks(address)
    began = time.monotonic()
    body = {"game": "echo", "deck": {"id": deck}, "opponents": [{"id": others[0]}], "games": games}
    headers = {"Authorization": f"Token {token}"}
    simulation = _ask(f"{address}/api/v1/simulations", body, headers)["id"]
    while _ask(f"{address}/api/v1/simulations/{simulation}", None, headers)["is_provisional"]:
        if time.monotonic() > began + 600:
            raise TimeoutError(f"{games} games took more than ten minutes")
        time.sleep(0.1)
    return round(time.monotonic() - began, 2)


def _decks(address: str) -> tuple[str, list[str]]:
    found = _ask(f"{address}/api/v1/decks?game=echo&page_size=100", None, {})["results"]
    first, *others = [each["id"] for each in found if each["is_precon"]]
    return first, others


def _ask(address: str, body: Any, headers: dict[str, str]) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json", "Accept-Language": "en", **headers})
    with urllib.request.urlopen(request, timeout=120) as answer:
        return json.load(answer)


def _wait_until_ready(address: str) -> None:
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline:
        try:
            urllib.request.urlopen(f"{address}/readyz", timeout=5).close()
            return
        except OSError:
            time.sleep(0.3)
    raise TimeoutError("the site was not ready in time")


if __name__ == "__main__":
    main()
