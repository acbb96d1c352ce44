"""The shipped cards and decks that are copied for a test are those that the commands load."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.apps import apps
from django.core.management import call_command
from django.db import connection, transaction

from tests.shipping import load_shipped_decks

#: Columns that differ each time.
OWN = ("created_at", "updated_at", "version")
MODELS = {model._meta.db_table: model for model in apps.get_models()}


def everything() -> dict[str, list[dict[str, Any]]]:
    """The rows of the site's tables, without keys made at random and times."""
    found = {}
    for model in apps.get_models():
        if not model._meta.app_label.startswith("django"):
            with connection.cursor() as cursor:
                rows = cursor.execute(f"SELECT * FROM {model._meta.db_table}").fetchall()
                names = [column[0] for column in cursor.description]
            found[model._meta.db_table] = [dict(zip(names, row, strict=True)) for row in rows]
    return found


def without_keys(tables: dict[str, list[dict[str, Any]]]) -> dict[str, list[str]]:
    """Each table's rows in words, with the game and slug of sets, cards and decks for their keys, which a database goes on counting."""
    slugs = {
        name: {row["id"]: f"{row['game']}/{row['slug']}" for row in rows}
        for name, rows in tables.items()
        if rows and {"game", "slug", "id"} <= rows[0].keys()
    }

    def told(table: str, row: dict[str, Any]) -> str:
        targets = {field.column: field.related_model._meta.db_table for field in MODELS[table]._meta.concrete_fields if field.related_model}
        said = {name: slugs.get(targets.get(name, ""), {}).get(value, value) for name, value in row.items() if name not in (*OWN, "id")}
        return str(said)

    return {table: sorted(told(table, row) for row in rows) for table, rows in tables.items()}


def loaded_by_commands() -> None:
    call_command("load_cards", verbosity=0)
    call_command("load_decks", verbosity=0)


def left_by(load: Callable[[], None]) -> dict[str, list[str]]:
    """What stands in the database when that has loaded everything, of which nothing stays."""
    with transaction.atomic():
        load()
        left = without_keys(everything())
        transaction.set_rollback(True)
    return left


@pytest.mark.django_db
def test_copies_are_what_the_commands_load() -> None:
    left_by(load_shipped_decks)
    copied = left_by(load_shipped_decks)
    assert len(copied["decks_deckentry"]) > 100
    assert copied == left_by(loaded_by_commands)
