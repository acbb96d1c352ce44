"""Games and cards through the API."""

from __future__ import annotations

from typing import Any

from django.shortcuts import get_object_or_404
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import NotFound, ValidationError
from rest_framework.generics import GenericAPIView
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from cards.browsing import Ask, read_ask, sorts_of
from cards.facets import facets_of, narrow
from cards.models import Card
from cards.reports import card_as_data, game_as_data
from rules import games
from rules.kernel.game import Game


class NamedSerializer(serializers.Serializer[Any]):
    slug = serializers.CharField()
    name = serializers.CharField()
    name_zh = serializers.CharField()


class SectionSerializer(NamedSerializer):
    kinds = serializers.ListField(child=serializers.CharField())
    least = serializers.IntegerField()
    most = serializers.IntegerField(allow_null=True)


class FormatSerializer(NamedSerializer):
    sections = SectionSerializer(many=True)


class FieldSerializer(NamedSerializer):
    form = serializers.ChoiceField(choices=["choice", "choices", "number"])
    choices = NamedSerializer(many=True)


class GameSerializer(NamedSerializer):
    is_playable = serializers.BooleanField()
    formats = FormatSerializer(many=True)
    kinds = NamedSerializer(many=True)
    rarities = NamedSerializer(many=True)
    fields = FieldSerializer(many=True)  # type: ignore[assignment]
    levels = NamedSerializer(many=True)


class CardSerializer(NamedSerializer):
    number = serializers.IntegerField()
    kind = serializers.CharField()
    rarity = serializers.CharField(allow_null=True)
    cost = serializers.IntegerField(allow_null=True)
    attribute = serializers.CharField(allow_null=True)
    set = serializers.CharField()
    values = serializers.DictField()
    text = serializers.CharField(allow_blank=True)
    text_zh = serializers.CharField(allow_blank=True)


class ErrorSerializer(serializers.Serializer[Any]):
    """Any refusal."""

    code = serializers.CharField()
    detail = serializers.CharField()
    fields = serializers.DictField(  # type: ignore[assignment]
        child=serializers.ListField(child=serializers.CharField()), required=False, help_text="What is wrong, by the name of the input."
    )


UNKNOWN = OpenApiResponse(ErrorSerializer, description="There is no such thing.")
WRONG = OpenApiResponse(ErrorSerializer, description="A filter or order that there is not; `detail` says which.")
NO_TOKEN = OpenApiResponse(ErrorSerializer, description="The token that was sent is not valid.")


def game_called(slug: str) -> Game:
    """The game, or 404."""
    try:
        return games.get(slug)
    except KeyError as error:
        raise NotFound from error


class GameListView(APIView):
    """Every game."""

    @extend_schema(operation_id="games_list", responses={200: GameSerializer(many=True), 401: NO_TOKEN})
    def get(self, request: Request) -> Response:
        return Response([game_as_data(game) for game in games.everything()])


class GameView(APIView):
    """One game with its formats, fields and levels."""

    @extend_schema(operation_id="games_read", responses={200: GameSerializer, 401: NO_TOKEN, 404: UNKNOWN})
    def get(self, request: Request, game: str) -> Response:
        return Response(game_as_data(game_called(game)))


class CardListView(GenericAPIView[Card]):
    """A game's cards, searched, filtered and sorted as on the page of cards: the same parameters."""

    serializer_class = CardSerializer

    @extend_schema(
        operation_id="cards_list",
        parameters=[
            OpenApiParameter("q", str, description="Words in either language; what stands in double quotes is one."),
            OpenApiParameter("sort", str, description="`name`, `rarity`, or a number field; with `-` before it the highest first."),
            OpenApiParameter("kind", str, many=True),
            OpenApiParameter("rarity", str, many=True),
            OpenApiParameter("set", str, many=True),
        ],
        responses={200: CardSerializer(many=True), 400: WRONG, 401: NO_TOKEN, 404: UNKNOWN},
    )
    def get(self, request: Request, game: str) -> Response:
        found = game_called(game)
        facets = facets_of(found)
        ask: Ask = read_ask(request.query_params, facets, sorts_of(found))
        if ask.problems:
            raise ValidationError(" ".join(ask.problems), code="unknown_filter")
        cards = narrow(Card.objects.of_game(found).matching(ask.query), facets, ask.chosen)
        page = self.paginate_queryset(cards.in_order(ask.sort, game=found, query=ask.query).select_related("set"))
        return self.get_paginated_response([card_as_data(card) for card in page or []])


class CardView(APIView):
    """One card."""

    @extend_schema(operation_id="cards_read", responses={200: CardSerializer, 401: NO_TOKEN, 404: UNKNOWN})
    def get(self, request: Request, game: str, slug: str) -> Response:
        cards = Card.objects.of_game(game_called(game)).select_related("set")
        return Response(card_as_data(get_object_or_404(cards, slug=slug)))
