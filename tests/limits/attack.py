"""Attack a running site with costly requests, and measure how long a visitor at another address waits.

    python -m tests.limits.attack http://127.0.0.1:8000 [replays sheets pdfs zips pictures]

Run it against your own site on this machine. Attacker and visitor have different loopback addresses (127.0.0.0/8).
"""

from __future__ import annotations

import http.client
import io
import json
import random
import re
import statistics
import sys
import threading
import time
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

ATTACKER, VISITOR = "127.0.0.66", "127.0.0.2"
THREADS, SESSIONS = 24, 12
SECONDS = 240.0
SEARCH = "/echo/cards/?q=kind%3Afollower+attack%3E2"


@dataclass
class Browser:
    """A client with cookies that connects from one address and sends `forged` as X-Forwarded-For."""

    site: str
    address: str
    forged: str = ""
    cookies: dict[str, str] = field(default_factory=dict)

    def ask(self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None) -> tuple[int, bytes]:
        parts = urlsplit(self.site)
        connection = http.client.HTTPConnection(str(parts.hostname), parts.port, timeout=SECONDS, source_address=(self.address, 0))
        sent = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()), **(headers or {})}
        if self.forged:
            sent["X-Forwarded-For"] = self.forged
        try:
            connection.request(method, path, body, sent)
            response = connection.getresponse()
            content = response.read()
        finally:
            connection.close()
        for name, value in response.getheaders():
            if name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]
        return response.status, content

    def simulate(self, games: int) -> str:
        """Create a simulation and wait until it is done. Return its URL."""
        asked = {"game": "echo", "deck": {"id": "third-watch-stall"}, "against": "precons", "games": games, "ai": "random"}
        status, content = self.ask("POST", "/api/v1/simulations", json.dumps(asked).encode(), {"Content-Type": "application/json"})
        told = json.loads(content)
        assert status == 202, told
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            _, content = self.ask("GET", told["url"])
            if json.loads(content)["status"] == "done":
                return str(told["url"])
            time.sleep(0.5)
        raise SystemExit("the simulation was not played: is a worker running?")

    def replay(self, simulation: str, game: int) -> float:
        """Ask for a game until it is ready. Return the seconds that it took."""
        begun = time.monotonic()
        while time.monotonic() - begun < SECONDS:
            status, _ = self.ask("GET", f"{simulation}/games/{game}")
            if status == 200:
                return time.monotonic() - begun
            time.sleep(0.25)
        return SECONDS


@dataclass(frozen=True)
class Attack:
    """Requests to send in parallel. Each returns its status."""

    name: str
    requests: list[Callable[[], int]]


def _browsers(site: str) -> list[Browser]:
    return [Browser(site, ATTACKER, f"10.9.{number}.{number}") for number in range(SESSIONS)]


def replays(site: str) -> Attack:
    """Ask for 300 games of one simulation, from one address with forged headers and new sessions."""
    owner, browsers = Browser(site, ATTACKER), _browsers(site)
    simulation = owner.simulate(400)
    for browser in browsers:
        browser.cookies = dict(owner.cookies)
    asks = [lambda n=number: browsers[n % SESSIONS].ask("GET", f"{simulation}/games/{n}")[0] for number in range(300)]
    return Attack("300 replays", asks)


def sheets(site: str) -> Attack:
    """Ask for 100 sheets of the same 69 cards, each in another order."""
    browsers, random_order = _browsers(site), random.Random(1)
    paths = []
    for _ in range(100):
        numbers = list(range(1, 70))
        random_order.shuffle(numbers)
        paths.append(f"/echo/sheets/{'-'.join(map(str, numbers))}.en.jpg")
    return Attack("100 sheets in random orders", [lambda p=p, n=n: browsers[n % SESSIONS].ask("GET", p)[0] for n, p in enumerate(paths)])


def pdfs(site: str) -> Attack:
    """Ask for 50 PDFs of shipped decks: tournament sheets and cards to print."""
    browsers, decks = _browsers(site), _decks(site)
    formats = ("tournament-a4", "tournament-letter", "print-a4")
    paths = [f"/decks/{decks[n % len(decks)]}/export/{formats[n % 3]}/" for n in range(50)]
    return Attack("50 PDFs", [lambda p=p, n=n: browsers[n % SESSIONS].ask("GET", p)[0] for n, p in enumerate(paths)])


