"""Middleware that answers requests with a body over the size limit, and refuses null characters in paths."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils.translation import gettext

from config.api_addresses import is_for_api
from config.serving.web_channel import TOO_LARGE


class BodyLimit:
    """Return 413 with the reason, in the reader's language, if the web server skipped the request's body as too large."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if "\0" in request.path_info:  # no URL of the site has one, and PostgreSQL rejects it
            raise Http404
        if not request.META.get(TOO_LARGE):
            return self.get_response(request)
        if not is_for_api(request):
            return render(request, "400.html", status=413)
        words = gettext("A request may have %(most)d MB at most. Nothing was changed; send less at a time.")
        return JsonResponse({"code": "too_large", "detail": words % {"most": settings.MAX_BODY_BYTES // 1_000_000}}, status=413)
