"""Measure the gain of a second worker: one simulation by one worker on one core, and by two on two, with the real engine.

    python -m tests.matches.farm.processes.worker_scaling --game echo --games 60000 --level planner --rounds 3

Workers are started as `manage.py serve` starts them, each kept on a core of its own, on a database of their own (SQLite and the embedded
broker, or `--broker` and `--database`). They come alternately, one alone and two together, on the same games; the time is that from asking
for the simulation to its end. All runs have to give the same totals. Beside each stands how many cores other programs took meanwhile: a
figure says something about the site only where that is near 0.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.matches.farm.processes import private_services
from tests.matches.farm.processes.first_figure import TICKS, seconds_of

PATIENCE_SECONDS = 900
OPTIONS = ("--pool", "solo", "--loglevel", "ERROR", "--without-gossip", "--without-mingle", "--queues", "urgent,games")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="echo")
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--level", default="planner")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--broker", choices=["filesystem", "redis", "rabbitmq"], default="filesystem")
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="deckproof-scaling-") as name:
        folder = Path(name)
        broker = None if options.broker == "filesystem" else getattr(private_services, options.broker)(folder)
        database = None if options.database == "sqlite" else private_services.postgres(folder)
        servers = [server for server in (broker, database) if server]
        try:
            for server in servers:
                server.start()
            os.environ |= {
                "DJANGO_SETTINGS_MODULE": "config.settings",
                "DECKPROOF_VAR_DIR": name,
                "DECKPROOF_LOG_LEVEL": "ERROR",
                "DECKPROOF_MAX_ANONYMOUS_GAMES": str(options.games),
                "CELERY_BROKER_URL": broker.url if broker else "",
                "DATABASE_URL": database.url if database else "",
            }
            found = measure(options)
        finally:
            for server in servers:
                server.kill()
    print(json.dumps(found, indent=2))
    return 0 if found["is_identical"] else 1


def measure(options: argparse.Namespace) -> dict[str, Any]:
    import django

    django.setup()
    from django.core.management import call_command

    for command in ("migrate", "load_cards", "load_decks"):
        call_command(command, verbosity=0)
    cores = sorted(os.sched_getaffinity(0))[:2]
    rounds = []
    for _ in range(options.rounds):
        alone, together = play(options, cores[:1]), play(options, cores)
        rounds.append({"one": alone, "two": together, "share": round(together["seconds"] / alone["seconds"], 3)})
        print(json.dumps(rounds[-1]), file=sys.stderr, flush=True)
    totals = {each[name]["totals"] for each in rounds for name in ("one", "two")}
    return {
        "game": options.game,
        "level": options.level,
        "games": options.games,
        "is_identical": len(totals) == 1,
        "totals": totals.pop(),
        "seconds_of_one": [each["one"]["seconds"] for each in rounds],
        "seconds_of_two": [each["two"]["seconds"] for each in rounds],
        "cores_of_others": [[each["one"]["cores_of_others"], each["two"]["cores_of_others"]] for each in rounds],
        "shares": [each["share"] for each in rounds],
        "median_share": statistics.median(each["share"] for each in rounds),
    }


def play(options: argparse.Namespace, cores: list[int]) -> dict[str, Any]:
    """One simulation on so many workers that have their engine ready and have played a little."""
    workers = [_start(core) for core in cores]
    try:
        _wait_for_workers(len(workers))
        _simulate(options, games=min(options.games, 4000), seed=1)
        began, busy, own = time.monotonic(), _busy_seconds(), _own_seconds(workers)
        simulation = _simulate(options, games=options.games, seed=2026)
        elapsed, worked = time.monotonic() - began, _own_seconds(workers) - own
        others = (_busy_seconds() - busy - worked) / elapsed
    finally:
        for worker in workers:
            os.killpg(worker.pid, signal.SIGTERM)
            worker.wait()
    from matches.figures.summaries import summarise

    told = summarise(simulation)
    return {
        "seconds": round((simulation.finished_at - simulation.created_at).total_seconds(), 2),
        "cpu": round(worked, 2),
        "cores_of_others": round(others, 2),
        "chunks": simulation.chunks.count(),
        "totals": f"{told.total.wins} won, {told.total.draws} drawn, {told.total.losses} lost",
    }


def _start(core: int) -> subprocess.Popen[bytes]:
    command = [
        sys.executable,
        "-W",
        "ignore",
        "-m",
        "celery",
        "--quiet",
        "-A",
        "config",
        "worker",
        *OPTIONS,
        "--hostname",
        f"core{core}@%h",
    ]
    return subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),
        start_new_session=True,
    )


def _wait_for_workers(number: int) -> None:
    """Wait until each has said that it is there, with its engine ready."""
    from matches.models import Worker

    deadline = time.monotonic() + PATIENCE_SECONDS
    while Worker.objects.filter(warming_since=None).count() != number:
        if time.monotonic() > deadline:
            raise TimeoutError("The workers did not start.")
        time.sleep(0.2)


def _simulate(options: argparse.Namespace, *, games: int, seed: int) -> Any:
    """Two shipped decks; sweeps as the sweeper does until the end."""
    from decks.models import Deck
    from decks.owners import Owner
    from matches.farm.dispatch import sweep
    from matches.kinds.gauntlet import create_gauntlet
    from matches.requests.terms import Terms

    mine, theirs = Deck.objects.filter(game=options.game, is_precon=True).order_by("slug")[:2]
    simulation = create_gauntlet(
        owner=Owner(None, "k" * 32), deck=mine, opponents=[theirs], terms=Terms(games, level=options.level, seed=seed)
    )
    deadline = time.monotonic() + PATIENCE_SECONDS
    while simulation.is_active and time.monotonic() < deadline:
        time.sleep(0.5)
        sweep()
        simulation.refresh_from_db()
    if simulation.status != "done":
        raise RuntimeError(f"The simulation ended as {simulation.status}: {simulation.reason.en}")
    return simulation


def _own_seconds(workers: list[subprocess.Popen[bytes]]) -> float:
    return time.process_time() + sum(seconds_of(worker.pid) for worker in workers)


def _busy_seconds() -> float:
    """The CPU time that all programs of this machine have taken."""
    user, nice, system, _, _, interrupts, soft, *_ = map(int, Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:])
    return (user + nice + system + interrupts + soft) / TICKS


if __name__ == "__main__":
    sys.exit(main())
