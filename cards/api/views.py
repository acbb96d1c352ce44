"""The API views of games and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.shortcuts import get_object_or_404
from django.utils.translation import gettext
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.exceptions import NotFound, ValidationError
from rest_framework.generics import GenericAPIView
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from cards.api.serializers import CARD_FIELDS, NO_TOKEN, UNKNOWN, WRONG, AskedCardSerializer, GameSerializer
from cards.catalogue import catalogue_of
from cards.models import Card
from cards.parts import PARTS, parts_of
from cards.reports import card_as_data, game_as_data
from cards.requests.api_fields import UNCHANGED, Wanted, read_wanted, wanted_parameters
from cards.search.asks import Ask, read_ask, sorts_of
from cards.search.card_search import Search
from cards.search.facets import facets_of, narrow
from rules import games
from rules.kernel.game import Game


def game_called(slug: str) -> Game:
    """Return the game, or raise Http404."""
    try:
        return games.get(slug)
    except KeyError as error:
        raise NotFound from error


class GameListView(APIView):
    """Every game."""

    @extend_schema(operation_id="games_list", responses={200: GameSerializer(many=True), 304: UNCHANGED, 401: NO_TOKEN})
    def get(self, request: Request) -> Response:
        return Response([game_as_data(game) for game in games.everything()])


class GameView(APIView):
    """One game with its formats, fields and levels."""

    @extend_schema(operation_id="games_read", responses={200: GameSerializer, 304: UNCHANGED, 401: NO_TOKEN, 404: UNKNOWN})
    def get(self, request: Request, game: str) -> Response:
        return Response(game_as_data(game_called(game)))


class CardListView(GenericAPIView[Card]):
    """A game's cards, searched, filtered and sorted as on the page of cards: the same parameters."""

    serializer_class = AskedCardSerializer

    @extend_schema(
        operation_id="cards_list",
        parameters=[
            OpenApiParameter("q", str, description="A search in the language of `/syntax/`: words, phrases, keys."),
            OpenApiParameter("sort", str, description="`name`, `rarity`, or a number field; with `-` before it the highest first."),
            OpenApiParameter("kind", str, many=True),
            OpenApiParameter("rarity", str, many=True),
            OpenApiParameter("set", str, many=True),
            *wanted_parameters(fields=CARD_FIELDS, parts=PARTS),
        ],
        responses={200: AskedCardSerializer(many=True), 304: UNCHANGED, 400: WRONG, 401: NO_TOKEN, 404: UNKNOWN},
    )
    def get(self, request: Request, game: str) -> Response:
        found = game_called(game)
        wanted = read_wanted(request, fields=CARD_FIELDS, parts=PARTS)
        catalogue = catalogue_of(found)
        facets = facets_of(catalogue)
        ask: Ask = read_ask(request.query_params, facets, sorts_of(found))
        search = Search(catalogue, ask.query)
        if problems := (*ask.problems, *search.problems):
            words = gettext(
                "Nothing was searched, since parts of the request are not understood; only the page of cards goes on without them."
            )
            raise ValidationError(" ".join([words, *problems]), code="unknown_filter")
        cards = search.sorted(narrow(catalogue.columns, search.found, facets, ask.chosen), ask.sort)
        page = self.paginate_queryset(cards)
        return self.get_paginated_response(_told(page or [], wanted))


class CardView(APIView):
    """One card."""

    @extend_schema(
        operation_id="cards_read",
        parameters=wanted_parameters(fields=CARD_FIELDS, parts=PARTS),
        responses={200: AskedCardSerializer, 304: UNCHANGED, 400: WRONG, 401: NO_TOKEN, 404: UNKNOWN},
    )
    def get(self, request: Request, game: str, slug: str) -> Response:
        cards = Card.objects.of_game(game_called(game)).select_related("set")
        wanted = read_wanted(request, fields=CARD_FIELDS, parts=PARTS)
        return Response(_told([get_object_or_404(cards, slug=slug)], wanted)[0])


def _told(cards: Sequence[Card], wanted: Wanted) -> list[dict[str, Any]]:
    parts = parts_of(cards, wanted.parts)
    return [wanted.of({**card_as_data(card), **parts[card.pk]}) for card in cards]
