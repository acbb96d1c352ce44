"""How often one person may ask an engine for something new."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest
from rest_framework.throttling import SimpleRateThrottle

from decks.owners import Owner


class SandboxThrottle(SimpleRateThrottle):
    """Questions of one member, or of one address without an account; the rates are settings."""

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self.scope = "sandbox_anonymous" if owner.is_anonymous else "sandbox"
        super().__init__()

    def get_cache_key(self, request: Any, view: Any) -> str:
        ident = self.owner.user.pk if self.owner.user else self.get_ident(request)
        return self.cache_format % {"scope": self.scope, "ident": ident}


def seconds_to_wait(request: HttpRequest) -> int:
    """0 where the person may ask now, which is counted; else how long to wait."""
    throttle = SandboxThrottle(Owner.of_request(request))
    if throttle.allow_request(request, None):  # type: ignore[arg-type]
        return 0
    return int(throttle.wait() or 1) + 1
