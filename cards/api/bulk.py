"""All cards of a game as one JSON file through the API, with a digest that tells whether anything has changed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Any

from django.core.serializers.json import DjangoJSONEncoder
from django.http import HttpResponse
from django.utils.cache import get_conditional_response, patch_cache_control
from drf_spectacular.utils import OpenApiResponse, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.views import APIView

from cards.api.included_parts import parts_of
from cards.api.serializers import NO_TOKEN, UNKNOWN, CardSerializer, RulingSerializer
from cards.api.views import game_called
from cards.loading.rulings import rulings_of
from cards.models import Card
from cards.reports import card_as_data


class FiledCardSerializer(CardSerializer):
    rulings = RulingSerializer(many=True, help_text="Rulings on the card, the latest first.")


class CardFileSerializer(serializers.Serializer[object]):
    game = serializers.CharField()
    digest = serializers.CharField()
    cards = FiledCardSerializer(many=True)


class CardFileView(APIView):
    """Every card of a game."""

    @extend_schema(
        operation_id="cards_file",
        responses={
            200: CardFileSerializer,
            304: OpenApiResponse(description="The file is as it was when it had the `ETag` that was sent in `If-None-Match`."),
            401: NO_TOKEN,
            404: UNKNOWN,
        },
    )
    def get(self, request: Request, game: str) -> HttpResponse:
        """All cards of the game in one file, in the order of their numbers, without pages or throttle."""
        found = game_called(game)
        cards = Card.objects.of_game(found).order_by("number")
        said = [*cards.values_list("digest", flat=True), repr(rulings_of(found.slug))]
        digest = hashlib.sha256(" ".join(said).encode()).hexdigest()[:32]
        response = get_conditional_response(request._request, etag=f'"{digest}"')
        if response is None:
            data = {"game": found.slug, "digest": digest, "cards": _told(cards.select_related("set"))}
            content = json.dumps(data, ensure_ascii=False, cls=DjangoJSONEncoder)
            response = HttpResponse(content, content_type="application/json", headers={"ETag": f'"{digest}"'})
        patch_cache_control(response, public=True, max_age=300)
        return response


def _told(cards: Iterable[Card]) -> list[dict[str, Any]]:
    cards = list(cards)
    rulings = parts_of(cards, ("rulings",))
    return [{**card_as_data(card), **rulings[card.pk]} for card in cards]
