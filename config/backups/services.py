"""Write a backup while the site runs, and restore one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.cache import cache
from django.core.exceptions import ValidationError
from django.core.management import call_command
from django.core.management.color import no_style
from django.db import DatabaseError, IntegrityError, connection, models
from django.utils import timezone

from config.backups import schema
from config.backups.archives import SECRET_KEY, Archive, ArchiveError, Manifest, create_archive, open_archive
from config.backups.rows import columns_of, read_rows, write_rows
from config.startup import environment
from matches.farm.workers import FORGOTTEN_AFTER

#: Tables with people's own rows, which no command can load again; the value is the SQL condition for those rows.
_PEOPLES_TABLES = {"auth_user": "", "decks_deck": " WHERE NOT is_precon", "matches_simulation": ""}


class BackupError(Exception):
    """The backup or the restore failed and changed nothing; the message says why and what to do."""


@dataclass(frozen=True, slots=True)
class Restored:
    """The result of a restore; `is_key_other`: the site keeps using a secret key that differs from the backup's."""

    manifest: Manifest
    is_migrated: bool
    is_key_other: bool


def write_backup(*, path: Path) -> Manifest:
    """Write all rows of one snapshot and the secret key to a new file. Raises BackupError."""
    if path.exists():
        raise BackupError(f"{path} is there already. Give another name, or move it away first.")
    try:
        applied = schema.applied_migrations(connection)
        if not applied:
            raise BackupError("The database has no tables of this site, so there is nothing to back up. Run `manage.py migrate` first.")
        tables = schema.models_at(connection, applied)
        with create_archive(path) as archive, schema.read_snapshot(connection):
            for model in tables:
                archive.add(f"rows/{model._meta.label_lower}", read_rows(model), columns_of(model))
            archive.add(SECRET_KEY, iter([settings.SECRET_KEY.encode()]))
            manifest = Manifest(datetime.now(UTC).isoformat(), connection.vendor, applied, tuple(archive.parts))
            archive.close(manifest)
    except schema.OldDatabaseError as error:
        raise BackupError("This is of an older version of the site. Run `manage.py migrate` first, which takes everything over.") from error
    except schema.UnknownMigrationsError as error:
        raise BackupError(f"The database was made by a newer version of the site ({error}). Back it up with that one.") from error
    except OSError as error:
        raise BackupError(f"{path} can't be written: {error.strerror}.") from error
    except DatabaseError as error:
        raise BackupError(f"The database can't be read: {error}") from error
    return manifest


def restore_backup(*, path: Path, replace: bool = False) -> Restored:
    """Replace the database's content by the backup's, and migrate it if it is older. All or nothing. Raises BackupError."""
    try:
        with open_archive(path) as archive:
            tables = _tables_of(archive)
            with schema.restore_transaction(connection):
                _require_restorable(replace)
                schema.drop_tables(connection, schema.own_tables(connection))
                schema.make_tables(connection, archive.manifest.migrations)
                _fill(tables, archive)
                before = schema.applied_migrations(connection)
                call_command("migrate", interactive=False, verbosity=0)
                is_migrated = schema.applied_migrations(connection) != before
            key = archive.secret_key
            manifest = archive.manifest
    except ArchiveError as error:
        raise BackupError(str(error)) from error
    except schema.OldDatabaseError as error:
        raise BackupError("This is of an older version of the site. Run `manage.py migrate` first, which takes everything over.") from error
    except schema.UnknownMigrationsError as error:
        raise BackupError(
            f"The backup was made by a newer version of the site, whose migrations are unknown here ({error}). Restore it with that one."
        ) from error
    except IntegrityError as error:
        raise BackupError(f"The rows of the backup do not belong together ({error}). Nothing was changed. Use another backup.") from error
    except DatabaseError as error:
        raise BackupError(f"The database does not let it: {error}. Nothing was changed. Stop the site, then try again.") from error
    _clear_caches()
    try:
        is_kept = _adopt_key(key)
    except OSError as error:
        raise BackupError(
            f"All rows are back, but the secret key could not be written ({error}): make room, then restore once more with --replace."
        ) from error
    return Restored(manifest, is_migrated, not is_kept)


