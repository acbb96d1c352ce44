"""One step in the life of a site that is backed up in the middle of a simulation; prints what is known of it as JSON.

Run as `python -m tests.config.backups.saved_site begin|finish` with the site's settings in the environment; the test does. `begin` makes
the simulation and plays half of its chunks, and takes one more that is never finished; `finish` plays what is left, as workers would.
"""

from __future__ import annotations

import json
import sys
from datetime import timedelta

import django

GAMES, SEED = 4000, 11


def begin() -> None:
    from django.core.management import call_command
    from django.utils import timezone

    from decks.owners import Owner
    from matches.farm.chunk_play import play_chunks
    from matches.kinds.gauntlet import create_gauntlet
    from matches.models import Chunk
    from matches.requests.terms import Terms
    from tests.matches.conftest import MIDDLE, STRONG, make_cards, make_deck

    call_command("migrate", verbosity=0)
    make_cards()
    nobody = Owner(None, "k" * 32)
    mine, theirs = make_deck(nobody, "Strong", STRONG), make_deck(nobody, "Middle", MIDDLE)
    chunks = list(create_gauntlet(owner=nobody, deck=mine, opponents=[theirs], terms=Terms(GAMES, seed=SEED)).chunks.all())
    for chunk in chunks[: len(chunks) // 2]:
        play_chunks(chunk.pk)
    under_way = timezone.now() - timedelta(seconds=1)
    Chunk.objects.filter(pk=chunks[-1].pk).update(lease_until=under_way, claimed_by="gone", attempts=1, dispatched_at=under_way)


def finish() -> None:
    from matches.farm.chunk_play import play_chunks
    from matches.farm.dispatch import sweep
    from matches.models import Chunk

    sweep()
    for chunk in Chunk.objects.open():
        play_chunks(chunk.pk)
    sweep()


def main(step: str) -> None:
    django.setup()
    from tests.matches.farm.processes.pips_worker import app

    assert app
    {"begin": begin, "finish": finish}[step]()
    from matches.figures.summaries import summarise
    from matches.models import Simulation

    simulation = Simulation.objects.get()
    print(json.dumps({**summarise(simulation).as_json, "open": simulation.chunks.open().count()}))


if __name__ == "__main__":
    main(sys.argv[1])
