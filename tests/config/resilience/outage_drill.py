"""Cause every outage in a running site except dead processes, and print a table of the results.

    python -m tests.config.resilience.outage_drill [--tree PATH] [--lock-seconds 60] [--only STEP...]

It starts its own sites (`manage.py serve`, of another source tree with `--tree`) on a disk of 200 MB, for which it needs root. It damages
every cache file in five ways, while the site runs and before it starts; fills the disk over a simulated midnight; locks the database; makes
it read-only. In each step it requests pages that read and pages that write. A run takes about five minutes.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tests.config.resilience.disk_faults import DAMAGES, damage, fill, locked, make_room, read, small_disk, unwritable
from tests.config.resilience.running_site import ROOT, Answer, Browser, RunningSite, Visitor

MEGABYTES = 200
RECOVERY_SECONDS = 90


@dataclass
class Drill:
    """A site and its visitor; each step prints a line with its results."""

    site: RunningSite
    disk: Path
    lock_seconds: float
    visitor: Visitor | None = None

    def begin(self) -> Visitor:
        """Return a visitor with a deck, on a site with filled caches."""
        if not self.site.is_alive:
            self.site.start()
        self.visitor = visitor = Visitor(Browser(self.site.address), self.site)
        visitor.begin()
        self.use()
        return visitor

    def use(self) -> None:
        visitor = self.visitor
        assert visitor is not None
        visitor.read()
        visitor.write()
        for path in (f"/decks/{visitor.deck}/live/", "/echo/decks/?q=sort:rate", "/echo/cards/kiln-ox.en.svg", "/echo/card-back.en.jpg"):
            visitor.browser.get(path)

    def add_row(self, name: str, reads: list[Answer], writes: list[Answer], note: str = "") -> None:
        slowest = max(answer.seconds for answer in [*reads, *writes])
        columns = [name, _statuses(reads), _statuses(writes), f"{slowest:.1f}", "alive" if self.site.is_alive else "ENDED", note]
        print("| " + " | ".join(columns) + " |", flush=True)

    def ask(self) -> tuple[list[Answer], list[Answer]]:
        assert self.visitor is not None
        return list(self.visitor.read().values()), list(self.visitor.write().values())

    def recovery(self) -> str:
        """Return the seconds until every request succeeds again."""
        assert self.visitor is not None
        began = time.monotonic()
        while time.monotonic() - began < RECOVERY_SECONDS and self.site.is_alive:
            reads, writes = self.ask()
            if all(200 <= each.status < 500 for each in [*reads, *writes]):
                return f"well after {time.monotonic() - began:.0f} s"
            time.sleep(1)
        return "did NOT recover alone"

    def caches_while_running(self) -> None:
        self.begin()
        for kind in DAMAGES:
            if not self.site.is_alive:
                self.begin()
            self.use()
            count = damage(self.site.var, kind)
            time.sleep(6)
            reads, writes = self.ask()
            self.add_row(f"{count} files of caches: {kind}", reads, writes, self.recovery())

    def caches_before_the_start(self) -> None:
        for kind in DAMAGES:
            self.visitor = self.begin()
            self.site.stop()
            count = damage(self.site.var, kind)
            try:
                self.site.start()
            except RuntimeError as error:
                print(f"| started with {count} files: {kind} | - | - | - | did NOT start | {str(error).strip().splitlines()[-1][:110]} |")
                self.wipe()
                continue
            self.visitor.browser.address = self.site.address
            time.sleep(6)
            reads, writes = self.ask()
            self.add_row(f"started with {count} files: {kind}", reads, writes, self.recovery())

    def wipe(self) -> None:
        self.site.stop()
        for name in ("cache", "broker", "static"):
            shutil.rmtree(self.site.var / name, ignore_errors=True)

    def full_disk_over_midnight(self) -> None:
        visitor = self.begin()
        now = datetime.now(UTC)
        midnight = (now + timedelta(days=1)).replace(hour=0, minute=0, second=0, microsecond=0)
        self.site.move_clock((midnight - now).total_seconds() - 20)
        with read(self.site.var / "db.sqlite3"):
            fill(self.disk)
            for _ in range(20):  # use the room that is left in the database's own files
                visitor.write()
            before = visitor.count_decks()
            reads, writes = self.ask()
            self.add_row("full disk, before midnight", reads, writes)
            time.sleep(20)
            fill(self.disk)
            reads, writes = self.ask()
            ready = visitor.browser.get("/readyz")
            self.add_row("full disk, after midnight", reads, writes, f"readyz {ready.status} {ready.text[:90]}")
            kept = visitor.count_decks()
        make_room(self.disk)
        note = self.recovery()
        reads, writes = self.ask()
        self.add_row("room again", reads, writes, f"{note}; decks before and after the full disk: {before}, {kept}")

    def locked_database(self) -> None:
        visitor = self.begin()
        with locked(self.site.var / "db.sqlite3"):
            until = time.monotonic() + self.lock_seconds
            reads, writes = self.ask()
            ready = visitor.browser.get("/readyz")
            while time.monotonic() < until and self.site.is_alive:
                time.sleep(1)
                more, others = self.ask()
                reads, writes = reads + more, writes + others
        self.add_row(f"database locked for {self.lock_seconds:.0f} s", reads, writes, f"readyz {ready.status}; then {self.recovery()}")

    def read_only_database(self) -> None:
        visitor = self.begin()
        with unwritable(self.site.var / "db.sqlite3"):
            self.site.stop()
            try:
                self.site.start("--no-prepare")
            except RuntimeError as error:
                print(f"| read-only database | - | - | - | did NOT start | {str(error).strip().splitlines()[-1][:110]} |")
                return
            visitor.browser.address = self.site.address
            time.sleep(5)
            reads, writes = self.ask()
            ready = visitor.browser.get("/readyz")
            self.add_row("read-only database", reads, writes, f"readyz {ready.status} {ready.text[:90]}")
        note = self.recovery()
        reads, writes = self.ask()
        self.add_row("writable again", reads, writes, note)


def _statuses(answers: list[Answer]) -> str:
    return ", ".join(f"{count} × {status or 'none'}" for status, count in sorted(Counter(each.status for each in answers).items()))


STEPS: dict[str, Callable[[Drill], None]] = {
    "full": Drill.full_disk_over_midnight,
    "locked": Drill.locked_database,
    "read-only": Drill.read_only_database,
    "caches": Drill.caches_while_running,
    "start": Drill.caches_before_the_start,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tree", type=Path, default=ROOT, help="the source tree whose site is broken (default: this one)")
    parser.add_argument("--lock-seconds", type=float, default=60)
    parser.add_argument("--only", nargs="*", choices=list(STEPS), default=list(STEPS))
    options = parser.parse_args()
    print("| what | pages that read | that write | slowest, s | site | then |\n|---|---|---|---|---|---|", flush=True)
    for name in options.only:
        with tempfile.TemporaryDirectory(prefix="deckproof-drill-") as folder, small_disk(Path(folder) / "disk", MEGABYTES) as disk:
            site = RunningSite(
                disk, tree=options.tree.resolve(), DECKPROOF_LOG_LEVEL="WARNING", DECKPROOF_MAX_ANONYMOUS_ACTIVE_SIMULATIONS="1000"
            )
            drill = Drill(site, disk, options.lock_seconds)
            try:
                STEPS[name](drill)
            except Exception as error:
                words = f"{type(error).__name__}: {str(error).strip().splitlines()[-1][:110]}"
                print(f"| {name} | - | - | - | {'alive' if site.is_alive else 'ENDED'} | {words} |", flush=True)
            finally:
                site.stop()
                if site.log.exists():
                    Path(f"/tmp/drill-{options.tree.resolve().name}-{name}.log").write_bytes(site.log.read_bytes()[-200_000:])
    return 0


if __name__ == "__main__":
    sys.exit(main())
