"""The API's addresses for simulations: thin, over the services that the pages use."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.db.models import QuerySet
from django.shortcuts import get_object_or_404
from django.utils.translation import gettext
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import status
from rest_framework.exceptions import NotFound, ValidationError
from rest_framework.generics import GenericAPIView
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import ScopedRateThrottle
from rest_framework.views import APIView

from cards.api import ErrorSerializer
from decks.api.errors import ConflictError, answered
from decks.api.views import BAD_REQUEST, NOT_FOUND, NOT_YOURS, TOO_MANY, read_list, refuse_unread
from decks.changes import clean_format
from decks.finding import DeckNotFoundError, find_deck
from decks.lists import DeckList
from decks.models import Deck
from decks.owners import Owner
from decks.pool import pool_of
from matches.api.serializers import RecordSerializer, SimulationInput, SimulationSerializer, WaitingSerializer
from matches.models import Simulation
from matches.recording import ask_for_record
from matches.services import SimulationRefusedError, cancel_simulation, create_simulation
from matches.summaries import summarise
from rules.kernel.game import Game


def _url(simulation: Simulation) -> str:
    return f"/api/v1/simulations/{simulation.pk}"


def _visible(request: Request, simulation: UUID) -> Simulation:
    return get_object_or_404(Simulation.objects.visible_to(Owner.of_request(request)), pk=simulation)


class SimulationListView(GenericAPIView[Simulation]):
    """Simulations."""

    serializer_class = SimulationSerializer
    throttle_scope = "simulate"

    def get_throttles(self) -> list[Any]:
        return [ScopedRateThrottle()] if self.request.method == "POST" else []

    def get_queryset(self) -> QuerySet[Simulation]:
        return Simulation.objects.owned_by(Owner.of_request(self.request))

    @extend_schema(operation_id="simulations_list", responses={200: SimulationSerializer(many=True), 401: NOT_YOURS, 404: NOT_FOUND})
    def get(self, request: Request) -> Response:
        """Your own simulations, the newest first."""
        page = self.paginate_queryset(self.get_queryset())
        return self.get_paginated_response([summarise(each).as_json for each in page or []])

    @extend_schema(
        operation_id="simulations_create",
        request=SimulationInput,
        responses={202: WaitingSerializer, 400: BAD_REQUEST, 401: NOT_YOURS, 404: NOT_FOUND, 429: TOO_MANY},
    )
    def post(self, request: Request) -> Response:
        """Asks for a simulation, also without an account. Answers at once; poll the address it gives."""
        read = SimulationInput(data=request.data)
        read.is_valid(raise_exception=True)
        given: dict[str, Any] = read.validated_data
        owner = Owner.of_request(request)
        deck = _contender(given["deck"], given["game"], owner)
        if "against" in given:
            precons = Deck.objects.precons().filter(game=given["game"].slug, is_legal=True)
            opponents: list[Deck | DeckList] = [each for each in precons if each != deck]
        else:
            opponents = [_contender(each, given["game"], owner) for each in given["opponents"]]
        options = {name: given[name] for name in ("games", "level", "opponent_level", "seed")}
        try:
            simulation = create_simulation(owner=owner, deck=deck, opponents=opponents, **options)
        except SimulationRefusedError as error:
            told = [error.message, *(violation.text.in_language(request.LANGUAGE_CODE) for violation in error.violations)]
            raise ValidationError(" ".join(told), code=error.code) from error
        body = {"id": str(simulation.pk), "url": _url(simulation), "status": simulation.status}
        return Response(body, status=status.HTTP_202_ACCEPTED, headers={"Location": _url(simulation)})


def _contender(given: dict[str, Any], game: Game, owner: Owner) -> Deck | DeckList:
    """The deck or list that is meant."""
    if "id" in given:
        try:
            found = find_deck(given["id"], owner, may_read_files=False)
        except DeckNotFoundError as error:
            raise ValidationError(error.message, code="unknown_deck") from error
        return found.deck or found.listing
    sections, report = read_list(given, game, given["format"])
    refuse_unread(report)
    with answered():
        format = report.format if report else clean_format(given["format"], pool_of(game))
    known = {section: dict(cards) for section, cards in (sections or {}).items()}
    name = given["name"] or (report.name if report else "") or gettext("A list")
    return DeckList(game, format, name, known)


class SimulationView(APIView):
    """One simulation as it stands; ask again while `is_provisional`."""

    @extend_schema(operation_id="simulations_read", responses={200: SimulationSerializer, 401: NOT_YOURS, 404: NOT_FOUND})
    def get(self, request: Request, simulation: UUID) -> Response:
        return Response(summarise(_visible(request, simulation)).as_json)


class CancelView(APIView):
    """Stops a simulation of yours; what has been played stays."""

    throttle_classes = [ScopedRateThrottle]
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
        return Response(summarise(row).as_json)


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
        },
    )
    def get(self, request: Request, simulation: UUID, game: int) -> Response:
        row = _visible(request, simulation)
        try:
            recording = ask_for_record(simulation=row, game=game)
        except LookupError as error:
            raise NotFound from error
        if recording.error:
            raise ConflictError(recording.reason.in_language(request.LANGUAGE_CODE), code="cannot_replay")
        if recording.made_at is None:
            body = {"id": str(row.pk), "url": f"{_url(row)}/games/{game}", "status": "waiting"}
            return Response(body, status=status.HTTP_202_ACCEPTED, headers={"Retry-After": "1"})
        return Response(recording.record)