def _tables_of(archive: Archive) -> list[type[models.Model]]:
    """Return the models of the archive's tables. Raises ArchiveError if these differ from what the archive's migrations make."""
    tables = schema.models_at(connection, archive.manifest.migrations)
    known = {model._meta.label_lower: sorted(columns_of(model)) for model in tables}
    held = {name: sorted(part.columns) for name, part in archive.manifest.tables.items()}
    if known != held:
        differing = ", ".join(sorted({name for name in known.keys() | held.keys() if known.get(name) != held.get(name)}))
        raise ArchiveError(f"The backup's tables are not those of its migrations ({differing}). Restore it with the version that made it.")
    return tables


def _require_restorable(replace: bool) -> None:
    """Raise BackupError if the database belongs to another product, is in use, or holds people's rows and `replace` is not set."""
    with connection.cursor() as cursor:
        everything = set(connection.introspection.table_names(cursor))
        own = set(schema.own_tables(connection))
        if everything and "django_migrations" not in own:
            raise BackupError("The database holds tables of something else. Restore into an empty one.")
        if "matches_worker" in own:
            since = connection.ops.adapt_datetimefield_value(timezone.now() - FORGOTTEN_AFTER)
            cursor.execute("SELECT COUNT(*) FROM matches_worker WHERE seen_at > %s", [since])
            if cursor.fetchone()[0]:
                raise BackupError("The site is running: its workers have just reported. Stop it first; after a crash wait two minutes.")
        for table, some in _PEOPLES_TABLES.items():
            if replace or table not in own:
                continue
            cursor.execute(f"SELECT COUNT(*) FROM {table}{some}")
            if cursor.fetchone()[0]:
                raise BackupError(
                    "The database holds members, decks or simulations, which would be lost. "
                    "Restore into an empty one, or say --replace (and back this one up before)."
                )


def _fill(tables: list[type[models.Model]], archive: Archive) -> None:
    for model in reversed(tables):
        with connection.cursor() as cursor:
            cursor.execute(f"DELETE FROM {connection.ops.quote_name(model._meta.db_table)}")
    for model in tables:
        part = archive.manifest.tables[model._meta.label_lower]
        try:
            write_rows(model, part.columns, archive.lines(part.name), connection)
        except (ValueError, TypeError, ValidationError) as error:
            raise ArchiveError(f"A row of {model._meta.label_lower} in the backup can't be read ({error}). Nothing was changed.") from error
    with connection.cursor() as cursor:
        for statement in connection.ops.sequence_reset_sql(no_style(), tables):
            cursor.execute(statement)
        # The workers of that time are gone; without this, another restore would report that the site is running.
        cursor.execute("DELETE FROM matches_worker")
    schema.check_references(connection)


def _clear_caches() -> None:
    """Clear the cache, whose values come from the replaced rows, and truncate SQLite's write-ahead log. Ignores errors."""
    try:
        if connection.vendor == "sqlite":
            connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
        cache.clear()
    except Exception:  # cache backends raise errors of their own
        return


def _adopt_key(key: str) -> bool:
    """Write the key to the site's key file, and return whether the site uses it now; False if DJANGO_SECRET_KEY sets another one."""
    if key == settings.SECRET_KEY:
        return True
    given = environment.text("DJANGO_SECRET_KEY")
    if given:
        return False
    path = settings.VAR_DIR / "secret-key"
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name("secret-key.part")
    temporary.unlink(missing_ok=True)
    with os.fdopen(os.open(temporary, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as file:
        file.write(key)
    temporary.replace(path)
    return True


def row_counts(manifest: Manifest) -> Iterator[tuple[str, int]]:
    """Yield the name and the number of rows of each table that has any."""
    yield from ((name, part.rows) for name, part in manifest.tables.items() if part.rows)


def as_json(manifest: Manifest, path: Path) -> dict[str, Any]:
    return {
        "file": str(path),
        "bytes": path.stat().st_size,
        "made_at": manifest.made_at,
        "vendor": manifest.vendor,
        "rows": dict(row_counts(manifest)),
    }
