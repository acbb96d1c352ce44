"""The addresses of the site."""

from django.urls import include, path, register_converter
from django.views.i18n import set_language

from cards import views as cards
from config import appearance, health
from config.converters import GameConverter

register_converter(GameConverter, "game")

urlpatterns = [
    path("healthz", health.healthz, name="healthz"),
    path("readyz", health.readyz, name="readyz"),
    path("language/", set_language, name="set_language"),
    path("appearance/", appearance.set_theme, name="set_theme"),
    path("", cards.home, name="home"),
    path("", include("matches.urls")),
    path("", include("decks.urls")),
    path("", include("cards.urls")),
]
