"""Throttle API views and pages for each member, or for each address without an account."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.http import HttpRequest
from rest_framework.throttling import BaseThrottle

from limits.counters import Rate, count_use
from limits.payers import Payer


def seconds_to_wait(request: HttpRequest, scope: str) -> int:
    """Count one request of the member or address in the scope and return 0, or return the seconds to wait. The rates are settings."""
    return count_use(f"{scope}:{Payer.of_request(request).key}", Rate.parse(settings.THROTTLE_RATES[scope]))


class ScopedThrottle(BaseThrottle):
    """Throttle an API view by the rate of its `throttle_scope`."""

    def __init__(self) -> None:
        self._wait = 0

    def allow_request(self, request: Any, view: Any) -> bool:
        if not hasattr(view, request.method.lower()):  # the answer is 405, which costs nothing
            return True
        self._wait = seconds_to_wait(request, view.throttle_scope)
        return self._wait == 0

    def wait(self) -> float:
        return float(self._wait)
