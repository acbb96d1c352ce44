"""Say what to run first if a command meets a database without its tables."""

from __future__ import annotations

from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor


def first_to_run() -> str:
    """Return a sentence for whoever runs a command; empty where the database has all of its tables, or does not answer."""
    try:
        executor = MigrationExecutor(connection)
        left = executor.migration_plan(executor.loader.graph.leaf_nodes())
    except DatabaseError:
        return ""
    if not left:
        return ""
    return (
        f"The database has no tables yet, or old ones: {len(left)} migrations have not been run. Run `manage.py migrate`, "
        "`manage.py load_cards` and `manage.py load_decks` first, in this order; `make run` does it by itself."
    )
