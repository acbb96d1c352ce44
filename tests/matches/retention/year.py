"""Measure how large the database grows in a year with a number of guests each day, while the sweeper deletes expired rows.

    python -m tests.matches.retention.year --days 365 --guests 1000 [--database URL]

Each guest builds one of the shipped decks in eleven edits and views a live figure that nobody had before; every second one plays a gauntlet
of all shipped decks (26 chunks with the counts of cards, as 2,000 games make), one of ten adds tags, and one of fifty notes a collection.
Nobody comes back. Rows are copied in the database from rows that the site's own services made; the clock is simulated.
"""

from __future__ import annotations

import argparse
import io
import os
import secrets
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any
from unittest import mock

import django

START = datetime(2031, 1, 1, 12, tzinfo=UTC)
EDITS, HOLDINGS = 11, 300
#: Average sizes in a chunk of a played gauntlet: 39 scores, 1,477 bytes of counts, 104 of turns, 47 of ends, 141 of samples and 611 of
#: leads (26 chunks of 2,000 games, measured in November 2026).
SCORES, COUNTS_BYTES = "2" * 39, 1_477
TURNS, ENDS = {str(turn): 3 for turn in range(8, 22)}, {"health": [40, 0, 30], "deck": [3, 0, 4]}
SAMPLES = {f"sample_{number}": [number * 40, 17] for number in range(6)}
LEADS = [[number, number + 7, 3] for number in range(45)]


@contextmanager
def clock(moment: datetime) -> Iterator[None]:
    with mock.patch("django.utils.timezone.now", return_value=moment):
        yield


@dataclass
class Templates:
    """The rows that a day's rows are copied from: guests' decks, and simulations of each of them."""

    decks: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    live: list[str] = field(default_factory=list)


def make_templates(game: str) -> Templates:
    """Make a deck with its versions, a gauntlet and a live figure for each shipped deck of a game; a member owns them, so they do not
    expire.
    """
    from django.contrib.auth.models import User

    from decks.lists.changes import Rename
    from decks.models import Deck, DeckTag
    from decks.owners import Owner
    from decks.services import change_deck, copy_deck
    from matches.kinds.gauntlet import GAUNTLET
    from matches.live.figures import find_figure, gauntlet_of
    from matches.models import Chunk, Simulation, Status
    from matches.requests.terms import Terms
    from matches.services import make_simulation

    shipped = list(Deck.objects.precons().filter(game=game))
    found = Templates()
    owner = Owner(User.objects.create_user("template"))
    for each in shipped:
        deck = copy_deck(deck=each, owner=owner)
        for edit in range(EDITS - 1):
            deck = change_deck(deck=deck, revision=deck.revision, changes=[Rename(f"{each.name} {edit}")])
        DeckTag.objects.create(deck=deck, name="practice")
        weights = (1.0,) * (len(shipped) + 1)
        played = make_simulation(kind=GAUNTLET, owner=owner, decks=[deck, *shipped], terms=Terms(2_000), weights=weights)
        live = find_figure(each.listing(_pool(game)), gauntlet_of(each, shipped), owner.payer).simulation
        rows = Simulation.objects.filter(pk__in=(played.pk, live.pk))
        rows.update(status=Status.DONE, finished_at=START, live_key="", owner=owner.user)
        for simulation, counts in ((played, secrets.token_bytes(COUNTS_BYTES)), (live, None)):
            matchups = list(simulation.matchups.all())
            simulation.chunks.all().delete()
            Chunk.objects.bulk_create(
                Chunk(
                    simulation=simulation,
                    matchup=matchups[index % len(matchups)],
                    index=index,
                    first_pair=0,
                    pairs=40,
                    scores=SCORES,
                    card_counts=counts,
                    turns=TURNS,
                    ends=ENDS,
                    samples=SAMPLES,
                    leads=LEADS,
                    done_at=START,
                    seconds=1.0,
                )
                for index in range(26)
            )
        found.decks.append(deck.pk.hex)
        found.played.append(played.pk.hex)
        found.live.append(live.pk.hex)
    return found


