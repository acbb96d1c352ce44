"""Record about once an hour that a member's session is in use, so that the member can list and end it."""

from __future__ import annotations

import logging
from collections.abc import Callable

from django.contrib.auth import SESSION_KEY
from django.contrib.auth.models import User
from django.db import DatabaseError, transaction
from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from accounts.services import SEEN, SEEN_EVERY, record_sign_in

logger = logging.getLogger(__name__)


class SessionActivityMiddleware:
    """Record the use of sessions. Place it after Django's session and authentication middleware."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        # Edits must stay fast.
        is_page = request.method == "GET" and not request.htmx  # type: ignore[attr-defined]
        # Do not load a session that the page did not need.
        if is_page and request.session.accessed and request.session.get(SESSION_KEY):
            seen = request.session.get(SEEN, 0)
            if timezone.now().timestamp() - seen >= SEEN_EVERY.total_seconds() and isinstance(request.user, User):
                _record(request, request.user)
        return response


def _record(request: HttpRequest, user: User) -> None:
    """Record the use; on a database error log it and serve the page anyway."""
    try:
        with transaction.atomic():
            record_sign_in(request=request, user=user)
    except DatabaseError:
        logger.warning("the use of a session could not be written down", exc_info=True)
