"""Keep the engines of a simulating process in memory, compiled once, and report the process to the site."""

from __future__ import annotations

import logging
import os
import socket
import threading
import time
from datetime import timedelta

from django.db import DatabaseError, connection
from django.db.models import Q
from django.utils import timezone

from matches.farm import liveness
from matches.models import Worker
from rules import games
from rules.kernel.engine import Engine

REPORT_EVERY = timedelta(seconds=15)
#: A worker that has not reported for so long is no longer counted on.
FORGOTTEN_AFTER = timedelta(minutes=2)
#: A compilation that takes longer than this has died.
LONGEST_WARMING = timedelta(minutes=15)

log = logging.getLogger(__name__)
_warm: set[tuple[str, str]] = set()
_reported: dict[str, Worker] = {}


def name() -> str:
    """Return the name that tells this process apart from all others."""
    return f"{socket.gethostname()}:{os.getpid()}"


def ready_engine(game: str) -> Engine:
    """Return the game's engine, compiled. Tell the site first when that will take a while."""
    engine = games.get(game).engine()
    key = (game, engine.digest)
    if key not in _warm:
        if not engine.is_warm():
            _write(Worker(name=name(), game=game, engine_digest=engine.digest, warming_since=timezone.now()))
        engine.warm()
        report(game, engine.digest, 0.0)
        _warm.add(key)
    return engine


def report(game: str, digest: str, games_per_second: float) -> None:
    """Report that this process is at work, at most once in a while."""
    known = _reported.get(name())
    if (
        known
        and known.game == game
        and not known.warming_since
        and timezone.now() - known.seen_at < REPORT_EVERY
        and known.games_per_second
    ):
        return
    _write(Worker(name=name(), game=game, engine_digest=digest, games_per_second=games_per_second))


def _write(worker: Worker) -> None:
    worker.seen_at = timezone.now()
    worker.cores = len(os.sched_getaffinity(0))
    worker.engines = _engines()
    fields = ("game", "engine_digest", "engines", "warming_since", "games_per_second", "cores", "seen_at")
    Worker.objects.update_or_create(name=worker.name, defaults={field: getattr(worker, field) for field in fields})
    _reported[worker.name] = worker


def keep_reporting() -> None:
    """Report from now on that this process is there, also while it has nothing to play or plays for long."""
    threading.Thread(target=_beat_for_ever, name="heartbeat", daemon=True).start()


def _beat_for_ever() -> None:
    while True:
        try:
            beat()
            liveness.touch()
        except DatabaseError as error:
            log.warning("The database took no heartbeat: %s", error)
        finally:
            connection.close()
        time.sleep(REPORT_EVERY.total_seconds())


def beat() -> None:
    """Report that this process is there; the first time with the engine that it would play with."""
    if Worker.objects.filter(name=name()).update(seen_at=timezone.now()):
        return
    engines = _engines()
    for game, digest in list(engines.items())[:1]:
        new = {"game": game, "engine_digest": digest, "cores": len(os.sched_getaffinity(0)), "seen_at": timezone.now()}
        Worker.objects.get_or_create(name=name(), defaults={**new, "engines": engines})


def _engines() -> dict[str, str]:
    """The digest of each engine that this process plays with, by game."""
    return {game.slug: game.engine().digest for game in games.everything() if game.is_playable}


def leave() -> None:
    """Report that this process ends. If that fails, the process is forgotten after a while."""
    try:
        Worker.objects.filter(name=name()).delete()
    except DatabaseError as error:
        log.warning("The database was not told that this worker ends: %s", error)


def count_workers() -> int:
    return Worker.objects.filter(seen_at__gt=timezone.now() - FORGOTTEN_AFTER).count()


def is_engine_elsewhere(game: str, digest: str) -> bool:
    """Return whether a worker that has that very engine has reported lately, whatever it plays now."""
    has_it = Q(game=game, engine_digest=digest) | Q(**{f"engines__{game}": digest})
    return Worker.objects.filter(has_it, seen_at__gt=timezone.now() - FORGOTTEN_AFTER).exists()


def seconds_warming(game: str) -> int | None:
    """Return for how many seconds a worker that is still there has been compiling the game's engine; None when none is."""
    now = timezone.now()
    there = Worker.objects.filter(seen_at__gt=now - FORGOTTEN_AFTER)
    warming = there.filter(game=game, warming_since__gt=now - LONGEST_WARMING).order_by("warming_since").first()
    return int((now - warming.warming_since).total_seconds()) if warming and warming.warming_since else None


def forget_workers() -> int:
    """Delete the workers that have not reported for long, and return their number."""
    return Worker.objects.filter(seen_at__lt=timezone.now() - LONGEST_WARMING).delete()[0]