def _pool(game: str) -> Any:
    from cards.catalogue import catalogue_of

    return catalogue_of(game)


def copy_rows(table: str, changed: dict[str, str], joined: str) -> None:
    """Copy the rows of a table that `joined` selects as `t`, with some columns changed and new keys."""
    from django.db import connection

    with connection.cursor() as cursor:
        columns = [each.name for each in connection.introspection.get_table_description(cursor, table)]
        kept = [name for name in columns if name != "id" or "id" in changed]
        names = ", ".join(f'"{name}"' for name in kept)
        values = ", ".join(changed.get(name, f't."{name}"') for name in kept)
        cursor.execute(f"INSERT INTO {table} ({names}) SELECT {values} FROM fresh f JOIN {table} t ON {joined}")


def insert_guests(templates: Templates, guests: int, moment: datetime, played: int | None = None) -> None:
    """Insert one day's guests with all their rows; every second guest, or `played` of them, plays a gauntlet."""
    from django.contrib.sessions.backends.db import SessionStore
    from django.contrib.sessions.models import Session
    from django.db import connection, transaction

    from decks.models import DeckEntry, Holding
    from decks.owners import SEEN_ON, SESSION_NAME, Guest

    keys = [secrets.token_hex(16) for _ in range(guests)]
    with transaction.atomic():
        store = SessionStore()
        Session.objects.bulk_create(
            Session(
                session_key=secrets.token_hex(16),
                session_data=store.encode({SESSION_NAME: key, SEEN_ON: str(moment.date()), "_session_expiry": 31 * 86_400}),
                expire_date=moment + timedelta(days=31),
            )
            for key in keys
        )
        Guest.objects.bulk_create(Guest(key, moment) for key in keys)
        cards = list(DeckEntry.objects.values_list("card", flat=True).distinct()[:HOLDINGS])
        Holding.objects.bulk_create(Holding(owner_key=key, card_id=card, count=1) for key in keys[::50] for card in cards)
        with connection.cursor() as cursor:
            kind = "uuid" if connection.vendor == "postgresql" else "char(32)"
            cursor.execute("DROP TABLE IF EXISTS fresh")
            cursor.execute(f"CREATE TEMPORARY TABLE fresh (id {kind}, template {kind}, number integer, key varchar(64))")
        at = "'" + str(connection.ops.adapt_datetimefield_value(moment)) + "'"
        own = {"owner_id": "NULL", "owner_key": "f.key"}
        _assign_templates(templates.decks, keys)
        copy_rows("decks_deck", {**own, "id": "f.id", "created_at": at, "updated_at": at}, "t.id = f.template")
        copy_rows("decks_deckentry", {"deck_id": "f.id"}, "t.deck_id = f.template")
        copy_rows("decks_deckversion", {"deck_id": "f.id", "made_at": at}, "t.deck_id = f.template")
        copy_rows("decks_decktag", {"deck_id": "f.id"}, "t.deck_id = f.template AND f.number % 10 = 0")
        ended = {"created_at": at, "finished_at": at}
        _assign_templates(templates.played, keys[::2] if played is None else keys[:played])
        _copy_simulations({**own, "payer": "'browser:' || f.key", **ended})
        for hours, some in enumerate((keys[::2], keys[1::2]) if templates.live else ()):
            wanted = "'" + str(connection.ops.adapt_datetimefield_value(moment - timedelta(hours=hours))) + "'"
            _assign_templates(templates.live, some)
            _copy_simulations({**own, "owner_key": "''", "live_key": "f.key", "wanted_until": wanted, **ended})


def _assign_templates(templates: list[str], keys: list[str]) -> None:
    """Fill the table of copies to make: each key is assigned one of the templates."""
    from django.db import connection

    rows = [(secrets.token_hex(16), templates[number % len(templates)], number, key) for number, key in enumerate(keys)]
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM fresh")
        cursor.executemany("INSERT INTO fresh VALUES (%s, %s, %s, %s)", rows)


