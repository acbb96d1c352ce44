"""The addresses of the API, all of them under one prefix."""

from __future__ import annotations

from django.http import HttpRequest

PREFIX = "/api/v1/"


def is_for_api(request: HttpRequest) -> bool:
    """Return whether a program asks, which reads JSON, and no reader of pages."""
    return request.path_info.startswith(PREFIX)
