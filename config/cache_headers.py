"""Cache headers: by default no response is stored by shared caches, and browsers revalidate it before each use."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_cache_control


class PrivateByDefault:
    """Middleware that adds `Cache-Control: private, no-cache` to responses without a Cache-Control header.

    So no cache shows what was hidden or taken down since, or what belongs to a session that has ended.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if not response.has_header("Cache-Control"):
            patch_cache_control(response, private=True, no_cache=True)
        return response
