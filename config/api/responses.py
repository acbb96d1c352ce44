"""The parts that all API answers share: errors as JSON with code and detail, pages of lists, addresses with or without a last slash."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.middleware.http import ConditionalGetMiddleware
from django.utils.cache import patch_cache_control, patch_vary_headers
from django.utils.http import http_date
from django.utils.translation import gettext as _
from rest_framework import exceptions, status
from rest_framework.pagination import PageNumberPagination
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.settings import api_settings
from rest_framework.views import exception_handler

from cards.requests.api_fields import FIELDS
from config.api.errors import REFUSED, answer_fault
from config.api_addresses import PREFIX, is_for_api
from config.resilience.outages import outage_of
from limits.refusals import RefusedError

#: What the framework calls errors that are of no one field.
WHOLE = api_settings.NON_FIELD_ERRORS_KEY


class Pages(PageNumberPagination):
    """Pages of 50, up to 200 by `page_size`."""

    page_size = 50
    page_size_query_param = "page_size"
    max_page_size = 200

    def get_page_size(self, request: Request) -> int | None:
        """Return the page size asked for, at most `max_page_size`. Raises ValidationError for anything but a whole number from 1 on."""
        asked = request.query_params.get(self.page_size_query_param, "1")
        if not (asked.isascii() and asked.isdigit() and asked.strip("0")):
            words = _("Write a whole number from 1 to %(most)d.") % {"most": self.max_page_size}
            raise exceptions.ValidationError({self.page_size_query_param: [words]})
        return super().get_page_size(request)


def answer_error(error: Exception, context: dict[str, Any]) -> Response | None:
    """Return any error as `{"code", "detail"}`, with `fields` (name -> sentences) for invalid input; None for errors that Django itself
    answers.
    """
    response = exception_handler(error, context)
    if response is None and (isinstance(error, (*REFUSED, RefusedError)) or outage_of(error)):
        return None
    if response is None:
        return answer_fault(error, context["request"]._request)
    if isinstance(error, Http404):
        error = exceptions.NotFound()
    elif isinstance(error, PermissionDenied):
        error = exceptions.PermissionDenied()
    if isinstance(error, exceptions.ValidationError):
        response.data = _wrong_input(error)
    elif isinstance(error, exceptions.APIException):
        response.data = {
            "code": error.get_codes() if isinstance(error.get_codes(), str) else error.default_code,
            "detail": str(error.detail),
        }
    return response


def _wrong_input(error: exceptions.ValidationError) -> dict[str, Any]:
    detail, codes = error.detail, error.get_codes()
    if isinstance(detail, dict) and set(detail) == {WHOLE}:
        detail, codes = detail[WHOLE], codes[WHOLE]  # type: ignore[assignment, call-overload, index]
    if isinstance(detail, dict):
        fields = {str(name): _sentences(value) for name, value in detail.items()}
        said = "; ".join(f"{name}: {' '.join(sentences)}" for name, sentences in fields.items())
        return {"code": "invalid", "detail": said, "fields": fields}
    first = codes[0] if isinstance(codes, list) and codes and isinstance(codes[0], str) else "invalid"
    return {"code": first, "detail": " ".join(_sentences(detail))}


def _sentences(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [f"{name}: {sentence}" for name, each in value.items() for sentence in _sentences(each)]
    if isinstance(value, list):
        return [sentence for each in value for sentence in _sentences(each)]
    return [str(value)]


@dataclass(frozen=True, slots=True)
class Deprecation:
    """An address that is going away: a pattern of its path behind the prefix, since when it is deprecated, and when it ends."""

    path: str
    since: datetime
    sunset: datetime


#: What is going away, in the words of docs/api.md.
DEPRECATIONS: list[Deprecation] = []


def tell_deprecation(path: str, response: HttpResponse) -> None:
    """Write into the answer of a deprecated address since when it is deprecated (RFC 9745), and when it ends (RFC 8594)."""
    for each in DEPRECATIONS:
        if re.fullmatch(each.path, path):
            response["Deprecation"] = f"@{int(each.since.timestamp())}"
            response["Sunset"] = http_date(each.sunset.timestamp())
            response["Link"] = '</api/docs/#deprecations>; rel="deprecation"; type="text/html"'


class ApiAddresses:
    """Middleware that accepts API URLs with and without a trailing slash, and answers conditional requests with 304."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response
        self._conditional = ConditionalGetMiddleware(get_response)

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if not is_for_api(request):
            return self.get_response(request)
        if len(request.path_info) > len(PREFIX) and request.path_info.endswith("/"):
            request.path_info = request.path_info.rstrip("/")
        response = self.get_response(request)
        tell_deprecation(request.path_info.removeprefix(PREFIX), response)
        if response.status_code >= status.HTTP_400_BAD_REQUEST:
            return response
        return self._unless_known(request, response)

    def _unless_known(self, request: HttpRequest, response: HttpResponse) -> HttpResponse:
        """Return the answer with its `ETag`, or 304 where that was sent in `If-None-Match`."""
        if not response.has_header("Cache-Control"):
            patch_vary_headers(response, ("Accept-Language", "Authorization", "Cookie"))
            patch_cache_control(response, private=True, no_cache=True)
        answered = self._conditional.process_response(request, response)
        assert isinstance(answered, HttpResponse)
        return answered


def loosen_sparse(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Mark no field as required in the schema of answers of which a program may ask for only some `fields`."""
    shapes = result["components"]["schemas"]
    for methods in result["paths"].values():
        stated = methods.get("get", {})
        if any(each["name"] == FIELDS for each in stated.get("parameters", [])):
            for name in _names_in(stated["responses"]["200"], shapes):
                shapes[name].pop("required", None)
    return result


def _names_in(answer: dict[str, Any], shapes: dict[str, Any]) -> list[str]:
    """Return the name of an answer's shape: that of its results, where it is a page."""
    shape = answer["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
    results = shapes[shape]["properties"].get("results")
    return [results["items"]["$ref"].rpartition("/")[2]] if results else [shape]
