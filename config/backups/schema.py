"""The site's tables: the migrations that made them, and functions that list, drop and recreate them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from django.apps import apps as present
from django.db import models, transaction
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.migrations.executor import MigrationExecutor
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder

Migrations = Mapping[str, Sequence[str]]
#: Seconds that a restore waits for table locks.
LOCK_SECONDS = 10


#: Apps that the site used to have, with their tables: `migrate` takes their rows over.
REMOVED_APPS = {"authtoken": "authtoken_token"}


class OldDatabaseError(Exception):
    """The database is of an older version and holds rows that only `migrate` can take over."""


class UnknownMigrationsError(Exception):
    """The migrations are unknown to this version of the site."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(", ".join(names))


def applied_migrations(connection: BaseDatabaseWrapper) -> dict[str, list[str]]:
    """Return the applied migrations by app, in order; empty for a database without tables."""
    found: dict[str, list[str]] = {}
    for app, name in sorted(MigrationRecorder(connection).applied_migrations()):
        found.setdefault(app, []).append(name)
    return found


def models_at(connection: BaseDatabaseWrapper, migrations: Migrations) -> list[type[models.Model]]:
    """Return every model with a table as of those migrations, referenced models first. Raises UnknownMigrationsError."""
    loader = MigrationLoader(connection)
    state = loader.project_state(last_migrations(loader, migrations))
    found = [model for model in state.apps.get_models(include_auto_created=True) if model._meta.managed and not model._meta.proxy]
    return _in_dependency_order(found)


def last_migrations(loader: MigrationLoader, migrations: Migrations) -> list[tuple[str, str]]:
    """Return the last migrations, which depend on all the others. Raises UnknownMigrationsError, and OldDatabaseError for removed apps."""
    nodes = {(app, name) for app, names in migrations.items() for name in names}
    unknown = sorted(f"{app} {name}" for app, name in nodes - loader.graph.nodes.keys())
    if unknown and all(each.split()[0] in REMOVED_APPS for each in unknown):
        raise OldDatabaseError
    if unknown:
        raise UnknownMigrationsError(unknown)
    return sorted(node for node in nodes if not any(child.key in nodes for child in loader.graph.node_map[node].children))


def _in_dependency_order(found: Sequence[type[models.Model]]) -> list[type[models.Model]]:
    ordered: dict[type[models.Model], None] = {}

    def add(model: type[models.Model], under_way: frozenset[type[models.Model]]) -> None:
        for field in model._meta.concrete_fields:
            other = field.related_model
            if isinstance(other, type) and other in found and other not in under_way | {model}:
                add(other, under_way | {model})
        ordered.setdefault(model)

    for model in sorted(found, key=lambda each: each._meta.label_lower):
        add(model, frozenset())
    return list(ordered)


def own_tables(connection: BaseDatabaseWrapper) -> list[str]:
    """Return the names of this site's tables in the database, from any version of the site."""
    with connection.cursor() as cursor:
        names = connection.introspection.table_names(cursor)
    known = {model._meta.db_table for model in present.get_models(include_auto_created=True)} | {
        "django_migrations",
        *REMOVED_APPS.values(),
    }
    labels = tuple(f"{config.label}_" for config in present.get_app_configs() if config.models_module)
    return [name for name in names if name in known or name.startswith(labels)]


def drop_tables(connection: BaseDatabaseWrapper, names: Sequence[str]) -> None:
    quoted = [connection.ops.quote_name(name) for name in names]
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql" and quoted:
            cursor.execute(f"DROP TABLE {', '.join(quoted)} CASCADE")
        elif quoted:
            for name in quoted:
                cursor.execute(f"DROP TABLE {name}")


def make_tables(connection: BaseDatabaseWrapper, migrations: Migrations) -> None:
    """Create the tables as of those migrations in a database that has none of them.

    Rows may be inserted in any order afterwards, also in the same transaction.
    """
    executor = MigrationExecutor(connection)
    executor.migrate(last_migrations(executor.loader, migrations))
    if connection.vendor == "postgresql":
        # A migration that adds a foreign key has it checked row by row until the transaction ends.
        connection.cursor().execute("SET CONSTRAINTS ALL DEFERRED")


@contextmanager
def read_snapshot(connection: BaseDatabaseWrapper) -> Iterator[None]:
    """Read everything inside from one snapshot of the database, without blocking writers."""
    if connection.vendor == "postgresql":
        with transaction.atomic(using=connection.alias):
            connection.cursor().execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            yield
        return
    # Not `atomic`: its transactions take the write lock (config.settings), and this one only reads.
    connection.cursor().execute("BEGIN DEFERRED")
    try:
        yield
    finally:
        connection.cursor().execute("ROLLBACK")


@contextmanager
def restore_transaction(connection: BaseDatabaseWrapper) -> Iterator[None]:
    """Run everything inside in one transaction, table changes included. Foreign keys are checked by `check_constraints`, not row by row."""
    connection.disable_constraint_checking()
    try:
        with transaction.atomic(using=connection.alias):
            if connection.vendor == "postgresql":
                connection.cursor().execute(f"SET LOCAL lock_timeout = '{LOCK_SECONDS}s'")
            yield
    finally:
        connection.enable_constraint_checking()


def check_references(connection: BaseDatabaseWrapper) -> None:
    """Check all foreign keys. Raises IntegrityError for a row that refers to a missing one."""
    connection.check_constraints()
    if connection.vendor == "postgresql":
        # PostgreSQL can't alter tables while constraint checks are deferred.
        connection.cursor().execute("SET CONSTRAINTS ALL IMMEDIATE")
