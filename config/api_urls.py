"""The addresses under /api/v1/."""

from typing import Any

from django.urls import include, path
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.authtoken.serializers import AuthTokenSerializer
from rest_framework.authtoken.views import ObtainAuthToken
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import ScopedRateThrottle
from rest_framework.views import APIView

from cards import api as cards
from cards.bulk import CardFileView
from config.api import PREFIX


class Index(APIView):
    """Where things are."""

    @extend_schema(exclude=True)
    def get(self, request: Request) -> Response:
        names = ("games", "decks", "decks/validate", "simulations", "token", "schema")
        return Response({"docs": "/api/docs/", **{name: f"{PREFIX}{name}" for name in names}})


class TokenSerializer(serializers.Serializer[Any]):
    token = serializers.CharField()


class TokenView(ObtainAuthToken):
    """A member's token, for name and password."""

    throttle_classes = (ScopedRateThrottle,)
    throttle_scope = "token"

    @extend_schema(
        operation_id="token_create",
        request=AuthTokenSerializer,
        responses={200: TokenSerializer, 400: cards.ErrorSerializer, 401: cards.ErrorSerializer, 429: cards.ErrorSerializer},
    )
    def post(self, request: Request, *args: Any, **kwargs: Any) -> Response:
        return super().post(request, *args, **kwargs)


urlpatterns = [
    path("", Index.as_view()),
    path("token", TokenView.as_view()),
    path("games", cards.GameListView.as_view()),
    path("games/<slug:game>", cards.GameView.as_view()),
    path("games/<slug:game>/cards", cards.CardListView.as_view()),
    path("games/<slug:game>/cards.json", CardFileView.as_view()),
    path("games/<slug:game>/cards/<slug:slug>", cards.CardView.as_view()),
    path("", include("decks.api.urls")),
    path("", include("matches.api.urls")),
]
