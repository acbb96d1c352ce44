"""Empty PostgreSQL databases for tests that fill one of their own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

_NUMBERS = count()


@contextmanager
def empty_database(postgres: str) -> Iterator[str]:
    """Make an empty database on a server, yield its URL, and drop it with whoever is still connected."""
    import psycopg

    name = f"deckproof_test_{os.getpid()}_{next(_NUMBERS)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    try:
        yield f"{postgres.rpartition('/')[0]}/{name}"
    finally:
        with psycopg.connect(postgres, autocommit=True) as connection:
            connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
