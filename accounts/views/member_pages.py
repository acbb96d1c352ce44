"""The decorator of pages for members, and what such pages read from a request."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponseBase
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

View = Callable[..., HttpResponseBase]


def member_page(*methods: str) -> Callable[[View], View]:
    """Decorate a view that requires a member and that no cache may store. `methods` default to GET, HEAD and POST."""

    def decorate(view: View) -> View:
        guarded: View = login_required(sensitive_post_parameters()(view))
        return never_cache(require_http_methods([*methods] or ["GET", "HEAD", "POST"])(wraps(view)(guarded)))

    return decorate


def member_of(request: HttpRequest) -> User:
    """Return the member who is signed in."""
    assert isinstance(request.user, User)
    return request.user


def post_data(request: HttpRequest) -> Any:
    """Return the data to bind a form to: None unless the request is a POST."""
    return request.POST if request.method == "POST" else None
