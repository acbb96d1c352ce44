"""What all API answers share: errors as JSON with code and detail, pages of lists, addresses with or without a last slash."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.utils.translation import gettext as _
from rest_framework import exceptions, status
from rest_framework.pagination import PageNumberPagination
from rest_framework.response import Response
from rest_framework.settings import api_settings
from rest_framework.views import exception_handler

PREFIX = "/api/v1/"
#: What the framework calls errors that are of no one field.
WHOLE = api_settings.NON_FIELD_ERRORS_KEY


class Pages(PageNumberPagination):
    """Pages of 50, up to 200 by `page_size`."""

    page_size = 50
    page_size_query_param = "page_size"
    max_page_size = 200


def answer_error(error: Exception, context: dict[str, Any]) -> Response | None:
    """Every refusal as `{"code", "detail"}`, with `fields` (name -> sentences) where input was wrong; None for what isn't a refusal."""
    response = exception_handler(error, context)
    if response is None:
        return None
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


class ApiAddresses:
    """Middleware: API addresses work with and without a last slash, and unknown ones answer in JSON."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        is_api = request.path_info.startswith(PREFIX)
        if is_api and len(request.path_info) > len(PREFIX) and request.path_info.endswith("/"):
            request.path_info = request.path_info.rstrip("/")
        response = self.get_response(request)
        if (
            is_api
            and response.status_code == status.HTTP_404_NOT_FOUND
            and not response.get("Content-Type", "").startswith("application/json")
        ):
            return JsonResponse(
                {"code": "not_found", "detail": _("Nothing is at this address. The list of addresses is at /api/docs/.")}, status=404
            )
        return response
