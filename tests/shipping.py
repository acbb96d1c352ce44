"""The shipped cards for tests: loaded from their definitions once, however many tests want them; after that their rows are copied."""

from __future__ import annotations

from functools import cache
from typing import Any

from django.db import connection

from cards.loading.definition_files import DEFINITIONS, Shelf, read_shelf
from cards.models import Card, CardSet, CardValue
from cards.services import load_shelf, mark_changed
from rules import games
from rules.kernel.game import Game

TABLES = tuple(model._meta.db_table for model in (CardSet, Card, CardValue))
_rows: dict[tuple[str, ...], dict[str, list[Any]]] = {}


@cache
def _shelf(slug: str) -> Shelf:
    return read_shelf(games.get(slug), DEFINITIONS / slug)


def load_shipped(*shipped: Game) -> None:
    """Load the shipped cards of some games into the test's database."""
    wanted = tuple(game.slug for game in shipped)
    if wanted in _rows and not CardSet.objects.exists():
        _copy(_rows[wanted])
        for game in shipped:
            mark_changed(game)
        return
    is_alone = connection.vendor == "sqlite" and not CardSet.objects.exists()  # elsewhere copies would not move the sequences on
    for game in shipped:
        load_shelf(_shelf(game.slug))
    if is_alone:
        _rows[wanted] = {table: _read(table) for table in TABLES}


def _read(table: str) -> list[Any]:
    with connection.cursor() as cursor:
        return list(cursor.execute(f"SELECT * FROM {table}").fetchall())


def _copy(tables: dict[str, list[Any]]) -> None:
    with connection.cursor() as cursor:
        for table, rows in tables.items():
            places = ",".join(["%s"] * len(rows[0]))
            cursor.executemany(f"INSERT INTO {table} VALUES ({places})", rows)