def _copy_simulations(changed: dict[str, str]) -> None:
    def same(table: str, column: str) -> str:
        """Return SQL for the copy of the row to which `column` refers."""
        return f'(SELECT n.id FROM {table} n JOIN {table} o ON o.id = t.{column} WHERE n.simulation_id = f.id AND n."index" = o."index")'

    copy_rows("matches_simulation", {"id": "f.id", **changed}, "t.id = f.template")
    copy_rows("matches_contestant", {"simulation_id": "f.id"}, "t.simulation_id = f.template")
    copy_rows("matches_matchup", {"simulation_id": "f.id"}, "t.simulation_id = f.template")
    matchup = same("matches_matchup", "matchup_id")
    taken = "t.matchup_id IN (SELECT m.id FROM matches_matchup m WHERE m.simulation_id = f.template)"
    copy_rows("matches_seat", {"matchup_id": matchup, "contestant_id": same("matches_contestant", "contestant_id")}, taken)
    copy_rows("matches_chunk", {"simulation_id": "f.id", "matchup_id": matchup}, "t.simulation_id = f.template")


def database_bytes() -> int:
    """Return the database's size on disk, free pages included."""
    from django.db import connection

    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("SELECT pg_database_size(current_database())")
            return int(cursor.fetchone()[0])
        cursor.execute("PRAGMA page_count")
        pages = cursor.fetchone()[0]
        cursor.execute("PRAGMA page_size")
        return int(pages * cursor.fetchone()[0])


def simulate_days(templates: Templates, *, days: int, guests: int) -> Iterator[tuple[int, int, float]]:
    """Yield the day, the database's bytes after its sweep, and the seconds that the sweep took."""
    from matches.retention.expiry import delete_all_expired

    for day in range(1, days + 1):
        with clock(START + timedelta(days=day)):
            insert_guests(templates, guests, START + timedelta(days=day))
            began = time.perf_counter()
            delete_all_expired()
            yield day, database_bytes(), time.perf_counter() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--days", type=int, default=365)
    parser.add_argument("--guests", type=int, default=1000)
    parser.add_argument("--game", default="")
    parser.add_argument("--database", default="", help="a PostgreSQL database without tables; a new SQLite file when not given")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"DECKPROOF_VAR_DIR": folder, "DJANGO_SETTINGS_MODULE": "config.settings", "DATABASE_URL": asked.database}
        os.environ["DECKPROOF_LOG_LEVEL"] = "ERROR"
        django.setup()
        from django.core.management import call_command
        from django.db import connection

        from decks.models import Deck
        from matches.models import Simulation
        from rules import games

        for command in ("migrate", "load_cards", "load_decks"):
            call_command(command, verbosity=0, stdout=io.StringIO())
        game = asked.game or next(each.slug for each in games.everything() if each.is_playable)
        with clock(START), mock.patch("matches.farm.dispatch.send_hint", return_value=False):
            templates = make_templates(game)
        worst = 0
        for day, size, seconds in simulate_days(templates, days=asked.days, guests=asked.guests):
            worst = max(worst, size)
            if day % 30 == 0 or day == asked.days:
                counts = f"{Deck.objects.count():,} decks, {Simulation.objects.count():,} simulations"
                print(f"day {day}: {size / 1e6:,.0f} MB, {counts}; the day's sweep {seconds:.1f} s", flush=True)
        print(f"at most {worst / 1e6:,.0f} MB")
        if connection.vendor == "sqlite":
            with connection.cursor() as cursor:
                cursor.execute("SELECT name, SUM(pgsize) FROM dbstat GROUP BY 1 ORDER BY 2 DESC LIMIT 12")
                print(", ".join(f"{name} {size / 1e6:,.0f}" for name, size in cursor.fetchall()))


if __name__ == "__main__":
    main()
