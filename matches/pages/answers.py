"""The HTTP status of pages with a form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest


def status_of(request: HttpRequest, context: Mapping[str, Any]) -> int:
    """Return 422 for a form that is shown again because of what was sent, 200 for one that shows an outlook or is new."""
    is_told = "outlook" in context and "refusal" not in context
    return 200 if is_told or request.method != "POST" else 422
