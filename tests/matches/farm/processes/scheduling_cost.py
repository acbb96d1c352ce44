"""Measure the cost of sharing games out: the CPU time of a chunk beside the playing of its games, at the size chunks really have.

    python -m tests.matches.farm.processes.scheduling_cost --games 20000 --level planner

Plays a simulation of two shipped decks in this process, chunk by chunk as a worker does, in a database of its own (SQLite in a
temporary folder, or the one that DATABASE_URL names). No broker is asked: a hint is one message. The first half of the chunks is left
out: they are smaller, and read the decks. Speeds are told by CPU time, so that chunks are as long here as on a machine that does nothing
else. Making the two decks ready for a chunk's first game is told apart.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from collections.abc import Callable
from typing import Any


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="echo")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--level", default="")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="deckproof-cost-") as folder:
        os.environ |= {"DJANGO_SETTINGS_MODULE": "config.settings", "DECKPROOF_VAR_DIR": folder, "DECKPROOF_LOG_LEVEL": "ERROR"}
        os.environ["DECKPROOF_MAX_ANONYMOUS_GAMES"] = str(options.games)
        print(json.dumps(measure(options.game, options.games, options.level), indent=2))


def measure(game: str, games: int, level: str) -> dict[str, Any]:
    import django

    django.setup()
    from celery import current_app
    from django.core.management import call_command
    from django.db import connection

    from decks.models import Deck
    from decks.owners import Owner
    from matches.farm import chunk_play
    from matches.kinds.gauntlet import create_gauntlet
    from matches.models import Chunk
    from matches.requests.terms import Terms
    from rules import games as registry

    call_command("migrate", verbosity=0)
    call_command("load_cards", verbosity=0)
    call_command("load_decks", verbosity=0)
    current_app.send_task = lambda *_, **__: None
    chunk_play.time.perf_counter = time.process_time
    registry.get(game).engine().warm()
    spent = _clock()
    decks = Deck.objects.filter(game=game, is_precon=True).order_by("slug")[:2]
    simulation = create_gauntlet(owner=Owner(None, "k" * 32), deck=decks[0], opponents=[decks[1]], terms=Terms(games, level=level, seed=1))
    rows = []
    while (chunk := Chunk.objects.wanted().filter(simulation=simulation).order_by("index").first()) is not None:
        before, spent[:] = time.process_time(), (0.0, 0.0)
        queries = _count_queries(connection)
        chunk_play.play_chunks(chunk.pk)
        rows.append((time.process_time() - before, *spent, queries(), chunk.games))
    whole = rows[len(rows) // 2 : -1]
    total, ready, played = (sum(row[place] for row in whole) for place in range(3))
    writes = sum(sum(sql.startswith(("UPDATE", "INSERT")) for sql in row[3]) for row in whole)
    return {
        "game": game,
        "level": simulation.level,
        "database": connection.vendor,
        "chunks": len(whole),
        "games_a_chunk": round(sum(row[4] for row in whole) / len(whole)),
        "engine_seconds_a_chunk": round(played / len(whole), 4),
        "decks_seconds_a_chunk": round(ready / len(whole), 4),
        "other_seconds_a_chunk": round((total - ready - played) / len(whole), 4),
        "other_over_engine": round((total - played) / played, 4),
        "queries_a_chunk": round(sum(len(row[3]) for row in whole) / len(whole), 1),
        "writes_a_chunk": round(writes / len(whole), 2),
    }


def _clock() -> list[float]:
    """The CPU seconds for which two decks have been made ready, and those that the engine has played, since they were last set to 0."""
    from rules.kernel.playing.batch import Batch, Crew

    spent = [0.0, 0.0]

    def timed(work: Callable[..., Any], place: int) -> Callable[..., Any]:
        def run(*args: Any, **kwargs: Any) -> Any:
            before = time.process_time()
            try:
                return work(*args, **kwargs)
            finally:
                spent[place] += time.process_time() - before

        return run

    Batch.__init__ = timed(Batch.__init__, 0)  # type: ignore[method-assign]
    Crew.play = timed(Crew.play, 1)  # type: ignore[method-assign]
    return spent


def _count_queries(connection: Any) -> Callable[[], list[str]]:
    """Notes what the database is asked from now on."""
    seen: list[str] = []

    def note(execute: Any, sql: str, params: Any, many: bool, context: Any) -> Any:
        seen.append(sql)
        return execute(sql, params, many, context)

    wrapper = connection.execute_wrapper(note)
    wrapper.__enter__()

    def stop() -> list[str]:
        wrapper.__exit__(None, None, None)
        return seen

    return stop


if __name__ == "__main__":
    main()
