"""Tell whether htmx asks for a part of a page, and for which."""

from __future__ import annotations

from django.http import HttpRequest
from django_htmx.middleware import HtmxDetails


def is_htmx(request: HttpRequest) -> bool:
    """Return whether htmx asks for a part of the page, and not for a whole one to restore."""
    details = _details(request)
    return bool(details) and not details.history_restore_request and not details.boosted


def target_of(request: HttpRequest) -> str:
    """Return the id of the element that is to change, empty where none is named."""
    return _details(request).target or ""


def _details(request: HttpRequest) -> HtmxDetails:
    details: HtmxDetails = request.htmx  # type: ignore[attr-defined]
    return details
