"""Decorators for views that need a provider, or that sign in with a password."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import wraps
from typing import Any

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.utils.log import log_response
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache

from accounts.openid.errors import OpenIDError
from accounts.openid.registration import Registration
from limits.addresses import client_address, pseudonym_of

log = logging.getLogger("accounts.openid")
View = Callable[..., HttpResponse]


def shown_name(registration: Registration) -> str:
    """Return the provider's name in the reader's language."""
    return registration.name_in(get_language() or "en")


def require_provider(view: Callable[[HttpRequest, Registration], HttpResponse]) -> View:
    """Pass the registration to the view; answer 404 without one. Turn an OpenIDError into an error page and one line in the log."""

    @never_cache
    @wraps(view)
    def guarded(request: HttpRequest) -> HttpResponse:
        registration: Registration | None = settings.OPENID
        if registration is None:
            raise Http404
        try:
            return view(request, registration)
        except OpenIDError as error:
            return _render_error(request, registration, error)

    return guarded


def replace_if_openid_only(view: Callable[..., HttpResponseBase]) -> Callable[..., HttpResponseBase]:
    """Replace a view that signs in or up with a password by a link to the provider, on a site where that is the only way."""

    @never_cache
    @wraps(view)
    def guarded(request: HttpRequest, *arguments: Any, **named: Any) -> HttpResponseBase:
        registration: Registration | None = settings.OPENID
        if registration is None or not registration.is_only or request.user.is_authenticated:
            return view(request, *arguments, **named)
        target = request.POST.get("next") or request.GET.get("next", "")
        return render(request, "accounts/openid_only.html", {"next": target}, status=403 if request.method == "POST" else 200)

    return guarded


def _render_error(request: HttpRequest, registration: Registration, error: OpenIDError) -> HttpResponse:
    who = pseudonym_of(client_address(request))
    name = shown_name(registration)
    context = {"words": error.message(name), "fault": str(error.fault), "name": name, "only": registration.is_only}
    response = render(request, "accounts/openid_error.html", context, status=error.status)
    log_response(
        "No sign-in with OpenID Connect: %s, %.300r, from %s",
        str(error.fault),
        error.detail,
        who,
        response=response,
        request=request,
        logger=log,
        level="warning",
    )
    if error.status in (429, 503):
        response["Retry-After"] = str(error.wait or 60)
    return response
