"""Session authentication for the API: every request with a session cookie needs a CSRF token to change something."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.contrib.auth.models import AbstractBaseUser
from django.http import HttpResponse
from django.utils.translation import gettext as _
from drf_spectacular.authentication import SessionScheme
from rest_framework.authentication import CSRFCheck, SessionAuthentication
from rest_framework.exceptions import PermissionDenied
from rest_framework.request import Request

CSRF_FAILED = "csrf_failed"


class GuardedSessions(SessionAuthentication):
    """Authenticate by the session cookie.

    Another site can make a browser send its cookie, and guests own decks through it as members do. So a request with a session cookie also
    has to send a valid CSRF token. Token authentication runs first: a request with a valid token is not checked here.
    """

    def authenticate(self, request: Request) -> tuple[AbstractBaseUser, None] | None:
        if settings.SESSION_COOKIE_NAME in request.COOKIES:
            self.enforce_csrf(request)
        user: Any = getattr(request._request, "user", None)
        return (user, None) if user and user.is_active else None

    def enforce_csrf(self, request: Request) -> None:
        """Check the CSRF token. Raises PermissionDenied."""
        check = CSRFCheck(lambda request: HttpResponse())
        check.process_request(request)
        if check.process_view(request, None, (), {}):  # type: ignore[arg-type]
            words = _(
                "This call carries a session's cookie and no valid CSRF token. Programs: send no cookies, or an API token. "
                "Pages: send the token in the header X-CSRFToken."
            )
            raise PermissionDenied(words, code=CSRF_FAILED)


class GuardedSessionsScheme(SessionScheme):  # type: ignore[no-untyped-call]
    """The OpenAPI security scheme of `GuardedSessions`: a cookie."""

    target_class = "config.api.sessions.GuardedSessions"


def add_csrf_refusals(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Add the 403 response for a missing CSRF token to every operation in the schema that changes something."""
    answer = {"$ref": "#/components/schemas/Error"}
    words = "A session's cookie came without its CSRF token; `code` is `csrf_failed`."
    for methods in result["paths"].values():
        for method, stated in methods.items():
            if method not in ("get", "parameters"):
                stated["responses"].setdefault("403", {"content": {"application/json": {"schema": answer}}, "description": words})
                stated["responses"] = dict(sorted(stated["responses"].items()))
    return result
