"""Measure the state of the farm for the operator's page and for /metrics: chunks that wait, workers, failures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db.models import Count, Min, Q, Sum
from django.utils import timezone

from matches.farm.workers import FORGOTTEN_AFTER
from matches.models import ACTIVE, Chunk, Recording, Simulation, Status, Worker
from matches.registry.kinds import unasked_kinds

RECENT = timedelta(hours=1)
MOST_FAILURES = 20


@dataclass(frozen=True, slots=True)
class EngineQueue:
    """The chunks to be played with one engine, and the workers that have it. Chunks without a worker wait for ever."""

    game: str
    digest: str
    chunks: int
    workers: int


@dataclass(frozen=True, slots=True)
class Operations:
    """The state of things at one moment. Ages are in seconds, None where there is nothing of an age.

    `waiting` chunks are cut and not being played, `playing` are under a lease; `oldest` is how long the first chunk that is still to be
    played has been hinted at. `games_last_hour` and `seconds_last_hour` are of chunks done in that time, `set_aside_last_hour` are those
    given up in it.
    """

    simulations: dict[str, int]
    waiting: int
    playing: int
    oldest: float | None
    set_aside: int
    set_aside_last_hour: int
    retried: int
    erred_games: int
    recordings_waiting: int
    games_last_hour: int
    seconds_last_hour: float
    workers: tuple[Worker, ...]
    engines: tuple[EngineQueue, ...]
    failures: tuple[Chunk, ...]

    @property
    def games_per_second(self) -> float:
        """The speed of all workers together that have reported lately."""
        return sum(worker.games_per_second for worker in self.workers)

    def metrics(self) -> Iterator[tuple[str, str, dict[str, str], float]]:
        """Yield each metric as (name, help, labels, value), those of one name together."""
        for status, count in self.simulations.items():
            yield "deckproof_simulations", "Simulations by status.", {"status": status}, count
        yield "deckproof_chunks_waiting", "Chunks cut and not being played.", {}, self.waiting
        yield "deckproof_chunks_playing", "Chunks under a lease.", {}, self.playing
        yield "deckproof_chunks_set_aside", "Chunks given up after too many attempts.", {}, self.set_aside
        yield "deckproof_chunks_set_aside_last_hour", "Chunks given up in the last hour.", {}, self.set_aside_last_hour
        yield "deckproof_chunks_retried", "Open chunks that have been tried before.", {}, self.retried
        yield "deckproof_oldest_chunk_seconds", "How long the oldest hinted chunk has waited.", {}, self.oldest or 0.0
        yield "deckproof_recordings_waiting", "Games that somebody waits to read.", {}, self.recordings_waiting
        yield "deckproof_erred_games", "Games that an engine got wrong, of chunks done in the last hour.", {}, self.erred_games
        yield "deckproof_games_last_hour", "Games played in the last hour.", {}, self.games_last_hour
        yield "deckproof_play_seconds_last_hour", "Seconds of play in the last hour.", {}, self.seconds_last_hour
        for worker in self.workers:
            labels = {"worker": worker.name, "game": worker.game, "engine": worker.engine_digest}
            yield "deckproof_worker_games_per_second", "The speed that a worker last measured.", labels, worker.games_per_second
        for machine, cores in {worker.machine: worker.cores for worker in self.workers}.items():
            yield "deckproof_machine_cores", "Cores that a machine lends its workers.", {"machine": machine}, cores
        for labels, engine in [({"game": each.game, "engine": each.digest}, each) for each in self.engines]:
            yield "deckproof_engine_chunks", "Chunks to be played with an engine.", labels, engine.chunks
        for labels, engine in [({"game": each.game, "engine": each.digest}, each) for each in self.engines]:
            yield "deckproof_engine_workers", "Workers that have an engine.", labels, engine.workers


def measure() -> Operations:
    """The state now, in ten queries."""
    now = timezone.now()
    wanted = Chunk.objects.wanted()
    counts = wanted.aggregate(
        waiting=Count("pk", filter=Q(lease_until=None) | Q(lease_until__lt=now)),
        playing=Count("pk", filter=Q(lease_until__gte=now)),
        retried=Count("pk", filter=Q(attempts__gt=1)),
        oldest=Min("dispatched_at"),
    )
    done = Chunk.objects.filter(done_at__gt=now - RECENT).aggregate(
        pairs=Sum("pairs", default=0), seconds=Sum("seconds", default=0.0), errors=Sum("errors", default=0)
    )
    known = dict(Simulation.objects.exclude(kind__in=unasked_kinds()).order_by().values_list("status").annotate(number=Count("pk")))
    set_aside = Chunk.objects.exclude(set_aside_at=None)
    workers = tuple(Worker.objects.filter(seen_at__gt=now - FORGOTTEN_AFTER).order_by("name"))
    failed = Chunk.objects.exclude(error={}).filter(Q(set_aside_at__isnull=False) | Q(done_at=None, simulation__status__in=ACTIVE))
    return Operations(
        simulations={status: known.get(status, 0) for status in Status.values},
        waiting=counts["waiting"],
        playing=counts["playing"],
        oldest=_age(counts["oldest"], now),
        set_aside=set_aside.count(),
        set_aside_last_hour=set_aside.filter(set_aside_at__gt=now - RECENT).count(),
        retried=counts["retried"],
        erred_games=done["errors"],
        recordings_waiting=Recording.objects.filter(made_at=None, error={}).count(),
        games_last_hour=2 * done["pairs"],
        seconds_last_hour=done["seconds"],
        workers=workers,
        engines=_engine_queues(workers),
        failures=tuple(failed.select_related("simulation").defer("simulation__cards").order_by("-pk")[:MOST_FAILURES]),
    )


def _engine_queues(workers: Sequence[Worker]) -> tuple[EngineQueue, ...]:
    """Return the queue of every engine that a chunk waits for or a worker has."""
    rows = Chunk.objects.wanted().order_by().values_list("simulation__game", "simulation__engine_digest").annotate(Count("pk"))
    chunks = {(game, digest): number for game, digest, number in rows}
    have = Counter(engine for worker in workers for engine in worker.every_engine.items())
    return tuple(EngineQueue(*key, chunks.get(key, 0), have[key]) for key in sorted({*chunks, *have}))


def _age(since: datetime | None, now: datetime) -> float | None:
    return (now - since).total_seconds() if since else None


def exposition(found: Operations) -> str:
    """The metrics in Prometheus's text format."""
    lines: list[str] = []
    told: set[str] = set()
    for name, help_text, labels, value in found.metrics():
        if name not in told:
            told.add(name)
            lines += [f"# HELP {name} {help_text}", f"# TYPE {name} gauge"]
        inside = ",".join(f'{key}="{_escaped(text)}"' for key, text in labels.items())
        lines.append(f"{name}{{{inside}}} {value:g}" if inside else f"{name} {value:g}")
    return "\n".join(lines) + "\n"


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
