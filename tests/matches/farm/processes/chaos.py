"""Chaos: a simulation of 200 chunks whose workers, broker and database are killed at random while it is played.

    python -m tests.matches.farm.processes.chaos --broker rabbitmq --database postgres --kills 20 --seed 1

The servers are its own, in a temporary folder. It prints what it did as JSON and ends with 1 when the totals differ from those of an
undisturbed run in one process. A run takes some minutes, nearly all of them waiting: its game's engine sleeps instead of working, so that
each worker has as good as a core of its own. With `--calm` nothing is killed, and the time is that of so many `--workers`.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.matches.farm.processes import private_services
from tests.matches.farm.processes.private_services import Server

SECONDS_A_PAIR, SEED = 0.02, 2026
PATIENCE_SECONDS = 900
#: What both runs tell, but for when and by whom it was played.
COMPARED = ("games", "wins", "draws", "losses", "win_rate", "interval", "by_seat", "ends", "turns", "errors", "engine", "definitions")


class Workers:
    """Workers of one process each, as `manage.py serve` starts them; one that ends is started again."""

    def __init__(self, folder: Path, number: int) -> None:
        self.log = folder / "workers.log"
        self.ended_by_themselves = 0
        self.processes = [self._start(number) for number in range(number)]

    def wait_for(self) -> None:
        """Wait until each has said that it is there."""
        from matches.models import Worker

        deadline = time.monotonic() + 120
        while Worker.objects.count() < len(self.processes) and time.monotonic() < deadline:
            time.sleep(0.2)

    def _start(self, number: int) -> subprocess.Popen[bytes]:
        options = ["--pool", "solo", "--loglevel", "INFO", "--without-gossip", "--without-mingle", "--hostname", f"worker{number}@%h"]
        command = [sys.executable, "-m", "celery", "-A", "tests.matches.farm.processes.pips_worker", "worker", *options]
        with self.log.open("ab") as output:
            return subprocess.Popen(command, stdout=output, stderr=output, start_new_session=True)

    def kill(self, number: int) -> None:
        os.killpg(self.processes[number].pid, signal.SIGKILL)
        self.processes[number].wait()
        self.processes[number] = self._start(number)

    def look_after(self) -> None:
        for number, process in enumerate(self.processes):
            if process.poll() is not None:
                self.ended_by_themselves += 1
                self.processes[number] = self._start(number)

    def end(self) -> None:
        for process in self.processes:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--broker", choices=["filesystem", "redis", "rabbitmq"], default="filesystem")
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--kills", type=int, default=20, help="kill -9 of workers (default 20)")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6), help="of what is killed when (default: a random one)")
    parser.add_argument("--calm", action="store_true", help="kill nothing at all")
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--games", type=int, default=30_000)
    parser.add_argument("--keep-log", type=Path, help="a file for the log of the workers")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="deckproof-chaos-") as name:
        found = run(Path(name), options)
    print(json.dumps(found | {"seed": options.seed}, indent=2))
    return 0 if found["is_identical"] else 1


def run(folder: Path, options: argparse.Namespace) -> dict[str, Any]:
    broker = None if options.broker == "filesystem" else getattr(private_services, options.broker)(folder)
    database = None if options.database == "sqlite" else private_services.postgres(folder)
    servers = [server for server in (broker, database) if server]
    try:
        for server in servers:
            server.start()
        _set_environment(folder, broker, database, options.games)
        return play(folder, options, broker, database)
    finally:
        for server in servers:
            server.kill()


def _set_environment(folder: Path, broker: Server | None, database: Server | None, games: int) -> None:
    os.environ |= {
        "DJANGO_SETTINGS_MODULE": "config.settings",
        "DECKPROOF_VAR_DIR": str(folder / "var"),
        "DECKPROOF_CHUNK_LEASE_SECONDS": "5",
        "DECKPROOF_MAX_ANONYMOUS_GAMES": str(games),
        "DECKPROOF_LOG_LEVEL": "WARNING",
        "PIPS_DELAY": str(SECONDS_A_PAIR),
        "CELERY_BROKER_URL": broker.url if broker else "",
        "DATABASE_URL": database.url if database else "",
    }


def play(folder: Path, options: argparse.Namespace, broker: Server | None, database: Server | None) -> dict[str, Any]:
    import django

    django.setup()
    from django.core.management import call_command

    import tests.matches.farm.processes.pips_worker as worker
    from decks.owners import Owner
    from matches.farm.speeds import remember_speed
    from matches.figures.summaries import summarise
    from matches.kinds.gauntlet import create_gauntlet
    from matches.management.in_process import match_json, play_match, prepare_match
    from matches.requests.terms import Terms
    from tests.matches.conftest import MIDDLE, STRONG, make_cards, make_deck
    from tests.matches.pips import ENGINE

    call_command("migrate", verbosity=0)
    make_cards()
    nobody = Owner(None, "k" * 32)
    mine, theirs = make_deck(nobody, "Strong", STRONG), make_deck(nobody, "Middle", MIDDLE)
    levels = (ENGINE.default_level, ENGINE.default_level)
    remember_speed("pips", levels, ENGINE.digest, 2 / SECONDS_A_PAIR)
    workers = Workers(folder, options.workers)
    workers.wait_for()
    simulation = create_gauntlet(owner=nobody, deck=mine, opponents=[theirs], terms=Terms(options.games, seed=SEED))
    done = disturb(simulation.pk, workers, folder, options, broker, database)
    simulation.refresh_from_db()
    chunks = list(simulation.chunks.all())
    assert worker.app
    ENGINE.delay = 0
    match = prepare_match(str(mine.pk), str(theirs.pk))
    here = match_json(match, play_match(match, games=options.games, seed=SEED, levels=levels), seed=SEED, levels=levels)
    there = summarise(simulation).as_json
    differing = [name for name in COMPARED if here[name] != there[name]]
    return {
        "broker": options.broker,
        "database": options.database,
        "status": simulation.status,
        "is_identical": simulation.status == "done" and not differing,
        "differing": differing,
        "games": there["games"],
        "win_rate": there["win_rate"],
        "chunks": len(chunks),
        "attempts": sum(chunk.attempts for chunk in chunks),
        "hints": sum(chunk.dispatches for chunk in chunks),
        **done,
        "workers": options.workers,
        "seconds": round((simulation.finished_at - simulation.started_at).total_seconds(), 1) if simulation.finished_at else None,
    }


def disturb(
    pk: object, workers: Workers, folder: Path, options: argparse.Namespace, broker: Server | None, database: Server | None
) -> dict[str, Any]:
    """Sweep as the sweeper does until the simulation has ended; kill at random moments of the first four fifths of its chunks."""
    from django.db import DatabaseError, close_old_connections

    from matches.farm.dispatch import sweep
    from matches.models import Chunk, Simulation

    chance = random.Random(options.seed)
    expected = options.games * SECONDS_A_PAIR / 2 / 1.5
    what = [] if options.calm else ["worker"] * options.kills + ["broker"] * 2 + ["database"] * bool(database)
    chance.shuffle(what)
    moments = sorted(chance.uniform(0.02, 0.8) * expected for _ in what)
    plan = list(zip(moments, what, strict=True))
    told = {"worker_kills": 0, "broker_kills": 0, "database_kills": 0, "sweeps_without_database": 0}
    deadline = time.monotonic() + PATIENCE_SECONDS
    try:
        while time.monotonic() < deadline:
            close_old_connections()
            workers.look_after()
            try:
                sweep()
                done = Chunk.objects.filter(simulation=pk).exclude(done_at=None).count()
                if not Simulation.objects.active().filter(pk=pk).exists():
                    break
            except DatabaseError:
                told["sweeps_without_database"] += 1
            while plan and done >= plan[0][0]:
                victim = plan.pop(0)[1]
                told[f"{victim}_kills"] += 1
                server = {"broker": broker, "database": database}.get(victim)
                if victim == "worker":
                    workers.kill(chance.randrange(options.workers))
                elif server is None:
                    _lose_messages(folder)
                else:
                    server.kill()
                    time.sleep(1)
                    server.start()
            time.sleep(0.5)
    finally:
        workers.end()
        if options.keep_log:
            options.keep_log.write_bytes(workers.log.read_bytes())
    return {**told, "workers_ended_by_themselves": workers.ended_by_themselves}


def _lose_messages(folder: Path) -> None:
    """Lose all messages under way, as the embedded broker, which has no server, would in a restart."""
    for message in (folder / "var" / "broker" / "messages").glob("*.msg"):
        message.unlink(missing_ok=True)


if __name__ == "__main__":
    sys.exit(main())
