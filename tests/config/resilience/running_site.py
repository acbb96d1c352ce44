"""A complete site for outage tests: the processes of `manage.py serve` in their own folder, and a browser to send requests."""

from __future__ import annotations

import ctypes
import http.client
import http.cookiejar
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.matches.farm.processes.private_services import free_port

ROOT = Path(__file__).resolve().parents[3]
PATIENCE_SECONDS = 400
#: The capabilities with which root ignores file modes: CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH.
_CAPABILITIES, _PR_CAPBSET_DROP = (1, 2), 24


def obey_modes() -> None:
    """Make the next process obey file modes, even as root."""
    for capability in _CAPABILITIES:
        ctypes.CDLL(None).prctl(_PR_CAPBSET_DROP, capability, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Answer:
    """A response: its status (0 without a response), the seconds it took, and its text."""

    status: int
    seconds: float
    text: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)


class Browser:
    """An HTTP client that keeps cookies and sends forms with their CSRF token."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookies = http.cookiejar.CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    def get(self, path: str, **headers: str) -> Answer:
        return self._ask(urllib.request.Request(self.address + path, headers=headers))

    def post(self, path: str, fields: Mapping[str, str], **headers: str) -> Answer:
        token = next((each.value for each in self.cookies if each.name == "csrftoken"), "") or ""
        body = urllib.parse.urlencode({**fields, "csrfmiddlewaretoken": token}).encode()
        return self._ask(urllib.request.Request(self.address + path, body, headers={**headers, "Referer": self.address}))

    def send(self, path: str, body: Any, **headers: str) -> Answer:
        """POST JSON to the API."""
        sent = json.dumps(body).encode()
        token = next((each.value for each in self.cookies if each.name == "csrftoken"), "") or ""
        headers = {"Content-Type": "application/json", "X-CSRFToken": token, **headers}
        return self._ask(urllib.request.Request(self.address + path, sent, headers))

    def _ask(self, request: urllib.request.Request) -> Answer:
        began = time.monotonic()
        try:
            with self._opener.open(request, timeout=60) as response:
                text = response.read().decode(errors="replace")
                return Answer(response.status, time.monotonic() - began, text, dict(response.headers))
        except urllib.error.HTTPError as error:
            text = error.read().decode(errors="replace")
            return Answer(error.code, time.monotonic() - began, text, dict(error.headers))
        except (OSError, http.client.HTTPException):
            return Answer(0, time.monotonic() - began)


class RunningSite:
    """`manage.py serve` of a source tree. `move_clock` shifts the site's clock."""

    def __init__(self, folder: Path, *, tree: Path = ROOT, **settings: str) -> None:
        self.folder, self.tree = folder, tree
        self.var, self.log, self._clock = folder / "var", folder.parent / f"{folder.name}.log", folder.parent / f"{folder.name}.clock"
        self.python = str(tree / ".venv" / "bin" / "python") if tree != ROOT else sys.executable
        self.environment = {
            **{name: value for name, value in os.environ.items() if name != "DJANGO_SETTINGS_MODULE"},
            "DECKPROOF_VAR_DIR": str(self.var),
            "PYTHONPATH": str(Path(__file__).with_name("moved_clock")),
            "TESTS_CLOCK_FILE": str(self._clock),
            **settings,
        }
        self.process: subprocess.Popen[bytes] | None = None
        self.address = ""

    def start(self, *options: str) -> None:
        """Start the site and wait until it answers. Raises RuntimeError if it exits."""
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        command = [self.python, "manage.py", "serve", "--processes", "1", "--port", str(port), *options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=self.tree, env=self.environment, stdout=log, stderr=log, start_new_session=True, preexec_fn=obey_modes
            )
        deadline = time.monotonic() + PATIENCE_SECONDS
        while Browser(self.address).get("/healthz").status != 200:
            if not self.is_alive or time.monotonic() > deadline:
                raise RuntimeError(f"the site did not start: {self.log.read_text(errors='replace')[-1500:]}")
            time.sleep(0.2)

    @property
    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def stop(self) -> None:
        if self.process is not None and self.is_alive:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()

    def move_clock(self, seconds: float) -> None:
        self._clock.write_text(str(seconds))


@dataclass
class Visitor:
    """A guest with a deck, who sends requests that read and requests that write."""

    browser: Browser
    site: RunningSite
    deck: str = ""

    def begin(self) -> None:
        """Create the deck that later requests use."""
        self.browser.get("/echo/decks/")
        made = self.browser.post("/echo/decks/new/", {"hero": "a-ji"})
        found = re.search(r"/decks/([0-9a-f-]{36})/", made.text)
        assert found, f"no deck was made: {made.status} {made.text[:300]}"
        self.deck = found[1]

    def read(self) -> dict[str, Answer]:
        """Send requests that only read, and return the responses by name."""
        paths = ["/", "/echo/cards/", "/echo/cards/kiln-ox/", "/echo/decks/", "/decks/", f"/decks/{self.deck}/"]
        paths += [f"/decks/{self.deck}/edit/", "/simulations/", "/api/v1/games/echo/cards", "/api/v1/decks", "/healthz"]
        return {path: self.browser.get(path) for path in paths}

    def write(self) -> dict[str, Answer]:
        """Send requests that write, each in another format, and return the responses by name."""
        return {
            "a page": self.browser.post(f"/decks/{self.deck}/copy/", {}),
            "a part": self.browser.post(f"/decks/{self.deck}/copy/", {}, **{"HX-Request": "true"}),
            "a new guest": self._post_as_stranger(),
            "the API": self.browser.send("/api/v1/simulations", self._simulation()),
        }

    def _post_as_stranger(self) -> Answer:
        stranger = Browser(self.browser.address)
        stranger.get("/echo/decks/")
        return stranger.post("/echo/decks/new/", {"hero": "a-ji"})

    def _simulation(self) -> dict[str, Any]:
        found = json.loads(self.browser.get("/api/v1/decks?game=echo&page_size=200").text or "{}").get("results", [])
        slugs = [each["slug"] for each in found if each.get("is_precon")] or ["", ""]
        return {"game": "echo", "deck": {"id": slugs[0]}, "opponents": [{"id": slugs[1]}], "games": 2, "level": "random"}

    def count_decks(self) -> int:
        return len(set(re.findall(r"/decks/([0-9a-f-]{36})/", self.browser.get("/decks/").text)))
