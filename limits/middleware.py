"""Turn refusals into responses with a reason and a time to wait, and charge for slow requests."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render

from limits.ledger import OverBudgetError, charge_slow_request, require_budget
from limits.payers import Payer
from limits.refusals import RefusedError

#: A query string of this length is as slow as ten others: a search of sixty parts takes 0.1 s.
LONG_QUERY = 250


class BudgetMiddleware:
    """Answer a RefusedError of a view with its status and `Retry-After`. Charge for slow requests; refuse long queries over the budget."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if len(request.META.get("QUERY_STRING", "")) > LONG_QUERY and not _is_exempt(request):
            try:
                require_budget(Payer.of_request(request))
            except RefusedError as error:
                return self.process_exception(request, error) or HttpResponse(status=error.status)
        with charge_slow_request(lambda: Payer.of_request(request)):
            return self.get_response(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """Return the response to a RefusedError; None for other errors."""
        if not isinstance(error, RefusedError):
            return None
        response: HttpResponse
        if request.path_info.startswith("/api/"):
            response = JsonResponse({"code": error.code, "detail": error.message}, status=error.status)
        else:
            page = "limits/over/_over.html" if request.htmx else "limits/over.html"  # type: ignore[attr-defined]
            response = render(request, page, {"error": error, "is_over_budget": isinstance(error, OverBudgetError)}, status=error.status)
        response["Retry-After"] = str(error.seconds)
        return response


def _is_exempt(request: HttpRequest) -> bool:
    """Return whether the budget is not checked here: an API request's token is only read later, and a health check must not query."""
    has_token = request.META.get("HTTP_AUTHORIZATION", "").lower().startswith("token ")
    return (request.path_info.startswith("/api/") and has_token) or request.path_info == "/healthz"
