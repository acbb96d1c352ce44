"""The shipped cards and decks for tests: loaded from their definitions once for all tests; after that their rows are copied."""

from __future__ import annotations

from functools import cache
from typing import Any

from django.db import connection

from cards.loading.definition_files import DEFINITIONS, Shelf, read_shelf
from cards.models import Card, CardSet, CardValue
from cards.services import load_shelf, mark_changed
from decks.loading.shipped_decks import load_decks
from decks.models import Deck, DeckEntry
from rules import games
from rules.kernel.game import Game

Rows = dict[str, list[Any]]

CARD_TABLES = tuple(model._meta.db_table for model in (CardSet, Card, CardValue))
DECK_TABLES = tuple(model._meta.db_table for model in (Deck, DeckEntry))
_cards: dict[tuple[str, ...], Rows] = {}
_decks: Rows = {}


@cache
def _shelf(slug: str) -> Shelf:
    return read_shelf(games.get(slug), DEFINITIONS / slug)


def load_shipped(*shipped: Game) -> bool:
    """Load the shipped cards of some games into the test's database. Return whether their rows are those that are always copied."""
    wanted = tuple(game.slug for game in shipped)
    # Elsewhere copies would not move the sequences on.
    is_alone = connection.vendor == "sqlite" and not CardSet.objects.exists()
    if is_alone and wanted in _cards:
        _copy(_cards[wanted])
        for game in shipped:
            mark_changed(game)
        return True
    for game in shipped:
        load_shelf(_shelf(game.slug))
    if is_alone:
        _cards[wanted] = _read(CARD_TABLES)
    return is_alone


def load_shipped_decks() -> None:
    """Load the shipped cards and decks of every game into the test's database."""
    is_alone = load_shipped(*games.everything()) and not Deck.objects.exists()
    if is_alone and _decks:
        _copy(_decks)
        return
    load_decks()
    if is_alone:
        _decks.update(_read(DECK_TABLES))


def _read(tables: tuple[str, ...]) -> Rows:
    with connection.cursor() as cursor:
        return {table: list(cursor.execute(f"SELECT * FROM {table}").fetchall()) for table in tables}


def _copy(tables: Rows) -> None:
    with connection.cursor() as cursor:
        for table, rows in tables.items():
            places = ",".join(["%s"] * len(rows[0]))
            cursor.executemany(f"INSERT INTO {table} VALUES ({places})", rows)
