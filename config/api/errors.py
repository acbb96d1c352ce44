"""JSON bodies for the API's errors: `{"code", "detail"}` in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus

from django.core.exceptions import BadRequest, SuspiciousOperation
from django.core.signals import got_request_exception
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.http.multipartparser import MultiPartParserError
from django.utils.log import log_response
from django.utils.translation import gettext as _
from rest_framework.response import Response

from config.api_addresses import is_for_api

#: Malformed requests: Django answers them with 400 and logs them before any view runs.
REFUSED = (SuspiciousOperation, BadRequest, MultiPartParserError)


def answer_fault(error: Exception, request: HttpRequest) -> Response:
    """Return a 500 response for an unexpected error, log it, and send `got_request_exception` as Django does for pages."""
    status = HTTPStatus.INTERNAL_SERVER_ERROR
    got_request_exception.send(sender=answer_fault, request=request)
    response = Response(_error_body(status), status=status)
    log_response("%s: %s", status.phrase, request.path, response=response, request=request, exception=error)
    return response


class ApiErrors:
    """Middleware (the outermost one) that turns the API's error responses into JSON, even when no API view was reached."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        is_json = response.get("Content-Type", "").startswith("application/json")
        if response.status_code < 400 or is_json or not is_for_api(request):
            return response
        answer = JsonResponse(_error_body(response.status_code), status=response.status_code)
        for name in ("Retry-After", "Allow"):
            if response.has_header(name):
                answer[name] = response[name]
        # Django logs every error response unless this mark says that it already has.
        answer._has_been_logged = getattr(response, "_has_been_logged", False)  # type: ignore[attr-defined]
        return answer


def _error_body(status: int) -> dict[str, str]:
    known = {
        400: ("bad_request", _("The request could not be read. Send it to this site's own address, whole and no larger than allowed.")),
        403: ("permission_denied", _("This is not allowed.")),
        404: ("not_found", _("Nothing is at this address. The list of addresses is at /api/docs/.")),
        405: ("method_not_allowed", _("This address takes other methods. /api/docs/ names them.")),
        413: ("too_large", _("The request is too large: 1.5 MB can be sent at most.")),
        500: ("internal_error", _("Something went wrong here. It is logged; nothing was changed. Try again later.")),
        503: ("unavailable", _("The site can't keep anything just now, and nothing was changed. Try again in a moment.")),
    }
    code, detail = known.get(status, known[500 if status >= 500 else 400])
    return {"code": code, "detail": detail}
