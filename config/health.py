"""Answers for the machines that watch the site: is it alive, and can it serve?"""

from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor
from django.http import HttpRequest, JsonResponse
from django.views.decorators.http import require_safe


@require_safe
def healthz(request: HttpRequest) -> JsonResponse:
    """200 as long as the process answers."""
    return JsonResponse({"status": "ok"})


@require_safe
def readyz(request: HttpRequest) -> JsonResponse:
    """200 once the database answers and has every migration; 503 with the reason until then."""
    try:
        executor = MigrationExecutor(connection)
        waiting = executor.migration_plan(executor.loader.graph.leaf_nodes())
    except DatabaseError as error:
        return JsonResponse({"status": "unavailable", "reason": f"the database does not answer: {error}"}, status=503)
    if waiting:
        return JsonResponse({"status": "unavailable", "reason": f"{len(waiting)} migrations are waiting"}, status=503)
    return JsonResponse({"status": "ready"})
