"""Health checks: liveness (`/healthz`) and readiness (`/readyz`)."""

import secrets
import shutil
import tempfile
from pathlib import Path

from django.conf import settings
from django.contrib.sessions.models import Session
from django.db import DatabaseError, connection, transaction
from django.db.migrations.executor import MigrationExecutor
from django.http import HttpRequest, JsonResponse
from django.utils import timezone
from django.views.decorators.http import require_safe

#: Less free disk space than this makes the site not ready.
LEAST_FREE_BYTES = 16 << 20


@require_safe
def healthz(request: HttpRequest) -> JsonResponse:
    """Return 200 as long as the process answers."""
    return JsonResponse({"status": "ok"})


@require_safe
def readyz(request: HttpRequest) -> JsonResponse:
    """Return 200 when every migration is applied and the database and the disk accept writes, else 503 with the reason."""
    reason = _reason()
    return JsonResponse({"status": "unavailable", "reason": reason}, status=503) if reason else JsonResponse({"status": "ready"})


def _reason() -> str:
    """Return why the site is not ready; empty if it is."""
    try:
        executor = MigrationExecutor(connection)
        waiting = executor.migration_plan(executor.loader.graph.leaf_nodes())
    except DatabaseError as error:
        return f"the database does not answer: {error}"
    if waiting:
        return f"{len(waiting)} migrations are waiting"
    try:
        _try_to_write()
    except DatabaseError as error:
        return f"the database takes no writes: {error}"
    return next((reason for folder in _folders() if (reason := _reason_unwritable(folder))), "")


def _try_to_write() -> None:
    """Insert a row and roll it back, which needs the database's write lock and write permission."""
    with transaction.atomic():
        Session.objects.create(session_key=f"readyz-{secrets.token_hex(12)}", session_data="", expire_date=timezone.now())
        transaction.set_rollback(True)


def _folders() -> list[Path]:
    """Return the folders that must be writable: the file cache's, and the database's if it is a file.

    In a container the rest of the site's folder is read-only.
    """
    is_file = connection.vendor == "sqlite" and Path(connection.settings_dict["NAME"]).is_file()
    return [Path(settings.VAR_DIR) / "cache", *([Path(connection.settings_dict["NAME"]).parent] if is_file else [])]


def _reason_unwritable(folder: Path) -> str:
    """Return why no file can be written to the folder; empty if one can."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        free = shutil.disk_usage(folder).free
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"x" * 4096)
    except OSError as error:
        return f"the disk takes no files: {error}"
    return "" if free >= LEAST_FREE_BYTES else f"the disk has {free >> 20} MB left"
