"""A running site with garbage in its caches, a disk that fills up over midnight, and a locked database keeps running and recovers."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.utils import timezone

from config.resilience.site_cache import FileCache
from tests.config.resilience.disk_faults import can_mount, fill, locked, make_room, read, small_disk
from tests.config.resilience.running_site import Answer, Browser, RunningSite, Visitor
from tests.conftest import require

#: The most seconds until a request that can't be saved is answered.
SOON_SECONDS = 3.0
PATIENCE_SECONDS = 60
SETTINGS = {"DECKPROOF_MAX_ANONYMOUS_ACTIVE_SIMULATIONS": "1000", "DECKPROOF_LOG_LEVEL": "WARNING"}


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """A guest with a deck, on a site that started with garbage in its caches."""
    folder = tmp_path_factory.mktemp("outages")
    require("A disk of one's own (mount, as root)", can_mount(folder / "disk"), "REQUIRE_MOUNT")
    with small_disk(folder / "disk", 150) as disk:
        site = RunningSite(disk, **SETTINGS)
        for file in garbage_in(site.var):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(b"\x80\x05garbage\xff" * 40)
        try:
            site.start()
            visitor = Visitor(Browser(site.address), site)
            visitor.begin()
            yield visitor
        finally:
            site.stop()


def recheck_file(var: Path) -> Path:
    """Return the cache file that marks a game's decks as rechecked today."""
    cache = FileCache(str(var / "cache" / "site"), {})
    return Path(cache._key_to_file(f"rechecked:echo:{timezone.now().date()}"))  # type: ignore[attr-defined]


def garbage_in(var: Path) -> list[Path]:
    return [recheck_file(var), var / "static" / "staticfiles.json", var / "broker" / "control" / "games.exchange"]


def test_site_starts_with_garbage_in_the_caches(visitor: Visitor) -> None:
    assert {path: answer.status for path, answer in visitor.read().items() if answer.status != 200} == {}
    var = visitor.site.var
    assert json.loads((var / "static" / "staticfiles.json").read_text())["paths"]
    deadline = time.monotonic() + PATIENCE_SECONDS
    while recheck_file(var).read_bytes().startswith(b"\x80\x05garbage") and time.monotonic() < deadline:
        time.sleep(0.2)
    assert not recheck_file(var).read_bytes().startswith(b"\x80\x05garbage")
    assert visitor.site.is_alive


def test_locked_database_refuses_writes_quickly_and_serves_reads(visitor: Visitor) -> None:
    with locked(visitor.site.var / "db.sqlite3"):
        written, found = visitor.write(), visitor.read()
        ready = visitor.browser.get("/readyz")
    assert {path: answer.status for path, answer in found.items() if answer.status != 200} == {}
    assert {what: answer.status for what, answer in written.items() if answer.status != 503} == {}
    assert slow_answers(written, found) == {}
    assert {answer.headers["Retry-After"] for answer in written.values()} == {"5"}
    assert "<h1>Nothing can be saved just now</h1>" in written["a page"].text
    assert written["a part"].text.strip().startswith('<div class="notice error"')
    assert json.loads(written["the API"].text)["code"] == "unavailable"
    assert (ready.status, "takes no writes" in ready.text) == (503, True)
    assert_recovers(visitor)


def test_full_disk_over_midnight(visitor: Visitor) -> None:
    site, disk = visitor.site, visitor.site.folder
    with read(site.var / "db.sqlite3"):
        fill(disk)
        for _ in range(30):
            if {answer.status for answer in visitor.write().values()} == {503}:
                break
        kept = visitor.count_decks()
        site.move_clock(24 * 60 * 60)
        time.sleep(6)
        fill(disk)
        written, found = visitor.write(), visitor.read()
        ready = visitor.browser.get("/readyz")
        assert {path: answer.status for path, answer in found.items() if answer.status != 200} == {}
        assert {what: answer.status for what, answer in written.items() if answer.status != 503} == {}
        assert slow_answers(written, found) == {}
        assert (ready.status, "disk" in ready.text) == (503, True)
        assert visitor.count_decks() == kept
        assert site.is_alive
    make_room(disk)
    assert_recovers(visitor)
    assert visitor.count_decks() > kept


def slow_answers(written: dict[str, Answer], found: dict[str, Answer]) -> dict[str, float]:
    """Return the responses that took too long, with their seconds, relative to the slowest page that needs no lock."""
    machine = max(answer.seconds for answer in found.values())
    return {what: answer.seconds for what, answer in written.items() if answer.seconds - machine > SOON_SECONDS}


def assert_recovers(visitor: Visitor) -> None:
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline:
        if all(200 <= answer.status < 300 for answer in [*visitor.write().values(), visitor.browser.get("/readyz")]):
            return
        time.sleep(0.5)
    assert {what: answer.status for what, answer in visitor.write().items()} == {}, "the site did not recover"
