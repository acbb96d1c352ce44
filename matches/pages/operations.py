"""The pages for operators: one for people with the staff mark, and /metrics for machines with the token."""

from __future__ import annotations

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.crypto import constant_time_compare
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from decks.owners import Owner
from matches.farm.operations import exposition, measure
from matches.models import Status
from rules import games


def is_staff(request: HttpRequest) -> bool:
    user = Owner.of_request(request).user
    return user is not None and user.is_staff


@require_safe
@never_cache
def operations(request: HttpRequest) -> HttpResponse:
    """Queue, workers, oldest chunk, failures. There is no such page for others."""
    if not is_staff(request):
        raise Http404
    engines = {game.slug: game.engine().digest for game in games.everything() if game.is_playable}
    state = measure()
    simulations = [(Status(status).label, count) for status, count in state.simulations.items()]
    return render(request, "matches/operations.html", {"state": state, "simulations": simulations, "engines": engines})


@require_safe
@never_cache
def metrics(request: HttpRequest) -> HttpResponse:
    """The metrics for Prometheus, with `Authorization: Bearer` and DECKPROOF_METRICS_TOKEN, or for staff."""
    given = request.headers.get("Authorization", "").removeprefix("Bearer ")
    has_token = bool(settings.METRICS_TOKEN) and constant_time_compare(given, settings.METRICS_TOKEN)
    if not (has_token or is_staff(request)):
        raise Http404
    return HttpResponse(exposition(measure()), content_type="text/plain; version=0.0.4; charset=utf-8")
