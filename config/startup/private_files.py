"""Files and folders that only their owner may read, from the moment that they exist, whatever the umask."""

import os
import secrets
from pathlib import Path

from django.core.exceptions import ImproperlyConfigured

FILE, FOLDER = 0o600, 0o700
LEAST_LENGTH, LEAST_LETTERS = 50, 10
#: Suffixes of the files that SQLite creates next to a database, with the database's own mode.
SQLITE_SUFFIXES = ("", "-wal", "-shm", "-journal")


def make_folder(path: Path) -> None:
    """Create the folder and its missing parents. Raises OSError."""
    for each in (*reversed(path.parents), path):
        if not each.exists():
            _create_folder(each)


def make_database(path: Path, *, is_ours: bool = False) -> None:
    """Create an empty SQLite file, and make existing ones private. With `is_ours` also create its folder. Raises ImproperlyConfigured."""
    try:
        if is_ours:
            make_folder(path.parent)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, FILE))
        for ending in SQLITE_SUFFIXES:
            _make_private(path.with_name(path.name + ending))
    except PermissionError:
        # A read-only database still serves pages that only read.
        if path.exists():
            return
        raise ImproperlyConfigured(f"The database {path} can't be made (no permission). Set DATABASE_URL to another place.") from None
    except OSError as error:
        if path.is_file():
            return
        raise ImproperlyConfigured(f"The database {path} can't be made ({error.strerror}). Set DATABASE_URL to another place.") from error


def load_or_create_key(path: Path) -> str:
    """Return the secret key in the file, which is created atomically if missing, even when several processes start at once.

    Raises ImproperlyConfigured.
    """
    mend = f"Put the key back from a backup, or delete {path}: a new one is made then, and everybody has to sign in again."
    try:
        if not path.exists():
            make_folder(path.parent)
            _write_key(path)
        _make_private(path)
        kept = path.read_text().strip()
    except (OSError, ValueError) as error:
        raise ImproperlyConfigured(f"The secret key can't be kept or read ({error}). {mend}") from error
    if not kept:
        raise ImproperlyConfigured(f"The secret key is empty. {mend}")
    return require_strong_key(kept, "The secret key", mend)


def require_strong_key(key: str, called: str, mend: str) -> str:
    """Return the key if it is long and random enough. Raises ImproperlyConfigured."""
    if len(key) < LEAST_LENGTH:
        raise ImproperlyConfigured(f"{called} has {len(key)} characters and needs {LEAST_LENGTH}. {mend}")
    if len(set(key)) < LEAST_LETTERS or key in (key + key)[1:-1] or key.startswith("django-insecure"):
        raise ImproperlyConfigured(f"{called} can be guessed: it repeats itself, or came with an example. {mend}")
    return key


def _write_key(path: Path) -> None:
    new = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    with os.fdopen(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE), "w") as file:
        file.write(secrets.token_urlsafe(64))
    try:
        os.link(new, path)
    except FileExistsError:
        pass
    finally:
        new.unlink()


def _create_folder(path: Path) -> None:
    try:
        path.mkdir(mode=FOLDER)
    except FileExistsError:
        pass


def _make_private(path: Path) -> None:
    """Remove the permissions of everybody but the owner from an existing file."""
    try:
        if path.stat().st_mode & 0o077:
            path.chmod(FILE)
    except (FileNotFoundError, PermissionError):
        pass
