"""Outages of the database or the disk: detect them, and answer with 503 as a page, a part of a page or JSON."""

from __future__ import annotations

import errno
import logging
import sqlite3
import sys
from collections.abc import Callable, Iterator
from enum import Enum

from django.contrib.sessions.middleware import SessionMiddleware
from django.db import connection
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.http.response import HttpResponseBase
from django.template.loader import render_to_string
from django.utils.functional import Promise
from django.utils.translation import get_language, gettext, gettext_lazy
from django.views.defaults import server_error

from config.api_addresses import is_for_api
from config.appearance import theme_of
from config.resilience.lock_timeouts import LockTimeout, set_lock_timeouts

RETRY_AFTER_SECONDS = 5
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

log = logging.getLogger(__name__)


class Outage(Enum):
    """The kind of an outage; the value is the sentence that people read."""

    FULL = gettext_lazy("The site's disk is full.")
    READ_ONLY = gettext_lazy("The site takes no changes for the moment.")
    BUSY = gettext_lazy("The site is busy saving other things.")
    GONE = gettext_lazy("The site can't reach its data for the moment.")


#: Outages by errno, by SQLite's primary result code, and by the prefix of PostgreSQL's SQLSTATE.
_OF_SYSTEM = {errno.ENOSPC: Outage.FULL, errno.EDQUOT: Outage.FULL, errno.EROFS: Outage.READ_ONLY, errno.EIO: Outage.GONE}
_OF_SQLITE = {
    sqlite3.SQLITE_BUSY: Outage.BUSY,
    sqlite3.SQLITE_LOCKED: Outage.BUSY,
    sqlite3.SQLITE_READONLY: Outage.READ_ONLY,
    sqlite3.SQLITE_FULL: Outage.FULL,
    sqlite3.SQLITE_IOERR: Outage.GONE,
    sqlite3.SQLITE_CANTOPEN: Outage.GONE,
    sqlite3.SQLITE_CORRUPT: Outage.GONE,
    sqlite3.SQLITE_NOTADB: Outage.GONE,
    sqlite3.SQLITE_PROTOCOL: Outage.BUSY,
}
_OF_POSTGRES = {
    "53100": Outage.FULL,
    "53": Outage.BUSY,
    "25006": Outage.READ_ONLY,
    "55P03": Outage.BUSY,
    "57014": Outage.BUSY,
    "40": Outage.BUSY,
    "08": Outage.GONE,
    "57": Outage.GONE,
    "58": Outage.GONE,
}


def outage_of(error: BaseException | None) -> Outage | None:
    """Return the outage that caused an error; None if the error is the site's own fault."""
    return next((found for each in _chain(error) if (found := _outage_of_one(each))), None)


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """Yield the error and its causes. Django replaces the error of a locked session row by one that says that the session was deleted."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__ or error.__context__


def _outage_of_one(error: BaseException) -> Outage | None:
    if isinstance(error, sqlite3.Error):
        return _OF_SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    if type(error).__module__.partition(".")[0] == "psycopg":
        state = getattr(error, "sqlstate", None)
        if state is None:
            names = {each.__name__ for each in type(error).__mro__}
            return Outage.GONE if names & {"OperationalError", "InterfaceError"} else None
        return _OF_POSTGRES.get(state) or _OF_POSTGRES.get(state[:2])
    return _OF_SYSTEM.get(error.errno or 0) if isinstance(error, OSError) else None


class Outages:
    """Middleware that limits how long a request waits for database locks, and answers requests that fail from an outage with 503."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response
        set_lock_timeouts()

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        with LockTimeout(connection):
            return self.get_response(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        outage = outage_of(error)
        return None if outage is None else answer_outage(request, outage, error)


class Sessions(SessionMiddleware):
    """Session middleware that serves safe requests (GET, HEAD, OPTIONS) even when the session can't be saved; its changes are lost."""

    def process_response(self, request: HttpRequest, response: HttpResponse) -> HttpResponse:
        try:
            return super().process_response(request, response)
        except Exception as error:
            outage = outage_of(error)
            if outage is None:
                raise
            if request.method in SAFE_METHODS:
                log.warning("The session of %s %s is not saved: %s", request.method, request.path, _cause_text(error))
                return response
            return answer_outage(request, outage, error)


def answer_error(request: HttpRequest) -> HttpResponse:
    """Answer an error that nothing else handled (`handler500`)."""
    error = sys.exc_info()[1]
    outage = outage_of(error)
    if outage is not None and error is not None:
        return answer_outage(request, outage, error)
    if is_for_api(request):
        words = gettext("Something broke on our side. It has been written to the log; try again in a moment.")
        return JsonResponse({"code": "error", "detail": words}, status=500)
    return server_error(request)


def answer_outage(request: HttpRequest, outage: Outage, error: BaseException) -> HttpResponse:
    """Return a 503 response: JSON for the API, a fragment for htmx, else a page that needs no database."""
    log.error("%s %s is answered with 503 (%s): %s", request.method, request.path, outage.name, _cause_text(error))
    if outage in (Outage.READ_ONLY, Outage.GONE) and not connection.in_atomic_block:
        connection.close()  # a connection opened during the outage would keep failing
    is_writing = request.method not in SAFE_METHODS
    sentences: list[str | Promise] = [outage.value]
    if is_writing:
        sentences.append(gettext("What you sent was not saved; what was saved before is still there."))
    sentences.append(gettext("Try again in a few seconds."))
    words = ("" if (get_language() or "").startswith("zh") else " ").join(map(str, sentences))
    context = {"words": words, "is_writing": is_writing, "theme": theme_of(request)}
    if is_for_api(request):
        response: HttpResponse = JsonResponse({"code": "unavailable", "detail": words}, status=503)
    else:
        template = "_outage.html" if request.htmx else "503.html"  # type: ignore[attr-defined]
        response = HttpResponse(render_to_string(template, context), status=503)
    response["Retry-After"] = str(RETRY_AFTER_SECONDS)
    response["Cache-Control"] = "no-store"
    return response


def _cause_text(error: BaseException) -> str:
    """Return the type and message of the underlying database or system error, for the log."""
    cause = next((each for each in _chain(error) if _outage_of_one(each)), error)
    return f"{type(cause).__name__}: {cause}"