def zips(site: str) -> Attack:
    """Upload a zip with 60,000 entries 40 times."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for number in range(60_000):
            archive.writestr(f"{number}.bin", b"")
    browsers = _browsers(site)
    for browser in browsers:
        browser.ask("GET", "/decks/import/")
    return Attack("40 zips of 60,000 entries", [lambda n=n: _upload(browsers[n % SESSIONS], packed.getvalue()) for n in range(40)])


def pictures(site: str) -> Attack:
    """Ask for 100 files and sheets whose pictures are not drawn yet."""
    browsers, decks = _browsers(site), _decks(site)
    paths = [f"/decks/{decks[n % len(decks)]}/export/picture/" for n in range(50)] + [f"/echo/sheets/{n}.zh.jpg" for n in range(100, 150)]
    return Attack("100 undrawn pictures", [lambda p=p, n=n: browsers[n % SESSIONS].ask("GET", p)[0] for n, p in enumerate(paths)])


ATTACKS = {"replays": replays, "sheets": sheets, "pdfs": pdfs, "zips": zips, "pictures": pictures}


def _decks(site: str) -> list[str]:
    _, content = Browser(site, ATTACKER).ask("GET", "/echo/decks/")
    return sorted(set(re.findall(rb"/decks/([0-9a-f-]{36})/".decode(), content.decode())))


def _upload(browser: Browser, content: bytes) -> int:
    mark = "attack-boundary"
    token = browser.cookies.get("csrftoken", "")
    head = f'--{mark}\r\nContent-Disposition: form-data; name="csrfmiddlewaretoken"\r\n\r\n{token}\r\n--{mark}\r\n'
    head += 'Content-Disposition: form-data; name="file"; filename="d.zip"\r\nContent-Type: application/zip\r\n\r\n'
    body = head.encode() + content + f"\r\n--{mark}--\r\n".encode()
    headers = {"Content-Type": f"multipart/form-data; boundary={mark}", "Referer": browser.site}
    return browser.ask("POST", "/decks/import/", body, headers)[0]


def run(attack: Attack, visitor: Browser, simulation: str, games: Iterator[int]) -> dict[str, Any]:
    """Send the attack's requests, 24 at a time, while the visitor searches and asks for one game. Return the measurements."""
    statuses: Counter[str] = Counter()
    searched: list[float] = []
    replayed: list[float] = []
    is_over = threading.Event()
    begun = time.monotonic()

    def send(ask: Callable[[], int]) -> None:
        if time.monotonic() - begun > SECONDS:
            statuses["not sent in time"] += 1
            return
        try:
            statuses[str(ask())] += 1
        except OSError as error:
            statuses[type(error).__name__] += 1

    def search() -> None:
        while not is_over.is_set() or not searched:
            started = time.monotonic()
            visitor.ask("GET", SEARCH)
            searched.append(time.monotonic() - started)
            is_over.wait(0.3)

    watching = threading.Thread(target=search)
    asking = threading.Thread(target=lambda: replayed.append(visitor.replay(simulation, next(games))))
    with ThreadPoolExecutor(THREADS) as pool:
        waiting = [pool.submit(send, ask) for ask in attack.requests]
        time.sleep(1.0)
        watching.start()
        asking.start()
        for each in waiting:
            each.result()
    took = time.monotonic() - begun
    asking.join()
    is_over.set()
    watching.join()
    return {
        "attack": attack.name,
        "answers": dict(statuses),
        "attack_s": round(took, 1),
        "search_median_s": round(statistics.median(searched), 2),
        "search_longest_s": round(max(searched), 2),
        "replay_s": round(replayed[0], 2),
    }


def main(site: str, *names: str) -> None:
    visitor = Browser(site, VISITOR)
    simulation, games = visitor.simulate(100), iter(range(100))
    quiet = run(Attack("nothing", []), visitor, simulation, games)
    print(json.dumps(quiet), flush=True)
    for name in names or ATTACKS:
        print(json.dumps(run(ATTACKS[name](site), visitor, simulation, games)), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
