"""The addresses under /api/v1/."""

from django.urls import include, path
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api.views import TokenView
from cards.api import views as cards
from cards.api.bulk import CardFileView
from config.api_addresses import PREFIX


class Index(APIView):
    """The index of the API, with the address of each resource."""

    @extend_schema(exclude=True)
    def get(self, request: Request) -> Response:
        names = ("games", "decks", "decks/validate", "simulations", "token", "schema")
        return Response({"docs": "/api/docs/", **{name: f"{PREFIX}{name}" for name in names}})


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
