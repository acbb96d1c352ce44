"""Let a request that only reads see the same cards from its beginning to its end."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from cards.catalogue import held_catalogues


class CatalogueMiddleware:
    """Hold the catalogues during a request that only reads. A page needs one in up to four places, and each would ask the database
    whether cards have changed: a query and 0.4 ms of CPU time (2026-11-25).
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if request.method not in ("GET", "HEAD"):
            return self.get_response(request)
        with held_catalogues():
            return self.get_response(request)
