"""Cut a simulation's chunks a few at a time while it goes on, each as long as the speed measured by then allows."""

from __future__ import annotations

from collections.abc import Sequence
from uuid import UUID

from django.db import transaction
from django.db.models import Count, Max, Sum, Value
from django.db.models.functions import Coalesce

from matches.farm import workers
from matches.farm.ranges import (
    LEAST_HINT_SECONDS,
    LIVE_SECONDS,
    MOST_OF_HINT,
    ROUND_SECONDS,
    WINDOWS_AT_ONCE,
    Progress,
    cut,
    cut_evenly,
    rounds_of,
    window_of,
)
from matches.farm.speeds import games_per_second, in_heats
from matches.farm.stops import Turns, groups_of, marks
from matches.models import Chunk, Matchup, Simulation, seat_matchups
from matches.registry.kinds import kind_of, urgent_kinds

#: What of a simulation tells how its hints are sent.
HINTED_BY = ("kind", "payer", "game", "level", "opponent_level", "engine_digest")


def window() -> int:
    """Return the number of hints of one person that are sent to the workers at a time."""
    return window_of(workers.count_workers())


def share_of_window(simulation: Simulation) -> int:
    """Return this simulation's share of the window; an urgent simulation has all of it.

    People take turns at the workers, however many simulations each has going on.
    """
    if kind_of(simulation).is_urgent:
        return window()
    theirs = Simulation.objects.active().exclude(kind__in=urgent_kinds()).filter(payer=simulation.payer).count()
    return -(-window() // max(1, theirs))


def chunks_of_hint(simulation: Simulation, pairs: float | None) -> int:
    """Return the number of chunks that one hint names, where a chunk has so many pairs on average: the tiny ones of a race go several at a
    time.
    """
    if kind_of(simulation).is_urgent or not pairs:
        return 1
    speed = games_per_second(simulation.game, simulation.levels, simulation.engine_digest)
    return max(1, min(MOST_OF_HINT, int(LEAST_HINT_SECONDS * speed / (2 * pairs))))


def grow(simulation_id: UUID, room: int = 0) -> int:
    """Cut the next chunks of an active simulation, whose hints have `room` for so many, and return their number. Another caller at the same
    time waits and finds them cut.

    A rule can't decide beyond pairs that were set aside, so nothing more is cut for it then.
    """
    with transaction.atomic():
        simulation = Simulation.objects.select_for_update().active().filter(pk=simulation_id).defer("cards").first()
        room = max(room, window())
        if simulation is None or simulation.chunks.open().filter(dispatched_at=None).count() >= room:
            return 0
        if simulation.stop and simulation.chunks.exclude(set_aside_at=None).exists():
            return 0
        # What still has something to play stays where it is, and is not read for it.
        advance = kind_of(simulation).advance
        if advance and not simulation.chunks.open().exists():
            advance(simulation)
        return cut_chunks(simulation, room)


def cut_chunks(simulation: Simulation, room: int = 0) -> int:
    """Cut the next chunks and return their number; the caller holds the simulation's row, or has just made it."""
    kind = kind_of(simulation)
    rows = simulation.matchups.annotate(begun=Coalesce(Sum("chunks__pairs"), Value(0)), chunk_count=Count("chunks")).order_by("index")
    asks_who_plays = bool(simulation.stop) or kind.plays_abreast
    matchups = seat_matchups(rows, simulation.contestants.defer("snapshot")) if asks_who_plays else list(rows)
    progress = [
        Progress(each.pairs if each.stopped_at is None else each.begun, each.begun, each.chunk_count, looked_at)
        for each, looked_at in zip(matchups, _marks(simulation, matchups), strict=True)
    ]
    is_heat = any(each.is_heat and each.begun < each.pairs for each in matchups)
    engine = in_heats(simulation.engine_digest) if is_heat else simulation.engine_digest
    speed = games_per_second(simulation.game, simulation.levels, engine)
    last = simulation.chunks.aggregate(last=Max("index"))["last"]
    first = 0 if last is None else last + 1
    most = WINDOWS_AT_ONCE * (room or window())
    if kind.plays_abreast:
        ranges = cut_evenly(progress, [each.lead.index for each in matchups], speed, most)
    else:
        rounds = rounds_of(len(matchups), LIVE_SECONDS if kind.is_urgent else ROUND_SECONDS)
        ranges = cut(progress, speed, most, rounds)
    chunks = [
        Chunk(simulation=simulation, matchup=matchups[each.matchup], index=index, first_pair=each.first_pair, pairs=each.pairs)
        for index, each in enumerate(ranges, start=first)
    ]
    Chunk.objects.bulk_create(chunks, batch_size=100)
    return len(chunks)


def _marks(simulation: Simulation, matchups: Sequence[Matchup]) -> list[list[int]]:
    """Return, for each matchup, the numbers of pairs at which its chunks have to end: those at which its rule looks."""
    if not simulation.stop:
        return [[] for _ in matchups]
    return [found for group in groups_of(simulation, matchups) for found in marks(group.rule, Turns.of(group.matchups))]
