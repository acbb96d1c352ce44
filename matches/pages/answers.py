"""How pages with a form answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest


def status_of(request: HttpRequest, context: Mapping[str, Any]) -> int:
    """422 for a form that is shown again because of what was sent, 200 for one that tells an outlook or is new."""
    is_told = "outlook" in context and "refusal" not in context
    return 200 if is_told or request.method != "POST" else 422
