"""The API's addresses for simulations: thin, over the services that the pages use."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.db.models import QuerySet
from django.shortcuts import get_object_or_404
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import status
from rest_framework.exceptions import APIException, NotFound, ValidationError
from rest_framework.generics import GenericAPIView
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from cards.api.serializers import ErrorSerializer
from cards.requests.api_fields import UNCHANGED, read_wanted, read_words, refuse_misread, wanted_parameters
from decks.api.errors import ConflictError
from decks.api.responses import BAD_REQUEST, NOT_FOUND, NOT_YOURS, TOO_MANY
from decks.owners import Owner
from limits.payers import Payer
from limits.throttles import ScopedThrottle
from matches.api.figures import told_of, wanted_of
from matches.api.inputs import DecksInput, SimulationInput
from matches.api.records import RecordSerializer
from matches.api.requests import contenders_of, make_asked
from matches.api.serializers import SimulationSerializer, WaitingSerializer
from matches.models import Simulation, contestants_with_decks
from matches.registry.kinds import growing_kinds
from matches.replays.recorder import ask_for_record
from matches.requests.values import SimulationRefusedError
from matches.search.backend import SimulationSearch
from matches.services import cancel_simulation
from matches.shortcuts.larger_matrix import extend_matrix
from matches.shortcuts.repeats import check_simulation

FIELDS = tuple(SimulationSerializer().fields)


def _url(simulation: Simulation) -> str:
    return f"/api/v1/simulations/{simulation.pk}"


def _visible(request: Request, simulation: UUID) -> Simulation:
    return get_object_or_404(Simulation.objects.visible_to(Owner.of_request(request)), pk=simulation)


class SimulationListView(GenericAPIView[Simulation]):
    """Simulations."""

    serializer_class = SimulationSerializer
    throttle_scope = "simulate"

    def get_throttles(self) -> list[Any]:
        return [ScopedThrottle()] if self.request.method == "POST" else []

    def get_queryset(self) -> QuerySet[Simulation]:
        own = Simulation.objects.owned_by(Owner.of_request(self.request))
        search = SimulationSearch(own, read_words(self.request))
        found = search.found.order_by(*search.order).prefetch_related(contestants_with_decks())
        refuse_misread(search.problems)
        return found

    @extend_schema(
        operation_id="simulations_list",
        parameters=[
            OpenApiParameter("q", str, description="A search among your simulations, in the language of the page that lists them."),
            *wanted_parameters(fields=FIELDS),
        ],
        responses={200: SimulationSerializer(many=True), 304: UNCHANGED, 400: BAD_REQUEST, 401: NOT_YOURS, 404: NOT_FOUND},
    )
    def get(self, request: Request) -> Response:
        """Your own simulations, the newest first where `q` says nothing else."""
        wanted = read_wanted(request, fields=FIELDS)
        page = self.paginate_queryset(self.get_queryset())
        return self.get_paginated_response(wanted_of(page or [], wanted))

    @extend_schema(
        operation_id="simulations_create",
        request=SimulationInput,
        responses={202: WaitingSerializer, 400: BAD_REQUEST, 401: NOT_YOURS, 404: NOT_FOUND, 429: TOO_MANY},
    )
    def post(self, request: Request) -> Response:
        """Asks for a simulation, also without an account. Answers at once; poll the address it gives."""
        read = SimulationInput(data=request.data)
        read.is_valid(raise_exception=True)
        try:
            simulation = make_asked(read.validated_data, Owner.of_request(request))
        except SimulationRefusedError as error:
            raise _refused(error, request) from error
        return _accepted(simulation)


def _accepted(simulation: Simulation) -> Response:
    body = {"id": str(simulation.pk), "url": _url(simulation), "status": simulation.status}
    return Response(body, status=status.HTTP_202_ACCEPTED, headers={"Location": _url(simulation)})


def _refused(refusal: SimulationRefusedError, request: Request) -> APIException:
    if refusal.wait:
        return WaitError(refusal)
    told = [refusal.message, *(violation.text.in_language(request.LANGUAGE_CODE) for violation in refusal.violations)]
    return ValidationError(" ".join(told), code=refusal.code)


class WaitError(APIException):
    """429 with a Retry-After header: the request is allowed again after so many seconds."""

    status_code = status.HTTP_429_TOO_MANY_REQUESTS

    def __init__(self, refusal: SimulationRefusedError) -> None:
        super().__init__(refusal.message, refusal.code)
        self.wait = refusal.wait


class SimulationView(APIView):
    """One simulation as it stands; ask again while `is_provisional`."""

    @extend_schema(
        operation_id="simulations_read",
        parameters=wanted_parameters(fields=FIELDS),
        responses={200: SimulationSerializer, 304: UNCHANGED, 400: BAD_REQUEST, 401: NOT_YOURS, 404: NOT_FOUND},
    )
    def get(self, request: Request, simulation: UUID) -> Response:
        wanted = read_wanted(request, fields=FIELDS)
        return Response(wanted_of([_visible(request, simulation)], wanted)[0])


class CancelView(APIView):
    """Stops a simulation of yours; what has been played stays."""

    throttle_classes = [ScopedThrottle]
    throttle_scope = "write"

    @extend_schema(
        operation_id="simulations_cancel",
        request=None,
        responses={200: SimulationSerializer, 401: NOT_YOURS, 404: NOT_FOUND, 429: TOO_MANY},
    )
    def post(self, request: Request, simulation: UUID) -> Response:
        row = get_object_or_404(Simulation.objects.owned_by(Owner.of_request(request)), pk=simulation)
        cancel_simulation(simulation=row)
        row.refresh_from_db()
        return Response(told_of(row))


class ContestantsView(APIView):
    """More decks for a matrix of yours: they play all that are there, and nothing is played again."""

    throttle_classes = [ScopedThrottle]
    throttle_scope = "simulate"

    @extend_schema(
        operation_id="simulations_extend",
        request=DecksInput,
        responses={202: WaitingSerializer, 400: BAD_REQUEST, 401: NOT_YOURS, 404: NOT_FOUND, 429: TOO_MANY},
    )
    def post(self, request: Request, simulation: UUID) -> Response:
        owner = Owner.of_request(request)
        row = get_object_or_404(Simulation.objects.owned_by(owner).filter(kind__in=growing_kinds()), pk=simulation)
        read = DecksInput(data=request.data)
        read.is_valid(raise_exception=True)
        try:
            extend_matrix(simulation=row, owner=owner, decks=contenders_of(read.validated_data["decks"], row.rules, owner))
        except SimulationRefusedError as error:
            raise _refused(error, request) from error
        return _accepted(row)


class CheckView(APIView):
    """Let the strongest player play a simulation of a deck again, from the same seeds, until its win rate is known to 2 points."""

    throttle_classes = [ScopedThrottle]
    throttle_scope = "simulate"

    @extend_schema(
        operation_id="simulations_check",
        request=None,
        responses={202: WaitingSerializer, 400: BAD_REQUEST, 401: NOT_YOURS, 404: NOT_FOUND, 429: TOO_MANY},
    )
    def post(self, request: Request, simulation: UUID) -> Response:
        row = _visible(request, simulation)
        try:
            return _accepted(check_simulation(simulation=row, owner=Owner.of_request(request)))
        except SimulationRefusedError as error:
            raise _refused(error, request) from error


class GameView(APIView):
    """One game of a simulation, played again: 202 until a worker has done so."""

    @extend_schema(
        operation_id="simulations_game",
        parameters=[OpenApiParameter("game", int, OpenApiParameter.PATH, description="0 to one less than the number of games.")],
        responses={
            200: RecordSerializer,
            202: WaitingSerializer,
            401: NOT_YOURS,
            404: NOT_FOUND,
            409: OpenApiResponse(ErrorSerializer, description="The game can't be played again; `detail` says why."),
            429: TOO_MANY,
        },
    )
    def get(self, request: Request, simulation: UUID, game: int) -> Response:
        row = _visible(request, simulation)
        try:
            recording = ask_for_record(simulation=row, game=game, payer=Payer.of_request(request))
        except LookupError as error:
            raise NotFound from error
        if recording.error:
            raise ConflictError(recording.reason.in_language(request.LANGUAGE_CODE), code="cannot_replay")
        if recording.made_at is None:
            body = {"id": str(row.pk), "url": f"{_url(row)}/games/{game}", "status": "waiting"}
            return Response(body, status=status.HTTP_202_ACCEPTED, headers={"Retry-After": "1"})
        return Response(recording.record)
