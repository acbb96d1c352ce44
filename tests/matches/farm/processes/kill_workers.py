"""Play a simulation with real workers that are killed three times; print its totals and those of an undisturbed run, as JSON.

Run as `python -m tests.matches.farm.processes.kill_workers` with the site's settings in the environment; the test does.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import django

from tests.matches.farm.processes.gate import Gate

GAMES = 2000
SEED = 2024
PATIENCE_SECONDS = 300
#: So often workers are killed in the middle of a chunk; the first time only one process.
KILLS = 3


class Workers:
    """Processes that simulate: two workers as `manage.py serve` starts them on the embedded broker, else one with a pool."""

    def __init__(self, log: Path) -> None:
        self.log = log
        is_embedded = not os.environ.get("CELERY_BROKER_URL")
        self.pools = [["--pool", "solo"], ["--pool", "solo"]] if is_embedded else [["--pool", "prefork", "--concurrency", "2"]]
        self.processes = [self._start(number) for number in range(len(self.pools))]

    def _start(self, number: int) -> subprocess.Popen[bytes]:
        command = [
            sys.executable,
            "-m",
            "celery",
            "-A",
            "tests.matches.farm.processes.pips_worker",
            "worker",
            "--loglevel",
            "INFO",
            *self.pools[number],
        ]
        names = ["--hostname", f"worker{number}@%h", "--without-gossip", "--without-mingle"]
        with self.log.open("ab") as output:
            return subprocess.Popen([*command, *names], stdout=output, stderr=output, start_new_session=True)

    def kill_one(self, pid: int) -> None:
        """Kill one process; a pool starts another by itself."""
        os.kill(pid, signal.SIGKILL)
        for number, worker in enumerate(self.processes):
            if worker.pid == pid:
                worker.wait()
                self.processes[number] = self._start(number)

    def kill_all(self) -> None:
        for worker in self.processes:
            os.killpg(worker.pid, signal.SIGKILL)
            worker.wait()

    def restart(self) -> None:
        self.kill_all()
        self.processes = [self._start(number) for number in range(len(self.pools))]


def main() -> None:
    django.setup()
    from django.core.management import call_command

    import tests.matches.farm.processes.pips_worker
    from decks.owners import Owner
    from matches.figures.summaries import summarise
    from matches.kinds.gauntlet import create_gauntlet
    from matches.management.in_process import match_json, play_match, prepare_match
    from matches.requests.terms import Terms
    from tests.matches.conftest import MIDDLE, STRONG, make_cards, make_deck
    from tests.matches.pips import ENGINE

    assert tests.matches.farm.processes.pips_worker.app
    call_command("migrate", verbosity=0)
    make_cards()
    nobody = Owner(None, "k" * 32)
    mine, theirs = make_deck(nobody, "Strong", STRONG), make_deck(nobody, "Middle", MIDDLE)
    started = time.monotonic()
    simulation = create_gauntlet(owner=nobody, deck=mine, opponents=[theirs], terms=Terms(GAMES, seed=SEED))
    kills = play_with_kills(simulation.pk, Path(os.environ["DECKPROOF_VAR_DIR"]) / "worker.log")
    simulation.refresh_from_db()
    chunks = list(simulation.chunks.all())
    ENGINE.delay = 0
    match = prepare_match(str(mine.pk), str(theirs.pk))
    here = match_json(match, play_match(match, games=GAMES, seed=SEED, levels=simulation.levels), seed=SEED, levels=simulation.levels)
    print(
        json.dumps(
            {
                "status": simulation.status,
                "worker": summarise(simulation).as_json,
                "here": here,
                "chunks": len(chunks),
                "attempts": sum(chunk.attempts for chunk in chunks),
                "kills": kills,
                "seconds": time.monotonic() - started,
            }
        )
    )


def play_with_kills(pk: object, log: Path) -> int:
    """Sweep until the simulation has ended; kill workers on the way and start them again. Return how often."""
    from matches.farm.dispatch import sweep
    from matches.models import Simulation

    gate = Gate(Path(os.environ["PIPS_GATE"]))
    workers = Workers(log)
    kills, deadline = 0, time.monotonic() + PATIENCE_SECONDS
    try:
        while Simulation.objects.active().filter(pk=pk).exists() and time.monotonic() < deadline:
            sweep()
            if kills < KILLS and (held := gate.held()):
                workers.kill_one(held[0]) if kills == 0 else workers.restart()
                kills += 1
                gate.open() if kills < KILLS else gate.open_for_good()
            time.sleep(0.25)
    finally:
        workers.kill_all()
        gate.open_for_good()
    return kills


if __name__ == "__main__":
    main()
