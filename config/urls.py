"""The addresses of the site."""

from django.urls import include, path, register_converter
from django.views.i18n import set_language
from drf_spectacular.views import SpectacularAPIView

from config import api_docs, appearance, health, home, styleguide
from config.converters import GameConverter

register_converter(GameConverter, "game")

urlpatterns = [
    path("healthz", health.healthz, name="healthz"),
    path("readyz", health.readyz, name="readyz"),
    path("language/", set_language, name="set_language"),
    path("appearance/", appearance.set_theme, name="set_theme"),
    path("api/docs/", api_docs.docs, name="api_docs"),
    path("api/v1/schema", SpectacularAPIView.as_view(), name="api_schema"),
    path("api/v1/", include("config.api_urls")),
    path("styleguide/", styleguide.styleguide, name="styleguide"),
    path("", home.home, name="home"),
    path("<game:game>/", home.game, name="game"),
    path("", include("matches.urls")),
    path("", include("decks.urls")),
    path("", include("cards.urls")),
]
